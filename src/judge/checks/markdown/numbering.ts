import type { Answer } from '../whole-text.ts';
import { found, open, UNCLEAR } from './layout-answers.ts';
import { isMaybeNumbered, isNumbered, linesOutsideCode } from './markdown.ts';

/** From 1 on where no other start may be meant; the last number, where it is said. */
export interface NumberedOn {
  to?: number;
  isAnyStart?: true;
  mayRepeat?: true;
}

/** The numbers of the items of a text; undefined where others may be such numbers. */
function numbersOf(text: string): number[] | undefined {
  const lines = linesOutsideCode(text);
  const isElse = /\b(?:step|schritt)\s*\d|^\s*(?:#+|\*\*|__)?\s*\d+\s*[.):–-]?[*_]*\s/imu.test(
    lines.filter((line) => !isNumbered(line)).join('\n'),
  );
  const isOther = lines.filter((line) => isMaybeNumbered(line) && !isNumbered(line)).length > 1;
  if (isElse || isOther || /<ol\b/iu.test(text) || lines.some((line) => isNumbered(line) && /^\s{2,}/u.test(line)))
    return undefined;
  return lines.flatMap((line) => (isNumbered(line) ? [Number(/\d+/u.exec(line)![0])] : []));
}

/** Whether the numbering starts so. Where numbers do not go up by one there may be a second list, or another way to number one. */
export function isNumberedFrom(text: string, first: number): Answer {
  const numbers = numbersOf(text);
  if (!numbers || numbers.some((number, at) => number !== numbers[0]! + at)) return open(UNCLEAR);
  if (numbers.length === 0) return found(false, 'Nothing is numbered');
  return found(numbers[0] === first, `The first number is ${numbers[0]}`);
}

/** Whether items are numbered without a gap. */
export function isNumberedOn(text: string, { to, isAnyStart, mayRepeat }: NumberedOn): Answer {
  const numbers = numbersOf(text);
  if (!numbers) return open(UNCLEAR);
  if (numbers.length === 0) return found(false, 'Nothing is numbered');
  // Markdown counts on where each number is the same, and a second list may begin again.
  const isAnew = numbers.slice(1).includes(1);
  const isOn = numbers.every((number, at) => number === at + 1) && (to === undefined || numbers.length === to);
  const isElsewhere = isAnyStart && !isOn && numbers.every((number, at) => number === numbers[0]! + at);
  // Of numbers that only repeat, none is skipped.
  const isRepeated = mayRepeat && !isOn && numbers.some((number, at) => at > 0 && number <= numbers[at - 1]!);
  return isAnew || isElsewhere || isRepeated
    ? open(UNCLEAR)
    : found(isOn, `The numbers are ${numbers.slice(0, 12).join(', ')}`);
}
