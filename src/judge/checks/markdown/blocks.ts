import { drawnListIn, mayBeList } from './drawn-lists.ts';
import { drawnTables } from './drawn-tables.ts';
import { isMaybeBullet } from './markdown.ts';
import { lineOf, parseBlocks, textBlockAt } from './markdown-document.ts';

/** A block of a text, and lists that are numbered or not. */
export type BlockKind = 'heading' | 'bullets' | 'numbered' | 'list' | 'table' | 'code' | 'quote' | 'rule';

export interface Block {
  kind: BlockKind | 'text' | 'title' | 'html';
  level: number;
  line: number;
  /** The line after its last one, from 0 on. */
  end: number;
  text: string;
  /** Whether it is a list of lines such as "• a". */
  isDrawn?: true;
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  bullet_list_open: 'bullets',
  ordered_list_open: 'numbered',
  table_open: 'table',
  fence: 'code',
  blockquote_open: 'quote',
  hr: 'rule',
  html_block: 'html',
};

/** The blocks at the top of a text. A line that is bold as a whole is a title. */
export function blocksOf(text: string): Block[] {
  const nodes = parseBlocks(text);
  const blocks: Block[] = [];
  for (const [at, node] of nodes.entries()) {
    if (node.level !== 0 || node.nesting < 0) continue;
    const block = textBlockAt(nodes, at);
    const kind = block ? (block.kind === 'heading' ? 'heading' : block.isTitle ? 'title' : 'text') : KINDS[node.type];
    const [level, line, end, text] = [block?.level ?? 0, lineOf(node), node.map?.[1] ?? 0, block?.text ?? ''];
    const drawn = kind === 'text' ? drawnListIn(text) : undefined;
    if (!drawn) {
      if (kind) blocks.push({ kind, level, line, end, text });
      continue;
    }
    if (drawn.before !== '') blocks.push({ kind: 'text', level, line, end: line + drawn.at - 1, text: drawn.before });
    const last = blocks.at(-1);
    // Blank lines between "• a" and "• b" make no other list.
    if (last?.kind === 'bullets' && last.isDrawn) last.end = end;
    else blocks.push({ kind: 'bullets', level, line: line + drawn.at, end, text: '', isDrawn: true });
  }
  return blocks;
}

/** The text of the only block of a kind, without the signs of a quote; undefined where there is none, or it is unclear which. */
export function onlyBlock(text: string, kind: 'table' | 'quote' | 'list'): readonly string[] | undefined {
  const blocks = blocksOf(text);
  const found = blocks.filter((block) => isOf(block, kind));
  if (found.length !== 1 || blocks.some((block) => mayBe(block, kind))) return undefined;
  const lines = text.split(/\r\n|[\r\n]/u).slice(found[0]!.line - 1, found[0]!.end);
  const plain = kind === 'quote' ? lines.map((line) => line.replace(/^\s*> ?/u, '')) : lines;
  return [plain.join('\n').trim()];
}

/** Whether a block is of a kind; either list is a list. */
export const isOf = (block: Block, kind: BlockKind) =>
  block.kind === kind || (kind === 'list' && (block.kind === 'bullets' || block.kind === 'numbered'));
/** Whether a block may be of a kind to some: HTML, a bold line as a heading, lines that begin with a dash or "✅" as a list. */
export const mayBe = (block: Block, kind: BlockKind) =>
  block.kind === 'html' ||
  (kind === 'heading' && block.kind === 'title') ||
  (block.kind === 'text' &&
    ((kind === 'table' && drawnTables(block.text) > 0) ||
      block.text.split('\n').some((line) => isMaybeBullet(line) || /^\s*[-*+•]\S/u.test(line)) ||
      (LISTS.includes(kind) && mayBeList(block.text))));
const LISTS: readonly BlockKind[] = ['bullets', 'numbered', 'list'];
