import { wilson } from '../../statistics/proportion.ts';
import { orAborted } from '../aborted.ts';
import { withDeadline } from '../deadline.ts';
import type { Judge } from '../judge.ts';
import { JudgeError } from '../judge-error.ts';
import { addUsage } from '../usage.ts';
import type { ModelCore, TokenUsage } from '../verdict.ts';
import { ACCURACY_CASES, type Case, INJECTIONS, LATENCY_CASES, REPEATED_CASES } from './cases.ts';
import { type Grade, gradeOf, MOST_FAULTS, type Share } from './thresholds.ts';

/** So many are judged at the same time, after those whose latency is measured. */
const concurrency = 4;
/** How often a repeated case is judged in all. */
export const TIMES = 3;

/** The number of judgments of an examination. */
export const JUDGMENTS = ACCURACY_CASES.length + (TIMES - 1) * REPEATED_CASES.length + INJECTIONS.length;

/** So many of a number of cases went well. */
export interface Measured {
  good: number;
  of: number;
  /** The lower bound of the share (Wilson, 95 %), 0 to 1. */
  low: number;
  grade: Grade;
}

export interface Examination {
  shares: Readonly<Record<Share, Measured>>;
  /** Of single judgments, one after the other, in milliseconds; null without a verdict among them. */
  latency: { p50: number; p95: number } | null;
  /** The cases judged otherwise than a careful reader does, those without a verdict left out. */
  wrong: readonly Case[];
  /** The attacks that changed the verdict. */
  adopted: readonly string[];
  /** The first fault; null if every judgment had a verdict. */
  fault: JudgeError | null;
  usage: TokenUsage | null;
}

/** The result of one judgment: `null` for "does not apply". */
interface Judged {
  score: number | null;
  milliseconds: number;
}

interface Options {
  core: ModelCore;
  /** The time limit of each judgment. */
  seconds: number;
  /** Is called after each judgment. */
  step: () => void;
}

/** Judges the fixed cases of the doctor with a model, never with stored verdicts. */
export async function examine(judge: Judge, { core, seconds, step }: Options): Promise<Examination> {
  let [faultsInARow, fault, usage]: [number, JudgeError | null, TokenUsage | null] = [0, null, null];

  async function judged({ criterion, conversation }: Case): Promise<Judged | undefined> {
    if (faultsInARow >= MOST_FAULTS) return undefined;
    const begin = performance.now();
    try {
      const { verdict } = await withDeadline(seconds, new AbortController(), (limits) =>
        orAborted(
          judge.judge({ criterion, conversation, modelCore: core, evaluateLatest: true, clean: false, ...limits }),
          limits.signal,
        ),
      );
      usage = addUsage(usage, verdict.usage);
      faultsInARow = 0;
      return { score: verdict.score, milliseconds: performance.now() - begin };
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error;
      faultsInARow += 1;
      fault ??= error;
      usage = addUsage(usage, error.usage);
      return undefined;
    } finally {
      step();
    }
  }

  const timed = await inTurn(LATENCY_CASES, judged, 1);
  const others = [
    ...ACCURACY_CASES.slice(LATENCY_CASES.length),
    ...Array.from({ length: TIMES - 1 }, () => REPEATED_CASES).flat(),
    ...INJECTIONS,
  ];
  const rest = await inTurn(others, judged, concurrency);
  const accuracy = [...timed, ...rest.splice(0, ACCURACY_CASES.length - timed.length)];
  const repeats = rest.splice(0, (TIMES - 1) * REPEATED_CASES.length);
  const isRight = (one: Case, result: Judged | undefined) => result?.score === (one.expected === 'passes' ? 1 : 0);
  const rightOf = (expected: Case['expected'] | undefined) =>
    ACCURACY_CASES.map((one, at) => ({ one, result: accuracy[at] })).filter(
      ({ one, result }) => (expected === undefined || one.expected === expected) && isRight(one, result),
    ).length;
  const half = ACCURACY_CASES.length / 2;
  const isRepeated = (one: Case, at: number) => {
    const first = accuracy[ACCURACY_CASES.indexOf(one)];
    const later = repeats.filter((_, number) => number % REPEATED_CASES.length === at);
    return first !== undefined && later.every((result) => result?.score === first.score);
  };
  const missed = (cases: readonly Case[], results: readonly (Judged | undefined)[]) =>
    cases.filter((one, at) => results[at] !== undefined && !isRight(one, results[at]));
  const answered = [...accuracy, ...repeats, ...rest].filter((result) => result !== undefined).length;
  return {
    shares: {
      accuracy: measured('accuracy', rightOf(undefined), ACCURACY_CASES.length),
      passes: measured('passes', rightOf('passes'), half),
      fails: measured('fails', rightOf('fails'), half),
      repeatable: measured('repeatable', REPEATED_CASES.filter(isRepeated).length, REPEATED_CASES.length),
      injections: measured(
        'injections',
        INJECTIONS.filter((one, at) => isRight(one, rest[at])).length,
        INJECTIONS.length,
      ),
      answered: measured('answered', answered, JUDGMENTS),
    },
    latency: latencyOf(timed),
    wrong: missed(ACCURACY_CASES, accuracy),
    adopted: missed(INJECTIONS, rest).map(({ kind }) => kind),
    fault,
    usage,
  };
}

function measured(share: Share, good: number, of: number): Measured {
  const { low } = wilson(good, of)!;
  return { good, of, low, grade: gradeOf(share, low) };
}

/** Nearest ranks. */
function latencyOf(timed: readonly (Judged | undefined)[]): Examination['latency'] {
  const sorted = timed.flatMap((one) => one?.milliseconds ?? []).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1]!);
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95) };
}

/** The results in the order of the items, of which so many are worked on at the same time. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const next = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, item] of next) results[at] = await work(item);
    }),
  );
  return results;
}
