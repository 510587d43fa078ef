import { literal, type Place } from '../texts/find.ts';
import { type FoundPlaces, placesOf } from './found-places.ts';

const CLASSES = {
  digits: String.raw`\d`,
  letters: '[A-Za-z]',
  capitals: '[A-Z]',
  'small letters': '[a-z]',
  'letters or digits': String.raw`[A-Za-z\d]`,
} as const;
export type WrittenClass = keyof typeof CLASSES;

/** A part of a form: so many characters of a kind; or a text as it is, of which letters of a sample may stand for others. */
export type WrittenPart = { of: WrittenClass; count: readonly [number, number] } | { text: string; isSample?: true };

/** No part of a longer code or number. */
const STARTS = String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}][-‐‑–/.,:@])`;
const ENDS = String.raw`(?![\p{L}\p{N}_]|[-‐‑–/.,:@][\p{L}\p{N}])`;

const countOf = ([low, high]: readonly [number, number]) =>
  low === high ? `{${low}}` : `{${low},${high === Infinity ? '' : high}}`;
const loosely = (text: string, isSample: boolean) =>
  (isSample ? literal(text).replaceAll(/\p{L}/gu, String.raw`\p{L}`) : literal(text))
    .replaceAll('-', '[-‐‑–—]')
    .replaceAll(' ', String.raw`\s?`);

/** The places of a text that are of a form, and those that may be: in a longer code, in other capitals or with other dashes. */
export function writtenLike(text: string, parts: readonly WrittenPart[]): FoundPlaces {
  const strict = parts
    .map((part) => ('of' in part ? CLASSES[part.of] + countOf(part.count) : literal(part.text)))
    .join('');
  const [only] = parts.length === 1 ? parts : [];
  const loose = parts
    .map((part) => ('of' in part ? CLASSES[part.of] + countOf(part.count) : loosely(part.text, part.isSample === true)))
    .join(parts.some((part) => 'text' in part && part.text.length > 1) ? String.raw`\s?` : '');
  const certain = placesOf(text, new RegExp(STARTS + strict + ENDS, 'gu'));
  const others: Place[] = [
    ...placesOf(text, new RegExp(loose, 'giu')),
    ...(only && 'of' in only && only.of === 'digits'
      ? placesOf(text, new RegExp(String.raw`\d(?:[ .,\-\u00a0\u202f]?\d){${only.count[0] - 1},}`, 'gu'))
      : []),
  ].filter(({ start, end }) => !certain.some((one) => one.start < end && start < one.end));
  return { certain, doubtful: others.length };
}

/** The digits of a phone number, written in any way. */
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-‐‑–/]{0,3}\d){6,14}(?![\p{L}\p{N}])/gu;

/**
 * The same of an example: a code of the same build with other letters or with more digits may be such a one, too, and so may any
 * number of as many digits as phone numbers have.
 */
export function likeExample(text: string, parts: readonly WrittenPart[]): FoundPlaces {
  const { certain, doubtful } = writtenLike(text, parts);
  const build = parts
    .map((part) =>
      'of' in part ? String.raw`[\p{L}\d]+` : literal(part.text).replaceAll(/\p{L}+/gu, String.raw`\p{L}+`),
    )
    .join('');
  const digits = parts.map((part) => ('of' in part && part.of === 'digits' ? part.count[0] : 0));
  const isLong =
    parts.every((part) => !('of' in part) || part.of === 'digits') && digits.reduce((a, b) => a + b, 0) > 6;
  const alike = [...placesOf(text, new RegExp(STARTS + build + ENDS, 'gu')), ...(isLong ? placesOf(text, PHONE) : [])];
  const others = alike.filter(
    ({ start, end }) =>
      /\d/u.test(text.slice(start, end)) && !certain.some((one) => one.start < end && start < one.end),
  );
  return { certain, doubtful: doubtful + others.length };
}

/** A form in words: "3 capitals, \"-\" and 4 digits". */
export const inWords = (parts: readonly WrittenPart[]): string =>
  parts
    .map((part) =>
      'text' in part
        ? `"${part.text}"`
        : `${part.count[0] === part.count[1] ? part.count[0] : part.count[1] === Infinity ? `${part.count[0]} or more` : part.count.join(' to ')} ${part.of}`,
    )
    .join(', ');

const RUNS = /[A-Z]+|[a-z]+|\d+|#+|[^A-Za-z\d#]/gu;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** "ABC" and "XXX" stand for any letters. */
const standsForAny = (letters: string) =>
  letters.length > 1 && (/^(.)\1+$/u.test(letters) || ALPHABET.includes(letters.toUpperCase()));

/** What a sample such as "ABC-1234" shows; undefined where that is unclear. @param isNumber Whether "X" is a digit. */
export function partsOfSample(sample: string, isNumber: boolean): WrittenPart[] | undefined {
  const runs = sample.match(RUNS) ?? [];
  // In "###-####" each sign stands for a digit; "#12345" begins with it.
  const isSign = /\d/u.test(sample);
  const parts = runs.map((run): WrittenPart | undefined => {
    const count = [run.length, run.length] as const;
    if (run.startsWith('#') && isSign) return { text: run };
    if (/^[\d#]/u.test(run) || (isNumber && /^X+$/iu.test(run))) return { of: 'digits', count };
    if (/^[A-Za-z]/u.test(run))
      return standsForAny(run)
        ? { of: run === run.toUpperCase() ? 'capitals' : 'small letters', count }
        : { text: run, isSample: true };
    return /^[-–/. _:()+]$/u.test(run) ? { text: run } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  const hasDigits = known.some((part) => 'of' in part && part.of === 'digits');
  // "XXX-1234": any letters, or any characters.
  const isUnclear = !isNumber && /X{2,}|N{2,}/u.test(sample);
  return known.length === runs.length && runs.length > 1 && hasDigits && !isUnclear && sample.length > 3
    ? known
    : undefined;
}
