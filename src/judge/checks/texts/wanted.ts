import type { Wanted } from './find.ts';
import { hasBlank } from './text-blanks.ts';

/** What a quotation is called. */
export type NameKind = 'word' | 'text' | 'hashtag' | 'character' | 'letter' | 'line' | 'answer' | 'placeholder';

/** How a quotation is named: "the exact word 'x'". */
export interface Named {
  /** Undefined without a noun. */
  kind?: NameKind | undefined;
  /** Whether upper and lower case count. */
  isExact?: boolean;
  /** Whether it is called a word: no other form of it is meant. */
  isUnit?: boolean;
  /** Whether it is called a sentence. */
  isSentence?: boolean;
  /** Whether it is called exact, so that upper and lower case may count. */
  mayBeCased?: boolean;
  /** Whether it says that the text itself is meant, and not what it says. */
  isLiteral?: boolean;
}

const ANYWHERE: readonly (NameKind | undefined)[] = ['text', 'character', 'letter', 'placeholder'];

/** A quotation, as its name says that it is looked for; undefined when it may stand for other texts. */
export function wantedText(
  text: string,
  { kind, isExact = false, isLiteral = false, isUnit, isSentence, mayBeCased }: Named,
): Wanted | undefined {
  if (isPattern(text) && !(kind === 'placeholder' && DOUBLE_BRACED.test(text))) return undefined;
  if (!isLiteral && kind !== 'placeholder' && hasBlank(text)) return undefined;
  const isLetter = /^\p{L}\p{M}*$/u.test(text);
  if (kind === undefined ? isLetter : kind === 'letter' && !isLetter) return undefined;
  // "The character 'Hamlet'" is somebody.
  if (kind === 'character' && !isLetter && /\p{L}/u.test(text)) return undefined;
  if (kind === 'answer' && !isLiteral) return undefined;
  const isTag = kind === 'hashtag';
  // "The hashtag '#'" is the sign; "the hashtag 'sale'" is meant with one.
  const isSign = isTag && /^[#＃]$/u.test(text);
  if (isTag && !isSign && !HASHTAG.test(text)) return undefined;
  return {
    text,
    wholeWords: !ANYWHERE.includes(kind) && !isSign,
    caseSensitive: isExact,
    ...((isUnit || isTag) && { isUnit: true }),
    ...(isSentence && { isSentence }),
    // "The first character is 'A'" may say nothing of "a".
    ...((mayBeCased || (kind === 'character' && isLetter)) && !isExact && { mayBeCased: true }),
  };
}

const HASHTAG = /^[#＃][\p{L}\p{M}\p{N}_]+$/u;

const PLACEHOLDER = /[[<{]\s*\p{L}[\p{L}\p{N}_ -]*[\]>}]/u;
/** Elsewhere it may be one of the criterion's own that was not filled in. */
const DOUBLE_BRACED = /^\{\{\s*\p{L}[\p{L}\p{N}_ .-]*\}\}$/u;

/** A quotation with a placeholder, an ellipsis, a wildcard or an escape may stand for other texts than itself. */
const isPattern = (text: string) =>
  (PLACEHOLDER.test(text) && text.replace(PLACEHOLDER, '').trim() !== '') ||
  /\.{3}|…|\\[nrt]/u.test(text) ||
  (/[\p{L}\p{N}]/u.test(text) && text.startsWith('*') !== text.endsWith('*'));

const SMALL_WORDS = new Set(
  (
    'act add ads aid aim all am an and any arm art as at ate be by can cat cap do era fit for gas go had has he hi how if ' +
    'in is it lab led let map me my net not of oh on or pet pin pop ram sad sat so sim tip to up us via was we who'
  ).split(' '),
);

/** "IT" and "US" are also small words: without a word on upper and lower case, either may be meant. */
export const isAcronym = (text: string) => /^\p{Lu}{2,3}$/u.test(text) && SMALL_WORDS.has(text.toLowerCase());
