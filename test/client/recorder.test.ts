import type Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { LLMInteraction, MultiAgentTrace } from '../../src/client/contract.ts';
import { Recorder } from '../../src/client/recorder.ts';
import { criterion, startDeemster } from '../helpers.ts';
import { callItem, chat, chatCall, message, response, text, textItem } from './model-answers.ts';
import { recorded } from './recorded-clients.ts';
import { stepsOf } from './recorded-steps.ts';

type ChatMessage = OpenAI.ChatCompletionMessageParam;

const interactionsOf = (trace: MultiAgentTrace) =>
  Object.values(trace.agent_instance_by_id)[0]?.interactions as LLMInteraction[];

describe('A call is recorded', () => {
  test('of chat.completions.create, with its tools, as it was when it was made', async () => {
    const call = chatCall('c1', 'find', '{"q":"refunds"}');
    await using run = await recorded(chat({ tool_calls: [call] }), chat('Five days.'));
    const { recorder, openai } = run;
    const messages: ChatMessage[] = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'text', text: 'How long?' }] },
    ];
    const tools = [{ type: 'function' as const, function: { name: 'find', parameters: { type: 'object' } } }];
    const completion = await openai.chat.completions.create({ model: 'm', messages, tools });
    messages.push(completion.choices[0]!.message, { role: 'tool', tool_call_id: 'c1', content: '5' });
    const answer = await openai.chat.completions.create({ model: 'm', messages });
    answer.choices[0]!.message.content = 'Changed';

    const asked = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'How long?' },
    ];
    const called = { id: 'c1', name: 'find', parameters: '{"q":"refunds"}' };
    expect(recorder.build()).toEqual({
      root_agent_instance_id: 'root',
      agent_instance_by_id: {
        root: {
          id: 'root',
          name: 'root',
          interactions: [
            {
              input_messages: asked,
              output_messages: [{ content: called }],
              tools_available: [{ name: 'find', description: '', parameters: '{"type":"object"}' }],
            },
            {
              input_messages: [
                ...asked,
                { role: 'assistant', content: called },
                { role: 'tool', content: { id: 'c1', response: '5' } },
              ],
              output_messages: [{ content: 'Five days.' }],
              tools_available: null,
            },
          ],
        },
      },
    });
  });

  test('of responses.create, whose input may be a text or items', async () => {
    const output = [{ id: 'rs_1', type: 'reasoning', summary: [] }, callItem('c1', 'find', '{"q":1}')];
    await using run = await recorded(response(output), response([textItem('Five days.')]));
    const { recorder, openai, steps } = run;
    const first = await openai.responses.create({ model: 'm', input: 'How long?', instructions: 'Be brief.' });
    const result = { type: 'function_call_output' as const, call_id: 'c1', output: '5' };
    const input = [{ role: 'user' as const, content: 'How long?' }, ...(first.output as never[]), result];
    const tools = [{ type: 'function' as const, name: 'find', parameters: {}, strict: true, description: 'Finds.' }];
    const second = await openai.responses.create({ model: 'm', input, tools });
    expect(second.output_text).toBe('Five days.');
    expect(steps()).toEqual({
      root: ['Be brief. | How long? -> find({"q":1})', 'How long? | find({"q":1}) | = 5 -> Five days.'],
    });
    expect(interactionsOf(recorder.build())[1]?.tools_available).toEqual([
      { name: 'find', description: 'Finds.', parameters: '{}' },
    ]);
  });

  test('of messages.create, and of beta.messages.create', async () => {
    const use = { type: 'tool_use', id: 't1', name: 'find', input: { q: 1 } };
    await using run = await recorded(message([text('I look.'), use]), message([text('Five days.')]));
    const { anthropic, steps } = run;
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'How long?' }];
    const asked = { model: 'm', max_tokens: 9, system: [{ type: 'text' as const, text: 'Be brief.' }], messages };
    const first = await anthropic.messages.create(asked);
    messages.push({ role: 'assistant', content: first.content });
    messages.push({ role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: '5' }] });
    await anthropic.beta.messages.create({ ...asked, messages });
    expect(steps()).toEqual({
      root: [
        'Be brief. | How long? -> I look. | find({"q":1})',
        'Be brief. | How long? | I look. | find({"q":1}) | = 5 -> Five days.',
      ],
    });
  });

  test('once by each of the helpers that parse', async () => {
    await using run = await recorded(
      chat('{"days":5}'),
      response([textItem('{"days":6}')]),
      message([text('{"days":7}')]),
      message([text('{"days":8}')]),
    );
    const { openai, anthropic, steps } = run;
    const schema = { type: 'object' as const, properties: { days: { type: 'integer' } } };
    const jsonSchema = { type: 'json_schema' as const, name: 'Days', schema };
    const messages = [{ role: 'user' as const, content: 'How long?' }];
    const completion = await openai.chat.completions.parse({
      model: 'm',
      messages,
      response_format: { type: 'json_schema', json_schema: jsonSchema },
    });
    const answer = await openai.responses.parse({ model: 'm', input: 'How long?', text: { format: jsonSchema } });
    const format = { type: 'json_schema' as const, schema };
    const asked = { model: 'm', max_tokens: 9, messages, output_config: { format } };
    await anthropic.messages.parse(asked);
    await anthropic.beta.messages.parse(asked);
    expect(completion.choices[0]?.message.content).toBe('{"days":5}');
    expect(answer.output_text).toBe('{"days":6}');
    expect(steps()).toEqual({ root: [5, 6, 7, 8].map((days) => `How long? -> {"days":${days}}`) });
  });

  test('each one of the helpers that run tools', async () => {
    const use = { type: 'tool_use', id: 't1', name: 'find', input: {} };
    await using run = await recorded(
      chat({ tool_calls: [chatCall('c1', 'find', '{}')] }),
      chat('Five.'),
      message([use]),
      message([text('Six.')]),
    );
    const messages = [{ role: 'user' as const, content: 'How long?' }];
    const runner = run.openai.chat.completions.runTools({
      model: 'm',
      messages,
      tools: [
        {
          type: 'function',
          function: { name: 'find', description: '', parameters: {}, function: () => '5', parse: JSON.parse },
        },
      ],
    });
    expect(await runner.finalContent()).toBe('Five.');
    const tool = {
      name: 'find',
      input_schema: { type: 'object' as const },
      run: () => '6',
      parse: (input: unknown) => input,
    };
    await run.anthropic.beta.messages.toolRunner({ model: 'm', max_tokens: 9, messages, tools: [tool as never] });
    expect(run.steps()).toEqual({
      root: [
        'How long? -> find({})',
        'How long? | find({}) | = 5 -> Five.',
        'How long? -> find({})',
        // A thread, which the provider keeps, is sent only what is new.
        '= 6 -> Six.',
      ],
    });
  });

  test('by withResponse() and by asResponse(), which give what they always give', async () => {
    await using run = await recorded(chat('One.'), message([text('Two.')]), chat('Three.'), message([text('Four.')]));
    const { data, response: head } = await run.ask('Hi').withResponse();
    expect([data.choices[0]?.message.content, head.status]).toEqual(['One.', 200]);
    expect((await run.say('Hi').withResponse()).response.status).toBe(200);
    const raw = await run.ask('Hi').asResponse();
    expect(await raw.json()).toMatchObject({ choices: [{ message: { content: 'Three.' } }] });
    const call = run.say('Hi');
    expect((await call.asResponse()).status).toBe(200);
    expect((await call).content).toEqual([text('Four.')]);
    expect(run.steps()).toEqual({ root: ['Hi -> One.', 'Hi -> Two.', 'Hi -> Three.', 'Hi -> Four.'] });
  });

  test('by a client that another one made of itself', async () => {
    await using run = await recorded(chat('Hello.'));
    const other = run.openai.withOptions({ timeout: 10_000 });
    await other.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
    expect(other.timeout).toBe(10_000);
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });

  test('of beta.responses.create, and by the helpers of beta.chat.completions that older clients have', async () => {
    await using run = await recorded(response([textItem('One.')]), chat('Two.'));
    const input = [{ type: 'message' as const, role: 'user' as const, content: 'Hi' }];
    await run.openai.beta.responses.create({ model: 'm', input });
    const older = {
      chat: run.real.openai.chat,
      beta: { chat: { completions: { _client: run.real.openai, parse: parseOf } } },
    };
    await run.recorder.wrap(older).beta.chat.completions.parse();
    expect(run.steps()).toEqual({ root: ['Hi -> One.', 'Hi -> Two.'] });
  });

  test('by the method that the client has when it is called', async () => {
    const answering = (content: string) => (_request: object) => ({
      choices: [{ message: { role: 'assistant', content } }],
    });
    const client = { chat: { completions: { create: answering('One.') } } };
    const recorder = new Recorder('root');
    const { chat: wrapped } = recorder.wrap(client);
    const messages = [{ role: 'user', content: 'Hi' }];
    wrapped.completions.create({ messages });
    client.chat.completions = { create: answering('Two.') };
    wrapped.completions.create({ messages });
    client.chat.completions.create = answering('Three.');
    wrapped.completions.create({ messages });
    expect(stepsOf(recorder.build())).toEqual({ root: ['Hi -> One.', 'Hi -> Two.', 'Hi -> Three.'] });
  });

  test('of any client of such a shape, also one that answers at once', async () => {
    const client = {
      count: 0,
      chat: {
        completions: {
          asked: 0,
          create(_request: object) {
            this.asked += 1;
            return { choices: [{ message: { role: 'assistant', content: `Answer ${this.asked}` } }] };
          },
        },
      },
      messages: { create: async (_request: object) => ({ role: 'assistant', content: [text('Later.')] }) },
    };
    const recorder = new Recorder('root');
    const wrapped = recorder.wrap(client);
    const messages = [{ role: 'user', content: 'Hi' }];
    expect(wrapped.chat.completions.create({ messages }).choices).toHaveLength(1);
    await wrapped.messages.create({ messages });
    wrapped.count = 7;
    expect([client.count, client.chat.completions.asked]).toEqual([7, 1]);
    expect(stepsOf(recorder.build())).toEqual({ root: ['Hi -> Answer 1', 'Hi -> Later.'] });
  });
});

