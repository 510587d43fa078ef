import type { Check } from '../check.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import { matchPlaces, placeCountCheck } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from '../texts/find.ts';
import { isOfOtherCountry } from './currencies.ts';
import { type FoundPlaces, foundPlacesCheck, placesOf } from './found-places.ts';
import { asPrices } from './no-prices.ts';

const DIGIT = {
  singular: 'digit',
  plural: 'digits',
  aliases: ['numeric digit', 'numeric digits', 'numerical digit', 'numerical digits', 'numeric characters'],
  isLength: false,
};

const NUMERAL = {
  singular: 'numeral',
  plural: 'numerals',
  aliases: ['arabic numeral', 'arabic numerals', 'numbers in digits', 'number in digits', 'numbers written in digits'],
  isLength: false,
};

const NUMBER = {
  singular: 'number',
  plural: 'numbers',
  aliases: ['numeric value', 'numeric values', 'numerical value', 'numerical values'],
  isLength: false,
};

const PERCENTAGE = {
  singular: 'percentage',
  plural: 'percentages',
  aliases: ['percentage value', 'percentage values', 'percentage figure', 'percentage figures'],
  isLength: false,
};

const DOLLARS = {
  singular: 'dollar amount',
  plural: 'dollar amounts',
  aliases: ['amount in dollars', 'amounts in dollars'],
  isLength: false,
};

const EUROS = { singular: 'euro amount', plural: 'euro amounts', isLength: false };
const POUNDS = { singular: 'pound amount', plural: 'pound amounts', isLength: false };

/** The check of numbers by their plural: "percentages". @param arePrices Whether an amount that may be no price is doubtful. */
export function numbersCheck(name: string, asked: Quantity, arePrices = false): Check {
  if (name === DIGIT.plural)
    return placeCountCheck('numbers', DIGIT, asked, (text) => matchPlaces(text, /\p{Nd}/gu), OTHER_DIGITS);
  const { unit, find, open } = KINDS.find((kind) => kind.unit.plural === name)!;
  return foundPlacesCheck('numbers', unit, asked, open, arePrices ? asPrices(find) : find);
}

/** "x²", "½", "①" */
const OTHER_DIGITS = {
  open: 'The text holds a raised digit, a fraction or the like.',
  count: (text: string) => ({ fewer: 0, more: text.match(/\p{No}/gu)?.length ?? 0 }),
};

const OPEN = 'The text holds something that may be a number, or several, or none.';

const NEGATIVE = { singular: 'negative number', plural: 'negative numbers', isLength: false };

export const KINDS = [
  { unit: NEGATIVE, find: findNegatives, open: 'The text holds something that may be a negative number or not.' },
  { unit: NUMERAL, find: findNumerals, open: OPEN },
  { unit: NUMBER, find: findNumbers, open: OPEN },
  { unit: PERCENTAGE, find: findPercentages, open: 'The text holds something that may be a percentage or not.' },
  { unit: DOLLARS, find: findDollars, open: 'The text holds something that may be an amount in dollars or not.' },
  { unit: EUROS, find: findEuros, open: 'The text holds something that may be an amount in euros or not.' },
  { unit: POUNDS, find: findPounds, open: 'The text holds something that may be an amount in pounds or not.' },
];

