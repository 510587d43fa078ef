import type { Check } from '../../check.ts';
import { isWord, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { quoteLetter, quoteSigns } from '../quoted-letter.ts';
import { text } from './text.ts';

/**
 * Checks on one letter or sign that the criterion does not quote, or calls capital: "the letter q", "the character #",
 * "the capital letter E", "no # symbols". Written as a quotation it is a text like any other: upper and lower case count as
 * the same unless it is called capital or lowercase, and "é" is not "e".
 */
export function letters(claim: Claim): Check | undefined {
  if (claim.relation !== 'have' && claim.relation !== 'use') return undefined;
  const object = quoteLetter(claim.object) ?? quoteSigns(claim.object);
  return object && !mayBeAnswer(object, claim) ? text({ ...claim, object }) : undefined;
}

/** "Contains the letter B" may ask for an answer; with a number, or denied, it is spelling. */
function mayBeAnswer([the, noun, letter, ...rest]: readonly Token[], { negated }: Claim): boolean {
  const isCapital = letter?.kind === 'quoted' && /^\p{Lu}/u.test(letter.text);
  return isWord(the, 'the') && isWord(noun, 'letter') && isCapital && rest.length === 0 && !negated;
}
