import type { ResponseRange } from './conversation.ts';
import { meanOf } from './mean.ts';
import { addUsage } from './usage.ts';
import type { Verdict } from './verdict.ts';

/**
 * Merges the verdicts on several responses. The score is the mean of the scores that are not null, or null if all are; the
 * explanation lists the responses. A single verdict is returned unchanged; a merged one has no cleaned explanation.
 */
export function mergeVerdicts(verdicts: Verdict[], responses: ResponseRange[]): Verdict {
  const [first, ...others] = verdicts as [Verdict, ...Verdict[]];
  if (others.length === 0) return first;
  const samples = verdicts.every((verdict) => verdict.samples) ? verdicts.flatMap(({ samples }) => samples!) : null;
  // If a model judged any of them, the merged verdict counts as a model's.
  const leading = verdicts.find(({ decidedBy }) => decidedBy === 'model') ?? first;
  return {
    ...leading,
    score: meanOf(known(verdicts.map(({ score }) => score))),
    explanation: verdicts
      .map(({ explanation }, at) => `Response ${at + 1} (${place(responses[at]!)}): ${explanation}`)
      .join('\n'),
    cleanedExplanation: null,
    probability: null,
    labelProbabilities: null,
    samples,
    range: rangeOf(verdicts),
    ...listsOf(verdicts),
    evidence: verdicts.flatMap(({ evidence }) => evidence),
    droppedQuotes: verdicts.reduce((sum, { droppedQuotes }) => sum + droppedQuotes, 0),
    usage: verdicts.map(({ usage }) => usage).reduce(addUsage),
  };
}

/** Every item names its response, and its place in the evidence of all. */
function listsOf(verdicts: Verdict[]): Pick<Verdict, 'points' | 'claims'> {
  let before = 0;
  const lists = verdicts.map(({ points, claims, evidence }, response) => {
    const from = before;
    before += evidence.length;
    return {
      points: points.map((one) => ({ ...one, response })),
      claims: claims.map((one) => ({ ...one, evidence: one.evidence === null ? null : from + one.evidence, response })),
    };
  });
  return { points: lists.flatMap(({ points }) => points), claims: lists.flatMap(({ claims }) => claims) };
}

/** The means of both ends. A check's score has no spread. */
function rangeOf(verdicts: Verdict[]): Verdict['range'] {
  if (verdicts.every(({ range }) => range === null)) return null;
  const ranges = verdicts.map(({ range, score }) => range ?? [score, score]);
  const [low, high] = [0, 1].map((end) => meanOf(known(ranges.map((range) => range[end]!))));
  return [low!, high!];
}

const place = ({ first, last }: ResponseRange) =>
  first === last ? `messages[${first}]` : `messages[${first}] to messages[${last}]`;

const known = (scores: (number | null)[]) => scores.filter((score) => score !== null);
