import contract from '../../generated/openapi.json' with { type: 'json' };
import { TraceBuilder } from '../../src/client/trace.ts';

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const question = [user('How long do refunds take?')];

describe('Wrong use', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const answer = assistant('Hi');

  test.each<[string, RegExp, () => unknown]>([
    ['an agent without a name', /name must be a string/, () => new TraceBuilder('')],
    ['a name that is no text', /name must be a string/, () => new TraceBuilder(7 as never)],
    [
      'an id that is no text',
      /id of agent "planner"/,
      () => new TraceBuilder('root').agent('planner', { id: 7 as never }),
    ],
    ['nothing', /Agent "root": an interaction must be/, () => new TraceBuilder('root').interaction(undefined as never)],
    [
      'no messages',
      /Agent "root": messages must/,
      () => new TraceBuilder('root').interaction({ result: answer } as never),
    ],
    ['no result', /Agent "root": result/, () => new TraceBuilder('root').interaction({ messages: question } as never)],
    [
      'tools that are no list',
      /tools must/,
      () => new TraceBuilder('root').interaction({ messages: [], result: answer, tools: {} as never }),
    ],
    [
      'a message without a role',
      /message 1 /,
      () => new TraceBuilder('root').interaction({ messages: [...question, {}], result: answer }),
    ],
    [
      'a promise as a result',
      /promise/,
      () => new TraceBuilder('root').interaction({ messages: [], result: Promise.resolve(answer) }),
    ],
    [
      'half of the wire form',
      /input_messages and output_messages/,
      () => new TraceBuilder('root').interaction({ input_messages: [] } as never),
    ],
    [
      'what JSON cannot say',
      /Agent "root": .*circular/s,
      () => new TraceBuilder('root').interaction({ input_messages: [cyclic as never], output_messages: [] }),
    ],
    [
      'a tool whose input JSON cannot say',
      /Agent "root": .*BigInt/,
      () =>
        new TraceBuilder('root').interaction({
          messages: [],
          result: assistant([{ type: 'tool_use', id: 'a', name: 'b', input: { n: 1n } }]),
        }),
    ],
  ])('is %s', (_what, message, use) => {
    expect(use).toThrow(TypeError);
    expect(use).toThrow(message);
  });

  test('is a trace in which no model has answered', () => {
    const trace = new TraceBuilder('root');
    trace.agent('planner').interaction({ input_messages: [], output_messages: [{ type: 'thinking', content: 'Hm.' }] });
    expect(() => trace.build()).toThrow(TypeError);
    expect(() => trace.build()).toThrow('"root" contains no model output');
    trace.agent('planner').interaction({ messages: question, result: assistant('') });
    expect(Object.keys(trace.build().agent_instance_by_id)).toEqual(['root', 'planner', 'planner-2']);
  });

  test('is an id that two instances were given', () => {
    const trace = new TraceBuilder('root').interaction({ messages: question, result: answer });
    trace.agent('planner', { id: 'x' }).agent('searcher', { id: 'x' });
    expect(() => trace.build()).toThrow(new TypeError('The agents "planner" and "searcher" have the same id "x".'));
  });

  test("is a name or an id that is longer than the contract's limit", () => {
    const { MultiAgentTrace: trace, AgentInstance: agent } = contract.components.schemas;
    const limits = { name: agent.properties.name.maxLength, id: agent.properties.id.maxLength };
    expect(trace.properties.root_agent_instance_id.maxLength).toBe(limits.id);
    const built = (name: string, id?: string) => () =>
      new TraceBuilder(name, { id }).interaction({ messages: question, result: answer }).build();
    expect(built('n'.repeat(limits.name), 'i'.repeat(limits.id))).not.toThrow();
    expect(built('n'.repeat(limits.name + 1))).toThrow(`${limits.name + 1} characters; at most ${limits.name}`);
    expect(built('n', 'i'.repeat(limits.id + 1))).toThrow(
      `"n" has an id of ${limits.id + 1} characters; at most ${limits.id}`,
    );
  });
});
