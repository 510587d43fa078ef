import type { Answer } from '../whole-text.ts';
import { parseBlocks } from './markdown-document.ts';
import { outsideCode } from './outside-code.ts';

const OPEN_TABLE = 'There is no table of Markdown, a table of HTML, or a cell that holds a sign for nothing.';
const OPEN_IMAGE = 'There is no image of Markdown, or one of HTML.';

/** Whether a cell of a table is empty. */
export function emptyCells(text: string): Answer {
  const nodes = parseBlocks(text);
  const cells = nodes.flatMap(({ type }, at) =>
    type === 'th_open' || type === 'td_open' ? [nodes[at + 1]!.content.trim()] : [],
  );
  const heads = nodes.filter(({ type }, at) => type === 'th_open' && nodes[at + 1]!.content.trim() === '').length;
  const empty = cells.filter((cell) => cell === '').length;
  // The corner above the names of rows is often left empty.
  if (empty > heads) return { is: true, found: `${empty - heads} of ${cells.length} cells are empty` };
  const isUnclear =
    empty > 0 || cells.length === 0 || cells.some((cell) => /^[-–—.*&\s]*$|^(?:&nbsp;|<[^>]*>)+$/u.test(cell));
  return isUnclear || /<t[dh]\b/iu.test(text)
    ? { open: OPEN_TABLE }
    : { is: false, found: `None of ${cells.length} cells is empty` };
}

/** Whether an image of Markdown has no text to stand for it. */
export function withoutAltText(given: string): Answer {
  const text = outsideCode(given);
  if (/!\[\s*\](?:\(|\[)/u.test(text)) return { is: true, found: 'An image has no alt text' };
  if (/<img\b/iu.test(text) || !/!\[[^\]]*\]/u.test(text)) return { open: OPEN_IMAGE };
  return { is: false, found: 'Every image has alt text' };
}
