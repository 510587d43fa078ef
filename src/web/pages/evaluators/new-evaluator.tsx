import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { evaluatorHref } from '../../addresses/evaluator.ts';
import { api, bodyOf } from '../../api/client.ts';
import { ReadingView } from '../../components/criterion/reading.tsx';
import { useReading } from '../../components/criterion/use-reading.ts';
import { cores, type Settings } from '../../components/evaluator/settings.ts';
import { SettingsFields } from '../../components/evaluator/settings-fields.tsx';
import { FormFault } from '../../components/form/form-fault.tsx';
import { useAction, withFields } from '../../components/form/use-action.ts';
import { PageHead } from '../../components/page-head.tsx';

/** The form for an evaluator that is not there yet. @param criterion Its criterion to begin with. */
export function NewEvaluator({ criterion }: { criterion: string }) {
  const { route } = useLocation();
  const [name, setName] = useState('');
  const [settings, setSettings] = useState<Settings>({
    evaluation_criteria: criterion,
    model_core: cores[0]!,
    explanation_cleaning: null,
    description: null,
    memory: false,
  });
  const reading = useReading(settings.evaluation_criteria);
  const { fault, isBusy, run } = useAction(async () => {
    await bodyOf(api.POST('/api/v1/evaluators', { body: { name: name.trim(), ...settings } }));
    route(evaluatorHref(name.trim()), true);
  });
  return (
    <>
      <PageHead
        title="New evaluator"
        crumb={
          <a class="crumb" href="/evaluators">
            Evaluators
          </a>
        }
      />
      <form class="stack narrow" onSubmit={withFields(run)}>
        <div class="field">
          <label for="name">Name</label>
          <input
            class="input"
            id="name"
            required
            maxLength={255}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            placeholder="refund-window"
            aria-describedby="name-hint"
          />
          <p class="hint" id="name-hint">
            Programs refer to it as evaluator_name. It cannot be changed later.
          </p>
        </div>
        <SettingsFields
          settings={settings}
          change={(changes) => setSettings((before) => ({ ...before, ...changes }))}
          reading={reading}
        >
          {settings.evaluation_criteria && <ReadingView of={reading} />}
        </SettingsFields>
        <FormFault>{fault}</FormFault>
        <div class="btn-row">
          <button class="btn btn--primary" type="submit" disabled={isBusy}>
            Create
          </button>
          <a class="btn" href="/evaluators">
            Cancel
          </a>
        </div>
      </form>
    </>
  );
}
