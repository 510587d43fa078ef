import { type Database, type Parameters, type Query, query } from '../database.ts';
import { ask, createConnection } from './connection.ts';
import { knownVersion } from './migrate.ts';
import { databaseName, openFault } from './open-fault.ts';
import { postgresMigrations } from './schema.ts';

export const selectBytes = query<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');

/**
 * Reads a PostgreSQL database without creating or migrating anything.
 * @throws StoreError when it cannot be used, holds nothing of Deemster, or has a newer version
 */
export async function inspectPostgres<Result>(
  url: string,
  look: (reader: Pick<Database, 'rows'>) => Promise<Result>,
): Promise<Result> {
  const connection = createConnection(url);
  const reader: Pick<Database, 'rows'> = {
    rows: <Row>(asked: Query<Row>, parameters: Parameters) =>
      connection.use(async (client) => (await ask(client, asked, parameters)).rows as Row[]),
  };
  try {
    await connection.use((client) => knownVersion(client, postgresMigrations, databaseName(url)));
    return await look(reader);
  } catch (error) {
    throw openFault(url, error);
  } finally {
    await connection.close();
  }
}
