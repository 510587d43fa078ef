import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents } from '../reading/contents.ts';
import { placeCountCheck } from '../reading/place-count.ts';
import { isMet, type Quantity } from '../reading/quantity.ts';
import { isMark, isWord, readPhrase, type Token } from '../reading/tokens.ts';
import { edgeCheck } from './edge-check.ts';
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

function contained(claim: Claim, mark: Mark): Check | undefined {
  const object = withoutSign(claim.object, mark);
  const asked = readContents({ ...claim, object }, mark.unit, [`the ${mark.unit.singular}`]);
  if (!asked || !ASKABLE[mark.counted](asked)) return undefined;
  return placeCountCheck('punctuation', mark.unit, asked, mark.find);
}

const ASKABLE: Record<Mark['counted'], (asked: Quantity) => boolean> = {
  number: () => true,
  absence: (asked) => isMet(asked, 0),
  presence: ({ min, max }) => max === 0 || (min === 1 && max === Infinity),
};

/** Without the mark itself, as it may stand in brackets after its name: "exclamation marks (!)". */
function withoutSign(tokens: readonly Token[], { characters }: Mark): readonly Token[] {
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
  const { singular, aliases = [] } = mark.unit;
  const names = [singular, ...aliases.filter((name) => !name.endsWith('s'))];
  const name = readPhrase(
    tokens,
    article,
    names.map((phrase) => [phrase, null]),
  );
  if (name?.next !== tokens.length) return undefined;
  const asked = `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
  return edgeCheck('punctuation', 'end', asked, negated, (text) => endsWithMark(text, mark));
}

/** Blanks, emphasis and closing quotation marks may stand after the mark that ends a text. */
const SKIPPED = /[\s*_~`"'”’»›」』]/u;
const LONGEST = 3;

function endsWithMark(text: string, { pattern }: Mark): boolean {
  let end = text.length;
  while (end > 0 && SKIPPED.test(text[end - 1]!)) end -= 1;
  const last = text.slice(Math.max(0, end - LONGEST), end);
  return [...last.matchAll(pattern)].some(({ index, 0: found }) => index + found.length === last.length);
}
