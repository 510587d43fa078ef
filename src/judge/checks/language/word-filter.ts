import { createRequire } from 'node:module';
import type { Script } from './language-scripts.ts';

/** How rare a word is in a language: among its some hundred commonest, its some thousand, or the others in the filter. */
export const RARITIES = [0, 1, 2] as const;
export type Rarity = (typeof RARITIES)[number];

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
]);

const numbers = new Map(Object.keys(SCRIPT_OF).map((code, at) => [code, at]));

/** How many bits say that a word is there. */
const bitsOfWord = 7;

/** Which bits of a filter (a Bloom filter) are set for a word of a language. */
export function bitsOf(word: string, code: string, rarity: Rarity, bytes: number): number[] {
  return bitsOfKey(
    hash(word, 0x811c9dc5),
    hash(word, 0x9747b28c),
    numbers.get(code)! * RARITIES.length + rarity,
    bytes,
  );
}

function bitsOfKey(first: number, second: number, key: number, bytes: number): number[] {
  const start = mix(first ^ Math.imul(key + 1, 0x9e3779b1));
  const step = mix(second + Math.imul(key + 1, 0x85ebca6b)) | 1;
  return Array.from({ length: bitsOfWord }, (_, at) => ((start + Math.imul(at, step)) >>> 0) % (bytes * 8));
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
  const filter = bits();
  const has = (rarity: Rarity) =>
    bitsOf(word, code, rarity, filter.length).every((bit) => (filter[bit >> 3]! >> (bit & 7)) & 1);
  return has(2) ? (has(0) ? 0 : has(1) ? 1 : 2) : undefined;
}

/** The languages of a script that have a word, with its rarity; now and then one that has not. */
export function languagesWith(word: string, script: Script): Map<string, Rarity> {
  const filter = bits();
  const found = new Map<string, Rarity>();
  const first = hash(word, 0x811c9dc5);
  const second = hash(word, 0x9747b28c);
  for (const [code, number] of numbers) {
    if (SCRIPT_OF[code] !== script) continue;
    const has = (rarity: Rarity) =>
      bitsOfKey(first, second, number * RARITIES.length + rarity, filter.length).every(
        (bit) => (filter[bit >> 3]! >> (bit & 7)) & 1,
      );
    if (has(2)) found.set(code, has(0) ? 0 : has(1) ? 1 : 2);
  }
  return found;
}
