import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import type { Side } from './draft.ts';

interface SaveEvaluatorProps {
  side: Side;
  saved: (evaluator: Schemas['Evaluator']) => void;
  close: () => void;
}

/** Saves a criterion and its core under a name. */
export function SaveEvaluator({ side: { criterion, core }, saved, close }: SaveEvaluatorProps) {
  const save = async (fields: FormData) => {
    const description = String(fields.get('description')).trim();
    const body = {
      name: String(fields.get('name')).trim(),
      evaluation_criteria: criterion.trim(),
      ...(core && { model_core: core }),
      ...(description && { description }),
    };
    saved(await bodyOf(api.POST('/api/v1/evaluators', { body: body as Schemas['EvaluatorRequest'] })));
  };
  return (
    <FormDialog title="Save as an evaluator" action="Save" submit={save} close={close}>
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
    </FormDialog>
  );
}
