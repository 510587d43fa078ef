import { sum } from './judge-in-process.ts';
import { type Outcome, outcomes, type Result, type TokenUsage } from './result.ts';

/** With more criteria than this, as when each row has its own, only the sums are kept. */
const MOST_CRITERIA = 50;

/** What came of several judgments. */
export interface Tally {
  counts: Record<Outcome, number>;
  /** The sum of the scores, and how many there are. */
  scores: { sum: number; count: number };
  /** What was paid, by judge. */
  usage: Map<string, TokenUsage>;
}

/** The judgments by one criterion. */
export interface CriterionTally extends Tally {
  evaluator: string | null;
  criterion: string;
}

const empty = (): Tally => ({
  counts: Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Tally['counts'],
  scores: { sum: 0, count: 0 },
  usage: new Map(),
});

/** Counts results as they come, in the order of the rows. */
export function createTally() {
  const total = empty();
  const byCriterion = new Map<string, CriterionTally>();
  let [conversations, last, isComplete] = [0, 0, true];
  return {
    total,
    /** How many rows have a result. */
    conversations: () => conversations,
    /** In the order in which they first came; undefined if there are too many. */
    criteria: () => (isComplete ? [...byCriterion.values()] : undefined),
    add(result: Result): void {
      if (result.conversation !== last) conversations++;
      last = result.conversation;
      addTo(total, result);
      const { evaluator, criterion } = result;
      const key = JSON.stringify([evaluator, criterion]);
      const known = byCriterion.get(key);
      if (known) addTo(known, result);
      else if (byCriterion.size >= MOST_CRITERIA) isComplete = false;
      else {
        const own = { ...empty(), evaluator, criterion };
        addTo(own, result);
        byCriterion.set(key, own);
      }
    },
  };
}

export type Tallies = ReturnType<typeof createTally>;

function addTo({ counts, scores, usage }: Tally, { result, score, judge, usage: paid }: Result): void {
  counts[result]++;
  if (score !== null) {
    scores.sum += score;
    scores.count++;
  }
  if (paid && judge !== null) usage.set(judge, sum(usage.get(judge) ?? null, paid)!);
}

/** The mean of the scores, 0 to 1; null without scores. Not applicable and not judged have none. */
export const meanOf = ({ scores }: Tally): number | null => (scores.count === 0 ? null : scores.sum / scores.count);

/** The share of the scores that pass, 0 to 1; null without scores. */
export const passRateOf = ({ scores, counts }: Tally): number | null =>
  scores.count === 0 ? null : counts.pass / scores.count;
