import type { components } from '../../generated/openapi.d.ts';
import { blanked } from './blanked.ts';
import { candidateCaseTexts } from './candidate-schema.ts';
import { type Database, query, type Step, step } from './database.ts';
import { sql } from './dialect.ts';
import { isoTime } from './iso-time.ts';
import { withinBytes } from './within-bytes.ts';

export type Evaluator = components['schemas']['Evaluator'];

/** The settings of one version of an evaluator, with every default filled in. */
export type EvaluatorSettings = Pick<
  Evaluator,
  'evaluation_criteria' | 'model_core' | 'explanation_cleaning' | 'description' | 'memory'
> & {
  /** How its criterion was read when it was saved, as JSON text; null where that was not kept. */
  reading: string | null;
};

/** A version as it judges. */
export type ServingEvaluator = Evaluator & Pick<EvaluatorSettings, 'reading'>;

export type EvaluatorVersion = components['schemas']['EvaluatorVersion'];

/** Who makes a version: an API key, or null for a signed-in page. */
export type MadeBy = string | null;

interface EvaluatorRow extends Omit<EvaluatorSettings, 'memory'> {
  memory: 0 | 1;
  name: string;
  version: number;
  labels_since: number;
  created_at: number;
  updated_at: number;
}

type VersionRow = Omit<EvaluatorVersion, 'memory' | 'created_at'> & { memory: 0 | 1; created_at: number };

/** Of a page, which is built in memory. */
const mostBytes = 4 * 1024 * 1024;

/** The latest version number of a name. It remains when the evaluator is deleted. */
interface Counter {
  version: number;
  created_at: number;
  is_deleted: 0 | 1;
  /** Of the latest version; null once it is deleted. */
  evaluation_criteria: string | null;
  labels_since: number | null;
}

// The casts hide the parameters from SQLite's planner, as in trace-list.ts: every evaluation that names one runs this.
const ofAccount = 'evaluators.account_id = CAST(:account AS BIGINT)';
const ofName = 'account_id = CAST(:account AS BIGINT) AND name = CAST(:name AS TEXT)';

const selectCounter = query<Counter>(`
  SELECT version, evaluators.created_at, is_deleted, evaluation_criteria, labels_since
  FROM evaluators LEFT JOIN evaluator_versions AS one USING (account_id, name, version) WHERE ${ofName}`);
/** Increments the version, unless the version or its deletion has changed meanwhile. */
const countVersion = query(`
  INSERT INTO evaluators (account_id, name, version, created_at, is_deleted)
  VALUES (:account, :name, :version, :created_at, 0)
  ON CONFLICT (account_id, name) DO UPDATE SET version = excluded.version, created_at = excluded.created_at, is_deleted = 0
  WHERE evaluators.version = excluded.version - 1 AND evaluators.is_deleted = :was_deleted`);
const insertVersion = query(`
  INSERT INTO evaluator_versions
    (account_id, name, version, created_at, evaluation_criteria, model_core, explanation_cleaning, description,
      memory, reading, labels_since, made_by, key_id)
  VALUES (:account, :name, :version, :updated_at, :evaluation_criteria, :model_core, :explanation_cleaning, :description,
    :memory, :reading, :labels_since, :made_by, :key_id)`);

const joined = (version: string) => `
  FROM evaluators JOIN evaluator_versions AS one
    ON one.account_id = evaluators.account_id AND one.name = evaluators.name AND one.version = ${version}
  WHERE ${ofAccount} AND is_deleted = 0`;
const newest = joined('evaluators.version');
const columns = `
  one.name, one.version, evaluation_criteria, model_core, explanation_cleaning, description, memory, reading, labels_since,
  evaluators.created_at, one.created_at AS updated_at`;
const named = 'evaluators.name = CAST(:name AS TEXT)';
const selectNewest = query<EvaluatorRow>(`SELECT ${columns} ${newest} AND ${named}`);
const selectVersion = query<EvaluatorRow>(`SELECT ${columns} ${joined('CAST(:version AS BIGINT)')} AND ${named}`);
const selectPage = query<EvaluatorRow>(`
  SELECT ${columns} ${newest} AND evaluators.name > :after AND evaluators.name <= :last ORDER BY evaluators.name`);
