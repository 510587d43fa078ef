import Sqlite from 'better-sqlite3';
import { conversation, startDeemster } from '../helpers.ts';

test('while another process holds the database, writes fail and reads go on; then all is as before', async () => {
  await using deemster = await startDeemster();
  const write = () => deemster.post('/api/v1/traces', { messages: conversation });
  const { body: trace } = await write();
  const other = new Sqlite(`${deemster.dataDir}/deemster.db`);
  other.exec('BEGIN IMMEDIATE');

  const replies = await Promise.all([1, 2, 3, 4, 5].map(write));
  const unavailable = { detail: expect.stringMatching(/^The service cannot use its database for now\./) };
  expect(replies.map(({ status, body, headers }) => [status, headers.get('retry-after'), body])).toEqual(
    Array(5).fill([503, '1', unavailable]),
  );
  const lines = deemster.log.filter((entry) => entry.includes('"level":50')).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ err: { code: 'SQLITE_BUSY' } }]);
  const read = await deemster.get(`/api/v1/traces/${trace.id}`);
  expect([read.status, read.body]).toEqual([200, trace]);

  other.exec('ROLLBACK');
  other.close();
  const again = await Promise.all([1, 2, 3, 4, 5].map(write));
  expect(again.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect((await deemster.get('/api/v1/traces')).body.traces).toHaveLength(6);
});
