import { type FoundPlaces, foundPlacesCheck } from '../../data/found-places.ts';
import { bareUrlsIn, secureLinksIn } from '../../markdown/found-links.ts';
import { counting, type Thing } from '../bridge.ts';
import { each } from '../shape.ts';

const OPEN =
  'An address stands in code, in HTML, in a definition or between angle brackets, or has no scheme, so it may count or not.';

function thing(name: string, one: readonly string[], more: readonly string[], find: (text: string) => FoundPlaces) {
  const unit = { singular: name, plural: `${name}s`, isLength: false };
  const many = [...one.map((each) => `${each}s`), ...more];
  return {
    class: 'made' as const,
    one,
    many,
    decide: counting((asked) => foundPlacesCheck('links', unit, asked, OPEN, find)),
  };
}

/** Links by how they are written. */
export const LINK_THINGS: Readonly<Record<string, Thing>> = {
  'bare URLs': thing(
    'bare URL',
    [
      ...each(['bare', 'raw', 'naked', 'unformatted', 'unlinked', 'plain', 'unwrapped'], ['url']),
      ...each(['bare', 'raw', 'naked', 'unformatted', 'unlinked'], ['link']),
    ],
    [],
    bareUrlsIn,
  ),
  'https links': thing('https link', ['https link', 'https url', 'secure link'], [], secureLinksIn),
};
