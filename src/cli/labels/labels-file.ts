import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { extname } from 'node:path';
import { append } from '../evaluate/append.ts';
import { fileFault } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { csvHead, csvLine, jsonLine, type LabelLine } from './label-line.ts';
import { labelLines } from './label-lines.ts';

const formats: Record<string, { head: string; line: (label: LabelLine) => string }> = {
  '.jsonl': { head: '', line: jsonLine },
  '.csv': { head: csvHead, line: csvLine },
};

export interface LabelsFile extends Disposable {
  /** The contents that an author has labelled. */
  labelled: ReadonlySet<string>;
  /** Adds a label. @returns what removes it again; the last one must be removed first */
  add(label: LabelLine): () => void;
}

/**
 * A file that collects labels, one per line; each is there as soon as it is given. One that exists is continued.
 * @param file Ends in .jsonl or .csv.
 * @throws UsageError for another ending, and for a file that holds something else
 */
export async function openLabelsFile(file: string, author: string | undefined): Promise<LabelsFile> {
  const format = formats[extname(file).toLowerCase()];
  if (!format) throw new UsageError(`${file} must end in .jsonl or .csv: the ending decides the format.`);
  const labelled = new Set<string>();
  if (existsSync(file)) {
    withoutTornLine(file, format.head === '');
    if (readFileSync(file, 'utf8').trim() !== '')
      for await (const line of labelLines(file)) {
        if ('fault' in line) throw new UsageError(`${line.fault} Correct ${file}, or choose another name.`);
        if (line.label.content !== undefined && line.label.author === author) labelled.add(line.label.content);
      }
  }
  // A session without a label leaves no file.
  let descriptor: number | undefined;
  function writing<Value>(write: () => Value): Value {
    try {
      return write();
    } catch (error) {
      throw fileFault(file, error);
    }
  }
  return {
    labelled,
    add: (label) =>
      writing(() => {
        const opened = descriptor ?? openSync(file, 'a');
        descriptor = opened;
        const before = fstatSync(opened).size;
        append(opened, `${before === 0 ? format.head : ''}${format.line(label)}`);
        return () => writing(() => ftruncateSync(opened, before));
      }),
    [Symbol.dispose]: () => descriptor !== undefined && closeSync(descriptor),
  };
}

/** A killed process may leave part of a line of JSON; an editor may leave out the last line break. */
function withoutTornLine(file: string, isJson: boolean): void {
  const bytes = readFileSync(file);
  if (bytes.length === 0 || bytes.at(-1) === 0x0a) return;
  const start = bytes.lastIndexOf('\n') + 1;
  const isWhole = !isJson || isParsed(bytes.subarray(start).toString());
  if (!isWhole) truncateSync(file, start);
  else {
    const descriptor = openSync(file, 'a');
    append(descriptor, '\n');
    closeSync(descriptor);
  }
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
