import type { Answer } from '../whole-text.ts';
import { linesIn } from './lines.ts';
import { paragraphsIn, sureParagraphs } from './paragraph-split.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

/** What stands at both ends of a response, and what may differ: `case`, or `marks` as well. */
export interface EndsAlike {
  unit: 'word' | 'line' | 'sentence' | 'paragraph';
  ignored?: 'case' | 'marks';
}

const OPEN = 'It hangs on what the first and the last of them are, or on upper and lower case, marks or blanks.';

/** Words as some part them: at blanks, or at each mark. */
const wordSplits = (text: string) => [
  Array.from(text.matchAll(/[^\s—–…]+/gu), ([word]) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(
    Boolean,
  ),
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word),
];

const SPLITS: Readonly<Record<EndsAlike['unit'], (text: string) => string[][]>> = {
  word: wordSplits,
  line: (text) => [linesIn(text), text.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '')],
  sentence: (text) => [sentencesIn(text), ...otherSentences(text)],
  paragraph: (text) => {
    const all = paragraphsIn(text);
    return [all, sureParagraphs(text) ?? all];
  },
};

const plain = (text: string) => text.trim().normalize('NFC');
const uncased = (text: string) => plain(text).toLowerCase();
const bare = (text: string) => uncased(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Whether two texts are the same; undefined where they differ only in what nobody said to ignore. Marks are no part of a word. */
function areSame(one: string, other: string, { unit, ignored }: EndsAlike): boolean | undefined {
  const isBare = bare(one) === bare(other);
  if (!isBare) return false;
  if (bare(one) === '') return undefined;
  if (plain(one) === plain(other) || ignored === 'marks') return true;
  if (uncased(one) === uncased(other) && (ignored === 'case' || unit === 'word')) return true;
  return undefined;
}

/** Whether a response begins and ends alike; one that has only one of them says nothing. */
export function endAlike(text: string, of: EndsAlike): Answer {
  const ways = SPLITS[of.unit](text).map((parts) =>
    parts.length < 2 ? undefined : areSame(parts[0]!, parts.at(-1)!, of),
  );
  const [is] = ways;
  // What a list or a fence begins with is no word, or may be one.
  const isDrawn = of.unit === 'word' && /^\s*(?:`{3}|~{3}|<|\d+[.)]\s)|(?:`{3}|~{3}|>)\s*$/u.test(text);
  if (is === undefined || isDrawn || ways.some((other) => other !== is)) return { open: OPEN };
  return { is };
}
