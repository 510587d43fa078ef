import { startDeemster } from '../../helpers.ts';
import { runDeemster } from '../deemster-process.ts';
import { folderWith, importing } from './importing.ts';

test('a service stores the labels', async () => {
  await using deemster = await startDeemster();
  const observation = {
    id: 'o1',
    trace_id: 't1',
    type: 'GENERATION',
    input: [{ role: 'user', content: 'How long?' }],
    output: 'Five days.',
  };
  const score = {
    name: 'helpful',
    source: 'ANNOTATION',
    data_type: 'BOOLEAN',
    value: 1,
    trace_id: 't1',
    observation_id: 'o1',
    comment: 'Good',
    author_user_id: 'ada',
  };
  await using folder = await importing('langfuse', { 'a.json': [observation], 'b.json': [score] });
  const env = { DEEMSTER_API_KEY: deemster.key!, DEEMSTER_BASE_URL: deemster.url };
  const run = (...args: string[]) => runDeemster(args, { cwd: folder.path, env });
  expect((await run('evaluators', 'push', 'out/evaluators.yaml')).code).toBe(0);
  expect((await run('label', '--import', 'out/labels.jsonl')).stdout).toBe('Stored 1 label.\n');
  const { body } = await deemster.get('/api/v1/traces');
  expect((await deemster.get(`/api/v1/traces/${body.traces[0].id}`)).body).toMatchObject({
    labels: [{ label: true, author: 'ada', evaluator_name: 'helpful' }],
    comments: [{ comment: 'Good' }],
  });
});

describe('a configuration that is hostile', () => {
  const files: [name: string, content: string, message: string][] = [
    [
      'tests without end',
      JSON.stringify({ tests: Array(101).fill({ vars: { a: Array(1000).fill(1) } }) }),
      'more than 100,000 tests',
    ],
    ['very deep YAML', `tests: ${'['.repeat(200_000)}`, 'is nested too deeply'],
    ['very long YAML', `tests:\n${'- a\n'.repeat(1_100_000)}`, 'too long for YAML'],
  ];
  test.each(files)('%s is refused with a line', async (_name, content, message) => {
    await using folder = await folderWith({ 'given.yaml': content });
    const { code, stderr } = await folder.run('import', 'promptfoo', 'given.yaml');
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
