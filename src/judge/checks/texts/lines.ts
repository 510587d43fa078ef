import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { spoken } from '../spoken.ts';
import { lengthCheck } from '../text-count.ts';

const FENCE = /^[\s>]*(?:`{3,}|~{3,})/u;

/** A rule, the line below a heading or a table's head, or a bullet without a text. */
const DRAWN = /^[\s>|:*_=+-]*$/u;

/**
 * The lines of a text that say something: lines end where the text breaks them, and blank ones, rules and the fences of code
 * blocks are left out. A line of code counts whatever it holds.
 */
export function linesIn(text: string): string[] {
  let isCode = false;
  return text.split(/\r\n|[\r\n]/).filter((line) => {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    return !isFence && (isCode ? line.trim() !== '' : !DRAWN.test(line));
  });
}

/** The same with the line below the head of a table, which some count. */
export function linesWithDividers(text: string): string[] {
  const all = text.split(/\r\n|[\r\n]/);
  const kept = linesIn(text);
  let next = 0;
  return all.filter((line, at) => {
    const isKept = line === kept[next];
    if (isKept) next += 1;
    const isDivider = DIVIDER.test(line) && at > 0 && all[at - 1]!.includes('|');
    return isKept || isDivider;
  });
}
const DIVIDER = /^[\s>]*\|?\s*:?-+:?\s*\|[\s|:-]*$/u;

/** A blank line at the very beginning. */
export const BLANK_FIRST = /^[^\S\r\n]*[\r\n]\s*\S/u;
export const OPEN_BLANK = 'The response begins with a blank line, which may count or not.';

/** How many lines of a text say something. */
export const countLines = (text: string): number => linesIn(text).length;

/** Lines that are left out though they are not blank may count to some. */
const DOUBT = {
  count: (text: string) => {
    const drawn = text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '').length;
    return { fewer: 0, more: drawn - countLines(text) };
  },
  open: 'A rule, a code fence or the line below the head of a table may count as a line or not.',
};

export const linesCheck = (asked: Quantity): Check | undefined =>
  asked.max > 0
    ? withBlanksTold(
        lengthCheck('lines', { singular: 'line', plural: 'lines', isLength: true }, asked, countLines, DOUBT),
      )
    : undefined;

/** "2 lines, blank ones not counted" */
const withBlanksTold = (check: Check): Check => ({
  ...check,
  run: (subject) => {
    const result = check.run(subject);
    const said = spoken(subject);
    const hasBlank = 'text' in said && /\n[^\S\r\n]*\r?\n|\r[^\S\r\n]*\r/u.test(said.text.trim());
    return typeof result.holds === 'boolean' && hasBlank
      ? { ...result, found: `${result.found}, blank ones not counted` }
      : result;
  },
});
