import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { isSlight } from '../texts/slight.ts';
import type { Unit } from '../unit.ts';
import { countHtml, countHtmlHeadings, OPEN_HTML } from './html-elements.ts';
import { type Item, type ItemCount, itemCountCheck } from './item-count.ts';
import { lineOf, parseBlocks, textBlockAt } from './markdown-document.ts';

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

const DEEPER = [1, 2, 3, 4, 5].map((level) => ({
  unit: {
    singular: `heading below level ${level}`,
    plural: `headings below level ${level}`,
    isLength: false,
  },
  ...counted(
    (text) => markdownHeadings(text).filter((heading) => (heading as HeadingItem).level > level),
    (text) => [2, 3, 4, 5, 6].filter((one) => one > level).reduce((sum, one) => sum + countHtmlHeadings(text, one), 0),
  ),
}));

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => ({
  unit: {
    singular: `level-${level} heading`,
    plural: `level-${level} headings`,
    aliases: ['heading', 'headings', 'header', 'headers'].flatMap((noun) => [
      `h${level} ${noun}`,
      `level-${level} ${noun}`,
    ]),
    isLength: false,
  },
  ...counted(
    (text) => markdownHeadings(text, level),
    (text) => countHtmlHeadings(text, level),
  ),
}));

/** How such headings are found and counted. */
function counted(find: (text: string) => Item[], countDoubtful: (text: string) => number = () => 0) {
  return {
    find: (text: string) => ({ certain: find(text), doubtful: countDoubtful(text) }),
    by: (text: string) => find(text).length,
    open: OPEN_HTML,
  };
}

/** The headings that Markdown sees in a text, of one level or of all. */
const markdownHeadings = (text: string, level?: number): Item[] =>
  blocksOf(text).filter((block) => block.kind === 'heading' && (level ?? block.level) === block.level);

/** The headings that a reader sees: those of Markdown, and lines that are bold as a whole, without the signs that make them so. */
export const headingItems = (text: string): HeadingItem[] =>
  titledBlocks(text).map((block) => ({ ...plainItem(block), level: block.level }));

const titledBlocks = (text: string) => blocksOf(text).filter((block) => block.kind === 'heading' || block.hasTitle);

/** Its level is 0 where it is a line that is bold as a whole. */
export interface HeadingItem extends Item {
  level: number;
}

/** Sentences with a rule right below them, which are headings to Markdown. */
const countUnderlinedSentences = (text: string): number =>
  parseBlocks(text).filter(
    ({ type, markup }, at, nodes) =>
      type === 'heading_open' && UNDERLINES.includes(markup) && textBlockAt(nodes, at)?.kind === 'paragraph',
  ).length;
const UNDERLINES = ['-', '='];

const firstLine = ({ text }: { text: string }): string => text.split('\n', 1)[0]!;

const plainItem = ({ text, line }: Item): Item => ({
  text: firstLine({ text }).replace(/^(\*\*|__)(.*)\1(:?)$/u, '$2$3'),
  line,
});

/** What the headings of a text say that a reader sees. */
export const headingsIn = (text: string): string[] => headingItems(text).map((heading) => heading.text);

/** The same without lines that are bold as a whole. */
export const markedHeadings = (text: string): string[] => markdownHeadings(text).map((item) => plainItem(item).text);

/** The same headings with the signs that make one bold as a whole. */
export const writtenHeadings = (text: string): string[] => titledBlocks(text).map(firstLine);

function blocksOf(text: string) {
  const nodes = parseBlocks(text);
  return nodes.flatMap((node, at) => {
    const block = textBlockAt(nodes, at);
    // A list item that is bold as a whole is no heading.
    return block
      ? [{ ...block, line: lineOf(node), hasTitle: block.hasTitle && node.level === 0, isTop: node.level === 0 }]
      : [];
  });
}

/** Short lines by themselves above other text, such as "Summary" and "#Plan". */
function countPlainTitles(text: string): number {
  const blocks = blocksOf(text);
  const isTitle = (line: string) => /^#{0,6}[\p{Lu}\p{N}]/u.test(line) && !/[\n,]/u.test(line) && isSlight(line);
  return blocks
    .slice(0, -1)
    .filter((block) => block.kind === 'paragraph' && block.isTop && !block.hasTitle && isTitle(block.text)).length;
}

/** What may be a heading: in HTML, and sentences that are underlined. */
export const doubtfulHeadings = (text: string): number => countHtml(text, 'heading') + countUnderlinedSentences(text);

const KINDS = [
  {
    unit: HEADING,
    find: (text: string) => {
      const certain = markdownHeadings(text).map(plainItem);
      const doubtful = headingItems(text).length - certain.length + doubtfulHeadings(text) + countPlainTitles(text);
      return { certain, doubtful };
    },
    by: (text: string) => headingItems(text).length,
    open: 'A line that is bold as a whole, a short line by itself, an underlined sentence, or HTML, may be a heading or not.',
  },
  { unit: MARKDOWN_HEADING, ...counted(markdownHeadings, countUnderlinedSentences) },
  ...LEVELS,
  ...DEEPER,
];

/** The check of headings by their plural: "level-2 headings". */
export function headingsCheck(name: string, asked: Quantity): Check | undefined {
  const kind = KINDS.find(({ unit }) => unit.plural.toLowerCase() === name);
  return kind && headingCheck(kind.unit, asked, kind);
}

const headingCheck = (unit: Unit, quantity: Quantity, count: Omit<ItemCount, 'isCostly'>) =>
  itemCountCheck('headings', unit, quantity, { ...count, isCostly: true });
