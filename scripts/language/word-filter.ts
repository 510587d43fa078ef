// Makes the words that identify the language of a short sentence: src/judge/checks/language/word-filter.json.
//   node scripts/node.js scripts/language/word-filter.ts FREQUENCIES SENTENCES
// FREQUENCIES: the folder `data` of langidentify-full-model 1.0.0 (Apache-2.0): words of Wikipedia with the logarithm of their share.
// SENTENCES: Tatoeba's multilingual test set in LASER (CC BY 2.0 FR).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bitsOf, CLASSES, classOf, SCRIPT_OF } from '../../src/judge/checks/language/word-filter.ts';
import { EVERYDAY, OF_SENTENCES, SPELLINGS } from './everyday-words.ts';

const [frequencies, sentences] = process.argv.slice(2) as [string, string];
const output = join(import.meta.dirname, '../../src/judge/checks/language/word-filter.json');

/** How many words of a language are taken; of one that is only there to be told from the others, fewer. */
const mostWords = 10_000;
const mostOfOthers = 2_500;
/** 10 bits a word let one in a hundred of the words that are in no list seem to be in one. */
const bitsPerWord = 10.5;

/** Words of another language in an encyclopedia, such as titles: so much rarer than there, as a difference of logarithms. */
const mostRarer = 4;

const listed = new Set(Object.keys(EVERYDAY).filter((code) => EVERYDAY[code]!.isListed));
/** By language and word: the logarithm of the word's share of all. */
const words = new Map<string, Map<string, number>>();
const add = (code: string, word: string, logarithm: number) => {
  const own = words.get(code) ?? new Map<string, number>();
  words.set(code, own.set(word, Math.max(logarithm, own.get(word) ?? logarithm)));
};

/** For words that are listed by hand: of a language that is only there to be told from the others, the commonest. */
const ofEveryday = -8.6;
const ofOthersEveryday = -6.5;
/** A word that stands once in the sentences may be a rare one. */
const ofSingle = -11.5;

const linesOf = (name: string): [word: string, logarithm: number][] =>
  gunzipSync(readFileSync(join(frequencies, name)))
    .toString()
    .split('\n')
    .slice(1)
    .map((line) => line.split(' '))
    .flatMap(([word, logarithm]) =>
      logarithm === undefined ? [] : [[word!.normalize('NFC').replace("'", ''), Number(logarithm)]],
    );
const highest = new Map<string, number>();
for (const name of readdirSync(frequencies).filter((file) => file.startsWith('topwords-')))
  for (const [word, logarithm] of linesOf(name).slice(0, 2000))
    highest.set(word, Math.max(logarithm, highest.get(word) ?? -99));

for (const code of Object.keys(SCRIPT_OF)) {
  for (const word of (EVERYDAY[code]?.words ?? '').split(' '))
    if (word !== '') add(code, word, listed.has(code) ? ofEveryday : ofOthersEveryday);
  for (const source of SPELLINGS[code] ?? [code]) {
    const name = `topwords-${source}.txt.gz`;
    if (!readdirSync(frequencies).includes(name)) continue;
    const most = listed.has(code) || code === 'af' ? mostWords : mostOfOthers;
    for (const [word, logarithm] of linesOf(name).slice(0, most))
      if ((highest.get(word) ?? logarithm) - logarithm <= mostRarer) add(code, word, logarithm);
  }
  const counts = new Map<string, number>();
  for (const source of OF_SENTENCES[code] ?? []) {
    const file = source === 'eng' ? 'tatoeba.deu-eng.eng' : `tatoeba.${source}-eng.${source}`;
    const lines = readFileSync(join(sentences, file), 'utf8').split('\n');
    for (const line of lines)
      for (const [at, word] of (line.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []).entries())
        if (at === 0 || code === 'de' || word === word.toLowerCase())
          counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  const total = counts.values().reduce((sum, count) => sum + count, 0);
  for (const [word, count] of counts) add(code, word, count === 1 ? ofSingle : Math.log(count / total) - 0.7);
}

// Every word is in the last class, too: a lookup that starts there is wrong less often.
const keys = [...words].flatMap(([code, own]) =>
  [...own].flatMap(([word, logarithm]) =>
    [...new Set([classOf(logarithm), CLASSES.at(-1)!])].map((wordClass) => ({ code, word, wordClass })),
  ),
);
const bits = new Uint8Array(Math.ceil((keys.length * bitsPerWord) / 8));
for (const { code, word, wordClass } of keys)
  for (const bit of bitsOf(word, code, wordClass, bits.length)) bits[bit >> 3]! |= 1 << (bit & 7);
writeFileSync(output, `${JSON.stringify({ bits: Buffer.from(bits).toString('base64') })}\n`);
console.log(`${keys.length} words in ${CLASSES.length} classes, ${bits.length} bytes`);
