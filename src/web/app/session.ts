import { signal } from '@preact/signals';
import type { components } from '../../../generated/openapi.d.ts';

type Session = components['schemas']['Session'];

/**
 * Who is signed in. `ended`: the session of a page that is open has ended; what was typed there is kept while the person
 * signs in again.
 */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; session: Session }
  | { kind: 'ended'; session: Session };

export const session = signal<SessionState>({ kind: 'unknown' });

/** Notes that the service has refused the session. */
export function sessionHasEnded(): void {
  const { value } = session;
  session.value =
    value.kind === 'signed-in' || value.kind === 'ended'
      ? { kind: 'ended', session: value.session }
      : { kind: 'signed-out' };
}

/** Notes a new session. The pages of another account must not stay open: then everything is loaded anew. */
export function signedIn(next: Session): void {
  const { value } = session;
  if (value.kind === 'ended' && value.session.account !== next.account) location.reload();
  else session.value = { kind: 'signed-in', session: next };
}
