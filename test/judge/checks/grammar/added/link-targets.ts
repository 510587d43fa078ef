import type { Sentences } from './rows.ts';

const LINKED = 'See [the docs](https://docs.example.com/start) and https://example.com/pricing.';

export const LINK_TARGETS: Sentences = {
  decided: {
    'all links in the reply point to the domain docs.example.com': [
      ['See [the docs](https://docs.example.com/start).', 1],
      [LINKED, 0],
    ],
    'the only link in the reply goes to the site docs.example.com': [
      ['See [the docs](https://docs.example.com/start).', 1],
      [LINKED, 0],
    ],
    'the response contains a link to example.com': [
      [LINKED, 1],
      ['See https://other.org/x.', 0],
      ['See example.com.', 'open'],
    ],
    'the response contains exactly two links to example.com': [
      ['https://example.com/a and https://example.com/b', 1],
      ['https://example.com/a', 0],
    ],
    // A full stop with a blank after it ends a sentence.
    'it has two sentences. No links': [
      ['It is so. It was so.', 1],
      ['It is so. See https://example.com', 0],
    ],
    'there are no tables. no links': [
      ['It is so.', 1],
      ['https://example.com', 0],
    ],
    'it has no vg.no links': [
      ['It is so.', 1],
      ['https://vg.no', 0],
    ],
    'the response does not contain a link to example.com': [
      [LINKED, 0],
      ['See https://other.org/x.', 1],
    ],
    'the response links to https://example.com/pricing': [
      [LINKED, 1],
      ['See https://example.com/contact.', 0],
    ],
    'the response contains the URL https://example.com/pricing': [
      [LINKED, 1],
      ['See https://example.com/contact.', 0],
    ],
    'Fails if the response contains a link to "https://example.com/"': [
      ['https://example.com', 0],
      // A page of it may be meant, or not.
      [LINKED, 'open'],
      ['No link.', 1],
    ],
    'every URL uses https': [
      [LINKED, 1],
      ['See http://example.com/a.', 0],
      ['No link.', null],
    ],
    'all links in the response use https': [
      [LINKED, 1],
      ['https://a.org/b and http://a.org/b', 0],
    ],
    'every link starts with "https://"': [
      [LINKED, 1],
      ['See http://example.com/a.', 0],
    ],
    'the response only uses https links': [
      [LINKED, 1],
      ['See http://example.com/a.', 0],
    ],
    'every link points to docs.example.com': [
      [LINKED, 0],
      ['See https://docs.example.com/start', 1],
      ['No link.', null],
    ],
    'the response contains no links other than to example.com': [
      ['See https://example.com/a.', 1],
      ['No link.', 1],
      ['See https://other.org/a.', 0],
      [LINKED, 'open'],
    ],
    'Fails if the response contains any links except to example.com': [
      ['See https://example.com/a.', 1],
      ['See https://other.org/a.', 0],
    ],
  },
  left: [
    'all links point to the domain',
    'the links point to the domain of docs.example.com',

    'the response contains a working link to example.com',
    'the response contains a link to the documentation',
    'the response contains a link to the example.com page about prices',
    'every link is relevant',
    'every link works',
    'the response links to a reputable source',
    'the response contains a link to example.com or a table and a heading',
    'the response mentions example.com favourably',
    'every link has a title',
    'the response contains a link to example.com, and it works',
    'most links use https',
    'the response does not contain links to a.com and b.com',
  ],
};
