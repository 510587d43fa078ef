import type { Answer } from '../whole-text.ts';
import { parseBlocks } from './markdown-document.ts';
import { outsideCode, outsideComments } from './outside-code.ts';

const OPEN_TABLE = 'There is no table of Markdown, a table of HTML, or a cell that holds a sign for nothing.';
const OPEN_IMAGE = 'There is no image, or one of HTML whose alt text is empty or cannot be read.';
const OPEN_COMMENT = 'An image stands in a comment, which a reader may count or not.';

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

/** Whether an image of Markdown or HTML has no text to stand for it; an empty `alt` of HTML may be meant so. */
export function withoutAltText(given: string): Answer {
  const outside = outsideCode(given);
  // Markdown within code shows how an image is written; HTML within code may be all that was asked for.
  if (!IMAGE.test(outside) && /!\[[^\]]*\](?:\(|\[)/u.test(given)) return { open: OPEN_IMAGE };
  const text = IMAGE.test(outside) ? outside : given;
  const tags = [...text.matchAll(/<img\b([^<>]{0,2000})>/giu)].map(([, attributes]) => altOf(attributes!));
  const isUnclear = tags.length !== text.split(/<img\b/iu).length - 1 || tags.includes('');
  if (imagesIn(outsideComments(text)) < imagesIn(text)) return { open: OPEN_COMMENT };
  if (/!\[\s*\](?:\(|\[)/u.test(text) || tags.includes(undefined))
    return { is: true, found: 'An image has no alt text' };
  if (isUnclear || !IMAGE.test(text)) return { open: OPEN_IMAGE };
  return { is: false, found: 'Every image has alt text' };
}

const IMAGE = /<img\b|!\[[^\]]*\]/iu;
const imagesIn = (text: string) => text.split(/<img\b|!\[[^\]]*\]/iu).length;
const ATTRIBUTES = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
/** The value of `alt` among the attributes of a tag; undefined where there is none. */
function altOf(attributes: string): string | undefined {
  const alt = [...attributes.matchAll(ATTRIBUTES)].find(([, name]) => name!.toLowerCase() === 'alt');
  return alt && (alt[2] ?? alt[3] ?? alt[4] ?? '').trim();
}
