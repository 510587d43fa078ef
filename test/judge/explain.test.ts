import { createReadCriterion, READER_VERSION } from '../../src/judge/criterion/compiled-criterion.ts';
import { CriterionError } from '../../src/judge/criterion/criterion-error.ts';
import { explain, explainInSteps } from '../../src/judge/criterion/explain.ts';
import { inTurns, type Steps } from '../../src/judge/steps.ts';
import { atLength, share } from '../soak.ts';
import { LISTED } from './checks/golden/listed.ts';
import { NEAR_MISSES } from './checks/near-misses/near-misses.ts';

const readCriterion = createReadCriterion();

const READINGS: [string, string][] = [
  ['Passes if the response has fewer than 120 words', 'Passes on words: fewer than 120.'],
  ['Fails if the response exceeds 5 words', 'Fails on words: more than 5.'],
  ['Reward responses of 5 to 9 words', 'Rewards words: between 5 and 9.'],
  ['Penalize: responses that have no bullet points', 'Penalizes bullet points: none.'],
  ['Passes if the response starts with "Dear"', 'Passes on the beginning: "Dear".'],
  ['Passes if the response is valid JSON', 'Passes on the whole response: valid JSON.'],
  [
    'Passes if the response has fewer than 120 words and contains no email address',
    'Passes on words: fewer than 120, and e-mail addresses: none.',
  ],
  [
    'Fails if the response has 3 sentences, contains "foo" or has no bullet points',
    'Fails on sentences: exactly 3, or occurrences of "foo": at least one, or bullet points: none.',
  ],
  ['Passes if the assistant calls the tool `search` at most twice', 'Passes on calls of `search`: at most 2.'],
  [
    'Passes if, if there is a table, there are no headings and no bullet points',
    'Passes on headings: none (if tables: at least one), and bullet points: none (if tables: at least one).',
  ],
  [
    'Passes if, if there is a table and a heading, there are no bullet points',
    'Passes on bullet points: none (if tables: at least one, and headings: at least one).',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(explain(readCriterion(criterion))).toMatchObject({ decided_by: 'check', reading: want, unrecognised: [] });
});

test('one check is told by its family, what it looks at and what is asked', () => {
  expect(explain(readCriterion('Passes if the response has fewer than 120 words')).checks).toEqual({
    name: 'words',
    what: 'words',
    asked: 'fewer than 120',
  });
});

test('several are told as a tree', () => {
  expect(explain(readCriterion('Passes if it has 120 words or fewer and never mentions "foo"')).checks).toEqual({
    joined: 'and',
    checks: [
      { name: 'words', what: 'words', asked: '120 or fewer' },
      { name: 'text', what: 'occurrences of "foo"', asked: 'none' },
    ],
  });
});

const UNRECOGNISED: [string, string[]][] = [
  [
    "Passes if the response has two to four bullet points and never contains the word 'refund' and never mentions a price",
    ['never mentions a price'],
  ],
  ['Passes if the response has 3 sentences, is polite and contains no bullet points', ['is polite']],
  ['Passes if the response is polite and has 3 sentences', ['polite']],
  ['Passes if the response sounds friendly and has 3 sentences', ['sounds friendly']],
  ['Passes if it is polite, has 3 sentences, and never mentions a price', ['polite', 'never mentions a price']],
  ['Reward responses that sound friendly and contain no bullet points', ['sound friendly']],
  ['Reward when the response has 3 sentences and the user is told why', ['the user is told why']],
  // Where no cut helps: what follows subject and verb.
  ['Passes if the response is short and to the point', ['short and to the point']],
  ['Passes if the response is short and to the point.', ['short and to the point']],
  ['Passes if the assistant calls the right one', ['calls the right one']],
  ['Reward responses that cite the policy they rely on', ['cite the policy they rely on']],
  ['Penalize the assistant for being rude', ['for being rude']],
  ['Reward brevity', ['brevity']],
  // A denial belongs to what is not understood.
  ['Passes if the response avoids jargon', ['avoids jargon']],
  // All up to a word is understood.
  ['Passes if the response has fewer than 50 words per sentence', ['per sentence']],
  ['Passes if the response has between 3 and 5 words per bullet point', ['per bullet point']],
  ['Passes if the response is under 100 words unless the user asks for more', ['unless the user asks for more']],
  ['Passes if the response has three bullet points, each about a city', ['each about a city']],
  ['Passes if the response has fewer than 100 words. It must also be polite.', ['It must also be polite']],
  ['Passes if the response contains "foo" or "bar" unless asked', ['unless asked']],
  ['Passes if the response contains "foo" if it is asked about "bar" and "baz"', ['if', 'asked about']],
  ['Passes if the response contains "foo" and, if asked, "bar"', ['if asked']],
  ['Passes if the assistant calls any tool but the cheapest', ['the cheapest']],
  // As it was written.
  ['Passes if the reply  DOESN’T   sound  odd', ['DOESN’T   sound  odd']],
  ['Passes if the answer has at least 1,200 friendly words', ['at least 1,200 friendly words']],
  ['Passes if the poem has exactly one narrator', ['the poem has exactly one narrator']],
  ['Passes if the response has 1.5 sentences.', ['1.5 sentences']],
  ['Passes if the response contains neither "Dear [name]" nor charm', ['charm']],
];

test.each(UNRECOGNISED)('needs a model: %s', (criterion, want) => {
  expect(explain(readCriterion(criterion))).toEqual({
    decided_by: 'model',
    reading: 'Needs a model.',
    checks: null,
    possible_meanings: [],
    unrecognised: want,
    reader_version: READER_VERSION,
  });
});

