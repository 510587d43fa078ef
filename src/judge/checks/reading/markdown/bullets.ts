import type { Check } from '../../check.ts';
import { BULLET_POINT, bulletsCheck } from '../../markdown/bullets.ts';
import type { Claim } from '../claim.ts';
import { readPresence } from '../presence.ts';

const LISTS = [
  'bulleted list',
  'bulleted lists',
  'bullet list',
  'bullet lists',
  'bullet-point list',
  'bullet point list',
];

const LIST_PHRASES = LISTS.flatMap((list) => [list, `a ${list}`, `any ${list}`]);

/** Checks on the number of bullet points, or whether there are any. */
export function bullets(claim: Claim): Check | undefined {
  const quantity = readPresence(claim, BULLET_POINT, LIST_PHRASES);
  return quantity && bulletsCheck(quantity);
}
