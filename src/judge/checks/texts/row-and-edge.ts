import { outsideCode } from '../markdown/outside-code.ts';
import type { Answer } from '../whole-text.ts';
import { withoutFences } from './outer-rule.ts';
import { MARKS } from './punctuation-marks.ts';

/** So many marks of a kind or more, with nothing between them. */
export interface MarksInRow {
  /** A mark by its plural. */
  mark: string;
  least: number;
}

const IN_CODE = 'Such marks stand in code, where they may be meant or not.';
const SPACED = 'Such marks stand in a row with blanks or other marks between them.';

/** Whether so many marks follow one another. */
export function standInRow(text: string, { mark, least }: MarksInRow): Answer {
  const signs = MARKS.find(({ unit }) => unit.plural === mark)!.characters.replaceAll(/[\\\]^-]/gu, '\\$&');
  const row = new RegExp(`[${signs}]{${least},}`, 'u');
  const found = row.exec(text)?.[0];
  const plain = outsideCode(text);
  if (found !== undefined)
    return row.test(plain) ? { is: true, found: `"${found}" occurs`, quotes: [found] } : { open: IN_CODE };
  const isNear = new RegExp(`(?:[${signs}][\\s!?]*){${least},}`, 'u').test(text);
  return isNear ? { open: SPACED } : { is: false, found: `There are no ${least} ${mark} in a row` };
}

const OF_LINES = 'A line within the response begins or ends with blanks, which may be meant or not.';

/** Whether blanks stand before or after everything else. */
export function hasOuterBlanks(text: string): Answer {
  const is = /^\s|\s$/u.test(text);
  if (!is && /[\r\n][^\S\r\n]|[^\S\r\n][\r\n]/u.test(text)) return { open: OF_LINES };
  return { is, found: `The response ${is ? 'begins or ends with' : 'neither begins nor ends with'} blanks` };
}

const OF_FENCES = 'Code fences may count as lines or not.';
const TOO_SHORT = 'The response has no such line.';

/** Whether a line is blank. @param place 0 for the first one. */
export function hasLineBlank(text: string, place: number): Answer {
  const lines = text.split(/\r\n|[\r\n]/u);
  const line = lines[place];
  if (line === undefined) return { open: TOO_SHORT };
  const is = line.trim() === '';
  if ((withoutFences(lines)[place]?.trim() === '') !== is) return { open: OF_FENCES };
  return { is, found: `Line ${place + 1} is ${is ? 'blank' : `"${line.slice(0, 60)}"`}` };
}
