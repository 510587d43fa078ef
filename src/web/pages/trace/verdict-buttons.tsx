import { useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { FormFault } from '../../components/form/form-fault.tsx';
import { threshold } from '../../components/outcome.ts';

type Label = Schemas['Label'];

interface VerdictButtonsProps {
  evaluation: Schemas['Evaluation'];
  labels: readonly Label[];
  /** Is called after a change. */
  changed: () => void;
}

/**
 * Gives a label without an author, or withdraws it if it is the same.
 * @throws ApiError
 */
export async function decide(
  { id: evaluation_id }: Schemas['Evaluation'],
  labels: readonly Label[],
  label: boolean,
): Promise<void> {
  const own = ownLabel(labels);
  if (own?.label === label)
    await bodyOf(api.DELETE('/api/v1/annotations/label/{label_id}', { params: { path: { label_id: own.id } } }));
  else await bodyOf(api.POST('/api/v1/annotations/label', { body: { evaluation_id, label } }));
}

/** Labels of these pages have no author. */
const ownLabel = (labels: readonly Label[]) => labels.find(({ author }) => author === null);

/** Whether a person agrees with the judge. */
export function VerdictButtons({ evaluation, labels, changed }: VerdictButtonsProps) {
  const [fault, setFault] = useState<string>();
  const own = ownLabel(labels);
  const press = (label: boolean) =>
    decide(evaluation, labels, label).then(
      () => {
        setFault(undefined);
        changed();
      },
      (error: Error) => setFault(error.message),
    );
  const { score } = evaluation;
  return (
    <div class="stack stack--tight">
      <div class="verdict" role="group" aria-label="Your label: does this answer deserve to pass?">
        <span class="verdict__q">Does this answer deserve to pass?</span>
        <button class="btn" type="button" aria-pressed={own?.label === true} onClick={() => press(true)}>
          Yes
        </button>
        <button class="btn" type="button" aria-pressed={own?.label === false} onClick={() => press(false)}>
          No
        </button>
        {own && typeof score === 'number' && (
          <span class="hint">
            {own.label === score >= threshold ? 'agrees with the judge' : 'differs from the judge'}
          </span>
        )}
      </div>
      {labels
        .filter(({ author }) => author !== null)
        .map(({ id, author, label }) => (
          <p key={id} class="hint">
            {author}: {label ? 'yes' : 'no'}
          </p>
        ))}
      <FormFault>{fault}</FormFault>
    </div>
  );
}
