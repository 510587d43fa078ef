import { detectorKnows, languageDetector } from './language-detector.ts';
import { WORDS } from './language-words.ts';
import { hasForeignFrame } from './quotation-frame.ts';
import { languageOfSentence } from './short-sentence.ts';
import { wordsOf } from './words-of.ts';

/** One part of a text, read by itself. */
export interface Reading {
  letters: number;
  /** The language that its words make sure of, as ISO 639-1; undefined without one. */
  sure: string | undefined;
  /** The language that its letters look like, with some confidence; undefined without one. */
  likely: string | undefined;
  /** Whether several common words of another language stand in it, as in a quotation. */
  isMixed: boolean;
}

/** In UTF-16 code units, so that the detector, which takes 350 bytes of UTF-8, reads the whole. */
const longestWindow = { Latin: 300, Cyrillic: 170, Arabic: 170, Devanagari: 110 };
export type WindowScript = keyof typeof longestWindow;

/** Of a longer text so many parts are read, spread evenly. */
const mostWindows = 300;

/** Fewer letters say too little. */
const leastLetters = 45;

/**
 * Reads a text part by part. A part's language is sure only if a statistical detector and the share of the language's
 * commonest words agree on it; texts in capitals are read like others.
 * @returns `isComplete` is false where the text is so long that parts were left out
 */
export function readWindows(text: string, script: WindowScript): { readings: Reading[]; isComplete: boolean } {
  const windows = cut(text.toLowerCase(), longestWindow[script]);
  const step = Math.max(1, windows.length / mostWindows);
  const chosen = step === 1 ? windows : Array.from({ length: mostWindows }, (_, at) => windows[Math.floor(at * step)]!);
  const readings = chosen.map(readWindow);
  return {
    readings: readings.length === 1 ? [readAlone(text, script, readings[0]!)] : readings,
    isComplete: step === 1,
  };
}

/** Lines, the short ones joined, so that a paragraph in another language is a part by itself; long ones are cut between words. */
function cut(text: string, longest: number): string[] {
  const parts: string[] = [];
  let open = '';
  for (const line of text.split(/[\n\r]+/)) {
    open += `${line}\n`;
    if (open.length < leastPart) continue;
    parts.push(...cutLong(open, longest));
    open = '';
  }
  return open.trim() === '' ? parts : [...parts, open];
}

/** In UTF-16 code units: of fewer the detector is less sure. */
const leastPart = 150;
/** How far a part may reach beyond its length to the end of a word. */
const overhang = 20;

/** Parts of about equal length. */
function cutLong(text: string, longest: number): string[] {
  const length = Math.ceil(text.length / Math.ceil(text.length / (longest - overhang)));
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + length);
    while (end < text.length && end < start + length + overhang && !/\s/.test(text[end]!)) end += 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function readWindow(text: string): Reading {
  const found = wordsOf(text);
  const letters = found.reduce((sum, word) => sum + word.length, 0);
  const detected = languageDetector().detect(text);
  const likely = detected.language !== '' && detected.isReliable() ? detected.language : undefined;
  const sure =
    likely !== undefined && letters >= leastLetters && isSure(likely, found, text, letters) ? likely : undefined;
  return { letters, sure, likely, isMixed: likely !== undefined && hasOthers(likely, found) };
}

/** A short text as a whole; that all of it is in one language is never sure. */
function readAlone(text: string, script: WindowScript, reading: Reading): Reading {
  const small = text.toLowerCase();
  if (reading.sure !== undefined)
    return hasSentenceOfAnother(reading.sure, small) || hasForeignFrame(reading.sure, small, script)
      ? { ...reading, sure: undefined, isMixed: true }
      : reading;
  const scores = languageDetector().detect(small).getScores();
  const code = languageOfSentence(text, script, { scores, knows: detectorKnows });
  if (code === undefined || hasForeign(code, small) || hasOthers(code, wordsOf(small))) return reading;
  if (hasForeignFrame(code, small, script)) return reading;
  return { ...reading, sure: code, likely: code, isMixed: true };
}

const hasForeign = (code: string, text: string) => (text.match(WORDS[code]?.foreignLetters ?? /$^/u)?.length ?? 0) > 0;

function isSure(code: string, found: readonly string[], text: string, letters: number): boolean {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  if (!words) return false;
  const own = found.filter((word) => words.own.has(word)).length;
  const rivals = found.filter((word) => words.rivals.has(word) && !words.own.has(word)).length;
  const foreign = words.foreignLetters ? (text.match(words.foreignLetters)?.length ?? 0) : 0;
  // In languages of long words the common ones are rare.
  const least = words.least < 0.1 ? 2 : 3;
  return (
    own >= least &&
    lead(code, found) >= least - 1 &&
    own >= words.least * found.length &&
    rivals * 8 <= own &&
    foreign * 100 <= letters
  );
}

/** In words: fewer are a greeting or a name. */
const leastSentence = 3;

/** Whether a sentence or line of a short text has few of a language's commonest words, and some of another's. */
function hasSentenceOfAnother(code: string, text: string): boolean {
  return text.split(/[\n\r]+|(?<=[.!?])\s+/u).some((sentence) => {
    const words = wordsOf(sentence);
    const of = words.map((word) => LANGUAGES_OF.get(word) ?? []);
    const own = of.filter((languages) => languages.includes(code)).length;
    const others = of.filter((languages) => languages.length > 0 && !languages.includes(code)).length;
    return words.length >= leastSentence && others > own && own * 3 <= words.length;
  });
}

/** The languages that a word is one of the commonest of. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, { own }] of Object.entries(WORDS)) {
  for (const word of own) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
}

/** How many more different words are among a language's commonest than among those of any other. */
function lead(code: string, found: readonly string[]): number {
  const counts = Map.groupBy(
    [...new Set(found)].flatMap((word) => LANGUAGES_OF.get(word) ?? []),
    (one) => one,
  );
  const others = [...counts].filter(([other]) => other !== code).map(([, { length }]) => length);
  return (counts.get(code)?.length ?? 0) - Math.max(0, ...others);
}

/** So many different words of another language make a part mixed. */
const leastOfAnother = 3;

function hasOthers(code: string, found: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const word of new Set(found)) {
    const languages = word.length > 1 ? (LANGUAGES_OF.get(word) ?? []) : [];
    if (languages.includes(code)) continue;
    for (const other of languages) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= leastOfAnother);
}
