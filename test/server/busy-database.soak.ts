import Sqlite from 'better-sqlite3';
import { conversation, startDeemster } from '../helpers.ts';

test('while another process holds the database, writes fail and reads go on; then all is as before', async () => {
  await using deemster = await startDeemster();
  const write = () => deemster.post('/api/v1/traces', { messages: conversation });
  const { body: trace } = await write();
  const other = new Sqlite(`${deemster.dataDir}/deemster.db`);
  other.exec('BEGIN IMMEDIATE');

  const replies = await Promise.all([1, 2, 3, 4, 5].map(write));
  const opaque = { detail: expect.stringMatching(/^Something went wrong\./) };
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([500, opaque]));
  for (const { headers } of replies) {
    const line = deemster.log.find(
      (entry) => entry.includes('"level":50') && entry.includes(headers.get('x-request-id')!),
    );
    expect(JSON.parse(line!)).toMatchObject({ err: { code: 'SQLITE_BUSY' } });
  }
  const read = await deemster.get(`/api/v1/traces/${trace.id}`);
  expect([read.status, read.body]).toEqual([200, trace]);

  other.exec('ROLLBACK');
  other.close();
  const again = await Promise.all([1, 2, 3, 4, 5].map(write));
  expect(again.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect((await deemster.get('/api/v1/traces')).body.traces).toHaveLength(6);
});
