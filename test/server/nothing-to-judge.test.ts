import { criterion, type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, user as said, says, traceOf } from '../judge/agent-traces.ts';
import { endOf } from '../tasks/task-helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const user = { role: 'user', content: 'Where is parcel 81?' };
const answer = (fields: object) => [user, { role: 'assistant', ...fields }];
const blocks = (...content: unknown[]) => answer({ content });
const call = { id: '1', type: 'function', function: { name: 'track', arguments: '{}' } };
const calling = (...tool_calls: unknown[]) => answer({ content: null, tool_calls });

/** Where something is wrong, by Pydantic's names, as `messages.1.content missing`. */
const faultsIn = (detail: { loc: unknown[]; type: string }[]) =>
  detail.map(({ loc, type }) => `${loc.slice(1).join('.')} ${type}`);

const malformed: [name: string, messages: unknown[], faults: string[]][] = [
  ['no content', answer({}), ['messages.1.content missing']],
  ['misspelt content', answer({ contnet: 'b' }), ['messages.1.content missing', 'messages.1.contnet extra_forbidden']],
  ['an empty list of calls alone', answer({ tool_calls: [] }), ['messages.1.content missing']],
  ['calls that are null alone', answer({ tool_calls: null, name: 'x' }), ['messages.1.content missing']],
  [
    'misspelt calls beside content',
    answer({ content: 'b', tool_cals: [call] }),
    ['messages.1.tool_cals extra_forbidden'],
  ],
  ['calls in another case', answer({ content: '', toolCalls: [call] }), ['messages.1.toolCalls extra_forbidden']],
  ['content that is a number', answer({ content: 5 }), ['messages.1.content string_type']],
  ['a block that is a number', blocks(5), ['messages.1.content.0 dict_type']],
  ['a block without text', blocks({ type: 'text' }), ['messages.1.content.0.text missing']],
  ['a block of null', blocks({ type: 'text', text: null }), ['messages.1.content.0.text string_type']],
  [
    'a block with misspelt text',
    blocks({ type: 'text', text: 'a' }, { type: 'text', txet: 'b' }),
    ['messages.1.content.1.text missing', 'messages.1.content.1.txet extra_forbidden'],
  ],
  ['a misspelt type', blocks({ type: 'txt', text: 'b' }), ['messages.1.content.0.type literal_error']],
  [
    'a type that nobody knows, with text',
    blocks({ type: 'speech', text: 'b' }),
    ['messages.1.content.0.type literal_error'],
  ],
  [
    'a block without type',
    blocks({ tpye: 'tool_use' }),
    ['messages.1.content.0.type missing', 'messages.1.content.0.tpye extra_forbidden'],
  ],
  ['a tool use without name', blocks({ type: 'tool_use', id: '1', input: {} }), ['messages.1.content.0.name missing']],
  ['a single block without text', answer({ content: { type: 'text' } }), ['messages.1.content.text missing']],
  ['calls that are no list', answer({ content: 'b', tool_calls: call }), ['messages.1.tool_calls list_type']],
  ['a call that is text', calling('track'), ['messages.1.tool_calls.0 dict_type']],
  ['a call without function', calling({ id: '1' }), ['messages.1.tool_calls.0.function missing']],
  [
    'a call without name',
    calling({ function: { arguments: '{}' } }),
    ['messages.1.tool_calls.0.function.name missing'],
  ],
  [
    'a call with misspelt arguments',
    calling({ function: { name: 'track', argumens: '{}' } }),
    ['messages.1.tool_calls.0.function.argumens extra_forbidden'],
  ],
  [
    'a call with misspelt args',
    calling({ name: 'track', arsg: {}, id: '1' }),
    ['messages.1.tool_calls.0.arsg extra_forbidden'],
  ],
  ['a call with args, but without name', calling({ args: {}, id: '1' }), ['messages.1.tool_calls.0.function missing']],
  ['a function_call without name', answer({ function_call: {} }), ['messages.1.function_call.name missing']],
  ['no role', [user, { content: 'b' }], ['messages.1.role missing']],
  ['a misspelt role', [user, { role: 'asistant', content: 'b' }], ['messages.1.role literal_error']],
  ['a role that is a number', [user, { role: 1, content: 'b' }], ['messages.1.role string_type']],
  [
    'a misspelt question',
    [{ role: 'user', contnet: 'q' }, ...answer({ content: 'b' }).slice(1)],
    ['messages.0.contnet extra_forbidden'],
  ],
  [
    'a misspelt result',
    [...calling(call), { role: 'tool', tool_call_id: '1', contnet: 'r' }],
    ['messages.2.contnet extra_forbidden'],
  ],
];

