import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['alone', '<<A poem>>\n\nRoses.', 1],
  ['in a heading or bold', '# **<<A poem>>**', 1],
  ['later, and not the only one', 'Here:\r\n<<A>> and <<B>>', 1],
  ['single brackets', '<A poem>', 0],
  ['over two lines', '<<A\npoem>>', 0],
  ['nothing between', '<<>> << >>', 0],
  ['other marks', '«A poem» ⟪B⟫', 0],
];

const ASKED = 'Passes if the response contains a title wrapped in double angular brackets, such as <<title>>.';

test.each(TEXTS)('finds a title: %s', (_, text, want) => {
  expect(judged(ASKED, text)?.score).toBe(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response has a title enclosed in double angle brackets', 'titles 1'],
  ['Passes if the response includes a title surrounded by double angle brackets (like <<this one>>)', 'titles 1'],
  ['Passes if the response must contain a title wrapped in double angle brackets, i.e. <<poem of joy>>', 'titles 1'],
  ['Passes if the response does not contain a title wrapped in double angle brackets', 'titles 0'],
  ['Fails if the response contains a title wrapped in double angular brackets', 'titles 0'],
  ['Reward responses with a title wrapped in double angle brackets', 'titles 1'],
  ['Penalize responses without a title wrapped in double angle brackets', 'titles 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '<<Joy>>\n\nIt is.')).toBe(want);
});

test('quotes the title', () => {
  expect(judged(ASKED, 'So: <<Joy>>')).toMatchObject({
    explanation: 'The title "<<Joy>>"; the criterion asks for at least one.',
    evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: '<<Joy>>' }],
  });
  expect(judged(ASKED, '')?.explanation).toBe(
    'No title in double angle brackets; the criterion asks for at least one.',
  );
});
