import { scored } from '../judged.ts';

const REQUEST = 'Write a pitch for "Sunny ice". It holds 6 marks "!" or more, i.e. <<title>>.';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  [`begins by repeating the following request word for word: "${REQUEST}".`, `${REQUEST}\n\nHere it is!`, true],
  [`begins by repeating the following request word for word: "${REQUEST}"`, `${REQUEST.toUpperCase()} Here`, true],
  [`begins by repeating the following request word for word: “${REQUEST}”.`, `**${REQUEST}**`, true],
  [
    `begins by repeating the following request word for word: "${REQUEST}".`,
    'Write a pitch for "Sunny ice". Here',
    false,
  ],
  [`begins by repeating the following request word for word: "${REQUEST}".`, `Sure! ${REQUEST}`, false],
  ['begins by repeating the request verbatim: "Is it so?"', 'is it so? Yes.', false],
  ['starts by repeating the exact question: "Is it so?"', 'Is it so? Yes.', true],
  ['must begin by repeating this sentence word for word: "I love cats".', 'I love catsup', false],
  ['does not begin by repeating the prompt word for word: "Is it so?"', 'Is it so? Yes', false],
];

test.each(CONDITIONS)('%s %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

/** Quotations that end nobody knows where. */
const UNCLEAR = [
  'begins by repeating the following request word for word: "Say "hi".',
  'begins by repeating the following request word for word: "Say " hi " now".',
  'begins by repeating the following request word for word: "a" and "b"',
  'begins by repeating the following request word for word: "Write a poem …"',
];

test.each(UNCLEAR)('leaves to a model: %s', (condition) => {
  expect(scored(`Passes if the response ${condition}`, 'Say hi')).toBe('none');
});

test('a list after a colon is no quotation of quotations', () => {
  const criterion = 'Passes if the response contains all of the words: "foo" and "bar"';
  expect([scored(criterion, 'bar foo'), scored(criterion, 'foo" and "ba')]).toEqual(['text 1', 'text 0']);
  expect(scored('Passes if the response contains the text: "say "hi" twice"', 'I say “hi” twice')).toBe('text 1');
});
