const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/u;
const FENCE_SIGN = /```|~~~/g;
const LINE_END = /\r\n|[\r\n]|$/g;

/**
 * The text with its code blocks and code spans written as blanks, so that every place stays where it is. A block without an end
 * reaches to the end of the text.
 */
export const outsideCode = (text: string): string => withoutSpans(withoutBlocks(text));

/**
 * Replaces signs outside of code.
 * @param shown What to write for one, from what was found and what stands after it
 */
export const outside =
  (sign: RegExp, shown: (found: string, after: string) => string = () => '') =>
  (text: string): string => {
    const parts: string[] = [];
    let from = 0;
    for (const { 0: found, index } of outsideCode(text).matchAll(sign)) {
      const end = index + found.length;
      parts.push(text.slice(from, index), shown(text.slice(index, end), text.slice(end, end + REACH)));
      from = end;
    }
    return parts.join('') + text.slice(from);
  };
const REACH = 500;

function withoutBlocks(text: string): string {
  const parts: string[] = [];
  /** Where the text outside begins, or the open block. */
  let start = 0;
  let open: string | undefined;
  let end = 0;
  // Only lines that may be fences are looked at: there are few.
  for (const { index } of text.matchAll(FENCE_SIGN)) {
    if (index < end) continue;
    const lineStart = lineStartBefore(text, index, end);
    end = lineEndAfter(text, index);
    const line = text.slice(lineStart, end);
    const fence = FENCE.exec(line)?.[1];
    if (fence === undefined) continue;
    if (open === undefined) {
      parts.push(text.slice(start, lineStart));
      [open, start] = [fence, lineStart];
    } else if (line.trim() === fence && fence.startsWith(open)) {
      parts.push(blanked(text.slice(start, end)));
      [open, start] = [undefined, end];
    }
  }
  const rest = text.slice(start);
  return parts.join('') + (open === undefined ? rest : blanked(rest));
}

/** The start of the line that a place is in. @param least The end of an earlier line. */
function lineStartBefore(text: string, place: number, least: number): number {
  let start = place;
  while (start > least && !'\r\n'.includes(text[start - 1]!)) start -= 1;
  return start;
}

/** The end of the line that a place is in, with its break. */
function lineEndAfter(text: string, place: number): number {
  LINE_END.lastIndex = place;
  LINE_END.test(text);
  return LINE_END.lastIndex;
}

/** The text with HTML comments and CDATA sections written as blanks; one without an end reaches to the end of the text. */
export const outsideComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g, blanked);

const blanked = (text: string) => text.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length));

/** Runs of backticks, and the next of the same length, within one paragraph. */
function withoutSpans(text: string): string {
  if (!text.includes('`')) return text;
  const parts: string[] = [];
  let end = 0;
  // Where a run of a length is opened, and not yet closed.
  const open = new Map<number, number>();
  for (const { 0: found, index } of text.matchAll(/`+|\n\s*\n/g)) {
    if (index < end) continue;
    if (!found.startsWith('`')) {
      open.clear();
      continue;
    }
    const start = open.get(found.length);
    if (start === undefined) {
      open.set(found.length, index);
      continue;
    }
    const after = index + found.length;
    parts.push(text.slice(end, start), blanked(text.slice(start, after)));
    end = after;
    open.clear();
  }
  return parts.join('') + text.slice(end);
}
