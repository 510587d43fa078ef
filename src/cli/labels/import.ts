import { readFile } from 'node:fs/promises';
import { BadRequestError, DeemsterError, NotFoundError, ValidationError } from '../../client/index.ts';
import { count } from '../database.ts';
import { csvRecords } from '../evaluate/csv-records.ts';
import { fileFault } from '../output-file.ts';
import { faultLine, type Service } from '../service-client.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';

const columns = ['evaluation_id', 'trace_id', 'evaluator', 'criterion', 'label', 'score', 'author'] as const;
type Column = (typeof columns)[number];
type Row = Partial<Record<Column, string>>;

const verdicts: Record<string, boolean> = {
  ...Object.fromEntries(['yes', 'y', 'true', 'pass', '1'].map((word) => [word, true])),
  ...Object.fromEntries(['no', 'n', 'false', 'fail', '0'].map((word) => [word, false])),
};

/** A line that cannot be imported; its message says why. */
class LineError extends Error {}

/**
 * Stores the labels of a CSV file. Lines that cannot be imported are reported on standard error.
 * @param author Of lines without one.
 * @throws UsageError for a file that cannot be read, and if the service does not answer as it should
 */
export async function importLabels(service: Service, file: string, author?: string): Promise<{ refused: number }> {
  const text = await textOf(file);
  const header = text.split('\n', 1)[0]!;
  const records = csvRecords(only(text), { file, name: file, header }, (names) => mustBeColumns(file, names));
  let stored = 0;
  let refused = 0;
  for await (const record of records) {
    const { line } = record.position;
    if ('fault' in record) {
      refused += 1;
      console.error(visibleText(record.fault));
      continue;
    }
    try {
      await store(service, givenIn(record.value as Row), author);
      stored += 1;
    } catch (error) {
      if (!isOfLine(error)) throw interrupted(error, service, `${file}:${line}`, stored);
      refused += 1;
      const why = error instanceof LineError ? error.message : faultLine(error, { ...service, baseUrl: 'The service' });
      console.error(`${file}:${line}: ${visibleText(why)}`);
    }
  }
  const not = refused > 0 ? `; ${count(refused, 'line')} could not be imported` : '';
  console.log(`Stored ${count(stored, 'label')}${not}.`);
  return { refused };
}

/** Whether another line may still be imported. */
const isOfLine = (error: unknown): boolean =>
  [LineError, BadRequestError, NotFoundError, ValidationError].some((Fault) => error instanceof Fault) ||
  (error instanceof DeemsterError && error.status === 409);

function interrupted(error: unknown, service: Service, place: string, stored: number): UsageError {
  const done = `${count(stored, 'label')} stored before this line; importing the file again replaces them.`;
  return new UsageError(`${place}: ${faultLine(error, service)} ${done}`);
}

async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileFault(file, error, 'Cannot read');
  });
  if (text.trim() === '') throw new UsageError(`${file} is empty. Its first line must name its columns.`);
  return text;
}

async function* only(text: string) {
  yield text;
}

/** @throws UsageError for an unknown column: its values would be lost */
function mustBeColumns(file: string, names: string[]): void {
  const wrong = names.find((name) => !columns.some((one) => one === name));
  if (wrong !== undefined)
    throw new UsageError(
      `${file}: The column ${JSON.stringify(wrong)} is unknown. The columns are ${columns.join(', ')}.`,
    );
  if (!names.includes('label')) throw new UsageError(`${file} has no column "label".`);
}

/** The cells that are not empty. */
const givenIn = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .map(([name, cell]) => [name, cell.trim()])
      .filter(([, cell]) => cell !== ''),
  );

async function store({ client }: Service, row: Row, author: string | undefined): Promise<void> {
  const { evaluation_id, trace_id, evaluator, criterion } = row;
  const label = verdicts[row.label?.toLowerCase() ?? ''];
  if (label === undefined) throw new LineError('The label must be yes or no (or true, false, pass, fail, y, n, 1, 0).');
  const score = row.score === undefined ? undefined : Number(row.score);
  if (score !== undefined && !(score >= 0 && score <= 1))
    throw new LineError('The score must be a number from 0 to 1.');
  const given = { score, author: row.author ?? author };
  if ((evaluation_id === undefined) === (trace_id === undefined))
    throw new LineError('Give either evaluation_id or trace_id.');
  if (evaluation_id !== undefined) {
    if (criterion !== undefined || evaluator !== undefined)
      throw new LineError('Give evaluator and criterion only with trace_id.');
    await client.label(evaluation_id, label, given);
  } else await client.label({ traceId: trace_id!, criterion, evaluatorName: evaluator }, label, given);
}
