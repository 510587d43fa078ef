import { outsideCode } from '../markdown/outside-code.ts';
import { BEFORE_ORDINAL } from './abbreviations.ts';
import { embeddedIn } from './embedded.ts';
import { FOOTNOTE } from './footnotes.ts';
import { endingAt, isAbbreviation } from './full-stop.ts';
import { type Ending, nextOf } from './sentence-end.ts';
import { type TextWords, wordsOfText } from './text-words.ts';
import { afterExclaimed } from './unknown-words.ts';

/** Emojis between words: "Great 🎉 Let's go". */
const EMOJIS_APART = String.raw`(?<=[\p{L}\p{N}]\s)(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d)+(?=\s+\p{Lu})`;
/** Smileys between words: "It is good ;-) It was bad." */
const SMILEY = String.raw`[:;=][-'’^o]?[()[\]DPp3/|*]{1,4}|[xX]D{1,4}|<3|\(?\^_?\^\)?`;
const SMILEY_APART = String.raw`(?<=[\p{L}\p{N})]\s)(?:${SMILEY})(?=\s+\p{Lu})`;
/** "It is allowed. [1] Managers decide. [2, 3]": citations apart from the mark, no beginning such as "[1] shows that". */
const CITED_APART = String.raw`(?:\s?\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,9}\]){1,9}(?=\s*$|\s+[^\s\p{Ll}])`;
/** An ellipsis of spaced dots. */
const DOTS_APART = String.raw`\.(?:[ \u00a0\u2009\u202f]\.){2,}`;
/** An end mark of any script, several of them, then closing quotes, brackets, emphasis, footnote marks and citations. */
const END = new RegExp(
  String.raw`${EMOJIS_APART}|${SMILEY_APART}|(?:${DOTS_APART}|[.!?…‽。！？｡؟۔।॥։።]+)(?:["'”’»›)\]*_~\x60」』）]|${FOOTNOTE})*(?:${CITED_APART})?`,
  'gu',
);
/** Scripts that set no blank after the mark. */
const NEEDS_NO_BLANK = /[。！？｡]/u;
const OPENING = /["'“‘«‹([{*_~`「『（¿¡]/u;

const IS_SMILEY = new RegExp(`^(?:${SMILEY})`, 'u');
const EMOJIS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d)+/u;

/** A part of a text up to where a sentence ends, or may end. */
export interface Piece {
  text: string;
  /** Whether a sentence ends with it. */
  end: Exclude<Ending, 'never'>;
}

/**
 * Cuts running text wherever a sentence ends or may end; joined the pieces give the text again. Full stops of abbreviations,
 * initials and decimals end none, nor does a mark that a small letter follows, unless the whole text has no capitals. A mark may end
 * one before a small letter ("Try it. npm works.") or before a capital without a blank ("I like it.She does too."), after
 * an abbreviation or initial ("The answer is B. Option A is wrong."), within a quotation that is a part of a sentence ('He said "I
 * left. I am home." and smiled.') or at the end of code, and after a number that may count in order ("der 2. Weltkrieg"). Linear in the
 * text's length.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const hasCapitals = /\p{Lu}/u.test(text);
  const isEmbedded = embeddedIn(text);
  const outside = outsideCode(text);
  const words = wordsOfText(text);
  let start = 0;
  let from = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const isCode = outside[match.index] !== match[0][0];
    // Of code at most its last mark ends a sentence.
    const ending =
      isCode && !match[0].includes('`') ? 'never' : endingOf(text, words, start, match.index, end, hasCapitals);
    if (ending === 'never') continue;
    const next = skipBlanks(text, end);
    const isDoubtful =
      ending === 'certain' && next < text.length && (isCode || isEmbedded(next) || isOrdinal(text, next));
    pieces.push({ text: text.slice(from, next), end: isDoubtful ? 'likely' : ending });
    if (ending !== 'unlikely') start = next;
    from = next;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), end: 'certain' });
  return pieces;
}

/** The same pieces with emojis at the beginning of one set at the end of that before it, as they may be meant. */
export function withEmojisBefore(pieces: readonly Piece[]): readonly Piece[] {
  const emojis = pieces.map(({ text }, at) => (at > 0 ? (EMOJIS_FIRST.exec(text)?.[0] ?? '') : ''));
  if (emojis.every((one) => one === '')) return pieces;
  return pieces.map((piece, at) => ({ ...piece, text: piece.text.slice(emojis[at]!.length) + (emojis[at + 1] ?? '') }));
}

const EMOJIS_FIRST = new RegExp(`${EMOJIS.source}\\s*`, 'u');

/** Joins pieces to sentences that end where `endsWith` says so of a piece. */
export function joinPieces(pieces: readonly Piece[], endsWith: (piece: Piece) => boolean): string[] {
  const sentences: string[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) sentences[sentences.length - 1] += piece.text;
    else sentences.push(piece.text);
    isOpen = !endsWith(piece);
  }
  return sentences;
}

/** The sentences of a running text, each ended where it is more likely to end than not. */
export const splitSentences = (text: string): string[] => joinPieces(piecesOf(text), ({ end }) => end !== 'unlikely');

