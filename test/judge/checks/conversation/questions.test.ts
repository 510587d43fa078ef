import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { scoredIn, talk } from '../in-conversation.ts';
import { judged } from '../judged.ts';

const scoreOf = (criterion: string, answer: string) => scoredIn(criterion, talk('Hi', answer));

const ONE = 'I can help. What is your name? I need it.';
const TWO = 'What is your name? Where do you live?';
const NONE = 'I can help with that.';

/** A criterion, and the scores of an answer with no question, with one and with two. */
const WORDINGS: [string, number, number, number][] = [
  ['Passes if the assistant asks exactly one question', 0, 1, 0],
  ['Passes if the assistant asks one question', 0, 1, 0],
  ['Passes if the response asks exactly one question', 0, 1, 0],
  ['Passes if the assistant asks at least two questions', 0, 0, 1],
  ['Passes if the assistant asks at least 2 questions.', 0, 0, 1],
  ['Passes if the assistant asks at most one question', 1, 1, 0],
  ['Passes if the assistant asks no questions', 1, 0, 0],
  ['Passes if the assistant asks no question', 1, 0, 0],
  ['Passes if the assistant asks zero questions', 1, 0, 0],
  ['Passes if the assistant does not ask a question', 1, 0, 0],
  ["Passes if the assistant doesn't ask any questions", 1, 0, 0],
  ['Passes if the assistant does not ask a single question', 1, 0, 0],
  ['Passes if the assistant never asks a question', 1, 0, 0],
  ['Passes if the assistant avoids asking questions', 1, 0, 0],
  ['Passes if the assistant asks a question', 0, 1, 1],
  ['Passes if the assistant asked a question', 0, 1, 1],
  ['Passes if the assistant asks the user a question', 0, 1, 1],
  ['Passes if the assistant asks the user exactly one question', 0, 1, 0],
  ['Passes if the assistant asks a question to the user', 0, 1, 1],
  ['Passes if the assistant must not ask the user any questions', 1, 0, 0],
  ['Passes if the response contains at least one question', 0, 1, 1],
  ['Passes if the response contains a question', 0, 1, 1],
  ['Passes if the response contains no questions', 1, 0, 0],
  ['Passes if the response includes exactly 2 questions', 0, 0, 1],
  ['Passes if the response is free of questions', 1, 0, 0],
  ['Fails if the assistant asks more than one question', 1, 1, 0],
  ['Fails if the assistant asks a question', 1, 0, 0],
  ['Reward asking at least two questions', 0, 0.5, 1],
  ['Reward the assistant for asking a question', 0, 1, 1],
  ['Reward responses with at least two questions', 0, 0.5, 1],
  ['Penalize asking more than one question', 1, 1, 0],
  ['Penalize responses that ask questions', 1, 0, 0],
];

test.each(WORDINGS)('%s', (criterion, none, one, two) => {
  expect([NONE, ONE, TWO].map((answer) => scoreOf(criterion, answer))).toEqual(
    [none, one, two].map((score) => `questions ${score}`),
  );
});

const COUNTS: [string, number][] = [
  ['', 0],
  ['What? Really?!', 2],
  ['Are you sure?? Tell me.', 1],
  ['You are sure!? Tell me.', 1],
  ['Shall we go on…?', 1],
  ['**Shall we go on?**', 1],
  ['(Shall we go on?)', 1],
  ['Shall we go on? 😊', 1],
  ['Please tell me:\n- What is your name?\n- Where do you live?', 2],
  ['1. **What is your name?**\n2. Where do you live?', 2],
  ['Are you Dr. Smith? Fine.', 1],
  ['Do you want 3.5 kg? I have 5.', 1],
  ['您叫什么名字？我需要它。', 1],
  ['ما اسمك؟', 1],
  ['See https://a.b/?c=d for more. Is that fine?', 1],
  ['See https://a.b/?c=d for more.', 0],
  ['Use `a ? b : c` or `why?` here.', 0],
  ['```\nwhy?\n```\nSo it is.', 0],
  ['What is in it?\r\n\r\nTell me.', 1],
  ['Did you mean "here" or "there"?', 1],
];

test.each(COUNTS)('counts in %j', (answer, count) => {
  const criterion = `Passes if the response contains ${count === 0 ? 'no questions' : `exactly ${count} questions`}`;
  expect(scoreOf(criterion, answer)).toBe('questions 1');
});

