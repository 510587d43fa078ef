import { writeFile } from 'node:fs/promises';
import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';
import { storeJudged, times } from './server/judged-evaluations.ts';

const text = await readDocument('docs/labels.md');

test('its commands do what it says, one after the other', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster();
  const [file] = blocksIn(text, 'csv') as [string];
  const [importing, card, ...rest] = blocksIn(text, 'sh') as [string, string];
  const [screen] = blocksIn(text, '') as [string];
  expect(rest).toEqual([]);
  const criterion = screen.match(/: (.*)/)![1]!;
  const name = 'refund-policy';
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
  const ids = await storeJudged(
    deemster,
    name,
    [...times(700, { score: 1 }), ...times(300, { score: 0 })].map((one) => ({ ...one, judge: 'openai:gpt-5-mini' })),
  );
  const env = { DEEMSTER_API_KEY: deemster.key, DEEMSTER_BASE_URL: deemster.url };

  const { body: trace } = await deemster.post('/api/v1/traces', {
    messages: [
      { role: 'user', content: 'How long?' },
      { role: 'assistant', content: 'Five days.' },
    ],
  });
  const [evaluation_id, trace_id] = file.match(/[\da-f-]{36}/g)!;
  const own = file.replace(evaluation_id!, ids[0]!).replace(trace_id!, trace.id);
  await writeFile(`${folder.path}/labels.csv`, own);
  expect((await runShell(importing, { cwd: folder.path, env })).stdout).toBe('Stored 2 labels.\n');

  const { body } = await deemster.get(`/api/v1/traces/${trace.id}`);
  expect(body.labels).toMatchObject([{ label: false, score: 0.2, author: 'ada', evaluator_name: name }]);
  await deemster.call('DELETE', `/api/v1/traces/${trace.id}`);
  const lines = [ids.slice(0, 52), ids.slice(700, 708), ids.slice(100, 106), ids.slice(800, 834)].flatMap(
    (some, part) => some.map((id) => `${id},${part < 2 ? 'yes' : 'no'},ada\n`),
  );
  await writeFile(`${folder.path}/labels.csv`, `evaluation_id,label,author\n${lines.join('')}`);
  expect((await runShell(importing, { cwd: folder.path, env })).stdout).toBe('Stored 100 labels.\n');
  expect((await runShell(card, { cwd: folder.path, env })).stdout).toBe(screen);
});
