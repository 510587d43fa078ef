import { withoutFence } from '../markdown/code-fence.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import type { Answer } from '../whole-text.ts';
import { blocksIn } from './fenced-code.ts';

/** What is asked of XML: that it is well-formed, what its root is, what each element of a name has. */
export type XmlWish =
  | { isWhole: true; root?: string }
  /** Of "the XML", beside which other text may stand. */
  | { isWellFormed: true }
  | { root: string }
  | { each: string; attribute: string; value?: string };

/** In UTF-16 code units. */
const longest = 200_000;
const NAME = '[\\p{L}_:][\\p{L}\\p{M}\\p{N}_:.-]*';
const ATTRIBUTES = `((?:\\s+${NAME}\\s*=\\s*(?:"[^<"]*"|'[^<']*'))*)\\s*`;
const PIECE = new RegExp(
  `<!--(?:(?!--)[\\s\\S])*-->|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>|<\\?(?!xml[\\s?])${NAME}(?:\\s[\\s\\S]*?)?\\?>|<(/?)(${NAME})${ATTRIBUTES}(/?)>|[^<]+`,
  'uy',
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=`, 'gu');
/** The declaration, which stands at the very start of a document and nowhere else. */
const DECLARATION =
  /^\ufeff?<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/u;
/** What no document of XML holds (XML 1.0, section 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/u;
/** Each "&" begins a reference to one of the five names, or to a character by its number. */
const BARE =
  /&(?!(?:amp|lt|gt|quot|apos|#(?!0*(?:[0-8]|1[124-9]|2\d|3[01]);)\d{1,7}|#x(?!0*(?:[0-8bcefBCEF]|1[\da-fA-F]);)[\da-fA-F]{1,6});)/u;

/** The name of the root of XML; `false` where it is not well-formed. */
function rootOf(given: string): string | false {
  if (NO_CHARACTER.test(given)) return false;
  const text = given.replace(DECLARATION, '');
  const open: string[] = [];
  let root: string | undefined;
  for (let at = 0; at < text.length; ) {
    PIECE.lastIndex = at;
    const found = PIECE.exec(text);
    if (!found) return false;
    at = PIECE.lastIndex;
    const [piece, close, name, attributes = '', empty] = found;
    if (name === undefined) {
      if (
        !piece.startsWith('<') &&
        (BARE.test(piece) || piece.includes(']]>') || (open.length === 0 && piece.trim() !== ''))
      )
        return false;
      if (piece.startsWith('<![') && open.length === 0) return false;
      continue;
    }
    if (close) {
      if (attributes.trim() !== '' || empty || open.pop() !== name) return false;
      continue;
    }
    const names = Array.from(attributes.matchAll(ATTRIBUTE), ([, one]) => one);
    if (new Set(names).size < names.length || BARE.test(attributes)) return false;
    if (open.length === 0) {
      if (root !== undefined) return false;
      root = name;
    }
    if (!empty) open.push(name);
  }
  return open.length === 0 && root !== undefined ? root : false;
}

export function isXml(text: string, wish: XmlWish): Answer {
  if (text.length > longest) return { open: 'The response is too long to be read as XML.' };
  if ('each' in wish) return eachHas(text, wish.each, wish.attribute, wish.value);
  const inside = withoutFence(text).trim();
  if (/<!DOCTYPE|<!ENTITY/u.test(inside)) return { open: 'It has a document type, which a program does not read.' };
  const root = rootOf(inside);
  if (text !== text.trimStart() && inside.startsWith('<?xml'))
    return { open: 'Something blank stands before the XML declaration.' };
  if ('isWellFormed' in wish)
    return /^<[\s\S]*>$/u.test(inside) || inside === ''
      ? { is: root !== false }
      : { open: 'The response is not XML as a whole.' };
  if (!('isWhole' in wish))
    return root === false ? { open: 'The response is not XML as a whole.' } : { is: root === wish.root };
  if (root !== false && inside !== text.trim()) return { open: 'A code fence stands around the XML.' };
  return { is: root !== false && (wish.root === undefined || root === wish.root) };
}

/**
 * What code blocks hold is meant where they have the element: one beside them that changes the answer leaves it open, and one in
 * inline code is only spoken of.
 */
function eachHas(text: string, ...asked: [name: string, attribute: string, value?: string]): Answer {
  const code = blocksIn(text).join('\n');
  const isInCode = new RegExp(`<${asked[0]}(?=[\\s/>])`, 'iu').test(code);
  const all = eachOf(`${isInCode ? code : ''}\n${outsideCode(text)}`, ...asked);
  const inside = isInCode ? eachOf(code, ...asked) : all;
  if ('is' in inside && 'is' in all && inside.is !== all.is)
    return { open: 'Beside the code there are such elements as well.' };
  return 'is' in inside ? all : inside;
}

/** Whether every element of a name has an attribute; open where there is none, or where one stands in a comment. */
function eachOf(text: string, name: string, attribute: string, value?: string): Answer {
  const tags = Array.from(
    text.matchAll(new RegExp(`<${name}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>`, 'giu')),
    ([, rest]) => rest!,
  );
  const inCase = text.match(new RegExp(`<${name}(?=[\\s/>])`, 'gu'))?.length ?? 0;
  if (tags.length === 0 || inCase < tags.length || text.includes('<!--'))
    return { open: 'It has no such element for certain.' };
  const has = (rest: string) =>
    rest
      .replaceAll(/"[^"]*"|'[^']*'/gu, '""')
      .split(/[\s/]+/u)
      .some((one) => one.toLowerCase().replace(/=.*$/su, '') === attribute.toLowerCase());
  if (value !== undefined) return eachIs(tags, attribute, value);
  const count = tags.filter(has).length;
  return { is: count === tags.length, found: `${count} of ${tags.length} <${name}> elements have ${attribute}` };
}

/** Whether an attribute of each is a text; one of several words of it leaves it open. */
function eachIs(tags: readonly string[], attribute: string, value: string): Answer {
  const is = new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'iu');
  const values = tags.map((rest) => is.exec(rest)).map((found) => found && (found[1] ?? found[2] ?? found[3] ?? ''));
  if (values.some((one) => one !== value && one?.toLowerCase().split(/\s+/u).includes(value.toLowerCase())))
    return { open: 'The attribute says more than that.' };
  const count = values.filter((one) => one === value).length;
  return { is: count === tags.length, found: `${count} of ${tags.length} have ${attribute}="${value}"` };
}

export const xmlWords = (wish: XmlWish): string =>
  'each' in wish
    ? `<${wish.each}> elements that all have ${wish.attribute}${wish.value === undefined ? '' : `="${wish.value}"`}`
    : 'isWellFormed' in wish
      ? 'XML that is well-formed, with a code fence around it or not'
      : 'isWhole' in wish
        ? `well-formed XML${wish.root === undefined ? '' : ` with the root <${wish.root}>`}`
        : `XML with the root <${wish.root}>`;
