import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents } from '../reading/contents.ts';
import { isWord, type Token } from '../reading/tokens.ts';
import { textCountCheck } from '../text-count.ts';
import { parseBlocks, textBlockAt } from './markdown-document.ts';

const HEADING = {
  singular: 'heading',
  plural: 'headings',
  aliases: ['section heading', 'section headings'],
  isLength: false,
};

const MARKDOWN_HEADING = {
  singular: 'Markdown heading',
  plural: 'Markdown headings',
  aliases: ['heading', 'headings', 'header', 'headers'].map((noun) => `markdown ${noun}`),
  isLength: false,
};

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => ({
  level,
  unit: {
    singular: `level-${level} heading`,
    plural: `level-${level} headings`,
    aliases: ['heading', 'headings', 'header', 'headers'].flatMap((noun) => [
      `h${level} ${noun}`,
      `level-${level} ${noun}`,
    ]),
    isLength: false,
  },
}));

/** How many headings Markdown sees in a text, of one level or of all. */
export function countMarkdownHeadings(text: string, level?: number): number {
  return blocksOf(text).filter((block) => block.kind === 'heading' && (level ?? block.level) === block.level).length;
}

/** How many headings a reader sees: those of Markdown, and lines that are bold as a whole. */
export function countHeadings(text: string): number {
  return blocksOf(text).filter((block) => block.kind === 'heading' || block.hasTitle).length;
}

function blocksOf(text: string) {
  const nodes = parseBlocks(text);
  return nodes.flatMap((node, at) => {
    const block = textBlockAt(nodes, at);
    // A list item that is bold as a whole is no heading.
    return block ? [{ ...block, hasTitle: block.hasTitle && node.level === 0 }] : [];
  });
}

/** Checks whether, or how many, headings are there: "Markdown headings" are those with "#" or a line below, no bold ones. */
export function headings(claim: Claim): Check | undefined {
  const plain = readContents(claim, HEADING);
  if (plain) return textCountCheck('headings', HEADING, plain, countHeadings);
  const markdown = readContents(claim, MARKDOWN_HEADING);
  if (markdown) return textCountCheck('headings', MARKDOWN_HEADING, markdown, (text) => countMarkdownHeadings(text));
  for (const { level, unit } of LEVELS) {
    const quantity = readContents({ ...claim, object: withPlainLevel(claim.object) }, unit);
    if (quantity) return textCountCheck('headings', unit, quantity, (text) => countMarkdownHeadings(text, level));
  }
  return undefined;
}

/** Writes "level 2" as "level-2". */
const withPlainLevel = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const next = tokens[at + 1];
    if (token.kind === 'number' && isWord(tokens[at - 1], 'level')) return [];
    if (!isWord(token, 'level') || next?.kind !== 'number') return [token];
    return [{ kind: 'word', text: `level-${next.value}`, raw: `level-${next.value}` }];
  });
