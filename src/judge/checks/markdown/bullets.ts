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
  itemCountCheck('bullets', BULLET_POINT, asked, { find: findBullets, by: countBullets, open: OPEN });

const OPEN = 'The text has HTML, or lines that begin with a dash or a picture, which may be bullet points or not.';

/** Several lines that begin with "✅" or a dash, one after the other, may be bullet points; a single one is none. */
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
