import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { openCountCheck } from '../text-count.ts';
import { countHtml, OPEN_HTML } from './html-elements.ts';
import { parseBlocks } from './markdown-document.ts';

const BLOCK_QUOTE = {
  singular: 'block quote',
  plural: 'block quotes',
  aliases: ['', 'markdown '].flatMap((adjective) =>
    ['blockquote', 'blockquotes', 'block quote', 'block quotes'].map((noun) => `${adjective}${noun}`),
  ),
  isLength: false,
};

/** How many Markdown block quotes (lines after ">") a text has; one within another does not count. */
export function countBlockQuotes(text: string): number {
  let open = 0;
  return parseBlocks(text).filter(({ type, nesting }) => {
    if (type !== 'blockquote_open' && type !== 'blockquote_close') return false;
    open += nesting;
    return nesting > 0 && open === 1;
  }).length;
}

const COUNT = {
  by: countBlockQuotes,
  doubtful: (text: string) => countHtml(text, 'quotation'),
  open: OPEN_HTML,
};

export const quotesCheck = (asked: Quantity): Check => openCountCheck('quotes', BLOCK_QUOTE, asked, COUNT);
