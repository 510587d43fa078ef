import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { literal } from '../texts/find.ts';
import type { Unit } from '../unit.ts';
import type { Answer } from '../whole-text.ts';
import { isPlainLink, linksIn } from './links.ts';

const LINK = { singular: 'link', plural: 'links' };

const OPEN_SCHEME = 'A link has no scheme, or is an address in code, so it is not clear how it is fetched.';

const OPEN_IMAGE = 'An image has another scheme, and may count as a link.';

const MAX_SHOWN = 3;

export function secureCheck(): Check {
  return costly({
    name: 'links',
    what: 'links',
    asked: '"https://" at the beginning of each',
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const links = linksIn(said.text);
      const all = links.filter(isPlainLink);
      if (all.length === 0)
        return { holds: null, reason: 'The response has no link, so the criterion does not apply.' };
      if (links.some((one) => !isPlainLink(one) && /^(?:http|ftp):/iu.test(one.address)))
        return { holds: 'undecided', reason: OPEN_IMAGE };
      const others = all.filter(({ address }) => !/^https:/iu.test(address)).map(({ address }) => address);
      const failing = others.filter((address) => /^(?:http|ftp):/iu.test(address));
      if (failing.length === 0 && others.length > 0) return { holds: 'undecided', reason: OPEN_SCHEME };
      const holds = failing.length === 0;
      const shown = failing.slice(0, MAX_SHOWN);
      return {
        holds,
        nearness: (all.length - others.length) / all.length,
        distance: holds ? 0 : 1,
        found: holds
          ? `${countOf(all.length, LINK)}, each with "https"`
          : `${failing.length} of ${countOf(all.length, LINK)} without "https": ${shown.join(', ')}`,
        evidence: quotesIn(said, holds ? [] : shown),
        openGrade: others.length > failing.length ? OPEN_SCHEME : undefined,
      };
    },
  });
}

