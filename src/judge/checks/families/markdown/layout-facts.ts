import type { Said } from '../../form.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import { hasLayout, type Layout } from '../../markdown/layout.ts';
import { type Decider, wholeText } from '../bridge.ts';

/** How facts are decided about the blocks of a text and how they lie. */
export const LAYOUTS: Readonly<Record<string, Decider>> = {
  layout: wholeText('layout', 'the blocks of the response', saying, hasLayout),
};

/** The block that a thing is. */
export const BLOCKS: Readonly<Record<string, BlockKind>> = {
  headings: 'heading',
  'markdown headings': 'heading',
  'bullet points': 'bullets',
  'numbered items': 'numbered',
  tables: 'table',
  'markdown tables': 'table',
  'code blocks': 'code',
  'block quotes': 'quote',
  'horizontal rules': 'rule',
};

const NAMES: Readonly<Record<BlockKind, string>> = {
  heading: 'a heading',
  bullets: 'a bulleted list',
  numbered: 'a numbered list',
  list: 'a list',
  table: 'a table',
  code: 'a code block',
  quote: 'a block quote',
  rule: 'a horizontal rule',
};

function saying(of: Layout): string {
  switch (of.is) {
    case 'at edge':
      return `${NAMES[of.kind]}${of.level ? ` of level ${of.level}` : ''} at the ${of.edge}`;
    case 'text beside':
      return `text ${of.side} ${NAMES[of.kind]}`;
    case 'blocks in order':
      return `${NAMES[of.kinds[0]]} before ${NAMES[of.kinds[1]]}`;
    case 'text by block':
      return `"${of.text.text}" ${of.side} ${NAMES[of.kind]}`;
    case 'level before level':
      return `a heading of level ${of.levels[0]} before the first of level ${of.levels[1]}`;
    case 'headings in order':
      return `the headings ${of.titles.map(({ text }) => `"${text}"`).join(', ')}${of.isAnyOrder ? '' : ' in that order'}`;
    case 'below each heading':
      return `${NAMES[of.kind]} right below each heading`;
    case 'heading at':
      return `"${of.title.text}" as the ${of.edge === 'start' ? 'first' : 'last'} heading`;
    case 'heading below heading':
      return 'a heading right below another one';
    case 'text below headings':
      return 'text below every heading';
    case 'blank beside headings':
      return `a blank line ${of.side} each heading`;
    case 'open fence':
      return 'a code fence that is not closed';
    case 'blank beside':
      return `a blank line ${of.side} ${of.isEach ? 'each of ' : ''}${NAMES[of.kind]}`;
    case 'items apart':
      return `${of.isNone ? 'no' : 'a'} blank line between items of a list`;
    case 'sections ruled':
      return 'a rule between sections';
    case 'all boxes':
      return `items that all have ${of.isUnticked ? 'an empty box' : 'a box'} to tick`;
    case 'has list':
      return 'a list';
    case 'one sign':
      return 'one sign for all bullet points';
    case 'numbered on':
      return of.isAnyStart ? 'items numbered without a gap' : `items numbered from 1 on${of.to ? ` to ${of.to}` : ''}`;
    case 'numbered from':
      return `a numbering that starts at ${of.first}`;
    case 'before list':
      return `a ${of.what} before the list`;
    case 'given as':
      return `what is listed as ${NAMES[of.kind]}`;
    case 'all bullets':
      return `bullet points alone${of.sign ? `, each with "${of.sign}"` : ''}`;
  }
}

/** A fact about how the blocks of the response lie, or its denial. */
export const layout = (of: Layout, is = true): Said =>
  is ? { ask: 'layout', of } : { not: { ask: 'layout', of }, denies: true };
