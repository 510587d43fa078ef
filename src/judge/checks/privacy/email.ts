import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';

const ADDRESS = {
  singular: 'e-mail address',
  plural: 'e-mail addresses',
  aliases: ['email address', 'email addresses'],
  isLength: false,
};

/** The longest local part and domain (RFC 5321, 4.5.3.1). */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;

const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~.-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[.])+(?=(\p{L}[\p{L}\p{M}-]+|xn--[a-z\d-]+))\1/iu;
/** "logo@2x.png" is a file. */
const PIXEL_DENSITY = /^\d(?:\.\d)?x\.\p{L}+$/iu;

/** "'a b'@example.com" with quotation marks, and a wide "＠". */
const WRITTEN_ELSE = /"[^"\s][^"\n]{0,60}"@[\p{L}\p{N}-]{1,60}\.\p{L}|[\p{L}\p{N}]＠[\p{L}\p{N}-]{1,60}\.\p{L}/gu;

/** "name [at] example.com" and "name at example dot com", which somebody may write to hide an address. */
const WRITTEN_AROUND = /[[({]\s?at\s?[\])}]\s?[\p{L}\p{N}]|\sat\s[\p{L}\p{N}-]{1,60}\s[[({]?dot[\])}]?\s\p{L}/giu;

/**
 * The e-mail addresses in a text, as they stand there: by their form alone, with a dot in the domain; letters of every script count.
 * The users of URLs and of remote paths ("git@host.org:path") are none, and neither is what a link shows already
 * ("[me@example.com](mailto:me@example.com)"). Addresses written around ("name [at] example.com"), or with signs that few know, are doubtful.
 */
export function findAddresses(text: string): Sightings {
  const certain: Sighting[] = [];
  let doubtful = (text.match(WRITTEN_AROUND)?.length ?? 0) + (text.match(WRITTEN_ELSE)?.length ?? 0);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = addressAt(text, at);
    if (!found || isLinkOf(text, found, certain.at(-1))) continue;
    if (isWellFormed(text, found)) certain.push(found);
    else doubtful++;
  }
  return { certain, doubtful };
}

/** Not of "a..b@c.com" and "a@b-.com", which are no addresses, nor of ".a@b.com", where the dot may be no part of it. */
const isWellFormed = (text: string, { start, end }: Sighting): boolean =>
  text[start - 1] !== '.' && !/\.[.@-]|-\./u.test(text.slice(start, end));

function addressAt(text: string, at: number): Sighting | undefined {
  const before = text.slice(Math.max(0, at - MAX_LOCAL), at);
  const run = LOCAL.exec(before)?.[0] ?? '';
  // Of "?mail=me@example.com" the address is what follows the last mark of a URL.
  const local = (run.split(/[/?=&|]/).at(-1) ?? '').replace(/^['*_{~.]+/u, '');
  const after = text.slice(at + 1, at + 1 + MAX_DOMAIN);
  const domain = DOMAIN.exec(after)?.[0].replace(/-+$/, '');
  if (!/[\p{L}\p{N}]/u.test(local)) return undefined;
  if (domain === undefined || PIXEL_DENSITY.test(domain)) return undefined;
  const isPath = /^:[\p{L}~/]/u.test(after.slice(domain.length));
  return isPath || isUserOfUrl(before) ? undefined : { start: at - local.length, end: at + 1 + domain.length };
}

const LINK = '](mailto:';

function isLinkOf(text: string, { start, end }: Sighting, last: Sighting | undefined): boolean {
  if (!last || start - last.end > LINK.length + 2 || !text.slice(last.end, start).endsWith(LINK)) return false;
  return text.slice(last.start, last.end).toLowerCase() === text.slice(start, end).toLowerCase();
}

/** Whether the "@" before which the text stands belongs to "scheme://user:password@host". */
const isUserOfUrl = (before: string) => /:\/\/[^\s/?#]*$/u.test(before);

/** Checks whether, or how many, e-mail addresses are there. */
export const addresses = sightingChecks('email', [
  {
    unit: ADDRESS,
    find: findAddresses,
    doubt: 'The text holds something that may stand for an e-mail address.',
  },
]);
