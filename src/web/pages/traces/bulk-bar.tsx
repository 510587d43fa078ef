import { useState } from 'preact/hooks';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

interface BulkBarProps {
  count: number;
  remove: () => Promise<void>;
  clear: () => void;
}

/** What can be done with the selected traces. */
export function BulkBar({ count, remove, clear }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const traces = count === 1 ? '1 trace' : `${count} traces`;
  return (
    <div class="bulk" role="group" aria-label="Selected traces">
      <span role="status">{count} selected</span>
      <button class="btn btn--danger" type="button" onClick={() => setAsking(true)}>
        Delete…
      </button>
      <button class="btn btn--quiet" type="button" onClick={clear}>
        Clear
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${traces}?`}
          action={`Delete ${traces}`}
          confirm={remove}
          close={() => setAsking(false)}
        >
          The conversations, their scores, comments and labels are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
