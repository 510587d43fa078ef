import { agentView } from '../../../../src/judge/agents/agent-view.ts';
import { createRunChecks } from '../../../../src/judge/checks/thread/off-thread.ts';
import type { WireConversation } from '../../../../src/judge/conversation.ts';
import { createJudge, type JudgeRequest } from '../../../../src/judge/judge.ts';
import { openaiProvider } from '../../../../src/judge/providers/openai/openai.ts';
import { scriptedProvider, verdictReply } from '../../../scripted-provider.ts';
import { agent, llm, says, user } from '../../agent-traces.ts';
import { TEXTS } from './language-texts.ts';

const [english, german] = [TEXTS.English!, TEXTS.German!];

const talk = (...answers: string[]): WireConversation => ({
  messages: answers.flatMap((content) => [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content },
  ]),
  system: null,
  tools: null,
});

const requestOf = (conversation: WireConversation, more: Partial<JudgeRequest> = {}): JudgeRequest => ({
  conversation,
  criterion: 'Passes if the response is in German',
  modelCore: 'align-20251111',
  evaluateLatest: true,
  clean: false,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...more,
});

/** For all judges of this file: the thread with the language detector takes a second of work to start. */
const runChecks = createRunChecks();
const judgeAt = ({ url }: { url: string }) =>
  createJudge({
    modelFor: () => ({ provider: openaiProvider({ model: 'm', baseURL: url }), reasoning: false }),
    runChecks,
  });
const withoutModel = createJudge({ modelFor: () => undefined, runChecks });
const holds = { reply: verdictReply({ label: 'Y', explanation: 'It greets in German.' }) };

test('asks no model where the language is sure', async () => {
  await using server = await scriptedProvider([]);
  const { verdict } = await judgeAt(server).judge(requestOf(talk(german)));
  expect(verdict).toMatchObject({ score: 1, decidedBy: 'check', method: 'language', usage: null });
});

test('asks the model where it is not', async () => {
  await using server = await scriptedProvider([holds]);
  const { verdict } = await judgeAt(server).judge(requestOf(talk('Moin')));
  expect(verdict).toMatchObject({ score: 1, decidedBy: 'model', judge: 'openai:m', method: 'binary-samples-1' });
});

test('without a model that is an error, and no score', async () => {
  await expect(withoutModel.judge(requestOf(talk('Moin')))).rejects.toMatchObject({
    name: 'JudgeError',
    fault: 'undecidable',
    message: expect.stringMatching(
      /^The text is too short to tell its language for certain\. No exact check can decide .* set DEEMSTER_JUDGE/,
    ),
  });
});

test('what another part of the criterion decides needs no model', async () => {
  const criterion = 'Passes if the response is in German and contains no commas';
  const { verdict } = await withoutModel.judge(requestOf(talk('Moin, moin'), { criterion }));
  expect(verdict).toMatchObject({ score: 0, decidedBy: 'check' });
});

test('of several responses the model reads those that are left open, and the whole is called its verdict', async () => {
  await using server = await scriptedProvider([holds]);
  const { verdict } = await judgeAt(server).judge(requestOf(talk(english, 'Moin', german), { evaluateLatest: false }));
  expect(verdict.score).toBeCloseTo(2 / 3);
  expect(verdict).toMatchObject({ decidedBy: 'model', judge: 'openai:m', method: 'binary-samples-1', samples: null });
  expect(verdict.explanation).toMatch(/Response 1 .*: The text is in English.*\nResponse 2 .*: It greets in German\./);
  expect(server.requests).toHaveLength(1);
});

test('without a model one response that is left open fails them all', async () => {
  const request = requestOf(talk(english, 'Moin'), { evaluateLatest: false });
  await expect(withoutModel.judge(request)).rejects.toMatchObject({ fault: 'undecidable' });
});

const agentRequest = (...answers: string[]) => {
  const instance = agent('a', ...answers.map((answer) => llm([user('Hi')], [says(answer)])));
  const { conversation, parts, own } = agentView(instance);
  return requestOf(conversation, {
    evaluateLatest: false,
    agent: { name: 'a', parts, own, wholeTask: null },
  });
};

test('of an agent the model reads the whole response where one part is left open', async () => {
  await using server = await scriptedProvider([holds]);
  const { verdict } = await judgeAt(server).judge(agentRequest(english, 'Moin'));
  expect(verdict).toMatchObject({ score: 1, decidedBy: 'model' });
  expect(server.requests[0]!.text).toContain('The messages are the view of one agent among several.');
});

test('of an agent the parts are checked where all of them are sure', async () => {
  const { verdict } = await withoutModel.judge(agentRequest(english, german));
  expect(verdict).toMatchObject({ score: 0.5, decidedBy: 'check' });
});
