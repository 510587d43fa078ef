import type { Check } from '../../check.ts';
import { readPhrase } from '../../grammar/tokens.ts';
import { EMOJI, emojiAtEdgeCheck, emojiCheck } from '../../texts/emoji.ts';
import type { Claim } from '../claim.ts';
import { readContents, withCountFirst } from '../contents.ts';

const ONE_EMOJI = [['an emoji', null]] as const;

/** Checks on the number of emojis, whether there are any, and whether the response starts or ends with one. */
export function emoji(claim: Claim): Check | undefined {
  const { relation, negated, object } = claim;
  if (relation === 'start' || relation === 'end') {
    const isOne = readPhrase(object, 0, ONE_EMOJI)?.next === object.length;
    return isOne ? emojiAtEdgeCheck(relation, negated) : undefined;
  }
  const asked = readContents(withCountFirst(claim), EMOJI);
  return asked && emojiCheck(asked);
}
