import { orAborted } from '../judge/aborted.ts';
import type { Store } from '../store/store.ts';
import { RequestError, valueError } from './request-error.ts';

/** How long an answer under retention `none` is remembered, in milliseconds, in memory alone. */
const memoryMilliseconds = 10 * 60 * 1000;

/** Names one request: the same key, operation and account with another body is a mistake of the caller's. */
export interface RequestIdentity {
  account: number;
  operation: string;
  key: string;
  bodyHash: string;
}

/**
 * Remembers good answers by Idempotency-Key, so that a retry is not judged, and not paid, twice.
 * Stored answers are the store's; this holds what runs now, and the answers under retention `none`.
 */
export function createIdempotency(store: Store, now: () => number) {
  const running = new Map<string, { bodyHash: string; done: Promise<unknown> }>();
  const remembered = new Map<string, { bodyHash: string; answer: string; until: number }>();

  const mustBe = (bodyHash: string, { bodyHash: wanted }: RequestIdentity) => {
    if (bodyHash !== wanted)
      throw new RequestError('invalid', [
        valueError(['header', 'idempotency-key'], 'This key was used with another body. Use a new key.'),
      ]);
  };

  async function find(identity: RequestIdentity, name: string): Promise<string | undefined> {
    const memory = remembered.get(name);
    const known =
      memory && memory.until > now()
        ? memory
        : await store.findAnswer(identity.account, identity.operation, identity.key, now());
    if (known) mustBe(known.bodyHash, identity);
    return known?.answer;
  }

  return {
    /**
     * Gives the remembered answer, waits for the one that runs now, or runs. What `run` answers must survive JSON.
     * @param signal Ends the waiting; its reason is thrown.
     */
    async once<Answer>(identity: RequestIdentity, signal: AbortSignal, run: () => Promise<Answer>): Promise<Answer> {
      const name = JSON.stringify([identity.account, identity.operation, identity.key]);
      for (;;) {
        const other = running.get(name);
        if (other) {
          mustBe(other.bodyHash, identity);
          // Its error belongs to its own caller; after an error the request is judged again.
          await orAborted(
            other.done.catch(() => undefined),
            signal,
          );
          continue;
        }
        const attempt = find(identity, name).then((answer) => (answer === undefined ? run() : JSON.parse(answer)));
        running.set(name, { bodyHash: identity.bodyHash, done: attempt });
        try {
          return await attempt;
        } finally {
          running.delete(name);
        }
      }
    },

    /** Remembers an answer in memory, where nothing may be stored. */
    remember({ account, operation, key, bodyHash }: RequestIdentity, answer: string): void {
      for (const [old, { until }] of remembered) {
        if (until > now()) break;
        remembered.delete(old);
      }
      const name = JSON.stringify([account, operation, key]);
      remembered.delete(name);
      remembered.set(name, { bodyHash, answer, until: now() + memoryMilliseconds });
    },
  };
}
