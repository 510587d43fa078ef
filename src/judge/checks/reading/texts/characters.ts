import type { Check } from '../../check.ts';
import { charactersCheck, NAMES } from '../../texts/characters.ts';
import { readAmount } from '../amount.ts';
import type { Claim } from '../claim.ts';

/** "Has at least three characters" may be said of a story; nobody casts thirty. */
const FEWEST_THAT_MEAN_LENGTH = 30;

export function characters(claim: Claim): Check | undefined {
  const amount = readAmount(claim, NAMES);
  if (!amount) return undefined;
  const { min, max } = amount.quantity;
  const bounds = [min, max].filter((bound) => bound !== 0 && bound !== Infinity);
  const meansLength = bounds.length > 0 && bounds.every((bound) => bound >= FEWEST_THAT_MEAN_LENGTH);
  return amount.saidAsLength || meansLength ? charactersCheck(amount.quantity) : undefined;
}
