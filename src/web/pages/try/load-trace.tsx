import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Dialog } from '../../components/form/dialog.tsx';
import { dateTimeText } from '../../components/time.ts';
import { rowOf } from '../../components/trace-row.ts';
import { hrefOf } from './address.ts';
import type { Side } from './draft.ts';

interface LoadTraceProps {
  /** The criteria, which stay. */
  sides: readonly Side[];
  close: () => void;
}

/** The newest conversations, to take one from. */
export function LoadTrace({ sides, close }: LoadTraceProps) {
  const { data, error } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/traces', { params: { query: { page_size: 20 } }, signal })),
    [],
  );
  const rows = data?.traces.filter(({ trace }) => 'messages' in trace).map(rowOf);
  return (
    <Dialog title="Load a trace" close={close}>
      {error && <p class="callout callout--signal">{error.message}</p>}
      {!data && !error && <p class="muted">Loading…</p>}
      {rows?.length === 0 && <p>No conversation is stored yet.</p>}
      {rows && rows.length > 0 && (
        <ul class="load">
          {rows.map(({ id, ask, createdAt }) => (
            <li key={id}>
              <a href={hrefOf({ trace: { id }, sides })} onClick={close}>
                <span dir="auto">{ask}</span>
                <small>{dateTimeText(createdAt)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="hint">
        Not here? Open it in <a href="/traces">Traces</a>, and choose “Try another criterion”.
      </p>
      <div class="btn-row">
        <button class="btn" type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
