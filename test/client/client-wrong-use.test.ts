import { conversation, criterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { misbehavingServer, scored } from './misbehaving-server.ts';

describe('wrong use is a TypeError that says what to do, and sends nothing:', () => {
  const both = 'Give exactly one of criteria and evaluatorName.';
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
    ['a trace without criteria', { trace }, 'Give criteria: one criterion or a list of criteria.'],
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
    await expect(own.evaluate(undefined as never)).rejects.toThrow('evaluate takes an object of options.');
    await expect(own.evaluateTrace(null as never)).rejects.toThrow('evaluateTrace takes an object of options.');
  });

  test('an unknown option that says nothing is passed over', async () => {
    await using server = await misbehavingServer(scored);
    await using own = server.client();
    const options = { messages: conversation, criteria: criterion, threshold: undefined };
    expect(await own.evaluate(options)).toMatchObject({ score: 1 });
  });
});
