import { grammar } from '../../../../src/judge/checks/grammar/grammar.ts';
import { unreadWords } from '../../../../src/judge/checks/grammar/unread.ts';
import { subjectOf } from '../../../../src/judge/checks/parts/each-check.ts';
import { atOnce } from '../../../../src/judge/steps.ts';
import { share, testAtLength } from '../../../soak.ts';
import { TRAPS } from '../free-form/traps.ts';
import { readGolden } from '../golden/golden.ts';
import { readAs } from '../reading/read-as.ts';
import { readAgain } from './read-again.ts';
import { numbersFrom, sentencesOf } from './sentences.ts';
import { TWO_MEANINGS } from './two-meanings.ts';

const built = grammar();

test('whatever has one meaning is decided', () => {
  const undecided = share(readGolden(), 40).filter(({ criterion, expect: what }) => {
    const { form, check } = what === 'refused' ? {} : readAgain(criterion);
    return form && !check;
  });
  expect(undecided).toEqual([]);
});

test.each([
  [
    'Passes if the response is in French and has fewer than 100 words',
    '(the language of the text: French and words: fewer than 100)',
  ],
  ['Passes if the response does not contain links or tables', '(links: none and tables: none)'],
  ['Passes if the response is "A", "B" or "C"', 'the whole response: "A" or "B" or "C"'],
  ['Passes if the response starts with "a1" or "b1"', 'the beginning: "a1" or "b1"'],
  ['Penalize responses that do not contain both "foo" and "bar"', 'which of "foo", "bar" occur: not all of them'],
  ['Passes if the response does not exceed the 200-word limit', 'words: at most 200'],
  ['Passes if the response is valid JSON with no additional text', 'the whole response: valid JSON'],
  ['Passes if the response contains nothing but a JSON object', 'the whole response: a JSON object'],
  [
    'Fails if the response contains an e-mail address or phone number',
    '(e-mail addresses: at least one or phone numbers: at least one)',
  ],
  [
    'Passes if the response starts and ends with a double quote (")',
    'the beginning and the end: double quotation marks at both ends',
  ],
  ['Passes if the response language is German', 'the language of the text: German'],
  [
    'Passes if no commas or periods are used and a table is found',
    '(commas: none and periods: none and tables: at least one)',
  ],
  [
    'Fails if the response contains the following words: "delve", "tapestry"',
    'which of "delve", "tapestry" occur: at least one of them',
  ],
  ['Penalize both links and tables', '(links: at least one and tables: at least one)'],
  // What must be decided by the words that were used, or by what stands beside them.
  ['Passes if the response is a number greater than 5', 'the whole response: a number, greater than 5'],
  ['Passes if every tool call is valid', "tool calls: none against its tool's schema"],
  ['Passes if the assistant calls `a` before `b`', 'the order of tool calls: `a` before `b`'],
  ['Passes if the response contains a heading called "Summary"', 'headings "Summary": at least one'],
])('%s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});

test('a number greater than 5 may be a decimal', () => {
  const { check } = readAgain('Passes if the response is a number greater than 5');
  expect(['5', '5.5', '6'].map((text) => check!.run(subjectOf(text)).holds)).toEqual([false, true, true]);
});

test.each(Object.entries(TWO_MEANINGS))('left to a model: %s', (_, criteria) => {
  expect(criteria.filter((criterion) => readAgain(criterion).form)).toEqual([]);
});

test.each([
  ['the response is polite and under 100 words', ['polite']],
  ['the response contains no links and a friendly greeting', ['a friendly greeting']],
  ['the response has about 100 words', ['about']],
  ['the tone is warm', ['the tone is warm']],
  ['the response contains a link or a table and a heading', []],
])('words that no rule reads: %s', (condition, want) => {
  expect(atOnce(unreadWords(built, condition))).toEqual(want);
});

/** A conversation's tools, with names that are also everyday words. */
const EVERYDAY = new Set([
  'search',
  'refund',
  'get_weather',
  'delete_file',
  'send_email',
  'date',
  'list',
  'quote',
  'question',
]);

test.each([
  ['no tools', new Set<string>()],
  ['tools with everyday names', EVERYDAY],
])('no trap has one meaning in a conversation with %s', (_, known) => {
  expect(share(TRAPS, 5).filter((criterion) => readAgain(criterion, known).form)).toEqual([]);
});

test('whether a quotation names a tool depends on the conversation', () => {
  const named = (known: ReadonlySet<string> | undefined) =>
    Boolean(readAgain('Passes if the assistant calls `search`', known).form);
  expect([undefined, new Set<string>(), EVERYDAY].map(named)).toEqual([true, false, true]);
});

/** Where random sentences begin. */
const BEGINNINGS = [
  ['Passes if', 'Clause'],
  ['Fails if', 'Clause'],
  ['Reward responses', 'Kind'],
  ['Penalize responses', 'Kind'],
  ['Passes if the response', 'Pred<third,response>'],
  ['Fails if the response', 'Core<third,response>'],
  ['Passes if the response contains', 'Object'],
  ['Passes if the assistant', 'Core<third,writer>'],
  ['Fails if the assistant', 'Vp<third,writer>'],
] as const;

// The others are two things at once, such as a sign that is also a time, or numbers that exclude each other: a model's.
testAtLength('of sentences made of the grammar at random, 199 of 200 with one meaning are decided', () => {
  const sentence = sentencesOf(built, numbersFrom(1));
  const undecided = BEGINNINGS.flatMap(([beginning, symbol]) =>
    Array.from({ length: 300 }, () => `${beginning} ${sentence(symbol)}`).filter((criterion) => {
      const { form, check } = readAgain(criterion);
      return form && !check;
    }),
  );
  expect(undecided.length).toBeLessThan((BEGINNINGS.length * 300) / 200);
});

test.each([
  [
    'Passes if the response matches the JSON schema {"type": "nonsense"}',
    'The JSON schema of the criterion is invalid. It is no JSON schema: /type must match a schema in anyOf.',
  ],
  [
    'Passes if the response conforms to this schema: {type: "object"}',
    'The JSON schema of the criterion is not valid JSON from type: "object"} on.',
  ],
  [
    'Passes if the response matches the JSON schema {"type": "object"',
    'The JSON schema of the criterion is not valid JSON: it ends too early.',
  ],
  [
    'Passes if the response has at least 5 words and at most 3 words',
    'No number of words is both at least 5 and at most 3.',
  ],
  ['Passes if the response matches the JSON schema {"type": "object"}', undefined],
  ['Passes if the response politely discusses the schema {type: x}', undefined],
  ['Passes if the response has at least 5 words or at most 3 words', undefined],
])('what is wrong with %s', (criterion, fault) => {
  expect(readAgain(criterion).fault).toBe(fault);
});
