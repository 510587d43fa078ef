import { UnusableReply } from './marked-object.ts';
import type { Listing } from './protocols.ts';
import type { Quote } from './quotes.ts';

/** The result of a model's list. */
export interface Listed {
  /** The counts, as a part of the explanation; '' for an empty list. */
  summary: string;
  points: ReadPoint[];
  claims: ReadClaim[];
}

/** An item as the model wrote it, and so not yet safe to store. */
export interface ReadPoint {
  text: string;
  covered: 'yes' | 'partly' | 'no';
  /** The number of its message, not yet verified. */
  message: unknown;
}

export interface ReadClaim {
  text: string;
  supported: 'yes' | 'no';
  /** The passage that supports it, not yet verified. */
  quote: Quote;
}

type Fields = Record<string, unknown>;

/** Further items are not counted. */
const MOST = 50;

/**
 * Reads the list before a label and counts its items. The summary has the numbers, so that a reader can see the basis of the
 * label.
 * @throws UnusableReply
 */
export function readListing(listing: Listing, fields: Fields): Listed {
  const items = fields[listing];
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'object' && item !== null))
    throw new UnusableReply(`"${listing}" must be an array of objects`);
  return READ[listing](items.slice(0, MOST));
}

const READ: Record<Listing, (items: Fields[]) => Listed> = {
  points(items) {
    const points = items.map((item) => ({
      text: readText(item, 'point', 'points'),
      covered: readOne(item, 'covered', ['yes', 'partly', 'no'] as const, 'points'),
      message: item.message,
    }));
    const [partly, missing] = ['partly', 'no'].map((wanted) => points.filter(({ covered }) => covered === wanted));
    return {
      summary: summaryOf(points.length, 'key point', 'covered', { 'in part': partly!, 'not covered': missing! }),
      points,
      claims: [],
    };
  },
  claims(items) {
    const claims = items.map((item) => ({
      text: readText(item, 'claim', 'claims'),
      supported: readOne(item, 'supported', ['yes', 'no'] as const, 'claims'),
      quote: { message: readNumber(item, 'message', 'claims'), text: readText(item, 'quote', 'claims') },
    }));
    const unsupported = claims.filter(({ supported }) => supported === 'no');
    return {
      summary: summaryOf(claims.length, 'claim', 'supported', { 'not supported': unsupported }),
      points: [],
      claims,
    };
  },
};

/** How many of the items that fall short are named. */
const NAMED = 5;

function summaryOf(all: number, noun: string, good: string, short: Record<string, { text: string }[]>): string {
  if (all === 0) return '';
  const count = all - Object.values(short).flat().length;
  const parts = Object.entries(short).flatMap(([how, items]) =>
    items.length > 0 ? [`${how}: ${namesOf(items)}`] : [],
  );
  return `${[`${count} of ${all} ${noun}${all === 1 ? '' : 's'} ${good}`, ...parts].join('; ')}.`;
}

function namesOf(items: { text: string }[]): string {
  const names = items.slice(0, NAMED).map(({ text }) => `"${text.replaceAll(/\s+/gu, ' ')}"`);
  return [...names, ...(items.length > NAMED ? [`${items.length - NAMED} more`] : [])].join(', ');
}

function readText(item: Fields, key: string, list: string): string {
  const value = item[key];
  if (typeof value !== 'string') throw new UnusableReply(`"${key}" in "${list}" must be a text`);
  return value.replaceAll('\0', '').toWellFormed();
}

function readNumber(item: Fields, key: string, list: string): number {
  const value = item[key];
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new UnusableReply(`"${key}" in "${list}" must be an integer`);
  return value;
}

function readOne<Allowed extends string>(
  item: Fields,
  key: string,
  allowed: readonly Allowed[],
  list: string,
): Allowed {
  const found = allowed.find((one) => one === item[key]);
  if (found !== undefined) return found;
  throw new UnusableReply(`"${key}" in "${list}" must be ${allowed.map((one) => `"${one}"`).join(' or ')}`);
}
