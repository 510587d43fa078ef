import { once } from 'node:events';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../../src/store/database-folder.ts';
import { serveDeemster } from '../cli/deemster-process.ts';
import { modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { createClient } from '../torture/client.ts';
import { databaseFaults } from '../torture/database-faults.ts';

const key = 'correct-horse-battery-staple';
const count = 100;

/** The service with a hundred judgments in flight, which the model answers when it is let go. */
async function serveHundred() {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const held = Promise.withResolvers<void>();
  const step = async () => {
    await held.promise;
    return { reply: verdictReply() };
  };
  const provider = resources.use(await scriptedProvider(Array(count).fill(step)));
  const { child, url, ended, stderr } = await serveDeemster(['--judge', 'openai:stub', '--data-dir', 'data'], {
    cwd: folder.path,
    env: { DEEMSTER_BOOTSTRAP_KEY: key, OPENAI_BASE_URL: provider.url },
  });
  const client = resources.use(createClient(url, key, count));
  const calls = Array.from({ length: count }, (_, number) =>
    client.call('POST', '/api/v1/evals/reward', {
      messages: [
        { role: 'user', content: `Question ${number}?` },
        { role: 'assistant', content: 'Within five days.' },
      ],
      evaluation_criteria: modelCriterion,
    }),
  );
  // A test may look at them later than they end.
  const answers = Promise.allSettled(calls);
  await provider.arrived(count);
  const kept = resources.move();
  return {
    dataDir: `${folder.path}/data`,
    release: held.resolve,
    answers,
    ended,
    signal: () => child.kill('SIGTERM'),
    async logged(word: string) {
      while (!stderr().includes(word)) await once(child.stderr!, 'data');
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function storedTraces(dataDir: string): string[] {
  const connection = new Sqlite(databaseFile(dataDir), { readonly: true });
  const ids = connection.prepare('SELECT id FROM traces').pluck().all() as string[];
  connection.close();
  return ids;
}

test('SIGTERM with a hundred judgments in flight: all are answered and stored', async () => {
  await using service = await serveHundred();
  service.signal();
  await service.logged('"stopping"');
  service.release();
  const ids = (await service.answers).map((outcome) => {
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { status: 200, body: { score: 1 } } });
    return outcome.status === 'fulfilled' && (outcome.value.headers['x-trace-id'] as string);
  });
  expect(await service.ended).toBe(0);
  expect(storedTraces(service.dataDir).sort()).toEqual(ids.sort());
  expect(databaseFaults(service.dataDir)).toEqual([]);
});

test('a second SIGTERM ends at once, what is in flight with it, and the folder is whole', async () => {
  await using service = await serveHundred();
  service.signal();
  await service.logged('"stopping"');
  // One that follows at once is a copy of the first.
  const again = setInterval(service.signal, 20);
  expect(await service.ended).toBe(1);
  clearInterval(again);
  expect((await service.answers).map(({ status }) => status)).toEqual(Array(count).fill('rejected'));
  service.release();
  expect(storedTraces(service.dataDir)).toEqual([]);
  expect(databaseFaults(service.dataDir)).toEqual([]);
});
