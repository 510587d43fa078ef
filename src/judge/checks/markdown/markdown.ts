/** A paragraph or a list item, its lines joined. */
export interface Prose {
  kind: 'paragraph' | 'item';
  text: string;
}

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/u;
const BULLET = /^\s*(?:>\s*)*(?:[-*+]\s+|•\s*)(?=\S)/u;
const NUMBERED = /^\s*(?:>\s*)*\d{1,9}[.)]\s+(?=\S)/u;
const THEMATIC_BREAK = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const HEADING = /^\s{0,3}#{1,6}(?:\s|$)/;
const BOLD_LINE = /^\s*(?:\*\*[^*]+\*\*|__[^_]+__):?\s*$/;

/** The lines of a text outside of fenced code blocks; a block without an end reaches to the end of the text. */
export function linesOutsideCode(text: string): string[] {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const found = FENCE.exec(line)?.[1];
    if (fence === undefined && found) {
      fence = found;
      lines.push('');
    } else if (fence === undefined) lines.push(line);
    else if (found?.startsWith(fence) && line.trim() === found) fence = undefined;
  }
  return lines;
}

/** Whether a line begins a Markdown bullet point ("-", "*", "+" or "•") that says something. */
export const isBullet = (line: string) => BULLET.test(line) && !THEMATIC_BREAK.test(line);

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
    const isItem = isBullet(line) || NUMBERED.test(line);
    const isApart = APART.some((test) => test(line));
    if (isApart || isItem) close();
    if (isApart) continue;
    if (isItem) kind = 'item';
    else if (!open) kind = 'paragraph';
    open ??= [];
    open.push(isItem ? line.replace(BULLET, '').replace(NUMBERED, '') : line);
  }
  close();
  return blocks;
}

/** Whether a text ends with the mark that ends a sentence, closing quotes and emphasis aside. */
export const hasEndMark = (text: string) => /[.!?…‽。！？]["'”’»›)\]*_~`:\s]*$/u.test(text.slice(-24));

const isTableRow = (line: string) => line.trim().startsWith('|') && line.trim().endsWith('|');

/** What stands by itself and is no sentence. */
const APART: readonly ((line: string) => boolean)[] = [
  (line) => line.trim() === '',
  (line) => HEADING.test(line),
  (line) => THEMATIC_BREAK.test(line),
  (line) => BOLD_LINE.test(line) && !hasEndMark(line),
  isTableRow,
];
