import { useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { Dialog } from '../../components/dialog.tsx';
import type { Side } from './draft.ts';

interface SaveEvaluatorProps {
  side: Side;
  saved: (evaluator: Schemas['Evaluator']) => void;
  close: () => void;
}

/** Saves a criterion and its core under a name. */
export function SaveEvaluator({ side: { criterion, core }, saved, close }: SaveEvaluatorProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const description = String(fields.get('description')).trim();
    setBusy(true);
    try {
      const body = {
        name: String(fields.get('name')).trim(),
        evaluation_criteria: criterion.trim(),
        ...(core && { model_core: core }),
        ...(description && { description }),
      };
      saved(await bodyOf(api.POST('/api/v1/evaluators', { body: body as Schemas['EvaluatorRequest'] })));
      close();
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title="Save as an evaluator" close={close}>
      <form class="stack" onSubmit={save}>
        <p class="criterion" dir="auto">
          {criterion}
        </p>
        <div class="field">
          <label for="evaluator-name">Name</label>
          <input class="input" id="evaluator-name" name="name" required maxLength={255} autocomplete="off" />
        </div>
        <div class="field">
          <label for="evaluator-description">Note for people</label>
          <input class="input" id="evaluator-description" name="description" autocomplete="off" />
          <p class="hint">The judge does not see it.</p>
        </div>
        {fault && (
          <p class="callout callout--signal" role="alert">
            {fault}
          </p>
        )}
        <div class="btn-row">
          <button class="btn btn--primary" type="submit" disabled={isBusy}>
            Save
          </button>
          <button class="btn" type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
