import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import type { Answer } from '../whole-text.ts';

/** Scripts by their names in small letters. */
export const SCRIPTS: Readonly<Record<string, RegExp>> = {
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  korean: /\p{Script=Hangul}/gu,
  hangul: /\p{Script=Hangul}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  latin: /\p{Script=Latin}/gu,
  hiragana: /\p{Script=Hiragana}/gu,
  katakana: /\p{Script=Katakana}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  cjk: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
};

/** Signs that stand for letters: of LaTeX, of HTML, and the micro sign, which looks Greek. */
const STANDING_IN = /\\[A-Za-z]+|&#?\w+;|µ/gu;

export const scriptIn = (text: string, pattern: RegExp): FoundPlaces => ({
  certain: placesOf(text, pattern),
  doubtful: placesOf(text, STANDING_IN).length,
});

const UNCLEAR =
  'The response has letters of several scripts, or none, so that it is unclear whether it is in that script.';

/** Whether a text is in a script. @param isAll whether every letter is to be, so that one of another script is a fault */
export function isInScript(text: string, { script, isAll }: { script: string; isAll?: true }): Answer {
  const letters = text.replace(STANDING_IN, '').match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => letter.search(SCRIPTS[script]!) >= 0).length;
  const isWhole = own === letters.length && own > 0 && text.search(STANDING_IN) < 0;
  if (isWhole) return { is: true, found: `All ${own} letters are ${script}` };
  const isNone = letters.length > 0 && own < letters.length && (isAll || own === 0);
  return isNone ? { is: false, found: `${letters.length - own} letters are not ${script}` } : { open: UNCLEAR };
}

const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Chinese characters are used in Japanese, too, where they may be meant or not. */
export function chineseIn(text: string): FoundPlaces {
  const han = placesOf(text, HAN);
  return text.search(KANA) < 0 ? { certain: han, doubtful: 0 } : { certain: [], doubtful: han.length };
}

export const japaneseIn = (text: string): FoundPlaces => {
  const kana = placesOf(text, KANA);
  const han = placesOf(text, HAN).length;
  return kana.length > 0 ? { certain: kana, least: kana.length, doubtful: han } : { certain: [], doubtful: han };
};

const ACCENTED = /\p{L}[\u0300-\u0302]/gu;
const MARKED = /\p{Script=Latin}\p{M}|[øłđßæœøıþð]/giu;

/** Letters with an acute, grave or circumflex accent; of other marks not everybody says so. */
export function accentedIn(text: string): FoundPlaces {
  const apart = text.normalize('NFD');
  const certain = Array.from(text.normalize('NFC').matchAll(/\p{L}/gu)).filter(({ 0: letter }) =>
    letter.normalize('NFD').match(ACCENTED),
  );
  const marked = apart.match(MARKED)?.length ?? 0;
  return {
    certain: certain.map(({ 0: letter, index }) => ({ start: index, end: index + letter.length })),
    doubtful: Math.max(0, marked - certain.length),
  };
}
