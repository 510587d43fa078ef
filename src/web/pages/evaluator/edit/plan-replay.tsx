import { useLocation } from 'preact-iso';
import { evaluatorHref } from '../../../addresses/evaluator.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { isSame, type Settings } from '../../../components/evaluator/settings.ts';
import { FormDialog } from '../../../components/form/form-dialog.tsx';

interface PlanReplayProps {
  name: string;
  serving: Schemas['EvaluatorVersion'];
  settings: Settings;
  close: () => void;
}

/** Plans a candidate. Its plan is shown before anything is judged. */
export function PlanReplay({ name, serving, settings, close }: PlanReplayProps) {
  const { route } = useLocation();
  const isReworded = settings.evaluation_criteria !== serving.evaluation_criteria;
  const plan = async (form: FormData) => {
    const number = (field: string) => Number(form.get(field)) || null;
    const body = {
      ...settings,
      ...(isReworded && { keep_labels: true }),
      max_cases: number('cases') ?? 200,
      max_tokens: number('tokens'),
    };
    const { id } = await bodyOf(api.POST('/api/v1/evaluators/{name}/candidates', { params: { path: { name } }, body }));
    route(evaluatorHref(name, { candidate: id }));
  };
  return (
    <FormDialog title="Test on labelled cases" action="Plan it" submit={plan} close={close}>
      <p>
        {isSame(settings, serving)
          ? `Nothing is changed: v${serving.version} is replayed under the judge and prompt that the service has now.`
          : `The candidate judges responses that people have labelled, and is compared with v${serving.version}, which serves meanwhile. The next page shows how many cases, calls and tokens that takes, before anything is judged.`}
      </p>
      {isReworded && (
        <label class="check">
          <input type="checkbox" required />
          The new wording means the same, so that people’s labels hold for it too
        </label>
      )}
      <div class="fields">
        <div class="field">
          <label for="cases">At most cases</label>
          <input class="input" id="cases" name="cases" type="number" min="1" max="1000" value="200" required />
        </div>
        <div class="field">
          <label for="tokens">At most tokens</label>
          <input class="input" id="tokens" name="tokens" type="number" min="1" placeholder="no limit" />
        </div>
      </div>
    </FormDialog>
  );
}
