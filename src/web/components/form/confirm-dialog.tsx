import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';
import { FormFault } from './form-fault.tsx';
import { useAction } from './use-action.ts';

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
  const { fault, isBusy, run } = useAction(async () => {
    await confirm();
    close();
  });
  return (
    <Dialog title={title} close={close}>
      <p>{children}</p>
      <FormFault>{fault}</FormFault>
      <div class="btn-row">
        {/* First, so that it has the focus. */}
        <button class="btn" type="button" onClick={close}>
          Cancel
        </button>
        <button
          class={`btn btn--${isHarmless ? 'primary' : 'danger'}`}
          type="button"
          onClick={() => run()}
          disabled={isBusy}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
