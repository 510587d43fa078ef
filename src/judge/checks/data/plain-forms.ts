import { rarityOf } from '../language/word-filter.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import { findAddresses } from '../privacy/email.ts';
import type { Place } from '../texts/find.ts';
import { findPlaceholders } from '../texts/placeholders.ts';
import { namedDates, writtenDates } from './calendar-dates.ts';
import { countOtherMoney } from './currencies.ts';
import { type FoundPlaces, placesOf } from './found-places.ts';
import { findDollars, findEuros, findPounds } from './numbers.ts';
import { SPOKEN_TIMES } from './spoken-times.ts';

/** The places that overlap none of some others; both in order. */
function apartFrom(places: readonly Place[], others: readonly Place[]): Place[] {
  let at = 0;
  return places.filter(({ start, end }) => {
    while (at < others.length && others[at]!.end <= start) at += 1;
    return at === others.length || others[at]!.start >= end;
  });
}

const inOrder = (places: readonly Place[]) => places.toSorted((one, other) => one.start - other.start);

/** Places of a pattern, with what a looser one finds besides them as doubtful. */
const certainly = (text: string, certain: readonly Place[], loose: RegExp): FoundPlaces => ({
  certain,
  doubtful: apartFrom(placesOf(text, loose), certain).length,
});

