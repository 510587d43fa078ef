import { judged, scored } from '../judged.ts';

const TEXT = 'The *first* one, **the second** and ***the third***.';

const CRITERIA: [string, string][] = [
  ['Passes if the response highlights at least 3 sections with markdown, i.e. *highlighted section*.', 'highlights 1'],
  ['Passes if the response highlights at least 4 sections with markdown, i.e. *highlighted section*', 'highlights 0'],
  ['Passes if the response highlights exactly three phrases in Markdown', 'highlights 1'],
  ['Passes if the response highlights at least 1 section using markdown formatting', 'highlights 1'],
  ['Passes if the response must highlight at least 2 parts with markdown (e.g., *like this*)', 'highlights 1'],
  ['Passes if the response highlights at least 2 parts with markdown (e.g., *like this*)', 'highlights 1'],
  ['Passes if the response highlights at least 2 parts, such as "**this**"', 'highlights 1'],
  ['Passes if the response highlights at least 3 parts, such as **this**', 'highlights 0'],
  ['Passes if the response contains at least 3 highlighted sections, i.e. *highlighted section*', 'highlights 1'],
  ['Passes if the response has at least 3 highlighted sections in markdown', 'highlights 1'],
  ['Passes if the response does not highlight any sections with markdown', 'highlights 0'],
  ['Fails if the response highlights more than 2 sections with markdown', 'highlights 0'],
  ['Reward responses that highlight at least 6 sections with markdown', 'highlights 0.5'],
  ['Penalize responses highlighting any phrases with markdown', 'highlights 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, TEXT)).toBe(want);
});

/** By what Markdown makes of it, and by the signs that the criterion shows. */
const TEXTS: [string, string, number, number][] = [
  ['nothing', '', 0, 0],
  ['each sign', '*a* **b** ***c***', 3, 3],
  ['other signs', '_a_ __b__', 2, 0],
  ['over two lines', '*a\nb*', 1, 0],
  ['in code', '```\n*a*\n```', 0, 1],
  ['beside blanks', 'a * b*', 0, 1],
  ['bullets', '* a\n> * b *c*', 1, 1],
  ['nothing between', '** ** ****', 0, 0],
];

test.each(TEXTS)('counts highlighted passages: %s', (_, text, parsed, shown) => {
  const found = ['with markdown', 'with markdown, i.e. *this*'].map(
    (how) => judged(`Passes if the response highlights at least 1 section ${how}`, text)!.explanation,
  );
  const counted = [parsed, shown].map((count) => `${count} highlighted passage${count === 1 ? '' : 's'}`);
  expect(found.map((explanation) => explanation.split(';')[0])).toEqual(counted);
});
