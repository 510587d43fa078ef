import { domainsIn } from '../markdown/bare-domains.ts';
import { withUnescaped } from './grounded-sources.ts';
import type { Grounding, Look } from './grounding.ts';
import { findSequences } from './sequence-search.ts';

const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|ftp:\/\/|www\.(?=[\p{L}\p{N}]))[^\s<>"'`“”«»{}|\\^]+/giu;
/** A Markdown link to something else than an address. */
const OTHER_LINK = /\]\((?!\s*<?(?:https?:\/\/|ftp:\/\/|www\.))[^()\s]/giu;

/**
 * Looks for each address of a text, in running text, in links and in code, in the sources. A slash at its end and the case of its
 * host make no difference. Doubtful are those that stand there with another scheme, query or fragment, as the beginning of a
 * longer one, or without a scheme, and links to what is no address.
 */
export const lookForLinks: Look = (text, sources): Grounding => {
  const addresses = addressesIn(text);
  const others = domainsIn(text.replaceAll(ADDRESS, ' ')).length + (text.match(OTHER_LINK)?.length ?? 0);
  const sure = sources.sure.flatMap(withUnescaped);
  const known = new Set(sure.flatMap(addressesIn).map(exactKey));
  const open = addresses.filter((address) => !known.has(exactKey(address)));
  const texts = [...sure, ...sources.doubtful.flatMap(withUnescaped)].map((one) => one.toLowerCase());
  const loose = open.length === 0 ? [] : findSequences(open.map(looseKey), texts.join('\0'));
  const missing = sources.isComplete ? open.filter((_, index) => loose[index] === null) : [];
  const found = addresses.length - open.length;
  const doubtful = open.length - missing.length + others;
  return { total: addresses.length + others, found, foundForSure: found, missing, doubtful };
};

const addressesIn = (text: string): string[] => Array.from(text.matchAll(ADDRESS), ([address]) => withoutEnd(address));

/** The marks after an address are of the sentence around it; a closing bracket is its own where it has the opening one. */
function withoutEnd(address: string): string {
  let end = address.length;
  let brackets = 0;
  for (let at = 0; at < end; at += 1) {
    if (address[at] === '(') brackets += 1;
    if (address[at] !== ')') continue;
    brackets -= 1;
    // "[a](https://b.c)": what follows is of the text.
    if (brackets < 0) end = at;
  }
  while ('.,;:!?]*_~。，、）」』'.includes(address[end - 1]!)) end -= 1;
  return address.slice(0, end);
}

function exactKey(address: string): string {
  const [, origin = '', rest = ''] = /^((?:[a-z]+:\/\/)?[^/?#]*)(.*)$/isu.exec(address)!;
  return `${origin.toLowerCase()}${rest.endsWith('/') ? rest.slice(0, -1) : rest}`;
}

/** Host and path alone. */
const looseKey = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[?#].*$/su, '')
    .replace(/\/$/u, '');
