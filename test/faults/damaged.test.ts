import { open } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { conversation, startDeemster } from '../helpers.ts';

const pageBytes = 4096;

/** Moves everything from the log into the file; while something is read, a part of it stays in the log and is found there. */
async function moveLog(connection: Sqlite.Database) {
  for (;;) {
    const [{ busy }] = connection.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
    if (!busy) return;
    await new Promise(setImmediate);
  }
}

/** Overwrites pages of the database file, as a disk does that forgets them. */
async function damage(file: string, pages: number[]) {
  const handle = await open(file, 'r+');
  for (const page of pages) await handle.write(Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (page - 1) * pageBytes);
  await handle.close();
}

test('a service whose database became damaged is not ready, and says why in its log', async () => {
  await using deemster = await startDeemster();
  await deemster.post('/api/v1/traces', { messages: conversation });
  expect((await deemster.get('/readyz')).status).toBe(200);
  const file = `${deemster.dataDir}/deemster.db`;
  const connection = new Sqlite(file);
  await moveLog(connection);
  const root = connection.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'comments'").pluck().get() as number;
  connection.close();
  await damage(file, [root]);
  const { status, body } = await deemster.get('/readyz');
  expect([status, body.status]).toEqual([503, 'unavailable']);
  expect(deemster.log.join('')).toContain('SQLITE_CORRUPT');
  expect((await deemster.get('/healthz')).status).toBe(200);
});

test('a query that meets the damage is enough', async () => {
  await using deemster = await startDeemster();
  const ids = [];
  // So little text is not indexed soon: the thread that indexes would read the damaged page, too.
  for (let number = 0; number < 40; number++) {
    const long = [{ role: 'user', content: 'x'.repeat(20_000) }, ...conversation];
    ids.push((await deemster.post('/api/v1/traces', { messages: long })).body.id);
  }
  const file = `${deemster.dataDir}/deemster.db`;
  const connection = new Sqlite(file);
  await moveLog(connection);
  // Neither end of the table, so that only who asks for it can notice.
  const middle = connection
    .prepare("SELECT pageno FROM dbstat WHERE name = 'traces' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 2")
    .pluck();
  const page = middle.get() as number;
  connection.close();
  await damage(file, [page]);
  expect((await deemster.get('/readyz')).status).toBe(200);
  const statuses = await Promise.all(ids.map(async (id) => (await deemster.get(`/api/v1/traces/${id}`)).status));
  expect(statuses).toContain(500);
  expect((await deemster.get('/readyz')).status).toBe(503);
});
