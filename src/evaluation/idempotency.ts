import { setTimeout } from 'node:timers/promises';
import { orAborted } from '../judge/aborted.ts';
import type { Store } from '../store/store.ts';
import { RequestError, valueError } from './request-error.ts';

/** How long an answer under retention `none` is kept, in milliseconds, only in memory. */
const memoryMilliseconds = 10 * 60 * 1000;

/** How often to look whether another process has answered an equal request, in milliseconds: at first, and at most. */
const looks = { first: 50, longest: 500 };

/** Identifies a request. The same key, operation and account with another body is the caller's mistake. */
export interface RequestIdentity {
  account: number;
  operation: string;
  key: string;
  bodyHash: string;
}

/**
 * Keeps successful answers by Idempotency-Key, so that a retry is not judged and paid twice. The store keeps most answers;
 * this holds the requests in progress and the answers under retention `none`. A request in progress at another process of a
 * shared database is a claim there.
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

  /** Runs once no other process has an equal request in progress, unless that has left its answer. */
  async function runAlone<Answer>(
    identity: RequestIdentity,
    name: string,
    signal: AbortSignal,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    const { claims } = store;
    for (let wait = looks.first; ; wait = Math.min(looks.longest, wait * 2)) {
      if (await claims.take(name, identity.bodyHash))
        try {
          const answer = await find(identity, name);
          return answer === undefined ? await run() : JSON.parse(answer);
        } finally {
          await claims.release(name);
        }
      const other = await claims.other(name);
      if (other === undefined) continue;
      mustBe(other, identity);
      await orAborted(setTimeout(wait), signal);
    }
  }

  return {
    /**
     * Returns the remembered answer, waits for an equal request in progress, or runs. The answer of `run` must survive JSON.
     * @param signal Ends the wait; its reason is thrown.
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
        const attempt = runAlone(identity, name, signal, run);
        running.set(name, { bodyHash: identity.bodyHash, done: attempt });
        try {
          return await attempt;
        } finally {
          running.delete(name);
        }
      }
    },

    /** Keeps an answer in memory when nothing may be stored. */
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
