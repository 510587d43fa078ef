import { useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { requestOf } from '../../api/trace-request.ts';
import { Dialog } from '../../components/dialog.tsx';

interface JudgeAgainProps {
  trace: Schemas['Trace'];
  close: () => void;
  changed: () => void;
}

/** Judges the stored conversation by another criterion; the evaluation is added to the trace. */
export function JudgeAgain({ trace, close, changed }: JudgeAgainProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const judge = async (event: SubmitEvent) => {
    event.preventDefault();
    const criterion = String(new FormData(event.currentTarget as HTMLFormElement).get('criterion')).trim();
    setBusy(true);
    try {
      const { path, body } = requestOf(trace, { evaluation_criteria: criterion });
      const added = { ...body, trace_id: trace.id };
      await bodyOf(
        path === '/api/v1/evals/reward'
          ? api.POST(path, { body: added as Schemas['RewardRequest'] })
          : api.POST(path, { body: added as Schemas['MultiAgentTraceRequest'] }),
      );
      changed();
      close();
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title="Judge again" close={close}>
      <form class="stack" onSubmit={judge}>
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
            aria-invalid={fault !== undefined}
            aria-describedby="criterion-hint"
          />
          <p class="hint" id="criterion-hint">
            It begins with Passes if, Fails if, Reward or Penalize.
          </p>
          {fault && (
            <p class="callout callout--signal" role="alert">
              {fault}
            </p>
          )}
        </div>
        <div class="btn-row">
          <button class="btn btn--primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Judging…' : 'Judge'}
          </button>
          <button class="btn" type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
