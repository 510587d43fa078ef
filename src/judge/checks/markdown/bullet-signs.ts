import type { Answer } from '../whole-text.ts';
import { countHtmlBullets } from './html-elements.ts';
import { isBullet, isMaybeBullet, linesOutsideCode } from './markdown.ts';

const OPEN = 'There is no bullet point, or it is unclear what is one.';

/** Whether every bullet point of a text begins with a sign. */
export function haveSign(text: string, sign: string): Answer {
  const lines = linesOutsideCode(text);
  const bullets = lines.filter(isBullet).map((line) => line.replace(/^[\s>]*/u, ''));
  const other = bullets.find((line) => !line.startsWith(sign));
  if (other !== undefined) return { is: false, found: `A bullet point begins with "${other[0]}"`, quotes: [other] };
  const isUnclear = countHtmlBullets(text) > 0 || lines.some((line) => isMaybeBullet(line) && !isBullet(line));
  return isUnclear || bullets.length === 0
    ? { open: OPEN }
    : { is: true, found: `Every bullet point begins with "${sign}"` };
}
