import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Quantity } from '../quantity.ts';
import { inMessage, spoken } from '../spoken.ts';

export const SECTION = { singular: 'section', plural: 'sections', isLength: false };

export const markedSectionsCheck = (word: string, asked: Quantity): Check =>
  countCheck('marked-sections', `sections marked "${word} X"`, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const numbers = sectionNumbers(said.text, word);
    const found = `${countOf(numbers.length, SECTION)} marked "${word} X"${numbers.length > 0 ? ` (${shown(numbers)})` : ''}`;
    return { count: numbers.length, found, evidence: [inMessage(said.index)] };
  });

const MOST_SHOWN = 10;

const shown = (numbers: readonly string[]) =>
  numbers.length > MOST_SHOWN ? `${numbers.slice(0, MOST_SHOWN).join(', ')}, …` : numbers.join(', ');

/** Marks of emphasis, headings, lists, quotations and of JSON that may stand before a marker on its line. */
const LEAD = /^[\s>*_~#("'“[{|-]*/u;

const NUMBER = /^\s?(\d+)(?![\p{L}\p{N}])/u;

/** The different numbers after a word where it begins a line, in their order. */
export function sectionNumbers(text: string, word: string): string[] {
  const numbers = new Set<string>();
  for (const line of text.split(/[\r\n]/)) {
    if (!line.includes(word)) continue;
    const rest = line.replace(LEAD, '');
    const number = rest.startsWith(word) ? NUMBER.exec(rest.slice(word.length))?.[1] : undefined;
    if (number !== undefined) numbers.add(number);
  }
  return [...numbers];
}
