import type { Check } from '../check.ts';
import { isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { oncePer } from '../once-per.ts';
import { placeCountCheck } from '../place-count.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents, withCountFirst } from '../reading/contents.ts';
import { isMet, type Quantity } from '../reading/quantity.ts';
import { doubtOf } from './doubtful-marks.ts';
import { edgeCheck } from './edge-check.ts';
import { trimmed } from './fold.ts';
import { withoutFootnotes } from './footnotes.ts';
import { MARKS, type Mark } from './punctuation-marks.ts';

/**
 * Checks on marks: "contains no commas", "uses fewer than 3 exclamation marks", "ends with a question mark".
 *
 * A mark counts wherever its character stands, also in a number ("1,000"), an address or code. What other scripts write for it
 * is the same mark: "，", "、" and "،" are commas. An em dash is "—" alone, never "--". "Dashes", "hyphens", "brackets",
 * "apostrophes" and "quotation marks" leave open which characters are meant and are not understood. A hashtag holds a letter
 * and does not go on a word, so that "# Title", "#1" and "C#" are none.
 */
export function punctuation(claim: Claim): Check | undefined {
  const isEdge = claim.relation === 'end' || claim.relation === 'close';
  const found = MARKS.map((mark) => (isEdge ? ended(claim, mark) : contained(claim, mark)));
  return found.find((check) => check !== undefined);
}

function contained(given: Claim, mark: Mark): Check | undefined {
  const claim = withCountFirst({ ...given, object: withoutSign(given.object, mark) });
  const asked = readContents(claim, mark.unit, kindsOf(mark));
  return asked && countedMark(mark, asked);
}

function countedMark(mark: Mark, asked: Quantity): Check | undefined {
  if (!ASKABLE[mark.counted](asked)) return undefined;
  return placeCountCheck('punctuation', mark.unit, asked, mark.find, doubtOf(mark.unit.singular, mark.pattern));
}

const BY_NAME = new Map(MARKS.map((mark) => [mark.unit.plural, mark]));
/** The check of a mark by its plural. */
export const marksCheck = (name: string, asked: Quantity): Check | undefined => {
  const mark = BY_NAME.get(name);
  return mark && countedMark(mark, asked);
};

const kindsOf = oncePer((mark: Mark) => [`the ${mark.unit.singular}`]);
/** What one of it is called. */
const namesOf = oncePer(({ unit: { singular, aliases = [] } }: Mark) =>
  [singular, ...aliases.filter((name) => !name.endsWith('s'))].map((name) => [name, null] as const),
);

const ASKABLE: Record<Mark['counted'], (asked: Quantity) => boolean> = {
  number: () => true,
  absence: (asked) => isMet(asked, 0),
  presence: ({ min, max }) => max === 0 || (min === 1 && max === Infinity),
};

/** Without the mark itself, as it may stand after its name: "exclamation marks (!)". */
function withoutSign(tokens: readonly Token[], { characters }: Mark): readonly Token[] {
  const last = tokens.at(-1);
  if (tokens.length > 1 && last?.kind === 'quoted' && characters.includes(last.text)) return tokens.slice(0, -1);
  const opening = tokens.findIndex((token) => isMark(token, '('));
  const length = tokens.slice(opening).findIndex((token) => isMark(token, ')')) + 1;
  if (opening < 0 || length < 3) return tokens;
  const signs = tokens.slice(opening + 1, opening + length - 1);
  const isSign = (token: Token) =>
    (token.kind === 'mark' || token.kind === 'quoted') && [...token.text].every((one) => characters.includes(one));
  return signs.every(isSign) ? tokens.toSpliced(opening, length) : tokens;
}

function ended({ object, negated }: Claim, mark: Mark): Check | undefined {
  if (!mark.closes) return undefined;
  const tokens = withoutSign(object, mark);
  const article = isWord(tokens[0], 'a') || isWord(tokens[0], 'an') ? 1 : 0;
  const name = readPhrase(tokens, article, namesOf(mark));
  return name?.next === tokens.length ? markAtEndCheck(mark, negated) : undefined;
}

/** Whether a response ends with a mark, by its plural. */
export const endsWithMarkCheck = (name: string, negated: boolean): Check | undefined => {
  const mark = BY_NAME.get(name);
  return mark?.closes ? markAtEndCheck(mark, negated) : undefined;
};

function markAtEndCheck(mark: Mark, negated: boolean): Check {
  const { singular } = mark.unit;
  const asked = `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
  return edgeCheck('punctuation', 'end', asked, negated, (text) => endsWithMark(trimmed(text), mark), {
    open: OPEN_END,
  });
}

/** Blanks, emphasis and closing quotation marks may stand after the mark that ends a text. */
const SKIPPED = /[\s*_~`"'”’»›」』]/u;
/** And so may brackets that close. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【' };
const LONGEST = 3;
const OPEN_END =
  'The text ends in a code block, whose last line may have the mark or the text be without, in several dots, or with the mark of a footnote.';
const CODE_END = /(?:^|[\r\n])\s*(?:`{3,}|~{3,})\s*$/u;
/** The address of a link, which nobody sees. */
const LINK_END = /(?<=\])\([^()\s]{1,400}\)[\s*_~`"'”’»]*$/u;
const REACH = 500;

/** "OK..." ends with a period, or with an ellipsis. */
const DOTS = /\.{2,}[\s*_~`"'”’»)\]]{0,9}$/u;

function endsWithMark(given: string, mark: Mark): boolean | undefined {
  if (mark.characters.startsWith('.') && DOTS.test(given.slice(-20))) return undefined;
  const tail = given.trimEnd().slice(-REACH);
  if (CODE_END.test(tail)) return hasMarkAtEnd(given.trimEnd().replace(/[`~]+$/u, ''), mark) ? undefined : false;
  const text = LINK_END.test(tail) ? given.trimEnd().slice(0, -tail.length) + tail.replace(LINK_END, '') : given;
  if (hasMarkAtEnd(text, mark)) return true;
  const unmarked = withoutFootnotes(text.trimEnd());
  return unmarked !== text.trimEnd() && hasMarkAtEnd(unmarked, mark) ? undefined : false;
}

function hasMarkAtEnd(text: string, { pattern }: Mark): boolean {
  let end = text.length;
  while (end > 0 && isSkipped(text, end - 1)) end -= 1;
  const last = text.slice(Math.max(0, end - LONGEST), end);
  return [...last.matchAll(pattern)].some(({ index, 0: found }) => index + found.length === last.length);
}

/** In "Great :)" the bracket closes nothing. */
function isSkipped(text: string, at: number): boolean {
  const character = text[at]!;
  if (SKIPPED.test(character)) return true;
  const opening = BRACKETS[character];
  if (opening === undefined || !SMILING.test(text.slice(Math.max(0, at - 2), at))) return opening !== undefined;
  return text.lastIndexOf(opening, at) > text.lastIndexOf(character, at - 1);
}

const SMILING = /[:;=]-?$/u;
