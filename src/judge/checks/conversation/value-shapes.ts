/** Values that should have no blanks within. */
const UNBROKEN =
  /(?:^|\s)(?:url|id|identifier|hash|hashtag|sku|ticker|symbol|pin|version|tag|slug|file name|filename|username|password|domain name|branch name|code)$/u;
const NUMBERS =
  /(?:^|\s)(?:number|phone|isbn|rating|score|percentage|percent|price|amount|total|subtotal|year|confidence|probability|temperature|weight|height|age|quantity|discount|balance|rate|ratio)$/u;
const DATES = /(?:^|\s)(?:date|time)$/u;
const POSTCODES = /(?:^|\s)(?:zip|postcode)$/u;
const NAMES = /(?:^|\s)(?:name|city|country)$/u;

/** "555 123 4567", "€ 4.99", "4 / 5": with a word beside it, it may be the number alone. */
const NUMBER = /^[-+#(~≈]?\s?\p{Sc}?\s?\d[\d\s.,'’()-]*(?:[/:]\s?\d+)?\s?[%‰°\p{Sc}]?$/u;
const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?';
const LATER_MONTHS = 'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|noon|midnight';
/** Each word of "May 5, 2024", "5 pm UTC", "Monday at 10:30" */
const DATE = new RegExp(
  String.raw`^(?:${MONTHS}|${LATER_MONTHS}|${DAYS}|\d[\d:./-]*(?:st|nd|rd|th|h|am|pm)?|[ap]\.?m\.?|of|the|at|(?:utc|gmt|cet|[ecmp][sd]?t)(?:[+-]\d+)?)[.,]?$`,
  'iu',
);
/** "SW1A 1AA" */
const POSTCODE = /^[a-z\d]{2,5} [a-z\d]{3,4}$/iu;
/** "New York", "Rio de Janeiro", "acme corp" */
const NAME =
  /^(?:(?:[\p{Lu}\d]\S*|of|the|and|de|da|del|di|la|le|du|van|von|der|den|for|&)(?:\s|$))+$|^\p{Ll}\S*\s\p{Ll}\S*$/u;
/** "In New York", "ask Ann" */
const NO_NAME =
  /^(?:in|at|on|from|to|for|ask|see|try|call|use|visit|go|meet|contact|say|my|your|his|her|their|our|named|hi|hello|hey|dear|yes|no|sure|maybe|perhaps|probably|only|just|i|we|he|she|they|you)\s/iu;

/** "my post", for "my-post": nothing in it is the value by itself. */
const PLAIN = /^[\p{Ll}\d]+(?: [\p{Ll}\d]+){1,3}$/u;

const SHAPES: readonly [names: RegExp, isValue: (line: string) => boolean][] = [
  [UNBROKEN, (line) => PLAIN.test(line)],
  [NUMBERS, (line) => NUMBER.test(line)],
  [DATES, (line) => line.split(/\s+/u).every((word) => DATE.test(word))],
  [POSTCODES, (line) => POSTCODE.test(line)],
  [NAMES, (line) => NAME.test(line) && !NO_NAME.test(line)],
];

/** Whether a line of several words may hold a value of this name and more: "Only $4.99 today" is no price. */
export function mayHoldValue(line: string, name: string): boolean {
  const isValue = SHAPES.find(([names]) => names.test(name))?.[1];
  return isValue !== undefined && /\s/u.test(line) && !isValue(line);
}
