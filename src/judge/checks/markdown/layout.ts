import { findIn, isSame, type Wanted } from '../texts/find.ts';
import { fold, keepsPoints } from '../texts/fold.ts';
import { BLANK_FIRST, OPEN_BLANK } from '../texts/lines.ts';
import type { Answer } from '../whole-text.ts';
import { areItemsApart, areSectionsRuled, isBlankBeside } from './blank-lines.ts';
import { type Block, type BlockKind, blocksOf, isOf, mayBe } from './blocks.ts';
import type { Title } from './heading-titles.ts';
import { type HeadingItem, headingItems } from './headings.ts';
import { countHtml } from './html-elements.ts';
import { found, open, UNCLEAR } from './layout-answers.ts';
import { isBullet, isMaybeBullet, isNumbered, linesOutsideCode, standsApart } from './markdown.ts';
import { parseFences } from './markdown-document.ts';
import { isNumberedFrom, isNumberedOn, type NumberedOn } from './numbering.ts';

/** How the blocks of a text lie. */
export type Layout =
  /** Which block is the first or the last one; of a heading perhaps its level. */
  | { is: 'at edge'; edge: 'start' | 'end'; kind: BlockKind; level?: number; isOnly?: true; mayLack?: true }
  /** A paragraph, any text or an explanation before the first, or after the last, block of a kind, perhaps right beside it. */
  | { is: 'text beside'; side: 'before' | 'after'; kind: BlockKind; isNext?: true; isAny?: true; isExplanation?: true }
  /** Every block of one kind before every block of another. */
  | { is: 'blocks in order'; kinds: readonly [BlockKind, BlockKind] }
  /** A text before, or after, every block of a kind. */
  | { is: 'text by block'; side: 'before' | 'after'; text: Title; kind: BlockKind; isTitle?: true }
  /** A heading of one level, or the only one of it, before the first of another. */
  | { is: 'level before level'; levels: readonly [number, number]; isThe?: true }
  /** Which headings there are, perhaps no others, and perhaps in whatever order. */
  | { is: 'headings in order'; titles: readonly Title[]; isOnly?: true; isAnyOrder?: true; mayBeUntitled?: true }
  /** Right below each heading. */
  | { is: 'below each heading'; kind: BlockKind }
  /** What the first or the last heading says; of a section, that nothing is before it, or after its parts. */
  | { is: 'heading at'; edge: 'start' | 'end'; title: Title; isSection?: true; mayBeUntitled?: true }
  | { is: 'heading below heading' | 'text below headings' | 'open fence' | 'one sign' | 'has list' }
  /** Right before, or after, each heading a blank line; the first line of a text needs none before it. */
  | { is: 'blank beside headings'; side: 'before' | 'after' }
  /** A blank line right beside the only block of a kind, or each. */
  | { is: 'blank beside'; side: 'before' | 'after'; kind: BlockKind; isEach?: true }
  /** Blank lines between items, or none; a rule between sections, perhaps of some signs. */
  | { is: 'items apart'; isNone?: true }
  | { is: 'sections ruled'; mark?: string }
  | { is: 'all boxes'; isUnticked?: true }
  /** Items that are numbered without a gap, from 1 on where no other start may be meant; the last number, where it is said. */
  | ({ is: 'numbered on' } & NumberedOn)
  /** The number at which the numbering starts. */
  | { is: 'numbered from'; first: number }
  /** Just before the list: a line that ends with a colon, or a blank line. */
  | { is: 'before list'; what: 'colon' | 'blank line'; kind?: BlockKind }
  | { is: 'all bullets'; sign?: string }
  /** What a text holds as lists or tables is of one kind: "the steps are given as a numbered list". */
  | { is: 'given as'; kind: BlockKind };

const EXPLAINS = 'Whether a text explains anything is for a model to say.';

