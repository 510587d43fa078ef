import Sqlite from 'better-sqlite3';
import { startDeemster } from '../helpers.ts';

test('what tags and evaluations copy of their trace is what the trace has', async () => {
  await using deemster = await startDeemster();
  const traceOf = async (request: Record<string, unknown>) =>
    (await deemster.evaluate(request)).headers.get('x-trace-id') as string;
  const rate = (trace_id: string, rating: boolean) => deemster.post('/api/v1/annotations/rating', { trace_id, rating });
  const unrated = await traceOf({ tags: { a: '1', b: '2' } });
  const rated = await traceOf({ tags: { a: '1' } });
  await rate(rated, true);
  // Tags that come after the rating, and one that gets another value.
  await deemster.evaluate({ trace_id: rated, tags: { a: '2', c: '3' } });
  const rerated = await traceOf({ tags: { a: '1' } });
  await rate(rerated, true);
  await rate(rerated, false);
  const { body: stored } = await deemster.post('/api/v1/traces', {
    messages: [{ role: 'user' }],
    tags: { a: '4' },
  });
  await rate(stored.id, false);
  await deemster.evaluate({ trace_id: stored.id, tags: { b: '1' } });

  const connection = new Sqlite(`${deemster.dataDir}/deemster.db`, { readonly: true });
  const tags = connection.prepare(`
    SELECT traces.id, key, value, trace_rating,
      trace_tags.account_id = traces.account_id AND trace_created_at = created_at AND trace_rating IS rating AS same
    FROM trace_tags JOIN traces ON seq = trace_seq ORDER BY seq, key`);
  const evaluations = connection.prepare(`
    SELECT traces.id, evaluations.account_id = traces.account_id AND trace_created_at = traces.created_at AS same
    FROM evaluations JOIN traces ON traces.seq = trace_seq ORDER BY evaluations.seq`);
  const found = { tags: tags.raw().all(), evaluations: evaluations.raw().all() };
  connection.close();
  expect(found).toEqual({
    tags: [
      [unrated, 'a', '1', null, 1],
      [unrated, 'b', '2', null, 1],
      [rated, 'a', '2', 1, 1],
      [rated, 'c', '3', 1, 1],
      [rerated, 'a', '1', 0, 1],
      [stored.id, 'a', '4', 0, 1],
      [stored.id, 'b', '1', 0, 1],
    ],
    evaluations: [unrated, rated, rated, rerated, stored.id].map((id) => [id, 1]),
  });
});
