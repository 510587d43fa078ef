import type { RunResult } from '../../comparison/run.ts';
import { jsonFault, looksLikeCsv, parseJson } from '../evaluate/json-fault.ts';
import { linesOf } from '../evaluate/lines.ts';
import { nameOf, readText } from '../evaluate/text-stream.ts';
import { UsageError } from '../usage-error.ts';

/** The results of a run, and who judged them. */
export interface RunResults {
  results: RunResult[];
  /** Where each result is, such as `answers.csv:3`. */
  places: string[];
  judges: Set<string>;
  readers: Set<string>;
}

/**
 * Reads results, one JSON object per line, as `deemster evaluate` prints and writes them.
 * @param file A path, or `-` for standard input.
 * @throws UsageError that names the line which is not a result
 */
export async function readResultFile(file: string): Promise<RunResults> {
  const read = noRunResults();
  for await (const { number, text } of linesOf(readText(file))) {
    const location = `${nameOf(file)}, line ${number}`;
    if (text === null) throw new UsageError(`${location} is too long to be a result.`);
    if (text.trim() === '') continue;
    const { value, error } = parseJson(text);
    if (error !== undefined && looksLikeCsv(text) && read.results.length === 0)
      throw new UsageError(
        `${nameOf(file)} looks like CSV, but results are compared as JSON Lines. "--output FILE.jsonl" writes them.`,
      );
    if (error !== undefined) throw new UsageError(jsonFault(text, error, location));
    addRunResult(read, value, location, `${nameOf(file)}:${number}`);
  }
  if (read.results.length === 0) throw new UsageError(`${nameOf(file)} contains no result.`);
  return read;
}

export const noRunResults = (): RunResults => ({ results: [], places: [], judges: new Set(), readers: new Set() });

type Fields = Record<string, unknown>;

/**
 * @param place Where the result is, or the row that it is of.
 * @throws UsageError if the value is not a result
 */
export function addRunResult(
  { results, places, judges, readers }: RunResults,
  value: unknown,
  location: string,
  place: string,
): void {
  const result = runResultOf(value, location);
  const { judge } = value as Fields;
  if (typeof judge === 'string' && !result.failed) judges.add(judge);
  if (result.reader !== undefined) readers.add(result.reader);
  results.push(result);
  places.push(place);
}

/**
 * What a comparison needs of a result.
 * @throws UsageError if the value is not a result
 */
export function runResultOf(value: unknown, location: string): RunResult {
  const wrong = (what: string) => new UsageError(`${location} is not a result of "deemster evaluate": ${what}.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('it is not an object');
  const { id, hash, criterion, evaluator, score, result, error, judge, ...made } = value as Fields;
  const asked = typeof made.input_hash === 'string' ? made.input_hash : undefined;
  const name = id ?? asked ?? hash;
  if (typeof name !== 'string' && typeof name !== 'number') throw wrong('it has no id and no hash');
  if (typeof criterion !== 'string') throw wrong('it has no criterion');
  const failed = result === 'error' || typeof error === 'string';
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;
  if (!failed && !isScore && score !== null) throw wrong('its score is not a number from 0 to 1, or null');
  const own = (one: unknown) => (typeof one === 'string' && !failed ? one : undefined);
  const model = judge === 'check' ? undefined : own(judge);
  return {
    case: id !== undefined && id !== null ? String(id) : asked ? `question ${asked}` : `content ${hash}`,
    criterion,
    evaluator: typeof evaluator === 'string' ? evaluator : undefined,
    score: isScore ? score : null,
    failed,
    kind: /^(Reward|Penalize)/.test(criterion) ? 'graded' : 'pass-fail',
    // As a service tells judges apart. A file may name only the model.
    judge: model && [model, own(made.model_core), own(made.prompt_version)].filter(Boolean).join(' '),
    // Without the field, nothing says that the reader is the one of another file.
    reader: failed ? undefined : (own(made.reader_version) ?? 'not recorded'),
  };
}
