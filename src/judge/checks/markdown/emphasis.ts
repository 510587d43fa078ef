import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents } from '../reading/contents.ts';
import { textCountCheck } from '../text-count.ts';
import { type Node, parseMarkdown } from './markdown-document.ts';

type Style = 'strong' | 'em';

const HTML: Record<Style, RegExp> = {
  strong: /<(?:b|strong)(?=[\s>])/giu,
  em: /<(?:i|em)(?=[\s>])/giu,
};

/**
 * How many passages are bold (`strong`) or italic (`em`), of Markdown or HTML. What is within another passage of the same
 * style does not count, and neither does a sign that Markdown leaves as it is ("2 * 3 * 4", code, "\*").
 */
export function countEmphasised(text: string, styles: readonly Style[]): number {
  return parseMarkdown(text).reduce((count, { type, content, children }) => {
    if (type === 'inline') return count + passagesIn(children ?? [], styles);
    return type === 'html_block' ? count + tagsIn(content, styles) : count;
  }, 0);
}

function passagesIn(nodes: readonly Node[], styles: readonly Style[]): number {
  let open = 0;
  let count = 0;
  for (const { type, nesting, content } of nodes) {
    const isOfStyle = styles.some((style) => type === `${style}_open` || type === `${style}_close`);
    if (isOfStyle && nesting > 0 && open === 0) count += 1;
    if (isOfStyle) open += nesting;
    if (type === 'html_inline' && open === 0) count += tagsIn(content, styles);
  }
  return count;
}

const tagsIn = (html: string, styles: readonly Style[]) =>
  styles.reduce((count, style) => count + (html.match(HTML[style])?.length ?? 0), 0);

const PASSAGES = ['phrase', 'phrases', 'section', 'sections', 'passage', 'passages'];
/** Said of the style as such, whether there is any. */
const SOME = ['text', 'formatting', 'font', 'type', 'markdown'];

const styled = (adjectives: readonly string[], nouns: readonly string[]) =>
  adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));

const KINDS: readonly { style: Style; unit: Parameters<typeof readContents>[1]; kinds: readonly string[] }[] = [
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
    kinds: ['bold', 'markdown bold', 'text in bold', 'any text in bold', ...styled(['bold', 'any bold'], SOME)],
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
    kinds: ['markdown italics', 'text in italics', 'any text in italics', ...styled(['italic', 'any italic'], SOME)],
  },
];

/** Checks whether, or how many, passages are bold or italic. */
export function emphasis(claim: Claim): Check | undefined {
  for (const { style, unit, kinds } of KINDS) {
    const quantity = readContents(claim, unit, kinds);
    if (quantity) return textCountCheck('emphasis', unit, quantity, (text) => countEmphasised(text, [style]));
  }
  return undefined;
}
