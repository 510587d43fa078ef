import { CriterionError } from '../../judge/criterion/criterion-error.ts';
import { withDeadline } from '../../judge/deadline.ts';
import type { Judge, Judgment } from '../../judge/judge.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import type { ScoreCache } from '../../judge/score-cache.ts';
import type { StoredCandidate, StoredCase } from '../../store/candidates.ts';
import type { Store } from '../../store/store.ts';
import type { Use } from '../../store/usage.ts';
import { recallFor } from '../memory/recall.ts';
import { type CaseEnd, createReplayBounds } from './replay-bounds.ts';
import { judgeAgain, NotTheSameContent, type RecallBy } from './replay-case.ts';

/** How many cases of a replay are judged at the same time. */
const mostAtOnce = 8;
/** How often a database that other processes share is asked for replays that nobody runs, in milliseconds. */
const lookMilliseconds = 5000;

export interface ReplaysOptions {
  store: Store;
  judge: Judge;
  scores: ScoreCache;
  /** Resolves when the account may have another judgment, within its rate limit. Rejects when the signal aborts. */
  turn: (account: number, signal: AbortSignal) => Promise<void>;
  /** The longest time for one case, in seconds. */
  timeoutSeconds: number;
  now: () => number;
  /** Why a case failed, in words that may leave the service. */
  reasonOf: (error: unknown) => string;
  /** Is called with a fault that is not the judge's. */
  unexpected: (error: unknown) => void;
}

export type Replays = ReturnType<typeof createReplays>;

/**
 * Makes what runs replays in the background. What is judged is stored case by case, so a replay continues where the process
 * before has stopped, and pays nothing twice.
 */
