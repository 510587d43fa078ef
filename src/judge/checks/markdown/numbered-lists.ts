import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { openCountCheck } from '../text-count.ts';
import { countHtmlNumbered } from './html-elements.ts';
import { isMaybeNumbered, linesOutsideCode } from './markdown.ts';
import { parseBlocks } from './markdown-document.ts';

const ITEM = {
  singular: 'numbered item',
  plural: 'numbered items',
  aliases: [
    'numbered list item',
    'numbered list items',
    'numbered step',
    'numbered steps',
    'numbered point',
    'numbered points',
  ],
  isLength: false,
};

/**
 * How many items numbered lists have ("1." or "1)"), all lists of a text together. Items of a list within another numbered
 * one are parts of its items and do not count.
 */
export function countNumberedItems(text: string): number {
  let open = 0;
  let count = 0;
  const kinds: string[] = [];
  for (const { type } of parseBlocks(text)) {
    if (type === 'ordered_list_open' || type === 'bullet_list_open') kinds.push(type);
    if (type === 'ordered_list_open') open += 1;
    if (type === 'list_item_open' && open === 1 && kinds.at(-1) === 'ordered_list_open') count += 1;
    if (type === 'ordered_list_close') open -= 1;
    if (type === 'ordered_list_close' || type === 'bullet_list_close') kinds.pop();
  }
  return count;
}

/** Lines that begin with "(1)", "a)" or "Step 1:"; a single one is no item. */
export function countMaybeNumbered(text: string): number {
  const count = linesOutsideCode(text).filter(isMaybeNumbered).length;
  return count > 1 ? count : 0;
}

export const OPEN_NUMBERED =
  'The text has HTML, or lines that begin with a number or a letter in another form, which may be items or not.';

const COUNT = {
  by: countNumberedItems,
  doubtful: (text: string) => countHtmlNumbered(text) + countMaybeNumbered(text),
  open: OPEN_NUMBERED,
};

export const numberedCheck = (asked: Quantity): Check => openCountCheck('numbered-lists', ITEM, asked, COUNT);
