import { isIP } from 'node:net';
import { type Sighting, type Sightings, sightingChecks } from './sightings.ts';

const unitOf = (name: string) => {
  const names = [name.toLowerCase(), `${name.toLowerCase()}es`];
  return { singular: name, plural: `${name}es`, aliases: names, isLength: false };
};

/** Four numbers with dots, and nothing but a port or the length of a prefix grown to them. */
const FOUR = /(?<![\p{L}\p{N}_.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}_]|\.\d)/gu;
/** Hexadecimal digits with at least two colons, and what may end an address. */
const COLONS =
  /(?=[\da-fA-F]{0,4}:[\da-fA-F]{0,4}:)(?<![\p{L}\p{N}_:.])[\da-fA-F:]+(?:\.\d{1,3}){0,3}(?![\p{L}\p{N}_:])/gu;

const REACH = 40;
/** More than the longest address has. */
const LONGEST = 60;
/** What comes before four numbers that are a version, a section and the like. */
const VERSION =
  /(?:\b(?:versions?|ver|v|releases?|build|firmware|sections?|sec|chapter|clause|article|appendix|figure|fig|oid)\.?\s*[:=]?\s*["'`(]*|§+\s*|(?:^|[\s"'(;])\p{L}+\/|[~^]|[<>=]=\s*)$/iu;
/** Words in the line that make versions likely. */
const RELEASES = /\b(?:versions?|releases?|upgrad\w+|updat\w+|downgrad\w+|firmware|changelog|packages?|drivers?)\b/iu;
/** What comes before an address, in the same line. */
const ADDRESS =
  /\b(?:ips?|ipv[46]|address(?:es)?|hosts?|hostname|servers?|dns|gateway|router|subnet|netmask|mask|ping|ssh|curl|telnet|nslookup|traceroute|localhost|listen\w*|bind|interface|network|nameserver|inet6?|client|remote|proxy|firewall|vpn|lan|wan)\b|:\/\/|@/iu;
/** Of private and documented networks, and the resolvers that everybody knows. */
const KNOWN =
  /^(?:10\.(?:0\.0|1\.1|10\.10)|127|0\.0\.0|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|192\.0\.2|198\.51\.100|203\.0\.113|255\.255|8\.8\.[48]|1\.[01]\.0|1\.1\.1|9\.9\.9)\./;
/** A name right before it, as programs have with their versions. */
const NAME = /\p{Lu}[\p{L}\d]*\s$/u;

/**
 * The IPv4 addresses of a text: four numbers up to 255. After "version", "v" or "section", or grown to a name, they are none; where
 * they are small and nothing near them speaks of a network they are doubtful, and so is a network such as "10.0.0.0/8".
 */
export function findIpv4(text: string): Sightings {
  return sorted(text, FOUR, (address, before, after) => {
    if (isIP(address) !== 4) return 'none';
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const isCued = ADDRESS.test(line);
    if (VERSION.test(before)) return isCued ? 'doubtful' : 'none';
    if (/^\/\d/u.test(after)) return 'doubtful';
    if (isCued || KNOWN.test(address)) return 'certain';
    const large = address.split('.').filter((part) => Number(part) >= 64).length;
    return large >= 2 && !NAME.test(before) && !RELEASES.test(line) && !before.endsWith('/') ? 'certain' : 'doubtful';
  });
}

/**
 * The IPv6 addresses of a text, also with a zone. Times, hardware addresses and the "::" of programs are none; eight pairs of
 * digits, and a network such as "2001:db8::/32", are doubtful.
 */
export function findIpv6(text: string): Sightings {
  return sorted(text, COLONS, (address, before, after) => {
    if (isIP(address) !== 6 || address === '::') return 'none';
    const isEightPairs = /^(?:[\da-f]{2}:){7}[\da-f]{2}$/iu.test(address);
    const isShort = !/^[\da-f]{3,4}:/iu.test(address) && address.replaceAll(':', '').length < 6;
    if (/^\/\d/u.test(after) || isEightPairs || !/\d/u.test(address)) return 'doubtful';
    if (/[\p{L}\p{N}_)\]]\[$/u.test(before)) return 'none';
    return isShort && !ADDRESS.test(before) && !/\[$/u.test(before) ? 'doubtful' : 'certain';
  });
}

type Kind = 'certain' | 'doubtful' | 'none';

function sorted(
  text: string,
  pattern: RegExp,
  kindOf: (found: string, before: string, after: string) => Kind,
): Sightings {
  const certain: Sighting[] = [];
  let doubtful = 0;
  for (const match of text.matchAll(pattern)) {
    const isFollowed = match[0].endsWith(':') && !match[0].endsWith('::');
    const end = match.index + match[0].length - (isFollowed ? 1 : 0);
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const kind =
      match[0].length > LONGEST ? 'none' : kindOf(text.slice(match.index, end), before, text.slice(end, end + 2));
    if (kind === 'certain') certain.push({ start: match.index, end });
    if (kind === 'doubtful') doubtful += 1;
  }
  return { certain, doubtful };
}

function findEither(text: string): Sightings {
  const [four, six] = [findIpv4(text), findIpv6(text)];
  return {
    certain: [...four.certain, ...six.certain].sort((one, other) => one.start - other.start),
    doubtful: four.doubtful + six.doubtful,
  };
}

const doubt = 'The text holds something that may be an IP address, or a version, a network or a part of a program.';

/** Checks whether, or how many, IP addresses are there, of either version or of one. */
export const ipAddresses = sightingChecks('ip-addresses', [
  { unit: unitOf('IP address'), find: findEither, doubt },
  { unit: unitOf('IPv4 address'), find: findIpv4, doubt },
  { unit: unitOf('IPv6 address'), find: findIpv6, doubt },
]);
