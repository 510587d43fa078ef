import type { Check } from '../../check.ts';
import { isMark, isWord, readPhrase, type Token } from '../../grammar/tokens.ts';
import { oncePer } from '../../once-per.ts';
import { countedMark, markAtEndCheck } from '../../texts/punctuation.ts';
import { MARKS, type Mark } from '../../texts/punctuation-marks.ts';
import type { Claim } from '../claim.ts';
import { readContents, withCountFirst } from '../contents.ts';

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

const kindsOf = oncePer((mark: Mark) => [`the ${mark.unit.singular}`]);

/** What one of it is called. */
const namesOf = oncePer(({ unit: { singular, aliases = [] } }: Mark) =>
  [singular, ...aliases.filter((name) => !name.endsWith('s'))].map((name) => [name, null] as const),
);

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
