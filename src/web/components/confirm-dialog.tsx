import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What the button does. */
  action: string;
  /** Its error is shown, and the dialog stays open. */
  confirm: () => Promise<void>;
  close: () => void;
  /** Nothing is lost by it. @default false */
  isHarmless?: boolean;
  /** What will happen. */
  children: ComponentChildren;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, action, confirm, close, isHarmless = false, children }: ConfirmDialogProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await confirm();
      close();
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} close={close}>
      <p>{children}</p>
      {fault && (
        <p class="callout callout--signal" role="alert">
          {fault}
        </p>
      )}
      <div class="btn-row">
        {/* First, so that it has the focus. */}
        <button class="btn" type="button" onClick={close}>
          Cancel
        </button>
        <button class={`btn btn--${isHarmless ? 'primary' : 'danger'}`} type="button" onClick={act} disabled={isBusy}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
