import { judged, scored } from '../judged.ts';

/** Whether there is a "P.S.", and a "P.P.S.". */
const TEXTS: [string, string, number, number][] = [
  ['nothing', '', 0, 0],
  ['one', 'Dear you,\n\nP.S. Write.', 1, 0],
  ['in other forms', 'a\np. s. b', 1, 0],
  ['without full stops', 'a\nPS: b', 1, 0],
  ['in bold', 'a\r\n\r\n**P.S.** b', 1, 0],
  ['without its last full stop', 'a\nP.S b', 1, 0],
  ['a second one alone', 'a\nP.P.S. b', 0, 1],
  ['both', 'a\nP.S. b\nPPS c', 1, 1],
  ['within a line', 'I wrote a P.S. to it.', 0, 0],
  ['psalms, consoles and units', 'Ps 23\nPS 5 is out\nps2\nP.Sc.', 0, 0],
];

test.each(TEXTS)('finds a postscript: %s', (_, text, first, second) => {
  const scores = ['"P.S."', '"P.P.S"'].map(
    (marker) => judged(`Passes if the response contains a postscript starting with ${marker}.`, text)?.score,
  );
  expect(scores).toEqual([first, second]);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains a postscript', 'postscripts 1'],
  ['Passes if the response includes a P.S.', 'postscripts 1'],
  ['Passes if the response has a postscript beginning with P.S.', 'postscripts 1'],
  ["Passes if the response contains a postscript that starts with 'PS'", 'postscripts 1'],
  ['Passes if the response contains a P.P.S.', 'postscripts 0'],
  ['Passes if the response does not contain a postscript', 'postscripts 0'],
  ['Fails if the response contains a postscript', 'postscripts 0'],
  ['Reward responses with a postscript', 'postscripts 1'],
  ['Penalize responses without a postscript', 'postscripts 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Dear you,\n\nhello.\n\nP.S. Write soon.')).toBe(want);
});

test('quotes the line', () => {
  expect(judged('Passes if the response contains a postscript', 'a\n*P.S.* Write soon.')).toMatchObject({
    explanation: 'A line begins "*P.S.* Write soon."; the criterion asks for at least one.',
    evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: '*P.S.* Write soon.' }],
  });
  expect(judged('Passes if the response contains a postscript', 'a')?.explanation).toBe(
    'No line begins with "P.S."; the criterion asks for at least one.',
  );
});
