import { randomUUID } from 'node:crypto';
import { type Client, preparedAs } from './connection.ts';

/** Names one transaction, so that its outcome can be found out after its connection was lost. */
export interface CommitMark {
  writer: string;
  number: number;
}

/** Fails if the transaction was given up meanwhile, so that one which arrives late at the server commits nothing. */
const insertMark = `
  WITH marked AS (
    INSERT INTO commit_marks (writer, number, given_up, at) VALUES ($1, $2, 0, now())
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE commit_marks.given_up < excluded.number
    RETURNING number
  )
  SELECT 1 / count(*) FROM marked`;
/** Waits for the end of the transaction if it is still in progress. */
const giveUp = `
  INSERT INTO commit_marks (writer, number, given_up, at) VALUES ($1, 0, $2, now())
  ON CONFLICT (writer) DO UPDATE SET given_up = excluded.given_up RETURNING number`;
const deleteOldMarks = `DELETE FROM commit_marks WHERE at < now() - interval '1 day'`;

/**
 * Makes the marks of one writer's transactions. Each transaction stores its mark. PostgreSQL's own transaction ids cannot show the
 * outcome: after a crash or on a promoted standby, another transaction may have got the same one.
 */
export function createCommitMarks() {
  let writer = randomUUID();
  let number = 0;
  return {
    next: (): CommitMark => ({ writer, number: ++number }),
    /** Marks what follows as another writer's, so that the last mark of this one keeps showing its last transaction. */
    renew(): void {
      writer = randomUUID();
    },
  };
}

export const storeMark = (client: Client, { writer, number }: CommitMark) =>
  client.query({ ...preparedAs(client, 'mark'), text: insertMark, values: [writer, number] });

/** Whether the transaction was committed. If not, it never will be. */
export async function wasCommitted(client: Client, { writer, number }: CommitMark): Promise<boolean> {
  const { rows } = await client.query(giveUp, [writer, number]);
  return rows[0].number === number;
}

export const forgetOldMarks = async (client: Client): Promise<void> => void (await client.query(deleteOldMarks));