function parseOf(this: { _client: OpenAI }) {
  return this._client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
}

/** A client in the provider's shape that keeps its state in private fields, and answers when it is told to. */
class OwnClient {
  #key = 'secret';
  readonly #answers: ((content: string) => void)[] = [];

  readonly chat = {
    completions: {
      create: (_request: object) =>
        new Promise<object>((resolve) => {
          this.#answers.push((content) => resolve({ choices: [{ message: { role: 'assistant', content } }] }));
        }),
    },
  };

  get key() {
    return this.#key;
  }

  set key(key: string) {
    this.#key = key;
  }

  answer(content: string) {
    this.#answers.shift()?.(content);
  }
}

test('A call is recorded as it was begun, whatever becomes of its request', async () => {
  const recorder = new Recorder('root');
  const client = recorder.wrap(new OwnClient());
  const messages = [{ role: 'user', content: 'Hi' }];
  const asked = client.chat.completions.create({ messages });
  messages[0]!.content = 'Changed';
  client.answer('Hello.');
  await asked;
  expect(stepsOf(recorder.build())).toEqual({ root: ['Hi -> Hello.'] });
});

describe('A wrapped client', () => {
  test('is else the same, and the real one stays as it is', async () => {
    await using run = await recorded(chat('Hello.'), chat('Not recorded.'), {
      path: '/v1/models/m',
      body: { id: 'm' },
    });
    const { recorder, openai, real } = run;
    expect(openai).toBeInstanceOf(OpenAI);
    expect(openai.constructor).toBe(OpenAI);
    expect(recorder.wrap(real.openai)).toBe(openai);
    expect(recorder.wrap(openai)).toBe(openai);
    expect(openai.chat.completions).toBe(openai.chat.completions);
    expect(openai.post).toBe(openai.post);
    expect(Object.keys(openai)).toEqual(Object.keys(real.openai));
    expect(openai.chat.completions.create).not.toBe(real.openai.chat.completions.create);
    const { create } = openai.chat.completions;
    await create({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
    await real.openai.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
    // It has private fields, and asks by another way than those that are recorded.
    expect(await openai.models.retrieve('m')).toMatchObject({ id: 'm' });
    openai.apiKey = 'another';
    expect(real.openai.apiKey).toBe('another');
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });

  test('uses the private fields of the real one', () => {
    const real = new OwnClient();
    const client = new Recorder('root').wrap(real);
    expect(client.key).toBe('secret');
    client.key = 'another';
    expect(real.key).toBe('another');
  });

  test('can only be made of what calls models', () => {
    const recorder = new Recorder('root');
    for (const client of [{}, { chat: { completions: {} } }, { messages: null }])
      expect(() => recorder.wrap(client)).toThrow('Pass an OpenAI or Anthropic client');
  });
});

test('Wrong use of a recorder is a TypeError at once', () => {
  const recorder = new Recorder('root');
  expect(() => new Recorder('')).toThrow(TypeError);
  expect(() => new Recorder('root', { id: 7 as never })).toThrow(TypeError);
  expect(() => recorder.agent('', () => undefined)).toThrow(TypeError);
  expect(() => recorder.agent('planner', undefined as never)).toThrow(TypeError);
});

test('The service judges what was recorded', async () => {
  const words = (count: number) => Array(count).fill('word').join(' ');
  await using deemster = await startDeemster();
  await using run = await recorded(
    chat({ tool_calls: [chatCall('c1', 'find', '{}')] }),
    chat(words(60)),
    message([text(words(49))], { asked: 'search' }),
    chat(words(50), { asked: 'check' }),
    chat('Five days.'),
  );
  const { recorder, openai, ask, say } = run;
  await recorder.agent('planner', async () => {
    const messages: ChatMessage[] = [{ role: 'user', content: 'Plan.' }];
    const { choices } = await openai.chat.completions.create({ model: 'm', messages });
    messages.push(choices[0]!.message, { role: 'tool', tool_call_id: 'c1', content: 'found' });
    await openai.chat.completions.create({ model: 'm', messages });
    await Promise.all([recorder.agent('worker', () => say('search')), recorder.agent('worker', () => ask('check'))]);
  });
  await ask('And now?');
  const answer = await fetch(`${deemster.url}/api/v1/evals/trace`, {
    method: 'POST',
    headers: { 'API-Key': deemster.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ trace: recorder, evaluation_criteria: criterion }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    agent_scores: { root: 1, planner: 0, worker: 1, 'worker-2': 0 },
    overall_score: 0.5,
  });
});
