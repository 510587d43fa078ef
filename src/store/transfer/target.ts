import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import copyStreams from 'pg-copy-streams';
import type { Client } from '../postgres/connection.ts';
import { bringToVersion } from '../postgres/migrate.ts';
import { postgresMigrations } from '../postgres/schema.ts';
import { StoreError } from '../store-error.ts';
import { quoted, rebuild, type Table } from './tables.ts';

/**
 * The settings of a transaction that takes as long as it takes.
 *
 * Without sorting, rows are read back by their index, in the order in which they were just written.
 */
const settings = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL enable_sort = off`;

/** The tables of a PostgreSQL database, in one transaction. */
export function targetOf(client: Client) {
  async function mustBeEmpty(tables: readonly Table[], name: string): Promise<void> {
    for (const table of tables) {
      const { rows } = await client.query(`SELECT 1 FROM (${table.selectBack} LIMIT 1) AS one`);
      if (rows.length > 0)
        throw new StoreError(
          `${name} already contains data (in the table "${table.name}"). Name an empty database, or drop this one and create it again.`,
        );
    }
  }

  /** After rows with numbers of their own, numbers continue behind the highest of them. */
  async function continueNumbers(tables: readonly Table[]): Promise<void> {
    const { rows } = await client.query(
      `SELECT table_name AS name, column_name AS column FROM information_schema.columns
      WHERE table_schema = current_schema AND is_identity = 'YES'`,
    );
    for (const { name, column } of rows)
      if (tables.some((one) => one.name === name))
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${quoted(name)}', '${column}'), max(${quoted(column)})) FROM ${quoted(name)}`,
        );
  }

  return {
    /**
     * Begins the transaction, and creates the tables if they are missing.
     * @param name The database, for errors.
     * @throws StoreError when the database cannot be used, or one of the tables has rows
     */
    async begin(tables: readonly Table[], name: string): Promise<void> {
      await client.query('BEGIN');
      await client.query(settings);
      await bringToVersion(client, postgresMigrations, name);
      await mustBeEmpty(tables, name);
    },

    write: ({ name, columns }: Table, lines: Iterable<Buffer>): Promise<void> =>
      pipeline(
        lines,
        client.query(copyStreams.from(`COPY ${quoted(name)} (${columns.map(quoted).join()}) FROM STDIN`)),
      ),

    /** Does what the rows themselves do not: the next numbers, and the statistics without which plans are poor. */
    async complete(tables: readonly Table[]): Promise<void> {
      await client.query(rebuild);
      await continueNumbers(tables);
      for (const { name } of tables) await client.query(`ANALYZE ${quoted(name)}`);
    },

    /** @param read Called with numbers of rows. */
    async hash({ selectBack }: Table, read: (rows: number) => void): Promise<string> {
      const hash = createHash('sha256');
      for await (const piece of client.query(copyStreams.to(`COPY (${selectBack}) TO STDOUT`))) {
        hash.update(piece);
        read(linesIn(piece));
      }
      return hash.digest('hex');
    },

    /** @throws StoreError */
    async commit(): Promise<void> {
      const { command } = await client.query('COMMIT');
      // The commit of a transaction that has failed succeeds, and says so.
      if (command !== 'COMMIT') throw new StoreError('PostgreSQL has undone the migration. Run the command again.');
    },
  };
}

export type Target = ReturnType<typeof targetOf>;

function linesIn(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++;
  return lines;
}