const JOINS = 'its parts are understood, but not what belongs together';
const SEVERAL = 'its words are understood, but they may mean more than one thing';

test.each([
  ['Passes if the response contains "foo" and "bar" or "baz"', JOINS],
  ['Passes if the response contains neither "foo" or "bar"', JOINS],
  ['Passes if the last word is "IT"', JOINS],
  ['Passes if the response has at least 3 bullet points and 100 words', SEVERAL],
])('says what is unclear where every word is understood: %s', (criterion, why) => {
  expect(explain(readCriterion(criterion))).toMatchObject({
    reading: `Needs a model: ${why}.`,
    unrecognised: [criterion.replace('Passes if ', '')],
  });
});

const WITH_TOOLS: [string, string, string][] = [
  [
    'Passes if the assistant calls `search`',
    'check',
    'Passes on calls of `search`: at least one. Where the conversation has no such tool: needs a model.',
  ],
  [
    'Fails if the assistant calls the search tool',
    'model',
    'Needs a model. Where the conversation has a tool of that name: fails on calls of `search`: at least one.',
  ],
  [
    "Passes if the assistant uses 'search'",
    'check',
    'Passes on occurrences of "search": at least one. Where the conversation has a tool of that name: needs a model.',
  ],
  ['Passes if the assistant uses a tool', 'check', 'Passes on tool calls: at least one.'],
];

test.each(WITH_TOOLS)('says what hangs on the tools of the conversation: %s', (criterion, decidedBy, reading) => {
  expect(explain(readCriterion(criterion))).toMatchObject({ decided_by: decidedBy, reading });
});

test('the words that are not understood stand in it, in their order', () => {
  const nearMisses = share([...new Set(NEAR_MISSES)]).filter((criterion) => LISTED.get(criterion) === 'model');
  const wrong = nearMisses.filter((criterion) => {
    const { unrecognised } = explain(readCriterion(criterion));
    let at = 0;
    const stands = unrecognised.every((words) => {
      const place = criterion.indexOf(words, at);
      at = place + words.length;
      return place >= 0 && /^\S(.*\S)?$/su.test(words);
    });
    return unrecognised.length === 0 || !stands;
  });
  expect(wrong).toEqual([]);
});

const REFUSED = [
  'is it short?',
  'Passes if',
  'Passes if it has at least 5 and at most 3 words',
  'Fails if the response matches the JSON schema {"type": "nonsense"}',
];

test.each(REFUSED)('refuses: %s', (criterion) => {
  expect(() => explain(readCriterion(criterion))).toThrow(CriterionError);
});

const ODD: [string, string][] = [
  ['marks alone', 'Passes if , , . ;'],
  ['words that join alone', 'Passes if and or but nor'],
  ['nothing but a pair', 'Passes if neither both'],
  ['lone surrogates', 'Passes if \ud83d is \udc00'],
  ['right to left', 'Passes if مرحبا "بالعالم"'],
  ['one word of a megabyte', `Passes if ${'a'.repeat(1_000_000)}`],
  ['words, in a soak a million', `Passes if it has ${'a '.repeat(atLength(1_000_000))}`],
  ['parts, in a soak a million', `Passes if it has ${'a, '.repeat(atLength(1_000_000))}`],
  ['many parts', `Passes if it has no bullet points${' and very fine words'.repeat(24)}`],
  ['quotations, in a soak a million', `Passes if it has ${'"a" '.repeat(atLength(1_000_000))}`],
];

test.each(ODD)('reads %s', (_, criterion) => {
  expect(explain(readCriterion(criterion))).toMatchObject({ decided_by: 'model', checks: null });
});

function* withoutEnd(): Steps<never> {
  for (;;) yield;
}

const manyParts = `Passes if the response ${'has fewer than 100 words and '.repeat(12)}is nice`;

test('a long reading gives others their turn, and ends when nobody waits for it', async () => {
  const { signal } = new AbortController();
  expect(await inTurns(explainInSteps(createReadCriterion()(manyParts)), signal)).toEqual(
    explain(readCriterion(manyParts)),
  );
  const controller = new AbortController();
  setImmediate(() => controller.abort(new Error('outdated')));
  await expect(inTurns(withoutEnd(), controller.signal)).rejects.toThrow('outdated');
});

test.each([
  [
    'Passes if the response does not contain a link and a table',
    ['links: none, or tables: none', 'links: none, and tables: none'],
  ],
  [
    'Passes if the response does not contain three bullet points',
    ['bullet points: not exactly 3', 'bullet points: at most 2'],
  ],
  ['Passes if the response is kind', []],
  ['Passes if the response has fewer than 9 words', []],
])('what it may mean: %s', (criterion, want) => {
  const { possible_meanings, reading } = explain(readCriterion(criterion));
  expect(possible_meanings).toEqual(want);
  expect(reading.includes(`it may mean ${want.join(' | ')}`)).toBe(want.length > 0);
});

test('the meaning that a program can decide is listed when the other one is open', () => {
  const { decided_by, possible_meanings, reading } = explain(readCriterion('Fails if "please" is said twice'));
  expect(decided_by).toBe('model');
  expect(possible_meanings).toEqual(['occurrences of "please": exactly 2']);
  expect(reading).toBe('Needs a model: it may mean occurrences of "please": exactly 2, or something else.');
});
