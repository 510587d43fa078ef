import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The library takes 20 ms to load, which a start without such a criterion should not pay. */
const load = (): typeof import('awesome-phonenumber') => require('awesome-phonenumber');

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
];

/** Numbers that Ofcom keeps for drama: none is given out, and all look like those that are. */
const FOR_DRAMA =
  /^(?:07700900\d{3}|01(?:13|14|15|16|17|18|21|31|41|51|61)4960\d{3}|02079460\d{3}|01632960\d{3}|08081570\d{3}|03069990\d{3})$/;

/** Asks the numbering plans of the world; so often at most in one text, since each question takes 50 µs. */
export function createPlans(mostAsked = 4000) {
  let left = mostAsked;

  const parse = (text: string, regionCode?: string) => {
    left -= 1;
    return left < 0 ? undefined : load().parsePhoneNumber(text, regionCode ? { regionCode } : {});
  };

  return {
    /** How an international number ("+…") stands to the plan of its country; undefined when enough was asked. */
    international(text: string): 'valid' | 'possible' | 'impossible' | undefined {
      const parsed = parse(text);
      if (!parsed) return undefined;
      return parsed.valid ? 'valid' : parsed.possible ? 'possible' : 'impossible';
    },

    /** Whether a region has such a number and writes it in these groups. */
    isNational(text: string, groups: readonly string[]): boolean {
      const wanted = groups.join(' ');
      return REGIONS.some((region) => {
        const parsed = parse(text, region);
        const isKnown = parsed?.valid || (region === 'GB' && FOR_DRAMA.test(groups.join('')));
        return isKnown && parsed?.number?.national.match(/\d+/g)?.join(' ') === wanted;
      });
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
