import { compileCriterion } from '../../src/judge/checks/compile.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { withExamples } from '../../src/judge/criterion/template.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { endOf, submit } from '../tasks/task-helpers.ts';
import { withStore } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const readCriterion = createReadCriterion(compileCriterion, 'reader-of-before');

/** Stores an evaluator by hand, whose criterion was read before as another one is read now. */
async function storeReadAs(name: string, evaluation_criteria: string, as: string, change: object = {}) {
  const pin = JSON.parse(readCriterion(as).pin()!, (_, value) =>
    value === Number.POSITIVE_INFINITY ? 1_000_000_000 : value,
  );
  const reading = JSON.stringify({ ...pin, text: withExamples(evaluation_criteria), ...change });
  const settings = { model_core: 'align-20251111', explanation_cleaning: null, description: null } as const;
  await withStore(deemster, (store) =>
    store.createEvaluator(1, name, { ...settings, evaluation_criteria, memory: false, reading }, 0, null),
  );
}
const turns = (content: string) => [
  { role: 'user', content: 'Go on.' },
  { role: 'assistant', content },
];
const judged = (evaluator_name: string, content: string, more = {}) =>
  deemster.evaluate({ evaluation_criteria: undefined, evaluator_name, messages: turns(content), ...more });

describe('an evaluator whose criterion would be read otherwise now', () => {
  const [stored, before] = [
    'Passes if the response has at most 9 links',
    'Passes if the response has fewer than 3 words',
  ];
  const found = '3 words; the criterion asks for fewer than 3.';
  beforeAll(() => storeReadAs('kept', stored, before));

  test('keeps its meaning where somebody waits', async () => {
    const { status, body } = await judged('kept', 'One two three.');
    expect([status, body]).toMatchObject([200, { score: 0, explanation: found }]);
    const present = await deemster.evaluate({ evaluation_criteria: stored, messages: turns('One two three.') });
    expect(present.body.score).toBe(1);
  });

  test('keeps it in a thread of its own', async () => {
    const { body } = await judged('kept', 'word '.repeat(200_000));
    expect(body).toMatchObject({ score: 0, explanation: '200000 words; the criterion asks for fewer than 3.' });
  });

  test('keeps it in the background', async () => {
    const id = await submit(deemster, {
      evaluation_criteria: undefined,
      evaluator_name: 'kept',
      messages: turns('One two three.'),
    });
    expect(await endOf(deemster, id)).toMatchObject({ status: 'succeeded', result: { score: 0, explanation: found } });
  });

  test('keeps it for each agent of a trace', async () => {
    const trace = traceOf(agent('root', llm([user('Go on.')], [says('One two three.')])));
    const { status, body } = await deemster.post('/api/v1/evals/trace', { trace, evaluator_name: 'kept' });
    expect([status, body.agent_scores]).toEqual([200, { root: 0 }]);
  });

  test('takes the new meaning with a new version', async () => {
    await storeReadAs('renewed', stored, before);
    expect((await deemster.get('/api/v1/evaluators/renewed')).body).not.toHaveProperty('reading');
    await deemster.call('PUT', '/api/v1/evaluators/renewed', { evaluation_criteria: stored });
    expect((await judged('renewed', 'One two three.')).body.score).toBe(1);
  });

  test('is refused with a sentence where its placeholders have to be read again', async () => {
    await storeReadAs('filled', 'Passes if the response has at most {{most:number}} links', before);
    const { status, body } = await judged('filled', 'One.', { variables: { most: 3 } });
    const msg = expect.stringMatching(
      /^The evaluator's criterion was read by reader-of-before when it was saved, and reader-\d reads it differently\. Save a new version/,
    );
    expect([status, body]).toEqual([
      422,
      { detail: [expect.objectContaining({ loc: ['body', 'evaluator_name'], msg })] },
    ]);
  });
});

test('a stored reading that this release cannot decide is an error, never a new reading and never a score', async () => {
  const text = 'Passes if the response has fewer than 3 words';
  await storeReadAs('later', text, text, { shape: 2 });
  const { status, body } = await judged('later', 'One.');
  const msg =
    'This release cannot decide the reading of the criterion that was stored by reader-of-before. Save a new version of the evaluator to have it read again, or use the release that saved it.';
  expect([status, body]).toEqual([
    422,
    { detail: [expect.objectContaining({ loc: ['body', 'evaluator_name'], msg })] },
  ]);
});
