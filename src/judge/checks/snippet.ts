/** How much of the text is shown on each side of a place. */
const REACH = 40;

/**
 * The place with the words around it, cut at blanks and within one line where it can be. Stands literally in the text.
 */
export function snippet(text: string, place: { start: number; end: number }): string {
  const before = text.slice(Math.max(0, place.start - REACH), place.start);
  const after = text.slice(place.end, place.end + REACH);
  const start = place.start - beforeCut(before, before.length < place.start);
  const end = place.end + afterCut(after, place.end + after.length < text.length);
  return text.slice(start, end).trim();
}

/** How much to keep of what stands before; `isCut` when the text goes on further. */
function beforeCut(before: string, isCut: boolean): number {
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  const blank = line.search(/\s/u);
  return isCut && line.length === before.length ? (blank < 0 ? 0 : line.length - blank) : line.length;
}

function afterCut(after: string, isCut: boolean): number {
  const end = after.search(/[\r\n]/);
  if (end >= 0) return end;
  return isCut ? Math.max(0, after.search(/\s\S*$/u)) : after.length;
}

/** A short beginning of a text, for an explanation; an ellipsis says that it goes on. */
export function beginning(text: string): string {
  const line = text.trim().split(/[\r\n]/, 1)[0]!;
  const short = [...line.slice(0, 2 * REACH)].slice(0, REACH).join('').trim();
  return short.length < text.trim().length ? `${short}…` : short;
}

/** A short end of a text. */
export function ending(text: string): string {
  const trimmed = text.trim();
  const line = trimmed.slice(Math.max(trimmed.lastIndexOf('\n'), trimmed.lastIndexOf('\r')) + 1);
  const short = [...line.slice(-2 * REACH)].slice(-REACH).join('').trim();
  return short.length < trimmed.length ? `…${short}` : short;
}
