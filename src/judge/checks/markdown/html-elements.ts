import { outsideCode } from './outside-code.ts';

/** Elements of HTML that show what Markdown has signs for. */
const OPENING = {
  heading: /<h[1-6](?=[\s>/])/giu,
  list: /<(?:ul|menu)(?=[\s>/])/giu,
  numberedList: /<ol(?=[\s>/])/giu,
  item: /<li(?=[\s>/])/giu,
  code: /<pre(?=[\s>/])/giu,
  quotation: /<blockquote(?=[\s>/])/giu,
  table: /<table(?=[\s>/])/giu,
  link: /<a(?=[\s>/])/giu,
  paragraph: /<p(?=[\s>/])/giu,
  address: /<[a-z][^<>]{0,2000}\s(?:src|action|poster|cite)\s{0,20}=\s{0,20}["']?(?:https?:)?\/\//giu,
} as const;

export type HtmlElement = keyof typeof OPENING;

/**
 * How many elements of HTML of a kind are opened outside of code. A reader may see what they show or their tags, so a check counts
 * them as doubtful.
 */
export function countHtml(text: string, kind: HtmlElement): number {
  if (!text.includes('<')) return 0;
  return outsideCode(text).match(OPENING[kind])?.length ?? 0;
}

/** Headings of one level. */
export function countHtmlHeadings(text: string, level: number): number {
  if (!text.includes('<')) return 0;
  return (
    outsideCode(text)
      .match(OPENING.heading)
      ?.filter((tag) => tag.endsWith(String(level))).length ?? 0
  );
}

/** Items of lists without numbers. */
export function countHtmlBullets(text: string): number {
  const isNumbered = countHtml(text, 'numberedList') > 0 && countHtml(text, 'list') === 0;
  return isNumbered ? 0 : countHtml(text, 'item');
}

/** Items of numbered lists, perhaps with some of others; a numbered list without items is one. */
export function countHtmlNumbered(text: string): number {
  const lists = countHtml(text, 'numberedList');
  return lists === 0 ? 0 : Math.max(lists, countHtml(text, 'item'));
}

/** Why nobody can be sure where there are such elements, as a sentence. */
export const OPEN_HTML = 'The text holds HTML, which a reader may see as what it shows or as tags.';
