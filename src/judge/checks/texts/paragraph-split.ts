import { mayBeList, paragraphAt } from '../markdown/drawn-lists.ts';
import { parseBlocks, textBlockAt } from '../markdown/markdown-document.ts';
import type { Place } from './find.ts';
import { isOfSigns, isSlight, withoutSlight } from './slight.ts';

const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

interface Paragraph {
  text: string;
  /** The lines on which it stands: the first, and the one after the last. */
  lines: readonly [number, number];
  /** Whether it begins with a blank of four, which makes it code to Markdown. */
  isIndented: boolean;
}

/**
 * The paragraphs of a text as a reader sees them: blocks of prose between blank lines, also in a block quote. Headings,
 * lines that are bold as a whole, lists and what belongs to their items, tables, code blocks and rules are none.
 * @param withTitles whether lines that are bold as a whole count, which may be headings or not
 */
export const paragraphsIn = (text: string, withTitles = false): string[] =>
  readParagraphs(text, withTitles).map((one) => one.text);

/** The paragraphs of a text, each with its place. */
export function paragraphSpans(text: string): (Place & Paragraph)[] {
  const starts = Array.from(text.matchAll(/(?<=\r\n|\n|\r(?!\n))|^/gu), ({ index }) => index);
  const at = (line: number) => starts[line] ?? text.length;
  return readParagraphs(text).map((paragraph) => {
    const [from, to] = paragraph.lines;
    const [start, whole] = [at(from), text.slice(at(from), at(to))];
    return { ...paragraph, start, end: start + whole.trimEnd().length };
  });
}

function readParagraphs(text: string, withTitles = false): Paragraph[] {
  const nodes = parseBlocks(text);
  const lines = text.split(/\r\n|[\r\n]/u);
  const found: Paragraph[] = [];
  let listsOpen = 0;
  for (const [at, node] of nodes.entries()) {
    if (LIST.test(node.type)) listsOpen += node.nesting;
    if (listsOpen > 0) continue;
    const prose = node.type === 'html_block' ? withoutTags(node.content) : paragraphAt(nodes, at, withTitles);
    if (prose === undefined || !SAYS_SOMETHING.test(prose)) continue;
    const on = node.map ?? [0, 0];
    found.push({ text: prose, lines: on, isIndented: INDENTED.test(lines[on[0]] ?? '') });
  }
  return found;
}

/** What is code to Markdown where a blank line stands before it. */
export const INDENTED = /^(?: {4}| {0,3}\t)/u;

/**
 * The paragraphs without those that may be none, such as a greeting, a name, a list, code that is indented, a formula or an image;
 * undefined where there is no doubt.
 */
export const sureParagraphs = (text: string): string[] | undefined =>
  withoutDoubtful(readParagraphs(text))?.map((one) => one.text);

/** The same of paragraphs that were read. */
export const withoutDoubtful = <One extends Paragraph>(paragraphs: readonly One[]): One[] | undefined => {
  const isNoProse = ({ isIndented, text }: One) => isIndented || isOfSigns(text) || mayBeList(text) || isShown(text);
  // Where all other blocks are short lines, only what is no prose is left out.
  return (
    withoutSlight(paragraphs, (one) => isNoProse(one) || isSlight(one.text)) ?? withoutSlight(paragraphs, isNoProse)
  );
};

/** A formula, an image or a character reference by itself. */
export const isShown = (text: string): boolean => SHOWN.some((pattern) => pattern.test(text.trim()));
const SHOWN = [
  /^\$\$[^$]+\$\$$/u,
  /^\\\[[\s\S]+\\\]$/u,
  /^(?:\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?\s*){1,50}$/u,
  /^&#?\w{1,30};$/u,
];

/** Whether the last block of a text is a line that is bold as a whole, and can head nothing. */
export function endsWithTitle(text: string): boolean {
  const nodes = parseBlocks(text);
  return nodes.at(-1)?.type === 'paragraph_close' && textBlockAt(nodes, nodes.length - 3)?.isTitle === true;
}

const LIST = /^(?:bullet|ordered)_list_/;

const withoutTags = (html: string) => html.replace(/<[^<>]*>/gu, '');

/** What stands between blank lines, whatever it is. */
export const blocksIn = (text: string): string[] =>
  text.split(/(?:\r\n|[\r\n])[^\S\r\n]*(?:\r\n|[\r\n])/u).filter((block) => block.trim() !== '');

/** The same by their places. */
export function blockSpans(text: string): Place[] {
  let from = 0;
  return blocksIn(text).map((block) => {
    const start = text.indexOf(block, from);
    from = start + block.length;
    return { start, end: from };
  });
}
