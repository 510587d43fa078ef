import type { FoundPlaces } from '../data/found-places.ts';
import { isPlainLink, isUrl, type Link, linksIn } from './links.ts';

/** Where links stand in a text, in their order. */
function placesIn(text: string, links: readonly Link[]): FoundPlaces['certain'] {
  let from = 0;
  return links.map(({ address }) => {
    const at = text.indexOf(address, from);
    const start = at < 0 ? from : at;
    from = at < 0 ? from : at + address.length;
    return { start, end: start + (at < 0 ? 0 : address.length) };
  });
}

/** "[1]: https://example.com" */
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:[^\S\n]*\S/gmu;

/** Addresses that stand in the text as they are. Between angle brackets, in code, in a definition or without a scheme it is open. */
export function bareUrlsIn(text: string): FoundPlaces {
  const all = linksIn(text);
  const bare = all.filter((link) => link.kind === 'bare' && isUrl(link));
  const marked = Math.min(bare.length, text.match(/<(?:https?|ftp):|\shref\s?=/giu)?.length ?? 0);
  const others = all.filter(({ kind }) => kind === 'code' || kind === 'domain').length;
  const defined = text.match(DEFINITION)?.length ?? 0;
  return { certain: placesIn(text, bare), least: bare.length - marked, doubtful: others + defined };
}

/** Links with "https". Without a scheme, of an image or in code it is open. */
export function secureLinksIn(text: string): FoundPlaces {
  const all = linksIn(text);
  const certain = all.filter((link) => isPlainLink(link) && /^https:/iu.test(link.address));
  const others = all.filter(
    ({ kind, address }) => kind === 'domain' || kind === 'code' || /^(?:www\.|\/\/)/iu.test(address),
  );
  return { certain: placesIn(text, certain), doubtful: others.length };
}
