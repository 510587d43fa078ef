import type { Check } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import type { Answer } from '../whole-text.ts';
import { domainsIn } from './bare-domains.ts';
import { countHtml, OPEN_HTML } from './html-elements.ts';
import { type Node, parseMarkdown } from './markdown-document.ts';

const LINK = {
  singular: 'link',
  plural: 'links',
  aliases: ['hyperlink', 'hyperlinks', 'web link', 'web links'],
  isLength: false,
};

const URL = {
  singular: 'URL',
  plural: 'URLs',
  aliases: ['url', 'urls', 'web address', 'web addresses'],
  isLength: false,
};

const MARKDOWN_LINK = {
  singular: 'Markdown link',
  plural: 'Markdown links',
  aliases: ['markdown link', 'markdown links', 'markdown hyperlink', 'markdown hyperlinks'],
  isLength: false,
};

const IMAGE = {
  singular: 'Markdown image',
  plural: 'Markdown images',
  aliases: ['markdown image', 'markdown images'],
  isLength: false,
};

export interface Link {
  /** As the text writes it. */
  address: string;
  /** `domain`: without a scheme, as in "example.com"; it may be meant as a link, or not. */
  kind: 'markdown' | 'bare' | 'image' | 'code' | 'domain';
}

/** An address that stands in running text: with "http://", "https://", "ftp://" or "www.". */
const BARE = /(?<![\p{L}\p{N}])(?:https?:\/\/|ftp:\/\/|www\.(?=[\p{L}\p{N}]))[^\s<>"'`]+/giu;

const IS_URL = /^(?:https?:\/\/|ftp:\/\/|www\.)\S/iu;

const HREF = /<a\s[^<>]*href\s*=\s*["']?([^\s"'<>]+)/giu;

/** Every link, image, address and domain of a text, in its order; of "[http://a.b](http://a.b)" there is one. */
export function linksIn(text: string): Link[] {
  return parseMarkdown(text).flatMap(({ type, content, children }): Link[] => {
    if (type === 'inline') return inlineLinks(children ?? []);
    if (type === 'fence') return bare(content, 'code');
    return type === 'html_block' ? hrefs(content) : [];
  });
}

function inlineLinks(nodes: readonly Node[]): Link[] {
  let open = 0;
  return nodes.flatMap((node): Link[] => {
    const { type, nesting, content } = node;
    const isTag = type === 'html_inline' && /^<\/?a[\s>]/iu.test(content);
    const found = open === 0 || type === 'image' ? linksAt(node, isTag) : [];
    if (type === 'link_open' || type === 'link_close') open += nesting;
    if (isTag) open = Math.max(0, open + (content.startsWith('</') ? -1 : 1));
    return found;
  });
}

function linksAt(node: Node, isTag: boolean): Link[] {
  const { type, content } = node;
  if (type === 'link_open')
    return [{ address: String(node.attrGet('href')), kind: node.info === 'auto' ? 'bare' : 'markdown' }];
  if (type === 'image') return [{ address: String(node.attrGet('src')), kind: 'image' }];
  if (type === 'code_inline') return bare(content, 'code');
  if (type === 'text') return [...bare(content, 'bare'), ...domains(content)];
  return isTag ? hrefs(content) : [];
}

const bare = (text: string, kind: Link['kind']): Link[] =>
  Array.from(text.matchAll(BARE), ([address]) => ({ address: withoutEndMarks(address), kind }));

const domains = (text: string): Link[] =>
  domainsIn(text.replaceAll(BARE, ' ')).map((address) => ({ address, kind: 'domain' }));

/** The marks after an address are of the sentence around it. */
function withoutEndMarks(address: string): string {
  let end = address.length;
  while ('.,;:!?)]*_'.includes(address[end - 1]!)) end -= 1;
  return address.slice(0, end);
}

const hrefs = (html: string): Link[] =>
  Array.from(html.matchAll(HREF), ([, address]) => ({ address: address!, kind: 'bare' }));

const OPEN_DOMAIN = 'A domain without a scheme, such as "example.com", may be meant as an address, or not.';

const MAX_QUOTES = 3;

/** Whether it leads somewhere from running text: no image, and none within code. */
export const isPlainLink = ({ kind }: Link): boolean => kind === 'markdown' || kind === 'bare';

/** Whether its address has a scheme, or begins with "www.". */
export const isUrl = ({ address }: Link): boolean => IS_URL.test(address);

/** What Markdown's links show, in their order. */
export const linkTexts = (text: string): string[] =>
  parseMarkdown(text).flatMap(({ type, children }) => (type === 'inline' ? shownTexts(children ?? []) : []));

function shownTexts(nodes: readonly Node[]): string[] {
  const texts: string[] = [];
  let isIn = false;
  for (const { type, info, content } of nodes) {
    if (type === 'link_open' && info !== 'auto') texts.push('');
    if (type === 'link_open') isIn = info !== 'auto';
    else if (type === 'link_close') isIn = false;
    else if (isIn && type === 'image') {
      // The alternative text of an image is not the text of the link.
      texts.pop();
      isIn = false;
    } else if (isIn) texts[texts.length - 1] += type === 'softbreak' ? ' ' : content;
  }
  return texts;
}

const KINDS: readonly [typeof LINK, (link: Link) => boolean][] = [
  [LINK, isPlainLink],
  [URL, isUrl],
  [MARKDOWN_LINK, ({ kind }) => kind === 'markdown'],
  [IMAGE, ({ kind }) => kind === 'image'],
];

/** The check of links by their plural: "Markdown links". */
export function linksCheck(name: string, quantity: Quantity): Check {
  const [unit, isOfKind] = KINDS.find(([{ plural }]) => plural === name)!;
  const asks = { name: 'links', what: unit.plural, asked: quantity, reads: 'text', isCostly: true } as const;
  return rangeCheck({ ...asks, open: OPEN_HTML }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const all = linksIn(said.text);
    const found = all.filter(isOfKind);
    const isAddress = unit === LINK || unit === URL;
    const domains = isAddress ? all.filter(({ kind }) => kind === 'domain').length : 0;
    const shown = found.slice(0, MAX_QUOTES).map(({ address }) => address);
    return {
      least: found.length,
      most: found.length + domains + (unit === URL ? countHtml(said.text, 'address') : 0),
      open: domains > 0 ? OPEN_DOMAIN : undefined,
      found: `${countOf(found.length, unit)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`,
      evidence: quotesIn(said, shown),
    };
  });
}

/** Whether a link is given twice. Addresses that differ only in a slash, a fragment or their case may be the same, and those of images may be meant. */
export function linksTwice(text: string): Answer {
  const links = linksIn(text);
  const plain = links.filter(isPlainLink).map(({ address }) => address);
  const again = plain.find((address, at) => plain.indexOf(address) < at);
  if (again !== undefined) return { is: true, found: `${again} is given twice`, quotes: [again] };
  const keys = links.map(({ address }) =>
    address.replace(/^(?:https?:\/\/)?(?:www\.)?|[#?].*$|\/$/giu, '').toLowerCase(),
  );
  if (new Set(keys).size < keys.length || countHtml(text, 'address') > 0)
    return { open: 'Two addresses that are nearly the same, or one of an image, may be meant or not.' };
  return { is: false, found: `${countOf(plain.length, LINK)}, none of them twice` };
}
