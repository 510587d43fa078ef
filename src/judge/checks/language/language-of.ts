import { identify } from './language-identify.ts';
import { LANGUAGES, type Language } from './language-names.ts';
import { countScripts } from './language-scripts.ts';
import { readWindows, type WindowScript } from './language-windows.ts';
import { WORDS } from './language-words.ts';
import { wordsOf } from './words-of.ts';

/** Where an instruction may end and a text that it is about begin: lines, sentences, quotations, colons. */
const PIECES = /[\n\r:"“”„«»「」]+|(?<=[.!?;])\s+/u;
/** In words: a greeting or thanks, which may be in another language. */
const longestGreeting = 3;
/** Fewer are a name or a formula. */
const leastLetters = 2;

/**
 * The language that all of a text is in for certain. Undefined where that is open: in a short text, in one of several
 * languages, such as "Summarize this" with a text of another, and in a language that is not among those that a program knows.
 */
export function languageOf(text: string): Language | undefined {
  const [script] = Object.entries(countScripts(text).of).reduce((most, one) => (one[1] > most[1] ? one : most));
  const found = LANGUAGES.filter(({ scripts }) => (scripts as readonly string[]).includes(script));
  const candidates = found.length > 2 || found.some(({ ownsScript }) => !ownsScript) ? likely(text, found) : found;
  const isIts = (language: Language) => {
    const identified = identify(text, language, true);
    return 'holds' in identified && identified.holds && isThroughout(text, language);
  };
  return candidates.find(isIts);
}

function likely(text: string, languages: readonly Language[]): Language[] {
  const { readings } = readWindows(text, languages[0]!.scripts[0] as WindowScript);
  const codes = new Set(readings.map(({ sure }) => sure));
  return codes.size > 1 ? [] : languages.filter(({ code }) => codes.has(code));
}

function isThroughout(text: string, { code, scripts, ownsScript }: Language): boolean {
  return text.split(PIECES).every((piece) => {
    const { total, of } = countScripts(piece);
    if (total < leastLetters) return true;
    const own = scripts.reduce((sum, script) => sum + of[script], 0);
    if (own * 2 <= total) return false;
    if (ownsScript) return true;
    const words = wordsOf(piece.toLowerCase());
    const isGreeting = words.length <= longestGreeting && /[,!]\s*$/u.test(piece);
    return isGreeting || words.some((word) => WORDS[code]!.own.has(word));
  });
}
