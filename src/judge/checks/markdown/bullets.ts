import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readPresence } from '../reading/presence.ts';
import type { Quantity } from '../reading/quantity.ts';
import { countHtmlBullets } from './html-elements.ts';
import { type Items, itemCountCheck } from './item-count.ts';
import { isBullet, isMaybeBullet, linesOutsideCode } from './markdown.ts';

const BULLET_POINT = {
  singular: 'bullet point',
  plural: 'bullet points',
  aliases: [
    ...['bullet', 'bullets', 'bullet-point', 'bullet-points', 'bulleted item', 'bulleted items', 'bullet item'],
    ...['bullet items', 'markdown bullet point', 'markdown bullet points', 'markdown bullet', 'markdown bullets'],
    ...[
      'bullet points in markdown',
      'bullets in markdown',
      'bullet points in markdown format',
      'markdown-style bullet points',
    ],
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

/** How many bullet points a text has: nested ones count, numbered items and lines in code blocks do not. */
export const countBullets = (text: string): number => linesOutsideCode(text).filter(isBullet).length;

/** Checks on the number of bullet points, or whether there are any. */
export function bullets(claim: Claim): Check | undefined {
  const quantity = readPresence(claim, BULLET_POINT, LIST_PHRASES);
  return quantity && bulletsCheck(quantity);
}

export const bulletsCheck = (asked: Quantity): Check =>
  itemCountCheck('bullets', BULLET_POINT, asked, { find: findBullets, by: countBullets, open: OPEN });

const OPEN = 'The text has HTML, or lines that begin with a dash or a picture, which may be bullet points or not.';

/** Several lines that begin with "✅" or a dash, one after the other, may be bullet points; one alone is none. */
function findBullets(text: string): Items {
  const numbers: number[] = [];
  const lines = linesOutsideCode(text, numbers);
  const certain = lines.flatMap((line, at) => (isBullet(line) ? [{ text: line.trim(), line: numbers[at]! }] : []));
  let doubtful = countHtmlBullets(text);
  let run = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    run = isMaybeBullet(line) ? run + 1 : 0;
    if (run > 1) doubtful += run === 2 ? 2 : 1;
  }
  return { certain, doubtful };
}
