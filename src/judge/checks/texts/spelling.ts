import type { Answer } from '../whole-text.ts';
import { findIn, literal, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';

/** A text that is to be written in one way and not in others; without others, not in other capitals. */
export interface Spelling {
  as: Wanted;
  not: readonly Wanted[];
}

const ABSENT = 'The text occurs in none of these spellings, so there is nothing to compare.';
const GROWN = 'One of these spellings stands within an address, a name or code, where it may be meant or not.';

const OTHERWISE =
  'The same letters also stand there in a spelling of which nothing is said, or in another form of the word.';

/** Whether a text is written as it is to be wherever it occurs. */
export function spelled(text: string, { as, not }: Spelling): Answer {
  const isCased = not.length === 0 || not.some((one) => one.text.toLowerCase() === as.text.toLowerCase());
  const right = placesOf(text, as, isCased);
  const wrong = not.length === 0 ? otherCases(text, as, right) : not.flatMap((one) => placesOf(text, one, isCased));
  const plain = wrong.filter(
    ({ start, end }) =>
      !/[\w@/.\\-]/u.test(text.slice(start - 1, start)) && !/^(?:[@/\\_-]|\.\w)/u.test(text.slice(end, end + 2)),
  );
  const [first] = plain;
  if (first)
    return {
      is: false,
      found: `"${text.slice(first.start, first.end)}" occurs`,
      quotes: [text.slice(first.start, first.end)],
    };
  if (wrong.length > 0) return { open: GROWN };
  if ([as, ...not].some((one) => isAlsoWritten(text, one, as, isCased))) return { open: OTHERWISE };
  return right.length > 0 ? { is: true, found: `Only ${named(as)} occurs`, quotes: [as.text] } : { open: ABSENT };
}

const placesOf = (text: string, wanted: Wanted, caseSensitive: boolean) =>
  findIn(fold(text.normalize('NFC'), caseSensitive, keepsPoints(caseSensitive, [wanted])), {
    ...wanted,
    caseSensitive,
  });

const otherCases = (text: string, as: Wanted, right: readonly { start: number }[]) =>
  placesOf(text, as, false).filter(({ start }) => !right.some((place) => place.start === start));

/** Whether the letters of a text stand there in other cases, with signs between them or with another ending: "Cloud Kit", "realized". */
function isAlsoWritten(text: string, { text: one }: Wanted, { text: right }: Wanted, isCased: boolean): boolean {
  const stem = one
    .normalize('NFC')
    .replaceAll(/[\s_-]/gu, '')
    .replace(/(?<=.{3})e$/iu, '');
  const letters = [...stem].map(literal).join('[\\s_-]?');
  // "Aim" is no form of "AI".
  const ending = stem.length < 5 ? '(?:e?s|ed|ing|ers?)?(?![\\p{L}\\p{N}])' : '';
  const own = right.normalize('NFC').replace(/(?<=.{3})e$/iu, '');
  const plain = (said: string) => (isCased || /\p{Lu}/u.test(own) ? said : said.toLowerCase()).replaceAll(/\s/gu, ' ');
  return [...text.normalize('NFC').matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${letters}${ending}`, 'giu'))].some(
    ([said]) => !plain(said).startsWith(plain(own)),
  );
}
