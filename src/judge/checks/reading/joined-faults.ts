import type { Joined } from '../combined.ts';
import { isWord } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import type { Pairing } from './cuts.ts';
import { readQuantity } from './quantity.ts';

/** A part of a condition that was understood. */
export interface Part {
  claim: Claim;
  /** What it joins to the part before, whichever word stands between: "not a or b" is "not a, and not b". */
  joined: Joined;
  /** Whether it leaves out its verb, and so belongs to the part before: "starts with x or y and ends with z". */
  isShared?: boolean;
  /** The word that stands between it and the part before. */
  word?: Word;
  /** Whether it is plain what is denied of both. */
  isPlain?: boolean;
}

export type Word = Joined | 'nor';

type Pair = NonNullable<Pairing['word']>['joined'];

/**
 * A part that follows another in a criterion that names a fault. "Penalize commas and periods", "Penalize using commas and
 * periods" want neither; "Penalize both commas and periods" wants not both together.
 * @param pair what "both", "either" or "neither" says of how they are joined
 */
export function joinedFaults(before: Claim, part: Part, pair: Pair | undefined): Part | undefined {
  const { isThing, isDeed } = before.manner;
  if (!isThing && !isDeed) return mayBeAnyOfList(before, part) ? undefined : part;
  // "Penalize neither x nor y" asks for nothing.
  if (pair === 'nor') return undefined;
  if (before.negated || part.joined === 'or' || pair === 'and') return part;
  // "Penalize links but not tables", "Penalize using links and exceeding 9 words" may be meant of both at once.
  const isAtOnce = isDenied(part.claim) || (isDeed && !part.isShared);
  return isAtOnce ? undefined : { ...part, joined: 'or' };
}

/** Whether a claim asks that something is not there. */
export const isDenied = ({ negated, object }: Claim): boolean => negated || readQuantity(object, 0)?.value.max === 0;

const LISTS = ['words', 'phrases', 'terms', 'keywords', 'expressions', 'following', 'these', 'strings', 'names'];

/** "Fails if it contains the words 'a' and 'b'" may want neither of them, or not both. */
const mayBeAnyOfList = ({ object }: Claim, { isShared }: Part) =>
  isShared === true &&
  object.at(-1)?.kind === 'quoted' &&
  object.some((token) => LISTS.some((word) => isWord(token, word)));
