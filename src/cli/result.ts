import { styleText } from 'node:util';
import type { judgeAlone } from '../service.ts';
import { count } from './database.ts';
import { table } from './table.ts';
import { visibleText } from './visible-text.ts';

type Verdict = Awaited<ReturnType<ReturnType<typeof judgeAlone>>>['verdict'];

const results = ['pass', 'fail', 'inconclusive', 'n/a', 'error'] as const;
type Result = (typeof results)[number];

/** How a terminal shows a result. */
const styles: Record<Result, Parameters<typeof styleText>[0]> = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  'n/a': 'dim',
  error: ['red', 'bold'],
};

/** Plain where standard output is no terminal, and as NO_COLOR and FORCE_COLOR say. */
const styled = (result: Result, text: string): string => styleText(styles[result], text, { stream: process.stdout });

type Figures = Pick<Verdict, 'score' | 'range' | 'samples' | 'probability'>;

/** What became of one conversation. */
export interface Outcome extends Figures {
  result: Result;
  explanation: string | null;
  /** Of the verdict that was judged again; null where none was. */
  first: Figures | null;
  /** Why there is no judgment. */
  error: string | null;
}

/** The outcome by its place in the file, from 1. */
export type Row = { conversation: number } & Outcome;

/**
 * @param threshold the lowest score that passes, 0 to 1
 * @param first the verdict that was judged again
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

/** Inconclusive is a score whose range lies on both sides of the threshold. */
function resultOf({ score, range }: Verdict, threshold: number): Result {
  if (score === null) return 'n/a';
  const [low, high] = range ?? [score, score];
  if (low >= threshold) return 'pass';
  return high < threshold ? 'fail' : 'inconclusive';
}

/** Exit codes (decisions) by what they mean, the weightiest first. */
const exitCodes: [Result, number][] = [
  ['error', 3],
  ['fail', 1],
  ['inconclusive', 4],
];

/** 0 where nothing failed, was inconclusive or could not be judged. */
export const exitCodeOf = (rows: Row[]): number =>
  exitCodes.find(([result]) => rows.some((row) => row.result === result))?.[1] ?? 0;

/** The rows, and how many there are of each result, for a person. */
export function resultsText(rows: Row[]): string {
  const cells = rows.map((row) => [
    String(row.conversation),
    styled(row.result, row.result),
    scoreText(row),
    // A judge's words, which a conversation can influence.
    visibleText(row.error ?? row.explanation ?? ''),
  ]);
  const counts = results
    .map((result) => ({ result, number: rows.filter((row) => row.result === result).length }))
    .filter(({ number }) => number > 0)
    .map(({ result, number }) => styled(result, `${number.toLocaleString('en')} ${result}`));
  return `${table(['conversation', 'result', 'score', 'explanation'], cells)}\n${count(rows.length, 'conversation')}: ${counts.join(', ')}.`;
}

/** With the range where it is wider than the score. */
function scoreText({ score, range }: Row): string {
  if (score === null) return styled('n/a', '-');
  const [low, high] = (range ?? [score, score]).map((one) => one.toFixed(2));
  return low === high ? score.toFixed(2) : `${score.toFixed(2)} (${low} to ${high})`;
}
