import { createRequire } from 'node:module';
import type { Script } from './language-scripts.ts';

/** How rare a word is in a language: among its some hundred commonest, its some thousand, or the others in the filter. */
export const RARITIES = [0, 1, 2] as const;
export type Rarity = (typeof RARITIES)[number];

/** The same in finer classes, 0 being the commonest. */
export const CLASSES = [0, 1, 2, 3, 4, 5, 6] as const;
export type WordClass = (typeof CLASSES)[number];
const RAREST = 6;
const RARITY_OF: Readonly<Record<WordClass, Rarity>> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2 };

/** From which logarithm of its share of all words on a word is in each class but the last. */
const LEAST_OF_CLASSES = [-5, -6, -7, -8.5, -9.5, -10.5];

/** The class of a word by the logarithm of its share of all words. */
export function classOf(logarithm: number): WordClass {
  const found = LEAST_OF_CLASSES.findIndex((least) => logarithm > least);
  return found < 0 ? RAREST : (found as WordClass);
}

const of = (script: Script, codes: string) => codes.split(' ').map((code) => [code, script] as const);

/**
 * The languages of which the filter has words, by their script: those of the checks, and others that are taken for one of them.
 * The number of a language is its place here, so a new one stands at the end.
 */
export const SCRIPT_OF: Readonly<Record<string, Script>> = Object.fromEntries([
  ...of('Latin', 'en de fr es pt it nl ca ro sv da no is fi et hu pl cs sk lt lv sl sq tr vi'),
  ...of('Latin', 'af gl oc ast fo fy nds lb gsw hr az id tl eu cy ga gd eo la ia ie lfn io pms cbk'),
  ...of('Latin', 'hsb dsb csb ku tk'),
  ...of('Cyrillic', 'ru uk bg sr mk be kk'),
  ...of('Arabic', 'ar fa ur ps'),
  ...of('Devanagari', 'hi mr ne'),
  ...of('Latin', 'sco'),
  ...of('Devanagari', 'bho'),
  ...of('Arabic', 'pnb'),
]);

const numbers = new Map(Object.keys(SCRIPT_OF).map((code, at) => [code, at]));

/** How many bits say that a word is there. */
const bitsOfWord = 7;

/** Which bits of a filter (a Bloom filter) are set for a word of a language. */
export function bitsOf(word: string, code: string, wordClass: WordClass, bytes: number): number[] {
  const bitAt = bitsOfKey(hash(word, 0x811c9dc5), hash(word, 0x9747b28c), keyOf(code, wordClass), bytes);
  return Array.from({ length: bitsOfWord }, (_, at) => bitAt(at));
}

const keyOf = (code: string, wordClass: WordClass) => numbers.get(code)! * CLASSES.length + wordClass;

/** Each bit by its place: most words are known to be missing by the first. */
function bitsOfKey(first: number, second: number, key: number, bytes: number): (at: number) => number {
  const start = mix(first ^ Math.imul(key + 1, 0x9e3779b1));
  const step = mix(second + Math.imul(key + 1, 0x85ebca6b)) | 1;
  return (at) => ((start + Math.imul(at, step)) >>> 0) % (bytes * 8);
}

/** FNV-1a over UTF-16 code units. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const require = createRequire(import.meta.url);
/** Loaded with the first short text that needs it. */
let loaded: Uint8Array | undefined;

const bits = () => (loaded ??= Buffer.from((require('./word-filter.json') as { bits: string }).bits, 'base64'));

/** How rare a word in small letters is in a language; undefined where the filter has it not in that one. */
export function rarityOf(word: string, code: string): Rarity | undefined {
  const found = lookUp(word)(code);
  return found === undefined ? undefined : RARITY_OF[found];
}

/** The languages of a script that have a word, with its rarity; now and then one that has not. */
export const languagesWith = (word: string, script: Script): Map<string, Rarity> =>
  new Map([...classesOf(word, script)].map(([code, found]) => [code, RARITY_OF[found]]));

/** The same with the word's class. */
export function classesOf(word: string, script: Script): Map<string, WordClass> {
  const find = lookUp(word);
  const found = new Map<string, WordClass>();
  for (const [code, itsScript] of Object.entries(SCRIPT_OF)) {
    const wordClass = itsScript === script ? find(code) : undefined;
    if (wordClass !== undefined) found.set(code, wordClass);
  }
  return found;
}

/** The class of a word in a language. Every word is in the last class, too: it is asked for first. */
function lookUp(word: string): (code: string) => WordClass | undefined {
  const filter = bits();
  const first = hash(word, 0x811c9dc5);
  const second = hash(word, 0x9747b28c);
  return (code) => {
    const has = (wordClass: WordClass) => {
      const bitAt = bitsOfKey(first, second, keyOf(code, wordClass), filter.length);
      for (let at = 0; at < bitsOfWord; at += 1) {
        const bit = bitAt(at);
        if (((filter[bit >> 3]! >> (bit & 7)) & 1) === 0) return false;
      }
      return true;
    };
    return has(RAREST) ? CLASSES.find(has) : undefined;
  };
}
