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
  /** Whether it is called a name, which capitals may tell from other words. */
  isName?: boolean;
  /** Whether it is called a verb, a noun, an adjective or an adverb. */
  isPartOfSpeech?: boolean;
  /** Whether it is called a symbol, a prefix or a suffix. */
  isPart?: boolean;
  /** Whether it says that the text itself is meant, and not what it says. */
  isLiteral?: boolean;
}

const ANYWHERE: readonly (NameKind | undefined)[] = ['text', 'character', 'letter', 'placeholder'];

/** A quotation, as its name says that it is looked for; undefined when it may stand for other texts. */
export function wantedText(
  text: string,
  { kind, isExact = false, isLiteral = false, isUnit, isSentence, isName, isPart, isPartOfSpeech, mayBeCased }: Named,
): Wanted | undefined {
  if (isPattern(text) && !(kind === 'placeholder' && DOUBLE_BRACED.test(text))) return undefined;
  if (!isLiteral && kind !== 'placeholder' && hasBlank(text)) return undefined;
  // "K" is a letter in other words, "un-" stands without its hyphen.
  if (isPart && /^-?(?:\p{Lu}?\p{Ll}{0,3}|\p{L}+-|(?<=-)\p{L}+)$/u.test(text)) return undefined;
  if (isPartOfSpeech && SEVERAL_PARTS.has(text.toLowerCase())) return undefined;
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
    ...((mayBeCased || (isName && /\p{Lu}/u.test(text)) || (kind === 'character' && isLetter)) &&
      !isExact && { mayBeCased: true }),
  };
}

/** Words that are as often one part of speech as another: "the verb 'book'" is not in "a book". */
const SEVERAL_PARTS = new Set(
  (
    'act address aim answer attack back ban bank bear bet better book box break brush build burn call camp care cause ' +
    'change charge check claim clean clear close coach cook cool cost count cover crash cross cry cut damage dance ' +
    'deal delay demand design double drink drive drop dry early empty end escape even experience face fall fast fear ' +
    'feel fight file fill fine fire fit fix fly focus force form fun guess guide hand hard head help hit hold hope ' +
    'host hurt impact increase iron issue joke judge jump just kick kind kiss land last laugh lead leave leverage lie ' +
    'light like link list live load lock long look lose love low mail major make map mark match matter mean measure ' +
    'mind miss mix move name need net note object offer open orange order own paint park part pass patient pay place ' +
    'plan plant play point present press pretty produce progress promise pull push question race rain rate reach ' +
    'read record refund release rent reply report request rest result return review ride right ring rise rock roll ' +
    'round rule run sail sale sample save saw scan score search second sense set shape share shine ship shop show ' +
    'sign sleep slow smell smile snow sound spring stand start state stay step still stop store stress study swim ' +
    'talk taste test thank tie time touch train travel trip trouble trust try turn type use very visit vote wait ' +
    'walk warm warning wash watch water well will wish wonder work worry wrong'
  ).split(' '),
);

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
