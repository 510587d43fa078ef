import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { readPresence } from '../reading/presence.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { inMessage, spoken } from '../spoken.ts';

const SECTION = { singular: 'section', plural: 'sections', isLength: false };

const MARKED: readonly (readonly [string, null])[] = ['', 'each ', 'each section ', 'each of them ', 'all '].flatMap(
  (each) =>
    ['marked', 'labeled', 'labelled', 'headed', 'titled', 'introduced', 'beginning', 'starting'].flatMap((participle) =>
      ['with', 'by', 'as'].map((link) => [`${each}${participle} ${link}`, null] as const),
    ),
);

/**
 * Checks on sections that a word and a number mark: "has at least 2 sections, each marked with "SECTION X" where X is a
 * number". The word is looked for as it is written, at the beginning of a line; a number that comes again is one section.
 */
export function markedSections(claim: Claim): Check | undefined {
  const { object } = claim;
  for (let at = 1; at < object.length; at += 1) {
    const marked = readPhrase(object, isMark(object[at], ',') ? at + 1 : at, MARKED);
    if (!marked) continue;
    const marker = readMarker(object, marked.next);
    const asked =
      marker?.next === object.length ? readPresence({ ...claim, object: object.slice(0, at) }, SECTION) : undefined;
    if (!asked) return undefined;
    const { value: word } = marker!;
    return countCheck('marked-sections', `sections marked "${word} X"`, asked, (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const numbers = sectionNumbers(said.text, word);
      const found = `${countOf(numbers.length, SECTION)} marked "${word} X"${numbers.length > 0 ? ` (${shown(numbers)})` : ''}`;
      return { count: numbers.length, found, evidence: [inMessage(said.index)] };
    });
  }
  return undefined;
}

const MOST_SHOWN = 10;
const shown = (numbers: readonly string[]) =>
  numbers.length > MOST_SHOWN ? `${numbers.slice(0, MOST_SHOWN).join(', ')}, …` : numbers.join(', ');

/** Marks of emphasis, headings, lists, quotations and of JSON that may stand before a marker on its line. */
const LEAD = /^[\s>*_~#("'“[{|-]*/u;

/** The different numbers after a word where it begins a line, in their order. */
export function sectionNumbers(text: string, word: string): string[] {
  const numbers = text.split(/[\r\n]/).flatMap((line) => {
    const rest = line.replace(LEAD, '');
    const number = rest.startsWith(word) ? /^\s?(\d+)(?![\p{L}\p{N}])/u.exec(rest.slice(word.length))?.[1] : undefined;
    return number === undefined ? [] : [number];
  });
  return [...new Set(numbers)];
}

/** Reads "'SECTION X' where X is a number"; its value is the word. */
function readMarker(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const token = tokens[at];
  const [, word, letter] = token?.kind === 'quoted' ? (/^(\p{L}[\p{L}\p{M}]*) (\p{Lu})$/u.exec(token.text) ?? []) : [];
  const where = isMark(tokens[at + 1], ',') ? at + 2 : at + 1;
  const end = readPhrase(
    tokens,
    where + 2,
    ['is a number', 'is the number', 'is the section number', 'is the number of the section'].map((phrase) => [
      phrase,
      null,
    ]),
  );
  const names = tokens[where + 1];
  const isLetter = names?.kind === 'word' && names.raw === letter;
  return word && end && isWord(tokens[where], 'where') && isLetter ? { value: word, next: end.next } : undefined;
}
