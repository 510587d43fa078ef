import { outsideCode } from './outside-code.ts';

const BLOCKS = [
  ...[
    'hr',
    'p',
    'div',
    'h[1-6]',
    'ul',
    'ol',
    'li',
    'menu',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'th',
    'blockquote',
    'pre',
  ],
  ...[
    'dl',
    'dt',
    'dd',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'details',
    'summary',
    'figure',
  ],
];
const BREAK = 'br';
const INLINE = [
  'a',
  'abbr',
  'b',
  'i',
  'em',
  'strong',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'span',
  'sub',
  'sup',
  'font',
  'img',
];

const TAG = new RegExp(
  `</?(?:(${BLOCKS.join('|')})|(${BREAK})|(?:${INLINE.join('|')}))(?=[\\s>/])[^<>]{0,2000}>`,
  'giu',
);

/**
 * A text as a reader sees it who is shown what HTML's tags outside of code stand for: blocks and lines apart. The text itself
 * where there is no tag. Linear in the text's length.
 */
export function withTagsResolved(text: string): string {
  if (!text.includes('<')) return text;
  const parts: string[] = [];
  let end = 0;
  for (const { 0: tag, 1: block, 2: lineBreak, index } of outsideCode(text).matchAll(TAG)) {
    parts.push(text.slice(end, index), block ? '\n\n' : lineBreak ? '\n' : '');
    end = index + tag.length;
  }
  return parts.join('') + text.slice(end);
}