/** Digits with the signs within a number, a date, a range or an address. */
const RUN = /\p{Nd}+(?:[.,:/\-–'’\u00a0\u202f]\p{Nd}+)*/gu;

const PLAIN = /^(?:\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{3})+)(?:\.\p{Nd}+)?$/u;

const GROWN_BEFORE = /[\p{L}\p{M}_]$|[\p{L}\p{Nd}][-–]$/u;

const GROWN_AFTER = /^[\p{L}\p{M}_]/u;

const LIST_NUMBER = /(?:^|[\r\n])[\s>#*_]*$/u;

/** "-5", and "$-5" */
const MINUS = /(?:^|[\s([=:$€£])[-−]$/u;

/** "10^3", which is one number to some, and so is "5×10^3". */
const POWER = /\p{Nd}(?:\^|\*\*)[({]?[-−]?$/u;
const SCIENTIFIC = /(?<=\p{Nd}\s?)[×x*·]\s?10(?=\^|\p{No})/gu;

const REACH = 8;

const ROMAN = /(?<![\p{L}\p{N}])[IVXLCDM]{2,8}(?![\p{L}\p{N}])/gu;

function findNumerals(text: string): FoundPlaces {
  const certain: Place[] = [];
  let most = 0;
  for (const { 0: found, index } of text.matchAll(RUN)) {
    const end = index + found.length;
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(end, end + REACH);
    const isItem = LIST_NUMBER.test(before) && /^[.)]/u.test(after);
    most += PLAIN.test(found) ? 1 : (found.match(/\p{Nd}+/gu)?.length ?? 0);
    if (isItem || GROWN_BEFORE.test(before) || GROWN_AFTER.test(after) || POWER.test(before)) continue;
    certain.push({ start: index - (MINUS.test(before) ? 1 : 0), end });
  }
  const others = placesOf(text, /\p{No}|\p{Nl}/gu).length + placesOf(text, ROMAN).length;
  return {
    certain,
    least: certain.length - countGrouped(text, certain) - placesOf(text, SCIENTIFIC).length,
    doubtful: most - certain.length + others,
  };
}

/** How many numbers may be parts of the one before: "+49 30 1234567", "(415) 555-2671", "1 234 567". */
const countGrouped = (text: string, certain: readonly Place[]): number =>
  certain.filter(
    ({ start }, at) =>
      at > 0 && /^[ \u00a0\u202f]?[-–/.()]{0,2}[ \u00a0\u202f]?$/u.test(text.slice(certain[at - 1]!.end, start)),
  ).length;

/** In English, and the commonest of other languages; "one" and "a second" are also other words. */
const WORDS = [
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
  'hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|quarters?|once|twice|thrice|double|triple|pairs?|couple|single|both',
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\p{L}{3,8}(?:ieth|eenth)',
  'uno|una|un|une|deux|dos|due|dois|duas|zwei|trois|tres|tre|três|drei|quatre|cuatro|quattro|quatro|vier|cinq|cinco|cinque|fünf',
  'seis|sei|sechs|sept|siete|sette|sete|sieben|huit|ocho|otto|oito|acht|neuf|nueve|nove|neun|dix|diez|dieci|dez|zehn|ein|eine|cien|cent|cento|mil|mille|hundert|tausend',
].join('|');

const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${WORDS})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu');

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a text may say a number, in digits or in words. */
export const mayHoldNumber = (text: string): boolean =>
  /\p{N}/u.test(text) || OTHER_SCRIPT.test(text) || [NUMBER_WORD, ROMAN].some((words) => text.match(words) !== null);

function findNumbers(text: string): FoundPlaces {
  const { certain, least, doubtful } = findNumerals(text);
  // Numbers in words are not known in other scripts.
  const isOtherScript = OTHER_SCRIPT.test(text);
  return {
    certain,
    least: least!,
    doubtful: isOtherScript ? Infinity : doubtful + (text.match(NUMBER_WORD)?.length ?? 0),
  };
}

/** A sign right before a number, after a blank: "3-5" is a range, and "- 5" an item of a list. */
function findNegatives(text: string): FoundPlaces {
  const certain = placesOf(text, /(?<=\S\s|[(:=]\s?|^)[-−]\.?\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{N}_/-])/gu).filter(
    ({ start, end }) => text.trim().length === end - start || start > 0,
  );
  const all = placesOf(text, /(?<![\p{L}\p{N}.,)\]])[-−–]\s?[$€£]?\p{Nd}|\b(?:minus|negative)\b/giu).length;
  return { certain, doubtful: Math.max(0, all - certain.length) };
}

/** Longer ones are no amounts. */
export const AMOUNT = String.raw`\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20}){0,8}`;

const NOT_GROWN = String.raw`(?<![\p{L}\p{N}_$]|\p{N}[.,])`;

const PERCENT = new RegExp(
  String.raw`${NOT_GROWN}(?<![%/\\])${AMOUNT}\s?(?:[%％](?![\p{L}\p{N}])|(?:percent|per cent|pct)(?!\p{L}))`,
  'giu',
);

/** "5-" in "5-10%", "5, 10 and " in "5, 10 and 20%": percentages, or not. */
const BEFORE_PERCENT = new RegExp(
  String.raw`${NOT_GROWN}(?:${AMOUNT}(?:\s?[-–—~/]\s?|,\s|,?\s(?:to|and|or)\s)){1,9}(?=${AMOUNT}\s?(?:[%％‰]|percent|per[ -]cent|pct|pc(?!\p{L})|p\.\s?c\.))`,
  'giu',
);

const ANY_AMOUNT = new RegExp(AMOUNT, 'gu');

/** "width: 50%;" in a style sheet states no share. */
const STYLE_BEFORE =
  /(?:width|height|margin|padding|top|left|right|bottom|size|radius|basis|opacity|position|inset)\s*:[^;{}\n"]*$/iu;
const STYLE_AFTER = /^[^;{}\n"]*[;}"]/u;
const isStyle = (text: string, { start, end }: Place) =>
  STYLE_BEFORE.test(text.slice(Math.max(0, start - 60), start)) && STYLE_AFTER.test(text.slice(end, end + 60));

/** "‰" is not a percent sign, but a share; and what other languages say for percent. */
const LOOSE_PERCENT = new RegExp(
  [
    '[%％‰٪﹪]|&percnt;|&#37;|percent|per[\\s-]{0,2}cent|pct|(?<=\\p{Nd}\\s?)(?:p\\.?\\s?c\\.?|p\\.\\s?ct|perc|prct|proz|v\\.?\\s?H\\.?)(?!\\p{L})|pro[cs]ent|prozent|protsent|pour\\s?cent|por\\s?cien(?:to)?(?!\\p{L})|por\\s?cento|porcenta[jg]e',
    '(?<!\\p{L})(?:persen|peratus|phần trăm|százalék|yüzde|odsto|postot|[пн][оа] ?сто(?!\\p{L})|процент|відсот|τοις εκατό)',
    '百分|パーセント|퍼센트|프로(?!\\p{L})|ร้อยละ|เปอร์เซ็นต์|प्रतिशत|بالمئة|بالمائة|في الم[ئا]|אחוז',
  ].join('|'),
  'giu',
);

export function findPercentages(text: string): FoundPlaces {
  const certain = placesOf(text, PERCENT).filter((place) => !isStyle(text, place));
  const unsigned = placesOf(text, BEFORE_PERCENT).flatMap(
    ({ start, end }) => text.slice(start, end).match(ANY_AMOUNT) ?? [],
  );
  return { certain, doubtful: placesOf(text, LOOSE_PERCENT).length - certain.length + unsigned.length };
}

/** One letter may follow as a unit: "$5k". */
const SIGNED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_$])(?:US)?\$[-−]?${AMOUNT}(?![\p{N}_$]|\p{L}(?![\p{L}\d]?(?:$|[\s.,;:!?)])))`,
  'gu',
);

const WORDED = new RegExp(String.raw`${NOT_GROWN}${AMOUNT}\s(?:US )?(?:dollars?|USD)(?!\p{L})`, 'giu');

const LOOSE_DOLLARS = /[$＄]|dollars?|\bUSD\b|bucks/giu;

/** Words of those who write "$1" for an argument or a group. */
const SHELL =
  /\b(?:jq|awk|sed|bash|zsh|perl|grep|regex|regexp|capture|groups?|arguments?|placeholders?|parameters?|scripts?|shell)\b|\$[@#?*0({]|\$\p{L}/iu;

export function findDollars(given: string): FoundPlaces {
  const text = outsideCode(given);
  const certain = [...placesOf(text, SIGNED), ...placesOf(text, WORDED)]
    .filter((place) => !isOfOtherCountry(text, place))
    .sort((one, other) => one.start - other.start);
  // "$5 + 3$" is mathematics.
  const isMath = certain.length > 0 && /[\p{L}\p{N})}]\$(?![\p{N}])/u.test(text);
  const all = placesOf(given, LOOSE_DOLLARS).length;
  // "jq $1", "replace it by $2"
  const isShell = certain.some(({ start, end }) => /^\$\d$/u.test(text.slice(start, end))) && SHELL.test(given);
  return isMath || isShell ? { certain: [], doubtful: all } : { certain, doubtful: Math.max(0, all - certain.length) };
}

/** Amounts with a sign of their own before or after them, or with one of their words. */
function amountsIn(given: string, sign: string, words: string): FoundPlaces {
  const text = outsideCode(given);
  const certain = placesOf(
    text,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_${sign}])${sign}\s?${AMOUNT}(?![\p{N}_${sign}]|\p{L}(?![\p{L}\d]?(?:$|[\s.,;:!?)])))|${NOT_GROWN}${AMOUNT}\s?(?:${sign}(?![\p{L}\p{N}])|\b(?:${words})(?!\p{L}))`,
      'giu',
    ),
  ).filter((place) => !isOfOtherCountry(text, place));
  const all = placesOf(given, new RegExp(String.raw`${sign}|(?<!\p{L})(?:${words})(?!\p{L})`, 'giu')).length;
  return { certain, doubtful: Math.max(0, all - certain.length) };
}
export function findEuros(text: string): FoundPlaces {
  return amountsIn(text, '€', 'euros?|EUR');
}
/** "5 pounds" may be a weight. */
export function findPounds(text: string): FoundPlaces {
  const { certain, doubtful } = amountsIn(text, '£', 'GBP|pounds sterling');
  return { certain, doubtful: doubtful + placesOf(text, /(?<!\p{L})(?:pounds?|quid)(?!\p{L})/giu).length };
}
