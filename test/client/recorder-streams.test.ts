import { APIUserAbortError } from 'openai';
import {
  chat,
  chatCall,
  chatChunks,
  message,
  messageBody,
  messageEvents,
  responseBody,
  responseEvents,
  text,
  textItem,
} from './model-answers.ts';
import type { Answer } from './model-server.ts';
import { recorded } from './recorded-clients.ts';

type Run = Awaited<ReturnType<typeof recorded>>;

const messages = [{ role: 'user' as const, content: 'How long?' }];
const piece = (words: string) => ({ type: 'text_delta', text: words });
const json = (partial_json: string) => ({ type: 'input_json_delta', partial_json });

/** The three ways to ask for a stream, each with a wrapped client and with a real one. */
const ways = {
  chat: ({ openai, real }: Run, isReal = false) =>
    (isReal ? real.openai : openai).chat.completions.create({ model: 'm', messages, stream: true }),
  responses: ({ openai, real }: Run, isReal = false) =>
    (isReal ? real.openai : openai).responses.create({ model: 'm', input: messages, stream: true }),
  messages: ({ anthropic, real }: Run, isReal = false) =>
    (isReal ? real.anthropic : anthropic).messages.create({ model: 'm', max_tokens: 9, messages, stream: true }),
};

const halves: Record<keyof typeof ways, (rest: Partial<Answer>) => Answer> = {
  chat: (rest) => chatChunks([{ role: 'assistant', content: '' }, { content: 'Five' }, { content: ' da' }], null, rest),
  responses: (rest) => responseEvents(['Five', ' da'], false, rest),
  messages: (rest) => messageEvents([[text(''), [piece('Five'), piece(' da')]]], false, rest),
};

const everyWay = Object.keys(ways) as (keyof typeof ways)[];

