import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { readFilters } from '../../addresses/filters.ts';
import { queueHref } from '../../addresses/review.ts';
import { tryHref } from '../../addresses/try.ts';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { lastList } from '../../app/last-list.ts';
import { useKeys } from '../../app/use-keys.ts';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
import { CopyAs } from './copy-as.tsx';
import { JudgeAgain } from './judge-again.tsx';
import { Rating } from './rating.tsx';

interface ActionsProps {
  trace: Schemas['Trace'];
  changed: () => void;
}

/** What can be done with a trace. */
export function Actions({ trace, changed }: ActionsProps) {
  const { route } = useLocation();
  const [open, setOpen] = useState<'judge' | 'copy' | 'delete'>();
  const close = () => setOpen(undefined);
  useKeys({ c: () => document.getElementById('comment')?.focus() });
  const remove = async () => {
    await bodyOf(api.DELETE('/api/v1/traces/{trace_id}', { params: { path: { trace_id: trace.id } } }));
    route('/traces', true);
  };
  return (
    <>
      <Rating traceId={trace.id} rating={trace.rating} changed={changed} />
      <a class="btn" href="#comments">
        Comment <kbd>c</kbd>
      </a>
      <a
        class="btn"
        href={queueHref({ filters: readFilters(new URLSearchParams(lastList.value.href.split('?')[1])) }, trace.id)}
      >
        Review
      </a>
      <button class="btn" type="button" onClick={() => setOpen('judge')}>
        Judge again…
      </button>
      {'messages' in trace.trace && (
        <a class="btn" href={tryHref(trace.id)}>
          Try another criterion
        </a>
      )}
      <button class="btn" type="button" onClick={() => setOpen('copy')}>
        Copy as…
      </button>
      <button class="btn btn--quiet btn--danger" type="button" onClick={() => setOpen('delete')}>
        Delete…
      </button>
      {open === 'judge' && <JudgeAgain trace={trace} close={close} changed={changed} />}
      {open === 'copy' && <CopyAs trace={trace} close={close} />}
      {open === 'delete' && (
        <ConfirmDialog title="Delete this trace?" action="Delete the trace" confirm={remove} close={close}>
          The conversation, its scores, comments and labels are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
