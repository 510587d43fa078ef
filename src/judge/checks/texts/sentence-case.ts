import { outsideCode } from '../markdown/outside-code.ts';
import type { Answer } from '../whole-text.ts';
import { isAbbreviation } from './full-stop.ts';
import { linesIn } from './lines.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

/** What is asked of how sentences start: that each does with a capital letter, or that one does with a lowercase one. */
export type SentenceStart = 'each with a capital' | 'one with a lowercase letter';

const UNCLEAR =
  'It cannot be told for certain of a small letter, a number or a sign whether a sentence starts with it.';

/** Signs that may stand around the first word, and none of the code. */
const FIRST = /^[\s"'“”‘’«»„‹›([{*_¿¡…]*(\p{L}[\p{L}\p{M}\p{N}]*)/u;

/**
 * A full stop after a plain word, and a small word that begins a clause: no abbreviation is that long, and no name such as "npm"
 * is written so.
 */
const SMALL_NEXT =
  /(?<=(?<![\p{L}\p{N}.'’-])\p{Ll}{5,30})\.[ \t]+(?:he|she|it|we|they|you|i|this|that|these|there|the)(?= \p{Ll})/gu;
/** A small letter after a mark that something closes may go on in the sentence, or begin one. */
const SMALL_AFTER_CLOSING = /[.!?…][)\]"'”’»*_]+\s+["'“‘(*_]*\p{Ll}/u;

/** How the sentences of a text start. */
export function sentencesStart(text: string, asked: SentenceStart): Answer {
  const isCapital = asked === 'each with a capital';
  const small = surelySmall(text);
  if (small !== undefined) return { is: !isCapital, found: `A sentence starts with "${small}"`, quotes: [small] };
  const all = [sentencesIn(text), ...otherSentences(text)].flat();
  const isPlain = all.every((sentence) => {
    const first = FIRST.exec(sentence)?.[1];
    if (first === undefined) return !isCapital && /^[\s"'“”‘’([*_]*\p{N}/u.test(sentence);
    return /^[\p{Lu}\p{Lt}]/u.test(first);
  });
  // What starts a line in a small letter may be a sentence that is read as a part of another, or none.
  const isUnclear = !isPlain || all.length === 0 || SMALL_AFTER_CLOSING.test(text) || linesIn(text).some(startsSmall);
  return isUnclear
    ? { open: UNCLEAR }
    : { is: isCapital, found: `${sentencesIn(text).length} sentences start with capital letters` };
}

const startsSmall = (line: string) => /^[\s"'“‘([*_>#+\-\d.)]*\p{Ll}/u.test(line);

/** What a sentence starts with in a small letter beyond doubt: the whole text does, or a clause after a full stop. */
function surelySmall(text: string): string | undefined {
  const plain = outsideCode(text);
  // "iPhone" and "npm" are names; a text of two words may be a label.
  const opening = /^\s*(\p{Ll}{1,40}(?: \p{L}{1,40}(?!\p{L}))[^\n`]{0,2000}?[.!?](?=\s|$))/u.exec(text);
  if (opening && plain === text) return opening[1]!.slice(0, 60);
  for (const { 0: found, index } of plain.matchAll(SMALL_NEXT)) {
    const word = /\p{L}+$/u.exec(plain.slice(Math.max(0, index - 30), index))?.[0] ?? '';
    if (!isAbbreviation(word) && text.slice(index, index + found.length) === found)
      return text
        .slice(index + 1, index + found.length + 30)
        .trim()
        .split('\n')[0];
  }
  return undefined;
}