function endingOf(
  text: string,
  words: TextWords,
  start: number,
  mark: number,
  end: number,
  hasCapitals: boolean,
): Ending {
  if (end === text.length) return 'certain';
  if (EMOJIS.test(text.slice(mark, end)) || IS_SMILEY.test(text.slice(mark, end))) return 'unlikely';
  if (NEEDS_NO_BLANK.test(text[mark]!)) return endingOfSpaceless(text, mark, end);
  const isPlain = /^[.!?]$/.test(text.slice(mark, end));
  const emojis = EMOJIS.exec(text.slice(end, end + REACH));
  // "I like it.👍 She does too."
  if (emojis) return SENTENCE_NEXT.test(text.slice(end + emojis[0].length, end + REACH)) ? 'certain' : 'unlikely';
  if (!/\s/u.test(text[end]!)) return isPlain && isGrownTogether(text, start, mark, end) ? 'unlikely' : 'never';
  const { at, next } = nextWord(text, end);
  const word = lastWord(text, start, mark);
  const isFullStop = text[mark] === '.' && !/^(?:[.!?…]|\s\.)/u.test(text.slice(mark + 1, Math.min(end, mark + 3)));
  // After an ellipsis, or speech, a small letter goes on in any text.
  if (/^\p{Ll}/u.test(next) && (hasCapitals || !isPlain)) {
    if (!isPlain || !isFullStop) return isPlain ? 'unlikely' : 'never';
    const isOne = isSpaced(text, mark) || isAbbreviation(word.text) || (/^\d+$/.test(word.text) && word.at === start);
    return isOne ? 'never' : 'unlikely';
  }
  const isNextStopped = text[at + next.length] === '.';
  if (!isFullStop) {
    const isName = text[mark] === '!' && isPlain;
    return isName ? afterExclaimed({ word: word.text, words }, nextOf({ next, isNextStopped })) : 'certain';
  }
  if (isSpaced(text, mark)) return 'never';
  return endingAt({
    word: word.text,
    isFirst: text.slice(start, word.at).search(/[\p{L}\p{N}]/u) < 0,
    before: text.slice(Math.max(start, word.at - REACH), word.at).replace(/\s+/gu, ' '),
    next,
    isNextStopped,
    isBracketed: text.slice(skipBlanks(text, end), at).includes('('),
    words,
  });
}

/** Particles and marks of Japanese and Chinese with which a sentence goes on after speech: 「帰る。」と言った. */
const GOES_ON = /^(?:[、，,；;：:のがにをや]|は(?!い)|も(?![うし])|で(?!も)|と(?!にかく|ても|ころ)|って|など|的)/u;

/** What closes after the mark, and a letter after it, may be within a sentence. */
function endingOfSpaceless(text: string, mark: number, end: number): Ending {
  const after = text.slice(end, end + 4);
  if (!/[^。！？｡.!?…]/u.test(text.slice(mark, end)) || !/^[\p{L}\p{N}、，,；;：:]/u.test(after)) return 'certain';
  return GOES_ON.test(after) ? 'never' : 'likely';
}

const SENTENCE_NEXT = /^(?:\s*$|\s+\p{Lu})/u;

/** "She does", not "Keys()" or "Js". */
const UNSPACED = /^(?:\p{Lu}|\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?),?\s/u;

const isGrownTogether = (text: string, start: number, mark: number, end: number) =>
  /^\p{Lu}/u.test(text[end] ?? '') &&
  /\p{Ll}{2}$/u.test(text.slice(start, mark).slice(-2)) &&
  UNSPACED.test(text.slice(end, end + REACH));

/** "z. B. Äpfel", "d. h. er": an abbreviation with blanks, but for "5 p. m. Then". */
const isSpaced = (text: string, mark: number) =>
  SPACED_BEFORE.test(text.slice(Math.max(0, mark - 5), mark)) ||
  (/(?:^|[^\p{L}\p{N}.])\p{Ll}$/u.test(text.slice(Math.max(0, mark - 2), mark)) &&
    !isUnitAt(text, mark) &&
    /^\s\p{L}\./u.test(text.slice(mark + 1, mark + 4)));
/** "10 h. M. Dupont dort." */
const isUnitAt = (text: string, mark: number) =>
  /\d\s?[hgmlst]$/u.test(text.slice(Math.max(0, mark - 3), mark)) && /^\s\p{Lu}/u.test(text.slice(mark + 1, mark + 3));
const SPACED_BEFORE = /(?:^|[^\p{L}\p{N}.])(?!\p{L}\. m)\p{Ll}\.\s\p{L}$/u;

/** How far to look for the ends of a word: longer ones are no abbreviations. */
const REACH = 24;

function lastWord(text: string, start: number, mark: number): { text: string; at: number } {
  const before = text.slice(Math.max(start, mark - REACH), mark);
  const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.]*$/u.exec(before)?.[0] ?? '';
  return { text: word, at: mark - word.length };
}

function nextWord(text: string, end: number): { at: number; next: string } {
  let at = skipBlanks(text, end);
  while (at < text.length && OPENING.test(text[at]!)) at += 1;
  return { at, next: /^[\p{L}\p{N}'’]*/u.exec(text.slice(at, at + REACH))?.[0] ?? '' };
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/u.test(text[next]!)) next += 1;
  return next;
}

/** Whether "der 2." ends at a place. */
function isOrdinal(text: string, end: number): boolean {
  const [, word] = /(\p{L}+)\s+(?:\d{1,3}|[IVXLC]{1,6})\.\s*$/u.exec(text.slice(Math.max(0, end - REACH), end)) ?? [];
  return word !== undefined && BEFORE_ORDINAL.has(word.toLowerCase());
}
