import { styleText } from 'node:util';
import type { judgeInProcess } from '../../service.ts';
import { count } from '../database.ts';
import { table } from '../table.ts';
import { visibleText } from '../visible-text.ts';

type Verdict = Awaited<ReturnType<ReturnType<typeof judgeInProcess>>>['verdict'];

const results = ['pass', 'fail', 'inconclusive', 'n/a', 'error'] as const;
type Result = (typeof results)[number];

/** Terminal style of each result. */
const styles: Record<Result, Parameters<typeof styleText>[0]> = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  'n/a': 'dim',
  error: ['red', 'bold'],
};

/** Plain unless standard output is a terminal; respects NO_COLOR and FORCE_COLOR. */
const styled = (result: Result, text: string): string => styleText(styles[result], text, { stream: process.stdout });

type Figures = Pick<Verdict, 'score' | 'range' | 'samples' | 'probability'>;

/** The result of one judgment. */
export interface Outcome extends Figures {
  result: Result;
  explanation: string | null;
  /** The first verdict, if the conversation was judged again; otherwise null. */
  first: Figures | null;
  /** Why there is no judgment. */
  error: string | null;
}

/** An outcome with the conversation's position in the file, from 1, and the criterion. */
export type Row = { conversation: number; criterion: string } & Outcome;

/**
 * @param threshold the lowest score that passes, 0 to 1
 * @param first the verdict before the conversation was judged again
 */
export function judged(verdict: Verdict, threshold: number, first?: Verdict): Outcome {
  return {
    result: resultOf(verdict, threshold),
    ...figuresOf(verdict),
    explanation: verdict.explanation,
    first: first ? figuresOf(first) : null,
    error: null,
  };
}

const figuresOf = ({ score, range, samples, probability }: Verdict): Figures => ({
  score,
  range,
  samples,
  probability,
});

export function notJudged(error: string): Outcome {
  const none = { score: null, range: null, samples: null, probability: null };
  return { result: 'error', ...none, explanation: null, first: null, error };
}

/** A score is inconclusive when its range lies on both sides of the threshold. */
function resultOf({ score, range }: Verdict, threshold: number): Result {
  if (score === null) return 'n/a';
  const [low, high] = range ?? [score, score];
  if (low >= threshold) return 'pass';
  return high < threshold ? 'fail' : 'inconclusive';
}

/** Exit codes by result, most severe first. */
const exitCodes: [Result, number][] = [
  ['error', 3],
  ['fail', 1],
  ['inconclusive', 4],
];

/** 0 if every judgment passed. */
export const exitCodeOf = (rows: Row[]): number =>
  exitCodes.find(([result]) => rows.some((row) => row.result === result))?.[1] ?? 0;

/** The rows and the count of each result, for people to read. Several criteria are numbered in the table. */
export function resultsText(rows: Row[]): string {
  const criteria = [...new Set(rows.map(({ criterion }) => criterion))];
  const isSingle = criteria.length === 1;
  const cells = rows.map((row) => [
    String(row.conversation),
    ...(isSingle ? [] : [String(criteria.indexOf(row.criterion) + 1)]),
    styled(row.result, row.result),
    scoreText(row),
    // The judge's words: a conversation can influence them.
    visibleText(row.error ?? row.explanation ?? ''),
  ]);
  const head = ['conversation', ...(isSingle ? [] : ['criterion']), 'result', 'score', 'explanation'];
  const conversations = count(new Set(rows.map(({ conversation }) => conversation)).size, 'conversation');
  if (isSingle) return `${table(head, cells)}\n${conversations}: ${countsOf(rows)}.`;
  const perCriterion = criteria.map((criterion, index) => {
    const own = rows.filter((row) => row.criterion === criterion);
    return `${index + 1}  ${visibleText(criterion).replaceAll(/\s+/g, ' ')} (${countsOf(own)})`;
  });
  const total = `${conversations}, ${criteria.length.toLocaleString('en')} criteria: ${countsOf(rows)}.`;
  return [table(head, cells), ...perCriterion, total].join('\n');
}

/** `2 pass, 1 fail` */
const countsOf = (rows: Row[]): string =>
  results
    .map((result) => ({ result, number: rows.filter((row) => row.result === result).length }))
    .filter(({ number }) => number > 0)
    .map(({ result, number }) => styled(result, `${number.toLocaleString('en')} ${result}`))
    .join(', ');

/** Includes the range if it is wider than the score. */
function scoreText({ score, range }: Row): string {
  if (score === null) return styled('n/a', '-');
  const [low, high] = (range ?? [score, score]).map((one) => one.toFixed(2));
  return low === high ? score.toFixed(2) : `${score.toFixed(2)} (${low} to ${high})`;
}
