import { SHORT_TEXTS, SHORT_VALUES } from '../conversation/own-text.ts';
import { NO_NAMES } from './bare-keys.ts';
import { isSqlKeyword } from './bare-names.ts';
import { ANY_AMOUNT } from './fragments.ts';
import { isOfOthers, isOfResponse, type OwnText } from './own-text.ts';
import { singular } from './text-names.ts';
import { isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

/** What follows the name of a value and says something of it. */
const SAID_OF = wordList(
  'is are equals must should has have contains includes holds uses lies falls lands ranges stays starts begins ends matches ' +
    'exceeds looks consists follows fits reads runs never always comes spans goes lacks does do can may might cannot needs',
);
/** What no name of a value has in it. */
const NO_PARTS = wordList(
  'to for with without on at by there who they we you he she here also just very too most many much if when whenever where ' +
    'unless while because than as so such what how everything something anything one some any all no none its their our your my conversation chat dialogue thread transcript history trace run session turn trajectory why but nor none nothing anything anyone someone everyone nobody use used',
);
/** Beside these, a name is that of a measure or of something within the response: "the word count", "the function name", "the introduction". */
const MEASURED = wordList(
  'word character letter line sentence paragraph page syllable function variable class method table column section slide chart ' +
    'row cell heading header step bullet list file image link tool user customer model agent argument parameter attribute ' +
    'introduction intro opening greeting body closing conclusion outro ending signature footer yaml xml csv toml',
);
/** What says nothing of a value but that it was given. */
const GIVEN = wordList('returned resulting generated suggested proposed chosen');
const CASES = wordList(
  'uppercase lowercase upper-case lower-case upper lower case capitals caps capitalized capitalised',
);
/** Names of values only after another word: "order number". */
const LATER = wordList('code number date');
/** Of which codes the name says that they are no programs. */
const CODES = wordList(
  'country currency language error status state region airport area zip postal post promo discount coupon voucher product ' +
    'tracking booking confirmation reference color colour access verification',
);

/** What JSON may hold as a number or as a text: "the total is $42.50". */
const isAmount = (token: Token) =>
  token.kind === 'quoted' && /^[$€£¥]? ?\d[\d.,]*(?: ?[%$€£¥]|st|nd|rd|th)?$/u.test(token.text);

/** A value that a condition speaks of by its name: "the rating is …", "the country code must be …". */
export interface NamedValue {
  key: string;
  /** The condition with the name as that of a field. */
  field: readonly Token[];
  /** The condition of the response; absent where none is called so. */
  own?: OwnText;
}

/** What a condition says of a value by its name, which may be a field of JSON or all of a short response; undefined where it names none. */
export function namedValue(tokens: readonly Token[]): NamedValue | undefined {
  const start = isWord(tokens[0], 'when') ? 1 : 0;
  const from = isOneOf(tokens[start], ['the', 'its']) ? start + 1 : start;
  let next = from;
  while (isNamePart(tokens[next], next > from)) next += 1;
  const named = tokens.slice(from, next).filter((token) => !isOneOf(token, GIVEN));
  const words = named.map((token) => (token as { raw: string }).raw);
  const said = tokens.slice(next);
  if (words.length === 0 || words.length > 3 || !isOneOf(said[0], SAID_OF)) return undefined;
  if (words.length === 1 && isOneOf(named[0], ANY_AMOUNT)) return undefined;
  if (said.some(isAmount)) return undefined;
  // Without an article it is read as with one.
  if (start === 0 && from === 0) return undefined;
  const folded = words.map((word) => word.toLowerCase());
  if (isOfOthers(said, folded.at(-1)!)) return undefined;
  if (isNoValue(folded, said)) return undefined;
  // "SELECT is in lowercase" is said of SQL.
  const isCased = said.some((token) => isOneOf(token, CASES));
  if (words.length === 1 && isSqlKeyword(isCased ? words[0]!.toUpperCase() : words[0]!)) return undefined;
  const key = words.length === 1 ? words[0]! : folded.join(' ');
  if (!(folded.join(' ') in SHORT_TEXTS) && folded.some((word) => MEASURED.includes(singular(word)))) return undefined;
  const name = isOfResponse(said) ? undefined : shortName(folded);
  // "Login is one word" may be said of how that word is spelled.
  if (name === undefined && isWord(said.at(-1), 'word') && isOneOf(said.at(-2), ['one', 'single'])) return undefined;
  // "The friendly email" is no field.
  if (words.length > 1 && name === undefined) return undefined;
  const before = tokens.slice(0, start);
  const own = [...before, ...['the', 'response'].map(wordToken), ...said];
  return {
    key,
    field: [...before, wordToken('the'), { kind: 'field', text: key }, ...said],
    ...(name !== undefined && { own: { tokens: own, name } }),
  };
}

/** What may be above or below 0: "the sentiment is positive" is said of no number. */
const SIGNED_VALUES = wordList(
  'score balance total subtotal sum amount number count quantity price rate value change difference delta temperature profit margin',
);
/** Whether a value is said to be positive or negative, and may be no number. */
export const isSignOfText = ({ key, field }: NamedValue): boolean =>
  !SIGNED_VALUES.includes(key.toLowerCase().split(' ').at(-1)!) &&
  field.some((token) => isOneOf(token, wordList('positive negative non-negative nonnegative')));

/** Texts, and no fields of JSON: what a checklist, a query or a command contains is not looked up there. */
export const TEXTS = wordList('checklist query command dockerfile makefile');

/** Whether a condition of a value by its name is of a part of the response, or means another thing than it does of other values. */
function isNoValue(words: readonly string[], said: readonly Token[]): boolean {
  const last = words.at(-1)!;
  // "The answer tag" is a part of the response.
  if ((words.length > 1 && last === 'tag') || (words.length === 1 && TEXTS.includes(last))) return true;
  // 1.10 is above 1.2.
  return words.includes('version') && said.some(({ kind }) => kind === 'number' || kind === 'decimal');
}

const isNamePart = (token: Token | undefined, isLater: boolean) =>
  token?.kind === 'word' &&
  /^[a-z][\w-]+$/iu.test(token.raw) &&
  ((isLater && LATER.includes(token.text)) ||
    ![NO_NAMES, NO_PARTS, SAID_OF].some((words) => words.includes(token.text)) ||
    token.text === 'final');

/** What a response is called that is such a value alone: "label" of "sentiment label". */
function shortName(words: readonly string[]): string | undefined {
  const name = words.join(' ');
  const last = words.at(-1)!;
  // "The German version" is a text.
  if (last === 'version' && words.length > 1) return undefined;
  if (last === 'code') return CODES.includes(words.at(-2) ?? '') ? last : undefined;
  return [name, last].find((one) => one in SHORT_TEXTS || one in SHORT_VALUES);
}
