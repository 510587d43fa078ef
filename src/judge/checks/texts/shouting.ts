import type { FoundPlaces } from '../data/found-places.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import type { Answer } from '../whole-text.ts';
import type { Place } from './find.ts';
import { findCapitalWords } from './letter-case.ts';

/** Words that are no name and no abbreviation, however they are written. */
const PLAIN = new Set(
  (
    'not never always must stop warning important do dont very all now free sale urgent please yes attention every only and ' +
    'but the this that you your will can cannot is are was be have has note buy hurry danger caution beware big huge amazing ' +
    'great best new more most really nothing everything anyone everyone again immediately today here there what why how ' +
    'who when where or if for with from before after then never none wrong right true false hello thanks thank help read ' +
    'careful remember order call click save limited offer deal wow loud quiet word should shall absolutely'
  ).split(' '),
);
/** Names and abbreviations are hardly ever that long. */
const LONG = 9;

/** Words in all capital letters, except some. Whether one that may be a name ("NASA") or code is meant is unclear. */
export function shoutedIn(given: string, besides: readonly string[] = []): FoundPlaces {
  const text = besides.reduce((rest, word) => rest.replaceAll(alone(word), ' '.repeat(word.length)), given);
  const certain: Place[] = [];
  const plain = outsideCode(text);
  for (const { 0: found, index } of plain.matchAll(
    /(?<![\p{L}\p{M}\p{N}_.'’@#/-])\p{Lu}{2,60}(?![\p{L}\p{M}\p{N}_'’@/-])/gu,
  ))
    if (PLAIN.has(found.toLowerCase()) || found.length >= LONG)
      certain.push({ start: index, end: index + found.length });
  return { certain, doubtful: Math.max(0, findCapitalWords(text).count - certain.length) };
}

/** Whether so many words in a row are in capitals: names and abbreviations, single letters, and words beyond a mark may be meant or not. */
export function shoutedInRow(text: string, count: number): Answer {
  let [isSure, isNear, near] = [false, false, 0];
  for (const line of text.split('\n')) {
    let [length, isShouted] = [0, false];
    for (const piece of line.split(/\s+/u)) {
      const letters = piece.replaceAll(/[^\p{L}]/gu, '');
      // A number or a sign between them may count as a word or not.
      if (letters !== '') near = /^\p{Lu}+$/u.test(letters) ? near + 1 : 0;
      isNear ||= near >= count;
      const [, word, mark] = /^(\p{Lu}{2,})([.,;:!?]*)$/u.exec(piece) ?? [];
      length = word === undefined ? 0 : length + 1;
      isShouted = word !== undefined && (isShouted || PLAIN.has(word.toLowerCase()) || word.length >= LONG);
      isSure ||= isShouted && length >= count;
      if (mark !== '') [length, isShouted] = [0, false];
    }
  }
  if (isSure && outsideCode(text) === text)
    return { is: true, found: `${count} words in a row are in capital letters` };
  return isNear
    ? { open: 'The words in capitals may be names, abbreviations or code, or a mark stands between them.' }
    : { is: false, found: `No ${count} words in a row are in capital letters` };
}

const alone = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu');
