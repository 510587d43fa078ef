import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['none', 'No sources.', 0],
  ['after a word and before a full stop', 'Paris[1]. Rome [2].', 2],
  ['none within code', 'see `a[1]` and\n```\nb[2]\n```', 0],
  ['footnotes', 'a [^1]', 0],
  ['words in brackets', 'a [sic] and [link](x)', 0],
  ['lists of lists', '[[1]]', 0],
  ['CRLF and right to left', 'مرحبا [1]\r\nb [2]', 2],
];

test.each(TEXTS)('counts citations: %s', (_, text, want) => {
  expect(scored(`Passes if the response contains exactly ${want} citations in the form [1]`, text)).toBe('citations 1');
});

const OPEN: [string, string][] = [
  ['a link', 'see [1](https://example.com)'],
  ['an entry of the list of sources', 'Sources:\n[1] Smith 2020'],
  ['a year', 'as said [2020]'],
  ['a place of an array', 'a[1] = 3'],
];

test.each(OPEN)('leaves open whether it is a citation: %s', (_, text) => {
  expect(() => judged('Passes if the response contains a citation like [1]', text)).toThrow(/may be citations or not/);
});

test('one source cited twice is one source, and one citation or two', () => {
  const text = 'a [1] b [1] c [2, 3] d [4-6]';
  expect(scored('Passes if the response cites exactly 6 sources as [n]', text)).toBe('citations 1');
  expect(scored('Passes if the response contains at least 4 citations in the form [n]', text)).toBe('citations 1');
  expect(() => judged('Passes if the response contains exactly 4 citations in the form [n]', text)).toThrow();
});

const WORDINGS: [string, string][] = [
  ['Passes if the response cites at least 2 sources as [n]', 'citations 1'],
  ['Passes if the response cites its sources as [1], [2], etc.', 'citations 1'],
  ['Passes if the assistant cites sources using [1]', 'citations 1'],
  ['Passes if the response contains at least one citation in the form [1]', 'citations 1'],
  ['Passes if the response uses numbered citations like [1]', 'citations 1'],
  ['Passes if the response uses inline citations (e.g., [1])', 'citations 1'],
  ['Passes if the response includes references in the format `[n]`', 'citations 1'],
  ['Passes if the response contains a citation in square brackets with a number', 'citations 1'],
  ['Passes if the response contains no citations such as [1]', 'citations 0'],
  ['Passes if the response does not contain citations like [1]', 'citations 0'],
  ['Fails if the response contains citations like [1]', 'citations 0'],
  ['Reward responses with at least 4 citations like [1]', 'citations 0.5'],
  ['Penalize responses that cite sources as [n]', 'citations 0'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'Paris [1]. Rome [2].')).toBe(want);
});

test('says where a citation stands', () => {
  expect(judged('Passes if the response cites at least 2 sources as [n]', 'Paris [1].')?.explanation).toBe(
    '1 citation [n] ("[1]"), in "Paris [1]."; the criterion asks for at least 2.',
  );
});
