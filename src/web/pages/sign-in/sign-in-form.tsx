import { useState } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { signedIn } from '../../app/session.ts';

/** Exchanges a key for a session. The key is in the field only until then. */
export function SignInForm({ title }: { title: string }) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const key = String(new FormData(form).get('key')).trim();
    if (!key) return setFault('Enter a key.');
    setBusy(true);
    try {
      const session = await bodyOf(api.POST('/api/v1/session', { body: { key } }));
      form.reset();
      signedIn(session);
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
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
        {fault && (
          <p id="key-fault" class="callout callout--signal" role="alert">
            {fault}
          </p>
        )}
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
