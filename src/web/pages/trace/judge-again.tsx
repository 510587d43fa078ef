import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { requestOf } from '../../api/trace-request.ts';
import { FormDialog } from '../../components/form/form-dialog.tsx';

interface JudgeAgainProps {
  trace: Schemas['Trace'];
  close: () => void;
  changed: () => void;
}

/** Judges the stored conversation by another criterion; the evaluation is added to the trace. */
export function JudgeAgain({ trace, close, changed }: JudgeAgainProps) {
  const judge = async (fields: FormData) => {
    const criterion = String(fields.get('criterion')).trim();
    const { path, body } = requestOf(trace, { evaluation_criteria: criterion });
    const added = { ...body, trace_id: trace.id };
    await bodyOf(
      path === '/api/v1/evals/reward'
        ? api.POST(path, { body: added as Schemas['RewardRequest'] })
        : api.POST(path, { body: added as Schemas['MultiAgentTraceRequest'] }),
    );
    changed();
  };
  return (
    <FormDialog title="Judge again" action="Judge" doing="Judging…" submit={judge} close={close}>
      <div class="field">
        <label for="criterion">Criterion</label>
        <textarea
          class="input"
          id="criterion"
          name="criterion"
          rows={3}
          required
          dir="auto"
          placeholder="Passes if …"
          aria-describedby="criterion-hint"
        />
        <p class="hint" id="criterion-hint">
          It begins with Passes if, Fails if, Reward or Penalize.
        </p>
      </div>
    </FormDialog>
  );
}