const isEnglish = (letters: string) => /^[a-f]+$/u.test(letters) && rarityOf(letters, 'en') !== undefined;
/** "#12345678" may be the number of an order, and "#decade" a tag. */
export const hexColorsIn = (text: string): FoundPlaces =>
  certainly(
    text,
    placesOf(text, /(?<![\w&/#.-])#(?=\d{0,5}[a-f])[\da-f]{6}(?![\w-])/giu).filter(
      ({ start, end }) => !isEnglish(text.slice(start + 1, end).toLowerCase()),
    ),
    /#[\da-f]{3,8}(?![\da-z])|(?<![\p{L}\p{N}])(?:0x)?(?=[a-f]{0,5}\d)[\da-f]{6}(?![\p{L}\p{N}])/giu,
  );

const VERSION =
  /(?<![\p{L}\p{N}_.,/-]|\d\s)v?(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}(?![\p{L}\p{N}_]|[.,:/]\d)/giu;
/** A date, a sum with dots for thousands, and the number of a chapter look the same. */
const NO_VERSION =
  /^(?:\d{1,2}\.\d{1,2}\.(?:\d\d|(?:19|20)\d\d)|(?:19|20)\d\d\.\d{1,2}\.\d{1,2}|\d{1,3}(?:\.\d{3})+)$/u;

/** @param isLoose Whether one that is written in another way, such as "v2" or "Python 3", may be meant as well. */
export function versionsIn(text: string, isLoose: boolean): FoundPlaces {
  const certain = placesOf(text, VERSION).filter(
    ({ start, end }) =>
      !NO_VERSION.test(text.slice(start, end)) &&
      !/(?:^|\n)[\s#>*_-]*$/u.test(text.slice(Math.max(0, start - 9), start)),
  );
  return certainly(text, certain, isLoose ? /\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu : /\d+(?:\.\d+){2,}/gu);
}

const DOUBLE_BRACES = /\{\{\{?\s*[#/^&]?\s*[\p{L}_][\p{L}\p{N}_.\- ]{0,60}\}?\}\}/gu;
const OTHER_VARIABLES =
  /\$?\{{1,3}[^{}\n]{1,60}\}{1,3}|<[%{?]?\s*[\p{L}_][\p{L}\p{N}_ -]{0,40}>|%[\p{L}_]\w{0,30}%?|\$[\p{L}_]\w{0,30}|\[[^\]\n]{1,60}\]|__\w{1,30}__|\*\|[^|\n]{1,40}\|\*/gu;

export const templateVariablesIn = (text: string): FoundPlaces =>
  certainly(text, placesOf(outsideCode(text), DOUBLE_BRACES), OTHER_VARIABLES);

/** Only those in double braces. */
export const doubleBracesIn = (text: string): FoundPlaces =>
  certainly(text, placesOf(text, DOUBLE_BRACES), /\{\{[^{}\n]{0,80}\}\}/gu);

const TO_FILL =
  /^\[(?:(?:your|insert|enter|recipient|customer|client|sender|company)\b[^\]]*|(?:[\p{L}_ ]+[ _])?(?:name|date|company|address|email|title|number|amount))\]$/iu;
/** "[ERROR]" is the tag of a log, "[NOTE]" a remark and "[RFC]" a source. */
const IN_CAPITALS =
  /^\[(?:\p{Lu}+[ _])*(?:NAMES?|DATES?|TIME|CITY|COUNTRY|STATE|STREET|ADDRESS|PHONE|E?MAIL|URL|LINK|WEBSITE|USER|USERNAME|CUSTOMER|CLIENT|COMPANY|BRAND|PRODUCT|TITLE|TOPIC|ROLE|NUMBER|AMOUNT|PRICE|ID|LOCATION|RECIPIENT|SENDER|SIGNATURE|PLACEHOLDER|HERE)\]$/u;

/**
 * "[Your Name]" and "{{name}}"; what else stands in brackets may be said as it is.
 * @param hasBraces Whether those in braces are meant as well.
 */
export function leftoversIn(text: string, hasBraces: boolean): FoundPlaces {
  const bare = outsideCode(text);
  const { count, first } = findPlaceholders(bare);
  const certain =
    count > first.length
      ? []
      : first.filter(({ start, end }) => [TO_FILL, IN_CAPITALS].some((one) => one.test(text.slice(start, end))));
  if (hasBraces) certain.push(...placesOf(bare, DOUBLE_BRACES));
  return certainly(text, inOrder(certain), hasBraces ? OTHER_LEFTOVERS : /\[[^\]\n]{1,60}\]/gu);
}
const OTHER_LEFTOVERS = new RegExp(
  `${OTHER_VARIABLES.source}|_{4,}|\\b(?:TBD|TODO|XXX+|placeholder|lorem ipsum)\\b`,
  'giu',
);

const AM_PM =
  /(?<![\p{L}\p{N}_:.])(?:0?[1-9]|1[0-2])(?:[:.][0-5]\d)?(?:\s|\u00a0)?[ap](?:m(?![\p{L}\p{N}])|\.\s?m\.?)/giu;
/** What may directly follow a time ("14:00Z", "14:00UTC", "14:00h"); the "02:00" of "+02:00" is an offset, and no time. */
const ZONED = String.raw`(?:[Zz]|[A-Z]{1,3}[TC]|h)(?!\p{L})`;
export const NO_OFFSET = String.raw`(?<!:\d\d(?:\p{L}{1,4})?\+|:\d\d:\d\d[-−])`;
const CLOCK = new RegExp(
  String.raw`${NO_OFFSET}(?<![\p{L}\p{N}_/]|[:.](?=\d))(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:${ZONED}|(?![\p{N}_/]|[:.]\d|\p{L}))`,
  'gu',
);
/** Within "2024-01-01T14:00:00Z", "24:00". */
const LOOSE_CLOCK = String.raw`${NO_OFFSET}(?<!\d)(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)`;
/** "17.30" and "1730"; what looks like a year is a time only after "at". */
const DOTTED = String.raw`(?<![\p{L}\p{N}$€£#]|[\p{N}][.,:/-]|[$€£#]\s)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\p{L}\p{N}%°]|[.,:/-]\p{N}|\s?(?:[%€£$°]|(?:dollars|euros|pounds|percent|USD|EUR|GBP|kg|km|cm|mm|m|g|l|ml|miles|GB|MB)(?!\p{L})))`;
const JOINED = String.raw`(?<![\p{L}\p{N}$€£#_]|[\p{N}][.,:/\s-]|[$€£#-]\s?)(?:(?!19\d\d|20[0-5]\d)(?:[01]\d|2[0-3])[0-5]\d|(?<=\bat\s)20[0-5]\d)(?![\p{L}\p{N}%°_]|[.,:/\s-]\p{N}|\s?[%€£$°])`;
const SPOKEN_TIME = new RegExp(
  String.raw`${SPOKEN_TIMES}|\bo['’]?clock\b|\b(?:noon|midnight|midday)\b|\b(?:half|quarter)\s(?:past|to)\b|\d\s?h(?:\d\d|\b)|\d{3,4}\s?(?:hours|hrs)\b|\b[ap]\.?m\b|\b(?:at|by|until|till|from|before|after)\s\d{1,2}(?:[-–]\d{1,2})?(?![\d:%]|[.,]\d)|${DOTTED}|${JOINED}|${LOOSE_CLOCK}`,
  'giu',
);

/** Times of day with whether each is of the 24-hour clock; undefined for one that may be of either. */
export function timesIn(text: string): { found: { text: string; is24: boolean | undefined }[]; doubtful: number } {
  const halves = placesOf(text, AM_PM);
  const clocks = apartFrom(placesOf(text, CLOCK), halves);
  const found = [
    ...halves.map(({ start, end }) => ({ text: text.slice(start, end), is24: false as boolean | undefined })),
    ...clocks.map(({ start, end }) => {
      const time = text.slice(start, end);
      const isTwelve = /^\s?(?:in the|at night|tonight|[-–]|to\b)/iu.test(text.slice(end, end + 10));
      return { text: time, is24: time.indexOf(':') === 2 && !(isTwelve && /^1[0-2]/u.test(time)) ? true : undefined };
    }),
  ];
  return { found, doubtful: certainly(text, inOrder([...halves, ...clocks]), SPOKEN_TIME).doubtful };
}

/** Texts of one form: those that are of it, and those that may be. */
const WHOLE = {
  'a UUID': [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu, /^[{(]?[\da-f-]{32,36}[)}]?$|^urn:uuid:/iu],
  'a hex color': [/^#[\da-f]{6}$/iu, /^(?:#|0x)?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu],
  'a # and six hexadecimal digits': [/^#[\da-f]{6}$/iu, undefined],
  'a version number X.Y.Z': [/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/u, /^v?\d+(?:\.\d+){2,}(?:[-+][\w.+-]+)?$/iu],
  'a time HH:MM': [/^(?:[01]\d|2[0-3]):[0-5]\d$/u, /^\d{1,2}:\d\d(?::\d\d)?$/u],
  'kebab-case': [/^[a-z][a-z\d]*(?:-[a-z\d]+)+$/u, /^[a-z\d/-]+$/u],
  snake_case: [/^[a-z][a-z\d]*(?:_[a-z\d]+)+$/u, /^[a-z\d_]+$/u],
  camelCase: [/^[a-z]+[\da-z]*(?:[A-Z][a-z\d]+)+$/u, /^[$_]*[a-z][a-zA-Z\d]*$/u],
  PascalCase: [/^(?:[A-Z][a-z\d]+){2,}$/u, /^[A-Z][a-zA-Z\d]*$/u],
} as const satisfies Record<string, readonly [RegExp, RegExp | undefined]>;
/** Naming styles; a file extension, folder or sign may stand next to the name. */
const CASES = { 'kebab-case': true, snake_case: true, camelCase: true, PascalCase: true };
export type WholeForm = keyof typeof WHOLE | 'an e-mail address' | `a date ${string}` | `a date, such as ${string}`;

function isOtherDate(text: string): boolean {
  const { certain, doubtful } = namedDates(text);
  const isWhole = certain.some(({ start, end }) => start === 0 && end === text.length);
  return isWhole || doubtful > 0 || (/\d/u.test(text) && !/\p{L}/u.test(text));
}

/** Whether all of a text is of a form; undefined if that is uncertain. */
export function isOfForm(text: string, form: WholeForm): boolean | undefined {
  if (form.startsWith('a date, ')) {
    const isOf = isOfForm(text, `a date ${form.slice('a date, such as '.length)}`);
    return isOf || (isOtherDate(text) ? undefined : isOf);
  }
  if (form.startsWith('a date ')) {
    const all = writtenDates(text);
    const [one] = all;
    const isWhole = all.length === 1 && one!.start === 0 && one!.end === text.length;
    if (!isWhole) return /\d{3}/u.test(text) && text.length < 12 ? undefined : false;
    if (one!.formats.includes(form.slice(7) as never)) return one!.isCertain ? true : undefined;
    return one!.formats.length > 0 ? false : undefined;
  }
  if (form === 'an e-mail address') {
    const { certain } = findAddresses(text);
    if (certain.length === 1 && certain[0]!.start === 0 && certain[0]!.end === text.length) return true;
    return text.includes('@') && !/\s/u.test(text) ? undefined : false;
  }
  const [yes, maybe] = WHOLE[form as keyof typeof WHOLE];
  if (yes.test(text)) return true;
  // "my-file.txt" has a name in kebab-case.
  const isNamed = form in CASES && new RegExp(yes.source.slice(1, -1), 'u').test(text);
  return maybe?.test(text) || isNamed ? undefined : false;
}

/** A number where a price would stand. */
const BARE_PRICE =
  /\b(?:pric\w*|costs?|fees?|pay\w*|paid|charge\w*|total\w*|worth|amounts?|budget|sells?|only|just|save|for|at)\s[^.\n$€£]{0,20}?\p{Nd}+(?!\p{Nd}|[.,]\p{Nd}|\s?(?:[€£]|dollars?|USD|euros?|EUR|GBP|%|:))/giu;

/** Amounts of money with their currency; what may be a price without a known one is doubtful. */
export function pricesIn(text: string): { found: (Place & { text: string; currency: string })[]; doubtful: number } {
  let doubtful = countOtherMoney(text) + (text.match(BARE_PRICE)?.length ?? 0);
  const found = Object.entries({ dollars: findDollars, euros: findEuros, pounds: findPounds }).flatMap(
    ([currency, find]) => {
      const all = find(text);
      doubtful += all.doubtful;
      return all.certain.map(({ start, end }) => ({ start, end, text: text.slice(start, end), currency }));
    },
  );
  return { found, doubtful };
}