export function hasLayout(text: string, of: Layout): Answer {
  switch (of.is) {
    case 'at edge':
      return of.edge === 'start' && BLANK_FIRST.test(text) ? open(OPEN_BLANK) : isAtEdge(text, blocksOf(text), of);
    case 'text beside': {
      const answer = isBeside(blocksOf(text), of);
      // "Let me know if you need more" explains nothing.
      return of.isExplanation && 'is' in answer && answer.is ? open(EXPLAINS) : answer;
    }
    case 'blocks in order':
      return areBlocksInOrder(blocksOf(text), of.kinds);
    case 'text by block':
      return isTextBy(text, of);
    case 'level before level':
      return isLevelBefore(blocksOf(text), of);
    case 'headings in order':
      return areInOrder(text, of);
    case 'below each heading':
      return isBelowEach(blocksOf(text), of.kind);
    case 'heading at':
      return isHeadingAt(text, of);
    case 'heading below heading':
    case 'text below headings':
      return belowHeadings(blocksOf(text), of.is === 'text below headings');
    case 'blank beside headings':
      return areSetOff(text, of.side);
    case 'open fence':
      return hasOpenFence(text);
    case 'blank beside':
      return isBlankBeside(text, of.side, of.kind, of.isEach);
    case 'items apart':
      return areItemsApart(text, of.isNone);
    case 'sections ruled':
      return areSectionsRuled(text, of.mark);
    case 'all boxes':
      return areBoxes(text, of.isUnticked);
    case 'has list':
      return hasList(blocksOf(text));
    case 'one sign':
      return haveOneSign(text);
    case 'numbered on':
      return isNumberedOn(text, of);
    case 'numbered from':
      return isNumberedFrom(text, of.first);
    case 'before list':
      return isBeforeList(text, of);
    case 'all bullets':
      return areBullets(text, of.sign);
    case 'given as':
      return areGivenAs(text, of.kind);
  }
}

