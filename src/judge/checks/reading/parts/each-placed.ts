import { isWord, type Token } from '../../grammar/tokens.ts';
import type { PartShare } from '../../parts/part-kind.ts';
import type { Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import type { PartReader } from '../part-attribute.ts';
import type { ResponsePart } from '../part-names.ts';
import { readPartAtEnd } from '../part-phrase.ts';
import { readQuantity } from '../quantity.ts';
import { readShare } from '../share.ts';

/** "a link in every paragraph", "'x' in the last sentence" */
export const placed: PartReader = (claim) => {
  const end = readPartAtEnd(claim.object);
  if (!end) return undefined;
  const { part } = end;
  const said = { ...claim, object: claim.object.slice(0, end.start) };
  if (typeof part.which === 'number') return { ...said, about: part };
  const which =
    typeof part.which === 'string'
      ? PLACED[part.which]?.(said, part, claim.object.slice(end.start))
      : countedPlaces(said, part.which);
  return which && { ...said, negated: false, about: { ...part, which } };
};

const countIn = ({ object }: Claim) => readQuantity(object, 0)?.value;

const isNone = (claim: Claim) => countIn(claim)?.max === 0;

const isOne = ({ object: [first] }: Claim) =>
  first?.kind === 'quoted' || ['a', 'an', 'the'].some((word) => isWord(first, word));

const PLACED: Partial<
  Record<string, (said: Claim, part: ResponsePart, place: readonly Token[]) => PartShare | undefined>
> = {
  // "Does not contain 'x' in every paragraph" may deny some or all; "100 words in all paragraphs" may be said of all together.
  all: (said, { counts }) => {
    // So may "neither 'a' nor 'b' in every paragraph"; of "either 'a' or 'b'" it may be the same one in all.
    const isWhole = ['all', undefined].includes(readShare(said.object, 0)?.value.share as 'all' | undefined);
    const isPlain = !said.negated && !isNone(said) && !isWord(said.object[0], 'any') && isWhole;
    return isPlain && (isOne(said) || counts.includes('singular')) ? 'all' : undefined;
  },
  // "No more than 3 sentences in any paragraph" is said of each; "'x' in any paragraph" may be. What is not in some paragraph may
  // be in others.
  some: (said, _, place) => {
    if (!place.some((token) => isWord(token, 'any'))) return undefined;
    const count = countIn(said);
    if (said.negated) return (count?.max ?? Infinity) < Infinity ? undefined : 'none';
    return count && !count.outside && count.min === 0 && count.max < Infinity ? 'all' : undefined;
  },
};

/** "3 links in at least two paragraphs" may be 3 in all. */
const countedPlaces = (said: Claim, quantity: Quantity) => (isOne(said) && !said.negated ? quantity : undefined);
