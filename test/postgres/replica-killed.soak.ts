import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { createClient } from '../torture/client.ts';
import { key, startVictim } from '../torture/victim.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { ended, gate } from './replicas.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

/** More than both replicas run at a time. */
const tasks = 12;

const bodyOf = (text: string) => ({
  evaluation_criteria: modelCriterion,
  messages: [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: text },
  ],
});

onPostgres(
  'the tasks and stored answers of a replica that is killed are finished and replayed by another',
  async () => {
    await using folder = await temporaryFolder();
    const databaseUrl = await emptyDatabase(server!.url);
    using go = gate();
    let arrived = 0;
    await using provider = await scriptedProvider([], undefined, async ({ text }: { text: string }) => {
      if (!/answered-\d/.test(text)) {
        arrived++;
        await go.opened;
      }
      return { reply: verdictReply() };
    });
    const start = async (name: string) => {
      const own = `${folder.path}/${name}`;
      await mkdir(own);
      const settings = { DEEMSTER_DATABASE_URL: databaseUrl, DEEMSTER_JUDGE: 'openai:stub', OPENAI_API_KEY: 'none' };
      const victim = await startVictim(own, { ...settings, OPENAI_BASE_URL: provider.url });
      const client = createClient(victim.url, key, 32);
      const post = (path: string, name: string) => client.call('POST', path, bodyOf(name), { 'Idempotency-Key': name });
      return {
        kill: victim.kill,
        get: (path: string) => client.call('GET', path),
        evaluate: (name: string) => post('/api/v1/evals/reward', name),
        submit: (name: string) => post('/api/v1/evals/reward/background', name),
        async [Symbol.asyncDispose]() {
          client[Symbol.dispose]();
          await victim.kill();
        },
      };
    };
    await using one = await start('one');
    await using two = await start('two');

    const answered = ['answered-1', 'answered-2'];
    const answers = await Promise.all(answered.map(one.evaluate));
    const names = Array.from({ length: tasks }, (_, at) => `task ${at}`);
    const submitted = await Promise.all(names.map(one.submit));
    const interrupted = one.evaluate('interrupted').catch(() => 'no answer');
    // Four tasks run at each, and the request at the first.
    while (arrived < 9) await sleep(20);
    await one.kill();
    expect(await interrupted).toBe('no answer');
    go.open();

    for (const [at, name] of answered.entries()) {
      const again = await two.evaluate(name);
      expect([again.status, again.body, again.headers['x-evaluation-id']]).toEqual([
        200,
        answers[at]!.body,
        answers[at]!.headers['x-evaluation-id'],
      ]);
    }
    const repeated = await Promise.all(names.map(two.submit));
    expect(repeated.map(({ body }) => body.task_id)).toEqual(submitted.map(({ body }) => body.task_id));
    // The killed replica's key is free when its lease has ended.
    let resent = await two.evaluate('interrupted');
    for (; resent.status === 503; resent = await two.evaluate('interrupted')) await sleep(100);
    expect(resent.status).toBe(200);

    for (const { body } of submitted)
      expect(await ended(two.get as never, body.task_id)).toMatchObject({ status: 'succeeded', result: { score: 1 } });
    const stored = await asked(
      databaseUrl,
      `SELECT trace::json #>> '{messages,1,content}' AS text, count(*)::int AS evaluations
    FROM evaluations JOIN traces ON traces.seq = trace_seq GROUP BY trace ORDER BY 1`,
    );
    const all = [...answered, ...names, 'interrupted'].sort();
    expect(stored).toEqual(all.map((text) => ({ text, evaluations: 1 })));
    expect(await asked(databaseUrl, 'SELECT count(*)::int AS tasks FROM tasks')).toEqual([{ tasks }]);
  },
);
