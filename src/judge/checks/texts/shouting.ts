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
  const text = besides.reduce((rest, word) => rest.replaceAll(alone(word), ' '), given);
  const certain: Place[] = [];
  const plain = outsideCode(text);
  for (const { 0: found, index } of plain.matchAll(
    /(?<![\p{L}\p{M}\p{N}_.'’@#/-])\p{Lu}{2,60}(?![\p{L}\p{M}\p{N}_'’@/-])/gu,
  ))
    if (PLAIN.has(found.toLowerCase()) || found.length >= LONG)
      certain.push({ start: index, end: index + found.length });
  return { certain, doubtful: Math.max(0, findCapitalWords(text).count - certain.length) };
}

/** Runs of words in capitals on one line; what stands between them may be a mark. */
const RUN = /(?<![\p{L}\p{M}\p{N}_'’@/-])\p{Lu}+(?:[ \t,;:–—-]{1,3}\p{Lu}+)+(?![\p{L}\p{M}\p{N}_'’@/-])/gu;

/** Whether so many words in a row are in capitals: names and abbreviations, single letters, and words beyond a mark may be meant or not. */
export function shoutedInRow(text: string, count: number): Answer {
  const isLong = (words: readonly string[]) => words.length >= count;
  const runs = text.match(RUN) ?? [];
  const sure = runs.some((run) =>
    run.split(/[,;:–—-]/u).some((piece) => {
      const words = piece.trim().split(/[ \t]+/u);
      const isShouted = words.some((word) => PLAIN.has(word.toLowerCase()) || word.length >= LONG);
      return isLong(words) && isShouted && words.filter((word) => word.length > 1).length >= count;
    }),
  );
  if (sure && outsideCode(text) === text) return { is: true, found: `${count} words in a row are in capital letters` };
  return runs.some((run) => isLong(run.split(/[^\p{Lu}]+/u)))
    ? { open: 'Words in capitals may be names or abbreviations, or code, or stand beside a mark.' }
    : { is: false, found: `No ${count} words in a row are in capital letters` };
}

const alone = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu');