describe('A stream is recorded as the answer that it makes', () => {
  test.each<[string, keyof typeof ways, Answer, string]>([
    [
      'a text',
      'chat',
      chatChunks([{ role: 'assistant', content: '' }, { content: 'Five' }, { content: ' days.' }]),
      'Five days.',
    ],
    ['an empty text', 'chat', chatChunks([{ role: 'assistant', content: '' }]), ''],
    ['a refusal', 'chat', chatChunks([{ role: 'assistant', refusal: 'I can' }, { refusal: 'not.' }]), 'I cannot.'],
    [
      'speech',
      'chat',
      chatChunks([{ audio: { id: 'a', transcript: 'Fi' } }, { audio: { transcript: 've.' } }]),
      'Five.',
    ],
    [
      'calls of tools',
      'chat',
      chatChunks([
        { role: 'assistant', content: null, tool_calls: [{ index: 0, ...chatCall('c1', 'find', '') }] },
        { tool_calls: [{ index: 0, function: { arguments: '{"q":' } }] },
        { tool_calls: [{ index: 1, ...chatCall('c2', 'close', '{}') }] },
        { tool_calls: [{ index: 0, function: { arguments: '"refunds"}' } }] },
        { tool_calls: [{ index: 2, id: 'c3', type: 'custom', custom: { name: 'run', input: 'l' } }] },
        { tool_calls: [{ index: 2, custom: { input: 's' } }] },
      ]),
      'find({"q":"refunds"}) | close({}) | run(ls)',
    ],
    [
      'calls that the server does not number',
      'chat',
      chatChunks([
        { tool_calls: [chatCall('c1', 'find', '{')] },
        { tool_calls: [{ function: { arguments: '}' } }] },
        { tool_calls: [chatCall('c2', 'close', '{}')] },
      ]),
      'find({}) | close({})',
    ],
    [
      'a call of the older style',
      'chat',
      chatChunks([{ function_call: { name: 'find', arguments: '{' } }, { function_call: { arguments: '}' } }]),
      'find({})',
    ],
    ['a text', 'responses', responseEvents(['Five', ' days.']), 'Five days.'],
    [
      'thoughts, a text and calls of tools',
      'messages',
      messageEvents([
        [{ type: 'thinking', thinking: '', signature: '' }, [{ type: 'thinking_delta', thinking: 'Hm.' }]],
        [text(''), [piece('I '), piece('look.')]],
        [{ type: 'tool_use', id: 't1', name: 'find', input: {} }, [json(''), json('{"q": '), json('"refunds"}')]],
        [{ type: 'tool_use', id: 't2', name: 'close', input: {} }, []],
      ]),
      'I look. | find({"q":"refunds"}) | close({})',
    ],
    [
      'a text that citations cut',
      'messages',
      messageEvents([
        [text(''), [piece('It takes')]],
        [{ ...text(''), citations: [] }, [{ type: 'citations_delta', citation: {} }, piece(' five')]],
        [text(''), [piece(' days.')]],
      ]),
      'It takes five days.',
    ],
    ['nothing', 'messages', messageEvents([]), ''],
  ])('of %s (%s), and its reader gets what it always gets', async (_what, way, answer, said) => {
    await using run = await recorded(answer, answer);
    const read = await Array.fromAsync<unknown>(await ways[way](run));
    expect(read.length).toBeGreaterThan(1);
    expect(read).toEqual(await Array.fromAsync<unknown>(await ways[way](run, true)));
    expect(run.steps()).toEqual({ root: [`How long? -> ${said}`] });
  });

  test('whose last event holds more than the others, or says that it failed', async () => {
    const ended = (type: string, output: object[], fields: object = {}): Answer => ({
      path: '/v1/responses',
      events: [
        { type: 'response.created', response: responseBody([], { status: 'in_progress' }) },
        { type: 'response.output_item.added', output_index: 0, item: textItem('Five') },
        { type, response: responseBody(output, fields) },
      ],
    });
    await using run = await recorded(
      ended('response.completed', [textItem('Five days.'), textItem('Surely.')]),
      ended('response.incomplete', [textItem('Five d')], { status: 'incomplete' }),
      ended('response.failed', [textItem('Five')], { status: 'failed' }),
    );
    for (let count = 0; count < 3; count += 1) await Array.fromAsync(await ways.responses(run));
    expect(run.steps()).toEqual({ root: ['How long? -> Five days. | Surely.', 'How long? -> Five d'] });
  });

  test('read by tee(), toReadableStream() and withResponse()', async () => {
    const answers = [
      chatChunks([{ content: 'One' }]),
      messageEvents([[text(''), [piece('Two')]]]),
      responseEvents(['Three']),
    ];
    await using run = await recorded(...answers);
    const [left, right] = (await ways.chat(run)).tee();
    expect(await Array.fromAsync(left)).toEqual(await Array.fromAsync(right));
    expect(await new Response((await ways.messages(run)).toReadableStream()).text()).toContain('Two');
    const { data, response } = await ways.responses(run).withResponse();
    expect(response.status).toBe(200);
    for await (const event of data) expect(event.type).toMatch(/^response\./);
    expect(run.steps()).toEqual({ root: ['How long? -> One', 'How long? -> Two', 'How long? -> Three'] });
  });

  test('by the helpers that give a final result', async () => {
    await using run = await recorded(
      chatChunks([{ role: 'assistant', content: 'One' }, { content: '.' }]),
      responseEvents(['Two', '.']),
      messageEvents([[text(''), [piece('Three'), piece('.')]]]),
      messageEvents([[text(''), [piece('Four'), piece('.')]]]),
    );
    const { openai, anthropic } = run;
    const completion = await openai.chat.completions.stream({ model: 'm', messages }).finalChatCompletion();
    const response = await openai.responses.stream({ model: 'm', input: messages }).finalResponse();
    const asked = { model: 'm', max_tokens: 9, messages };
    const said = await anthropic.messages.stream(asked).finalText();
    const betaSaid = await anthropic.beta.messages.stream(asked).finalText();
    expect([completion.choices[0]?.message.content, response.output_text, said, betaSaid]).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
    ]);
    expect(run.steps()).toEqual({
      root: ['One.', 'Two.', 'Three.', 'Four.'].map((answer) => `How long? -> ${answer}`),
    });
  });

  test('of the agent that requested it, even if another one reads it', async () => {
    await using run = await recorded(chatChunks([{ content: 'One' }]), chat('Two'));
    const stream = await run.recorder.agent('planner', () => ways.chat(run));
    await run.recorder.agent('reader', async () => {
      await Array.fromAsync(stream);
      await run.ask('And?');
    });
    expect(run.steps()).toEqual({
      root: ['planner', 'reader'],
      planner: ['How long? -> One'],
      reader: ['And? -> Two'],
    });
  });
});

describe.each(everyWay)('A stream (%s) that does not come to its end', (way) => {
  test('is recorded as far as it was read', async () => {
    await using run = await recorded(halves[way]({ end: 'never' }));
    for await (const part of await ways[way](run)) {
      if (JSON.stringify(part).includes('Five')) break;
    }
    expect(run.steps()).toEqual({ root: ['How long? -> Five'] });
  });

  test('is recorded as far as it was received, while it continues', async () => {
    await using run = await recorded(halves[way]({ end: 'never' }));
    const stream = await ways[way](run);
    const seen: unknown[] = [];
    for await (const part of stream) {
      const said = JSON.stringify(part);
      if (!said.includes('Five') && !said.includes(' da')) continue;
      seen.push(run.steps().root);
      if (seen.length === 2) stream.controller.abort();
    }
    expect(seen).toEqual([['How long? -> Five'], ['How long? -> Five da']]);
    expect(run.steps()).toEqual({ root: ['How long? -> Five da'] });
  });

  test('is left out where nothing was said yet, or nothing was read', async () => {
    await using run = await recorded(halves[way]({ end: 'never' }), halves[way]({ end: 'never' }), chat('Hello.'));
    for await (const _part of await ways[way](run)) break;
    await ways[way](run);
    await run.ask('Hi');
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });

  test('is left out where the provider breaks it off', async () => {
    await using run = await recorded(halves[way]({ end: 'broken' }), chat('Hello.'));
    const read: unknown[] = [];
    const reading = (async () => {
      for await (const part of await ways[way](run)) read.push(part);
    })();
    await expect(reading).rejects.toThrow();
    expect(read.length).toBeGreaterThan(1);
    await run.ask('Hi');
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });
});

