import { api, bodyOf } from '../../api/client.ts';
import { signedIn } from '../../app/session.ts';
import { FormFault } from '../../components/form/form-fault.tsx';
import { useAction } from '../../components/form/use-action.ts';

/** Exchanges a key for a session. The key is in the field only until then. */
export function SignInForm({ title }: { title: string }) {
  const { fault, isBusy, run } = useAction(async (form: HTMLFormElement) => {
    const key = String(new FormData(form).get('key')).trim();
    if (!key) throw new Error('Enter a key.');
    const session = await bodyOf(api.POST('/api/v1/session', { body: { key } }));
    form.reset();
    signedIn(session);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(event.currentTarget as HTMLFormElement);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <h1>{title}</h1>
      <div class="field">
        <label for="key">Key</label>
        <input
          class="input mono"
          id="key"
          name="key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="deemster_…"
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? 'key-fault' : 'key-hint'}
        />
        <FormFault id="key-fault">{fault}</FormFault>
        <p class="hint" id="key-hint">
          The key is exchanged for a session of 12 hours. This page does not keep it.
        </p>
      </div>
      <button class="btn btn--primary" type="submit" disabled={isBusy}>
        Sign in
      </button>
    </form>
  );
}
