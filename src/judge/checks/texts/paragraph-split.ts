import { mayBeList, paragraphAt } from '../markdown/drawn-lists.ts';
import { parseBlocks } from '../markdown/markdown-document.ts';
import { isSlight, withoutSlight } from './slight.ts';

const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/**
 * The paragraphs of a text as a reader sees them: blocks of prose between blank lines, also in a block quote. Headings,
 * lines that are bold as a whole, lists and what belongs to their items, tables, code blocks and rules are none.
 * @param withTitles whether lines that are bold as a whole count, which may be headings or not
 */
export function paragraphsIn(text: string, withTitles = false): string[] {
  const nodes = parseBlocks(text);
  const found: string[] = [];
  let listsOpen = 0;
  for (const [at, node] of nodes.entries()) {
    if (LIST.test(node.type)) listsOpen += node.nesting;
    if (listsOpen > 0) continue;
    const prose = node.type === 'html_block' ? withoutTags(node.content) : paragraphAt(nodes, at, withTitles);
    if (prose !== undefined && SAYS_SOMETHING.test(prose)) found.push(prose);
  }
  return found;
}

/** The paragraphs without those that may be none, such as a greeting, a name or a list; undefined where there is no doubt. */
export const sureParagraphs = (paragraphs: readonly string[]): string[] | undefined =>
  withoutSlight(paragraphs, (one) => isSlight(one) || mayBeList(one));

const LIST = /^(?:bullet|ordered)_list_/;

const withoutTags = (html: string) => html.replace(/<[^<>]*>/gu, '');

/** What stands between blank lines, whatever it is. */
export const blocksIn = (text: string): string[] =>
  text.split(/(?:\r\n|[\r\n])[^\S\r\n]*(?:\r\n|[\r\n])/u).filter((block) => block.trim() !== '');
