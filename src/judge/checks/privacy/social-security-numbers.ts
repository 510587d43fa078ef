import { withAsciiDigits } from './ascii-digits.ts';
import { namesOtherNumber } from './labels.ts';
import type { Sighting, Sightings } from './sightings.ts';

/** Three, two and four digits, with hyphens, dashes, blanks or nothing between. */
const FORM = /(?<![\p{L}\p{N}_]|\d[.,-])\d{3}([-‒–—− ]?)\d{2}\1\d{4}(?![\p{L}\p{N}_]|[.,-]\d)/gu;
/** What was never given out (Social Security Administration, "Randomization FAQs"). */
const NEVER_GIVEN = /^(?:000|666|9)|^\d{3}-00|0000$/;

const CUE = /\bssns?\b|social.security|sozialversicherung|s[ée]curit[ée] sociale|seguridad social|national insurance/iu;
const REACH = 60;
/** A longer number near such words may be another country's. */
const LONG = /\d(?:[ .-]?\d){8,}/gu;

/**
 * The social security numbers of the United States in a text: "123-45-6789", with hyphens of any kind and in a range that was given out. Those
 * of a range that was not, with dashes, or written otherwise after words that announce one, are doubtful; the last four digits are none.
 */
export function findSocialSecurityNumbers(given: string): Sightings {
  const text = withAsciiDigits(given).replaceAll(/[\u2010\u2011\ufe63\uff0d]/gu, '-');
  const certain: Sighting[] = [];
  let doubtful = 0;
  for (const { 0: found, 1: separator, index } of text.matchAll(FORM)) {
    const before = text.slice(Math.max(0, index - REACH), index);
    const isCued = CUE.test(before);
    const isGiven = separator === '-' && !NEVER_GIVEN.test(found);
    if (isGiven && (isCued || !namesOtherNumber(before))) certain.push({ start: index, end: index + found.length });
    else if ((separator !== '' && separator !== ' ') || isCued) doubtful += 1;
  }
  return { certain, doubtful: certain.length + doubtful > 0 ? doubtful : others(text) };
}

function others(text: string): number {
  if (!CUE.test(text)) return 0;
  return text
    .matchAll(LONG)
    .filter(({ index }) => CUE.test(text.slice(Math.max(0, index - REACH), index)))
    .toArray().length;
}
