import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';
import { type Item, itemCountCheck } from './item-count.ts';
import { lineOf, type Node, parseMarkdown } from './markdown-document.ts';

type Style = 'strong' | 'em';

const HTML: Record<Style, RegExp> = {
  strong: /<(?:b|strong)(?=[\s>])/giu,
  em: /<(?:i|em)(?=[\s>])/giu,
};

/**
 * How many passages are bold (`strong`) or italic (`em`), of Markdown or HTML. What is within another passage of the same
 * style does not count, and neither does a sign that Markdown leaves as it is ("2 * 3 * 4", code, "\*").
 */
export const countEmphasised = (text: string, styles: readonly Style[]): number => emphasisedIn(text, styles).length;

/** Such passages with their lines. */
function emphasisedIn(text: string, styles: readonly Style[]): Item[] {
  return parseMarkdown(text).flatMap((node) => {
    const { type, content, children } = node;
    if (type === 'inline') return passagesIn(children ?? [], styles, lineOf(node));
    return type === 'html_block' ? tagsIn(content, styles, lineOf(node)) : [];
  });
}

/** The bold passages of a text, and how much of it may be bold by other means. */
export function boldIn(text: string): { passages: string[]; doubtful: number } {
  const found = emphasisedIn(text, ['strong']).map((one) => one.text.trim());
  const passages = found.filter((one) => one !== '');
  return { passages, doubtful: found.length - passages.length + (text.match(OTHERWISE.strong)?.length ?? 0) };
}

function passagesIn(nodes: readonly Node[], styles: readonly Style[], first: number): Item[] {
  const found: { text: string; line: number }[] = [];
  let open = 0;
  let line = first;
  for (const { type, nesting, content } of nodes) {
    const isOfStyle = styles.some((style) => type === `${style}_open` || type === `${style}_close`);
    if (isOfStyle && nesting > 0 && open === 0) found.push({ text: '', line });
    if (isOfStyle) open += nesting;
    const passage = open > 0 ? found.at(-1) : undefined;
    if (passage) passage.text += type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
    if (type === 'html_inline' && open === 0) found.push(...tagsIn(content, styles, line));
    if (type === 'softbreak' || type === 'hardbreak') line += 1;
  }
  return found;
}

const tagsIn = (html: string, styles: readonly Style[], line: number): Item[] =>
  styles.flatMap((style) => Array.from(html.matchAll(HTML[style]), () => ({ text: '', line })));

const PASSAGES = ['phrase', 'phrases', 'section', 'sections', 'passage', 'passages'];
const styled = (adjectives: readonly string[], nouns: readonly string[]) =>
  adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));

const KINDS: readonly { style: Style; unit: Unit }[] = [
  {
    style: 'strong',
    unit: {
      singular: 'bold passage',
      plural: 'bold passages',
      aliases: [
        ...styled(['bold', 'bolded', 'boldfaced'], PASSAGES),
        ...styled(PASSAGES, ['in bold']),
        'bold text',
        'bold formatting',
        'bolded text',
      ],
      isLength: false,
    },
  },
  {
    style: 'em',
    unit: {
      singular: 'italic passage',
      plural: 'italic passages',
      aliases: [
        ...styled(['italic', 'italicized', 'italicised'], PASSAGES),
        ...styled(PASSAGES, ['in italics']),
        ...['italics', 'italic text', 'italic formatting', 'italicized text', 'italicised text'],
      ],
      isLength: false,
    },
  },
];

const COUNTS: Record<Style, (text: string) => number> = {
  strong: (text) => countEmphasised(text, ['strong']),
  em: (text) => countEmphasised(text, ['em']),
};

/** Styles of HTML, and runs of the letters of mathematics. */
const OTHERWISE: Record<Style, RegExp> = {
  strong: /font-weight\s{0,9}:\s{0,9}(?:bold|[6-9]00)|[\u{1d400}-\u{1d433}\u{1d5d4}-\u{1d607}]+/giu,
  em: /font-style\s{0,9}:\s{0,9}(?:italic|oblique)|[\u{1d434}-\u{1d467}\u{1d608}-\u{1d63b}]+/giu,
};
const OPEN_STYLE = 'The text has a style of HTML, or letters of mathematics, which may count as such a passage or not.';

/** The check of passages by their plural: "bold passages". */
export function emphasisCheck(name: string, asked: Quantity): Check {
  const { style, unit } = KINDS.find((kind) => kind.unit.plural === name)!;
  const find = (text: string) => ({
    certain: emphasisedIn(text, [style]),
    doubtful: text.match(OTHERWISE[style])?.length ?? 0,
  });
  return itemCountCheck('emphasis', unit, asked, { find, by: COUNTS[style], isCostly: true, open: OPEN_STYLE });
}
