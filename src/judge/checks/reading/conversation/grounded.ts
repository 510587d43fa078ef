import type { Check } from '../../check.ts';
import { groundedCheck } from '../../conversation/grounded.ts';
import type { Claim } from '../claim.ts';
import { namesOne } from '../names-one.ts';
import { readGrounded } from './grounded-phrase.ts';

/**
 * Checks whether quotations, numbers or addresses of the response stand in the conversation: "every quotation appears word for
 * word in the tool results", "contains no number that is not in the context". Where none is there, what is said of every one
 * does not apply, and none is elsewhere. Whether they are used rightly no program knows.
 */
export function grounded(claim: Claim): Check | undefined {
  const asked = readGrounded(claim);
  return asked && groundedCheck(asked, namesOne(claim.object));
}
