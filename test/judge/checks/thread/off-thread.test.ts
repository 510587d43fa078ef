import type { CleanMessage } from '../../../../src/judge/checks/thread/check-worker-messages.ts';
import { createCheckPool } from '../../../../src/judge/checks/thread/check-worker-pool.ts';
import { createRunChecks } from '../../../../src/judge/checks/thread/off-thread.ts';
import type { WireConversation } from '../../../../src/judge/conversation.ts';
import { createJudge, type JudgeRequest } from '../../../../src/judge/judge.ts';
import { startDeemster } from '../../../helpers.ts';
import { endOf, submit } from '../../../tasks/task-helpers.ts';
import { adversarial } from '../adversarial-texts.ts';

const talk = (...answers: string[]): WireConversation => ({
  messages: answers.flatMap((content) => [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content },
  ]),
  system: null,
  tools: null,
});

const requestOf = (criterion: string, ...answers: string[]): JudgeRequest => ({
  conversation: talk(...answers),
  criterion,
  modelCore: 'align-20251111',
  evaluateLatest: false,
  clean: false,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
});

const tables = (count: number) => '| a | b |\n|---|---|\n| 1 | 2 |\n\n'.repeat(count);
const costly = 'Passes if the response contains at most 3 tables';

/** For all judges of this file: a thread takes a second of work to start. */
const pool = createCheckPool();

/** A judge without a model, and how many responses it had checked in another thread. */
function judgeCounting() {
  const sent: number[] = [];
  const runChecks = createRunChecks((message, signal) => {
    sent.push(message.subjects.length);
    return pool(message, signal);
  });
  return { judge: createJudge({ modelFor: () => undefined, runChecks }), sent };
}

test('long responses are checked in another thread, with the same verdict', async () => {
  const { judge, sent } = judgeCounting();
  const long = await judge.judge(requestOf(costly, tables(3000), tables(2)));
  expect(long.verdict).toMatchObject({
    score: 0.5,
    explanation:
      'Response 1 (messages[1]): 3000 tables: "| a | b |" (line 1), "| a | b |" (line 5), "| a | b |" (line 9), ' +
      'and 2997 more; the criterion asks for at most 3.\n' +
      'Response 2 (messages[3]): 2 tables: "| a | b |" (line 1), "| a | b |" (line 5); the criterion asks for at most 3.',
    decidedBy: 'check',
    method: 'tables',
  });
  const short = await judge.judge(requestOf(costly, tables(300), tables(2)));
  expect({ ...short.verdict, explanation: '' }).toEqual({ ...long.verdict, explanation: '' });
  expect(sent).toEqual([2]);
});

const LENGTHS: [string, string, string[], number[]][] = [
  ['a long one', costly, [tables(3000)], [1]],
  ['several that are long together', costly, [tables(1500), tables(1500)], [2]],
  ['a part that is costly', 'Passes if the response has no tables and has 3 words', [tables(3000)], [1]],
  ['a short one after long ones', costly, [tables(3000), 'Done.'], [2]],
  ['a short one', costly, [tables(300)], []],
  ['a check that is quick', 'Passes if the response has at most 3 words', [tables(3000)], []],
];

test.each(LENGTHS)('what goes to another thread: %s', async (_, criterion, answers, want) => {
  const { judge, sent } = judgeCounting();
  await judge.judge(requestOf(criterion, ...answers));
  expect(sent).toEqual(want);
});

test('a tool that the conversation has is known there, too', async () => {
  const { judge, sent } = judgeCounting();
  const request = requestOf('Passes if the assistant calls `search` and uses no tables', tables(3000));
  const call = { id: 'c', type: 'function', function: { name: 'search', arguments: '{}' } };
  request.conversation.messages.splice(1, 0, { role: 'assistant', content: null, tool_calls: [call] });
  expect((await judge.judge(request)).verdict).toMatchObject({ score: 0, method: 'tools+tables' });
  expect(sent).toEqual([1]);
});

test('a response that is left open there is a model’s', async () => {
  const { judge, sent } = judgeCounting();
  const request = requestOf('Passes if the response contains a table', tables(40_000));
  await expect(judge.judge(request)).rejects.toMatchObject({
    fault: 'undecidable',
    message: expect.stringMatching(/^The response is longer than 1,000,000 characters.* set DEEMSTER_JUDGE/),
  });
  expect(sent).toEqual([1]);
});

test('a thread that dies makes an error, and no score', async () => {
  const url = new URL('data:text/javascript,process.exit(1)');
  const judge = createJudge({
    modelFor: () => undefined,
    runChecks: createRunChecks(createCheckPool({ program: () => url })),
  });
  await expect(judge.judge(requestOf(costly, tables(3000)))).rejects.toMatchObject({
    name: 'JudgeError',
    fault: 'failed',
    message: 'The thread that checked this response ended without an answer.',
  });
});

/** Half a minute of work, in a few responses of 900 kB that make Markdown slow. */
const slow = {
  ...talk(...Array<string>(8).fill(adversarial('![[](', 900_000))),
  evaluate_latest: false,
  evaluation_criteria: 'Reward responses with at least 3 links',
};

test('the service answers others while it checks a long response, and stops when it is cancelled', async () => {
  await using deemster = await startDeemster();
  const id = await submit(deemster, slow);
  const statusOf = async () => (await deemster.get(`/api/v1/tasks/${id}`)).body.status;
  let status = await statusOf();
  while (status === 'queued') status = await statusOf();
  for (let asked = 0; asked < 20; asked += 1) expect((await deemster.get('/api/healthcheck')).status).toBe(200);
  expect([status, await statusOf()]).toEqual(['running', 'running']);

  expect((await deemster.call('DELETE', `/api/v1/tasks/${id}`)).status).toBe(204);
  expect(await endOf(deemster, id)).toMatchObject({ status: 'cancelled', result: null });
  const next = await deemster.evaluate({ messages: talk(tables(3000)).messages, evaluation_criteria: costly });
  expect([next.status, next.body.score]).toEqual([200, 0]);
});

test('a check that takes too long ends with the deadline', async () => {
  await using deemster = await startDeemster({ timeoutSeconds: 1 });
  const { status, body } = await deemster.evaluate(slow);
  expect([status, body.detail]).toEqual([524, 'The judge did not answer within 1 second.']);
});

test('an explanation is cleaned by a long conversation in another thread, with the same words', async () => {
  const sent: object[] = [];
  const judge = createJudge({
    modelFor: () => undefined,
    pool: ((message: CleanMessage, signal: AbortSignal) => {
      sent.push(Object.keys(message));
      return pool(message, signal);
    }) as typeof pool,
  });
  const cleaned = async (hidden: string) => {
    const { verdict } = await judge.judge({
      conversation: { ...talk('One two three.'), system: `${hidden} 3 words` },
      criterion: 'Passes if the response has fewer than 50 words',
      modelCore: 'align-20251111',
      evaluateLatest: true,
      clean: true,
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
    });
    return verdict.cleanedExplanation;
  };
  const short = await cleaned('Say no word.');
  expect(sent).toEqual([]);
  expect(await cleaned('Say no word. '.repeat(10_000))).toBe(short);
  expect(sent).toEqual([['explanation', 'texts', 'score']]);
});
