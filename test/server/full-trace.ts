import Sqlite from 'better-sqlite3';
import type { Deemster } from '../helpers.ts';
import { asked } from '../postgres/empty-database.ts';

type Table = 'comments' | 'evaluations' | 'labels' | 'evaluator_candidates' | 'traces';

/** Copies the only trace's rows in a table, or the trace itself, until there are this many; it must have at least one. */
export async function fill(deemster: Deemster, table: Table, count: number) {
  const { databaseUrl } = deemster;
  if (databaseUrl) {
    const run = (text: string) => asked(databaseUrl, text);
    const [names] = await run(
      `SELECT string_agg(column_name, ',') AS names FROM information_schema.columns
      WHERE table_name = '${table}' AND column_name <> 'seq' AND is_generated = 'NEVER'`,
    );
    const copied = copiedFrom(table, names.names, 'left(md5(random()::text), 12)');
    await run(`
      INSERT INTO ${table} (${names.names}) SELECT ${copied} FROM (SELECT * FROM ${table} LIMIT 1) AS one,
        generate_series(1, ${count} - (SELECT count(*) FROM ${table}))`);
    if (table === 'traces') await run('INSERT INTO unsearched SELECT seq FROM traces ON CONFLICT DO NOTHING');
    return;
  }
  const connection = new Sqlite(`${deemster.dataDir}/deemster.db`);
  const names = connection.prepare(`SELECT group_concat(name) FROM pragma_table_info('${table}') WHERE name <> 'seq'`);
  const columns = names.pluck().get() as string;
  const copied = copiedFrom(table, columns, 'lower(hex(randomblob(6)))');
  connection
    .prepare(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO ${table} (${columns}) SELECT ${copied} FROM (SELECT * FROM ${table} LIMIT 1), numbers`)
    .run(count - (connection.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number));
  if (table === 'traces') connection.exec('INSERT OR IGNORE INTO unsearched SELECT seq FROM traces');
  connection.close();
}

/** The key of a label is unique, and so are the ids of a candidate and of a trace. */
function copiedFrom(table: Table, columns: string, random: string): string {
  const unique = table === 'evaluator_candidates' || table === 'traces' ? /\bid\b/ : /\bkey\b/;
  return columns.replace(unique, `'00000000-0000-4000-8000-' || ${random}`);
}
