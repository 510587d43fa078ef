/** What opens, and by what it is closed. */
export type Pair = readonly [open: string, close: string];

/** Whether the first mark of a text encloses all of it; undefined if that is unclear. */
export function isEnclosed(text: string, [open, close]: Pair): boolean | undefined {
  if (!isFramed(text, [open, close])) return false;
  const last = text.length - close.length;
  let depth = 1;
  let isClosedBefore = false;
  for (let at = open.length; at < last; ) {
    const step = stepAt(text, at, [open, close], depth);
    if (step === undefined) return undefined;
    depth += step;
    if (depth < 0) return undefined;
    if (depth === 0) isClosedBefore = true;
    at += step === 0 ? 1 : step > 0 ? open.length : close.length;
    // "]]]" ends in the middle of a mark.
    if (at > last) return undefined;
  }
  // The last mark must close the one that is open: then the marks before it belong together, too.
  return depth === 1 ? !isClosedBefore : undefined;
}

/** Whether a text begins with the one mark and ends with the other. */
export const isFramed = (text: string, [open, close]: Pair): boolean =>
  text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close);

/** Both of them close what "„" opens. */
const LOW_CLOSES = ['“', '”'];

/** 1 where a mark opens, -1 where one closes, 0 where there is none; undefined if that is unclear. */
function stepAt(text: string, at: number, [open, close]: Pair, depth: number): 1 | 0 | -1 | undefined {
  const opens = text.startsWith(open, at);
  if (!opens && open === '„' && LOW_CLOSES.some((mark) => mark !== close && text.startsWith(mark, at)))
    return undefined;
  if (!opens && !text.startsWith(close, at)) return 0;
  const isQuotation = QUOTATION_MARKS.includes(open);
  // Each paragraph of a long quotation may open it again.
  if (isQuotation && opens && depth > 0 && /[\r\n]/u.test(text[at - 1]!)) return 0;
  if (isQuotation && open === close && text[at - 1] === '\\') return 0;
  if (open !== close && !APOSTROPHES.includes(close)) return opens ? 1 : -1;
  const side = sideOf(text, at);
  if (side === 'within') return APOSTROPHES.includes(close) ? 0 : undefined;
  return open === close ? (side === 'before' ? 1 : -1) : opens ? 1 : -1;
}

const QUOTATION_MARKS = ['"', '“', '„', '＂', "'", '‘', '‚', '«'];
const APOSTROPHES = ["'", '’', '‘'];

const BLANK = /^[\s\u200b]?$/u;
/** Emphasis may stand between a mark and its word. */
const EMPHASIS = /[*_]/u;
const OPENING = /[([{“„‘‚«¿¡—–/-]/u;
const CLOSING = /[)\]}.,;:!?…”’»—–/-]/u;

/** Whether a mark stands before a word, after one, or within one or apart from all. */
function sideOf(text: string, at: number): 'before' | 'after' | 'within' {
  const before = besides(text, at, -1);
  const after = besides(text, at, 1);
  const [isBlankBefore, isBlankAfter] = [BLANK.test(before), BLANK.test(after)];
  if (isBlankBefore !== isBlankAfter) return isBlankBefore ? 'before' : 'after';
  if (isBlankBefore) return 'within';
  const [isOpened, isClosed] = [OPENING.test(before), CLOSING.test(after)];
  if (isOpened === isClosed) return 'within';
  return isOpened ? 'before' : 'after';
}

function besides(text: string, at: number, step: 1 | -1): string {
  let next = at + step;
  while (Math.abs(next - at) < 4 && EMPHASIS.test(text.charAt(next))) next += step;
  return text.charAt(next);
}
