import { hasEndMark } from '../markdown/markdown.ts';
import { countWords } from './words.ts';

/** Hashtags, names with "@", references such as "[1]", and addresses. */
const SIGN =
  /^[([{<*_]{0,3}(?:[#＃@][\p{L}\p{N}_-]+|\[\^?\d{1,3}\]:?|(?:https?:\/\/|ftp:\/\/|www\.)\S+)[\])}>*_.,;]{0,3}$/u;
/** What a list of sources or footnotes begins with: "Sources:", "[^1]: ", "[1] ", "¹ ". */
const SOURCES =
  /^[\s>*_]*(?:(?:sources?|references?|citations?|cited|footnotes?|bibliography|works cited|quellen?|quellenangaben|literatur|fußnoten|références|fuentes?|referencias|fonti|fontes?|bronnen|źródła)[*_]{0,3}\s?[:：]|\[\^?\d{1,3}\]|[¹²³⁰⁴-⁹†‡])/iu;
const LONGEST = 80;
/** How many words a name or a title has at most, one with a colon, a greeting, and a greeting or a close with the lines below it. */
const MOST = { plain: 4, colon: 2, comma: 6, lines: 10 };

/** Whether it holds nothing but hashtags, references and addresses. */
export const isOfSigns = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/u)
    .every((word) => SIGN.test(word));

/** Whether a block may be a list of sources or footnotes, of which nothing counts as a sentence or a paragraph. */
export const mayBeSources = (block: string): boolean => SOURCES.test(block);

/**
 * Whether what stands by itself may be no sentence and no paragraph: a greeting, a name, a short title, a reference, hashtags or
 * an address.
 */
export function isSlight(given: string): boolean {
  const text = given.replace(/^[\s>]+/u, '').trimEnd();
  if (isOfSigns(text) || mayBeSources(text)) return true;
  if (hasEndMark(text)) return false;
  if (text.length > LONGEST) return false;
  const [first = '', ...others] = text.split(/\s*\n\s*/u);
  if (others.length > 0)
    return /[,，、]$/u.test(first) && countWords(first) <= MOST.plain && countWords(text) <= MOST.lines;
  const most = /[,，、]$/u.test(text) ? MOST.comma : /[:：]$/u.test(text) ? MOST.colon : MOST.plain;
  return countWords(text) <= most;
}

/** Those that are surely sentences or paragraphs, where some are and others may not be; undefined where there is no doubt. */
export function withoutSlight<T>(all: readonly T[], isSlight: (one: T, at: number) => boolean): T[] | undefined {
  const sure = all.filter((one, at) => !isSlight(one, at));
  return sure.length > 0 && sure.length < all.length ? sure : undefined;
}
