import { compile } from '../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { machinePace } from '../../machine-pace.ts';
import { atLength } from '../../soak.ts';
import { judged, judgedMessages, scored, wordsOfLength } from './judged.ts';

test('words that are names of objects’ own properties are words like any other', () => {
  expect(compile(parseCriterion('Passes if the response contains constructor'))).toBeUndefined();
  expect(scored('Passes if the response contains the word "constructor"', 'A constructor.')).toBe('text 1');
});

/** Said of an answer of three words. */
const SCORES: [string, string][] = [
  ['Passes if the response has at most 3 words', 'words 1'],
  ['Passes if the response has at most 2 words', 'words 0'],
  ['Fails if the response has at most 3 words', 'words 0'],
  ['Fails if the response has at most 2 words', 'words 1'],
  ['Reward responses with at most 3 words', 'words 1'],
  ['Reward responses with at most 2 words', 'words 0.5'],
  ['Reward responses with at most one word', 'words 0'],
  ['Reward responses with at least 4 words', 'words 0.75'],
  ['Reward responses with exactly 4 words', 'words 0.75'],
  ['Reward responses with exactly 2 words', 'words 0.5'],
  ['Reward responses that do not have more than 2 words', 'words 0.5'],
  ['Reward responses that do not have exactly 3 words', 'words 0'],
  ['Reward responses that do not have exactly 4 words', 'words 1'],
  ['Penalize responses with more than 3 words', 'words 1'],
  ['Penalize responses with more than 2 words', 'words 0.5'],
  ['Penalize responses with more than one word', 'words 0'],
  ['Penalize responses with fewer than 4 words', 'words 0.75'],
  ['Penalize responses with exactly 3 words', 'words 0'],
  ['Penalize responses with 4 words', 'words 1'],
  ['Penalize responses that do not have exactly 4 words', 'words 0.75'],
];

test.each(SCORES)('scores %s', (criterion, want) => {
  expect(scored(criterion, 'one two three')).toBe(want);
});

/** Each says "fewer than 100 words" of an answer of 99 and one of 100, in a form of its own. */
const SUBJECTS = [
  'Passes if the response has fewer than 100 words',
  'Passes if response has fewer than 100 words.',
  'Passes if: the answer has fewer than 100 words',
  'Passes if THE REPLY HAS FEWER THAN 100 WORDS',
  'Passes if the output has fewer than 100 words',
  'Passes if this response has fewer than 100 words',
  "Passes if the assistant's response has fewer than 100 words",
  'Passes if the assistant’s message has fewer than 100 words',
  "Passes if the model's reply has fewer than 100 words",
  'Passes if the model output has fewer than 100 words',
  'Passes if it has fewer than 100 words',
  'Passes if the assistant uses fewer than 100 words',
  'Passes if the AI assistant responds in fewer than 100 words',
  'Passes if the agent answers with fewer than 100 words',
];

test.each(SUBJECTS)('knows the subject of: %s', (criterion) => {
  expect([scored(criterion, wordsOfLength(99)), scored(criterion, wordsOfLength(100))]).toEqual(['words 1', 'words 0']);
});

/** Each rewards an answer without "sorry" above one with it. */
const REWARDS = [
  "Reward responses that do not contain 'sorry'",
  "Reward responses which don't mention 'sorry'",
  "Reward answers without 'sorry'",
  "Reward all replies without the word 'sorry'",
  "Reward a response that never says 'sorry'",
  "Reward any answer that avoids the word 'sorry'",
  "Reward responses not containing 'sorry'",
  "Reward not saying 'sorry'",
  "Reward avoiding the word 'sorry'",
  "Reward responses that avoid using 'sorry'",
  "Reward the assistant for not saying 'sorry'",
  "Reward the assistant for avoiding 'sorry'",
  "Reward when the response does not contain 'sorry'",
  "Reward if the answer doesn't include 'sorry'",
  "Reward responses that exclude the word 'sorry'",
  "Penalize responses that contain 'sorry'",
  "Penalize responses with 'sorry'",
  "Penalize containing 'sorry'",
  "Penalize the response for containing 'sorry'",
  "Penalize the assistant saying 'sorry'",
  "Penalize an answer that includes the word 'sorry'",
  "Penalize answers using the phrase 'sorry'",
  "Penalize: responses that mention 'sorry'",
];

test.each(REWARDS)('reads what is rewarded: %s', (criterion) => {
  expect([scored(criterion, 'I am sorry.'), scored(criterion, 'Fine.')]).toEqual(['text 0', 'text 1']);
});

