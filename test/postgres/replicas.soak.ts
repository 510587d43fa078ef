import { modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy, submit } from '../tasks/task-helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { startReplicas } from './replicas.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

/** What waits for it continues at the latest when the test ends, so that a failure ends it. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open, [Symbol.dispose]: open };
}

/** The task once it has ended, whichever replica is asked. */
const ended = async (get: (path: string) => Promise<{ body: { finished_at: string | null } }>, id: string) => {
  for (;;) {
    const { body } = await get(`/api/v1/tasks/${id}?wait=30`);
    if (body.finished_at !== null) return body as never as { status: string; attempts: number; result: unknown };
  }
};

onPostgres('each of many tasks is judged once, by whichever replica has room, and accounts take turns', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  const judged: string[] = [];
  using go = gate();
  await using provider = await scriptedProvider([]);
  const [many, few] = [90, 6];
  provider.script(
    ...Array.from({ length: many + few }, () => async ({ text }: { text: string }) => {
      await go.opened;
      judged.push(/answer \w+ \d+/.exec(text)![0]);
      return { reply: verdictReply() };
    }),
  );
  await using replicas = await startReplicas(databaseUrl, { ...judgedBy(provider), taskConcurrency: 2 });
  await asked(databaseUrl, "INSERT INTO accounts (name, retention, created_at) VALUES ('other', 'standard', 1)");
  await asked(
    databaseUrl,
    `INSERT INTO keys (id, account_id, hash, label, created_at)
    SELECT 'other', id, encode(sha256('other-key-other-key-other'), 'hex'), '', 1 FROM accounts WHERE name = 'other'`,
  );
  const add = (text: string, key?: string) =>
    submit(
      replicas,
      {
        evaluation_criteria: modelCriterion,
        messages: [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: text },
        ],
      },
      key === undefined ? {} : { key },
    );
  const ids = await Promise.all(Array.from({ length: many }, (_, at) => add(`answer a ${at}`)));
  const key = 'other-key-other-key-other';
  const others = await Promise.all(Array.from({ length: few }, (_, at) => add(`answer b ${at}`, key)));
  go.open();
  for (const id of ids) expect(await ended(replicas.get, id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  for (const id of others)
    expect(await ended((path) => replicas.get(path, { key }), id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  expect(new Set(judged).size).toBe(many + few);
  expect(judged).toHaveLength(many + few);
  // The other account's few do not wait behind all of the first one's.
  expect(judged.findLastIndex((one) => one.includes(' b '))).toBeLessThan(many / 2);
});

onPostgres(
  'a start takes nothing from a replica that lives, and fails none of its tasks under retention none',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    using go = gate();
    await using provider = await scriptedProvider([]);
    const held = async () => {
      await go.opened;
      return { reply: verdictReply() };
    };
    provider.script(held, held);
    await using replicas = await startReplicas(databaseUrl, { ...judgedBy(provider), taskConcurrency: 1 }, 1);
    const [one] = replicas.replicas;
    const running = await submit(one!, { evaluation_criteria: modelCriterion });
    await provider.arrived(1);
    const queued = await submit(one!, { evaluation_criteria: modelCriterion, data_retention: 'none' });
    await using late = await startDeemster({ databaseUrl, ...judgedBy(provider), taskConcurrency: 4 });
    const { body } = await late.get(`/api/v1/tasks/${queued}`, { headers: { 'API-Key': one!.key } });
    expect(body).toMatchObject({ status: 'queued' });
    go.open();
    expect(await ended(one!.get, running)).toMatchObject({ status: 'succeeded', attempts: 1 });
    expect(await ended(one!.get, queued)).toMatchObject({ status: 'succeeded', attempts: 1, result: { score: 1 } });
  },
);
