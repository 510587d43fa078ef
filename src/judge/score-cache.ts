import { orAborted } from './aborted.ts';
import { JudgeError, type JudgeFault } from './judge-error.ts';
import type { Verdict } from './verdict.ts';

/** What one job uses of the cache. To be disposed once its verdicts are stored, or cannot be: until then it shares them. */
export interface CacheUse extends Disposable {
  /**
   * The verdict under a key: the newest stored one, that of an equal request which is being judged, or a new one.
   * @param signal Ends the waiting for the other request; its reason is thrown.
   * @param judge Makes a new one; what it throws is thrown, and ends nothing for others who wait.
   */
  verdict(key: string, signal: AbortSignal, judge: () => Promise<Verdict>): Promise<CachedVerdict>;
}

export interface CachedVerdict {
  verdict: Verdict;
  /** Whether it cost nothing, since it is another request's; its usage says what was not paid again. */
  cached: boolean;
  /**
   * Whether it is to be stored under the key. Of what was found that is the first alone, so that a verdict outlives the
   * trace that it came from, but not every repetition takes a place in the index.
   */
  isEntry: boolean;
}

export type ScoreCache = ReturnType<typeof createScoreCache>;

interface Found {
  verdict: Verdict;
  /** Whether only one evaluation holds it. */
  isAlone: boolean;
}

type Judging = Omit<CachedVerdict, 'cached'> & { from: 'store' | 'judge' };

/**
 * Verdicts of models that need not be paid twice. What is stored is found by its key; equal requests that come before it
 * is stored wait for the first of them, and fail as it does. Where its caller went away or came to its deadline, the next
 * one judges, and the others wait for it.
 * @param find The newest stored verdict under an account's key.
 * @param looked Hears how each look ended: a stored verdict, another request's, or none.
 */
export function createScoreCache({
  find,
  looked,
}: {
  find: (account: number, key: string) => Promise<Found | undefined>;
  looked: (result: 'hit' | 'shared' | 'miss') => void;
}) {
  const underWay = new Map<string, Promise<Judging>>();

  async function findOrJudge(account: number, key: string, judge: () => Promise<Verdict>): Promise<Judging> {
    const found = await find(account, key);
    if (found) return { from: 'store', verdict: found.verdict, isEntry: found.isAlone };
    looked('miss');
    return { from: 'judge', verdict: await judge(), isEntry: true };
  }

  /** As one gets it who did not judge. */
  function fromCache({ from, verdict, isEntry }: Judging): CachedVerdict {
    looked(from === 'store' ? 'hit' : 'shared');
    return {
      verdict: { ...verdict, usage: notPaidAgain(verdict) },
      cached: true,
      isEntry: from === 'store' && isEntry,
    };
  }

  return {
    /** @param reads False: nothing is looked up or shared, so the judge is called again. */
    use(account: number, { reads }: { reads: boolean }): CacheUse {
      const own = new Map<string, Promise<Judging>>();
      const end = (name: string) => {
        if (underWay.get(name) === own.get(name)) underWay.delete(name);
      };

      async function first(name: string, judging: Promise<Judging>): Promise<CachedVerdict> {
        underWay.set(name, judging);
        own.set(name, judging);
        try {
          const { from, ...judged } = await judging;
          if (from === 'judge') return { ...judged, cached: false };
        } catch (error) {
          end(name);
          throw error;
        }
        end(name);
        return fromCache(await judging);
      }

      return {
        async verdict(key, signal, judge) {
          if (!reads) return { verdict: await judge(), cached: false, isEntry: true };
          const name = `${account} ${key}`;
          for (;;) {
            const other = underWay.get(name);
            if (!other) return first(name, findOrJudge(account, key, judge));
            const found = await orAborted(other.catch(sharedFault), signal);
            if (found) return fromCache(found);
          }
        },
        [Symbol.dispose]() {
          for (const name of own.keys()) end(name);
        },
      };
    },
  };
}

/** Faults of the one who waits, whose deadline is not another's. */
const ITS_CALLERS: ReadonlySet<JudgeFault> = new Set(['cancelled', 'timed_out', 'limited']);

/** What another request's fault means to those who wait for it: nothing where it was its caller's, or not foreseen. */
function sharedFault(error: unknown): undefined {
  if (!(error instanceof JudgeError) || ITS_CALLERS.has(error.fault)) return undefined;
  throw error.with({ usage: null });
}

const notPaidAgain = ({ usage }: Verdict): Verdict['usage'] =>
  usage && { prompt: usage.prompt, completion: 0, cached_prompt: usage.prompt };
