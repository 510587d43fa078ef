import { setTimeout } from 'node:timers/promises';
import { query } from '../database.ts';
import { asJson, seqsIn, sql } from '../dialect.ts';
import { createWordReader } from '../search/index-of-moment.ts';
import { mostSearched, searchText } from '../search/search-text.ts';
import { withinBytes } from '../within-bytes.ts';
import { ask, type Client, createConnection } from './connection.ts';
import { wordsRow } from './search-words.ts';

/** One transaction indexes so many texts at most, and so many bytes of them. */
const most = 100;
const mostBytes = 1024 * 1024;
/** How long one transaction may take, in milliseconds. */
const longest = 60_000;
/** Indexing waits this much longer than it works, so that it takes little from requests. */
const rest = 4;

/**
 * No other server takes these traces meanwhile, and they are deleted only after this transaction, with their words. What is
 * being deleted is left alone, so that nobody waits for each other in a circle.
 */
const selectWaiting = query<{ seq: number; bytes: number }>(`
  SELECT seq, least(octet_length(trace), ${mostSearched}) AS bytes FROM unsearched JOIN traces ON seq = trace_seq
  ORDER BY seq LIMIT ${most} FOR UPDATE OF unsearched SKIP LOCKED FOR KEY SHARE OF traces SKIP LOCKED`);
const selectTexts = query<{ seq: number; account_id: number; trace: string }>(
  sql`SELECT seq, account_id, trace FROM traces WHERE seq IN ${seqsIn(':seqs')}`,
);
const insertWords = query(sql`
  INSERT INTO search_words (trace_seq, is_exact, words)
  SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::tsvector
  FROM json_array_elements(${asJson(':rows')}) AS one (value) ON CONFLICT DO NOTHING`);
const deleteWaiting = query(sql`DELETE FROM unsearched WHERE trace_seq IN ${seqsIn(':seqs')}`);

/** Indexes all texts that wait, and then ends the thread. */
export async function servePostgresIndexing(url: string): Promise<void> {
  const connection = createConnection(url, { longest });
  const reader = createWordReader();
  try {
    for (;;) {
      const began = performance.now();
      if ((await connection.use((client) => indexSome(client, reader))) === 0) return;
      await setTimeout((performance.now() - began) * rest);
    }
  } finally {
    reader.close();
    await connection.close();
  }
}

async function indexSome(client: Client, reader: ReturnType<typeof createWordReader>): Promise<number> {
  await client.query('BEGIN');
  try {
    const waiting: { seq: number; bytes: number }[] = (await ask(client, selectWaiting, {})).rows;
    const some = withinBytes(waiting, mostBytes, ({ bytes }) => bytes).map(({ seq }) => seq);
    if (some.length > 0) {
      const seqs = JSON.stringify(some);
      const rows = (await ask(client, selectTexts, { seqs })).rows.map(({ seq, account_id, trace }) => {
        const { words, isExact } = wordsRow(account_id, reader.wordsOf(searchText(trace)));
        return [seq, isExact ? 1 : 0, words];
      });
      await ask(client, insertWords, { rows: JSON.stringify(rows) });
      await ask(client, deleteWaiting, { seqs });
    }
    await client.query('COMMIT');
    return some.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
