import { withAsciiDigits } from './ascii-digits.ts';
import { namesOtherNumber } from './labels.ts';
import { type Candidate, candidatesIn, mostDigits } from './phone-candidates.ts';
import { announcesPhone, isNeutral, isShortNumber } from './phone-cues.ts';
import { isNorthAmerican, isOtherwise, isPhoneLike, isRising, isSeries } from './phone-layouts.ts';
import { createPlans, type Plans } from './phone-plans.ts';
import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';

const PHONE_NUMBER = {
  singular: 'phone number',
  plural: 'phone numbers',
  aliases: ['telephone number', 'telephone numbers'],
  isLength: false,
};

/** "1-800-FLOWERS", "0800-REISEN", and digits that are spelled out. */
const IN_LETTERS =
  /(?<![\p{L}\p{N}])(?:(?:1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?|0[89]00|1[38]00)[-. ](?=(?:[\d-]*[A-Z]){4})[A-Z\d-]{5,14}(?![\p{L}\p{N}])/gu;
const SPELLED = /(?:(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})[\s,–-]{0,3}){7,}/giu;

/**
 * The phone numbers of a text. Certain are international ones ("+" or "00" and a country that has numbers of that length), those that
 * are announced ("Tel.", "call us at"), those in North America's layout, and those that a country has and writes so. What looks like
 * a number of some country and may be another number is doubtful. Digits of other scripts count.
 */
export function findPhoneNumbers(given: string): Sightings {
  const text = withAsciiDigits(given);
  const plans = createPlans();
  const certain: Sighting[] = [];
  let doubtful = 0;
  for (const candidate of candidatesIn(text)) {
    const kind = kindOf(candidate, plans);
    if (kind === 'certain' && !isLinkOf(candidate, certain.at(-1), text))
      certain.push({ start: candidate.start, end: candidate.end });
    if (kind === 'doubtful') doubtful += 1;
  }
  for (const pattern of [IN_LETTERS, SPELLED]) doubtful += text.match(pattern)?.length ?? 0;
  return { certain, doubtful };
}

/** Calls that programs make. */
const CALL = /\p{L}(?<!(?<!\p{L})(?:please|or|to|and|can|may|just|then))\scalls?\P{L}*$/iu;

type Kind = 'certain' | 'doubtful' | 'none';

function kindOf(candidate: Candidate, plans: Plans): Kind {
  const { raw, digits, groups, before, after } = candidate;
  if (digits.length < 7) return isShortNumber(digits, before, after) && !isOtherwise(candidate) ? 'doubtful' : 'none';
  if (/^\(?\+/.test(raw)) return international(candidate, plans);
  if (digits.length > mostDigits) return announcesPhone(before, true) ? 'doubtful' : 'none';
  const isAnnounced = announcesPhone(before, groups.length > 1);
  if (isOtherwise(isAnnounced && /[:/=]$/.test(before) ? { ...candidate, before: '' } : candidate)) return 'none';
  if (isAnnounced) return isSeries(candidate) ? 'doubtful' : 'certain';
  if (isSeries(candidate)) return 'none';
  const isNamedOtherwise = namesOtherNumber(before);
  if (isNorthAmerican(candidate)) return isNamedOtherwise ? 'doubtful' : 'certain';
  if (isNamedOtherwise) return 'none';
  if (/^(?:00[1-9]|011 )/.test(raw) && digits.length >= 10) return prefixed(candidate, plans);
  // "Dial 5550100", not "tool call 5550100".
  if (!isPhoneLike(candidate)) return announcesPhone(before, true) && !CALL.test(before) ? 'doubtful' : 'none';
  const isTold = /^(?:0|\(|8 ?\()/.test(raw) && groups.length > 1 && isNeutral(before) && !isRising(groups);
  return isTold && plans.isNational(raw, groups) ? 'certain' : 'doubtful';
}

const PLUS = /^\(?\+[ (]?/;

/** "+44 20 7946 0018" */
function international(candidate: Candidate, plans: Plans): Kind {
  const { raw, digits, groups, before } = candidate;
  if (isOtherwise({ ...candidate, raw: raw.replace(PLUS, '') }) || isSeries(candidate)) return 'none';
  const plan = plans.international(raw.replace(PLUS, '+'));
  const isGrouped = groups.length > 1;
  if (plan === undefined) return 'doubtful';
  const isLong = digits.length > 8;
  // It may be a number without its area code, of which the plans say nothing.
  if (plan === 'impossible')
    return (isLong && !isSum(raw, before)) || (isGrouped && digits.length > 7) ? 'doubtful' : 'none';
  if (announcesPhone(before, isGrouped)) return 'certain';
  if (isSum(raw, before)) return plan === 'valid' ? 'doubtful' : 'none';
  if (plan === 'valid' && (isGrouped || isLong) && !/0{6}$/.test(digits)) return 'certain';
  const isAmount = groups.length > 2 && groups.slice(1).every(({ length }) => length === 3);
  if (isGrouped && isLong && !isAmount) return 'certain';
  return isGrouped || isLong ? 'doubtful' : 'none';
}

/** "x+12345678901", "5 + 12345678901" */
const isSum = (raw: string, before: string) =>
  /[\p{L}\p{N})\]*/]$/u.test(before) || /[\d)=]\s$/.test(before) || (/^\+ /.test(raw) && /\p{L}\s$/u.test(before));

/** "0044 20 7946 0018", "011 44 20 7946 0018" */
function prefixed(candidate: Candidate, plans: Plans): Kind {
  const plan = plans.international(`+${candidate.raw.replace(/^(?:00|011 )/, '')}`);
  if (plan === 'impossible') return isPhoneLike(candidate) ? 'doubtful' : 'none';
  return plan && candidate.groups.length > 2 && isNeutral(candidate.before) ? 'certain' : 'doubtful';
}

/** Whether it is what the link "[+1 212 555 0134](tel:+12125550134)" shows already. */
function isLinkOf({ start, digits, before }: Candidate, last: Sighting | undefined, text: string): boolean {
  if (!last || !/\]\((?:tel|sms):$/iu.test(before) || start - last.end > 12) return false;
  return text.slice(last.start, last.end).replace(/\D/g, '').endsWith(digits.slice(-7));
}

/** Checks whether, or how many, phone numbers are there. */
export const phoneNumbers = sightingChecks('phone-numbers', [
  {
    unit: PHONE_NUMBER,
    find: findPhoneNumbers,
    isCostly: true,
    doubt: 'The text holds digits that may be a phone number or another number.',
  },
]);
