import { judgedIn, scoredIn, talk } from '../in-conversation.ts';

const MESSAGE = 'Tell me a story about the fox and the hen.';
const SHORT = 'Once upon a time.';
const LONG = 'Once upon a time there was a fox who wanted to eat a hen, but the hen had other plans for the day.';

/** A criterion, and the scores of a shorter, a longer and a much longer answer than the message. */
const LENGTHS: [string, number, number][] = [
  ["Passes if the response is shorter than the user's message", 1, 0],
  ["Passes if the response is shorter than the user's last message.", 1, 0],
  ['Passes if the response is shorter than the user message', 1, 0],
  ["Passes if the response is not shorter than the user's message", 0, 1],
  ["Passes if the response is longer than the user's question", 0, 1],
  ["Passes if the response is no longer than the user's prompt", 1, 0],
  ["Passes if the response is at most as long as the user's message", 1, 0],
  ["Passes if the response is at most twice as long as the user's message", 1, 0],
  ["Passes if the response is at most 3 times as long as the user's message", 1, 1],
  ["Passes if the response is at most half as long as the user's message", 1, 0],
  ["Passes if the response has fewer words than the user's message", 1, 0],
  ["Passes if the response has more characters than the user's message", 0, 1],
  ["Passes if the response has the same number of sentences as the user's message", 1, 1],
  ["Passes if the response contains at least as many words as the user's message", 0, 1],
  ["Fails if the response is longer than the user's message", 1, 0],
  ["Reward responses shorter than the user's message", 1, 0],
  ["Penalize responses longer than the user's message", 1, 0],
];

test.each(LENGTHS)('%s', (criterion, short, long) => {
  const scores = [SHORT, LONG].map((answer) => scoredIn(criterion, talk(MESSAGE, answer)));
  expect(scores).toEqual([short, long].map((score) => `compared ${score}`));
});

test('a length without a unit is left open where words and characters differ', () => {
  const criterion = "Passes if the response is shorter than the user's message";
  expect(scoredIn(criterion, talk('a b c d e', 'incomprehensibility'))).toBe('undecided');
  expect(scoredIn("Passes if the response has fewer words than the user's message", talk('a b', 'ab'))).toBe(
    'compared 1',
  );
});

test('says both lengths', () => {
  expect(judgedIn("Passes if the response is shorter than the user's message", talk('One two', 'One'))).toMatchObject({
    explanation:
      "1 word to the user's 2, 3 characters to the user's 7; the criterion asks for fewer than in the user's message.",
    evidence: [{ source: { id: 'messages[1]' } }, { source: { id: 'messages[0]' } }],
  });
});

test('a picture beside the message leaves its length open, and without a message nothing is asked', () => {
  const criterion = "Passes if the response is shorter than the user's message";
  const picture = [{ type: 'text', text: MESSAGE }, { type: 'image_url' }];
  expect(
    scoredIn(criterion, [
      { role: 'user', content: picture },
      { role: 'assistant', content: SHORT },
    ]),
  ).toBe('undecided');
  expect(scoredIn(criterion, [{ role: 'assistant', content: SHORT }])).toBe('compared null');
});

const REPEATS: [string, string][] = [
  [`You said: ${MESSAGE} Well.`, '0'],
  [`You said: “Tell me a story\nabout the fox and the hen”.`, '0'],
  ['Once upon a time.', '1'],
  [`You said: ${MESSAGE.toLowerCase()}`, 'undecided'],
];

test.each(REPEATS)('repeating the message: %j', (answer, want) => {
  const criterion = "Passes if the assistant does not repeat the user's message word for word";
  const opposite = "Fails if the response repeats the user's question verbatim";
  const scores = [criterion, opposite].map((one) => scoredIn(one, talk(MESSAGE, answer)));
  expect(new Set(scores)).toEqual(new Set([want === 'undecided' ? want : `compared ${want}`]));
});

test('a word or two, or one sentence of several, may be repeated by chance', () => {
  const criterion = "Passes if the assistant does not repeat the user's message word for word";
  expect(scoredIn(criterion, talk('Hi', 'Hi you'))).toBe('undecided');
  expect(scoredIn(criterion, talk('Hi', 'Hello'))).toBe('compared 1');
  expect(scoredIn(criterion, talk(`Please. ${MESSAGE}`, `You said: ${MESSAGE}`))).toBe('undecided');
});

const EARLIER: [string, string][] = [
  ['Passes if the response is not identical to an earlier response', 'compared 0'],
  ['Passes if the response is not the same as any earlier response of the assistant', 'compared 0'],
  ["Fails if the response is identical to one of the assistant's earlier responses", 'compared 0'],
  ['Passes if the response is not identical to a previous response', 'compared 0'],
  ['Passes if the assistant does not repeat any sentence from its earlier responses', 'compared 0'],
  ['Passes if the assistant does not repeat any sentences from its previous messages', 'compared 0'],
  ['Fails if the assistant repeats a sentence from its earlier responses', 'compared 0'],
  ['Penalize repeating a sentence from its earlier responses', 'compared 0'],
];

test.each(EARLIER)('%s', (criterion, want) => {
  const said = 'I am glad to help you with that.';
  expect(scoredIn(criterion, talk('Hi', said, 'And?', ` ${said}`))).toBe(want);
  expect(scoredIn(criterion, talk('Hi', said, 'And?', 'This one is about something else.'))).toBe('compared 1');
  expect(scoredIn(criterion, talk('Hi', said))).toBe('compared 1');
  expect(scoredIn(criterion, talk('Hi', said, 'And?', said.toUpperCase()))).toBe('undecided');
});

test('the grade of repeated sentences is the share of the others', () => {
  const criterion = 'Reward responses that do not repeat any sentence from its earlier responses';
  const said = 'I am glad to help you with that. Bye.';
  expect(scoredIn(criterion, talk('Hi', said, 'And?', 'I am glad to help you with that. Now see.'))).toBe(
    'compared 0.5',
  );
  expect(scoredIn(criterion, talk('Hi', said, 'And?', 'Now see. Bye.'))).toBe('undecided');
});

test('"twice in a row" is not "twice"', () => {
  const row = 'Fails if the assistant sends the same message twice in a row';
  const said = (criterion: string, ...answers: string[]) =>
    scoredIn(criterion, talk(...answers.flatMap((answer) => ['Go on.', answer])));
  expect(said(row, 'Yes.', 'No.', 'Yes.')).toBe('compared 1');
  expect(said(row, 'Yes.', 'Yes.')).toBe('compared 0');
  // Two earlier ones may be meant as well.
  expect(said(row, 'Yes.', 'Yes.', 'No.')).toBe('undecided');
  expect(said('Fails if the assistant sends the same message twice', 'Yes.', 'No.', 'Yes.')).toBe('compared 0');
});
