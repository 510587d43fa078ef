import type { Check } from '../check.ts';
import { countHtml, OPEN_HTML } from '../markdown/html-elements.ts';
import type { Quantity } from '../quantity.ts';
import { openCountCheck, textCountCheck } from '../text-count.ts';
import type { Unit } from '../unit.ts';
import { splitAt } from './divider.ts';
import { blocksIn, paragraphsIn } from './paragraph-split.ts';

const PARAGRAPH: Unit = { singular: 'paragraph', plural: 'paragraphs', isLength: true };

/** How many paragraphs a reader sees. */
export const countParagraphs = (text: string): number => paragraphsIn(text).length;

const COUNT = { by: countParagraphs, doubtful: (text: string) => countHtml(text, 'paragraph'), open: OPEN_HTML };

export const paragraphsCheck = (asked: Quantity): Check => openCountCheck('paragraphs', PARAGRAPH, asked, COUNT);

/** @param divider What stands between; null for blank lines. */
export function separatedCheck(quantity: Quantity, divider: string | null): Check {
  const between = divider === null ? 'between blank lines' : `between dividers "${divider}"`;
  const unit = { ...PARAGRAPH, singular: `part ${between}`, plural: `parts ${between}` };
  return textCountCheck('paragraphs', unit, quantity, (text) =>
    divider === null ? blocksIn(text).length : splitAt(text, divider).length,
  );
}