describe('What does not come to its end', () => {
  test('is left out where it was cut short before anything was said', async () => {
    const [thinks] = messageEvents([[{ type: 'thinking', thinking: '' }, []]]).events!.slice(2);
    const stopped = { type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 2 } };
    const begin = { type: 'message_start', message: messageBody([]) };
    await using run = await recorded(
      chatChunks([{ role: 'assistant', content: '' }], 'length'),
      { path: '/v1/messages', events: [begin, thinks!, stopped, { type: 'message_stop' }] },
      chat('Hello.'),
    );
    await Array.fromAsync(await ways.chat(run));
    await Array.fromAsync(await ways.messages(run));
    await run.ask('Hi');
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });

  test('is recorded with the arguments that have come', async () => {
    const item = { id: 'fc', type: 'function_call', call_id: 'c1', name: 'find', arguments: '' };
    const events = [
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.function_call_arguments.delta', output_index: 0, item_id: 'fc', delta: '{"q":' },
    ];
    const use = { type: 'tool_use', id: 't1', name: 'find', input: {} };
    await using run = await recorded(
      chatChunks([{ tool_calls: [{ index: 0, ...chatCall('c1', 'find', '{"q":') }] }], null),
      { path: '/v1/responses', events },
      messageEvents([[use, [json('{"q":')]]], false),
    );
    for (const way of everyWay) await Array.fromAsync<unknown>(await ways[way](run));
    expect(run.steps()).toEqual({ root: Array(3).fill('How long? -> find({"q":)') });
  });

  test.each([
    ['response.mcp_call_arguments.delta', { type: 'mcp_call', id: 'm', name: 'find', arguments: '' }, 'find(half)'],
    [
      'response.code_interpreter_call_code.delta',
      { type: 'code_interpreter_call', id: 'c', code: '' },
      'code_interpreter({"code":"half"})',
    ],
    [
      'response.custom_tool_call_input.delta',
      { type: 'custom_tool_call', call_id: 'c', name: 'run', input: '' },
      'run(half)',
    ],
    ['response.refusal.delta', { type: 'message', role: 'assistant', content: [] }, 'half'],
  ])('is recorded with what %s has brought', async (type, item, said) => {
    const events = [
      { type: 'response.output_item.added', output_index: 0, item },
      { type, output_index: 0, content_index: 0, delta: 'ha' },
      { type, output_index: 0, content_index: 0, delta: 'lf' },
    ];
    await using run = await recorded({ path: '/v1/responses', events });
    await Array.fromAsync(await ways.responses(run));
    expect(run.steps()).toEqual({ root: [`How long? -> ${said}`] });
  });

  test('is left to the helpers, which say that they were stopped', async () => {
    await using run = await recorded(halves.chat({ end: 'never' }));
    const stream = run.openai.chat.completions.stream({ model: 'm', messages });
    stream.on('content', (_delta, all) => all === 'Five da' && stream.abort());
    await expect(stream.done()).rejects.toThrow(APIUserAbortError);
    expect(run.steps()).toEqual({ root: ['How long? -> Five da'] });
  });
});

describe('A fault of the recording breaks no stream, and is thrown by build():', () => {
  test('a stream of several choices', async () => {
    const chunk = (index: number, content: string) => ({
      object: 'chat.completion.chunk',
      choices: [{ index, delta: { content }, finish_reason: null }],
    });
    await using run = await recorded({ path: '/v1/chat/completions', events: [chunk(0, 'One'), chunk(1, 'Two')] });
    expect(await Array.fromAsync(await ways.chat(run))).toHaveLength(2);
    expect(() => run.recorder.build()).toThrow('2 choices');
  });

  test('pieces that are none', async () => {
    const strange = { type: 'response.output_item.added', output_index: 0, item: { type: 'from_the_future' } };
    await using run = await recorded({ path: '/v1/responses', events: [strange] });
    expect(await Array.fromAsync(await ways.responses(run))).toEqual([strange]);
    expect(() => run.recorder.build()).toThrow('from_the_future');
  });

  test('a stream that is taken as a raw response', async () => {
    await using run = await recorded(chatChunks([{ content: 'One' }]));
    const response = await ways.chat(run).asResponse();
    expect(await response.text()).toContain('One');
    expect(() => run.recorder.build()).toThrow(
      'chat.completions.create of agent "root": its stream was taken as a raw response',
    );
  });
});

test('An error before a stream begins comes to its caller as always', async () => {
  await using run = await recorded(
    message([], { status: 529, body: { error: { type: 'overloaded_error' } } }),
    chat('Hello.'),
  );
  await expect(ways.messages(run)).rejects.toThrow('529');
  await run.ask('Hi');
  expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
});
