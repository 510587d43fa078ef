import { findIn, type Wanted } from '../texts/find.ts';
import { fold } from '../texts/fold.ts';
import { standsInParentheses } from '../texts/in-parentheses.ts';
import { isOfLonger } from '../texts/longer-names.ts';
import { rangeOf } from '../texts/occurrence-range.ts';
import type { Answer } from '../whole-text.ts';
import { type Node, parseMarkdown } from './markdown-document.ts';

export type TextStyle = 'bold' | 'italics' | 'code' | 'parentheses';

const OPEN = 'Some of it is set so and some is not, or the text holds HTML, which may set it so.';

const isBlock = ({ type }: Node) => type === 'fence' || type === 'code_block';

/** The text of a document as it is shown, and the same with a blank for each letter that is not set in the style. */
function shownIn(nodes: readonly Node[], style: TextStyle): { all: string; styled: string } {
  const [all, styled]: string[][] = [[], []];
  const type = style === 'bold' ? 'strong' : 'em';
  const add = (text: string, isStyled: boolean) => {
    all!.push(text);
    styled!.push(isStyled ? text : ' '.repeat(text.length));
  };
  for (const node of nodes) {
    if (isBlock(node)) add(`${node.content}\n`, style === 'code');
    let depth = 0;
    for (const { type: kind, nesting, content } of node.children ?? []) {
      if (kind === `${type}_open` || kind === `${type}_close`) depth += nesting;
      else if (kind === 'code_inline') add(content, style === 'code' || depth > 0);
      else add(kind === 'text' ? content : '\n', depth > 0);
    }
    add('\n', false);
  }
  return { all: all!.join(''), styled: styled!.join('') };
}

const OPEN_NAME = 'It stands within a longer name, or may be another word.';
const OPEN_BLOCK = 'It stands in a block of code, which may be meant or not.';

/** Whether a text is set in a style wherever it occurs; a text that does not occur is not. */
export function isStyled(given: string, of: Wanted, style: TextStyle): Answer {
  if (style === 'parentheses') return standsInParentheses(given, of);
  const [text, wanted] = [given.normalize('NFC'), { ...of, text: of.text.normalize('NFC') }];
  const nodes = parseMarkdown(text);
  const { all, styled } = shownIn(nodes, style);
  const haystack = fold(all, wanted.caseSensitive);
  const places = findIn(haystack, wanted);
  const set = findIn(fold(styled, wanted.caseSensitive), wanted);
  const [count, found] = [places.length, set.length];
  const name = `"${wanted.text}"`;
  if (count === 0)
    return fold(text, false).text.includes(fold(wanted.text, false).text)
      ? { open: OPEN }
      : { is: false, found: `${name} does not occur` };
  if (/<(?:b|i|em|strong|code|span|h[1-6])\b/iu.test(text) || (found > 0 && found < count)) return { open: OPEN };
  // "In backticks", "as inline code": a block of code is set otherwise.
  if (style === 'code' && nodes.some((node) => isBlock(node) && node.content.includes(wanted.text)))
    return { open: OPEN_BLOCK };
  // "**Ann**-Marie" sets the one name apart, and "**Ann-Marie**" another one.
  const mayBeOther = () =>
    set.every((place) => isOfLonger(styled, place)) || rangeOf(all, haystack, places, wanted).least === 0;
  if (found > 0 && mayBeOther()) return { open: OPEN_NAME };
  // A heading is bold anyhow; and in "**Note**:" the colon need not be.
  const bare = wanted.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const isNearly =
    bare !== '' &&
    bare !== wanted.text &&
    findIn(fold(styled, wanted.caseSensitive), { ...wanted, text: bare }).length > 0;
  const mayBeHeading = style === 'bold' && nodes.some(({ type }) => type === 'heading_open');
  if (found < count && (isNearly || mayBeHeading)) return { open: OPEN };
  const said = count === 1 ? `${name} occurs once` : `${name} occurs ${count} times`;
  return { is: found === count, found: `${said}, ${found === 0 ? 'and not so' : 'always so'}` };
}
