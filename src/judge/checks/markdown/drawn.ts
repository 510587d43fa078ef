import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import type { Place } from '../texts/find.ts';
import { type Node, parseBlocks, parseMarkdown } from './markdown-document.ts';
import { outsideCode } from './outside-code.ts';

/** As many places as there are pieces of a document, each the line where it begins. */
function atLines(text: string, nodes: readonly Node[]): Place[] {
  const starts = [0, ...placesOf(text, /\r\n|[\r\n]/gu).map(({ end }) => end)];
  return nodes.map(({ map }) => {
    const line = map?.[0] ?? 0;
    return { start: starts[line] ?? 0, end: (starts[line + 1] ?? text.length + 1) - 1 };
  });
}

/** Lines of one mark, which are no rules to Markdown, or stand in code. */
const DRAWN = /^[\t ]*([-_*=~─━═—–])(?:[\t ]*\1){2,}[\t ]*$/gmu;

/** Rules across the page. A line of "---" right below a text makes a heading of it, which its writer may not have meant. */
export function rulesIn(text: string): FoundPlaces {
  const nodes = parseBlocks(text);
  const underlined = nodes.filter(({ type, markup }) => type === 'heading_open' && markup === '-').length;
  const certain = atLines(
    text,
    nodes.filter(({ type }) => type === 'hr'),
  );
  const others = Math.max(0, placesOf(text, DRAWN).length - certain.length);
  return { certain, doubtful: underlined + others + placesOf(text, /<hr\b/giu).length };
}

/** Pieces of code within a line. */
export function inlineCodeIn(text: string): FoundPlaces {
  const spans = parseMarkdown(text).flatMap((node) =>
    (node.children ?? []).filter(({ type }) => type === 'code_inline').map(() => node),
  );
  return { certain: atLines(text, spans), doubtful: placesOf(text, /<code\b/giu).length };
}

const BOX = /^[\t >]*(?:[-*+]|\d{1,3}[.)])[\t ]+\[[ xX]\](?=\s)/gmu;
const MAYBE_BOX = /\[[ xX]?\](?!\()|[☐☑☒✅✔]|<input\b/giu;

/** Boxes to tick at the beginning of list items. */
export function checkboxesIn(text: string): FoundPlaces {
  const certain = placesOf(outsideCode(text), BOX);
  return { certain, doubtful: Math.max(0, placesOf(text, MAYBE_BOX).length - certain.length) };
}

/** Those that are ticked, or those that are not. */
export function tickedIn(text: string, isTicked: boolean): FoundPlaces {
  const { certain, doubtful } = checkboxesIn(text);
  return {
    certain: certain.filter(({ start, end }) => /\[[xX]\]$/u.test(text.slice(start, end)) === isTicked),
    doubtful,
  };
}

const STYLED = ['code_inline', 'link_open', 'image'];
const SHAPED = ['fence', 'blockquote_open', 'table_open'];
/** Words between signs that stand apart from other words: "5*3 and 2*4" and "__init__" are none. */
const EMPHASIZED = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])[^*_\n]*(?<=[^\s\\])\1(?![\p{L}\p{N}*_])/u;
/** Signs that may be meant as Markdown where it sees none, and what a plain text may hold as well. */
const MAYBE_MARKDOWN =
  /\*\S|\b_\S|\S_\b|__|~~|`|^\s*#{1,6}\s|^\s*[|>]|^\s*(?:[-*+•–]|\d{1,3}[.)])\s|^\s*(?:-{3,}|={3,}|\*{3,})\s*$|<\/?[a-z]/gimu;

/** What Markdown sees in a text besides paragraphs. @param hasLists whether lists are meant, too, which a plain text may hold */
export function markdownIn(text: string, hasLists: boolean): FoundPlaces {
  const found = parseMarkdown(text).filter(
    ({ type, markup, content, children }) =>
      SHAPED.includes(type) ||
      (type === 'heading_open' && markup.startsWith('#')) ||
      (hasLists && /^(?:bullet|ordered)_list_open$/u.test(type)) ||
      (children ?? []).some(
        (node) =>
          (STYLED.includes(node.type) && node.markup !== 'autolink') ||
          (node.type === 'strong_open' && node.markup === '**') ||
          (node.type === 'em_open' && EMPHASIZED.test(content)),
      ),
  );
  return { certain: atLines(text, found), doubtful: placesOf(text, MAYBE_MARKDOWN).length };
}

const INDENTED_ITEM = /^[\t ]+(?:[-*+•◦▪]|\d{1,3}[.)]|[a-z][.)])[\t ]+\S/gmu;

/** Lists within lists. An item that is indented too little to be within another may be meant so. @param only bulleted ones */
export function nestedIn(text: string, isBulleted: boolean): FoundPlaces {
  const nodes = parseBlocks(text);
  const inner: Node[] = [];
  let others = 0;
  let depth = 0;
  for (const node of nodes) {
    if (!/^(?:bullet|ordered)_list_/u.test(node.type)) continue;
    if (node.nesting === 1 && depth > 0) {
      if (isBulleted && node.type === 'ordered_list_open') others += 1;
      else inner.push(node);
    }
    depth += node.nesting;
  }
  const drawn = placesOf(outsideCode(text), INDENTED_ITEM).length;
  const html = /<[uo]l\b/iu.test(text) ? 1 : 0;
  return { certain: atLines(text, inner), doubtful: others + html + drawn };
}
