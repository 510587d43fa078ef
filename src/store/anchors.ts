import { type Database, query, step } from './database.ts';
import { elementsOf, integerIn, realIn, sql } from './dialect.ts';

/** A labelled response of an evaluator, with the verdict that it had when it was frozen. */
export interface AnchorRow {
  content_hash: string;
  /** Milliseconds since the epoch. */
  frozen_at: number;
  score: number;
  version: number;
  judge: string;
  prompt_version: string | null;
  reader_version: string | null;
}

export type NewAnchor = Omit<AnchorRow, 'frozen_at'>;

interface Owner {
  account: number;
  name: string;
  /** The first version whose labels count. */
  labelsSince: number;
}

const ofOwner = `account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:name AS TEXT)
  AND labels_since = CAST(:labels_since AS BIGINT)`;
const selectAnchors = query<AnchorRow>(`
  SELECT content_hash, frozen_at, score, version, judge, prompt_version, reader_version FROM anchors WHERE ${ofOwner}`);
const deleteAnchors = query(`DELETE FROM anchors WHERE ${ofOwner}`);
/** A label that was withdrawn meanwhile makes no anchor. */
const insertAnchors = query(sql`
  INSERT INTO anchors (account_id, evaluator_name, labels_since, content_hash, trace_seq, frozen_at,
    score, version, judge, prompt_version, reader_version)
  SELECT :account, :name, :labels_since, value ->> 'content_hash', labelled.trace_seq, :at,
    ${realIn('value', 'score')}, ${integerIn('value', 'version')},
    value ->> 'judge', value ->> 'prompt_version', value ->> 'reader_version'
  FROM ${elementsOf(':anchors', 'one')} JOIN (
    SELECT content_hash, min(trace_seq) AS trace_seq FROM labels WHERE ${ofOwner} GROUP BY content_hash) AS labelled
    ON labelled.content_hash = value ->> 'content_hash'`);

/** Evaluators' anchors. */
export function anchorsStore(database: Database) {
  const parametersOf = ({ account, name, labelsSince }: Owner) => ({ account, name, labels_since: labelsSince });
  return {
    anchorsOf: (owner: Owner): Promise<AnchorRow[]> => database.rows(selectAnchors, parametersOf(owner)),

    /** Replaces the anchors of an evaluator. @param at Now, in milliseconds since the epoch. */
    async freezeAnchors(owner: Owner, anchors: readonly NewAnchor[], at: number): Promise<void> {
      const parameters = { ...parametersOf(owner), at, anchors: JSON.stringify(anchors) };
      await database.write({
        steps: [step(deleteAnchors, parametersOf(owner)), step(insertAnchors, parameters)],
      });
    },
  };
}
