import { UsageError } from '../usage-error.ts';
import { jsonFault, parseJson } from './json-fault.ts';
import { type Line, LONGEST, linesOf } from './lines.ts';
import type { SourceRecord } from './source-record.ts';

const tooLong = `is longer than ${LONGEST / 1024 / 1024} MiB. Write one conversation per line (JSONL)`;

interface Source {
  file: string;
  /** The file's name in messages. */
  name: string;
  /** Whether a value is a row, and not a part of one. */
  isRow: (value: unknown) => boolean;
}

/**
 * Reads one JSON document, which is held whole, or JSON Lines, which are held one at a time. Empty lines are skipped.
 * @throws UsageError for a text that is neither
 */
export async function* jsonRecords(text: AsyncIterable<string>, source: Source): AsyncGenerator<SourceRecord> {
  const lines = filled(linesOf(text));
  const [first, second] = [await next(lines), await next(lines)];
  if (!first) return;
  const parsed = first.text === null ? undefined : parseJson(first.text);
  const isJson = parsed !== undefined && parsed.error === undefined;
  if (!second && isJson) yield* ofDocument(parsed.value, source, first.number);
  else if (second && isJson) yield* ofLines([first, second], lines, source);
  else yield* ofEither(second ? [first, second] : [first], lines, source);
}

/** Its first line is not JSON: a document of several lines, or JSON Lines that begin with a fault. */
async function* ofEither(held: Line[], lines: AsyncGenerator<Line>, source: Source): AsyncGenerator<SourceRecord> {
  let size = 0;
  const isTooLong = ({ text }: Line) => {
    size += text?.length ?? Number.POSITIVE_INFINITY;
    return size > LONGEST;
  };
  let isCut = held.some(isTooLong);
  while (!isCut) {
    const line = await next(lines);
    if (!line) break;
    held.push(line);
    isCut = isTooLong(line);
  }
  // Line numbers in a message count the empty lines, too.
  const whole = isCut ? '' : textOf(held);
  const { error, value } = parseJson(whole);
  if (error === undefined) return yield* ofDocument(value, source);
  if (!held.some(({ text }) => source.isRow(parseJson(text ?? '').value)))
    throw new UsageError(isCut ? `${source.name} ${tooLong}.` : jsonFault(whole, error, source.name));
  yield* ofLines(held, lines, source);
}

/** The text of lines in their places. */
function textOf(lines: readonly Line[]): string {
  const all: string[] = [];
  for (const { number, text } of lines) {
    while (all.length < number - 1) all.push('');
    all.push(text ?? '');
  }
  return all.join('\n');
}

/**
 * A document is one row, or a list of rows.
 * @param line the line of a document that has only one
 */
function* ofDocument(
  value: unknown,
  { file, name, isRow }: Source,
  line: number | null = null,
): Generator<SourceRecord> {
  if (!Array.isArray(value) || !value.some(isRow)) yield { position: { file, line, location: name }, value };
  else
    for (const [index, one] of value.entries())
      yield { position: { file, line, location: `${name}, conversation ${index + 1}` }, value: one };
}

async function* ofLines(
  begun: readonly Line[],
  lines: AsyncIterable<Line>,
  { file, name }: Source,
): AsyncGenerator<SourceRecord> {
  const record = ({ number, text }: Line): SourceRecord => {
    const position = { file, line: number, location: `${name}, line ${number}` };
    if (text === null) return { position, fault: `${position.location} ${tooLong}.` };
    const { error, value } = parseJson(text);
    return error === undefined ? { position, value } : { position, fault: jsonFault(text, error, position.location) };
  };
  for (const line of begun) yield record(line);
  for await (const line of lines) yield record(line);
}

async function* filled(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) if (line.text === null || line.text.trim() !== '') yield line;
}

async function next(lines: AsyncGenerator<Line>): Promise<Line | undefined> {
  const { done, value } = await lines.next();
  return done ? undefined : value;
}
