import { signal } from '@preact/signals';
import type { components } from '../../../generated/openapi.d.ts';
import type { ApiError } from '../api/api-error.ts';

type Session = components['schemas']['Session'];

/**
 * Who is signed in. `unknown`: the service has not answered yet, or only with a fault. `ended`: the session of a page that is open has ended; what was typed there is kept while the person
 * signs in again.
 */
export type SessionState =
  | { kind: 'unknown'; fault?: ApiError }
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; session: Session }
  | { kind: 'ended'; session: Session };

export const session = signal<SessionState>({ kind: 'unknown' });

/** Whether the account's retention is `none`. */
export const storesNothing = (): boolean => {
  const { value } = session;
  return 'session' in value && value.session.retention === 'none';
};

/** The tabs of this browser share one cookie. */
const tabs = new BroadcastChannel('deemster-session');
tabs.onmessage = ({ data }: MessageEvent<Session | 'signed-out'>) => {
  if (data === 'signed-out') session.value = { kind: 'signed-out' };
  else settle(data);
};

/** Notes that the person has signed out: every tab hides what it shows. */
export function signedOut(): void {
  session.value = { kind: 'signed-out' };
  tabs.postMessage('signed-out');
}

/** Notes that the service has refused the session. */
export function sessionHasEnded(): void {
  const { value } = session;
  session.value =
    value.kind === 'signed-in' || value.kind === 'ended'
      ? { kind: 'ended', session: value.session }
      : { kind: 'signed-out' };
}

/** Notes a new session, in every tab. */
export function signedIn(next: Session): void {
  settle(next);
  tabs.postMessage(next);
}

/** Everything is reloaded if the account changed, so that no page of the former one stays open. */
function settle(next: Session): void {
  const { value } = session;
  if ('session' in value && value.session.account !== next.account) location.reload();
  else if (value.kind !== 'signed-in') session.value = { kind: 'signed-in', session: next };
}
