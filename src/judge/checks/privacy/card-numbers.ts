import { createRequire } from 'node:module';
import { withAsciiDigits } from './ascii-digits.ts';
import { findIbans } from './ibans.ts';
import { namesOtherNumber } from './labels.ts';
import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';

const CARD_NUMBER = {
  singular: 'card number',
  plural: 'card numbers',
  aliases: ['credit card', 'payment card', 'bank card'].flatMap((card) => [`${card} number`, `${card} numbers`]),
  isLength: false,
};

const require = createRequire(import.meta.url);

/** How the numbers of an issuer begin and how many digits they have (ISO/IEC 7812; the issuers' published ranges). */
const ISSUERS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|09|[689]\d)\d{11,16}$/, // Diners Club
  /^6(?:011|4[4-9]\d|5\d{2})\d{12,15}$/, // Discover
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^(?:62\d{2}|81\d{2})\d{12,15}$/, // UnionPay
  /^(?:50\d{2}|5[6-8]\d{2}|6[37]\d{2})\d{9,15}$/, // Maestro
  /^220[0-4]\d{12,15}$/, // Mir
  /^(?:60\d{2}|82\d{2}|9792)\d{12}$/, // RuPay, Troy
];

/** How cards print their digits. */
const GROUPINGS: readonly (readonly number[])[] = [
  [4, 4, 4, 4],
  [4, 4, 4, 4, 3],
  [4, 6, 5],
  [4, 6, 4],
];

/** Numbers that the issuers give out for tests, which everybody knows for what they are. */
const FOR_TESTS = [
  ...['4111111111111111', '4242424242424242', '4012888888881881', '4000056655665556', '5555555555554444'],
  ...['5105105105105100', '378282246310005', '371449635398431', '6011111111111117', '30569309025904'],
];

/** Groups of digits with one blank or hyphen between them, at least 13 in all. */
const RUN = /(?<![\p{L}\p{N}_]|\d[.,])\d(?:[ \u00a0-]?\d){12,}(?![\p{L}_]|[.,]\d)/gu;

/** Groups with other marks between them, which no card prints and somebody may write. */
const WITH_OTHER_MARKS = /(?<!\d)\d{4}([./_–])\d{4}\1\d{4}\1\d{4}(?!\d)/gu;

/** Words near a number that say that it is of a card. */
const CARD =
  /card|visa|amex|american express|maestro|diners|discover|\bjcb\b|unionpay|kredit|tarjeta|carte|carta|cvv|cvc|\bpan\b/iu;
const REACH_BEFORE = 100;
const REACH_AFTER = 60;

/**
 * The card numbers of a text: 13 to 19 digits that an issuer gives out, with a right check digit (Luhn), in the groups that
 * cards have, or at a stretch where the text speaks of cards. Digits of other scripts count; a number that is masked is none.
 */
export function findCardNumbers(given: string): Sightings {
  const text = withoutIbans(withAsciiDigits(given));
  const certain: Sighting[] = [];
  let doubtful = text.match(WITH_OTHER_MARKS)?.length ?? 0;
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    const found = inRun(text, match.index, match[0]);
    certain.push(...found.certain);
    doubtful += found.doubtful;
  }
  return { certain, doubtful };
}

/** Digits of an IBAN are of no card. */
function withoutIbans(text: string): string {
  let at = 0;
  const pieces = findIbans(text).certain.map(({ start, end }) => {
    const piece = text.slice(at, start) + '~'.repeat(end - start);
    at = end;
    return piece;
  });
  return [...pieces, text.slice(at)].join('');
}

interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Reads a run group by group, since several numbers may stand in a row. */
function inRun(text: string, offset: number, run: string): { certain: Sighting[]; doubtful: number } {
  const groups = Array.from(run.matchAll(/\d+/g), ({ 0: digits, index }): Group => {
    const start = offset + index;
    return { digits, start, end: start + digits.length };
  });
  const certain: Sighting[] = [];
  let doubtful = 0;
  for (let at = 0; at < groups.length; ) {
    const card = cardAt(groups, at);
    const first = groups[at]!;
    if (card && isClear(text, first)) certain.push({ start: first.start, end: groups[at + card - 1]!.end });
    else if (card || mayBeMistyped(text, first)) doubtful += 1;
    const isLike = !card && fits(groups, at, GROUPINGS[0]!) && ![1, 2, 3].some((next) => cardAt(groups, at + next));
    if (isLike && !isSeries(groups.slice(at, at + 4))) doubtful += 1;
    at += card ?? (isLike ? 4 : 1);
  }
  const isOdd = certain.length + doubtful === 0 && groups.length > 1 && run.length < 40;
  return { certain, doubtful: isOdd && isCard(groups.map(({ digits }) => digits).join('')) ? 1 : doubtful };
}

/** How many groups make up the card number that begins at a group. */
function cardAt(groups: readonly Group[], at: number): number | undefined {
  const first = groups[at];
  if (!first) return undefined;
  if (isCard(first.digits)) return 1;
  const found = GROUPINGS.filter((grouping) => fits(groups, at, grouping)).map(({ length }) => length);
  return found.find((length) =>
    isCard(
      groups
        .slice(at, at + length)
        .map(({ digits }) => digits)
        .join(''),
    ),
  );
}

const fits = (groups: readonly Group[], at: number, grouping: readonly number[]) =>
  grouping.every((length, offset) => groups[at + offset]?.digits.length === length);

/** Years in a row, or round numbers, are no card's. */
const isSeries = (groups: readonly Group[]) =>
  [/^(?:19|20)\d\d$/, /00$/].some((pattern) => groups.every(({ digits }) => pattern.test(digits)));

const isIssued = (digits: string) =>
  digits.length >= 13 && digits.length <= 19 && ISSUERS.some((issuer) => issuer.test(digits));

function isCard(digits: string): boolean {
  return isIssued(digits) && require('validator/lib/isLuhnNumber.js').default(digits);
}

/** Digits at a stretch are of a card only where the text says so, and groups unless it says otherwise. */
function isClear(text: string, first: Group): boolean {
  if (FOR_TESTS.includes(first.digits) || isNearCard(text, first)) return true;
  return first.digits.length < 13 && !namesOtherNumber(text.slice(Math.max(0, first.start - REACH_AFTER), first.start));
}

const mayBeMistyped = (text: string, group: Group) => isIssued(group.digits) && isNearCard(text, group);

const isNearCard = (text: string, { start, end }: Group) =>
  CARD.test(text.slice(Math.max(0, start - REACH_BEFORE), start)) || CARD.test(text.slice(end, end + REACH_AFTER));

/** Checks whether, or how many, card numbers are there. */
export const cardNumbers = sightingChecks('card-numbers', [
  {
    unit: CARD_NUMBER,
    find: findCardNumbers,
    isCostly: true,
    isSecret: true,
    doubt: 'The text holds digits that may be a card number or another number.',
  },
]);
