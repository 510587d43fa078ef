import { APIError } from 'openai';
import { chat, message, messageBody, response, textItem } from './model-answers.ts';
import { recorded } from './recorded-clients.ts';

describe('What is no answer is left out:', () => {
  test('an error of the provider, which comes to its caller as always', async () => {
    await using run = await recorded(
      chat('', { status: 400, body: { error: { message: 'Too long' } } }),
      // The SDK makes nothing of an empty answer.
      chat('', { body: undefined }),
      chat('Hello.'),
    );
    const failing = run.ask('Hi');
    await expect(failing).rejects.toThrow(APIError);
    await expect(failing).rejects.toThrow('400');
    expect(() => run.recorder.build()).toThrow('contains no model output');
    expect(await run.ask('Hi')).toBeUndefined();
    await run.ask('Again');
    expect(run.steps()).toEqual({ root: ['Again -> Hello.'] });
  });

  test('a response that failed, or ended before it said anything', async () => {
    const thought = { id: 'rs_1', type: 'reasoning', summary: [] };
    await using run = await recorded(
      response([], { status: 'failed', error: { code: 'server_error', message: '' } }),
      response([thought], { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      response([textItem('Half')], { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    );
    for (const input of ['one', 'two', 'three']) await run.openai.responses.create({ model: 'm', input });
    expect(run.steps()).toEqual({ root: ['three -> Half'] });
  });

  test('a chat completion or a message of Anthropic that was cut short before it said anything', async () => {
    const cut = (finish_reason: string, content: string | null) =>
      chat('', { body: { choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }] } });
    const thought = { type: 'thinking', thinking: 'Hm.' };
    await using run = await recorded(
      cut('length', null),
      cut('error', 'Half'),
      message([thought], { body: { ...messageBody([thought]), stop_reason: 'max_tokens' } }),
      cut('length', 'Half'),
      cut('stop', ''),
    );
    await run.ask('one');
    await run.ask('two');
    await run.say('three');
    await run.ask('four');
    await run.ask('five');
    expect(run.steps()).toEqual({ root: ['four -> Half', 'five -> '] });
  });

  test('a call that is under way, until it has its answer', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await using run = await recorded(chat('Late.', { asked: 'slow', after: late }), chat('Soon.', { asked: 'quick' }));
    const slow = run.ask('slow');
    await run.ask('quick');
    expect(run.steps()).toEqual({ root: ['quick -> Soon.'] });
    answer();
    await slow;
    expect(run.steps()).toEqual({ root: ['slow -> Late.', 'quick -> Soon.'] });
  });

  test('a request that nothing can be sent of', async () => {
    await using run = await recorded(chat('Hello.'));
    await expect(run.ask('Hi', { seed: 1n })).rejects.toThrow('BigInt');
    await run.ask('Hi');
    expect(run.steps()).toEqual({ root: ['Hi -> Hello.'] });
  });
});

describe('A fault of the recording breaks no call, and is thrown by build():', () => {
  test('answers that cannot be judged as one', async () => {
    const choice = (content: string) => ({ index: 0, message: { role: 'assistant', content } });
    await using run = await recorded(
      chat('', { body: { object: 'chat.completion', choices: [choice('One'), choice('Two')] } }),
      response([], { status: 'queued' }),
      chat('Hello.'),
    );
    const { recorder } = run;
    const completion = await recorder.agent('planner', () => run.ask('Hi', { n: 2 }));
    expect(completion.choices).toHaveLength(2);
    expect((await run.openai.responses.create({ model: 'm', input: 'Hi', background: true })).status).toBe('queued');
    await run.ask('Hi');
    const fault = expect.objectContaining({
      message: expect.stringMatching(
        /^2 of the calls could not be recorded\. responses\.create of agent "root": .*queued.*; chat\.completions\.create of agent "planner": .*2 choices/,
      ),
      cause: expect.any(TypeError),
    });
    expect(() => recorder.build()).toThrow(fault as never);
    expect(() => JSON.stringify(recorder)).toThrow('2 of the calls');
  });

  test('items that are kept at the provider', async () => {
    await using run = await recorded(response([textItem('Hello.')]));
    const input = [{ type: 'item_reference' as const, id: 'msg_1' }];
    expect((await run.openai.responses.create({ model: 'm', input })).output_text).toBe('Hello.');
    expect(() => run.recorder.build()).toThrow('responses.create of agent "root": input[0] refers to');
  });

  test('a name that is too long', async () => {
    await using run = await recorded(chat('Hello.'));
    await run.recorder.agent('n'.repeat(1001), () => run.ask('Hi'));
    expect(() => run.recorder.build()).toThrow('1001 characters');
  });
});
