import type { Check } from '../check.ts';
import { beginning } from '../snippet.ts';
import { findEmojis } from '../texts/emoji.ts';
import { wholeTextCheck } from '../whole-text.ts';
import { mayBeCodeOnly } from './code-blocks.ts';
import { drawnListIn, mayBeList, paragraphAt } from './drawn-lists.ts';
import { linksIn } from './links.ts';
import { parseBlocks } from './markdown-document.ts';

/** What a whole response can be nothing but. */
export type Whole =
  | 'a bulleted list'
  | 'a numbered list'
  | 'a list'
  | 'a table'
  | 'a code block'
  | 'prose'
  | 'code blocks'
  | 'digits'
  | 'a digit'
  | 'a URL'
  | 'emojis'
  | 'an emoji'
  | 'letters';

/** Undefined if that is uncertain. */
type Judge = (text: string) => boolean | undefined;

/** The blocks at the top of a text, by their kinds; `maybe_list` is one that some would see as a list. */
function kindsIn(text: string): string[] {
  const nodes = parseBlocks(text);
  const drawn = 'drawn_list';
  const kinds = nodes.flatMap(({ level, nesting, type }, at): string[] => {
    if (level !== 0 || nesting < 0) return [];
    const paragraph = paragraphAt(nodes, at) ?? '';
    const list = drawnListIn(paragraph);
    if (list) return list.before === '' ? [drawn] : ['paragraph', drawn];
    return [paragraph !== '' && mayBeList(paragraph) ? 'maybe_list' : type.replace(/_open$/u, '')];
  });
  // Blank lines between "• a" and "• b" make no other list.
  return kinds
    .filter((kind, at) => kind !== drawn || kinds[at - 1] !== drawn)
    .map((kind) => (kind === drawn ? 'bullet_list' : kind));
}

/** Whether an item holds a list of another kind, code, a table, a heading or a quote. */
const hasWithin = (text: string, kinds: readonly string[]): boolean =>
  parseBlocks(text).some(({ level, type }) => {
    const kind = type.replace(/_open$/u, '');
    return (
      level > 0 && !kinds.includes(kind) && /^(?:(?:bullet|ordered)_list|fence|table|heading|blockquote)$/u.test(kind)
    );
  });

/** Whether every block is of these kinds; one of several where one is asked for may be a list that is broken into two. */
const blocks =
  (kinds: readonly string[], isOne: boolean): Judge =>
  (text) => {
    const found = kindsIn(text);
    if (found.includes('html_block')) return undefined;
    const others = found.filter((one) => !kinds.includes(one));
    if (kinds.includes('fence') && mayBeCodeOnly(text)) return undefined;
    if (found.length === 0 || others.length > 0)
      return others.length > 0 && others.every((one) => one === 'maybe_list') ? undefined : false;
    if (kinds.some((kind) => kind.endsWith('list')) && hasWithin(text, kinds)) return undefined;
    return !isOne || found.length === 1 ? true : undefined;
  };

/** Whether every block is a paragraph; a line in bold may head one, and a quote or a list alone may be prose. */
const isProse: Judge = (text) => {
  const nodes = parseBlocks(text);
  const kinds = kindsIn(text).map((kind) => (kind === 'html_block' || kind === 'blockquote' ? 'maybe_prose' : kind));
  const others = kinds.filter((kind) => kind !== 'paragraph');
  const isTitled = nodes.some(({ type }, at) => type === 'paragraph_open' && paragraphAt(nodes, at) === undefined);
  if (others.length === 0) return isTitled ? undefined : true;
  return kinds.length === 1 || others.every((kind) => kind.startsWith('maybe_') || kind === 'hr') ? undefined : false;
};

const JUDGES: Record<Whole, Judge> = {
  'a bulleted list': blocks(['bullet_list'], true),
  'a numbered list': blocks(['ordered_list'], true),
  'a list': blocks(['bullet_list', 'ordered_list'], true),
  'a table': blocks(['table'], true),
  'a code block': blocks(['fence'], true),
  'code blocks': blocks(['fence'], false),
  prose: isProse,
  digits: (text) => (/^\p{Nd}+$/u.test(text.trim()) ? true : /^[\p{Nd}\s.,]+$/u.test(text) ? undefined : false),
  'a digit': (text) => (/^\p{Nd}$/u.test(text.trim()) ? true : /^[\p{Nd}\s.,*]+$/u.test(text) ? undefined : false),
  letters: (text) =>
    /^\p{L}[\p{L}\p{M}]*$/u.test(text.trim()) ? true : /^[\p{L}\p{M}\s]+$/u.test(text) ? undefined : false,
  'a URL': (text) => {
    const plain = text.trim();
    if (/^(?:https?|ftp):\/\/[^\s<>()[\]]+$/iu.test(plain)) return true;
    return /\s/u.test(plain) || linksIn(plain).length === 0 ? false : undefined;
  },
  'an emoji': (text) => onlyEmojis(text, 1),
  emojis: (text) => onlyEmojis(text, Infinity),
};

function onlyEmojis(text: string, most: number): boolean | undefined {
  const { count } = findEmojis(text);
  const rest = text.replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Component}|\uFE0F|\u200D|\s/gu, '');
  if (count === 0) return /^\S{1,3}$/u.test(text.trim()) && !/[\p{L}\p{N}]/u.test(text) ? undefined : false;
  if (rest !== '') return false;
  return /\d/u.test(text) ? undefined : count <= most;
}

const OPEN = 'The response is in a form that may be meant or not.';

/** Of what a text may be besides other words, to some. */
const HELD: Partial<Record<Whole, readonly string[]>> = {
  'a bulleted list': ['bullet_list'],
  'a numbered list': ['ordered_list'],
  'a list': ['bullet_list', 'ordered_list'],
  'a table': ['table'],
};

/**
 * Checks that the whole response is nothing but something: a list, a table, a code block, digits.
 * @param needsCode whether it speaks of a code block that is there: "text outside the code block"
 * @param isLoose whether words before or after it may be meant as well: "is a numbered list of 5 items"
 */
export function onlyCheck(whole: Whole, negated: boolean, isLoose?: true, needsCode?: true): Check {
  return wholeTextCheck({ name: 'only', asked: `${whole} and nothing else`, isCostly: true }, negated, (text) => {
    const is = JUDGES[whole](text);
    const isBeside = isLoose && is === false && kindsIn(text).some((kind) => HELD[whole]?.includes(kind));
    const isWithout = needsCode && !kindsIn(text).includes('fence');
    if (is === undefined || isBeside || isWithout) return { open: OPEN };
    const shown = beginning(text);
    if (shown === '') return { is };
    return { is, found: `The response ${is ? 'is nothing else' : 'holds something else'}: "${shown}"` };
  });
}
