import type { Place } from '../texts/find.ts';
import { type FoundPlaces, placesOf } from './found-places.ts';

/** One of several that stand in a row: characters of a class, so many of them, or a text. */
export type RowPart = { of: RowClass; count: readonly [low: number, high: number] } | { text: string };
export type RowClass = keyof typeof CLASSES;

/** What is written as a sample shows it, or as words describe it. */
export interface WrittenRow {
  parts: readonly RowPart[];
  /** It is only an example: others of its kind may be meant. */
  isLoose?: true;
  /** Its groups are what they are: one with other lengths is another form. */
  isExact?: true;
}

const CLASSES = {
  digits: '\\d',
  letters: '[A-Za-z]',
  'uppercase letters': '[A-Z]',
  'lowercase letters': '[a-z]',
  'letters and digits': '[A-Za-z0-9]',
  'hexadecimal digits': '[0-9A-Fa-f]',
} as const;

const quoted = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The parts of a sample such as "555-123-4567" or "ABC-1234"; undefined where its letters may be anything. */
export function partsOf(sample: string): RowPart[] | undefined {
  const parts: RowPart[] = [];
  const isOfSigns = !/\d/u.test(sample);
  for (const [piece] of sample.matchAll(/\d+|#+|\p{L}+|[^\p{L}\d#]+/gu)) {
    const length = piece.length;
    if (/^\d/u.test(piece) || (isOfSigns && length > 1 && /^(?:#+|X+|N+)$/u.test(piece)))
      parts.push({ of: 'digits', count: [length, length] });
    else if (PLACEHOLDERS.test(piece)) parts.push({ of: 'uppercase letters', count: [length, length] });
    else if (isOfSigns && !/^[-/. ()]+$/u.test(piece)) return undefined;
    else parts.push({ text: piece });
  }
  return parts.length > 1 ? parts : undefined;
}
/** Letters that stand for others. */
const PLACEHOLDERS = /^(?:ABCD?|AB|AA+|XY?Z|XX+|YY+)$/u;

/** Where such a row stands; what is written in nearly the same way, or goes on, is doubtful. */
export function rowsIn(text: string, { parts, isLoose, isExact }: WrittenRow): FoundPlaces {
  const rowOf = (dash: string) =>
    parts
      .map((part) =>
        'text' in part ? quoted(part.text).replaceAll('-', dash) : `${CLASSES[part.of]}${times(part.count)}`,
      )
      .join('');
  const row = rowOf('-');
  const certain = placesOf(text, new RegExp(`(?<![\\p{L}\\p{N}_])${row}(?![\\p{L}\\p{N}_])`, 'gu')).filter(
    ({ start, end }) =>
      !/(?:[\p{N}+][-./ ()]{0,2}|[\p{L}\p{N}]-)$/u.test(text.slice(Math.max(0, start - 3), start)) &&
      !/^[-./][\p{L}\p{N}]/u.test(text.slice(end, end + 2)),
  );
  const others = [new RegExp(rowOf('[-–‑−]'), 'giu')];
  const hasLetters = parts.some((part) => ('text' in part ? /\p{L}/u.test(part.text) : part.of !== 'digits'));
  if (hasLetters && !isExact) others.push(/[A-Za-z]{1,12}[-_ #:]{0,2}\d[\d-]{0,30}/gu);
  if (isLoose) others.push(/\d{2,}/gu);
  const near = others.flatMap((pattern) => placesOf(text, pattern));
  return { certain, doubtful: near.filter((one) => !certain.some((sure) => overlap(one, sure))).length };
}

const overlap = (one: Place, other: Place) => one.start < other.end && other.start < one.end;
const times = ([low, high]: readonly [number, number]) =>
  low === high ? `{${low}}` : `{${low},${high === Infinity ? '' : high}}`;
