const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/u;
const LINE = /[^\r\n]*(?:\r\n|[\r\n]|$)/gy;

/**
 * The text with its code blocks and code spans written as blanks, so that every place stays where it is. A block without an end
 * reaches to the end of the text.
 */
export function outsideCode(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  const parts: string[] = [];
  let fence: string | undefined;
  for (const [line] of text.matchAll(LINE)) {
    const found = FENCE.exec(line)?.[1];
    const isFence = fence === undefined ? found !== undefined : line.trim() === found && found.startsWith(fence);
    parts.push(fence !== undefined || isFence ? blanked(line) : line);
    if (isFence) fence = fence === undefined ? found : undefined;
  }
  return withoutSpans(parts.join(''));
}

const blanked = (text: string) => text.replace(/[^\r\n]/g, ' ');

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
