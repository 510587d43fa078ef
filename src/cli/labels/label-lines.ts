import { csvRecords } from '../evaluate/csv-records.ts';
import { jsonFault, parseJson } from '../evaluate/json-fault.ts';
import { nameOf, readTextFile } from '../evaluate/text-stream.ts';
import { UsageError } from '../usage-error.ts';
import { columns, type LabelLine, LineError, labelOf } from './label-line.ts';

/** A line of a file of labels, or what is wrong with it, with its place. */
export type ReadLine = { place: string } & ({ label: LabelLine } | { fault: string });

/**
 * Reads a file of labels, CSV or JSON Lines.
 * @throws UsageError for a file that cannot be read, and for a column of CSV that is unknown: its values would be lost
 */
export async function* labelLines(file: string): AsyncGenerator<ReadLine> {
  const text = await readTextFile(file);
  if (text.trim() === '') throw new UsageError(`${file} is empty. Its first line must name its columns.`);
  if (/^\s*\{/.test(text)) yield* ofJson(file, text);
  else yield* ofCsv(file, text);
}

async function* ofCsv(file: string, text: string): AsyncGenerator<ReadLine> {
  const header = text.split('\n', 1)[0]!;
  for await (const record of csvRecords(only(text), { file, name: nameOf(file), header }, (names) =>
    mustBeColumns(file, names),
  )) {
    const place = `${file}:${record.position.line}`;
    yield 'fault' in record ? { place, fault: record.fault } : read(place, record.value as object);
  }
}

function* ofJson(file: string, text: string): Generator<ReadLine> {
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { value, error } = parseJson(line);
    if (error !== undefined)
      yield { place: `${file}:${at + 1}`, fault: jsonFault(line, error, `${file}, line ${at + 1}`) };
    else if (typeof value !== 'object' || value === null || Array.isArray(value))
      yield { place: `${file}:${at + 1}`, fault: `${file}:${at + 1}: This is not a label. Give an object.` };
    else yield read(`${file}:${at + 1}`, value);
  }
}

function read(place: string, row: object): ReadLine {
  try {
    return { place, label: labelOf(row) };
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    return { place, fault: `${place}: ${error.message}` };
  }
}

async function* only(text: string) {
  yield text;
}

function mustBeColumns(file: string, names: string[]): void {
  const wrong = names.find((name) => !columns.some((one) => one === name));
  if (wrong !== undefined)
    throw new UsageError(
      `${file}: The column ${JSON.stringify(wrong)} is unknown. The columns are ${columns.join(', ')}.`,
    );
  if (!names.includes('label')) throw new UsageError(`${file} has no column "label".`);
}
