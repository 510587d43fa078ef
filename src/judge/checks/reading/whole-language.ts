import type { Check } from '../check.ts';
import { isWord, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';

interface Part {
  check: Check;
  claim: Claim;
  isShared: boolean;
}

const NAMES = ['language', 'user-language'];
const WHOLES = ['entirely', 'completely', 'fully', 'wholly', 'exclusively', 'solely', 'only', 'alone', 'else', 'other'];

const isOfLanguage = ({ check }: Part) => NAMES.includes(check.name);

const saysWhole = (tokens: readonly Token[]) => tokens.some((token) => WHOLES.some((word) => isWord(token, word)));

/** Whether "entirely", "alone" or the like is said. */
const isWhole = ({ claim: { relation, object } }: Part) => relation === 'replyWholly' || saysWhole(object);

/**
 * Whether of several parts one says "entirely", "alone" or the like, and another of a language does not: "is entirely in
 * English or in German", "is entirely in lowercase and in German". How far such a word reaches nobody can tell.
 */
export function isWholeOfOne(parts: readonly Part[]): boolean {
  const languages = parts.filter(isOfLanguage);
  if (languages.some((part) => isWhole(part) !== isWhole(languages[0]!))) return true;
  return parts.some((part, at) => {
    const before = parts[at - 1];
    if (!before || !part.isShared) return false;
    const reachesOn = isWhole(before) && isOfLanguage(part) && !isWhole(part);
    const reachesBack = saysWhole(part.claim.object.slice(-1)) && isOfLanguage(before) && !isWhole(before);
    return reachesOn || reachesBack;
  });
}
