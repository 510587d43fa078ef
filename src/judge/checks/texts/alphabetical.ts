import { headingsIn, markedHeadings } from '../markdown/headings.ts';
import { countHtml } from '../markdown/html-elements.ts';
import { listItems } from '../markdown/list-items.ts';
import type { Answer } from '../whole-text.ts';
import { linesIn } from './lines.ts';

export type Sorted = 'bullet' | 'numbered' | 'item' | 'line' | 'heading';

const OPEN =
  'Whether they are in order depends on marks, articles, digits or letters that not everybody sorts alike, or there are too few.';

const partsOf = (text: string, kind: Sorted): string[] => {
  if (kind === 'line') return linesIn(text);
  if (kind === 'heading') return headingsIn(text);
  return listItems(text)
    .filter(({ isNumbered }) => kind === 'item' || isNumbered === (kind === 'numbered'))
    .map((item) => item.text);
};

/** Whether the items or lines of a text are in the order of the alphabet; of several lists each may be meant, or all together. */
export function areSorted(text: string, kind: Sorted, isReversed = false): Answer {
  const whole = areAllSorted(text, kind, isReversed);
  // A line that is bold as a whole may not be a heading.
  if (kind === 'heading' && headingsIn(text).length !== markedHeadings(text).length) return { open: OPEN_HEADINGS };
  const lists = kind === 'line' || kind === 'heading' ? [] : listsOf(text);
  if (lists.length < 2 || 'open' in whole) return whole;
  const each = lists.map((list) => areAllSorted(list, kind, isReversed));
  const wrong = each.find((one) => 'is' in one && !one.is);
  if (wrong) return wrong;
  return whole.is && each.every((one) => 'is' in one) ? whole : { open: OPEN_LISTS };
}

const OPEN_HEADINGS = 'It is unclear whether a line that is bold as a whole is a heading.';
const OPEN_LISTS = 'There are several lists, of which each may be meant, or all of them together.';
const ITEM = /^[\s>]*(?:[-*+•]|\d{1,9}[.)])\s/u;

/** The parts of a text with a list each: what stands between two of them begins at the beginning of a line. */
function listsOf(text: string): string[] {
  const lists: string[][] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n|[\r\n]/u)) {
    if (ITEM.test(line)) {
      if (!isOpen) lists.push([]);
      isOpen = true;
    } else if (/^\S/u.test(line)) isOpen = false;
    if (isOpen) lists.at(-1)!.push(line);
  }
  return lists.map((lines) => lines.join('\n'));
}

function areAllSorted(text: string, kind: Sorted, isReversed: boolean): Answer {
  const inText = partsOf(text, kind).map((part) => part.trim());
  const parts = isReversed ? inText.reverse() : inText;
  const keys = parts.map((part) => part.normalize('NFC').toLowerCase());
  const isNested = /^[\t ]+(?:[-*+]|\d+[.)])\s/mu.test(text);
  if (parts.length < 2 || isNested || countHtml(text, 'item') > 0) return { open: OPEN };
  const signs = keys.map((key) => {
    const [one] = /^(?:the|an?)\s/u.test(key) ? [undefined] : [/^[a-z]+/u.exec(key)?.[0]];
    return one;
  });
  const pairs = keys.slice(1).map((key, at) => {
    const [before, after] = [signs[at], signs[at + 1]];
    if (before === undefined || after === undefined) return undefined;
    if (before !== after && !before.startsWith(after) && !after.startsWith(before)) return before < after;
    return key === keys[at] ? true : undefined;
  });
  const wrong = pairs.indexOf(false);
  const [after, before] = isReversed ? [wrong, wrong + 1] : [wrong + 1, wrong];
  if (wrong >= 0) return { is: false, found: `"${parts[after]}" comes after "${parts[before]}"` };
  const order = `${isReversed ? 'reverse ' : ''}alphabetical order`;
  return pairs.includes(undefined) ? { open: OPEN } : { is: true, found: `They are in ${order}` };
}