/** Approximate size of each in a response, without reading it. */
const selectSizes = query<{ name: string; bytes: number }>(`
  SELECT one.name, octet_length(evaluation_criteria) + coalesce(octet_length(description), 0) AS bytes
  ${newest} AND evaluators.name > :after ORDER BY evaluators.name LIMIT :limit`);

const ofVersions = `
  FROM evaluators JOIN evaluator_versions AS one USING (account_id, name)
  WHERE ${ofAccount} AND ${named} AND is_deleted = 0 AND one.version < CAST(:before AS BIGINT)`;
const selectVersions = query<VersionRow>(`
  SELECT one.version, evaluation_criteria, model_core, explanation_cleaning, description, memory, labels_since,
    one.created_at, made_by, key_id, (SELECT label FROM keys WHERE keys.id = key_id) AS key_label
  ${ofVersions} AND one.version >= :last ORDER BY one.version DESC`);
const selectVersionSizes = query<{ version: number; bytes: number }>(`
  SELECT one.version, octet_length(evaluation_criteria) + coalesce(octet_length(description), 0) AS bytes
  ${ofVersions} ORDER BY one.version DESC LIMIT :limit`);

const markDeleted = query(`UPDATE evaluators SET is_deleted = 1 WHERE ${ofName} AND is_deleted = 0`);
/** The texts are blanked first, in place, and then the rows are deleted, as in removal.ts. */
const removeVersions = [
  query(sql`UPDATE evaluator_versions SET ${blanked('evaluation_criteria')} WHERE ${ofName}`),
  query(sql`UPDATE evaluator_versions SET ${blanked('description')} WHERE ${ofName} AND description IS NOT NULL`),
  query(sql`UPDATE evaluator_versions SET ${blanked('reading')} WHERE ${ofName} AND reading IS NOT NULL`),
  query(`DELETE FROM evaluator_versions WHERE ${ofName}`),
  query(sql`UPDATE evaluator_candidates SET ${blanked('settings')} WHERE ${ofName}`),
  query(sql`
    UPDATE candidate_cases SET ${blanked(...candidateCaseTexts)}
    WHERE candidate_seq IN (SELECT seq FROM evaluator_candidates WHERE ${ofName})`),
  query(`DELETE FROM evaluator_candidates WHERE ${ofName}`),
];

/** The guard that counts a version, unless another one was counted meanwhile, and the step that stores it. */
export function versionSteps(
  account: number,
  isInUse: boolean,
  row: EvaluatorRow,
  by: MadeBy,
): { guard: Step; steps: Step[] } {
  const made = { made_by: by === null ? 'page' : 'key', key_id: by };
  const parameters = { account, was_deleted: isInUse ? 0 : 1, ...row, ...made };
  return { guard: step(countVersion, parameters), steps: [step(insertVersion, parameters)] };
}

/** Which version is the newest, where it is not the one that was expected. */
export interface Overtaken {
  newest: number;
}

