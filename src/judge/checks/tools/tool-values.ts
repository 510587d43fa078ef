import { numbersIn, numberWordsIn } from '../conversation/number-tokens.ts';
import { isJoined, isMoney } from '../texts/joined.ts';

/** The longest value that is looked for. */
const mostCharacters = 500;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;
const LARGE = /\b(?:hundred|thousand|million|billion|dozen)s?\b/iu;
/** Whole numbers up to here may be written in words. */
const mostInWords = 100;

/**
 * Whether a value, such as what a tool returned, stands in a text as it is; undefined where it may stand there in another form: in
 * other letters or spacing, as "1,200" for 1200, in words, or rounded; or where it may be said of another thing.
 * @param names Words for the value, beside which a short one is it for certain.
 */
export function standsIn(value: string | number, text: string, names?: readonly string[]): boolean | undefined {
  const wanted = String(value).trim();
  if (wanted === '' || wanted.length > mostCharacters) return undefined;
  const isThere = standsAsItIs(wanted, text, names);
  if (isThere !== false) return isThere;
  if (NUMBER.test(wanted)) return mayStandOtherwise(wanted, text) ? undefined : false;
  const digits = wanted.match(/\d+/gu) ?? [];
  if (digits.some((run) => text.includes(run))) return undefined;
  const folded = fold(text);
  const words = wanted
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
  return words.length === 0 || folded.includes(fold(wanted)) || words.every((word) => folded.includes(word))
    ? undefined
    : false;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** "York" in "New York", and "open" in "you can open it", "not open": the word may say something else there. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const PART_BEFORE = /(?<![.!?:]\s+|^|\n)\p{Lu}[\p{L}\p{M}]*[ -]$/u;
const PART_AFTER = /^[ -]\p{Lu}\p{Ll}/u;
const WORD = /^\p{Ll}+$/u;
const OTHERWISE_MEANT =
  /\b(?:to|can|could|may|might|must|should|will|would|please|you|not|never|no longer)(?: (?:be|been|yet|get))? $|n['’]t(?: (?:be|been|yet|get))? $/iu;
/** "21" in "May 21", "21 May" and "21:00". */
const DAY = /^\d{1,2}$/u;
const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?\\.?';
const MONTH_BEFORE = new RegExp(`\\b${MONTH} $|\\d:$`, 'iu');
const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|^:\\d\\d`, 'iu');
/** How far to look before and after a value, in UTF-16 code units. */
const REACH = 40;

/** Whether what stands around a value may make it another one. */
function isOther(wanted: string, before: string, after: string): boolean {
  if (NAME.test(wanted)) return PART_BEFORE.test(before) || PART_AFTER.test(after);
  if (WORD.test(wanted)) return OTHERWISE_MEANT.test(before);
  const isOfDate = DAY.test(wanted) && (MONTH_BEFORE.test(before) || MONTH_AFTER.test(after));
  return NUMBER.test(wanted) && (/^\s?%/u.test(after) || isOfDate);
}

const SHORT_NUMBER = /^[+-]?(?:\d{1,3}|(?:19|20)\d\d|\d\.\d)$/u;
const SHORT_WORD = /^(?:\p{L}?\p{Ll}{0,2}|\p{Lu}{1,2})$/u;
const MONEY =
  /^(?:price|cost|costs|total|subtotal|amount|fee|fees|sum|balance|salary|fare|tax|due|revenue|budget|charge)s?$/u;
const HEAT = /^(?:temperature|temp|weather|forecast)$/u;
const DEGREES = /^\s?(?:°|º|degrees?\b)/iu;
const IT_IS = /(?:^|[.!?\n]\s*)it (?:is|costs) $/iu;
const QUOTED = /["'`“‘*]$/u;
/** "20 seats": the number of something else, perhaps. */
const NOUN_AFTER = /^[\s-](?!(?:is|was|as|and|or|for|at|in|on|now|today|right|but|so|if|to|with|by|from|per)\b)\p{L}/iu;
const WORD_NEXT = /^[\s-]\p{L}/u;

/** Whether a value is said of what it was called; of a long one nobody would say another thing. */
function isOfName(wanted: string, names: readonly string[], before: string, after: string): boolean {
  const isNumber = NUMBER.test(wanted);
  if (!/[\p{L}\p{N}]/u.test(before + after)) return true;
  const isPaid = isNumber && isMoney(before, after);
  if (isPaid) return names.some((name) => MONEY.test(name));
  if (!(isNumber ? SHORT_NUMBER : SHORT_WORD).test(wanted)) return true;
  if (isNumber && DEGREES.test(after)) return names.some((name) => HEAT.test(name));
  if (isNumber ? NOUN_AFTER.test(after) : WORD_NEXT.test(after)) return false;
  const words = (/[^.!?;,\n]*$/u.exec(before)?.[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const isNamed = words.slice(-4).some((word) => names.includes(word));
  return isNamed || (isNumber ? IT_IS.test(before) && !/^\s*\p{L}/u.test(after) : QUOTED.test(before));
}

/** Not as a part of a longer word, name or number; undefined where it may be one, or another thing. */
function standsAsItIs(wanted: string, text: string, names?: readonly string[]): boolean | undefined {
  let isDoubtful = false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const before = text.slice(Math.max(0, at - REACH), at);
    const after = text.slice(at + wanted.length, at + wanted.length + REACH);
    const isWithin =
      (/^[\p{L}\p{N}_]/u.test(wanted) && /(?:[\p{L}\p{N}_]|\d[.,])$/u.test(before)) ||
      (/[\p{L}\p{N}_]$/u.test(wanted) && /^(?:[\p{L}\p{N}_]|[.,]\d)/u.test(after));
    const isNegative = /^\d/u.test(wanted) && /[-−]$/u.test(before);
    if (isWithin) continue;
    const isIt = !isNegative && !isOther(wanted, before, after) && !isJoined(wanted, before, after);
    if (isIt && (!names || isOfName(wanted, names, before, after))) return true;
    isDoubtful = true;
  }
  return isDoubtful ? undefined : false;
}

function mayStandOtherwise(wanted: string, text: string): boolean {
  const number = Number(wanted);
  if (Number.isInteger(number) && Math.abs(number) <= mostInWords) return true;
  if (LARGE.test(text) || numberWordsIn(text).values.some((value) => Number(value) === Math.abs(number))) return true;
  const digits = wanted.replace(/\D/gu, '');
  // Rounded, of another scale such as thousands, as a percentage, or with a comma for the decimal point.
  return numbersIn(text).some((written) =>
    written.values.some((value) => {
      const other = Math.abs(Number(value));
      const isRounded = Math.abs(other - Math.abs(number)) < 1;
      return isRounded || digits.startsWith(String(Math.trunc(other))) || value.replace(/\D/gu, '') === digits;
    }),
  );
}
