import type { Script } from './language-scripts.ts';
import { CLASSES, classesOf, SCRIPT_OF } from './word-filter.ts';
import { wordsOf } from './words-of.ts';

const QUOTATION = /"[^"\n]+"|“[^”\n]+”|„[^“”\n]+[“”]|«[^»\n]+»|»[^«\n]+«/gu;
/** In words: a shorter quotation is a name or a term, and a shorter frame a label. */
const leastQuoted = 3;
const leastFrame = 2;

/** By so many classes a word is rarer in a language than in another one that it is of. */
const leastRarer = 4;
/** As a class: that a language does not have a word. */
const unknown = CLASSES.length;
/** As a class: a word that names seldom are. */
const veryCommon = 2;

/** Whether what introduces or surrounds a quotation is of another language: "In French you would say: …" */
export function hasForeignFrame(code: string, text: string, script: Script): boolean {
  const around = text.replaceAll(QUOTATION, ' ');
  const isQuoted = wordsOf(text).length - wordsOf(around).length >= leastQuoted;
  const [before = ''] = /^[^\n]*?(?=:\s)/u.exec(text) ?? [];
  return (isQuoted && isForeign(code, around, script)) || isForeign(code, before, script);
}

function isForeign(code: string, text: string, script: Script): boolean {
  const words = wordsOf(text);
  if (words.length < leastFrame || SCRIPT_OF[code] !== script) return false;
  const foreign = words.flatMap((word) => {
    const of = classesOf(word, script);
    const best = Math.min(...of.values());
    return (of.get(code) ?? unknown) - best >= leastRarer || (of.size > 0 && !of.has(code)) ? [best] : [];
  });
  return foreign.length * 2 > words.length && foreign.some((best) => best <= veryCommon);
}
