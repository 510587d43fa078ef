import type { Client } from './connection.ts';

/** Runs reads that all see the database as it is at the first of them. */
export async function inOneState<Result>(client: Client, read: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await read();
  } finally {
    await client.query('COMMIT');
  }
}
