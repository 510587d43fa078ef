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

const countOf = (text: string, unit: string) =>
  text.match(new RegExp(String.raw`${NUMBER}(?:${unit})(?![\p{L}\d²³/])`, 'giu'))?.length ?? 0;

/** Whether what is measured is given in a unit; open where none is, or more than one. */
export function isMeasuredIn(text: string, { what, unit, share, not }: MeasuredIn): Answer {
  const [own, others] = [true, false].map((isOwn) =>
    Object.entries(UNITS[what])
      .filter(([name]) => (name === unit) === isOwn)
      .reduce((sum, [, form]) => sum + countOf(text, form), 0),
  ) as [number, number];
  const found = `${own} of ${own + others} are in ${unit}`;
  if (share === 'some' && own > 0) return { is: true, found };
  const isOther = not !== undefined && countOf(text, unitsOf(what)[not]!) > 0;
  if (isOther || (share === 'every' && others > 0)) return { is: false, found };
  if (own + others === 0 || (own > 0 && others > 0) || BARE.test(text))
    return { open: 'The response gives none, in several units, or without one.' };
  return { is: own > 0, found };
}
