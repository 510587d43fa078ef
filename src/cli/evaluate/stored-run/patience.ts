import { setTimeout } from 'node:timers/promises';
import { ConnectionError, RateLimitError, ServerError } from '../../../client/index.ts';
import { retryDelay } from '../../../retry.ts';

/** How long one judgment waits for a service that limits requests, or that is not there, in milliseconds. A single wait may be longer. */
const longest = { limited: 5 * 60_000, away: 30_000 };
/** A longer single wait ends the run with an error; the caller can continue it later. */
const MOST = 60 * 60_000;
/** Waits from here on are announced, but not again before some time has passed, in milliseconds. */
const [ANNOUNCED, QUIET] = [10_000, 10 * 60_000];

type Trouble = keyof typeof longest;

const statusOf: Record<Trouble, { status?: number }> = { limited: { status: 429 }, away: {} };

/**
 * Makes the function that calls a service, and calls again when it limits requests or restarts. A wait that the service asks
 * for holds back all calls. The calls must be safe to repeat.
 * @param say Receives a sentence about a long wait.
 */
export function createPatience(say: (sentence: string) => void) {
  let heldUntil = 0;
  let quietUntil = 0;

  const hold = (wait: number, error: RateLimitError) => {
    heldUntil = Math.max(heldUntil, Date.now() + wait);
    if (wait < ANNOUNCED || Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET;
    say(
      `Waiting ${Math.ceil(wait / 1000).toLocaleString('en')} s for the service. ${error.message.replace(/^429: /, '')}`,
    );
  };

  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    let waited = 0;
    for (let attempt = 1; ; attempt++) {
      for (let left = heldUntil - Date.now(); left > 0; left = heldUntil - Date.now()) await setTimeout(left);
      try {
        return await call();
      } catch (error) {
        const trouble = troubleOf(error);
        if (!trouble || waited >= longest[trouble]) throw error;
        const asked = error instanceof RateLimitError ? (error.retryAfter ?? 1) * 1000 : 0;
        const wait = Math.max(asked, retryDelay({ attempt, ...statusOf[trouble] }, { maxRetries: attempt })!);
        if (wait > MOST) throw error;
        waited += wait;
        if (error instanceof RateLimitError) hold(wait, error);
        else await setTimeout(wait);
      }
    }
  };
}

function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof RateLimitError) return 'limited';
  // A proxy answers with these while the service restarts.
  const isAway = error instanceof ServerError && [502, 503, 504].includes(error.status ?? 0);
  return error instanceof ConnectionError || isAway ? 'away' : undefined;
}
