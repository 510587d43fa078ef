import type { Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';

/** A number in digits, as a text writes it. */
export interface WrittenNumber {
  /** As it stands, but for digits of other scripts and blanks between groups of digits. */
  text: string;
  /** The minus right before it, or ''. */
  sign: string;
  /** Its value in plain digits where only one can be meant: "1,000.50" is "1000.5". */
  value: string | undefined;
  /** Every value that it may have: "1.000" is 1 or 1000, "5 million" 5 or 5000000, "50%" 50 or 0.5, "1/2" also 0.5. */
  values: string[];
  /** What it is a part of, where it may be no number of its own: a name, a date, a time, a fraction, a step's label. */
  partOf: string | undefined;
}

const NOT_ASCII = /[^\0-\x7f]/;
/** The full stop of ".5", which is 0.5. */
const POINT = /(?<=^|[\s([=:<>$€£+\-−–])\.(?=\d+(?!\d|[.,]\d))/gmu;
/** Digits of other scripts by their zeros. */
const ZEROS = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040],
  ...[0x17e0, 0x1810],
];
const SMALL_DIGITS = /[\u00B2\u00B3\u00B9\u2070-\u2079\u2080-\u2089\u2460-\u24FF]/gu;
const FRACTIONS = /[\u00BC-\u00BE\u2150-\u215F\u2189]/gu;

/** Digits with what may group or divide them. A space groups only where it does not break. */
const NUMBER = /\d+(?:[.,'’\u00A0\u2009\u202F]\d+)*/gu;
const GROUPING = /['’\u00A0\u2009\u202F]/gu;
const SCALES: Readonly<Record<string, number>> = {
  ...{
    hundred: 2,
    thousand: 3,
    k: 3,
    million: 6,
    millions: 6,
    mio: 6,
    mn: 6,
    m: 6,
    billion: 9,
    billions: 9,
    bn: 9,
    b: 9,
  },
  ...{ trillion: 12, trillions: 12, tn: 12, t: 12, dozen: 0, lakh: 5, crore: 7 },
};
const SCALE = /^[\s-]?(\p{L}+)/u;
/** The number of a list item or a heading. */
const LIST_NUMBER = /^[ \t>#*_(-]*\d{1,3}(?:\.\d{1,3})*(?:[.):\]]+[*_]*(?=\s|$)|\))/gmu;
/** A number after these, at the beginning of a line, may count what follows. */
const LABEL =
  /^[ \t>#*_|-]*(?:(?:step|section|chapter|part|option|question|point|item|tip|phase|day|level|example|reason|rule|stage|week)[ \t]+|\|[ \t]*)$/iu;
const GROUP_BEFORE = /(?<!\d)\d{1,3} $/u;
const GROUP_AFTER = /^ \d{3}(?!\d)/u;
/** Marks that bind a number to what stands before or after it. */
const BOUND_BEFORE = /(?:[\p{L}\p{M}_/#@\\]|[\p{L}\d][-–]|\d[:.])$/u;
const BOUND_AFTER = /^(?:[\p{L}\p{M}_]|[-–/:]\d)/u;
/** "-5", and "$-5"; in "3-5" it is none. */
const MINUS = /(?:^|[\s([=:$€£])([-−])$/u;
/** How far to look around a number. */
const REACH = 24;

function withPlainDigits(text: string): string {
  const pointed = text.replace(POINT, '0.');
  if (!NOT_ASCII.test(text)) return pointed;
  return pointed
    .replace(SMALL_DIGITS, ' ')
    .replace(FRACTIONS, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')} `)
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String(digit.codePointAt(0)! - 0xff10))
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = ZEROS.find((one) => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',');
}

/** Every number in digits of a text, but for those of list items and headings. Linear in its length. */
export function numbersIn(given: string): WrittenNumber[] {
  const text = withPlainDigits(given);
  const skipped = new Set(Array.from(text.matchAll(LIST_NUMBER), ({ 0: found, index }) => index + found.search(/\d/u)));
  const numbers: WrittenNumber[] = [];
  let lineStart = 0;
  let lineBreak = text.indexOf('\n');
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    for (; lineBreak >= 0 && lineBreak < index; lineBreak = text.indexOf('\n', lineStart)) lineStart = lineBreak + 1;
    if (skipped.has(index)) continue;
    const end = index + found.length;
    const isFootnote = text[index - 1] === '[' && text[end] === ']' && found.length <= 3;
    if (isFootnote) continue;
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(end, end + REACH);
    const isLabelled = index - lineStart <= REACH && LABEL.test(text.slice(lineStart, index));
    numbers.push(readWritten(found.replaceAll(GROUPING, ' '), before, after, isLabelled));
  }
  return numbers;
}

function readWritten(text: string, before: string, after: string, isLabelled: boolean): WrittenNumber {
  const { value, possible } = valuesOf(text);
  const plain = value === undefined ? possible : [value, ...possible];
  const isGroup = GROUP_AFTER.test(after) && text.length <= 3;
  const scale = /^[\s-]?\p{L}/u.test(after) ? SCALE.exec(after)![1]!.toLowerCase() : '';
  const isScaled = Object.hasOwn(SCALES, scale);
  const over = after.startsWith('/') ? /^\/(\d{1,6})(?!\d)/u.exec(after)?.[1] : undefined;
  const isShare = scale.startsWith('per') || /^\s?%/u.test(after);
  return {
    text,
    sign: MINUS.exec(before)?.[1] ?? '',
    value: isScaled ? undefined : value,
    values: [
      ...plain,
      ...(isScaled ? plain.map((one) => shifted(one, SCALES[scale]!)) : []),
      ...(scale === 'dozen' ? plain.map((one) => String(Number(one) * 12)) : []),
      ...(isShare ? plain.map((one) => shifted(one, -2)) : []),
      ...plain.filter((one) => one.includes('.')).map((one) => shifted(one, 2)),
      ...(over === undefined ? [] : plain.map((one) => String(Number(one) / Number(over)))),
      ...(isGroup ? [plainOf(text + after.slice(1, 4))] : []),
    ],
    partOf: isLabelled || isGroup || isBound(text, before, after) ? wholeOf(text, before, after) : undefined,
  };
}

const isBound = (text: string, before: string, after: string) =>
  BOUND_BEFORE.test(before.slice(-2)) ||
  BOUND_AFTER.test(after) ||
  (text.length === 3 && before.endsWith(' ') && GROUP_BEFORE.test(before));

function wholeOf(text: string, before: string, after: string): string {
  const start = /[\p{L}\p{M}\p{N}_/#@\\.:–-]*$/u.exec(before)![0];
  const end = /^[\p{L}\p{M}\p{N}_/#@\\.:–-]*/u.exec(after)![0].replace(/[^\p{L}\p{N}]+$/u, '');
  return `${start}${text}${end}`.toLowerCase();
}

/** What digits with their marks may mean. */
function valuesOf(text: string): { value: string | undefined; possible: string[] } {
  if (/^\d+$/.test(text)) return { value: plainOf(text), possible: [] };
  if (/^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(text)) return sure(text.replaceAll(' ', '').replace(',', '.'));
  const [, whole, fraction] = /^(\d{1,3}(?:,\d{3})+)(\.\d+)?$/.exec(text) ?? [];
  if (whole !== undefined) {
    const grouped = sure(whole.replaceAll(',', '') + (fraction ?? ''));
    const isSingle = fraction === undefined && whole.indexOf(',') === whole.lastIndexOf(',');
    return isSingle ? { ...grouped, possible: [plainOf(whole.replace(',', '.'))] } : grouped;
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) {
    return sure(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)) return sure(text.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text))
    return { value: undefined, possible: [plainOf(text), plainOf(text.replace('.', ''))] };
  if (/^\d+\.\d+$/.test(text)) return sure(text);
  if (/^\d+,\d+$/.test(text))
    return { value: undefined, possible: [plainOf(text.replace(',', '.')), ...text.split(',').map(plainOf)] };
  // A list without blanks, a version, an address.
  return { value: undefined, possible: text.split(/[., ]/u).map(plainOf) };
}

const sure = (text: string) => ({ value: plainOf(text), possible: [] });

/** Without zeros that say nothing: "007.50" is "7.5". */
function plainOf(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const rest = withoutZeros(fraction);
  const digits = whole.replace(/^0+(?=\d)/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
}

function withoutZeros(fraction: string): string {
  let end = fraction.length;
  while (end > 0 && fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

/** A decimal number with its point moved to the right, or to the left. */
function shifted(text: string, by: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  if (by >= 0) {
    const padded = fraction.padEnd(by, '0');
    return plainOf(`${whole}${padded.slice(0, by)}.${padded.slice(by)}`);
  }
  const padded = whole.padStart(1 - by, '0');
  return plainOf(`${padded.slice(0, by)}.${padded.slice(by)}${fraction}`);
}

const WORD =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|hundred|thousand)';
const WORDS = new RegExp(`\\b${WORD}\\b(?:[ \\n-](?:and )?${WORD}\\b)*`, 'giu');
const NEXT_WORD = /[ \n-]?([a-z]+)/iuy;
/** What other words may say. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...{
    once: ['1'],
    twice: ['2'],
    double: ['2'],
    both: ['2'],
    pair: ['2'],
    couple: ['2'],
    triple: ['3'],
    dozen: ['12'],
  },
  ...{ half: ['0.5', '50'], quarter: ['0.25', '25', '4'], third: ['3', '0.33', '33'], hundred: ['100'] },
  ...{ first: ['1'], second: ['2'], fourth: ['4'], fifth: ['5'], sixth: ['6'], seventh: ['7'], eighth: ['8'] },
  ...{ ninth: ['9'], tenth: ['10'], thousand: ['1000'], million: ['1000000'], billion: ['1000000000'] },
};
const OTHER_WORD = new RegExp(`\\b(?:${Object.keys(OTHER_WORDS).join('|')})(?=s?\\b)`, 'giu');

export interface NumberWords {
  /** The numbers in English words: "twenty-five" is "25". */
  values: string[];
  /** Those with a scale after them: "five million" is "5000000". */
  scaled: string[];
  /** What they may say as well: the parts of "two hundred", the "five" of "five million", "dozen", "third". */
  possible: string[];
}

/** The numbers that a text says in English words. Linear in its length. */
export function numberWordsIn(text: string): NumberWords {
  const values: string[] = [];
  const scaled: string[] = [];
  const possible: string[] = [];
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    const tokens = wordsFrom(found);
    NEXT_WORD.lastIndex = index + found.length;
    const scale = NEXT_WORD.exec(text)?.[1]?.toLowerCase() ?? '';
    for (let at = 0; at < tokens.length; ) {
      const number = readNumber(tokens, at);
      const next = number?.next ?? at + 1;
      for (const token of tokens.slice(at, next)) possible.push(...singly(token));
      const isScaled = next === tokens.length && Object.hasOwn(SCALES, scale);
      if (number && isScaled) scaled.push(shifted(String(number.value), SCALES[scale]!));
      else if (number) values.push(String(number.value));
      at = next;
    }
  }
  for (const [word] of text.matchAll(OTHER_WORD)) possible.push(...OTHER_WORDS[word.toLowerCase()]!);
  return { values, scaled, possible };
}

/** What one word of a number says by itself. */
function singly(token: Token): string[] {
  const number = readNumber([token], 0);
  return number ? [String(number.value)] : [];
}

const wordsFrom = (text: string): Token[] =>
  text
    .split(/[ \n]|-(?!(?:one|two|three|four|five|six|seven|eight|nine)\b)/iu)
    .map((word) => ({ kind: 'word', text: word.toLowerCase(), raw: word }));