function isAtEdge(
  text: string,
  blocks: Block[],
  { edge, kind, level, isOnly, mayLack }: Extract<Layout, { is: 'at edge' }>,
): Answer {
  const block = blocks.at(edge === 'start' ? 0 : -1);
  if (isOnly && blocks.filter((one) => isOf(one, kind)).length !== 1) return open(UNCLEAR);
  if (!block) return open(UNCLEAR);
  // "Nothing before the first heading" says nothing of a text without any.
  if (mayLack && !blocks.some((one) => isOf(one, kind))) return open(UNCLEAR);
  if (isOf(block, kind) && (level === undefined || block.level === level))
    return found(true, `It is on line ${block.line}`);
  const isMaybe =
    block.kind === 'html' ||
    (level === undefined &&
      (mayBe(block, kind) || (kind === 'code' && isOf(block, 'list') && /^\s*(?:`{3}|~{3})/mu.test(text))));
  return isMaybe
    ? open(UNCLEAR)
    : found(false, `The ${edge === 'start' ? 'first' : 'last'} block, on line ${block.line}, is another one`);
}

const HEADS: readonly string[] = ['heading', 'title'];
const OF_TEXT: readonly string[] = [...HEADS, 'bullets', 'numbered', 'table'];

/** A text of few words may be a label, and no paragraph. */
const isLabel = ({ text }: Block) => text.trim().split(/\s+/u).length < 3;

function isBeside(blocks: Block[], { side, kind, isNext, isAny }: Extract<Layout, { is: 'text beside' }>): Answer {
  const places = blocks.flatMap((block, at) => (isOf(block, kind) ? [at] : []));
  if (places.length === 0 || blocks.some(({ kind: one }) => one === 'html')) return open(UNCLEAR);
  const beside = (place: number) => (side === 'before' ? blocks.slice(0, place) : blocks.slice(place + 1));
  const isThere = ({ kind: one }: Block) => one === 'text';
  const [edge, other] = side === 'before' ? [places[0]!, places.at(-1)!] : [places.at(-1)!, places[0]!];
  const texts = beside(edge).filter(isThere);
  const next = side === 'before' ? texts.at(-1) : texts[0];
  const isRight = !isNext || (next && beside(edge).at(side === 'before' ? -1 : 0) === next);
  if (isRight && texts.some((block) => !isLabel(block))) return found(true, `There is text ${side} it`);
  // A list or a heading is text as well, and may be an explanation; what heads a code block may be no more than its name.
  const others = beside(edge).filter((block) => !isOf(block, kind) && OF_TEXT.includes(block.kind));
  const isSome = others.some((block) => side === 'after' || !HEADS.includes(block.kind));
  if (isAny && kind === 'code' && isSome && !isNext) return found(true, `There is text ${side} it`);
  const nearest = beside(edge).at(side === 'before' ? -1 : 0);
  if (isAny && kind === 'code' && isSome && nearest && others.includes(nearest) && !HEADS.includes(nearest.kind))
    return found(true, `There is text ${side} it`);
  if (isAny ? others.length > 0 : others.some((block) => !HEADS.includes(block.kind))) return open(UNCLEAR);
  const isUnclear = texts.length > 0 || beside(edge).some((block) => mayBe(block, kind) || block.kind === 'quote');
  return isUnclear || beside(other).some(isThere) ? open(UNCLEAR) : found(false, `There is no text ${side} it`);
}

function areBlocksInOrder(blocks: Block[], kinds: readonly [BlockKind, BlockKind]): Answer {
  const isMixed = blocks.some(
    (block) => !kinds.some((kind) => isOf(block, kind)) && kinds.some((kind) => mayBe(block, kind)),
  );
  const [ones, others] = kinds.map((kind) => blocks.filter((block) => isOf(block, kind)).map(({ line }) => line));
  if (isMixed || ones!.length === 0 || others!.length === 0) return open(UNCLEAR);
  const said = `They begin on lines ${ones![0]} and ${others![0]}`;
  if (ones!.at(-1)! < others![0]!) return found(true, said);
  return others!.at(-1)! < ones![0]! ? found(false, said) : open(UNCLEAR);
}

function isLevelBefore(blocks: Block[], { levels, isThe }: Extract<Layout, { is: 'level before level' }>): Answer {
  const [ones, others] = levels.map((level) =>
    blocks.flatMap((block) => (block.kind === 'heading' && block.level === level ? [block.line] : [])),
  );
  if (blocks.some(({ kind }) => kind === 'html') || (isThe && ones!.length !== 1)) return open(UNCLEAR);
  if (ones!.length === 0) return found(false, `There is no heading of level ${levels[0]}`);
  if (others!.length === 0) return open(UNCLEAR);
  return found(ones![0]! < others![0]!, `They begin on lines ${ones![0]} and ${others![0]}`);
}

/** The lines on which places begin that are in order. */
function linesOf(text: string, places: readonly { start: number }[]): number[] {
  let [line, at] = [1, 0];
  return places.map(({ start }) => {
    for (; at < start; at += 1) if (text[at] === '\n') line += 1;
    return line;
  });
}

/** Of a text that stands on both sides, or of code within a line, it is unclear which is meant. */
function isTextBy(
  text: string,
  { side, text: wanted, kind, isTitle }: Extract<Layout, { is: 'text by block' }>,
): Answer {
  const blocks = blocksOf(text);
  const all = text.normalize('NFC').replaceAll(/\r\n?/gu, '\n');
  const lines = isTitle
    ? headingItems(text).flatMap((item) => (says(item, wanted) ? [item.line] : []))
    : linesOf(all, findIn(fold(all, wanted.caseSensitive, keepsPoints(wanted.caseSensitive, [wanted])), wanted));
  if (lines.length === 0)
    return isTitle && mayStand(text, wanted) ? open(UNCLEAR) : found(false, `"${wanted.text}" does not stand there`);
  const [first, last] = [0, -1].map((at) => blocks.filter((block) => isOf(block, kind)).at(at));
  const isNested = kind === 'code' && parseFences(text).length !== blocks.filter((block) => block.kind === kind).length;
  const isElse = isNested || blocks.some((block) => !isOf(block, kind) && mayBe(block, kind));
  const isInline = kind === 'code' && linesOutsideCode(text).some((line) => line.includes('`'));
  if (!first || !last || isElse || isInline) return open(UNCLEAR);
  const held = lines.map((line) => (side === 'before' ? line < first.line : line > last.end));
  return new Set(held).size > 1
    ? open(UNCLEAR)
    : found(held[0]!, `It is on line ${lines[0]}, and the block on line ${first.line}`);
}

const says = ({ text, level }: HeadingItem, title: Title) =>
  (title.level === undefined || level === title.level) &&
  isSame(fold(text.normalize('NFC'), false, keepsPoints(false, [title])), title);

function areInOrder(
  text: string,
  { titles, isOnly, isAnyOrder, mayBeUntitled }: Extract<Layout, { is: 'headings in order' }>,
): Answer {
  const all = headingItems(text);
  const places = titles.map((title) => all.flatMap((item, at) => (says(item, title) ? [at] : [])));
  if (countHtml(text, 'heading') > 0 || places.some(({ length }) => length > 1)) return open(UNCLEAR);
  const missing = titles.filter((_, at) => places[at]!.length === 0);
  if (missing.length > 0 && (mayBeUntitled || missing.some((title) => mayStand(text, title)))) return open(UNCLEAR);
  if (missing.length > 0) return found(false, `There is no heading "${missing[0]!.text}"`);
  const isInOrder = places.every(([place], at) => at === 0 || place! > places[at - 1]![0]!);
  if ((isInOrder && isOnly && all.length > titles.length) || (isAnyOrder && !isInOrder)) return open(UNCLEAR);
  return found(isInOrder, `The headings are ${isInOrder ? '' : 'not '}in that order`);
}

function isHeadingAt(
  text: string,
  { edge, title, isSection, mayBeUntitled }: Extract<Layout, { is: 'heading at' }>,
): Answer {
  const all = headingItems(text);
  const at = all.findIndex((item) => says(item, title));
  const heading = all.at(edge === 'start' ? 0 : -1);
  if (countHtml(text, 'heading') > 0 || (at >= 0 && all[at]!.level === 0)) return open(UNCLEAR);
  if (at < 0)
    return mayBeUntitled || mayStand(text, title) ? open(UNCLEAR) : found(false, `There is no heading "${title.text}"`);
  const blocks = blocksOf(text);
  const isFirst = !isSection || blocks[0]?.kind === 'heading';
  // What stands behind a rule may be part of the last section, or a remark of its own.
  const isRemarked =
    blocks.findLastIndex(({ kind }) => kind === 'rule') > blocks.findLastIndex(({ kind }) => kind === 'heading');
  if (isSection && edge === 'end' && isRemarked) return open(UNCLEAR);
  // A line that is bold as a whole is a heading to some.
  if (heading!.level === 0 && !says(heading!, title)) return open(UNCLEAR);
  if (says(heading!, title)) return found(edge === 'end' || isFirst, `It stands on line ${heading!.line}`);
  // A title stands above all sections; those below a section are part of it.
  const [start] = all;
  if (edge === 'start')
    return at === 1 && start!.level === 1 ? open(UNCLEAR) : found(false, `It says "${start!.text}"`);
  const isAbove = all.slice(at + 1).every(({ level }) => level === 0 || level > all[at]!.level);
  if (!isAbove) return found(false, `It says "${heading!.text}"`);
  return isSection ? found(true, `It stands on line ${all[at]!.line}`) : open(UNCLEAR);
}

/** Whether a short line holds the title, as a heading that says more or a label does. */
const mayStand = (text: string, wanted: Wanted) =>
  text
    .split(/\r\n|[\r\n]/u)
    .some((line) => line.length < 80 && findIn(fold(line.normalize('NFC'), false, false), wanted).length > 0);

function belowHeadings(blocks: Block[], wantsText: boolean): Answer {
  const below = blocks.flatMap((block, at) => (block.kind === 'heading' ? [blocks[at + 1]?.kind] : []));
  if (below.includes('heading')) return found(!wantsText, 'A heading is right below another one');
  const isUnclear = blocks.some(({ kind }) => kind === 'html' || kind === 'title');
  if (isUnclear || (wantsText && below.length === 0)) return open(UNCLEAR);
  if (!wantsText) return found(false, 'No heading is right below another one');
  const isPlain = below.every((kind) => kind === 'text' || kind === 'bullets' || kind === 'numbered');
  return isPlain ? found(true, 'There is text below every heading') : open(UNCLEAR);
}

/** Further below in the section, it may be meant as well. */
function isBelowEach(blocks: Block[], kind: BlockKind): Answer {
  const below = blocks.flatMap((block, at) => (block.kind === 'heading' ? [blocks[at + 1]?.kind ?? 'end'] : []));
  if (below.length === 0 || blocks.some((block) => mayBe(block, kind))) return open(UNCLEAR);
  const isNext = (one: string) => one === kind || (kind === 'list' && (one === 'bullets' || one === 'numbered'));
  if (below.every(isNext)) return found(true, 'It stands right below every heading');
  return below.some((one) => one === 'heading' || one === 'end')
    ? found(false, 'Nothing stands below a heading')
    : open(UNCLEAR);
}

/** A heading that is underlined, or in a quote or a list, may be set off in another way. */
function areSetOff(text: string, side: 'before' | 'after'): Answer {
  const lines = text.split(/\r\n|[\r\n]/u);
  const headings = blocksOf(text).filter(({ kind }) => kind === 'heading');
  const written = linesOutsideCode(text).filter((line) => /^\s*(?:>\s*|[-*+]\s+)*#{1,6}\s/u.test(line));
  if (
    headings.length === 0 ||
    written.length !== headings.length ||
    headings.some(({ line }) => !lines[line - 1]!.includes('#'))
  )
    return open(UNCLEAR);
  const beside = headings.flatMap(({ line }) => lines[side === 'before' ? line - 2 : line] ?? []);
  const other = beside.find((line) => line.trim() !== '');
  return other === undefined
    ? found(true, `${headings.length} headings are set off`)
    : found(false, `"${other.slice(0, 60)}" is beside one`);
}

function hasOpenFence(text: string): Answer {
  const lines = text.split(/\r\n|[\r\n]/u);
  const fences = parseFences(text);
  const isOpen = fences.some(({ map, markup }) => map![1] - map![0] < 2 || !lines[map![1] - 1]!.includes(markup));
  if (isOpen) return found(true, 'A code fence is not closed');
  const drawn = lines.filter((line) => /^[\t >]*(?:`{3,}|~{3,})/u.test(line)).length;
  return drawn === 2 * fences.length ? found(false, 'No code fence is left open') : open(UNCLEAR);
}

const BOX = /^[\t >]*(?:[-*+]|\d{1,3}[.)])[\t ]+\[[ xX]\]\s/u;

function areBoxes(text: string, isUnticked: true | undefined): Answer {
  const lines = linesOutsideCode(text);
  const items = lines.filter((line) => isBullet(line) || isNumbered(line));
  if (items.length === 0) return open(UNCLEAR);
  const other = items.find((line) => !BOX.test(line));
  const ticked = isUnticked && items.find((line) => /^[^[]*\[[xX]\]/u.test(line));
  if (ticked) return found(false, `An item is ticked: "${ticked.trim().slice(0, 60)}"`);
  if (other !== undefined) return found(false, `An item has no box: "${other.trim().slice(0, 60)}"`);
  return lines.some((line) => isMaybeBullet(line) && !isBullet(line)) || /<li\b/iu.test(text)
    ? open(UNCLEAR)
    : found(true, `Every item has ${isUnticked ? 'an empty' : 'a'} box`);
}

/** Items at another level often have another sign. */
function haveOneSign(text: string): Answer {
  const lines = linesOutsideCode(text);
  const bullets = lines.filter(isBullet);
  const signsOf = (some: readonly string[]) => [...new Set(some.map((line) => /[^\s>]/u.exec(line)![0]))];
  const signs = signsOf(bullets);
  const isUnclear = /<li\b/iu.test(text) || lines.some((line) => isMaybeBullet(line) && !isBullet(line));
  if (bullets.length === 0 || isUnclear) return open(UNCLEAR);
  if (signs.length === 1) return found(true, `Each bullet point begins with "${signs[0]}"`);
  const isMixed = signsOf(bullets.filter((line) => /^\S/u.test(line))).length > 1;
  return isMixed
    ? found(false, `Bullet points begin with ${signs.map((one) => `"${one}"`).join(', ')}`)
    : open(UNCLEAR);
}

/** Items in a sentence, with commas between them, may be a list to some. */
function hasList(blocks: Block[]): Answer {
  const list = blocks.find((block) => isOf(block, 'list'));
  if (list) return found(true, `A list begins on line ${list.line}`);
  const isUnclear = blocks.some(
    (block) => mayBe(block, 'list') || block.kind === 'quote' || /[,;:]|\d[.)]|\n/u.test(block.text.trim()),
  );
  return isUnclear ? open(UNCLEAR) : found(false, 'There is no list');
}

function isBeforeList(text: string, { what, kind = 'list' }: Extract<Layout, { is: 'before list' }>): Answer {
  const lines = text.split(/\r\n|[\r\n]/u);
  const blocks = blocksOf(text);
  const lists = blocks.filter((block) => isOf(block, 'list'));
  if (
    lists.length !== 1 ||
    !isOf(lists[0]!, kind) ||
    lists[0]!.line === 1 ||
    blocks.some((block) => mayBe(block, 'list'))
  )
    return open(UNCLEAR);
  const above = lines.slice(0, lists[0]!.line - 1);
  const isBlank = above.at(-1)!.trim() === '';
  if (what === 'blank line') return found(isBlank, `The line before the list is ${isBlank ? '' : 'not '}blank`);
  const line = above.findLast((one) => one.trim() !== '');
  if (line === undefined || standsApart(line)) return open(UNCLEAR);
  return found(/:[*_\s]*$/u.test(line), `Before the list stands "${line.trim().slice(-60)}"`);
}

function areBullets(text: string, sign: string | undefined): Answer {
  const lines = linesOutsideCode(text).filter((line) => line.trim() !== '');
  const others = lines.filter((line) => !isBullet(line));
  if (lines.length === 0 || others.some((line) => isMaybeBullet(line) || /^\s/u.test(line)) || /<li\b/iu.test(text))
    return open(UNCLEAR);
  if (/^\s*(?:`{3}|~{3})/mu.test(text)) return open(UNCLEAR);
  if (others.length > 0) return found(false, `A line is no bullet point: "${others[0]!.slice(0, 60)}"`);
  const other = sign === undefined ? undefined : lines.find((line) => !line.trim().startsWith(sign));
  return found(other === undefined, other === undefined ? 'Every line is a bullet point' : 'A bullet has another sign');
}

/** With lists of two kinds in a text, it is not clear which one holds the steps; numbers in titles may be a list of their own. */
function areGivenAs(text: string, kind: BlockKind): Answer {
  const blocks = blocksOf(text);
  const isOther = (block: Block) => (isOf(block, 'list') || block.kind === 'table') && !isOf(block, kind);
  const mayNumber = kind !== 'table' && blocks.some((block) => /^[\W_]*(?:\w+ )?\d+\s*[.):–-]/mu.test(block.text));
  if (blocks.some(({ kind: one }) => one === 'html' || one === 'quote')) return open(UNCLEAR);
  const first = blocks.find((block) => isOf(block, kind));
  if (!first)
    return mayNumber || blocks.some((block) => mayBe(block, kind)) ? open(UNCLEAR) : found(false, 'There is none');
  if (blocks.some(isOther)) return open(UNCLEAR);
  const items = linesOutsideCode(text).filter((line) => isBullet(line) || isNumbered(line));
  return kind !== 'table' && items.length < 2 ? open(UNCLEAR) : found(true, `It begins on line ${first.line}`);
}