/** A host, perhaps with a path, without its scheme and "www." */
const ADDRESS = /^(?:(https?):\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24})((?:\/[^\s?#]*)?)$/iu;

export interface Target {
  host: string;
  path: string;
  /** Where it is named; then another scheme, or a page of the host, may not be meant. */
  scheme?: string;
  /** Whether its subdomains are meant as well. */
  withSubdomains?: true;
}

/** The address that a criterion names; undefined for what is none. */
export function targetOf(address: string): Target | undefined {
  const found = ADDRESS.exec(address);
  if (!found) return undefined;
  const [, scheme, host, path] = found;
  // "Node.js" is a product, and "main.ts" a file.
  if (scheme === undefined && NO_DOMAIN.test(host!)) return undefined;
  return {
    host: host!.toLowerCase(),
    path: path!.replace(/\/$/u, ''),
    ...(scheme !== undefined && { scheme: scheme.toLowerCase() }),
  };
}

/** Endings of names that are no domains. */
const NO_DOMAIN = /\.(?:js|jsx|ts|tsx|json|txt|csv|html|css|yaml|yml|xml|sql)$/iu;

const OPEN_TARGET = 'A link leads to a part of the wanted address, or the text names it without a link.';

export function targetCheck(wanted: Target, asked: Quantity): Check {
  const name = `${wanted.host}${wanted.path}`;
  const unit: Unit = { singular: `link to ${name}`, plural: `links to ${name}`, isLength: false };
  return rangeCheck(
    { name: 'links', what: unit.plural, asked, reads: 'text', isCostly: true, open: OPEN_TARGET },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const links = linksIn(said.text).filter(isPlainLink);
      const certain = links.filter(({ address }) => leadsTo(address, wanted) === true).map(({ address }) => address);
      const inside = links.filter(({ address }) => leadsTo(address, wanted) === undefined).length;
      // "See example.com" is a link to some.
      const doubtful = inside + (certain.length === 0 && isNamed(said.text, wanted) ? 1 : 0);
      const shown = certain.slice(0, MAX_SHOWN);
      return {
        least: certain.length,
        most: certain.length + doubtful,
        found: `${countOf(certain.length, unit)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`,
        evidence: quotesIn(said, shown),
      };
    },
  );
}

/** Whether an address stands there as it is, with no scheme. */
function isNamed(text: string, { host, path }: Target): boolean {
  const written = literal(`${host}${path}`);
  return new RegExp(`(?<![\\p{L}\\p{N}.-])${written}(?![\\p{L}\\p{N}-])`, 'iu').test(text);
}

/** Whether a link leads to an address; a host leads to all its paths. Undefined where it leads into it. */
function leadsTo(address: string, { host, path, scheme, withSubdomains }: Target): boolean | undefined {
  const plain = address.replace(/[?#].*$/su, '').slice(0, 2000);
  const found = targetOf(plain);
  if (!found) return mayLeadTo(plain, host) ? undefined : false;
  if (found.host !== host) return found.host.endsWith(`.${host}`) ? withSubdomains : false;
  const isAsNamed = scheme === undefined || (found.scheme === scheme && found.path === path);
  if (path === '' || found.path === path) return isAsNamed || undefined;
  return found.path.startsWith(`${path}/`) ? undefined : false;
}

/** "http://example.com:8080", "ftp://me@example.com" and "//example.com" may count as links to a host, or not. */
function mayLeadTo(address: string, host: string): boolean {
  const found = /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\/(?:[^/@]{0,200}@)?([^/:]{1,260})/iu.exec(address)?.[1]?.toLowerCase();
  return found?.replace(/^www\./u, '').replace(/\.$/u, '') === host;
}

const OPEN_OTHERS =
  'A link leads to a part of the wanted address, or has no address of its own, or a domain is named without a scheme.';

/**
 * Checks that no link leads anywhere else.
 * @param needsLinks whether it says nothing of a response without links: "every link leads to example.com"
 */
export function onlyTargetCheck(wanted: Target, needsLinks: boolean, negated: boolean): Check {
  const name = `${wanted.host}${wanted.path}`;
  return costly({
    name: 'links',
    what: 'links',
    asked: negated ? `at least one elsewhere than to ${name}` : `none elsewhere than to ${name}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const links = linksIn(said.text);
      const all = links.filter(isPlainLink);
      const isNamedElsewhere = links.some(
        ({ kind, address }) => kind === 'domain' && leadsTo(address, wanted) === false,
      );
      if (all.length === 0 && needsLinks && !isNamedElsewhere)
        return { holds: null, reason: 'The response has no link, so the criterion does not apply.' };
      const others = all.filter(
        ({ address }) => targetOf(address.replace(/[?#].*$/su, '')) && leadsTo(address, wanted) === false,
      );
      const isOpen =
        isNamedElsewhere || all.some((link) => !others.includes(link) && leadsTo(link.address, wanted) !== true);
      if (others.length === 0 && isOpen) return { holds: 'undecided', reason: OPEN_OTHERS };
      const shown = others.slice(0, MAX_SHOWN).map(({ address }) => address);
      return {
        ...plainly((others.length === 0) !== negated),
        found: `${others.length} of ${countOf(all.length, LINK)} elsewhere${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`,
        evidence: quotesIn(said, shown),
      };
    },
  });
}

/** Checks how many links are fetched without encryption. */
export const insecureCheck = (asked: Quantity): Check =>
  rangeCheck(
    { name: 'links', what: 'links without "https"', asked, reads: 'text', isCostly: true, open: OPEN_SCHEME },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const links = linksIn(said.text);
      // An address in code is shown, and leads nowhere.
      const isCode = links.map(({ kind }) => kind === 'code');
      const all = links.map(({ address }) => address);
      const certain = all.filter((address, at) => !isCode[at] && /^http:/iu.test(address));
      const doubtful = all.filter((address, at) =>
        isCode[at] ? /^http:/iu.test(address) : !/^[a-z][a-z\d+.-]*:/iu.test(address),
      ).length;
      return {
        least: certain.length,
        most: certain.length + doubtful,
        found: `${countOf(certain.length, LINK)} without "https"`,
        evidence: quotesIn(said, certain.slice(0, MAX_SHOWN)),
      };
    },
  );

const TRACKER = /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid)=/iu;
/** What may be told of those who follow a link. */
const MAY_TRACK = /[?&](?:ref|source|campaign|cid|trk|si|aff\w*|_\w+)=/iu;

/** Whether a link carries a parameter that tells where its readers come from. @param names the only ones that count */
export function isTracked(text: string, names: readonly string[] | undefined): Answer {
  const all = linksIn(text).map(({ address }) => address);
  const named = names && new RegExp(`[?&](?:${names.join('|')})=`, 'iu');
  const found = all.find((address) => (named ?? TRACKER).test(address));
  if (found !== undefined) return { is: true, found: `A link has one: ${found}`, quotes: [found] };
  if (!names && all.some((address) => MAY_TRACK.test(address)))
    return { open: 'A link has a parameter that may track its readers or not.' };
  return { is: false, found: `${countOf(all.length, LINK)} without such a parameter` };
}
