import { TraceBuilder } from '../../src/client/trace.ts';

const hello = { messages: [{ role: 'user', content: 'Hi' }], result: { role: 'assistant', content: 'Hello.' } };

describe('Ids', () => {
  const idsOf = (trace: TraceBuilder) => Object.keys(trace.interaction(hello).build().agent_instance_by_id);

  test('are names, numbered where they are taken, also by an id that is given later', () => {
    const trace = new TraceBuilder('agent');
    trace.agent('planner').agent('agent');
    trace.agent('planner');
    trace.agent('planner', { id: 'mine' });
    trace.agent('other', { id: 'planner-2' });
    expect(idsOf(trace)).toEqual(['agent', 'planner', 'agent-2', 'planner-3', 'mine', 'planner-2']);
  });

  test('of long names are cut, and differ', () => {
    const name = '𝄞'.repeat(300);
    const trace = new TraceBuilder(name);
    trace.agent(name);
    const ids = idsOf(trace);
    expect(ids).toEqual(['𝄞'.repeat(255), `${'𝄞'.repeat(253)}-2`]);
  });

  test('stand for the agents in the order of calls, not in that in which they were added', () => {
    const trace = new TraceBuilder('root');
    const [first, second] = [trace.agent('a'), trace.agent('b')];
    second.agent('searcher', {});
    first.agent('searcher');
    expect(idsOf(trace)).toEqual(['root', 'a', 'searcher', 'b', 'searcher-2']);
  });
});
