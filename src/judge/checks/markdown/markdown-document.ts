import { createRequire } from 'node:module';
import type { Token } from 'markdown-it';
import { mustBeParsable } from '../too-long.ts';
import { hasEndMark, withoutFrontMatter } from './markdown.ts';

/** A piece of a Markdown document, in its order; what it holds lies between its opening and its closing piece. */
export type Node = Token;

const require = createRequire(import.meta.url);
/** The parser costs 25 ms to load, which a start without such a criterion should not pay. */
const load = once((): typeof import('markdown-it').default => require('markdown-it'));

// Raw HTML stays in pieces of its own, so that no tag is read as text. Tables and strikethrough are understood, too.
const whole = once(() => new (load())('default', { html: true }).disable('code'));
const blocksOnly = once(() => new (load())('default', { html: true }).disable(['code', 'inline']));

/** The blocks of a text as CommonMark has them, with tables; what stands within a paragraph or heading is not taken apart. */
export const parseBlocks = (text: string): Node[] => unwrapped(parsedBy(blocksOnly(), text), blocksOnly());

/** The text's blocks, and as `children` of its `inline` pieces what is emphasised, linked and so on in them. */
export const parseMarkdown = (text: string): Node[] => unwrapped(parsedBy(whole(), text), whole());

/** A character reference or an escape as the character that it stands for. */
export const unescaped = (sign: string): string => blocksOnly().utils.unescapeAll(sign);

/** Whether a piece is a code block of Markdown. */
export const isMarkdownFence = ({ type, info }: Node): boolean =>
  type === 'fence' && /^(?:markdown|md)$/iu.test(info.trim());

/** A text that is one code block of Markdown as a whole is what that block holds. */
function unwrapped(nodes: Node[], parser: ReturnType<typeof whole>): Node[] {
  const [node] = nodes;
  if (!node || nodes.length > 1 || !isMarkdownFence(node)) return nodes;
  const inner = parser.parse(node.content, {});
  const first = (node.map?.[0] ?? 0) + 1;
  for (const one of inner) if (one.map) one.map = [one.map[0] + first, one.map[1] + first];
  return inner;
}

/** The line of the text on which a block begins, 1 for the first. */
export const lineOf = ({ map }: Node): number => (map?.[0] ?? 0) + 1;

/** The fenced code blocks of a text as it is. */
export const parseFences = (text: string): Node[] =>
  parsedBy(blocksOnly(), text).filter(({ type }) => type === 'fence');

/** @throws TooLongError */
function parsedBy(parser: ReturnType<typeof whole>, text: string): Node[] {
  mustBeParsable(text);
  return parser.parse(withoutFrontMatter(text), {});
}

/** A line that is bold as a whole and ends no sentence, as many write a heading. */
const isTitle = (line: string) => BOLD_LINE.test(line.trim()) && !hasEndMark(line);
const BOLD_LINE = /^(?:\*\*[^*\n]+\*\*|__[^_\n]+__):?$/;

export interface TextBlock {
  kind: 'heading' | 'paragraph';
  /** Of a heading, 1 to 6. */
  level: number;
  text: string;
  /** Whether the first line is bold as a whole, as many write a heading. */
  hasTitle: boolean;
  /** Whether nothing but such a line is there. */
  isTitle: boolean;
}

/**
 * The heading or paragraph that begins at a place; undefined where neither does. A line with a rule right below it is a
 * heading to Markdown; to people only where it is no sentence.
 */
export function textBlockAt(nodes: readonly Node[], at: number): TextBlock | undefined {
  const node = nodes[at]!;
  const text = nodes[at + 1]?.content ?? '';
  if (node.type !== 'paragraph_open' && node.type !== 'heading_open') return undefined;
  const isUnderlined = node.markup === '-' || node.markup === '=';
  const isHeading = node.type === 'heading_open' && !(isUnderlined && hasEndMark(text));
  return {
    kind: isHeading ? 'heading' : 'paragraph',
    level: isHeading ? Number(node.tag.slice(1)) : 0,
    text,
    hasTitle: isTitle(text.split('\n', 1)[0]!),
    isTitle: isTitle(text),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
