import { UsageError } from '../usage-error.ts';
import { columnOf, hasRowNames, noAnswer } from './columns.ts';
import { csvRecords } from './csv-records.ts';
import { looksLikeCsv } from './json-fault.ts';
import { jsonRecords } from './json-records.ts';
import { LONGEST } from './lines.ts';
import { isObject, type RowContent, type RowOptions, toRow } from './row-content.ts';
import { mustNotBeMisspelt } from './row-settings.ts';
import type { Position, SourceRecord } from './source-record.ts';
import { nameOf, readText } from './text-stream.ts';

/** A row that holds a conversation. */
export interface Row extends Position, RowContent {
  /** The row's place among all rows of the input, from 1; unreadable rows count. */
  number: number;
}

/** A row, or the rest of a file, that cannot be read. */
export interface RowFault {
  position: Position;
  /** What is wrong and what to do, with the location; one line. */
  fault: string;
}

/**
 * Reads the rows of files, in order: JSON (one conversation or a list), JSON Lines or CSV. Holds one row at a time, or one JSON
 * document. A row is a list of messages, an object with `messages` and optionally `system` and `tools`, or one with an
 * answer, such as `output`, and what it answers, such as `input`.
 */
export async function* readRows(files: readonly string[], options: RowOptions): AsyncGenerator<Row | RowFault> {
  let number = 0;
  for (const file of files) {
    try {
      for await (const record of recordsOf(file, options)) yield readRecord(record, ++number, options);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      yield { position: { file, line: null, location: nameOf(file) }, fault: error.message };
    }
  }
}

async function* recordsOf(file: string, options: RowOptions): AsyncGenerator<SourceRecord> {
  const name = nameOf(file);
  const { header, text } = await withHeader(readText(file));
  const isCsv = /\.[ct]sv$/i.test(file) || looksLikeCsv(header);
  if (isCsv) return yield* csvRecords(text, { file, name, header }, (columns) => mustFit(columns, name, options));
  const isRow = (value: unknown) =>
    Array.isArray(value) || (isObject(value) && hasRowNames(Object.keys(value), options));
  yield* jsonRecords(text, { file, name, isRow });
}

/** The first line of a text that is not empty, and the whole text. */
async function withHeader(text: AsyncGenerator<string>): Promise<{ header: string; text: AsyncGenerator<string> }> {
  let begun = '';
  let hasText = false;
  while (begun.length <= LONGEST) {
    const { done, value } = await text.next();
    if (done) break;
    begun += value;
    // Only the new piece is searched: a long first line comes in many.
    const start: number = hasText ? 0 : value.search(/\S/);
    hasText ||= start >= 0;
    if (hasText && value.includes('\n', start)) break;
  }
  const whole = async function* () {
    try {
      yield begun;
      yield* text;
    } finally {
      await text.return(undefined);
    }
  };
  return { header: begun.trimStart().split('\n', 1)[0]!, text: whole() };
}

/** @throws UsageError for columns that would be ignored, and for missing ones: once, and not for each row */
function mustFit(columns: string[], name: string, options: RowOptions): void {
  mustNotBeMisspelt(columns, name, options.used);
  for (const part of ['input', 'output', 'id'] as const) columnOf(part, columns, options, name);
  if (!columns.includes('messages') && !columnOf('output', columns, options, name))
    throw new UsageError(`${name} ${noAnswer(columns)}`);
}

function readRecord(record: SourceRecord, number: number, options: RowOptions): Row | RowFault {
  if ('fault' in record) return record;
  const { position, value } = record;
  try {
    return { ...position, number, ...toRow(value, position.location, options) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { position, fault: error.message };
  }
}