/** Named evaluators and their versions. A name and a version never mean two things, even after a deletion. */
export function evaluatorsStore(database: Database) {
  /** Stores the next version if the name is in use or free, as required, and follows the expected one; otherwise undefined. */
  async function addVersion(
    isInUse: boolean,
    account: number,
    name: string,
    settings: EvaluatorSettings,
    now: number,
    by: MadeBy,
    keepLabels: boolean | null = null,
    expectedVersion: number | null = null,
  ): Promise<Evaluator | Overtaken | undefined> {
    // Retry if another call stored this version first: each caller gets its own version.
    for (;;) {
      const [counter] = await database.rows(selectCounter, { account, name });
      if ((counter?.is_deleted === 0) !== isInUse) return undefined;
      if (counter && expectedVersion !== null && counter.version !== expectedVersion)
        return { newest: counter.version };
      const version = (counter?.version ?? 0) + 1;
      const keeps = keepLabels ?? counter?.evaluation_criteria === settings.evaluation_criteria;
      const row: EvaluatorRow = {
        name,
        version,
        ...settings,
        memory: settings.memory ? 1 : 0,
        labels_since: (isInUse && keeps ? counter?.labels_since : null) ?? version,
        created_at: isInUse ? counter!.created_at : now,
        updated_at: now,
      };
      if (await database.write(versionSteps(account, isInUse, row, by))) return wireEvaluator(row);
    }
  }

  const findVersion = async (account: number, name: string, version?: number): Promise<EvaluatorRow | undefined> => {
    const [row] =
      version === undefined
        ? await database.rows(selectNewest, { account, name })
        : await database.rows(selectVersion, { account, name, version });
    return row;
  };

  return {
    /** Stores an evaluator under an unused name; undefined if it is in use. */
    createEvaluator: (account: number, name: string, settings: EvaluatorSettings, now: number, by: MadeBy) =>
      addVersion(false, account, name, settings, now, by) as Promise<Evaluator | undefined>,

    /**
     * Stores a new version; undefined if there is no such evaluator.
     * @param keepLabels Whether labels on earlier versions count for it. Null: if the criterion stays the same.
     * @param expectedVersion It is only stored as the one after this. Null: after whichever is the newest.
     */
    updateEvaluator: (
      account: number,
      name: string,
      settings: EvaluatorSettings,
      now: number,
      by: MadeBy,
      keepLabels: boolean | null,
      expectedVersion: number | null = null,
    ) => addVersion(true, account, name, settings, now, by, keepLabels, expectedVersion),

    /** @param version The newest by default. */
    async getEvaluator(account: number, name: string, version?: number): Promise<Evaluator | undefined> {
      const row = await findVersion(account, name, version);
      return row && wireEvaluator(row);
    },

    /** The same, with how its criterion was read. */
    async getServing(account: number, name: string, version?: number): Promise<ServingEvaluator | undefined> {
      const row = await findVersion(account, name, version);
      return row && { ...wireEvaluator(row), reading: row.reading };
    },

    /**
     * One page of evaluators, in their newest versions, ordered by name (as UTF-8 bytes), after a given name. `next` is the
     * last name of the page, or null on the last page. A page ends early if its texts are large, so that the response fits
     * into memory.
     */
    async listEvaluators(
      account: number,
      limit: number,
      after = '',
    ): Promise<{ evaluators: Evaluator[]; next: string | null }> {
      const found = await database.rows(selectSizes, { account, after, limit: limit + 1 });
      const page = withinBytes(found.slice(0, limit), mostBytes, ({ bytes }) => bytes);
      const last = page.at(-1)?.name;
      if (last === undefined) return { evaluators: [], next: null };
      return {
        evaluators: (await database.rows(selectPage, { account, after, last })).map(wireEvaluator),
        next: found.length > page.length ? last : null,
      };
    },

    /**
     * One page of an evaluator's versions, the newest first; `next` is the last of the page, or null on the last page.
     * Undefined if there is no such evaluator.
     * @param before Only versions before this one.
     */
    async listVersions(
      account: number,
      name: string,
      limit: number,
      before = Number.MAX_SAFE_INTEGER,
    ): Promise<{ versions: EvaluatorVersion[]; next: number | null } | undefined> {
      const found = await database.rows(selectVersionSizes, { account, name, before, limit: limit + 1 });
      const page = withinBytes(found.slice(0, limit), mostBytes, ({ bytes }) => bytes);
      const last = page.at(-1)?.version;
      if (last === undefined) return undefined;
      const rows = await database.rows(selectVersions, { account, name, before, last });
      return {
        versions: rows.map((row) => ({ ...row, memory: row.memory === 1, created_at: isoTime(row.created_at) })),
        next: found.length > page.length ? last : null,
      };
    },

    /** Deletes all versions of an evaluator; false if there is none. */
    deleteEvaluator(account: number, name: string): Promise<boolean> {
      const parameters = { account, name };
      const steps = removeVersions.map((one) => step(one, parameters));
      return database.write({ guard: step(markDeleted, parameters), steps, erases: 'at once' });
    },
  };
}

const wireEvaluator = ({ created_at, updated_at, memory, reading: _, ...row }: EvaluatorRow): Evaluator => ({
  ...row,
  memory: memory === 1,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});
