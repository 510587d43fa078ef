import type { Answer } from '../whole-text.ts';

/** What is measured, in which units, and how each is written after a number. */
const UNITS = {
  temperature: {
    '°C': String.raw`(?:[°º]\s?C|degrees?\s(?:C|celsius|centigrade)|celsius)`,
    '°F': String.raw`(?:[°º]\s?F|degrees?\s(?:F|fahrenheit)|fahrenheit)`,
  },
  distance: { km: 'km|kilomet(?:er|re)s?|kms', miles: 'mi|miles?', m: 'm|met(?:er|re)s?', feet: 'ft|feet|foot' },
  height: { cm: 'cm|centimet(?:er|re)s?', m: 'm|met(?:er|re)s?', feet: 'ft|feet|foot', inches: 'inch(?:es)?' },
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

/** In which unit something is given: whether all of it is, or any, and otherwise in whatever way that leaves no doubt. */
export interface MeasuredIn {
  what: Measured;
  unit: string;
  share?: 'every' | 'some';
  /** The unit that it is not to be given in. */
  not?: string;
}

export const unitsOf = (what: Measured): Readonly<Record<string, string>> => UNITS[what];

// At most 16 digits: a search for the end of a longer number would begin again at each digit.
const NUMBER = String.raw`(?<![\p{L}\d]|\d[.,])\d[\d.,]{0,15}(?:\s?[-–]\s?\d[\d.,]{0,15})?[\s\u00a0\u202f-]?`;
/** "180 degrees", "200°", "grade 3 C" and "five miles" may be of any unit, or of this one. */
const BARE =
  /\d\s?[CF](?![\p{L}\d])|\d\s?[°º](?!\s?[CF])|\bdegrees?\b(?!\s(?:C|F|celsius|centigrade|fahrenheit)\b)|\bgas mark\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|few) (?:miles?|kilomet\w+|pounds?|kilos?|grams?|ounces?|feet|inches|met\w+|lit\w+|cups?)\b/iu;

/** "The height is unknown", so that what is given may be something else. */
export const IS_UNKNOWN =
  /\b(?:unknown|unclear|tbd|to be (?:determined|announced|confirmed)|(?:not|n['’]t|cannot be|never) (?:\w+ )?(?:known|given|stated|available|specified|provided|listed|disclosed|published|determined|sure))\b/iu;

const REACH = 60;
const MONEY =
  /[$€£¥]\s?$|\b(?:costs?|prices?|priced|pays?|paid|worth|fees?|salary|budget|spen[dt]s?|earn(?:s|ed)?|owes?|owed|raised|bill|fine|rent|revenue|profit|funding|bet|won|wins?|sold)\b/iu;
/** What may follow a distance or a height that is one letter, and no amount in millions: "5 m away", not "5 m views". */
const AFTER_LETTER =
  /^(?:\s?$|\s?[^\s\p{L}\p{N}]|\s(?:away|apart|from|to|and|or|of|above|below|in|at|up|down|on|off|high|tall|long|wide|deep|further|ahead|behind|before|after|is|was|the|per|each|every|for|with|by|than|sprint|race|dash|swim|run)\b)/iu;
/** Where another size stands than the one that is asked for. */
const OTHER_SIZE: Partial<Record<Measured, RegExp>> = {
  distance: /^[\s-](?:wide|deep|tall|high|thick)\b/iu,
  height: /^[\s-](?:wide|deep|thick|long|away|apart|ahead|further|from|to|off|beyond)\b/iu,
};
/** What something does to a weight of another thing. */
const OF_LOAD = /\b(?:lifts?|carr(?:y|ies)|holds?|supports?|loads?|capacity|up to|max(?:imum)?|add|use|pulls?)\b/iu;
/** "5 cups" may be won, or be of coffee. */
const OF_CUPS = /^\s(?:of|plus)\b|^\s\p{Ll}+(?<!\bin|\bat|\bon|\bthat|\band)\b/u;

/** Whether what is measured there may be an amount of money, a size of another kind or anything else. */
function isDoubtful(what: Measured, written: string, before: string, after: string): boolean {
  const unit = /\p{L}+$/u.exec(written)?.[0] ?? '';
  const [clause = ''] = /[^.!?;\n]*$/u.exec(before)!;
  if (/[$€£¥]\s?$/u.test(before) || OTHER_SIZE[what]?.test(after)) return true;
  if (what === 'weight' && OF_LOAD.test(clause)) return true;
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
export function isMeasuredIn(text: string, { what, unit, share, not }: MeasuredIn): Answer {
  const counts = Object.entries(UNITS[what]).map(([name, form]) => ({ name, ...countOf(text, what, form) }));
  const sumOf = (given: typeof counts) => given.reduce((sum, { sure }) => sum + sure, 0);
  const own = sumOf(counts.filter(({ name }) => name === unit));
  const others = sumOf(counts.filter(({ name }) => name !== unit));
  const isUnclear = BARE.test(text) || IS_UNKNOWN.test(text) || counts.some(({ doubtful }) => doubtful > 0);
  const found = `${own} of ${own + others} are in ${unit}`;
  if (share === 'some' && own > 0) return { is: true, found };
  const isOther = counts.some(({ name, sure }) => name === not && sure > 0);
  if (isOther || (share === 'every' && others > 0)) return { is: false, found };
  if (own + others === 0 || (own > 0 && others > 0) || isUnclear)
    return { open: 'The response gives none, in several units, or without one.' };
  return { is: own > 0, found };
}
