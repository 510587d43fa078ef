import { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { count } from '../database.ts';
import { UsageError } from '../usage-error.ts';
import { LONGEST } from './lines.ts';
import type { SourceRecord } from './source-record.ts';

const delimiters = [',', ';', '\t'];

/** The delimiter that is most frequent in the header, outside quotation marks. */
function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const frequency = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.reduce((best, one) => (frequency(one) > frequency(best) ? one : best));
}

/**
 * Reads CSV with a header; each row becomes an object. The delimiter is a comma, a semicolon or a tab. A field in quotation
 * marks may contain line breaks.
 * @param header The first line of the text.
 * @param check Receives the columns' names; throws UsageError if they cannot be used.
 * @throws UsageError from the first wrong quotation mark on, because it is unclear where the rows behind it begin
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  { file, name, header }: { file: string; name: string; header: string },
  check: (columns: string[]) => void,
): AsyncGenerator<SourceRecord> {
  let broken: CsvError | undefined;
  const parser = parse({
    delimiter: delimiterOf(header),
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST,
    // With an error event, the rows that are already parsed would be lost.
    skip_records_with_error: true,
    on_skip(error) {
      broken ??= error;
      return undefined;
    },
  });
  const input = Readable.from(text);
  input.on('error', (error) => parser.destroy(error)).pipe(parser);
  let columns: string[] | undefined;
  let [records, end] = [0, 0];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (broken && records >= Number(broken.records)) break;
      records++;
      const line = end + 1;
      end = info.lines;
      if (columns) yield rowOf(columns, record, { file, line, location: `${name}, line ${line}` });
      else {
        columns = record.map((one) => one.trim());
        mustDiffer(columns, name);
        check(columns);
      }
    }
  } finally {
    input.destroy();
    parser.destroy();
  }
  if (broken)
    throw new UsageError(`${name}, line ${end + 1}: ${reasonOf(broken)}. Nothing from this line on was read.`);
}

function mustDiffer(columns: string[], name: string): void {
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new UsageError(`${name} has two columns named "${twice}". Rename one.`);
}

function rowOf(columns: string[], fields: string[], position: SourceRecord['position']): SourceRecord {
  if (fields.length !== columns.length) {
    const has = `${position.location} has ${count(fields.length, 'field')}, but the header has ${columns.length}`;
    return { position, fault: `${has}. Put fields that contain the delimiter in quotation marks.` };
  }
  return { position, value: Object.fromEntries(columns.map((column, index) => [column, fields[index]])) };
}

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a field and is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark. Write quotation marks inside a field twice',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands inside a field that does not begin with one. Put the whole field in quotation marks, and write those inside it twice',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${LONGEST / 1024 / 1024} MiB`,
};

const reasonOf = ({ code, message }: CsvError): string => reasons[code] ?? message.replace(/\.$/, '');
