import { type Database, query } from './database.ts';

/** The newest version of an evaluator with how its criterion was read. */
export interface StoredReading {
  /** The account's name. */
  account: string;
  name: string;
  version: number;
  /** The criterion, with its placeholders. */
  criteria: string;
  /** As JSON text; null where it was not kept. */
  reading: string | null;
}

type Row = StoredReading & { account_id: number };

const selectNext = query<Row>(`
  SELECT evaluators.account_id, accounts.name AS account, one.name, one.version, evaluation_criteria AS criteria, reading
  FROM evaluators JOIN evaluator_versions AS one USING (account_id, name, version)
  JOIN accounts ON accounts.id = evaluators.account_id
  WHERE is_deleted = 0 AND (evaluators.account_id, evaluators.name) > (:account, :name)
  ORDER BY evaluators.account_id, evaluators.name LIMIT 1`);

/** How the criteria of all evaluators were read, in the order of their accounts and names. */
export function evaluatorReadingsStore(database: Database) {
  return {
    /** One at a time, because a criterion may hold megabytes. */
    async *evaluatorReadings(): AsyncGenerator<StoredReading> {
      for (let after = { account: 0, name: '' }; ; ) {
        const [row] = await database.rows(selectNext, after);
        if (!row) return;
        const { account_id, ...stored } = row;
        yield stored;
        after = { account: account_id, name: stored.name };
      }
    },
  };
}