test('the verdict is a check’s, names what was counted and asked, and points to the message', () => {
  expect(judged('Passes if the response has fewer than 100 words', wordsOfLength(142))).toMatchObject({
    score: 0,
    explanation: '142 words; the criterion asks for fewer than 100.',
    cleanedExplanation: null,
    decidedBy: 'check',
    judge: 'check',
    method: 'words',
    probability: null,
    samples: null,
    range: null,
    evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: null }],
    usage: null,
    promptVersion: null,
  });
});

const EXPLANATIONS: [string, string][] = [
  ['Passes if the response has one word', '1 word; the criterion asks for exactly 1.'],
  ['Fails if the response exceeds 5 words', '1 word; the criterion fails on more than 5.'],
  ['Reward responses of 5 to 9 words', '1 word; the criterion rewards between 5 and 9.'],
  ['Penalize responses that have no bullet points', '0 bullet points; the criterion penalizes a response with none.'],
];

test.each(EXPLANATIONS)('explains %s', (criterion, want) => {
  expect(judged(criterion, 'Hello')?.explanation).toBe(want);
});

const WITHOUT_TEXT: [string, object, number | null][] = [
  ['an empty text', { content: '' }, 1],
  ['null', { content: null }, 1],
  ['tool calls alone', { content: null, tool_calls: [{ function: { name: 'f' } }] }, null],
  ['an attachment alone', { content: [{ type: 'image' }] }, null],
];

test.each(WITHOUT_TEXT)('a criterion about text, and a response of %s', (_, fields, want) => {
  const verdict = judged('Passes if the response has fewer than 5 words', 'unused');
  expect(verdict?.score).toBe(1);
  const given = judgedFields(fields);
  expect(given?.score).toBe(want);
  if (want === null) expect(given?.explanation).toMatch(/holds no text/);
});

function judgedFields(fields: object) {
  return judgedMessages('Passes if the response has fewer than 5 words', [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', ...fields },
  ]);
}

const ODD: [string, unknown][] = [
  ['nothing', ''],
  ['blanks', ' \t\r\n\u00a0'],
  ['emoji', '👩‍💻👍🏽🇩🇪'],
  ['right to left', 'مرحبا "بالعالم" \u200f!'],
  ['CRLF', 'a\r\n\r\n- b\r\nc'],
  ['lone surrogates', '\ud83d x \udc00. \ud83d'],
  ['regular expression characters', '(a+)+$ [b-] {1,} \\d ^|?*.'],
  ['a million characters on one line', 'ab '.repeat(333_333)],
  ['full stops, in a soak a million characters', '. '.repeat(atLength(500_000))],
  ['a million of one letter', 'a'.repeat(1_000_000)],
  ['at signs, in a soak a million characters', 'a@'.repeat(atLength(500_000))],
  ['a million brackets', '['.repeat(1_000_000)],
];

const EVERY_FAMILY = [
  'Reward responses with fewer than 10 words',
  'Reward responses with fewer than 10 sentences',
  'Reward responses under 100 characters',
  "Reward responses that contain '(a+)+$'",
  "Reward responses that contain the text 'aaaaaaaaaaaaaaaaaaaaaaaaab'",
  "Penalize responses that start with 'ab'",
  "Penalize responses that end with 'ab'",
  'Reward responses that contain any of the words "ab" or "👍"',
  'Reward responses that start with any of the phrases "ab" or "[b"',
  'Reward responses that start with a capital letter',
  'Reward responses that end with the line "ab"',
  'Reward responses that are exactly "ab"',
  'Reward responses enclosed in square brackets',
  'Reward responses that are valid JSON',
  'Penalize responses with more than 3 bullet points',
  'Penalize responses with an email address',
];

test.each(ODD)('every family scores %s, soon, and quotes what stands there', (_, content) => {
  const pace = machinePace();
  for (const criterion of EVERY_FAMILY) {
    // CPU time at the usual pace: a busy machine must not fail it.
    const started = process.threadCpuUsage();
    const verdict = judged(criterion, content)!;
    expect(process.threadCpuUsage(started).user / pace).toBeLessThan(5_000_000);
    expect(verdict.score).toBeGreaterThanOrEqual(0);
    expect(verdict.score).toBeLessThanOrEqual(1);
    for (const { quote } of verdict.evidence) expect(quote === null || String(content).includes(quote)).toBe(true);
  }
});
