import type { Check } from '../../../../src/judge/checks/check.ts';
import { unreadWords } from '../../../../src/judge/checks/grammar/unread.ts';
import { subjectOf } from '../../../../src/judge/checks/parts/each-check.ts';
import { share, testAtLength } from '../../../soak.ts';
import { TRAPS } from '../free-form/traps.ts';
import { readGolden } from '../golden/golden.ts';
import { compared, said, scores } from './compared.ts';
import { LEFT_OUT } from './left-out.ts';
import { built, notation, readNew, readOld } from './readers.ts';
import { numbersFrom, sentencesOf } from './sentences.ts';
import { TWO_MEANINGS } from './two-meanings.ts';

const { lines } = compared(share(readGolden(), 40));

test('no near miss and no trap has one meaning', () => {
  expect(lines.trap).toEqual([]);
});

test('what both readers read has the same verdicts', () => {
  expect(lines.different).toEqual([]);
});

test('and so it has beside earlier turns and calls of tools', () => {
  expect(lines.inConversation).toEqual([]);
});

test('whatever has one meaning is decided', () => {
  expect(lines.undecided).toEqual([]);
});

test('what only the first reader decides is listed with its reason', () => {
  const listed = new Set(Object.values(LEFT_OUT).flat());
  const left = lines.onlyOld.map((line) => line.replace(/ {3}\[[^[]*\]$/u, ''));
  expect(left.filter((criterion) => !listed.has(criterion))).toEqual([]);
});

testAtLength('nothing is listed that the second reader decides', () => {
  const all = Object.values(LEFT_OUT).flat();
  expect(all.filter((criterion) => readNew(criterion).form)).toEqual([]);
});

const asked = (criterion: string) => {
  const { check } = readNew(criterion);
  return check ? notation(check) : 'a model decides';
};

test.each([
  [
    'Passes if the response is in French and has fewer than 100 words',
    'and(the language of the text: French ; words: 0..99)',
  ],
  ['Passes if the response does not contain links or tables', 'and(links: 0..0 ; tables: 0..0)'],
  ['Passes if the response is "A", "B" or "C"', 'the whole response: "A" or "B" or "C"'],
  ['Passes if the response starts with "a1" or "b1"', 'the beginning: "a1" or "b1"'],
  ['Penalize responses that do not contain both "foo" and "bar"', 'which of "bar", "foo" occur: not all of them'],
  // What today's reader leaves to a model.
  ['Passes if the response does not exceed the 200-word limit', 'words: 0..200'],
  ['Passes if the response is valid JSON with no additional text', 'the whole response: valid JSON'],
  ['Passes if the response contains nothing but a JSON object', 'the whole response: a JSON object'],
  [
    'Fails if the response contains an e-mail address or phone number',
    'or(e-mail addresses: 1..Infinity ; phone numbers: 1..Infinity)',
  ],
  [
    'Passes if the response starts and ends with a double quote (")',
    'the beginning and the end: double quotation marks at both ends',
  ],
  ['Passes if the response language is German', 'the language of the text: German'],
  [
    'Passes if no commas or periods are used and a table is found',
    'and(commas: 0..0 ; periods: 0..0 ; tables: 1..Infinity)',
  ],
  [
    'Fails if the response contains the following words: "delve", "tapestry"',
    'which of "delve", "tapestry" occur: 1..Infinity of them',
  ],
  ['Penalize both links and tables', 'and(links: 1..Infinity ; tables: 1..Infinity)'],
  // What must be decided by the words that were used, or by what stands beside them.
  ['Passes if the response is a number greater than 5', 'the whole response: a number, greater than 5'],
  ['Passes if every tool call is valid', "tool calls: 0..0 against its tool's schema"],
  ['Passes if the assistant calls `a` before `b`', 'the order of tool calls: `a` before `b`'],
  ['Passes if the response contains a heading called "Summary"', 'headings "Summary": 1..Infinity'],
])('%s', (criterion, want) => {
  expect(asked(criterion)).toBe(want);
});

test('a number greater than 5 may be a decimal', () => {
  const { check } = readNew('Passes if the response is a number greater than 5');
  expect(['5', '5.5', '6'].map((text) => check!.run(subjectOf(text)).holds)).toEqual([false, true, true]);
});

test.each(Object.entries(TWO_MEANINGS))('left to a model: %s', (_, criteria) => {
  expect(criteria.filter((criterion) => readNew(criterion).form)).toEqual([]);
});

test.each([
  ['the response is polite and under 100 words', ['polite']],
  ['the response contains no links and a friendly greeting', ['a friendly greeting']],
  ['the response has about 100 words', ['about']],
  ['the tone is warm', ['the tone is warm']],
  ['the response contains a link or a table and a heading', []],
])('words that no rule reads: %s', (condition, want) => {
  expect(unreadWords(built, condition)).toEqual(want);
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
  expect(share(TRAPS, 5).filter((criterion) => readNew(criterion, known).form)).toEqual([]);
});

test('whether a quotation names a tool depends on the conversation', () => {
  const named = (known: ReadonlySet<string> | undefined) =>
    Boolean(readNew('Passes if the assistant calls `search`', known).form);
  expect([undefined, new Set<string>(), EVERYDAY].map(named)).toEqual([true, false, true]);
});

/** Where random sentences begin; whole criteria are left out, since today's reader drops parts of some. */
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

const everyScore = (criterion: string, check: Check) =>
  [scores(criterion, check), ...said(criterion, check).map((one) => one.split(' ', 1)[0])].join(' ');

testAtLength('sentences made of the grammar at random have the verdicts that they have today', () => {
  const random = numbersFrom(1);
  const different = BEGINNINGS.flatMap(([beginning, symbol]) => {
    const next = sentencesOf(built, symbol, random);
    return Array.from({ length: 600 }, () => `${beginning} ${next()}`).filter((criterion) => {
      const [{ check }, old] = [readNew(criterion), readOld(criterion)];
      return (
        check && old && notation(check) !== notation(old) && everyScore(criterion, check) !== everyScore(criterion, old)
      );
    });
  });
  expect(different).toEqual([]);
});

test.each([
  [
    'Passes if the response matches the JSON schema {"type": "nonsense"}',
    'The JSON schema of the criterion is invalid. It is no JSON schema: /type must match a schema in anyOf.',
  ],
  [
    'Passes if the response conforms to this schema: {type: "object"}',
    'The JSON schema of the criterion is not valid JSON from "type: \\"object\\"}" on.',
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
  expect(readNew(criterion).fault).toBe(fault);
});
