import type { RunResult } from '../../comparison/run.ts';
import { jsonFault, parseJson } from '../evaluate/json-fault.ts';
import { linesOf } from '../evaluate/lines.ts';
import { nameOf, readText } from '../evaluate/text-stream.ts';
import { UsageError } from '../usage-error.ts';

/** The results of a file, and who judged them. */
export interface ResultFile {
  results: RunResult[];
  judges: Set<string>;
  readers: Set<string>;
}

/**
 * Reads results, one JSON object per line, as `deemster evaluate` prints and writes them.
 * @param file A path, or `-` for standard input.
 * @throws UsageError that names the line which is not a result
 */
export async function readResultFile(file: string): Promise<ResultFile> {
  const read: ResultFile = { results: [], judges: new Set(), readers: new Set() };
  for await (const { number, text } of linesOf(readText(file))) {
    const location = `${nameOf(file)}, line ${number}`;
    if (text === null) throw new UsageError(`${location} is too long to be a result.`);
    if (text.trim() === '') continue;
    const { value, error } = parseJson(text);
    if (error !== undefined) throw new UsageError(jsonFault(text, error, location));
    addLine(read, value, location);
  }
  if (read.results.length === 0) throw new UsageError(`${nameOf(file)} contains no result.`);
  return read;
}

type Fields = Record<string, unknown>;

function addLine({ results, judges, readers }: ResultFile, value: unknown, location: string) {
  const wrong = (what: string) => new UsageError(`${location} is not a result of "deemster evaluate": ${what}.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('it is not an object');
  const { id, hash, criterion, evaluator, score, result, error, judge, reader_version } = value as Fields;
  const name = id ?? hash;
  if (typeof name !== 'string' && typeof name !== 'number') throw wrong('it has no id and no hash');
  if (typeof criterion !== 'string') throw wrong('it has no criterion');
  const failed = result === 'error' || typeof error === 'string';
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;
  if (!failed && !isScore && score !== null) throw wrong('its score is not a number from 0 to 1, or null');
  const own = (one: unknown) => (typeof one === 'string' && !failed ? one : undefined);
  const reader = own(reader_version);
  if (own(judge) !== undefined) judges.add(own(judge)!);
  if (reader !== undefined) readers.add(reader);
  results.push({
    case: id === undefined || id === null ? `content ${name}` : String(name),
    criterion,
    evaluator: typeof evaluator === 'string' ? evaluator : undefined,
    score: isScore ? score : null,
    failed,
    kind: /^(Reward|Penalize)/.test(criterion) ? 'graded' : 'pass-fail',
    judge: judge === 'check' ? undefined : own(judge),
    reader,
  });
}
