import { withoutEntities } from '../../html-entities.ts';

/** What is compared of a text, so that typography, line breaks and marks of Markdown or HTML make no difference. */

const NOT_ASCII = /[^\0-\x7f]/;
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u00AD\u200B-\u200F\u2060\uFEFF\0]/g, ''],
  [/["“”„‟«»‹›‘’‚‛′″´「」『』]/g, "'"],
  [/[‐‑‒–—―−﹣－]/g, '-'],
];
/** Words apart; of scripts without blanks each sign, and each mark, by itself. */
const APART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\p{L}\p{M}\p{N}\s]/gu;
const PLAIN_APART = /[^A-Za-z0-9\s]/g;

/**
 * A text as words and marks, a blank before and after each. Upper and lower case and punctuation stay; emphasis, headings,
 * tags, addresses of links and footnote numbers of Markdown and HTML go.
 */
export function comparable(text: string): string {
  let plain = withoutEntities(text);
  if (NOT_ASCII.test(plain)) plain = plain.normalize('NFKC');
  if (plain.includes('<')) plain = plain.replace(/<\/?[A-Za-z][^<>]*>/g, ' ');
  plain = plain.replace(/\]\([^()\s]*\)/g, ']').replace(/\[\d{1,3}\]/g, ' ');
  for (const [marks, mark] of TYPOGRAPHY) plain = plain.replace(marks, mark);
  plain = plain
    .replace(/[*~`]/g, '')
    .replace(/[_#>|\\[\]]/g, ' ')
    .replace(/-+/g, '-');
  const spaced = plain.replace(NOT_ASCII.test(plain) ? APART : PLAIN_APART, ' $& ');
  return ` ${spaced.replace(/\s+/g, ' ').trim()} `;
}

/** The same without the marks at its ends, which a sentence around it may have put there; '' where nothing else is left. */
export function comparablePart(text: string): string {
  const words = comparable(text).trim().split(' ');
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
  const start = words.findIndex(isWord);
  return start < 0 ? '' : ` ${words.slice(start, words.findLastIndex(isWord) + 1).join(' ')} `;
}

/** What is left without case, accents, blanks and marks: texts that differ here have different words. */
export const bare = (text: string): string =>
  (NOT_ASCII.test(text) ? text.normalize('NFD') : text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
