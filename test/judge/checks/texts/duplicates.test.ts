import { judged, judgedMessages, scored } from '../judged.ts';

const LINES = 'One\ntwo\n ONE\nthree\n---\n---';

/** Each says that no line stands there twice; of the same lines, and of others. */
const NONE = [
  'Passes if no line is repeated',
  'Passes if no line appears twice',
  'Passes if no line appears more than once',
  'Passes if the response has no duplicate lines',
  'Passes if there are no repeated lines',
  'Passes if the response does not contain duplicate lines',
  'Passes if the response does not contain the same line twice',
  'Passes if the response contains no line more than once',
  'Passes if the response repeats no line',
  'Passes if the response does not repeat any line',
  'Passes if the response avoids duplicate lines',
  'Fails if the response contains duplicate lines',
  'Fails if any line is repeated',
  'Fails if the response repeats a line',
  'Fails if the response contains a duplicate line',
  'Fails if the response contains the same line more than once',
];

test.each(NONE)('%s', (criterion) => {
  expect([scored(criterion, LINES), scored(criterion, 'One\ntwo\n---\n---')]).toEqual(['duplicates 0', 'duplicates 1']);
});

/** A kind of part, and a text that holds one of it twice. */
const KINDS: [string, string][] = [
  ['sentence', 'It is so. Why? It  is so.'],
  ['paragraph', 'It is so.\n\nWhy?\n\nIt is\nso.'],
  ['bullet point', '- a\n- b\n  - A'],
  ['numbered item', '1. a\n2. b\n3. a'],
  ['list item', '1. a\n2. b\n\n- a'],
  ['heading', '# A\n\nx\n\n## a'],
];

test.each(KINDS)('knows a %s that is repeated', (kind, text) => {
  expect([
    scored(`Passes if no ${kind} is repeated`, text),
    scored(`Passes if the response contains duplicate ${kind}s`, text),
    scored(`Passes if no ${kind} is repeated`, 'It is so. Why?'),
  ]).toEqual(['duplicates 0', 'duplicates 1', 'duplicates 1']);
});

test('grades by the share of parts that stand there for the first time', () => {
  expect(judged('Reward responses without duplicate lines', LINES)?.score).toBe(0.75);
  expect(judged('Penalize duplicate lines', LINES)?.score).toBe(0.75);
});

test('names what is repeated', () => {
  expect(judged('Passes if the response has no duplicate lines', LINES)).toMatchObject({
    explanation: '1 of 4 lines occurs more than once: "One" 2 times; the criterion asks for none.',
    evidence: [{ quote: 'One' }],
  });
});

test('"repeats no sentence" may be of another message, where one of its sentences stands there, too', () => {
  const criterion = 'Passes if the response repeats no sentence';
  const after = (request: string) =>
    judgedMessages(criterion, [
      { role: 'user', content: request },
      { role: 'assistant', content: 'It is so. Why not?' },
    ]);
  expect(after('Is it?')?.score).toBe(1);
  expect(() => after('Well. It is so.')).toThrow('elsewhere in the conversation');
});

test.each(['', '---', '\ud83d', '😀\n😀'])('nothing is repeated in %j', (text) => {
  expect(judged('Passes if no line is repeated', text)?.score).toBe(1);
});
