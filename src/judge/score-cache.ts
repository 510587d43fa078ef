import { orAborted } from './aborted.ts';
import { JudgeError, type JudgeFault } from './judge-error.ts';
import type { Verdict } from './verdict.ts';

/** One job's access to the cache. It shares its verdicts until it is disposed: do so once they are stored, or cannot be. */
export interface CacheUse extends Disposable {
  /**
   * The verdict under a key: the newest stored one, that of an equal request in progress, or a new one.
   * @param signal Ends the wait for the other request; its reason is thrown.
   * @param judge Makes a new verdict; its errors are thrown.
   */
  verdict(key: string, signal: AbortSignal, judge: () => Promise<Verdict>): Promise<CachedVerdict>;
}

export interface CachedVerdict {
  verdict: Verdict;
  /** Whether it is another request's verdict and so cost nothing. Its usage is then what was not paid again. */
  cached: boolean;
  /**
   * Whether to store it under the key. Of found verdicts, only the first is stored again: the verdict then outlives its first
   * trace, but further repetitions take no room in the index.
   */
  isEntry: boolean;
}

export type ScoreCache = ReturnType<typeof createScoreCache>;

interface Found {
  verdict: Verdict;
  /** Whether only one stored evaluation has it. */
  isAlone: boolean;
}

type Judging = Omit<CachedVerdict, 'cached'> & { from: 'store' | 'judge' };

/**
 * Makes the cache of models' verdicts, so that they are not paid for twice. Stored verdicts are found by their key. Equal requests
 * that arrive before the verdict is stored wait for the first one, and fail as it does. If the first one was cancelled or
 * reached its deadline, the next one judges, and the others wait for that.
 * @param find Returns the newest stored verdict under an account's key.
 * @param looked Is called with the result of each lookup: a stored verdict, another request's, or none.
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

  /** The verdict as returned to a request that did not pay for it. */
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

/** Faults that concern only one request, such as its own deadline. */
const OWN_FAULTS: ReadonlySet<JudgeFault> = new Set(['cancelled', 'timed_out', 'limited']);

/** Throws another request's fault for a request that waits for it, unless it concerns only the other one or is unexpected. */
function sharedFault(error: unknown): undefined {
  if (!(error instanceof JudgeError) || OWN_FAULTS.has(error.fault)) return undefined;
  throw error.with({ usage: null });
}

const notPaidAgain = ({ usage }: Verdict): Verdict['usage'] =>
  usage && { prompt: usage.prompt, completion: 0, cached_prompt: usage.prompt };
