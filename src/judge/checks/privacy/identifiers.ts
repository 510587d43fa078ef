import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';
import { findSocialSecurityNumbers } from './social-security-numbers.ts';

const named = (singular: string, plural: string, aliases: readonly string[]) => ({
  singular,
  plural,
  aliases,
  isLength: false,
});

const HEX = '[\\da-fA-F]';
/** A pattern between other letters and digits. */
const standing = (pattern: string) => new RegExp(`(?<![0-9A-Za-z])(?:${pattern})(?![0-9A-Za-z])`, 'g');

/** A UUID in its five groups, or as many digits without hyphens, which may be a hash as well. */
const UUID = standing(`${HEX}{8}(?:(?:-${HEX}{4}){3}-${HEX}{12}|${HEX}{24})`);

const PAIR = `${HEX}{2}`;
const pairs = (mark: string) => `(?<!${PAIR}${mark})${PAIR}(?:${mark}${PAIR}){5}(?!${mark})`;
/** Six pairs, or three times four digits as some devices write it. */
const MAC = standing(`${pairs(':')}|${pairs('-')}|${HEX}{4}(?:\\.${HEX}{4}){2}(?!\\.)`);
/** Pairs of plain digits with hyphens, and fours with dots, may be anything. */
const PLAIN = /^[\d.-]+$/;

function placesOf(text: string, pattern: RegExp): Sighting[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** UUIDs of any version in their five groups; 32 digits without hyphens are doubtful. */
export function findUuids(text: string): Sightings {
  const found = placesOf(text, UUID);
  const certain = found.filter(({ start, end }) => text.slice(start, end).includes('-'));
  return { certain, doubtful: found.length - certain.length };
}

/** MAC addresses: six pairs with colons or hyphens, or three times four digits with dots; not a part of a longer row. */
export function findMacAddresses(text: string): Sightings {
  const found = placesOf(text, MAC);
  const certain = found.filter(({ start, end }) => !PLAIN.test(text.slice(start, end)));
  return { certain, doubtful: found.length - certain.length };
}

/** Checks whether, or how many, UUIDs, MAC addresses or US social security numbers are there. */
export const identifiers = sightingChecks('identifiers', [
  {
    unit: named('UUID', 'UUIDs', ['uuid', 'uuids', 'guid', 'guids']),
    find: findUuids,
    isUsedByName: true,
    doubt: 'Whether the text holds or uses a UUID cannot be told by the form of one alone.',
  },
  {
    unit: named('MAC address', 'MAC addresses', ['mac address', 'mac addresses']),
    find: findMacAddresses,
    doubt: 'The text holds groups of digits that may be a MAC address.',
  },
  {
    unit: named('social security number', 'social security numbers', [
      ...['us social security number', 'us social security numbers'],
      ...['ssn', 'ssns', 'us ssn', 'us ssns'],
    ]),
    find: findSocialSecurityNumbers,
    isSecret: true,
    doubt: 'The text holds digits that may be a social security number or another number.',
  },
]);
