import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readPresence } from '../reading/presence.ts';
import { textCountCheck } from '../text-count.ts';
import { isBullet, linesOutsideCode } from './markdown.ts';

const BULLET_POINT = {
  singular: 'bullet point',
  plural: 'bullet points',
  aliases: [
    ...['bullet', 'bullets', 'bullet-point', 'bullet-points', 'bulleted item', 'bulleted items', 'bullet item'],
    ...['bullet items', 'markdown bullet point', 'markdown bullet points', 'markdown bullet', 'markdown bullets'],
  ],
  isLength: false,
};

const LISTS = [
  'bulleted list',
  'bulleted lists',
  'bullet list',
  'bullet lists',
  'bullet-point list',
  'bullet point list',
];
const LIST_PHRASES = LISTS.flatMap((list) => [list, `a ${list}`, `any ${list}`]);

/** How many Markdown bullet points a text has: nested ones count, numbered items and lines in code blocks do not. */
export const countBullets = (text: string): number => linesOutsideCode(text).filter(isBullet).length;

/** Checks on the number of bullet points, or whether there are any. */
export function bullets(claim: Claim): Check | undefined {
  const quantity = readPresence(claim, BULLET_POINT, LIST_PHRASES);
  return quantity && textCountCheck('bullets', BULLET_POINT, quantity, countBullets);
}
