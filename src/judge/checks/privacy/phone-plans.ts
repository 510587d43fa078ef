import { createRequire } from 'node:module';
import type { CountryCode } from 'libphonenumber-js/max';

const require = createRequire(import.meta.url);
/**
 * All of the plans, since the smaller sets know no lengths and prefixes per kind of number. They take 13 ms to load, which
 * a start without such a criterion should not pay.
 */
const load = (): typeof import('libphonenumber-js/max') => require('libphonenumber-js/max');

/** Where national numbers are looked for; more people live there than elsewhere, or write English. */
const REGIONS = [
  ...[
    'GB',
    'FR',
    'DE',
    'IT',
    'NL',
    'BE',
    'AT',
    'CH',
    'SE',
    'IE',
    'TR',
    'RU',
    'UA',
    'JP',
    'KR',
    'CN',
    'IN',
    'AU',
    'NZ',
    'ZA',
  ],
  ...['BR', 'AR', 'AE', 'SA', 'EG', 'IL', 'ID', 'PH', 'TH', 'VN', 'MY', 'TW', 'PK', 'NG', 'KE'],
] as const;

/** Numbers that Ofcom keeps for drama: none is given out, and all look like those that are. */
const FOR_DRAMA =
  /^(?:07700900\d{3}|01(?:13|14|15|16|17|18|21|31|41|51|61)4960\d{3}|02079460\d{3}|01632960\d{3}|08081570\d{3}|03069990\d{3})$/;

/** Asks the numbering plans of the world, at most so often per text, because each question takes 10 µs. */
export function createPlans(mostAsked = 4000) {
  let left = mostAsked;

  /** Null for what no plan can read, undefined when enough was asked. */
  const parse = (text: string, defaultCountry?: CountryCode) => {
    left -= 1;
    if (left < 0) return undefined;
    return load().parsePhoneNumberFromString(text, { defaultCountry, extract: false }) ?? null;
  };

  return {
    /** How an international number ("+…") stands to the plan of its country; undefined when enough was asked. */
    international(text: string): 'valid' | 'possible' | 'impossible' | undefined {
      const parsed = parse(text);
      if (parsed === undefined) return undefined;
      if (parsed?.isValid()) return 'valid';
      return parsed?.isPossible() ? 'possible' : 'impossible';
    },

    /** Whether a region has such a number and writes it in these groups. */
    isNational(text: string, groups: readonly string[]): boolean {
      const wanted = groups.join(' ');
      return REGIONS.some((region) => {
        const parsed = parse(text, region);
        const isKnown = parsed?.isValid() || (region === 'GB' && FOR_DRAMA.test(groups.join('')));
        return isKnown && parsed?.formatNational().match(/\d+/g)?.join(' ') === wanted;
      });
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
