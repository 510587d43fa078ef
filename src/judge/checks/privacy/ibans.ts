import { createRequire } from 'node:module';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';

const IBAN = {
  singular: 'IBAN',
  plural: 'IBANs',
  aliases: [
    ...['iban', 'ibans', 'iban number', 'iban numbers'],
    ...['international bank account number', 'international bank account numbers'],
  ],
  isLength: false,
};

const require = createRequire(import.meta.url);

/** Two letters and two check digits that begin a word. */
const START = /(?<![\p{L}\p{N}_])[a-z]{2}\d{2}(?=[ \u00a0-]?[a-z\d])/giu;

/**
 * The IBANs of a text: as long as their country has them, written at a stretch or in groups with single blanks or hyphens, with
 * right check digits. One whose check digits or signs are wrong is doubtful: somebody may have made it up, or mistyped it.
 */
export function findIbans(text: string): Sightings {
  const certain: Sighting[] = [];
  let doubtful = 0;
  START.lastIndex = 0;
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const place = placeOf(text, match.index);
    if (!place) continue;
    START.lastIndex = place.end;
    if (isRight(place.compact)) certain.push(place);
    else if (place.compact.replace(/\D/g, '').length * 2 > place.compact.length) doubtful += 1;
  }
  return { certain, doubtful };
}

/** The place of as many letters and digits as an IBAN of that country has. */
function placeOf(text: string, start: number): (Sighting & { compact: string }) | undefined {
  const length = IBAN_LENGTHS.get(text.slice(start, start + 2).toUpperCase());
  if (length === undefined) return undefined;
  let count = 0;
  let end = start;
  for (let isSeparated = false; count < length; end += 1) {
    const isSeparator = SEPARATORS.includes(text.charCodeAt(end));
    if (isSeparator ? isSeparated : !isSign(text.charCodeAt(end))) return undefined;
    if (!isSeparator) count += 1;
    isSeparated = isSeparator;
  }
  if (isSign(text.charCodeAt(end)) || /^[\p{L}\p{N}_]/u.test(text.slice(end, end + 2))) return undefined;
  return {
    start,
    end,
    compact: text
      .slice(start, end)
      .replace(/[ \u00a0-]/g, '')
      .toUpperCase(),
  };
}

/** Blank, no-break space and hyphen. */
const SEPARATORS = [0x20, 0xa0, 0x2d];

/** Whether it is a letter or digit of ASCII. */
const isSign = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** The library knows how each country makes them up, but for some that joined later. */
function isRight(compact: string): boolean {
  const { default: isIban, locales }: typeof import('validator/lib/isIBAN.js') = require('validator/lib/isIBAN.js');
  if ((locales as readonly string[]).includes(compact.slice(0, 2)) && !isIban(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Checks whether, or how many, IBANs are there. */
export const ibans = sightingChecks('ibans', [
  {
    unit: IBAN,
    find: findIbans,
    isCostly: true,
    doubt: 'The text holds something that looks like an IBAN, and its check digits or signs are not right.',
  },
]);
