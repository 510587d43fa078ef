import { extname } from 'node:path';
import { textOfCell } from '../evaluate/csv-cell.ts';
import { csvRecords } from '../evaluate/csv-records.ts';
import { parseJson } from '../evaluate/json-fault.ts';
import { linesOf } from '../evaluate/lines.ts';
import { outcomes, type Result } from '../evaluate/result.ts';
import { readText } from '../evaluate/text-stream.ts';
import { shellWord } from '../shell-word.ts';
import { UsageError } from '../usage-error.ts';

/** A result of `evaluate`, as far as a label on it needs it. */
export type JudgedResult = Pick<
  Result,
  'file' | 'evaluator' | 'criterion' | 'score' | 'probability' | 'explanation' | 'judge' | 'prompt_version' | 'content'
>;

/**
 * The results of `evaluate --output` that have a score. A content that was judged several times has its last result.
 * @returns undefined for a file of something else
 * @throws UsageError for a file of labels
 */
export async function resultsIn(file: string): Promise<JudgedResult[] | undefined> {
  const results = new Map<string, JudgedResult>();
  let isResults = false;
  let isFirst = true;
  for await (const value of recordsIn(file)) {
    if (isFirst && isLabel(value)) throw new UsageError(areLabels(file));
    isFirst = false;
    if (!isResult(value)) {
      if (!isResults) return undefined;
      throw new UsageError(`${file} has results of "deemster evaluate", but also something else.`);
    }
    isResults = true;
    const { file: source, evaluator, criterion, score, probability, explanation, judge, content } = value;
    if (score === null || judge === null) continue;
    const of = { file: source, evaluator, criterion, content };
    const verdict = { score, probability, explanation, judge, prompt_version: value.prompt_version ?? null };
    results.set(JSON.stringify([content, evaluator]), { ...of, ...verdict });
  }
  return isResults ? [...results.values()] : undefined;
}

/** Other data may have a column of this name, too. */
const isLabel = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  ['criterion', 'evaluation_id', 'trace_id'].some((name) => name in value);

const areLabels = (file: string) =>
  `${file} has labels, and not responses to label. To continue it, give the rows or results that they are on, with ${shellWord(`--output=${file}`)}. To store them in a service: deemster label ${shellWord(`--import=${file}`)}`;

async function* recordsIn(file: string): AsyncGenerator<unknown> {
  if (extname(file).toLowerCase() !== '.csv') {
    for await (const { text } of linesOf(readText(file)))
      if (text === null || text.trim() !== '') yield parseJson(text ?? '').value;
    return;
  }
  const pieces = readText(file);
  const first = (await pieces.next()).value ?? '';
  const text = async function* () {
    yield first;
    yield* pieces;
  };
  let isRead = true;
  const records = csvRecords(text(), { file, name: file, header: first.split('\n', 1)[0]! }, (names) => {
    isRead = names.includes('content') || names.includes('label');
  });
  for await (const record of records) {
    if (!isRead) yield undefined;
    else yield 'value' in record ? ofCells(record.value as Record<string, string>) : undefined;
  }
}

/** Lists, numbers and nothing, as JSON Lines have them. */
function ofCells(row: Record<string, string>): Record<string, unknown> {
  const texts = Object.entries(row).map(([name, cell]) => [name, cell === '' ? null : textOfCell(cell)]);
  const number = (name: string) => (row[name] ? Number(row[name]) : null);
  return { ...Object.fromEntries(texts), score: number('score'), probability: number('probability') };
}

function isResult(value: unknown): value is Result {
  const { content, result, criterion, file } = (value ?? {}) as Partial<Result>;
  return [content, criterion, file].every((one) => typeof one === 'string') && outcomes.some((one) => one === result);
}
