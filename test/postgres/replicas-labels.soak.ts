import { startDeemster } from '../helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { startReplicas } from './replicas.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

onPostgres(
  'labels that reach different replicas at once are all there at each, until they are withdrawn at one',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using replicas = await startReplicas(databaseUrl);
    const said = (at: number) => [
      { role: 'user', content: `Question ${at}` },
      { role: 'assistant', content: `Answer ${at}.` },
    ];
    const criterion = 'Passes if the response has fewer than 50 words';
    const evaluations = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        replicas.post('/api/v1/evals/reward', { messages: said(at), evaluation_criteria: criterion }),
      ),
    );
    const ids = evaluations.map(({ headers }) => headers.get('x-evaluation-id')!);
    // Two people's labels of each evaluation, over all replicas together.
    const labels = await Promise.all(
      ids.flatMap((id) =>
        ['Ada', 'Bo'].map((author) =>
          replicas.post('/api/v1/annotations/label', { evaluation_id: id, label: false, author }),
        ),
      ),
    );
    expect(labels.map(({ status }) => status)).toEqual(Array(60).fill(200));
    const stored = await asked(databaseUrl, 'SELECT count(*)::int AS labels FROM labels');
    expect(stored).toEqual([{ labels: 60 }]);
    const first = evaluations[0]!.headers.get('x-trace-id')!;
    for (const one of replicas.replicas) expect((await one.get(`/api/v1/traces/${first}`)).body.labels).toHaveLength(2);
    const { id } = labels[0]!.body;
    const withdrawn = await Promise.all(
      replicas.replicas.map((one) => one.call('DELETE', `/api/v1/annotations/label/${id}`)),
    );
    expect(withdrawn.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await asked(databaseUrl, 'SELECT count(*)::int AS labels FROM labels')).toEqual([{ labels: 59 }]);
  },
);

onPostgres(
  'a run whose cases reach different replicas at once is counted the same by each, until one deletes it',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using replicas = await startReplicas(databaseUrl);
    const cases = 40;
    const answers = await Promise.all(
      Array.from({ length: cases * 2 }, (_, at) =>
        replicas.post('/api/v1/evals/reward', {
          messages: [
            { role: 'user', content: `Question ${at}` },
            { role: 'assistant', content: at % 4 === 0 ? 'one two three four five six' : 'Yes.' },
          ],
          evaluation_criteria: 'Passes if the response has fewer than 5 words',
          tags: { run: at < cases ? 'before' : 'after', case: `case ${at % cases}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(cases * 2).fill(200));
    const lists = await Promise.all(replicas.replicas.map((one) => one.get('/api/v1/runs')));
    for (const { status, body } of lists) {
      expect(status).toBe(200);
      expect(body).toEqual(lists[0]!.body);
    }
    const rows: { run: string; cases: number; traces: number }[] = lists[0]!.body.runs;
    expect(rows.map(({ cases: found, traces }) => [found, traces])).toEqual([
      [cases, cases],
      [cases, cases],
    ]);
    const statuses: number[] = [];
    for (const one of replicas.replicas) statuses.push((await one.call('DELETE', '/api/v1/runs/before')).status);
    expect(statuses).toEqual([204, 404, 404]);
    for (const one of replicas.replicas) expect((await one.get('/api/v1/runs')).body.runs).toHaveLength(1);
    expect(await asked(databaseUrl, 'SELECT count(*)::int AS traces FROM traces')).toEqual([{ traces: cases }]);
  },
);

onPostgres('a key that is revoked is refused by every replica', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  await using replicas = await startReplicas(databaseUrl);
  await using late = await startDeemster({ databaseUrl });
  const get = (one: { get: typeof late.get }) => one.get('/api/v1/traces', { key: 'correct-horse-battery-staple' });
  const all = [...replicas.replicas, late];
  for (const one of all) expect((await get(one)).status).toBe(200);
  await asked(databaseUrl, 'UPDATE keys SET revoked_at = 1');
  for (const one of all) while ((await get(one)).status !== 401);
});
