import { linksIn } from '../../../../src/judge/checks/markdown/links.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['of Markdown', '[a](https://b.c "d") and [e](/f)', ['markdown https://b.c', 'markdown /f']],
  ['by reference', '[a][b] [b]\n\n[b]: http://c.d', ['markdown http://c.d', 'markdown http://c.d']],
  ['in angle brackets', '<https://a.b> <me@c.d>', ['bare https://a.b', 'bare mailto:me@c.d']],
  [
    'in running text',
    'See https://a.b/c_d_(e)?f=g#h, or (www.i.j).',
    ['bare https://a.b/c_d_(e)?f=g#h', 'bare www.i.j'],
  ],
  ['its own text', '[https://a.b](https://a.b)', ['markdown https://a.b']],
  [
    'in bold, in lists, in tables',
    '**https://a.b**\n- http://c.d\n\n| e |\n|---|\n| ftp://f.g |',
    ['bare https://a.b', 'bare http://c.d', 'bare ftp://f.g'],
  ],
  [
    'images',
    '![a](http://b.c/d.png) [![e](f.png)](http://g.h)',
    ['image http://b.c/d.png', 'markdown http://g.h', 'image f.png'],
  ],
  ['code', '`http://a.b`\n```\ncurl https://c.d\n```', ['code http://a.b', 'code https://c.d']],
  ['HTML', '<a href="http://a.b">http://a.b</a> http://c.d', ['bare http://a.b', 'bare http://c.d']],
  ['a block of HTML', '<p>\n<a class="x" href=\'http://a.b\'>c</a>\n</p>', ['bare http://a.b']],
  ['names of hosts and files', 'example.com, node.js, a@b.c, xhttp://a', ['domain example.com']],
  ['brackets without an address', '[a] (b) [c]', []],
  ['nothing after the scheme', 'http:// and www. and https://', []],
];

test.each(TEXTS)('finds links: %s', (_, text, want) => {
  expect(linksIn(text).map(({ kind, address }) => `${kind} ${address}`)).toEqual(want);
});

/** Of a link of Markdown, a bare one, an image, and an address in code. */
const CRITERIA: [string, string][] = [
  ['Passes if the response contains a link', 'links 1'],
  ['Passes if the response contains exactly 2 links', 'links 1'],
  ['Passes if the response includes at least 4 URLs', 'links 1'],
  ['Passes if the response includes at least five URLs', 'links 0'],
  ['Passes if the response contains hyperlinks', 'links 1'],
  ['Passes if the response contains exactly one Markdown link', 'links 1'],
  ['Passes if the response contains a Markdown image', 'links 1'],
  ['Passes if the response contains no links', 'links 0'],
  ['Passes if the response does not include any URLs', 'links 0'],
  ['Passes if the response is free of links', 'links 0'],
  ['Fails if the response contains a URL', 'links 0'],
  ['Reward responses with at least 4 links', 'links 0.5'],
  ['Penalize answers without links', 'links 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  const text = 'See [a](https://a.b), http://c.d or ![e](http://e.f/g.png).\n```\ncurl http://h.i\n```';
  expect(scored(criterion, text)).toBe(want);
});

test('quotes the addresses', () => {
  const verdict = judged('Fails if the response contains links', 'See https://a.b/ü.');
  expect(verdict?.explanation).toBe('1 link (https://a.b/ü); the criterion fails on at least one.');
  expect(verdict?.evidence).toEqual([{ source: { id: 'messages[1]', type: 'message' }, quote: 'https://a.b/ü' }]);
});

const TARGETS: [string, string, number | null | 'open'][] = [
  ['the response contains a link to example.com', 'https://www.Example.com/a?b', 1],
  ['the response contains a link to example.com', '[x](http://example.com)', 1],
  ['the response contains a link to example.com', 'https://badexample.com', 0],
  ['the response contains a link to example.com', 'https://docs.example.com', 'open'],
  ['the response contains a link to example.com', 'See example.com.', 'open'],
  ['the response contains a link to "https://example.com/docs"', 'https://example.com/docs/', 1],
  ['the response contains no links to "example.com/docs"', 'https://example.com/doc', 1],
  ['the response contains no links to "example.com/docs"', 'https://example.com/docs/a', 'open'],
  ['the response has at least 2 links to example.com', 'https://example.com/a https://example.com/b', 1],
  ['all links use https', 'https://a.b [c](https://d.e)', 1],
  ['all links use https', 'https://a.b http://d.e', 0],
  ['every link in the response starts with "https://"', 'http://d.e', 0],
  ['all links use https', '[a](/b)', 'open'],
  ['all links use https', 'none', null],
];

test.each(TARGETS)('%s: %j', (condition, answer, want) => {
  const score = (prefix: string) => judged(`${prefix} if ${condition}`, answer)?.score;
  if (want === 'open') expect(() => score('Passes')).toThrow(/scheme|address/);
  else expect([score('Passes'), score('Fails')]).toEqual([want, want === null ? null : 1 - want]);
});

test('grades by the share of links with https, and names the others', () => {
  expect(judged('Reward responses where all links use https', 'https://a.b http://d.e')).toMatchObject({
    score: 0.5,
    explanation: '1 of 2 links without "https": http://d.e; the criterion rewards "https://" at the beginning of each.',
    evidence: [{ quote: 'http://d.e' }],
  });
});
