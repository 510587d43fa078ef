import { outsideCode } from '../markdown/outside-code.ts';

/** The info string of a fence, such as its language. */
const FENCE_INFO = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?(?:`{3,}|~{3,})([^`~\r\n][^`\r\n]*)$/gmu;
/** The title of a link, and what an image has instead of itself. */
const TITLE = /\]\([^\s()]{1,2000}[ \t]+(?:"([^"\r\n]{1,500})"|'([^'\r\n]{1,500})')[ \t]*\)/gu;
const IMAGE = /!\[([^[\]\r\n]{1,500})\]\(/gu;
const TICKED = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([xX])\](?=\s)/gmu;
/** One without an end reaches to the end of the text. */
const COMMENT = /<!--([\s\S]*?)(?:-->|$)/gu;
/** Where the address of a link stands, apart from its text. */
const DEFINITION =
  /^[ \t>]{0,9}(\[[^^[\]\r\n][^[\]\r\n]{0,200}\]:[ \t]*\S{1,2000}(?:[ \t]+["'(][^\r\n]{1,500})?)[ \t]*$/gmu;
/** The mark of a footnote, and those of several, set apart, and before the footnote itself. */
const NOTE = /(?<!\S)((?:\[\^[\w-]{1,30}\]){1,9})(?=[.,:;!?)]{0,3}(?:\s|$))/gu;
const KEYCAP = /(?<!\S)([\d#*]\ufe0f?\u20e3)(?!\S)/gu;
/** "[1]", ":smile:", ":D" and "&copy;", set apart. */
const SIGN =
  /(?<!\S)((?:\[\d{1,3}\]){1,9}|:[a-z][\w+-]{1,30}:|[:;=][-'^]?[DPpOo3]|<3|[xX]D{1,4}|&#?\w{1,30};)(?=[.,;!?)]{0,3}(?:\s|$))/gu;
/** Character references that part what stands before them from what stands after. */
const PARTING = /(?<=[\p{L}\p{N}])&(?:nbsp|ensp|emsp|thinsp|mdash|ndash|hellip|#160|#xa0);(?=[\p{L}\p{N}])/giu;

const within = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, one, other]) => one ?? other ?? '');
const total = (texts: readonly string[], count: (text: string) => number) =>
  texts.reduce((sum, one) => sum + count(one), 0);

/** How many words are marks of Markdown: the language of a code block, the "x" of a ticked box, the mark of a footnote, a keycap. */
export function countMarkWords(text: string, count: (text: string) => number): number {
  const infos = /```|~~~/u.test(text) ? within(text, FENCE_INFO) : [];
  const outside = /\[[xX^]|\u20e3/u.test(text) ? outsideCode(text) : '';
  return total([...infos, ...[TICKED, NOTE, KEYCAP].flatMap((pattern) => within(outside, pattern))], count);
}

/**
 * How many words of a text a reader may not be shown, or shown as a sign: the title of a link, the text of an image, a comment, the
 * number of a source, a smiley; and how many more there are where a character reference stands for a blank or a dash.
 */
export function hiddenWords(text: string, count: (text: string) => number): { fewer: number; more: number } {
  if (!/[[<:;=&]|[xX]D/u.test(text)) return { fewer: 0, more: 0 };
  const outside = outsideCode(text);
  const hidden = [TITLE, IMAGE, COMMENT, DEFINITION, SIGN].flatMap((pattern) => within(outside, pattern));
  return { fewer: total(hidden, count), more: outside.match(PARTING)?.length ?? 0 };
}
