import type { Answer } from '../whole-text.ts';
import { type BlockKind, blocksOf, isOf, mayBe } from './blocks.ts';
import { isMaybeBullet, linesOutsideCode } from './markdown.ts';
import { type Node, parseBlocks } from './markdown-document.ts';

const OPEN = { open: 'The response has none of what is asked of, or something that may be one.' };
const linesOf = (text: string) => text.split(/\r\n|[\r\n]/u);
const isBlank = (line: string | undefined) => line !== undefined && line.trim() === '';

/** @param isEach whether each block of the kind is meant, and not the only one */
export function isBlankBeside(text: string, side: 'before' | 'after', kind: BlockKind, isEach?: true): Answer {
  const lines = linesOf(text.trimEnd());
  const blocks = blocksOf(text);
  const found = blocks.filter((block) => isOf(block, kind));
  if (blocks.some((block) => mayBe(block, kind))) return OPEN;
  const areSet = found.flatMap(({ line, end }) => {
    if (side === 'before') return line === 1 ? [] : [isBlank(lines[line - 2])];
    let last = end - 1;
    while (isBlank(lines[last])) last -= 1;
    // A line right below an item or a quote belongs to it.
    const isOwn =
      !['bullets', 'numbered', 'list', 'quote'].includes(kind) || /^(?:\s|[-*+>]|\d+[.)])/u.test(lines[last] ?? '');
    return last >= lines.length - 1 && isOwn ? [] : [isOwn && isBlank(lines[last + 1])];
  });
  if (areSet.length === 0 || (!isEach && new Set(areSet).size > 1)) return OPEN;
  return {
    is: !areSet.includes(false),
    found: `${areSet.filter(Boolean).length} of ${areSet.length} have a blank line ${side} them`,
  };
}

/** Which of two items that follow each other have a blank line between them. @param isTop only those in no other item */
function gapsIn(lines: readonly string[], nodes: readonly Node[], isTop: boolean): boolean[] {
  const gaps: boolean[] = [];
  const seen: boolean[] = [];
  for (const { type, map } of nodes) {
    if (/^(?:bullet|ordered)_list_open$/u.test(type)) seen.push(false);
    if (/^(?:bullet|ordered)_list_close$/u.test(type)) seen.pop();
    if (type !== 'list_item_open') continue;
    if (seen.at(-1) && (!isTop || seen.length === 1)) gaps.push(isBlank(lines[map![0] - 1]));
    seen[seen.length - 1] = true;
  }
  return gaps;
}

/** Whether blank lines stand between all items, or between none. Between items within others it may be meant or not. */
export function areItemsApart(text: string, isNone?: true): Answer {
  const nodes = parseBlocks(text);
  const lines = linesOf(text);
  const isAsked = (gaps: readonly boolean[]) => !gaps.includes(isNone === true);
  const [top, all] = [true, false].map((isTop) => gapsIn(lines, nodes, isTop)) as [boolean[], boolean[]];
  const isElse = linesOutsideCode(text).some((line) => isMaybeBullet(line) && !/^\s*(?:[-*+]|\d+[.)])\s/u.test(line));
  if (top.length === 0 || isElse || /<li\b/iu.test(text) || isAsked(top) !== isAsked(all)) return OPEN;
  return {
    is: isAsked(top),
    found: `${top.filter(Boolean).length} of ${top.length} items have a blank line before them`,
  };
}

/** Whether a rule stands right before each heading but the first of the highest level of which there are several. @param mark its signs */
export function areSectionsRuled(text: string, mark?: string): Answer {
  const blocks = blocksOf(text);
  const heads = [1, 2, 3, 4, 5, 6]
    .map((level) => blocks.flatMap((one, at) => (one.kind === 'heading' && one.level === level ? [at] : [])))
    .find(({ length }) => length > 1);
  // Signs right below a line make a heading of it.
  const isElse =
    blocks.some(({ kind }) => kind === 'html' || kind === 'title') || /\S[^\n]*\n[-=]{2,}\s*$/mu.test(text);
  if (!heads || isElse) return OPEN;
  const lines = linesOf(text);
  const ruled = heads.slice(1).filter((at) => {
    const rule = blocks[at - 1]!;
    return rule.kind === 'rule' && (mark === undefined || lines[rule.line - 1]!.replace(/\s/gu, '') === mark);
  });
  return {
    is: ruled.length === heads.length - 1,
    found: `A rule stands before ${ruled.length} of ${heads.length} sections`,
  };
}
