import type { Candidate } from './phone-candidates.ts';

/** "(212) 555-0134", "1-212-555-0134", "212.555.0134" */
const BRACKETED = /^(?:\+?1[-. ]?)?\(\d{3}\)[- .]?\d{3}[-. ]\d{4}$/;
const NORTH_AMERICAN = /^(?:1[-. ])?[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}$|^(?:1[-. ])?555([-.])\d{3}\2\d{4}$/;
/** Numbers that are kept for films and books. */
const FICTIONAL = /^555[-. ]01\d{2}$/;

/** Whether it is written as phone numbers of North America are, and hardly anything else. */
export const isNorthAmerican = ({ raw, groups }: Candidate): boolean =>
  BRACKETED.test(raw) || FICTIONAL.test(raw) || (NORTH_AMERICAN.test(raw) && !isRound(groups));

const DATES: readonly RegExp[] = [
  /^(?:19|20)\d{2}([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/,
  /^(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)?\d{2}(?![-./\d])/,
  /^(?:19|20)\d{2}(?: ?[-–/] ?| )(?:19|20)\d{2}$/,
  /^(?:[01]?\d|2[0-4])\.[0-5]\d ?[-–] ?(?:[01]?\d|2[0-4])\.[0-5]\d$/,
];
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const SOCIAL_SECURITY = /^\d{3}-\d{2}-\d{4}$/;
const DECIMAL = /^\d*\.\d+(?:[ ]?[-–/][ ]?\d*\.\d+)?$/;

/** Words after an amount. */
const UNIT =
  /^\s?(?:[%‰°€£$¥₹²³]|(?:percent|million|billion|trillion|thousand|usd|eur|gbp|dollars|euros|pounds|words|people|users|customers|inhabitants|residents|items|units|points|bytes|[kmgt]i?b|times|copies|votes|followers|views|downloads|steps|tokens|rows|records|records|years|days|hours|minutes|seconds|ms|kg|km|miles|meters|metres|feet|tons|tonnes|shares|jobs|species|stars|pixels|samples|parameters|requests)(?![\p{L}]))/iu;

/** Whether it is something else for certain: a date, a span of years, an address of a network, an amount, a part of a word. */
export function isOtherwise({ raw, digits, before, after }: Candidate): boolean {
  if (DATES.some((date) => date.test(raw)) || IP.test(raw) || SOCIAL_SECURITY.test(raw) || DECIMAL.test(raw))
    return true;
  if (isGrown(before, raw, after) || UNIT.test(after)) return true;
  const isBook = digits.length === 13 && /^97[89]/.test(digits);
  return isBook || /^0*$/.test(digits);
}

/** Whether it is a row of years, of round numbers or of steps, unless it is announced as a phone number. */
export function isSeries({ raw, groups }: Candidate): boolean {
  const areYears = groups.every((group) => /^(?:19|20)\d{2}$/.test(group));
  return areYears || (groups.length > 1 && !/^\(?0/.test(raw) && isRound(groups)) || isCount(groups);
}

/** Of letters that are written without blanks between words nothing grows. */
const GROWING = String.raw`[[\p{L}\p{N}_]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]`;
const GROWN_BEFORE = new RegExp(String.raw`(?:${GROWING}|\d[.,:]|[#$€£¥₹%@&\\~^]|[\p{L}\p{N}_][\-\/=.]|[\-−])$`, 'v');
const GROWN_AFTER = new RegExp(String.raw`^(?:(?!(?:x|ext)\.?\s?\d)${GROWING}|[.,:]\d|[\-\/.][\p{L}_]|[@=^#])`, 'v');

/** Whether letters, a currency, a path or a fraction are grown to it. */
function isGrown(before: string, raw: string, after: string): boolean {
  if (GROWN_AFTER.test(after)) return true;
  const isOpened = /^[+(]/.test(raw);
  return isOpened ? /[\p{N}]$/u.test(before) : GROWN_BEFORE.test(before);
}

const isRound = (groups: readonly string[]) =>
  groups.every((group) => /0$/.test(group) && group !== '0') || groups.slice(1).every((group) => /^0+$/.test(group));

/** "1 2 3 4 5 6 7", "10 20 30 40": as one counts. */
function isCount(groups: readonly string[]): boolean {
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  return groups.length >= 4 && STEPS.includes(steps[0]!) && steps.every((step) => step === steps[0]);
}
const STEPS = [0, 1, 2, 5, 10, 20, 25, 50, 100];

/** Whether the pairs go up, as lots drawn do, and examples. */
export const isRising = (groups: readonly string[]): boolean =>
  groups.length > 3 &&
  groups.every((group, at) => group.length === 2 && (at === 0 || Number(group) > Number(groups[at - 1])));

const SHORTEST_GROUP = 2;

/**
 * Whether it looks like a phone number of some country, and may be something else: 7 to 13 digits in two to five groups, or so
 * many at a stretch as many countries' numbers have.
 */
export function isPhoneLike({ raw, digits, groups }: Candidate): boolean {
  if (digits.length < 7 || digits.length > 13) return false;
  if (groups.length === 1) return AT_A_STRETCH.test(digits) && !LIMITS.includes(digits);
  if (groups.length > 6 || groups.slice(1).some((group) => group.length < SHORTEST_GROUP)) return false;
  const begins = /^\(?0/.test(raw) || raw.includes('(');
  if (begins) return groups[0]!.length >= SHORTEST_GROUP || /^\(|^[18] ?\(|^0 8\d\d /.test(raw);
  if (/\.|\//.test(raw) && !/^\d{3}([./])\d{3}\1\d{4}$/.test(raw)) return false;
  if (/ [-–/] /.test(raw)) return false;
  return groups.length === 2 ? isPairLike(raw, groups) : isRowLike(raw, groups);
}

/** Eight to eleven digits, or more after a zero; not "20240305", "83200000" or the seconds of a clock. */
const AT_A_STRETCH =
  /^(?!(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$|1[67]\d{8}$|\d*000$)(?:\d{8,11}|0[1-9]\d{8,10})$/;

/** The largest whole numbers of computers. */
const LIMITS = ['2147483647', '2147483648', '4294967295', '4294967296'];

/** "867-5309", "6123 4567", "98765 43210"; not "1200-3400" nor "12345-6789". */
function isPairLike(raw: string, [first = '', second = '']: readonly string[]): boolean {
  if (/[-‐‑–]/.test(raw) && first.length === second.length && Number(first) < Number(second)) return false;
  return ['3 4', '3 5', '3 6', '3 7', '4 4', '4 6', '5 5', '5 6', '2 6', '2 7'].includes(
    `${first.length} ${second.length}`,
  );
}

function isRowLike(raw: string, groups: readonly string[]): boolean {
  const lengths = groups.map(({ length }) => length);
  const isThousands = lengths.slice(1).every((length) => length === 3) && (lengths[0]! < 3 || lengths.length > 3);
  const isScore = /[-–]/.test(raw) && / /.test(raw) && lengths.every((length) => length <= 2);
  return !isThousands && !isScore && !isRising(groups) && lengths[0]! <= 5;
}
