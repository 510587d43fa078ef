import type { components } from '../../generated/openapi.d.ts';
import { resolveTraceRequest } from '../../src/evaluation/agents/agent-rules.ts';
import { RequestError } from '../../src/evaluation/request-error.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { agent, type Instance, llm, says, traceOf, user } from '../judge/agent-traces.ts';

type Request = components['schemas']['MultiAgentTraceRequest'];

const speaks = llm([user('Hi')], [says('Hello')]);
const good = traceOf(agent('a', speaks));

async function check(request: Partial<Request>): Promise<RequestError | undefined> {
  try {
    const rules = { find: async () => undefined, readCriterion: createReadCriterion() };
    await resolveTraceRequest({ trace: good, evaluation_criteria: 'Passes if it is short', ...request }, rules);
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

/** The places of all faults, each joined by dots. */
const faultsOf = async (request: Partial<Request>) => (await check(request))?.faults.map(({ loc }) => loc.join('.'));

const instances = 'body.trace.agent_instance_by_id';
const chain = (count: number, ...last: Instance['interactions']) => [
  ...Array.from({ length: count }, (_, at) => agent(`${at}`, `${at + 1}`)),
  agent(`${count}`, ...last),
];

const GOOD: [string, Partial<Request>][] = [
  ['one instance', {}],
  [
    'a child that two call, and one of them twice',
    { trace: traceOf(agent('a', 'b', 'c'), agent('b', 'c', 'c'), agent('c', speaks)) },
  ],
  ['an instance that nobody calls', { trace: traceOf(agent('a'), agent('b', speaks)) }],
  [
    'ids that are properties of every object',
    { trace: traceOf(agent('__proto__', 'toString'), agent('toString', speaks)) },
  ],
  ['10,000 instances in one chain', { trace: traceOf(...chain(10_000, speaks)) }],
  [
    'a lattice with 2^1000 ways',
    {
      trace: traceOf(
        ...Array.from({ length: 1000 }, (_, at) => agent(`${at}`, `${at + 1}`, `${at + 1}`)),
        agent('1000', speaks),
      ),
    },
  ],
  ['an empty output', { trace: traceOf(agent('a', llm([], [says('')]))) }],
];

test.each(GOOD)('takes %s', async (_, request) => {
  expect(await check(request)).toBeUndefined();
});

const INVALID: [string, Partial<Request>, string[]][] = [
  ['an unknown root', { trace: { ...good, root_agent_instance_id: 'x' } }, ['body.trace.root_agent_instance_id']],
  [
    'a root that is a property of every object',
    { trace: { ...good, root_agent_instance_id: '__proto__' } },
    ['body.trace.root_agent_instance_id'],
  ],
  ['an unknown child', { trace: traceOf(agent('a', speaks, 'x')) }, [`${instances}.a.interactions.1`]],
  [
    'a child that is a property of every object',
    { trace: traceOf(agent('a', 'constructor', speaks)) },
    [`${instances}.a.interactions.0`],
  ],
  [
    'an id that is not its key',
    { trace: { root_agent_instance_id: 'a', agent_instance_by_id: { a: agent('b', speaks) } } },
    [`${instances}.a.id`],
  ],
  ['an instance that calls itself', { trace: traceOf(agent('a', speaks, 'a')) }, [`${instances}.a.interactions.1`]],
  [
    'a cycle, at the call back to the root',
    { trace: traceOf(agent('b', 'c', speaks), agent('a', 'b'), agent('c', 'a')) },
    [`${instances}.a.interactions.0`],
  ],
  [
    'a cycle that the root does not reach',
    { trace: traceOf(agent('a', speaks), agent('b', 'c'), agent('c', 'b')) },
    [`${instances}.c.interactions.0`],
  ],
  ['a cycle of 10,000', { trace: traceOf(...chain(10_000, '0')) }, [`${instances}.10000.interactions.0`]],
  ['a lightning core', { model_core: 'align-lightning-20250731' }, ['body.model_core']],
  [
    'a criterion that a lightning core does not take',
    { model_core: 'align-lightning-20251127', evaluation_criteria: 'Reward warmth' },
    ['body.model_core', 'body.evaluation_criteria'],
  ],
  ['a criterion that says nothing', { evaluation_criteria: 'Reward:' }, ['body.evaluation_criteria']],
  [
    'all at once, without anything to judge',
    {
      evaluation_criteria: 'Reward:',
      trace: {
        root_agent_instance_id: 'x',
        agent_instance_by_id: { a: agent('z', 'y', 'b'), b: agent('b', 'a') },
      },
    },
    [
      'body.evaluation_criteria',
      'body.trace.root_agent_instance_id',
      `${instances}.a.id`,
      `${instances}.a.interactions.0`,
      `${instances}.b.interactions.0`,
    ],
  ],
];

test.each(INVALID)('refuses %s', async (_, request, want) => {
  expect((await check(request))?.kind).toBe('invalid');
  expect(await faultsOf(request)).toEqual(want);
});

test('the faults are in the form of Pydantic', async () => {
  const error = await check({ model_core: 'align-lightning-20250731', trace: traceOf(agent('a', speaks, 'x')) });
  expect(error!.faults).toEqual([
    {
      loc: ['body', 'model_core'],
      type: 'value_error',
      msg: 'align-lightning-20250731 evaluates the latest response only. It accepts no multi-agent traces.',
    },
    {
      loc: ['body', 'trace', 'agent_instance_by_id', 'a', 'interactions', 1],
      type: 'value_error',
      msg: 'No agent instance has this id.',
    },
  ]);
});

test('a very long id is cut in the place of a fault', async () => {
  const id = 'x'.repeat(100_000);
  const cut = `${instances}.${id.slice(0, 199)}…`;
  expect(await faultsOf({ trace: traceOf(agent(id, 'nobody', id, speaks)) })).toEqual([
    `${cut}.interactions.0`,
    `${cut}.interactions.1`,
  ]);
});

test.each([
  ['unknown children', Array(5000).fill('x')],
  ['cycles', Array(5000).fill('a')],
])('at most 1000 %s are listed', async (_, interactions) => {
  expect(await faultsOf({ trace: traceOf(agent('a', ...interactions)) })).toHaveLength(1000);
});

test.each([
  ['no interactions', traceOf(agent('a'))],
  ['only calls of others', traceOf(agent('a', 'b'), agent('b'))],
  ['no outputs', traceOf(agent('a', llm([user('Hi')], [])))],
])('a trace with %s cannot be judged', async (_, trace) => {
  expect(await check({ trace })).toMatchObject({
    kind: 'impossible',
    message:
      'There is nothing to evaluate: no agent instance of the trace has an LLM interaction with an output message other than reasoning.',
  });
});
