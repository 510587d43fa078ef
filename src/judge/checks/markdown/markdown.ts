import { withoutFootnotes } from '../texts/footnotes.ts';

/** A paragraph or a list item, its lines joined. */
export interface Prose {
  kind: 'paragraph' | 'item';
  text: string;
}

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/u;
// One class for blanks and quotation signs: a repeated group takes a step of the stack for each of millions in a line.
const BULLET = /^[\s>]*(?:[-*+◦▪▫‣⁃●○]\s+|•\s*)(?=\S)/u;
/** What some draw bullets with, and others speech, a mark of what is done, or a mood; and "-a" without a blank. */
const MAYBE_BULLET =
  /^[\s>]*(?:[–—·∙»→⇒➔➜➤➢➣❯►▸▹✓✗✘★☆◆◇■□]|\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Extended_Pictographic}|\p{Emoji_Modifier}){0,8})\s+(?=\S)|^[\s>]*-(?=\p{L})/u;
const NUMBERED = /^[\s>]*\d{1,9}[.)]\s+(?=\S)/u;
const THEMATIC_BREAK = /^(?:[-\s]*|[*\s]*|[_\s]*)$/;
const HEADING = /^\s{0,3}#{1,6}(?:\s|$)/;
const BOLD_LINE = /^\s*(?:\*\*[^*]+\*\*|__[^_]+__):?\s*$/;

const FRONT_MATTER = /^---[ \t]*\r?\n(?<lines>[\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/u;
const YAML_KEY = /^[a-z_][\w-]*:(?:\s|$)/u;
const YAML_LINE = /^(?:$|\s|#|- |[a-z_][\w-]*:(?:\s|$))/u;

/** A text with blank lines for the YAML that a document begins with between two lines of "---": to Markdown these are rules and headings. */
export function withoutFrontMatter(text: string): string {
  const { 0: all = '', groups } = FRONT_MATTER.exec(text) ?? {};
  const lines = (groups?.lines ?? '').split(/\r?\n/u);
  const isYaml = lines.some((line) => YAML_KEY.test(line)) && lines.every((line) => YAML_LINE.test(line));
  return isYaml ? all.replaceAll(/[^\r\n]/gu, '') + text.slice(all.length) : text;
}

/**
 * The lines of a text outside of fenced code blocks, front matter and HTML comments that begin a line, which are blank lines; a code
 * block without an end reaches to the end of the text.
 * @param numbers is filled with the number of each line in the text, 1 for the first
 */
export function linesOutsideCode(text: string, numbers?: number[]): string[] {
  const lines: string[] = [];
  let fence: string | undefined;
  let number = 0;
  const all = withoutFrontMatter(text).split(/\r\n|[\r\n]/);
  const lastEnd = text.includes('<!--') ? all.findLastIndex((line) => line.includes('-->')) : -1;
  let isComment = false;
  for (const line of all) {
    number += 1;
    const opens = fence === undefined && !isComment && number <= lastEnd + 1 && /^\s*<!--(?!.*-->.*\S)/u.test(line);
    if (opens || isComment) {
      const [comment, after] = line.split('-->', 2);
      isComment = comment === line;
      lines.push(after ?? '');
      numbers?.push(number);
      continue;
    }
    const found = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      if (found) fence = found;
      lines.push(found ? '' : line);
      numbers?.push(number);
    } else if (found?.startsWith(fence) && line.trim() === found) fence = undefined;
  }
  return lines;
}

/** Whether a line is a rule: three or more of one sign, with blanks between them or not. */
export const isThematicBreak = (line: string) => THEMATIC_BREAK.test(line) && /\S\s*\S\s*\S/u.test(line);

/** Whether a line begins a bullet point ("-", "*", "+", "•", or another sign that is nothing else) that says something. */
export const isBullet = (line: string) => BULLET.test(line) && !isThematicBreak(line);

/** Whether a line begins with what may be a bullet, such as a dash or "✅". */
export const isMaybeBullet = (line: string) => MAYBE_BULLET.test(line);

/**
 * The paragraphs and list items of a text; headings, lines that are bold as a whole, table rows, rules and
 * code are left out.
 */
export function proseBlocks(text: string): Prose[] {
  const blocks: Prose[] = [];
  let open: string[] | undefined;
  let kind: Prose['kind'] = 'paragraph';
  const close = () => {
    if (open) blocks.push({ kind, text: open.join('\n') });
    open = undefined;
  };
  for (const line of linesOutsideCode(text)) {
    const isItem = isBullet(line) || isNumbered(line);
    const isApart = standsApart(line);
    if (isApart || isItem) close();
    if (isApart) continue;
    if (isItem) kind = 'item';
    else if (!open) kind = 'paragraph';
    open ??= [];
    open.push(isItem ? withoutItemSign(line) : line);
  }
  close();
  return blocks;
}

/** What some number items with: "(1)", "a)", "**1.**", "Step 1:", "#1", "1.Open", and a keycap. */
const MAYBE_NUMBERED =
  /^[\s>]*(?:(?:#{1,6}\s|\*{1,3}|_{1,3})\d{1,3}[.)]|\(\d{1,3}\)|\(?\p{L}\)|\p{Ll}\.|\(?[ivx]{1,5}[.)]|\*{0,2}(?:step|schritt)\s\d{1,3}\b|\d{1,3}\s?[:–—-](?=\s)|[①-⑳]|#\d{1,3}(?=\s)|\d{1,3}[.)](?=\p{L})|\d\ufe0f?\u20e3)[*_]{0,3}\s?\S/iu;

/** Whether a line begins with what may number it: one of several such lines may be an item. */
export const isMaybeNumbered = (line: string) => MAYBE_NUMBERED.test(line);

/** Whether a line begins a numbered item ("1." or "1)") that says something. */
export const isNumbered = (line: string) => NUMBERED.test(line);

/** A line without the sign that makes it a list item. */
export const withoutItemSign = (line: string) => line.replace(BULLET, '').replace(NUMBERED, '');

/** Whether a line is a heading, a rule or a row of a table, which stand by themselves. */
export const standsApart = (line: string) => APART.some((test) => test(line));

/** Whether a line is bold as a whole, as many write a heading. */
export const isBoldLine = (line: string) => BOLD_LINE.test(line);

/** Whether a text ends with the mark that ends a sentence, closing quotes and emphasis aside. */
export const hasEndMark = (text: string) =>
  /[.!?…‽。！？]["'”’»›)\]*_~`:\s]*$/u.test(withoutFootnotes(text).slice(-24));

const isTableRow = (line: string) => line.trim().startsWith('|') && line.trim().endsWith('|');

/** What stands by itself and is no sentence. */
const APART: readonly ((line: string) => boolean)[] = [
  (line) => line.trim() === '',
  (line) => HEADING.test(line),
  isThematicBreak,
  (line) => isBoldLine(line) && !hasEndMark(line),
  isTableRow,
];
