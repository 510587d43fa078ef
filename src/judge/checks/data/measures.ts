import type { Answer } from '../whole-text.ts';

const SIZES = {
  cm: 'cm|centimet(?:er|re)s?',
  mm: 'mm|millimet(?:er|re)s?',
  m: 'm|met(?:er|re)s?',
  feet: 'ft|feet|foot',
  inches: 'inch(?:es)?',
} as const;

/** What is measured, in which units, and how each is written after a number. */
const UNITS = {
  temperature: {
    '°C': String.raw`(?:[°º]\s?C|degrees?\s(?:C|celsius|centigrade)|celsius)`,
    '°F': String.raw`(?:[°º]\s?F|degrees?\s(?:F|fahrenheit)|fahrenheit)`,
  },
  distance: { km: 'km|kilomet(?:er|re)s?|kms', miles: 'mi|miles?', m: 'm|met(?:er|re)s?', feet: 'ft|feet|foot' },
  height: SIZES,
  length: SIZES,
  width: SIZES,
  weight: {
    kg: 'kg|kgs|kilos?|kilograms?',
    g: 'g|grams?|grammes?',
    lb: 'lbs?|pounds?',
    oz: 'oz|ounces?',
  },
  volume: { ml: 'ml|millilit(?:er|re)s?', l: 'l|lit(?:er|re)s?', cups: 'cups?', oz: String.raw`(?:fl\.?\s)?oz` },
  speed: { 'km/h': String.raw`km\/h|kmh|kph`, mph: 'mph|miles per hour' },
} as const;
export type Measured = keyof typeof UNITS;

/** Further units, and signs that may be of one: where one stands after a number, something is given in it. */
const OTHER_SIZES = String.raw`km|kms|kilomet\w+|mi|miles?|yds?|yards?|nm|µm|[″”"′]|['’](?!\p{L})|in(?=\.?\s*(?:[),;:/|x×-]|$)|\.?\s(?:by|tall|high|wide|long|deep|thick)\b)`;
const OTHERS: Readonly<Record<Measured, string>> = {
  temperature: 'K|kelvins?|℃|℉',
  distance: String.raw`cm|centimet\w+|mm|millimet\w+|inch(?:es)?|yds?|yards?|nautical\smiles|nmi|light[\s-]years?|blocks?`,
  height: OTHER_SIZES,
  length: OTHER_SIZES,
  width: OTHER_SIZES,
  weight: 'mg|milligra\\w+|µg|mcg|t|tons?|tonnes?|st|stones?|cups?|tbsp|tsp|tablespoons?|teaspoons?',
  volume: String.raw`[cd]l|(?:centi|deci)lit\w+|gal|gallons?|pints?|pt|quarts?|qt|tbsp|tsp|tablespoons?|teaspoons?|(?:fl\.?|fluid)\s(?:oz|ounces?)|ounces?`,
  speed: String.raw`m\/s|met(?:er|re)s?\sper\ssecond|knots?|kn|ft\/s|km\/s|kmph|km\/hr|mi\/h|kilomet\w+\s(?:per|an)\shour|miles\san\shour`,
};

/** In which unit something is given: whether all of it is, or any, and otherwise in whatever way that leaves no doubt. */
export interface MeasuredIn {
  what: Measured;
  unit: string;
  share?: 'every' | 'some';
  /** The unit that it is not to be given in. */
  not?: string;
  /** Of what it is the temperature or the like: "oven". */
  of?: string;
}

export const unitsOf = (what: Measured): Readonly<Record<string, string>> => UNITS[what];

// At most 16 digits: a search for the end of a longer number would begin again at each digit.
const NUMBER = String.raw`(?<![\p{L}\d]|\d[.,])\d[\d.,]{0,15}(?:\s?[-–]\s?\d[\d.,]{0,15})?[\s\u00a0\u202f-]?`;
/** "180 degrees", "200°", "grade 3 C" and "five miles" may be of any unit, or of this one. */
const BARE =
  /\d\s?[CF](?![\p{L}\d])|\d\s?[°º](?!\s?[CF])|\bdegrees?\b(?!\s(?:C|F|celsius|centigrade|fahrenheit)\b)|\bgas mark\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|\w{3,5}ty|hundred|thousand|half an?|half|few|a)[\s-](?:miles?|kilomet\w+|pounds?|kilos?|kilogra\w+|grams?|ounces?|feet|foot|inch(?:es)?|(?:centi|milli)?met(?:er|re)s?|yards?|(?:milli)?lit(?:er|re)s?|cups?)\b/iu;

