import { type FoundPlaces, foundPlacesCheck } from '../data/found-places.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from './find.ts';

/** What is asked of a word: how it starts or ends, or how many letters it has. */
export type WordTest = (
  | { starts: readonly string[] }
  | { ends: readonly string[] }
  | { has: readonly string[] }
  | { letters: readonly [from: number, to: number]; inCapitals?: true }
) & {
  /** Whether the words are counted that are not so. */
  isNot?: true;
};

/** "A capital letter" rather than a text. */
export const CAPITAL = 'a capital letter';

const OPEN = 'It is unclear of such a word, as one with a hyphen, with digits or in code, whether it counts, or how.';

/** Counts the words that are so. */
export const eachWordCheck = (test: WordTest, asked: Quantity) =>
  foundPlacesCheck('each-word', unitOf(test), asked, OPEN, (text) => {
    const all = wordsThat(text, test);
    const plain = outsideCode(text);
    if (plain === text) return all;
    const outside = wordsThat(plain, test);
    const inside = all.certain.length + all.doubtful - outside.certain.length;
    return { certain: outside.certain, doubtful: Math.max(outside.doubtful, inside) };
  });

/** How words are called of which something is asked. */
export function unitOf(test: WordTest) {
  const [from, to] = 'letters' in test ? test.letters : [0, 0];
  const shown = (all: readonly string[]) => all.map((text) => (text === CAPITAL ? text : `"${text}"`)).join(' or ');
  const said =
    'starts' in test
      ? `starting with ${shown(test.starts)}`
      : 'ends' in test
        ? `ending in ${shown(test.ends)}`
        : 'has' in test
          ? `with ${shown(test.has)}`
          : `of ${to === Infinity ? `at least ${from}` : from <= 1 ? `at most ${to}` : `${from} to ${to}`} letters`;
  const such = test.isNot ? `not ${said}` : said;
  if ('letters' in test && test.inCapitals)
    return { singular: `word in capital letters ${such}`, plural: `words in capital letters ${such}`, isLength: false };
  return { singular: `word ${such}`, plural: `words ${such}`, isLength: false };
}

const PIECE = /[^\s—–…]+/gu;
/** What is longer is no word that anybody writes. */
const LONGEST = 1000;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const PLAIN = /^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*$/u;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function wordsThat(text: string, test: WordTest): FoundPlaces {
  const certain: Place[] = [];
  let doubtful = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece.length > LONGEST) {
      doubtful += 1;
      continue;
    }
    const word = piece.replace(AROUND, '');
    if (word === '') continue;
    const ways = PLAIN.test(word) && !SPACELESS.test(word) ? lengthsOf(word) : [word, ...partsOf(word)];
    const answers = ways.map((one) => fits(one, test) !== (test.isNot === true));
    const start = index + piece.indexOf(word);
    if (!answers.includes(false) && ways[0] === word && PLAIN.test(word))
      certain.push({ start, end: start + word.length });
    else if (answers.includes(true)) doubtful += ways.length;
  }
  return { certain, doubtful };
}

/** "Don't" has four letters, or five characters. */
const lengthsOf = (word: string) => [word, word.replace(/['’]/gu, '')];
const partsOf = (word: string) => word.split(/[^\p{L}\p{M}]+/u);

export function fits(word: string, test: WordTest): boolean {
  if ('letters' in test) {
    const length = [...word.normalize('NFC')].length;
    return (
      test.letters[0] <= length &&
      length <= test.letters[1] &&
      (!test.inCapitals || /^\p{Lu}[\p{Lu}\p{M}'’]*$/u.test(word))
    );
  }
  const folded = word.normalize('NFC').toLowerCase();
  if ('has' in test) return test.has.some((one) => folded.includes(one.toLowerCase()));
  if ('ends' in test) return test.ends.some((ending) => folded.endsWith(ending.toLowerCase()));
  return test.starts.some((one) => (one === CAPITAL ? /^\p{Lu}/u.test(word) : folded.startsWith(one.toLowerCase())));
}
