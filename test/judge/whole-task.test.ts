import { taskAround, wholeTaskOf } from '../../src/judge/agents/whole-task.ts';
import { agent, assistant, call, llm, result, says, system, traceOf, user } from './agent-traces.ts';

const thought = { type: 'thinking', content: 'Hm' };

const TASKS: [what: string, trace: ReturnType<typeof traceOf>, want: ReturnType<typeof wholeTaskOf>][] = [
  [
    "the root's own",
    traceOf(
      agent(
        'root',
        llm([system('s'), user('Hi')], [says('x')]),
        'a',
        llm([user('And?')], [says('Done.'), says(call('c'))]),
      ),
      agent('a', llm([user('sub')], [says('sub answer')])),
    ),
    { firstInput: 'Hi', lastOutput: 'Done.' },
  ],
  [
    'those of the agents that it called, where it has none',
    traceOf(
      agent('root', 'a', 'b'),
      agent('b', llm([user('two')], [says('2')])),
      agent('a', llm([user('one')], [says('1')])),
    ),
    { firstInput: 'one', lastOutput: '2' },
  ],
  [
    'that of an agent called twice, at its last call',
    traceOf(
      agent('root', 'a', 'b', 'a'),
      agent('a', llm([user('one')], [says('1')])),
      agent('b', llm([user('two')], [says('2')])),
    ),
    { firstInput: 'one', lastOutput: '1' },
  ],
  [
    'any input, without a user',
    traceOf(agent('root', llm([assistant(''), system('s')], [says('x')]))),
    { firstInput: 's', lastOutput: 'x' },
  ],
  [
    'without reasoning',
    traceOf(agent('root', llm([{ ...user('Hm'), type: 'reasoning' }, user('q')], [says('a'), thought]))),
    { firstInput: 'q', lastOutput: 'a' },
  ],
  ['none', traceOf(agent('root', llm([result('c', 'r')], [says(call('c'))]))), { firstInput: null, lastOutput: null }],
  [
    'of ids that name properties of every object',
    traceOf(agent('__proto__', 'constructor'), agent('constructor', llm([user('q')], [says('a')]))),
    { firstInput: 'q', lastOutput: 'a' },
  ],
];

test.each(TASKS)('the whole task is found by walking from the root: %s', (_, trace, want) => {
  expect(wholeTaskOf(trace)).toEqual(want);
});

test.each([
  ['its own', agent('a', llm([user('x')], [says('Done.'), says('Bye.')])), null],
  ["another agent's", agent('a', llm([user('Done.')], [says('Done. Bye.')])), 'Done.'],
])("the last output is no context of an agent's view where it is %s", (_, instance, lastOutput) => {
  expect(taskAround(instance, { firstInput: 'Hi', lastOutput: 'Done.' })).toEqual({ firstInput: 'Hi', lastOutput });
});

test('a walk of 10,000 agents in a chain, and of a lattice with 2^100 ways, comes to its end', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => agent(`${at}`, `${at + 1}`));
  const end = agent('10000', llm([user('q')], [says('a')]));
  expect(wholeTaskOf(traceOf(...chain, end))).toEqual({ firstInput: 'q', lastOutput: 'a' });
  const lattice = Array.from({ length: 100 }, (_, at) => agent(`${at}`, `${at + 1}`, `${at + 1}`));
  expect(wholeTaskOf(traceOf(...lattice, agent('100')))).toEqual({ firstInput: null, lastOutput: null });
});
