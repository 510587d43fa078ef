import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { fileFault } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';

/** One judgment, as it stands in a results file. */
export interface Result {
  /** The answer's key. */
  key: string;
  /** 0 to 1; null if the criterion does not apply, or if `error` says why there is no judgment. */
  score: number | null;
  /** P(the answer passes), 0 to 1; null if the judge gave none. */
  probability: number | null;
  decided_by: 'check' | 'model' | null;
  explanation: string | null;
  usage: { prompt: number; completion: number } | null;
  latency_ms: number | null;
  error: string | null;
}

/** What judged; the first line of a results file. */
export interface Judged {
  deemster_bench: 1;
  /** For people to read. */
  judge: string;
  /** Hash of the model, its server's address and its mode. */
  identity: string;
  prompt_version: string;
}

export interface Results {
  judged: Judged;
  /** By key. A failed judgment is replaced by a later one that did not fail. */
  results: Map<string, Result>;
  /** Bytes of the lines that are whole. */
  bytes: number;
}

/** @throws UsageError if the file cannot be read, or holds something else */
export function readResults(file: string): Results {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw fileFault(file, error, 'Cannot read');
  }
  // A killed process may leave part of a line at the end.
  const whole = content.slice(0, content.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n').filter(Boolean).map(parsed);
  if (!isObject(head) || (head as Partial<Judged>).deemster_bench !== 1)
    throw new UsageError(`${file} is not a results file of deemster bench. Choose another name.`);
  const results = new Map<string, Result>();
  for (const line of lines) {
    if (!isObject(line) || typeof (line as Partial<Result>).key !== 'string')
      throw new UsageError(`${file} has a line that is not a result. Choose another name.`);
    results.set((line as Result).key, line as Result);
  }
  return { judged: head as Judged, results, bytes: Buffer.byteLength(whole) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Opens a results file for appending. What an earlier run with the same judge left is kept.
 * @param known The keys of every row of the input, also of those left out by --limit.
 * @throws UsageError if it is another judge's or another file's
 */
export function openResults(file: string, judged: Judged, known: ReadonlySet<string>) {
  const earlier = existsSync(file) ? readResults(file) : undefined;
  if (earlier) assertSame(file, earlier, judged, known);
  let descriptor: number;
  try {
    descriptor = openSync(file, earlier ? 'r+' : 'wx', 0o600);
  } catch (error) {
    throw fileFault(file, error);
  }
  let at = earlier?.bytes ?? 0;
  if (earlier) ftruncateSync(descriptor, at);
  const append = (value: object) => {
    try {
      at += writeSync(descriptor, `${JSON.stringify(value)}\n`, at);
    } catch (error) {
      throw fileFault(file, error);
    }
  };
  if (!earlier) append(judged);
  return {
    earlier: earlier?.results ?? new Map<string, Result>(),
    append: (result: Result) => append(result),
    [Symbol.dispose]: () => closeSync(descriptor),
  };
}

function assertSame(file: string, { judged: earlier, results }: Results, judged: Judged, known: ReadonlySet<string>) {
  const other = (what: string) =>
    new UsageError(`${file} was made ${what}. Its results cannot be continued: choose another --output.`);
  if (earlier.prompt_version !== judged.prompt_version)
    throw other(`with the prompt ${earlier.prompt_version}, and this is ${judged.prompt_version}`);
  if (earlier.identity !== judged.identity)
    throw other(
      earlier.judge === judged.judge
        ? `by ${earlier.judge} at another address or in another mode`
        : `by ${earlier.judge}, and this judge is ${judged.judge}`,
    );
  const foreign = [...results.keys()].filter((key) => !known.has(key)).length;
  if (foreign > 0)
    throw other(`with other rows: ${foreign.toLocaleString('en')} of its results belong to no row of this file`);
}
