import { smallBody } from './body.ts';
import { HttpError } from './errors.ts';

/** Most bytes of large bodies held at a time, in total and per account: half is reserved for other accounts. */
const mostHeld = { together: 256 * 1024 * 1024, ofOneAccount: 128 * 1024 * 1024 };

const noRoom = () =>
  new HttpError(429, 'Too many large requests are being worked on. Try again in 10 seconds.', { 'Retry-After': '10' });

/**
 * Counts request bodies until they are answered: a conversation stays in memory while it waits for its judge or is judged.
 * Small bodies are not counted, so that they are served while large ones exhaust the limit.
 */
export function createHeldBodies(most = mostHeld) {
  const ofAccounts = new Map<number, number>();

  return {
    /**
     * @param bytes Size of the body.
     * @returns a handle that releases the bytes
     * @throws HttpError 429 when the limit is reached
     */
    hold(account: number, bytes: number): Disposable {
      if (bytes <= smallBody) return { [Symbol.dispose]: () => undefined };
      const own = ofAccounts.get(account) ?? 0;
      const together = [...ofAccounts.values()].reduce((sum, held) => sum + held, 0);
      if (together + bytes > most.together || own + bytes > most.ofOneAccount) throw noRoom();
      const add = (more: number): void => {
        const now = (ofAccounts.get(account) ?? 0) + more;
        if (now > 0) ofAccounts.set(account, now);
        else ofAccounts.delete(account);
      };
      add(bytes);
      return { [Symbol.dispose]: () => add(-bytes) };
    },
  };
}
