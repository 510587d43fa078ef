import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
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

/** How many bullet points a text has: nested ones count, numbered items and lines in code blocks do not. */
export const countBullets = (text: string): number => linesOutsideCode(text).filter(isBullet).length;

export const bulletsCheck = (asked: Quantity): Check =>
  itemCountCheck('bullets', BULLET_POINT, asked, { find: findBullets, by: countBullets, open: OPEN_BULLETS });

export const OPEN_BULLETS =
  'The text has HTML, or lines that begin with a dash or a picture, which may be bullet points or not.';

function findBullets(text: string): Items {
  const numbers: number[] = [];
  const lines = linesOutsideCode(text, numbers);
  const certain = lines.flatMap((line, at) => (isBullet(line) ? [{ text: line.trim(), line: numbers[at]! }] : []));
  return { certain, doubtful: countHtmlBullets(text) + countMaybeBullets(text) };
}

/** Several lines that begin with "✅" or a dash, one after the other, may be bullet points; a single one is none. */
export function countMaybeBullets(text: string): number {
  let count = 0;
  let run = 0;
  for (const line of linesOutsideCode(text)) {
    if (line.trim() === '') continue;
    run = isMaybeBullet(line) ? run + 1 : 0;
    if (run > 1) count += run === 2 ? 2 : 1;
  }
  return count;
}
