import type { AsyncDeemster } from '../client.ts';
import type { EvaluationResponse, MultiAgentTraceResponse } from '../results.ts';

type Paint = (text: string) => string;

/** The `this` of a matcher, as the runners provide it. */
export interface RunnerContext {
  isNot?: boolean | undefined;
  /** `''`, `resolves` or `rejects`; undefined in an asymmetric matcher, which cannot be asynchronous. */
  promise?: string | undefined;
  utils?:
    | {
        matcherHint?: (
          name: string,
          received?: string,
          expected?: string,
          options?: { isNot?: boolean; promise?: string },
        ) => string;
        EXPECTED_COLOR?: Paint;
        RECEIVED_COLOR?: Paint;
        BOLD_WEIGHT?: Paint;
        DIM_COLOR?: Paint;
      }
    | undefined;
}

/** A judgment that a message reports. */
export interface Judgment {
  criterion: string;
  threshold: number;
  score: number | null;
  answer: EvaluationResponse | MultiAgentTraceResponse;
}

/** A part of a message: its label, its text, and optionally its colour. */
type Row = [label: string, text: string, paint?: Paint | undefined];

/** The message of a failed assertion. */
export function failureMessage(judgment: Judgment, range: Row[], context: RunnerContext): string {
  const { utils, isNot } = context;
  const { criterion, threshold, score } = judgment;
  return messageOf(context, [
    ['Criterion', criterion],
    ['Threshold', `${isNot ? 'below' : 'at least'} ${threshold}`, utils?.EXPECTED_COLOR],
    ['Score', scoreText(score!, threshold), utils?.RECEIVED_COLOR],
    ...range,
    ...rowsOf(judgment),
  ]);
}

/** The message for a score of null. */
export const notApplicableMessage = (judgment: Judgment, context: RunnerContext): string =>
  messageOf(context, [
    ['Criterion', judgment.criterion],
    ['Score', 'null: the criterion does not apply, so nothing was asserted', context.utils?.RECEIVED_COLOR],
    ...rowsOf(judgment),
  ]);

/**
 * The range of the score's samples, read from the stored evaluation; no rows if the samples do not differ or nothing was
 * stored. The verdict does not depend on it, so if the service does not answer, the row gives the error instead.
 */
export async function rangeRows(
  client: Pick<AsyncDeemster, 'trace'>,
  { answer, threshold }: Judgment,
  { utils }: RunnerContext,
): Promise<Row[]> {
  if (!('evaluation_id' in answer) || answer.trace_id === null) return [];
  try {
    const { evaluations } = await client.trace(answer.trace_id);
    const [low, high] = evaluations.find(({ id }) => id === answer.evaluation_id)?.sub_trace.range ?? [];
    if (low === undefined || high === undefined || low === high) return [];
    const rows: Row[] = [['Range', `${rounded(low)} to ${rounded(high)}`]];
    if (low < threshold && threshold <= high)
      rows.push(['', 'inconclusive: the threshold lies inside the range', utils?.BOLD_WEIGHT]);
    return rows;
  } catch (error) {
    return [['Range', `unknown, because the stored trace cannot be read: ${error}`]];
  }
}

function rowsOf({ answer }: Judgment): Row[] {
  const rows: Row[] = [['Explanation', answer.explanation]];
  if ('sources' in answer && answer.sources)
    rows.push(['Sources', answer.sources.map(({ id, type }) => `${id} (${type})`).join(', ')]);
  if (answer.trace_id !== null) rows.push(['Trace', answer.trace_id]);
  return rows;
}

/** The rounded score, unless rounding moves it across the threshold. */
function scoreText(score: number, threshold: number): string {
  const short = rounded(score);
  return String(short >= threshold === score >= threshold ? short : score);
}

const rounded = (score: number) => Number(score.toFixed(3));

const LABEL_WIDTH = 13;
const TEXT_WIDTH = 63;

function messageOf({ utils, isNot = false, promise = '' }: RunnerContext, rows: Row[]): string {
  const hint = utils?.matcherHint?.('toMeet', 'received', 'criterion', { isNot, promise }) ?? 'toMeet';
  const lines = rows.flatMap(([label, text, paint = String]) =>
    wrapped(text).map((line, at) => {
      const head = (at === 0 && label ? `${label}:` : '').padEnd(LABEL_WIDTH);
      return (utils?.DIM_COLOR ?? String)(head) + paint(line);
    }),
  );
  return [hint, '', ...lines].join('\n');
}

/** Wraps a text between words. Control characters are removed, because an explanation may quote anything. */
const wrapped = (text: string): string[] =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '').match(new RegExp(`\\S.{0,${TEXT_WIDTH - 1}}(?=\\s|$)|\\S+`, 'gu')) ?? [''];
