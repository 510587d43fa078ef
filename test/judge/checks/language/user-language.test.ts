import { agentView } from '../../../../src/judge/agents/agent-view.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { createJudge } from '../../../../src/judge/judge.ts';
import { agent, llm, says, user } from '../../agent-traces.ts';
import { judgedIn, scoredIn, talk } from '../in-conversation.ts';
import { TEXTS } from './language-texts.ts';

const { English: english, German: german, Chinese: chinese, Russian: russian } = TEXTS as Record<string, string>;

const WORDINGS = [
  "Passes if the assistant answers in the user's language",
  "Passes if the assistant answers in the language of the user's last message",
  'Passes if the assistant answers in the language of the user',
  'Passes if the assistant responds in the same language as the user',
  'Passes if the assistant replies in the same language as the user.',
  "Passes if the assistant responds in the same language as the user's message",
  'Passes if the assistant responds in the same language the user used',
  'Passes if the assistant writes in the language in which the user wrote',
  "Passes if the assistant responds only in the user's language",
  "Passes if the response is written in the user's language",
  "Passes if the response is in the user's language",
  "Passes if the response is entirely in the user's language",
  'Passes if the response is in the same language as the user',
  'Passes if the response is in the same language as the question',
  "Passes if the response is written in the same language as the user's question",
  "Passes if the response matches the language of the user's message",
  "Passes if the response matches the language of the user's question",
  "Fails if the response is not in the user's language",
  'Fails if the assistant does not answer in the same language as the user',
  "Reward responses in the user's language",
  "Reward answering in the user's language",
  "Penalize responses that are not in the user's language",
];

test.each(WORDINGS)('%s', (criterion) => {
  const pairs = [
    [german, german],
    [german, english],
    [english, german],
    [russian, russian],
    [chinese, english],
    [chinese, chinese],
  ] as const;
  const scores = pairs.map(([question, answer]) => scoredIn(criterion, talk(question!, answer!)));
  expect(scores).toEqual([1, 0, 0, 1, 0, 1].map((score) => `user-language ${score}`));
});

test.each([
  "Passes if the response is not in the user's language",
  "Fails if the assistant answers in the user's language",
  "Penalize responses in the user's language",
])('%s', (criterion) => {
  const scores = [german, english].map((answer) => scoredIn(criterion, talk(german!, answer!)));
  expect(scores).toEqual(['user-language 0', 'user-language 1']);
});

const LANGUAGE = "Passes if the assistant answers in the user's language";

const OPEN: [string, string, string][] = [
  ['a short message', 'Hallo', german!],
  ['code', '```\nconst und = "nicht";\n```', german!],
  ['a short answer', german!, 'OK'],
  ['an instruction and a text of another language', `Summarize:\n${german!.repeat(20)}`, english!],
  ['an instruction before a colon', `Summarize: ${german!.repeat(20)}`, english!],
  ['an instruction after the text', `${german!.repeat(20)}\n\nTranslate.`, english!],
  ['an instruction in another script', `Summarize: ${chinese!.repeat(20)}`, english!],
  ['a quotation of another language', `${english} «${german}»`, german!],
  ['a message that names the other language', `Please translate this into German. ${english}`, german!],
  ['one that names it in its own words', `${german} Bitte schreib mir das auf Englisch.`, english!],
];

test.each(OPEN)('leaves open what is meant with %s', (_, question, answer) => {
  expect(scoredIn(LANGUAGE, talk(question, answer))).toBe('undecided');
});

test('the last message before the response counts, and a greeting in it may be another language’s', () => {
  expect(scoredIn(LANGUAGE, talk(english!, english!, german!, german!))).toBe('user-language 1');
  expect(scoredIn(LANGUAGE, talk(english!, english!, german!, english!))).toBe('user-language 0');
  expect(scoredIn(LANGUAGE, talk(`Hello,\n${german}`, german!))).toBe('undecided');
  expect(scoredIn(LANGUAGE, talk(`Hallo,\n${german}`, german!))).toBe('user-language 1');
});

test('a picture in the message leaves it open, and without a message nothing is asked', () => {
  const picture = [{ type: 'text', text: german }, { type: 'image_url' }];
  expect(scoredIn(LANGUAGE, [{ role: 'user', content: picture }, ...talk(german!).map(ofAssistant)])).toBe('undecided');
  expect(scoredIn(LANGUAGE, [{ role: 'assistant', content: german }])).toBe('user-language null');
});

const ofAssistant = (message: object) => ({ ...message, role: 'assistant' });

test('says both languages', () => {
  expect(judgedIn(LANGUAGE, talk(german!, english!))).toMatchObject({
    score: 0,
    explanation:
      "The text is in English, the user's message in German; the criterion asks for the language of the user's message.",
    evidence: [{ source: { id: 'messages[1]' } }, { source: { id: 'messages[0]' } }],
  });
});

test.each([
  LANGUAGE,
  'Passes if every number in the response appears in the context',
  "Passes if the response is shorter than the user's message",
])('of an agent a model decides: %s', async (criterion) => {
  expect(compile(parseCriterion(criterion))?.reads).toBe('both');
  const { conversation, parts, own } = agentView(agent('a', llm([user(german!)], [says(german!)])));
  const judge = createJudge({ modelFor: () => undefined });
  await expect(
    judge.judge({
      conversation,
      criterion,
      modelCore: 'align-20251111',
      evaluateLatest: true,
      agent: { name: 'a', parts, own, wholeTask: null },
      clean: false,
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
    }),
  ).rejects.toMatchObject({ fault: 'undecidable' });
});
