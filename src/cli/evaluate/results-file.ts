import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileFault } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { append } from './append.ts';
import { csvCell } from './csv-cell.ts';
import { mustNotBeInput } from './input-files.ts';
import type { Judgment } from './judgments.ts';
import type { Report } from './report.ts';
import type { Result } from './result.ts';

/** The columns of CSV. Lists and objects are JSON. */
const columns = [
  'conversation',
  'id',
  'file',
  'line',
  'evaluator',
  'criterion',
  'model_core',
  'filled_criterion',
  'result',
  'score',
  'range',
  'samples',
  'probability',
  'explanation',
  'error',
  'judge',
  'usage',
  'prompt_version',
  'reader_version',
  'people',
  'latency_ms',
  'hash',
  'content',
  'input_hash',
  'evaluator_version',
  'run',
  'trace_id',
  'evaluation_id',
] as const satisfies (keyof Result)[];

const formats: Record<string, { head: string; line: (result: Result) => string }> = {
  '.jsonl': { head: '', line: (result) => JSON.stringify(result) },
  '.csv': { head: `${columns.join(',')}\n`, line: (result) => columns.map((name) => csvCell(result[name])).join(',') },
};

interface Given {
  /** Overwrite the file. */
  force?: boolean;
  /** Files that must not be overwritten, even with `force`. */
  inputs: readonly string[];
  /** Add to the file, except for what is recorded in it. */
  isRecorded?: ((judgment: Judgment) => boolean) | undefined;
}

/**
 * Writes each result to a file as soon as it is there, one per line: an interruption loses none that was paid for.
 * @param file Ends in .jsonl or .csv.
 * @throws UsageError for another ending, for a file that exists without `force`, and for one that cannot be written
 */
export function resultsFile(file: string, { force = false, inputs, isRecorded }: Given): Report {
  const format = formats[extname(file).toLowerCase()];
  if (!format) throw new UsageError(`${file} must end in .jsonl or .csv: the ending decides the format.`);
  mustNotBeInput(file, inputs);
  if (!isRecorded && !force && statSync(file, { throwIfNoEntry: false }))
    throw new UsageError(`${file} already exists. Continue it with --resume, or overwrite it with --force.`);
  let lines = 0;
  const descriptor = writing(file, () => openSync(file, isRecorded ? 'a' : 'w'));
  return {
    arrived(result, judgment) {
      if (isRecorded?.(judgment)) return;
      const head = lines++ === 0 && !isRecorded ? format.head : '';
      writing(file, () => append(descriptor, `${head}${format.line(result)}\n`));
    },
    [Symbol.dispose]() {
      closeSync(descriptor);
      // A run that could not begin leaves no file, so that the next one can.
      if (lines === 0 && statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file, { force: true });
    },
  };
}

function writing<Value>(file: string, write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    throw fileFault(file, error);
  }
}
