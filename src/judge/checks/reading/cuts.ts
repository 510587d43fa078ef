import type { Joined } from '../combined.ts';
import { isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import { readModal } from './modals.ts';
import { readSubject } from './subject-phrase.ts';
import { verbs } from './verbs.ts';

/** A place where a condition may be cut into parts: the words that join them, `end` excluded. */
export interface Cut {
  start: number;
  end: number;
  joined: Joined;
  /** Whether "nor" joins. */
  isNor?: boolean;
  /** Whether what follows is said with "with", "without" or the like, and no word joins it. */
  isAttached?: boolean;
  /** Whether it stands after all that "both", "either" or "neither" joins, and so begins with a verb of its own. */
  isAfterPair?: boolean;
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
  ['as well as', 'and'],
  ['or', 'or'],
  ['nor', 'nor'],
];

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
    const joiner = readPhrase(tokens, at + comma, JOINERS);
    if (!joiner && comma === 0) continue;
    const end = joiner?.next ?? at + 1;
    const isException = isWord(tokens[at + comma], 'but') && !isContrast(tokens, end);
    found.push({ start: at, end, joined: joiner?.value, isException });
    at = end - 1;
  }
  return found;
}

const CONTRASTS = ['not', 'never', 'no'];

/** What follows a "but" that joins. */
const isContrast = (tokens: readonly Token[], at: number) =>
  CONTRASTS.some((word) => isWord(tokens[at], word)) ||
  (readModal(tokens, at, 'singular') ?? readModal(tokens, at, 'plural') ?? readSubject(tokens, at)) !== undefined ||
  ['third', 'base', 'gerund'].some((form) => readPhrase(tokens, at, verbs[form as 'third']) !== undefined);

/** Words that begin what is said in addition, with no word that joins: "under 100 words with no emojis". */
const ATTACHING = ['with', 'without', 'while', 'using'];

/** "In all caps" is said in addition, too: "is written in English in all caps". */
const CASES = ['in all', 'in lowercase', 'in uppercase', 'in capital', 'in capitals', 'in caps'].map(
  (phrase) => [phrase, null] as const,
);

export const isAttaching = (tokens: readonly Token[], at: number) =>
  ATTACHING.some((word) => isWord(tokens[at], word)) || readPhrase(tokens, at, CASES) !== undefined;

/**
 * The places where the parts of a condition may meet, in their order. A comma joins as the next word does. Undefined where
 * a comma has no such word after it, and where a pairing word is not followed by what belongs to it.
 */
export function cutsIn({ tokens, word }: Pairing): Cut[] | undefined {
  const joints = jointsIn(tokens);
  if (joints.some(({ isException }) => isException)) return undefined;
  const isAttached = ({ end, joined }: Joint) => joined === undefined && isAttaching(tokens, end);
  const joining = joints.filter((joint) => !isAttached(joint));
  const resolved = joining.map(({ start, end }, index) => {
    const joined = joining.slice(index).find((joint) => joint.joined)?.joined;
    return { start, end, joined };
  });
  const pairEnd = word ? endOfPair(resolved, word) : undefined;
  if (word && pairEnd === undefined) return undefined;
  // "A table, either 'a' or 'b'": the comma does not join as the "or" of the pair does.
  const isBeforePair = ({ start, joined }: Joint) => joined === undefined && word && start < word.at;
  if (word && word.joined !== 'and' && joining.filter(({ start }) => start < word.at).findLast(isBeforePair))
    return undefined;
  const cuts = resolved.map(({ start, end, joined }): Cut | undefined => {
    const isAfterPair = pairEnd !== undefined && start >= pairEnd;
    const isDenied = word?.joined === 'nor' && start >= word.at && !isAfterPair;
    if (joined === undefined || (joined === 'nor') !== isDenied) return undefined;
    return { start, end, joined: joined === 'or' ? 'or' : 'and', isAfterPair, isNor: isDenied };
  });
  const known = cuts.filter((cut) => cut !== undefined);
  if (known.length < cuts.length) return undefined;
  return [...known, ...attachedIn(tokens, joints)].sort((one, other) => one.start - other.start);
}

/** Where "with" and the like stand, after a comma or with nothing before them. */
function attachedIn(tokens: readonly Token[], joints: readonly Joint[]): Cut[] {
  return tokens.flatMap((_, end): Cut[] => {
    if (end === 0 || !isAttaching(tokens, end)) return [];
    const joint = joints.find((one) => one.end === end);
    if (joint?.joined !== undefined) return [];
    return [{ start: joint?.start ?? end, end, joined: 'and', isAttached: true }];
  });
}

/**
 * The place after all that a pairing word joins: where the first joint stands that is not its own. "Both" joins two, "either"
 * and "neither" as many as their words join. Undefined where nothing follows that belongs to it.
 */
function endOfPair(
  joints: readonly { start: number; joined: Joint['joined'] }[],
  { at, joined }: { at: number; joined: string },
): number | undefined {
  const after = joints.filter(({ start }) => start >= at);
  const own = after.findIndex((joint) => joint.joined !== joined);
  const count = joined === 'and' ? Math.min(1, own < 0 ? after.length : own) : own < 0 ? after.length : own;
  return count === 0 ? undefined : (after[count]?.start ?? Infinity);
}
