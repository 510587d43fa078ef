import type Anthropic from '@anthropic-ai/sdk';
import type OpenAI from 'openai';
import type {
  DeemsterError,
  EvaluateOptions,
  EvaluationResponse,
  MultiAgentTrace,
  MultiAgentTraceResponse,
  SubmittedTask,
} from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { failed, misbehavingServer, type Step, thrown } from './misbehaving-server.ts';

type IsSame<One, Other> =
  (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false;

/** Does not compile where a call promises another type than the one that is named. */
const promises =
  <Wanted>() =>
  <Given>(call: Promise<Given>, _isSame: IsSame<Wanted, Given>): Promise<Given> =>
    call;

const score = { score: 1, explanation: 'Because.' };
const scores = { agent_scores: { a: 1 }, overall_score: 1, explanation: 'Because.', criterion };
const trace: MultiAgentTrace = traceOf(agent('a', llm([user('Hello')], [says('Good day.')])));

/** Answers every request of the operations below as the service does. */
const answer: Step = ({ line }) => {
  if (line.endsWith('/background')) return { status: 202, body: { task_id: '1' } };
  if (line.endsWith('/traces')) return { status: 201, body: { trace } };
  return { status: 200, body: line.endsWith('/trace') ? scores : score };
};

test('the type of a result follows from the options', async () => {
  await using server = await misbehavingServer(...Array<Step>(13).fill(answer));
  await using deemster = server.client();
  const one = { messages: conversation, criteria: criterion };
  const list = { messages: conversation, criteria: [criterion] };
  const frozen = { messages: conversation, criteria: [criterion] } as const;

  const result = await promises<EvaluationResponse>()(deemster.evaluate(one), true);
  const named = await promises<EvaluationResponse>()(
    deemster.evaluate({ messages: conversation, evaluatorName: 'a', block: true, settle: false }),
    true,
  );
  const several = await promises<EvaluationResponse[]>()(deemster.evaluate(list), true);
  await promises<EvaluationResponse[]>()(deemster.evaluate({ ...frozen, settle: false }), true);
  const settled = await promises<(EvaluationResponse | DeemsterError)[]>()(
    deemster.evaluate({ ...list, settle: true }),
    true,
  );
  const task = await promises<SubmittedTask>()(deemster.evaluate({ ...one, block: false }), true);
  const tasks = await promises<SubmittedTask[]>()(deemster.evaluate({ ...list, block: false }), true);
  const settledTasks = await promises<(SubmittedTask | DeemsterError)[]>()(
    deemster.evaluate({ ...list, block: false, settle: true }),
    true,
  );
  const either = criterion as string | string[];
  const whichever = await promises<EvaluationResponse | EvaluationResponse[]>()(
    deemster.evaluate({ messages: conversation, criteria: either }),
    true,
  );
  const options: EvaluateOptions = one;
  const any = await promises<
    EvaluationResponse | SubmittedTask | (EvaluationResponse | SubmittedTask | DeemsterError)[]
  >()(deemster.evaluate(options), true);
  const agents = await promises<MultiAgentTraceResponse>()(
    deemster.evaluateTrace({ trace, criteria: criterion }),
    true,
  );
  const agentsList = await promises<MultiAgentTraceResponse[]>()(
    deemster.evaluateTrace({ trace, criteria: [criterion] }),
    true,
  );
  const agentsTask = await promises<SubmittedTask>()(
    deemster.evaluateTrace({ trace: { toJSON: () => trace }, criteria: criterion, block: false }),
    true,
  );

  // @ts-expect-error A score may be null.
  const sure: number = result.score;

  // What the types say is what comes.
  expect(sure).toBe(1);
  expect([result, named, whichever, any]).toMatchObject([score, score, score, score]);
  expect([several, settled]).toMatchObject([[score], [score]]);
  expect([task, agentsTask]).toEqual([{ task_id: '1' }, { task_id: '1' }]);
  expect([tasks, settledTasks]).toEqual([[{ task_id: '1' }], [{ task_id: '1' }]]);
  expect([agents, agentsList]).toMatchObject([scores, [scores]]);
});

test("the providers' own types of messages, tools and results are taken", async () => {
  await using server = await misbehavingServer(answer, answer);
  await using deemster = server.client();
  const chat: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'Hello' }];
  const functions: OpenAI.ChatCompletionTool[] = [{ type: 'function', function: { name: 'a' } }];
  const completion = {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Good day.', refusal: null }, finish_reason: 'stop' }],
  } as OpenAI.ChatCompletion;
  await deemster.evaluate({ messages: chat, tools: functions, result: completion, criteria: criterion });

  const turns: Anthropic.MessageParam[] = [{ role: 'user', content: 'Hello' }];
  const tools: Anthropic.Tool[] = [{ name: 'a', input_schema: { type: 'object' } }];
  const message = {
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text: 'Good day.' }],
  } as Anthropic.Message;
  await deemster.evaluate({ messages: turns, tools, result: message, criteria: criterion });
  expect(server.requests.map(({ body }) => body.messages.length)).toEqual([2, 2]);
});

test('what cannot be right does not compile, and is no result where nothing is compiled', async () => {
  // Four of them are left to the service to refuse.
  await using server = await misbehavingServer(...Array<Step>(4).fill(failed(422)));
  await using deemster = server.client();
  const wrong = [
    // @ts-expect-error Messages are objects.
    deemster.evaluate({ messages: ['Hello'], criteria: criterion }),
    // @ts-expect-error There are no messages.
    deemster.evaluate({ criteria: criterion }),
    // @ts-expect-error Tags are not nested.
    deemster.evaluate({ messages: conversation, criteria: criterion, tags: { a: { b: 'c' } } }),
    // @ts-expect-error The word is `none`.
    deemster.evaluate({ messages: conversation, criteria: criterion, dataRetention: 'None' }),
    // @ts-expect-error That is the name of the wire.
    deemster.evaluate({ messages: conversation, criteria: criterion, data_retention: 'none' }),
    // @ts-expect-error There is no trace.
    deemster.evaluateTrace({ criteria: criterion }),
    // @ts-expect-error All of a trace is judged.
    deemster.evaluateTrace({ trace, criteria: criterion, evaluateLatest: true }),
    // @ts-expect-error There is no such model core.
    deemster.evaluateTrace({ trace, criteria: criterion, modelCore: 'align' }),
    // @ts-expect-error A rating is a boolean.
    deemster.rate('1', 5),
  ];
  for (const error of await Promise.all(wrong.map(thrown))) expect(error.name).toMatch(/^(Type|Validation)Error$/);
});
