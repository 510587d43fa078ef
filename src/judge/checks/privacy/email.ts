import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { readPresence } from '../reading/presence.ts';
import { inMessage, spoken } from '../spoken.ts';

const ADDRESS = {
  singular: 'e-mail address',
  plural: 'e-mail addresses',
  aliases: ['email address', 'email addresses'],
  isLength: false,
};

/** How many addresses are shown as evidence. */
const MAX_QUOTES = 3;

/** The longest local part and domain (RFC 5321, 4.5.3.1). */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;

const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~.-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[.])+(?=(\p{L}[\p{L}\p{M}-]+|xn--[a-z\d-]+))\1/iu;
/** "logo@2x.png" is a file. */
const PIXEL_DENSITY = /^\d(?:\.\d)?x\.\p{L}+$/iu;

/**
 * The e-mail addresses in a text, as they stand there: by their form alone, with a dot in the domain. Addresses written
 * around ("name at example.com"), the users of URLs and of remote paths ("git@host.org:path") are none.
 */
export function findAddresses(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const address = addressAt(text, at);
    if (address) found.push(address);
  }
  return found;
}

function addressAt(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - MAX_LOCAL), at);
  const run = LOCAL.exec(before)?.[0] ?? '';
  // Of "?mail=me@example.com" the address is what follows the last mark of a URL.
  const local = (run.split(/[/?=&|]/).at(-1) ?? '').replace(/^['*_{~.]+/u, '');
  const after = text.slice(at + 1, at + 1 + MAX_DOMAIN);
  const domain = DOMAIN.exec(after)?.[0].replace(/-+$/, '');
  if (!/[\p{L}\p{N}]/u.test(local) || local.endsWith('.') || local.includes('..')) return undefined;
  if (domain === undefined || PIXEL_DENSITY.test(domain)) return undefined;
  const isPath = /^:[\p{L}~/]/u.test(after.slice(domain.length));
  return isPath || isUserOfUrl(before) ? undefined : `${local}@${domain}`;
}

/** Whether the "@" before which the text stands belongs to "scheme://user:password@host". */
const isUserOfUrl = (before: string) => /:\/\/[^\s/?#]*$/u.test(before);

/** Checks whether, or how many, e-mail addresses are there. */
export function email(claim: Claim): Check | undefined {
  const quantity = readPresence(claim, ADDRESS);
  if (!quantity) return undefined;
  return countCheck('email', ADDRESS.plural, quantity, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const addresses = findAddresses(said.text);
    const shown = addresses.slice(0, MAX_QUOTES);
    return {
      count: addresses.length,
      found: `${countOf(addresses.length, ADDRESS)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`,
      evidence: shown.length > 0 ? shown.map((address) => inMessage(said.index, address)) : [inMessage(said.index)],
    };
  });
}