/** Answers of which nobody can be sure that they hold no question. */
const DOUBTFUL = [
  'You asked "Where is it?" and here it is.',
  'He said, "Where is it?" Then he left.',
  '"Where is it?"',
  'He left (why?) early.',
  'Is it safe? Yes, it is.',
  'The reason? Because it rains.',
  '## What is it?\nIt is a thing.',
  '**What is it?**\nIt is a thing.',
  '| What? | Who? |\n|---|---|\n| b | c |',
  '> Where is it?\n\nIt is here.',
  'Q: What is a loan?\nA: A debt.',
  'Question 1: What is a loan? I know.',
  'whats your name',
  'Could you tell me your name.',
  'The capital of France is _____.',
  'Πώς σε λένε;',
  'お名前は何ですか。',
  'คุณชื่ออะไร',
  'Ready? let us go.',
  '???',
];

test.each(DOUBTFUL)('leaves open whether there is a question in %j', (answer) => {
  expect(scoreOf('Passes if the response contains no questions', answer)).toBe('undecided');
});

test('what is doubtful matters only where it decides', () => {
  const answer = 'You asked "Where is it?" and here it is. Anything else? And who are you?';
  expect(scoreOf('Passes if the assistant asks at least two questions', answer)).toBe('questions 1');
  expect(scoreOf('Passes if the assistant asks at most one question', answer)).toBe('questions 0');
  expect(scoreOf('Passes if the assistant asks exactly two questions', answer)).toBe('undecided');
  expect(scoreOf('Penalize asking more than one question', answer)).toBe('questions 0');
  expect(scoreOf('Reward asking at least five questions', answer)).toBe('undecided');
});

const ENDS: [string, string, string][] = [
  ['ends with a question', 'I can help. What is it?', '1'],
  ['ends with a question', 'I can help. **What is it?** 😊', '1'],
  ['ends with a question', 'What is it? I can help.', '0'],
  ['ends with a question', '', '0'],
  ['ends with a question', 'He asked "what is it?"', 'undecided'],
  ['ends with a question', 'What is it?\n\nBest regards,\nAnna', 'undecided'],
  ['ends with a question', 'Which one?\n- Tea\n- Coffee', 'undecided'],
  ['ends with a question', 'Is this it?\n```\ncode\n```', 'undecided'],
  ['ends with a question', 'It is this.\n```\ncode\n```', '0'],
  ['does not end with a question', 'I can help.', '1'],
  ['concludes with a question', 'I can help. OK?', '1'],
  ['starts with a question', 'What is it? I can help.', '1'],
  ['starts with a question', 'Hi! What is it?', '0'],
  ['starts with a question', '# Help\nWhat is it?', 'undecided'],
  ['starts with a question', '# Help\nI can help.', '0'],
  ['consists only of questions', 'What is it? Who are you?', '1'],
  ['consists only of questions', 'What is it? I can help.', '0'],
  ['consists only of questions', 'What is it? He asked "who?"', 'undecided'],
  ['is a question', 'What is it?', '1'],
  ['is a question', 'I can help.', '0'],
  ['is a question', 'What is it? Who are you?', 'undecided'],
  ['is not a question', 'I can help.', '1'],
];

test.each(ENDS)('%s: %j', (condition, answer, want) => {
  expect(scoreOf(`Passes if the response ${condition}`, answer)).toBe(
    want === 'undecided' ? want : `questions ${want}`,
  );
});

test('the grade of questions alone is their share', () => {
  const criterion = 'Reward responses that consist only of questions';
  expect(scoreOf(criterion, 'What is it? Who are you? I can help. So be it.')).toBe('questions 0.5');
});

test('says what was found', () => {
  expect(judged('Passes if the assistant asks exactly one question', TWO)).toMatchObject({
    score: 0,
    explanation: '2 questions, first "What is your name?"; the criterion asks for exactly 1.',
    evidence: [{ quote: 'What is your name?' }, { quote: 'Where do you live?' }],
  });
  expect(judged('Fails if the response ends with a question', ONE)?.explanation).toMatch(
    /^The response ends "…?.*I need it\."; the criterion fails on a question\.$/,
  );
});

test('a response of tool calls alone asks nothing of which one could speak', () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: null, tool_calls: [{ function: { name: 'f' } }] },
  ];
  expect(scoredIn('Passes if the assistant asks no questions', messages)).toBe('questions null');
});

test('a question mark is another thing than a question', () => {
  expect(compile(parseCriterion('Passes if the response contains a question mark'))?.name).toBe('punctuation');
  expect(compile(parseCriterion('Passes if the response ends with a question mark'))?.name).toBe('punctuation');
});
