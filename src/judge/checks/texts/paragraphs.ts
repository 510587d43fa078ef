import type { Check } from '../check.ts';
import { countHtml, OPEN_HTML } from '../markdown/html-elements.ts';
import type { Quantity } from '../quantity.ts';
import { openCountCheck, textCountCheck } from '../text-count.ts';
import type { Unit } from '../unit.ts';
import { splitAt } from './divider.ts';
import { blocksIn, paragraphsIn, sureParagraphs } from './paragraph-split.ts';

const PARAGRAPH: Unit = { singular: 'paragraph', plural: 'paragraphs', isLength: true };

/** How many paragraphs a reader sees. */
export const countParagraphs = (text: string): number => paragraphsIn(text).length;

/** How many paragraphs a reader sees at least, and at most. */
export function paragraphRange(text: string): { least: number; most: number } {
  const all = paragraphsIn(text);
  return { least: (sureParagraphs(all) ?? all).length, most: all.length };
}

export const OPEN_PARAGRAPHS =
  'A greeting, a name, a short line, a reference, hashtags, an address or a list stands by itself, which may count as a paragraph or not.';

const COUNT = {
  by: countParagraphs,
  doubtful: (text: string) => countHtml(text, 'paragraph'),
  open: OPEN_HTML,
  fewer: (text: string) => {
    const { least, most } = paragraphRange(text);
    return most - least;
  },
  openFewer: OPEN_PARAGRAPHS,
};

export const paragraphsCheck = (asked: Quantity): Check => openCountCheck('paragraphs', PARAGRAPH, asked, COUNT);

/** @param divider What stands between; null for blank lines. */
export function separatedCheck(quantity: Quantity, divider: string | null): Check {
  const between = divider === null ? 'between blank lines' : `between dividers "${divider}"`;
  const unit = { ...PARAGRAPH, singular: `part ${between}`, plural: `parts ${between}` };
  return textCountCheck('paragraphs', unit, quantity, (text) =>
    divider === null ? blocksIn(text).length : splitAt(text, divider).length,
  );
}