/** "The height is unknown", so that what is given may be something else. */
export const IS_UNKNOWN =
  /\b(?:unknown|unclear|tbd|to be (?:determined|announced|confirmed)|(?:not|n['’]t|cannot be|never) (?:\w+ )?(?:known|given|stated|available|specified|provided|listed|disclosed|published|determined|sure))\b/iu;

const REACH = 60;
const MONEY =
  /[$€£¥]\s?$|\b(?:costs?|prices?|priced|pays?|paid|worth|fees?|salary|budget|spen[dt]s?|earn(?:s|ed)?|owes?|owed|raised|bill|fine|rent|revenue|profit|funding|bet|won|wins?|sold|tickets?|admission|entry|cash)\b/iu;
/** What may follow a distance or a height that is one letter, and no amount in millions: "5 m away", not "5 m views". */
const AFTER_LETTER =
  /^(?:\s?$|\s?[^\s\p{L}\p{N}]|\s(?:away|apart|from|to|and|or|of|above|below|in|at|up|down|on|off|high|tall|long|wide|deep|further|ahead|behind|before|after|is|was|the|per|each|every|for|with|by|than|sprint|race|dash|swim|run)\b)/iu;
/** Where another size stands than the one that is asked for. */
const OTHER_SIZE: Partial<Record<Measured, RegExp>> = {
  distance: /^[\s-](?:wide|deep|tall|high|thick)\b/iu,
  height: /^[\s-](?:wide|deep|thick|long|away|apart|ahead|further|from|to|off|beyond)\b/iu,
  length: /^[\s-](?:wide|deep|thick|tall|high|away|apart|ahead|further|off|beyond)\b/iu,
  width: /^[\s-](?:tall|deep|thick|long|high|away|apart|ahead|further|from|to|off|beyond)\b/iu,
};
/** What names the size that is asked for: "he ran 100 m" tells no height. */
const NAMES_SIZE: Partial<Record<Measured, RegExp>> = {
  height: /\b(?:heights?|tall|high|taller|higher|elevation|altitude)\b/iu,
  width: /\b(?:widths?|wide|wider|breadth|across)\b/iu,
};
/** What names another size than a length. */
const NAMES_OTHER =
  /\b(?:heights?|tall|high|widths?|wide|depths?|deep|distances?|ran|runs?|walk\w*|drove|drive\w*)\b/iu;
/** What may be in a unit that is also one of heights: "it is 3 m away". */
const IS_FAR =
  /\b(?:distances?|far|away|apart|ahead|off|from|ran|runs?|running|races?|sprints?|dash|walk\w*|hik\w+|driv\w+|drove|rides?|rode|trips?|routes?|travel\w*|cycl\w+|sw[aiu]m\w*|jump\w*|thr[eo]w\w*|miles?|km)\b/iu;
/** "Sterling" is money, and so is what is paid for something. */
const IS_PAID =
  /^\s(?:sterling|in cash|cash|per (?:hour|day|week|month|year|night|person|head)|an hour|a (?:day|week|month|year|night|head))\b/iu;
/** Kinds of which one may be meant and another given. */
const KINDS: readonly (readonly string[])[] = [
  ['oven', 'baking', 'cooking'],
  ['air', 'outdoor', 'room', 'day'],
  ...['water', 'body', 'storage', 'internal', 'wind', 'running', 'driving', 'walking', 'net', 'gross'].map((one) => [
    one,
  ]),
];

/** Kinds that a text names where it tells their size: "50 mph" may be the speed of a car, where the wind is meant. */
const NAMED_KINDS = ['air', 'water', 'body', 'room', 'outdoor', 'storage', 'internal', 'wind', 'net', 'gross'];

/** Whether a text speaks of another kind than the one that is asked for: "the air", where the water is meant. */
const isOfOther = (text: string, of: string): boolean =>
  (NAMED_KINDS.includes(of) && /\p{L}{3}/u.test(text) && !new RegExp(`\\b${of}`, 'iu').test(text)) ||
  KINDS.some((all) => !all.includes(of) && new RegExp(`\\b(?:${all.join('|')})\\b`, 'iu').test(text));
/** What something does to a weight of another thing. */
const OF_LOAD = /\b(?:lifts?|carr(?:y|ies)|holds?|supports?|loads?|capacity|up to|max(?:imum)?|add|use|pulls?)\b/iu;
/** "5 cups" may be won, or be of coffee. */
const OF_CUPS = /^\s(?:of|plus)\b|^\s\p{Ll}+(?<!\bin|\bat|\bon|\bthat|\band)\b/u;

/** Whether what is measured there may be an amount of money, a size of another kind or anything else. */
function isDoubtful(what: Measured, written: string, before: string, after: string): boolean {
  const unit = /\p{L}+$/u.exec(written)?.[0] ?? '';
  const [clause = ''] = /[^.!?;\n]*$/u.exec(before)!;
  const [rest = ''] = /^[^.!?;\n]*/u.exec(after)!;
  if (/[$€£¥]\s?$/u.test(before) || OTHER_SIZE[what]?.test(after)) return true;
  const around = `${clause} . ${rest}`;
  const isAlone = !/\p{L}{2}/u.test(around);
  if (!isAlone && NAMES_SIZE[what]?.test(around) === false) return true;
  if (what === 'length' && NAMES_OTHER.test(clause)) return true;
  if (what === 'distance' && /^(?:m|met(?:er|re)s?|ft|feet|foot)$/iu.test(unit) && !isAlone && !IS_FAR.test(around))
    return true;
  if (what === 'weight' && OF_LOAD.test(clause)) return true;
  if (/^pounds?$/iu.test(unit) && (IS_PAID.test(after) || MONEY.test(rest))) return true;
  if (/^(?:pounds?|m|g)$/iu.test(unit) && MONEY.test(clause)) return true;
  if (unit === 'M' || unit === 'G' || (unit === 'm' && (!AFTER_LETTER.test(after) || /\bin\s$/iu.test(before))))
    return true;
  return /^cups?$/iu.test(unit) && !OF_CUPS.test(after);
}

/** How often something is given in a unit, and how often that may be. */
function countOf(text: string, what: Measured, form: string): { sure: number; doubtful: number } {
  const all = [...text.matchAll(new RegExp(String.raw`${NUMBER}(?:${form})(?![\p{L}\d²³/])`, 'giu'))];
  const doubtful = all.filter(({ 0: written, index }) => {
    const end = index + written.length;
    return isDoubtful(what, written, text.slice(Math.max(0, index - REACH), index), text.slice(end, end + REACH));
  }).length;
  return { sure: all.length - doubtful, doubtful };
}

/** Whether what is measured is given in a unit; open where none is, or more than one. */
export function isMeasuredIn(text: string, { what, unit, share, not, of }: MeasuredIn): Answer {
  if (of !== undefined && isOfOther(text, of)) return { open: 'The response may speak of another kind.' };
  const counts = Object.entries(UNITS[what]).map(([name, form]) => ({ name, ...countOf(text, what, form) }));
  const sumOf = (given: typeof counts) => given.reduce((sum, { sure }) => sum + sure, 0);
  const own = sumOf(counts.filter(({ name }) => name === unit));
  const others = sumOf(counts.filter(({ name }) => name !== unit));
  const isOther = new RegExp(String.raw`\p{Nd}[\s\u00a0\u202f-]?(?:${OTHERS[what]})(?![\p{L}\d])`, 'iu').test(text);
  const isUnclear = isOther || BARE.test(text) || IS_UNKNOWN.test(text) || counts.some(({ doubtful }) => doubtful > 0);
  const found = `${own} of ${own + others} are in ${unit}`;
  if (share === 'some' && own > 0) return { is: true, found };
  const isDenied = counts.some(({ name, sure }) => name === not && sure > 0);
  if (isDenied || (share === 'every' && others > 0)) return { is: false, found };
  if (own + others === 0 || (own > 0 && others > 0) || isUnclear)
    return { open: 'The response gives none, in several units, or without one.' };
  return { is: own > 0, found };
}
