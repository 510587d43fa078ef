import type { Check } from '../../check.ts';
import type { DateFormat } from '../../data/calendar-dates.ts';
import { DATE, datesCheck, type Formatted, formattedCheck } from '../../data/dates.ts';
import { isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/**
 * Checks whether, or how many, dates are there, of any kind or in a format of digits; and times of the day in the format HH:MM.
 *
 * A date is a day that there is, in digits with a year of four ("2024-03-05", "12/31/2024", "31.12.2024") or with the name of a
 * month in English and a year. A year alone is none. "March 5", "March 2024", "1.2.24" and dates in other languages may be
 * one or not, and "5–6 March 2024" one or two.
 */
export function dates(claim: Claim): Check | undefined {
  const any = readContents(claim, DATE);
  if (any) return datesCheck(any);
  const formatted = withoutFormat(claim.object);
  if (!formatted) return undefined;
  const { kind, format, tokens } = formatted;
  const unit = kind === 'date' ? DATE : TIME;
  const asked = readContents({ ...claim, object: tokens }, unit);
  return asked && formattedCheck(kind, format, asked);
}

const TIME = { singular: 'time', plural: 'times', isLength: false };

const FORMATS: readonly DateFormat[] = [
  ...(['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const),
  ...(['DD-MM-YYYY', 'MM-DD-YYYY', 'DD.MM.YYYY', 'MM.DD.YYYY'] as const),
];

const list = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, null] as const);

const LINKS = list(
  ['in', 'in the', 'in a', 'using the', 'with the', 'of the form', 'in the form', 'formatted as', 'written as'].flatMap(
    (link) => [link, `${link} format`],
  ),
);

/** Without "in the format YYYY-MM-DD", "in ISO 8601 format"; and "an ISO 8601 date" as "a date". */
function withoutFormat(tokens: readonly Token[]): (Formatted & { tokens: readonly Token[] }) | undefined {
  for (const [at, token] of tokens.entries()) {
    const kind =
      isWord(token, 'date') || isWord(token, 'dates')
        ? 'date'
        : isWord(token, 'time') || isWord(token, 'times')
          ? 'time'
          : undefined;
    if (!kind) continue;
    const link = readPhrase(tokens, at + 1, LINKS);
    const after = link && readFormat(tokens, link.next);
    if (after && isOfKind(after.value, kind)) {
      const next = isWord(tokens[after.next], 'format') ? after.next + 1 : after.next;
      return { ...after.value, tokens: tokens.toSpliced(at + 1, next - at - 1) };
    }
    for (let start = 0; start < at; start += 1) {
      const before = readFormat(tokens, start);
      if (before?.next === at && isOfKind(before.value, kind))
        return { ...before.value, tokens: tokens.toSpliced(start, at - start) };
    }
  }
  return undefined;
}

const isOfKind = (format: Formatted, kind: Formatted['kind']) => format.kind === kind;

const DIGITS: ReadonlyMap<string, Formatted> = new Map<string, Formatted>([
  ...FORMATS.map((format) => [format.toLowerCase(), { kind: 'date', format }] as const),
  ['hh:mm', { kind: 'time', format: 'HH:MM' }],
  ['iso', { kind: 'date', format: 'ISO 8601' }],
  ['iso8601', { kind: 'date', format: 'ISO 8601' }],
  ['iso-8601', { kind: 'date', format: 'ISO 8601' }],
  ['iso 8601', { kind: 'date', format: 'ISO 8601' }],
]);

/** More tokens than a format has. */
const LONGEST = 5;

function readFormat(tokens: readonly Token[], at: number): Reading<Formatted> | undefined {
  const first = tokens[at];
  if (first?.kind === 'quoted') {
    const format = DIGITS.get(first.text.toLowerCase());
    return format && { value: format, next: at + 1 };
  }
  if (isWord(first, 'iso') && tokens[at + 1]?.kind === 'number') {
    const isIso = (tokens[at + 1] as { value: number }).value === 8601;
    return isIso ? { value: DIGITS.get('iso 8601')!, next: at + 2 } : undefined;
  }
  for (let length = LONGEST; length > 0; length -= 1) {
    const written = tokens
      .slice(at, at + length)
      .map((token) => (token.kind === 'word' || token.kind === 'mark' ? token.text : ' '));
    const format = written.length === length ? DIGITS.get(written.join('')) : undefined;
    if (format) return { value: format, next: at + length };
  }
  return undefined;
}
