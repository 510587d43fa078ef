import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';
import { FormFault } from './form-fault.tsx';
import { useAction, withFields } from './use-action.ts';

interface FormDialogProps {
  title: string;
  /** What its button says. */
  action: string;
  /** What it says meanwhile. @default the same */
  doing?: string;
  /** Its error is shown, and the dialog stays open. */
  submit: (fields: FormData) => Promise<void>;
  close: () => void;
  /** Whether something is there to submit. @default true */
  isReady?: boolean;
  children: ComponentChildren;
}

/** A window with a form, which closes once it is submitted. */
export function FormDialog({
  title,
  action,
  doing = action,
  submit,
  close,
  isReady = true,
  children,
}: FormDialogProps) {
  const { fault, isBusy, run } = useAction(async (fields: FormData) => {
    await submit(fields);
    close();
  });
  return (
    <Dialog title={title} close={close}>
      <form class="stack" onSubmit={withFields(run)}>
        {children}
        <FormFault>{fault}</FormFault>
        <div class="btn-row">
          <button class="btn btn--primary" type="submit" disabled={isBusy || !isReady}>
            {isBusy ? doing : action}
          </button>
          <button class="btn" type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