export function createReplays({
  store,
  judge,
  scores,
  turn,
  timeoutSeconds,
  now,
  reasonOf,
  unexpected,
}: ReplaysOptions) {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();

  /** As `recallFor` of a request with the candidate, about a case of a trace. Undefined: it has no memory. */
  async function recallOf(candidate: StoredCandidate, traceId: string): Promise<RecallBy | undefined> {
    const { account, name, settings } = candidate;
    const serving = settings.memory ? await store.getEvaluator(account, name) : undefined;
    if (!serving) return undefined;
    const { version, labels_since: memorySince } = serving;
    return (criterion, template) =>
      recallFor(store, {
        ...{ account, evaluator: { name, version }, memorySince, criterion, traceId },
        ...(template && { template }),
      });
  }

  async function judged(candidate: StoredCandidate, one: StoredCase, controller: AbortController) {
    const { id, account, settings } = candidate;
    const content = await store.caseContent(id, one.seq);
    if (!content) return undefined;
    const recallBy = await recallOf(candidate, one.trace_id);
    using cache = scores.use(account, { reads: true });
    return await withDeadline(timeoutSeconds, controller, (limits) =>
      judgeAgain(judge, content, one.content_hash, settings, { ...limits, cache, fairnessKey: account, recallBy }),
    );
  }

  /** Judges a case and stores what became of it. Undefined: the replay was stopped, or the case was deleted. */
  async function replay(
    candidate: StoredCandidate,
    one: StoredCase,
    signal: AbortSignal,
  ): Promise<CaseEnd | undefined> {
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason);
    signal.addEventListener('abort', abort);
    const ended = await judged(candidate, one, controller).then(
      (judgment) => judgment && scoredEnd(judgment, one.base_score, candidate.threshold),
      (fault: unknown) => {
        if (!isOfTheCase(fault)) unexpected(fault);
        return failedEnd(fault, fault instanceof NotTheSameContent ? fault.message : reasonOf(fault));
      },
    );
    signal.removeEventListener('abort', abort);
    if (!ended) return undefined;
    const { end, use } = ended;
    const { account, id, keyId, requestId, settings } = candidate;
    const whole: Use = {
      keyId: keyId!,
      requestId: requestId!,
      at: now(),
      modelCore: settings.model_core,
      requests: 0,
      ...use,
    };
    if (signal.aborted && end.outcome === 'failed') {
      // Another process judges it again; what it has cost is counted.
      await store.addUse(account, { ...whole, failed: 0 });
      return undefined;
    }
    await store.endCase(account, id, one.seq, end, whole);
    return end;
  }

  async function run(candidate: StoredCandidate, signal: AbortSignal): Promise<void> {
    const cases = await store.casesOf(candidate.seq);
    const bounds = createReplayBounds(candidate.plan, cases);
    const queue = cases.filter(({ outcome }) => outcome === null).values();
    // Ends the wait of those that are over the limit.
    const failures = new AbortController();
    const worker = async () => {
      for (const one of queue) {
        if (signal.aborted || !bounds.admit(one)) return;
        const isBegun = await mayBegin(candidate.account, AbortSignal.any([signal, failures.signal]));
        bounds.ended(one, isBegun ? await replay(candidate, one, signal) : undefined);
        if (bounds.stoppedBy() === 'failures') failures.abort();
      }
    };
    // A worker that ends by a fault of the database must not leave the others behind.
    const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, worker));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (signal.aborted) return;
    const { comparisonOf } = await import('./comparison-of.ts');
    const comparison = await comparisonOf(candidate, await store.casesOf(candidate.seq));
    await store.endReplay(candidate.id, bounds.stoppedBy(), comparison);
  }

  /** False: the replay was stopped. */
  const mayBegin = (account: number, signal: AbortSignal) =>
    turn(account, signal).then(
      () => !signal.aborted,
      (error: unknown) => {
        if (!signal.aborted) throw error;
        return false;
      },
    );

  /** Another process may have continued it, and ended it, since the candidate was read. */
  async function continueReplay(candidate: StoredCandidate, signal: AbortSignal): Promise<void> {
    const isReplaying = async () => (await store.replayingCandidates()).some(({ id }) => id === candidate.id);
    if (!store.isShared || (await isReplaying())) await run(candidate, signal);
  }

  /** Runs the replay of a candidate whose status is `replaying`, unless another process is running it. */
  function start(candidate: StoredCandidate): void {
    if (running.has(candidate.id)) return;
    const controller = new AbortController();
    const done = store.claims
      .alone(`replay ${candidate.id}`, () => continueReplay(candidate, controller.signal))
      .catch(unexpected)
      .finally(() => running.delete(candidate.id));
    running.set(candidate.id, { controller, done });
  }

  /** Under retention none, nothing of an account may be stored any more. */
  async function resume(): Promise<void> {
    for (const { retention, ...candidate } of await store.replayingCandidates())
      if (retention === 'standard') start(candidate);
  }

  const stopped = () => new JudgeError('cancelled', 'The replay was stopped.');
  // The process that runs a replay may end before it.
  const looking = store.isShared
    ? setInterval(() => void resume().catch(unexpected), lookMilliseconds).unref()
    : undefined;
  return {
    start,

    /** Continues the replays that an earlier process has left. */
    resume,

    isRunning: (id: string): boolean => running.has(id),

    /** Stops the replay of a candidate that was deleted. */
    cancel: (id: string): void => running.get(id)?.controller.abort(stopped()),

    /** Resolves when the replay of a candidate has ended, the time is over, or the signal aborts. */
    async endOf(id: string, milliseconds: number, signal: AbortSignal): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      const end = () => resolve();
      signal.addEventListener('abort', end, { once: true });
      await Promise.race([running.get(id)?.done, promise]);
      signal.removeEventListener('abort', end);
      clearTimeout(timer);
    },

    /** Stops all replays; the next process continues them. */
    async stop(): Promise<void> {
      clearInterval(looking);
      for (const { controller } of running.values()) controller.abort(stopped());
      await Promise.all(Array.from(running.values(), ({ done }) => done));
    },
  };
}

type Ended = { end: CaseEnd; use: Pick<Use, 'evaluations' | 'cached' | 'failed' | 'tokens'> };

const paid = (tokens: Use['tokens']): number => (tokens ? tokens.prompt + tokens.completion : 0);

function scoredEnd({ verdict, cached }: Judgment, baseScore: number, threshold: number): Ended {
  const { score, judge, promptVersion } = verdict;
  const tokens = cached ? null : verdict.usage;
  const outcome = score === null ? 'not_applicable' : 'scored';
  const isChanged = score !== null && score >= threshold !== baseScore >= threshold;
  const explanation = isChanged ? verdict.explanation : null;
  return {
    end: { outcome, score, judge, promptVersion, tokens: paid(tokens), explanation, reason: null, recurs: false },
    use: { evaluations: 1, cached: cached ? 1 : 0, tokens },
  };
}

function failedEnd(fault: unknown, reason: string): Ended {
  const { usage: tokens = null, recurs = false } = fault instanceof JudgeError ? fault : {};
  const none = { score: null, judge: null, promptVersion: null, explanation: null };
  return {
    end: { outcome: 'failed', ...none, tokens: paid(tokens), reason, recurs },
    use: { evaluations: 0, cached: 0, failed: 1, tokens },
  };
}

/** Whether a fault is the judge's or the case's own, and not a fault of the program. */
const isOfTheCase = (fault: unknown): boolean =>
  fault instanceof JudgeError || fault instanceof CriterionError || fault instanceof NotTheSameContent;