test.each(malformed)('422: %s', async (_, messages, faults) => {
  const { status, body } = await deemster.evaluate({ messages });
  expect([status, faultsIn(body.detail)]).toEqual([422, faults]);
});

const silent: [name: string, messages: unknown[]][] = [
  ['null', answer({ content: null })],
  ['null with an empty list of calls', calling()],
  ['null with an empty refusal', answer({ content: null, refusal: '' })],
  ['null with audio', answer({ content: null, audio: { id: 'a', transcript: 'Hello' } })],
  ['an empty list', blocks()],
  ['only thoughts', blocks({ type: 'thinking', thinking: 'Hm.' })],
];

test.each([
  ...silent,
  [
    'null after a call',
    [...calling(call), { role: 'tool', tool_call_id: '1', content: 'r' }, { role: 'assistant', content: null }],
  ],
] as typeof silent)('400, nothing to judge: %s', async (_, messages) => {
  const { status, body } = await deemster.evaluate({ messages });
  expect([status, body.detail]).toEqual([
    400,
    expect.stringMatching(/^There is nothing to judge: messages\[[13]\] .*\.$/),
  ]);
});

test.each([
  ['an empty text', answer({ content: '' }), 1],
  ['a refusal', answer({ content: null, refusal: 'I cannot help with that.' }), 1],
  ['a refusal as a block', blocks({ type: 'refusal', refusal: 'No.' }), 1],
  ['a call', calling(call), null],
  ['a call without content', answer({ tool_calls: [call] }), null],
  ['a legacy call', answer({ content: null, function_call: call.function }), null],
  ['a tool use', blocks({ type: 'tool_use', id: '1', name: 'track', input: {} }), null],
  ['an image', blocks({ type: 'image', source: {} }), null],
  ['a text without type', blocks({ text: 'b' }), 1],
  ['keys of providers', answer({ content: 'b', annotations: [], reasoning: 'r', audio: null, anything: {} }), 1],
  [
    'context that is empty',
    [{ role: 'system' }, { role: 'assistant', content: null }, user, { role: 'assistant', content: 'b' }],
    1,
  ],
  [
    'a result that is any JSON',
    [...calling(call), { role: 'tool', tool_call_id: '1', content: [5] }, { role: 'assistant', content: 'b' }],
    1,
  ],
])('judged: %s', async (_, messages, score) => {
  const { status, body } = await deemster.evaluate({ messages });
  expect([status, body.score]).toEqual([200, score]);
});

test('with evaluate_latest false earlier answers are judged, and count', async () => {
  const messages = [user, { role: 'assistant' }, user, { role: 'assistant', content: 'b' }];
  expect((await deemster.evaluate({ messages })).status).toBe(200);
  const { status, body } = await deemster.evaluate({ messages, evaluate_latest: false });
  expect([status, faultsIn(body.detail)]).toEqual([422, ['messages.1.content missing']]);
});

test('in the background the one is refused, and the other is the error of its task', async () => {
  const ask = (messages: unknown[]) =>
    deemster.post('/api/v1/evals/reward/background', { messages, evaluation_criteria: criterion });
  expect((await ask(answer({ contnet: 'b' }))).status).toBe(422);
  const { body } = await ask(answer({ content: null }));
  expect(await endOf(deemster, body.task_id)).toMatchObject({
    status: 'failed',
    error: { status: 400, detail: 'There is nothing to judge: messages[1] has neither content nor tool calls.' },
  });
});

test('an unknown role is a fault in a multi-agent trace too', async () => {
  const trace = traceOf(agent('a', llm([said('Hi'), { role: 'asistant', content: 'Hello' }], [says('Good')])));
  const { status, body } = await deemster.post('/api/v1/evals/trace', { trace, evaluation_criteria: criterion });
  const place = 'trace.agent_instance_by_id.a.interactions.0.input_messages.1.role';
  expect([status, faultsIn(body.detail)]).toEqual([422, [`${place} literal_error`]]);
});

test.each<[string, unknown, number]>([
  ['an object', { city: 'Oslo' }, 1],
  ['an object with another value', { city: 'Rome' }, 0],
  ['text', '{"city":"Oslo"}', 1],
])("the arguments of LangChain's calls are read: %s", async (_, args, score) => {
  const langChain = { name: 'get_weather', args, id: '1', type: 'tool_call' };
  const criterion = 'Passes if the assistant calls `get_weather` with `city` set to "Oslo"';
  const { status, body } = await deemster.evaluate({
    messages: calling(langChain),
    evaluation_criteria: criterion,
  });
  expect([status, body.score]).toEqual([200, score]);
});
