import type { Check } from '../check.ts';
import { fencedProse } from '../markdown/code-fence.ts';
import { mayBeList } from '../markdown/drawn-lists.ts';
import { countHtml, OPEN_HTML } from '../markdown/html-elements.ts';
import type { Quantity } from '../quantity.ts';
import { openCountCheck } from '../text-count.ts';
import type { Unit } from '../unit.ts';
import { splitAt } from './divider.ts';
import { blocksIn, endsWithTitle, paragraphsIn, sureParagraphs } from './paragraph-split.ts';

const PARAGRAPH: Unit = { singular: 'paragraph', plural: 'paragraphs', isLength: true };

/** How many paragraphs a reader sees. */
export const countParagraphs = (text: string): number => paragraphsIn(text).length;

/** How many paragraphs a reader sees at least, and at most. */
export function paragraphRange(text: string): { least: number; most: number } {
  const all = paragraphsIn(text);
  return { least: (sureParagraphs(text) ?? all).length, most: all.length + (endsWithTitle(text) ? 1 : 0) };
}

export const OPEN_PARAGRAPHS =
  'A greeting, a name, a short line, a reference, hashtags, an address, a list, code, a formula or an image stands by itself, ' +
  'which may count as a paragraph or not.';

/** How many paragraphs stand in a fence around the whole, which may be prose. */
const countFenced = (text: string): number => {
  const fenced = fencedProse(text);
  return fenced === undefined ? 0 : countParagraphs(fenced);
};

const COUNT = {
  by: countParagraphs,
  doubtful: (text: string) => countHtml(text, 'paragraph') + countFenced(text) + (endsWithTitle(text) ? 1 : 0),
  open: `${OPEN_HTML} Or all of it stands in a code fence.`,
  fewer: (text: string) => countParagraphs(text) - paragraphRange(text).least,
  openFewer: OPEN_PARAGRAPHS,
};

export const paragraphsCheck = (asked: Quantity): Check => openCountCheck('paragraphs', PARAGRAPH, asked, COUNT);

/** @param divider What stands between; null for blank lines, between which something else than a paragraph may stand. */
export function separatedCheck(quantity: Quantity, divider: string | null): Check {
  const between = divider === null ? 'between blank lines' : `between dividers "${divider}"`;
  const unit = { ...PARAGRAPH, singular: `part ${between}`, plural: `parts ${between}` };
  return divider === null
    ? openCountCheck('paragraphs', unit, quantity, SEPARATED)
    : openCountCheck('paragraphs', unit, quantity, {
        by: (text) => splitAt(text, divider).length,
        doubtful: (text) => sum(severalIn(text, divider)) - severalIn(text, divider).length,
        open: OPEN_PARTS,
        fewer: (text) => severalIn(text, divider).length,
      });
}

const OPEN_PARTS = 'A part holds more than one paragraph.';
/** The numbers of paragraphs of those parts that have more than one. */
function severalIn(text: string, divider: string): number[] {
  const parts = splitAt(text, divider);
  return parts.length === 1 ? [] : parts.map(countParagraphs).filter((paragraphs) => paragraphs > 1);
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const countBlocks = (text: string) => blocksIn(text).length;
const countSureProse = (text: string) => paragraphsIn(text).filter((one) => !mayBeList(one)).length;
const OPEN_SEPARATED = 'A heading, a list, a table, code or a rule stands between blank lines, or beside a paragraph.';
const SEPARATED = {
  by: countBlocks,
  doubtful: (text: string) => Math.max(0, countParagraphs(text) - countBlocks(text)),
  open: OPEN_SEPARATED,
  fewer: (text: string) => Math.max(0, countBlocks(text) - countSureProse(text)),
  openFewer: OPEN_SEPARATED,
};
