import type { Joined } from '../combined.ts';
import type { Claim } from './claim.ts';
import { isMark, isWord, type Token } from './tokens.ts';

/** A place where a condition may be cut into parts: the words that join them, `end` excluded. */
export interface Cut {
  start: number;
  end: number;
  joined: Joined;
}

/** A condition without its "both", "either" or "neither", which says of what follows how it is joined. */
export interface Pairing {
  tokens: readonly Token[];
  /** What joins the parts after the word: undefined without one. */
  word: { at: number; joined: 'and' | 'or' | 'nor' } | undefined;
  /** A claim whose words end at a place, as "neither" has it. */
  deny(claim: Claim, end: number): Claim | undefined;
}

const PAIRS = { both: 'and', either: 'or', neither: 'nor' } as const;

/** Undefined where two of these words stand in one condition. */
export function readPairing(given: readonly Token[]): Pairing | undefined {
  const found = given.flatMap((token, at) => {
    const name = token.kind === 'word' ? token.text : '';
    return Object.hasOwn(PAIRS, name) ? [{ at, joined: PAIRS[name as keyof typeof PAIRS] }] : [];
  });
  if (found.length > 1) return undefined;
  const [word] = found;
  const deny = (claim: Claim, end: number): Claim | undefined => {
    if (word?.joined !== 'nor' || end <= word.at) return claim;
    return claim.negated ? undefined : { ...claim, negated: true };
  };
  return { tokens: word ? given.toSpliced(word.at, 1) : given, word, deny };
}

const JOINERS: readonly (readonly [string, Joined | 'nor'])[] = [
  ['and', 'and'],
  ['but', 'and'],
  ['or', 'or'],
  ['nor', 'nor'],
];

/** What follows a "but" that joins. */
const CONTRASTS = ['not', 'never', 'no', 'does', 'it'];

interface Joint extends Omit<Cut, 'joined'> {
  /** Undefined for a comma alone. */
  joined: Joined | 'nor' | undefined;
  /** "Any tool but the search" makes an exception. */
  isException: boolean;
}

/** Every place where a comma stands, a word that joins, or both. */
export function jointsIn(tokens: readonly Token[]): Joint[] {
  const found: Joint[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const comma = isMark(tokens[at], ',') ? 1 : 0;
    const joiner = JOINERS.find(([name]) => isWord(tokens[at + comma], name));
    if (!joiner && comma === 0) continue;
    const end = at + comma + (joiner ? 1 : 0);
    const isException = joiner?.[0] === 'but' && !CONTRASTS.some((word) => isWord(tokens[end], word));
    found.push({ start: at, end, joined: joiner?.[1], isException });
    at = end - 1;
  }
  return found;
}

/**
 * The places where the parts of a condition may meet, in their order. A comma joins as the next word does. Undefined where
 * a comma has no such word after it, and where a pairing word is not followed by what belongs to it.
 */
export function cutsIn({ tokens, word }: Pairing): Cut[] | undefined {
  const found = jointsIn(tokens);
  if (found.some(({ isException }) => isException)) return undefined;
  const cuts = found.map((cut, index) => ({ ...cut, joined: found.slice(index).find(({ joined }) => joined)?.joined }));
  const isPaired = ({ start, joined }: { start: number; joined: string | undefined }) =>
    word && start >= word.at ? joined === word.joined : joined !== 'nor';
  if (!cuts.every(isPaired)) return undefined;
  const after = cuts.filter(({ start }) => word && start >= word.at).length;
  if (word && (after === 0 || (word.joined !== 'nor' && after > 1))) return undefined;
  if (cuts.some(({ joined }) => joined === undefined)) return undefined;
  return cuts.map(({ start, end, joined }) => ({ start, end, joined: joined === 'or' ? 'or' : 'and' }));
}
