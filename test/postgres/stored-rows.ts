import Sqlite from 'better-sqlite3';
import { databaseOf, postgresServer } from './databases.ts';
import { asked } from './empty-database.ts';

/** Runs SQL, which both databases understand, on the database that stands for a folder, and returns the rows of a query. */
// biome-ignore lint/suspicious/noExplicitAny: the rows are what the test asks for.
export async function storedRows(folder: string, text: string): Promise<any[]> {
  if (postgresServer()) return asked(await databaseOf(folder), text);
  const connection = new Sqlite(`${folder}/deemster.db`);
  try {
    const statement = connection.prepare(text);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    connection.close();
  }
}

/** All rows of all tables of a PostgreSQL database, as text. */
export async function everyRow(url: string): Promise<string> {
  const tables = await asked(url, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  const texts = tables.map(({ name }) => asked(url, `SELECT string_agg(one::text, ' ') AS text FROM ${name} AS one`));
  return (await Promise.all(texts)).map(([row]) => row!.text ?? '').join('\n');
}
