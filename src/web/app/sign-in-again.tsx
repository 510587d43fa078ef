import { useEffect, useRef } from 'preact/hooks';
import { SignInForm } from '../pages/sign-in/sign-in-form.tsx';

/** Over a page whose session has ended: what was typed there stays. */
export function SignInAgain() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="again" onCancel={(event) => event.preventDefault()}>
      <div class="callout" id="again">
        <p>
          <strong>Your session has ended.</strong> What you typed is kept in this tab.
        </p>
      </div>
      <SignInForm title="Sign in and continue" />
    </dialog>
  );
}
