import { useLayoutEffect } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useSubmitKey } from '../../app/use-submit-key.ts';
import { Fault } from '../../components/fault.tsx';
import { type ItemProps, OpenItem } from './open-item.tsx';

/** One item of the queue, with its trace as it is now. */
export function Item({ id, lost, ...props }: ItemProps & { id: string; lost: () => void }) {
  const { data, error, reload } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id: id } }, signal })),
    [id],
  );
  const isGone = error !== undefined && [404, 422].includes(error.status);
  // Before it is painted, so that a reviewer who moves on at once does not come back to it.
  useLayoutEffect(() => {
    if (isGone) lost();
  }, [isGone]);
  if (data) return <OpenItem {...props} trace={data} />;
  return (
    <>
      <Moves move={props.move} next={() => isGone && props.next()} />
      {isGone ? (
        <div class="narrow callout stack">
          <p>
            <strong>This trace is not in your account.</strong> It may have been deleted; there is nothing to decide.
          </p>
          <div class="btn-row">
            <button class="btn btn--primary" type="button" onClick={props.next}>
              Next <kbd>Ctrl Enter</kbd>
            </button>
          </div>
        </div>
      ) : error ? (
        <Fault error={error} retry={reload} />
      ) : (
        <p class="muted review__wait">Loading…</p>
      )}
    </>
  );
}

/** The keys that work without a trace. */
function Moves({ move, next }: Pick<ItemProps, 'move' | 'next'>) {
  useKeys({ ArrowLeft: () => move(-1), ArrowRight: () => move(1) });
  useSubmitKey(next);
  return null;
}
