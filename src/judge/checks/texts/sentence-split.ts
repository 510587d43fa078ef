import {
  BEFORE_CAPITAL,
  BEFORE_MORE,
  BEFORE_NUMBER,
  BEFORE_ORDINAL,
  BEFORE_STARTER,
  MONTHS,
  STARTERS,
  TITLES,
} from './abbreviations.ts';

/** An end mark of any script, several of them, then closing quotes, brackets, emphasis and footnote marks. */
const END = /[.!?…‽。！？｡؟۔।॥։።]+(?:["'”’»›)\]*_~`」』）]|\[\d{1,3}\])*/gu;
/** Scripts that set no blank after the mark. */
const NEEDS_NO_BLANK = /[。！？｡]/u;
const OPENING = /["'“‘«‹([{*_~`「『（¿¡]/u;

/**
 * Cuts running text into sentences; joined they give the text again. Full stops of abbreviations, initials and decimals
 * end none, nor does a mark that a small letter follows, unless the whole text has no capitals. Linear in the text's length.
 * @param isLoose whether to cut also where a mark may end a sentence: before a small letter ("Try it. npm works."), or before a
 * capital without a blank ("I like it.She does too.")
 */
export function splitSentences(text: string, isLoose = false): string[] {
  const sentences: string[] = [];
  const hasCapitals = /\p{Lu}/u.test(text);
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const isEnd = endsSentence(text, start, match.index, end, hasCapitals);
    if (!isEnd && !(isLoose && mayEndSentence(text, start, match.index, end))) continue;
    const next = skipBlanks(text, end);
    sentences.push(text.slice(start, next));
    start = next;
  }
  if (start < text.length) sentences.push(text.slice(start));
  return sentences;
}

function endsSentence(text: string, start: number, mark: number, end: number, hasCapitals: boolean): boolean {
  if (end === text.length || NEEDS_NO_BLANK.test(text[mark]!)) return true;
  if (!/\s/u.test(text[end]!)) return false;
  const next = nextWord(text, end);
  // After an ellipsis, or speech, a small letter goes on in any text.
  if (/^\p{Ll}/u.test(next) && (hasCapitals || !/^[.!?]$/.test(text.slice(mark, end)))) return false;
  const isFullStop = text[mark] === '.' && !/[.!?…]/u.test(text[mark + 1] ?? '');
  if (isFullStop && isSpaced(text, mark)) return false;
  return !isFullStop || !continues(lastWord(text, start, mark), next, start);
}

function mayEndSentence(text: string, start: number, mark: number, end: number): boolean {
  if (!/^[.!?]$/.test(text.slice(mark, end))) return false;
  if (/^\p{Lu}/u.test(text[end] ?? ''))
    return /\p{Ll}{2}$/u.test(text.slice(start, mark).slice(-2)) && UNSPACED.test(text.slice(end, end + REACH));
  if (!/^\s/u.test(text[end] ?? '') || !/^\p{Ll}/u.test(nextWord(text, end))) return false;
  if (text[mark] !== '.') return true;
  const word = lastWord(text, start, mark);
  return !isSpaced(text, mark) && !isAbbreviation(word.text) && !(/^\d+$/.test(word.text) && word.at === start);
}

/** "She does", not "Keys()" or "Js". */
const UNSPACED = /^(?:\p{Lu}|\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?),?\s/u;

const isAbbreviation = (word: string) =>
  [BEFORE_MORE, TITLES, BEFORE_CAPITAL, BEFORE_STARTER].some((words) => words.has(word.toLowerCase())) ||
  (BEFORE_NUMBER.has(word.toLowerCase()) && word.toLowerCase() !== 'no') ||
  isInitials(word) ||
  /^\p{L}(?:\.\p{L})*$/u.test(word);

/** "z. B. Äpfel", "d. h. er": an abbreviation with blanks, but for "5 p. m. Then". */
const isSpaced = (text: string, mark: number) =>
  SPACED_BEFORE.test(text.slice(Math.max(0, mark - 5), mark)) ||
  (/(?:^|[^\p{L}\p{N}.])\p{Ll}$/u.test(text.slice(Math.max(0, mark - 2), mark)) &&
    /^\s\p{L}\./u.test(text.slice(mark + 1, mark + 4)));
const SPACED_BEFORE = /(?:^|[^\p{L}\p{N}.])(?!\p{L}\. m)\p{Ll}\.\s\p{L}$/u;

type Rule = (next: string) => boolean;

/** Whether a word with a full stop goes on before what follows. `start`: where the sentence begins. */
function continues(word: { text: string; at: number }, next: string, start: number): boolean {
  // The number of a list item.
  if (/^\d+$/.test(word.text) && word.at === start) return true;
  const key = word.text.toLowerCase();
  const rules: [boolean, Rule][] = [
    [BEFORE_MORE.has(key) || (TITLES.has(key) && key !== word.text), () => true],
    [BEFORE_NUMBER.has(key), (following) => /^\p{N}/u.test(following)],
    [/^\d{1,2}$/.test(word.text), (following) => MONTHS.has(following.toLowerCase())],
    [BEFORE_CAPITAL.has(key), (following) => !/^\p{Lu}/u.test(following)],
    [BEFORE_STARTER.has(key) || isInitials(word.text), (following) => !STARTERS.has(following.toLowerCase())],
  ];
  return rules.some(([isKind, goesOn]) => isKind && goesOn(next));
}

/** "J" in "J. Smith", "U.S" in "U.S. Army"; the pronoun "I" ends sentences too often to be taken for an initial. */
const isInitials = (word: string) => word !== 'I' && /^\p{Lu}(?:\.\p{Lu})*$/u.test(word);

/** How far to look for the ends of a word: longer ones are no abbreviations. */
const REACH = 24;

function lastWord(text: string, start: number, mark: number): { text: string; at: number } {
  const before = text.slice(Math.max(start, mark - REACH), mark);
  const word = /[\p{L}\p{N}][\p{L}\p{N}.]*$/u.exec(before)?.[0] ?? '';
  return { text: word, at: mark - word.length };
}

function nextWord(text: string, end: number): string {
  let at = skipBlanks(text, end);
  while (at < text.length && OPENING.test(text[at]!)) at += 1;
  return /^[\p{L}\p{N}'’]*/u.exec(text.slice(at, at + REACH))?.[0] ?? '';
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/u.test(text[next]!)) next += 1;
  return next;
}

const QUOTATION = /"[^"]{1,2000}"|“[^“”]{1,2000}”|„[^„“”"]{1,2000}[“”"]|«[^«»]{1,2000}»/gu;

/**
 * How many of the cuts of `splitSentences` may be none: within a quotation that is a part of a sentence ('He said "I left. I am
 * home." and smiled.'), and after a number that may count in order ("der 2. Weltkrieg").
 */
export function countDoubtfulCuts(text: string, sentences: readonly string[]): number {
  if (sentences.length < 2) return 0;
  const embedded = Array.from(text.matchAll(QUOTATION), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  })).filter(
    ({ start, end }) =>
      /[\p{L}\p{N},:(–—-]\s*$/u.test(text.slice(Math.max(0, start - 3), start)) ||
      /^[\s,;]+\p{Ll}/u.test(text.slice(end, end + 4)),
  );
  let at = 0;
  let count = 0;
  let quotation = 0;
  for (const sentence of sentences.slice(0, -1)) {
    at += sentence.length;
    while (quotation < embedded.length && embedded[quotation]!.end <= at) quotation += 1;
    const isQuoted = embedded[quotation] !== undefined && embedded[quotation]!.start < at;
    if (isQuoted || isOrdinal(sentence)) count += 1;
  }
  return count;
}

/** Whether a sentence ends in "der 2.". */
function isOrdinal(sentence: string): boolean {
  const [, word] = /(\p{L}+)\s+(?:\d{1,3}|[IVXLC]{1,6})\.\s*$/u.exec(sentence.slice(-24)) ?? [];
  return word !== undefined && BEFORE_ORDINAL.has(word.toLowerCase());
}
