import type { AsyncDeemster } from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { failed, misbehavingServer, type Step, scored } from './misbehaving-server.ts';

describe('wrong use is a TypeError that says what to do, and sends nothing:', () => {
  const both = 'Pass exactly one of criteria and evaluatorName.';
  const list = 'criteria must be a list of at least one criterion, each a string.';
  const WRONG: [string, Record<string, unknown>, string][] = [
    ['neither criteria nor an evaluator', {}, both],
    ['both', { criteria: criterion, evaluatorName: 'a' }, both],
    ['several criteria and an evaluator', { criteria: [criterion], evaluatorName: 'a' }, both],
    ['no criterion', { criteria: [] }, list],
    ['a criterion that is none', { criteria: [criterion, undefined] }, list],
    ['a list with a hole', { criteria: Array(2) }, list],
    ['criteria of another kind', { criteria: { criterion } }, 'criteria must be one criterion or a list of criteria.'],
    ['no criteria but null', { criteria: null }, 'criteria must be one criterion or a list of criteria.'],
    ['no messages', { messages: undefined, criteria: criterion }, 'messages must be a list of chat messages.'],
    ['a text as messages', { messages: 'Hello', criteria: criterion }, 'messages must be a list of chat messages.'],
    ['one tool', { tools: { name: 'a' }, criteria: criterion }, 'tools must be a list of tool definitions.'],
    ['a result that is null', { result: null, criteria: criterion }, 'result must be an object, not null.'],
    ['nested tags', { tags: { a: { b: 'c' } }, criteria: criterion }, 'The tag "a" must be a string'],
    ['a block that is no boolean', { block: 0, criteria: criterion }, 'block must be true or false.'],
    ['a settle that is no boolean', { settle: 'no', criteria: [criterion] }, 'settle must be true or false.'],
    [
      'the controller of a signal',
      { signal: new AbortController(), criteria: criterion },
      'signal must be an AbortSignal',
    ],
    [
      'the same, with a list',
      { signal: new AbortController(), criteria: [criterion] },
      'signal must be an AbortSignal',
    ],
    ['a name of the wire', { data_retention: 'none', criteria: criterion }, 'evaluate has no option data_retention.'],
    ['an option of others', { modelCore: 'align-20260109', criteria: criterion }, 'evaluate has no option modelCore.'],
  ];

  test.each(WRONG)('%s', async (_, options, message) => {
    await using server = await misbehavingServer();
    await using own = server.client();
    const call = own.evaluate({ messages: conversation, ...options } as never);
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow(message);
  });

  const trace = traceOf(agent('root', llm([user('Hello')], [says('Good day.')])));
  const WRONG_OF_TRACES: [string, Record<string, unknown>, string][] = [
    ['a trace without criteria', { trace }, 'Pass exactly one of criteria and evaluatorName.'],
    [
      'a trace with both',
      { trace, criteria: criterion, evaluatorName: 'tone' },
      'Pass exactly one of criteria and evaluatorName.',
    ],
    ['a trace with an empty list', { trace, criteria: [] }, list],
    [
      'only the latest of a trace',
      { trace, criteria: criterion, evaluateLatest: true },
      'evaluateLatest must be false for a trace: all that its agents wrote is judged.',
    ],
    ['no trace', { criteria: criterion }, 'trace must be a multi-agent trace, a TraceBuilder or a Recorder.'],
    ['a trace that is null', { trace: null, criteria: criterion }, 'trace must be a multi-agent trace'],
    ['a trace with messages', { trace, criteria: criterion, messages: [] }, 'evaluateTrace has no option messages.'],
    ['a trace with nested tags', { trace, criteria: criterion, tags: { a: [] } }, 'The tag "a" must be a string'],
  ];

  test.each(WRONG_OF_TRACES)('%s', async (_, options, message) => {
    await using server = await misbehavingServer();
    await using own = server.client();
    const call = own.evaluateTrace(options as never);
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow(message);
  });

  test('no options', async () => {
    await using server = await misbehavingServer();
    await using own = server.client();
    await expect(own.evaluate(undefined as never)).rejects.toThrow('evaluate expects an object of options.');
    await expect(own.evaluateTrace(null as never)).rejects.toThrow('evaluateTrace expects an object of options.');
  });

  const WRONG_ELSEWHERE: [string, (deemster: AsyncDeemster) => Promise<unknown>, string][] = [
    [
      'a filter of another name',
      (deemster) => deemster.tracePage({ tag: 'a:b' } as never),
      'traces has no option tag.',
    ],
    [
      'the same, over pages',
      (deemster) => deemster.traces({ tag: 'a:b' } as never).next(),
      'traces has no option tag.',
    ],
    ['no filters but null', (deemster) => deemster.tracePage(null as never), 'traces expects an object of options.'],
    ['a day of another name', (deemster) => deemster.usage({ day: '2026-11-01' } as never), 'usage has no option day.'],
    [
      'no settings',
      (deemster) => deemster.evaluators.create('a', undefined as never),
      'An evaluator expects an object',
    ],
    [
      'a setting of another name',
      (deemster) => deemster.evaluators.update('a', { criteria: criterion, model: 'b' } as never),
      'An update of an evaluator has no option model.',
    ],
    ['no signal', (deemster) => deemster.waitForTask('1', { signal: {} as never }), 'signal must be an AbortSignal'],
  ];

  test.each(WRONG_ELSEWHERE)('%s', async (_, call, message) => {
    await using server = await misbehavingServer();
    await using own = server.client();
    const made = call(own);
    await expect(made).rejects.toThrow(TypeError);
    await expect(made).rejects.toThrow(message);
  });

  test('an unknown option that says nothing is passed over', async () => {
    await using server = await misbehavingServer(scored);
    await using own = server.client();
    const options = { messages: conversation, criteria: criterion, threshold: undefined };
    expect(await own.evaluate(options)).toMatchObject({ score: 1 });
  });
});

test('a signal may be null, as that of fetch may', async () => {
  await using server = await misbehavingServer(scored);
  await using own = server.client();
  const call = own.evaluate({ messages: conversation, criteria: criterion, signal: null as never });
  expect(await call).toMatchObject({ score: 1 });
});

test('a filter that is no text is left to the service to refuse, and never left out', async () => {
  await using server = await misbehavingServer(...Array<Step>(2).fill(failed(422)));
  await using own = server.client();
  const day = new Date(0);
  await expect(own.usage({ startDate: day as never })).rejects.toMatchObject({ status: 422 });
  await expect(own.tracePage({ rating: {} as never, startDate: day, tags: { a: 'ü &' } })).rejects.toThrow();
  expect(server.requests.map(({ line }) => decodeURIComponent(line))).toEqual([
    `GET /api/v1/usage?start_date=${day}`,
    'GET /api/v1/traces?start_date=1970-01-01T00:00:00.000Z&tag=a:ü &&rating=[object Object]',
  ]);
});
