import type { Check } from '../../check.ts';
import { isWord } from '../../grammar/tokens.ts';
import { presence } from '../../quantity.ts';
import { CAPITAL_WORD, capitalWordsCheck, lettersCheck } from '../../texts/casing.ts';
import { LETTERS, type LetterCase } from '../../texts/letter-case.ts';
import { readAmount } from '../amount.ts';
import type { Claim } from '../claim.ts';
import { readContents, withCountFirst } from '../contents.ts';
import { wholeCase } from './whole-case.ts';

/**
 * Checks on upper and lower case: whether all letters have one ("is entirely in lowercase"), how many there are ("contains no
 * capital letters"), and how many words are in capitals alone. "Uses all caps" may be said of a word or of everything, and "no
 * words in all caps" of names such as "NASA", so neither is understood.
 */
export function casing(claim: Claim): Check | undefined {
  return wholeCase(claim) ?? someLetters(claim) ?? capitalWords(claim);
}

function someLetters(claim: Claim): Check | undefined {
  const cases: readonly LetterCase[] = ['capital', 'lowercase'];
  return cases.map((letterCase) => lettersOf(claim, letterCase)).find((check) => check !== undefined);
}

function lettersOf(claim: Claim, letterCase: LetterCase): Check | undefined {
  const { unit } = LETTERS[letterCase];
  const asked = readContents(claim, unit);
  if (!asked) return undefined;
  // "Uses capital letters" may be said of all letters, or of good spelling.
  const mayBeManner = asked === presence && claim.relation === 'use' && !isWord(claim.object[0], 'any');
  return mayBeManner ? undefined : lettersCheck(letterCase, asked);
}

function capitalWords(claim: Claim): Check | undefined {
  if (claim.relation !== 'have' && claim.relation !== 'use') return undefined;
  const asked = readAmount(withCountFirst(claim), CAPITAL_WORD)?.quantity;
  return asked && capitalWordsCheck(asked);
}
