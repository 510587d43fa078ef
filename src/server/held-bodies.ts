import { smallBody } from './body.ts';
import { HttpError } from './errors.ts';

/** Most bytes of large bodies that are held at a time, over all accounts, and of one account: half is left to the others. */
const mostHeld = { together: 256 * 1024 * 1024, ofOneAccount: 128 * 1024 * 1024 };

const noRoom = () =>
  new HttpError(429, 'Too many large requests are being worked on. Try again in 10 seconds.', { 'Retry-After': '10' });

/**
 * Counts the bodies of requests until they are answered: a conversation stays in memory while it is judged, or waits for its
 * judge. Small bodies are not counted, so that they are served while large ones fill the room.
 */
export function createHeldBodies(most = mostHeld) {
  let together = 0;
  const ofAccounts = new Map<number, number>();

  return {
    /**
     * @param bytes Of the body.
     * @returns what ends the holding
     * @throws HttpError 429 when there is no room
     */
    hold(account: number, bytes: number): Disposable {
      if (bytes <= smallBody) return { [Symbol.dispose]: () => undefined };
      const own = ofAccounts.get(account) ?? 0;
      if (together + bytes > most.together || own + bytes > most.ofOneAccount) throw noRoom();
      const add = (more: number): void => {
        together += more;
        const now = (ofAccounts.get(account) ?? 0) + more;
        if (now > 0) ofAccounts.set(account, now);
        else ofAccounts.delete(account);
      };
      add(bytes);
      return { [Symbol.dispose]: () => add(-bytes) };
    },
  };
}
