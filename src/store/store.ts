import { randomBytes } from 'node:crypto';
import { accountsStore } from './accounts.ts';
import { anchorsStore } from './anchors.ts';
import { annotatedCasesStore } from './annotated-cases.ts';
import { answersStore } from './answers.ts';
import { candidatesStore } from './candidates.ts';
import { createClaims } from './claims.ts';
import { type Database, query, step } from './database.ts';
import { deletedTracesStore } from './deleted-traces.ts';
import { evaluationsStore } from './evaluations.ts';
import { evaluatorReadingsStore } from './evaluator-readings.ts';
import { evaluatorsStore } from './evaluators.ts';
import { insightsStore } from './insights/insights.ts';
import { judgedResponsesStore } from './judged-responses.ts';
import { labelsStore } from './labels.ts';
import { maintenanceStore } from './maintenance.ts';
import type { Reader } from './reader/reader.ts';
import { incomingStore } from './rules/incoming.ts';
import { rulesStore } from './rules/rules.ts';
import { runResultsStore } from './run-results.ts';
import { runsStore } from './runs.ts';
import type { SearchIndex } from './search/search-index.ts';
import { sessionsStore } from './sessions.ts';
import { sharedLimitsStore } from './shared-limits.ts';
import { spanLinksStore } from './span-links.ts';
import { spansStore } from './spans.ts';
import { taskListStore } from './task-list.ts';
import { tasksStore } from './tasks.ts';
import { tracesStore } from './traces.ts';
import { createUseSteps, usageStore } from './usage.ts';
import { versionResultsStore } from './version-results.ts';

const selectSetting = query<{ value: string }>('SELECT value FROM settings WHERE name = :name');
const insertSetting = query('INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING');
const writeProbe = query(`
  INSERT INTO settings (name, value) VALUES ('probe', :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

/** Everything stored, in any database. Methods that serve an account's request take the account, and see only its data. */
export type Store = ReturnType<typeof createStore>;

/** The same at one moment. */
export type StoreState = ReturnType<typeof storeOf>;

/**
 * @param reader Reads what may take long; undefined: nothing of this kind is asked for.
 * @param search Keeps the index of texts; undefined: no trace is deleted that it may have, or it follows deletions by itself.
 */
export function createStore(bare: Database, reader?: Reader, search?: SearchIndex) {
  const store = storeOf(bare, reader, search);
  return {
    ...store,

    /**
     * Lets all reads of something see one state of the database, however many they are. It may be repeated.
     * @param read Reads with the store that it is given.
     */
    inOneState: <Result>(read: (state: StoreState) => Promise<Result>): Promise<Result> =>
      bare.inOneState ? bare.inOneState(({ rows }) => read(storeOf({ ...bare, rows })), true) : read(store),
  };
}

function storeOf(bare: Database, reader?: Reader, search?: SearchIndex) {
  const { forget, erase } = search ?? {};
  const database: Database =
    forget && erase ? { ...bare, forget, erase: async () => (await bare.erase()) && (await erase()) } : bare;
  const useSteps = createUseSteps();
  return {
    ...accountsStore(database),
    ...sessionsStore(database),
    ...tracesStore(database, reader),
    ...spansStore(database),
    ...deletedTracesStore(database),
    ...rulesStore(database),
    ...incomingStore(database),
    ...spanLinksStore(database),
    ...insightsStore(reader),
    ...evaluationsStore(database, useSteps),
    ...evaluatorsStore(database),
    ...evaluatorReadingsStore(database),
    ...labelsStore(database),
    ...annotatedCasesStore(database),
    ...candidatesStore(database, useSteps),
    ...runsStore(database),
    ...runResultsStore(database),
    ...judgedResponsesStore(database),
    ...versionResultsStore(database),
    ...anchorsStore(database),
    ...tasksStore(database, useSteps),
    ...taskListStore(database),
    ...answersStore(database),
    ...usageStore(database, useSteps),
    ...maintenanceStore(database),
    ...sharedLimitsStore(database),

    /** This process's claims on work that only one process may do at a time. */
    claims: createClaims(database),

    /** A random secret of this database, created once; it encrypts page tokens. */
    async secret(): Promise<string> {
      const name = 'secret';
      await database.write({ steps: [step(insertSetting, { name, value: randomBytes(32).toString('base64url') })] });
      const [row] = await database.rows(selectSetting, { name });
      return row!.value;
    },

    /**
     * Rejects when the database is damaged or cannot be written to: no evaluation can be answered without a write, even
     * while reads still work.
     */
    async ping(): Promise<void> {
      await database.mustBeSound();
      // A new value each time: SQLite does not write an unchanged one.
      await database.write({ steps: [step(writeProbe, { value: randomBytes(8).toString('hex') })] });
    },

    /** Whether other processes may serve the same database at the same time. */
    isShared: database.isShared === true,

    /** Absent: no other process serves the database. */
    news: database.news,

    /** Whether the error that a method threw can go away by itself: a full disk or another process that writes, not damage. */
    isTemporary: database.isTemporary,

    async close() {
      await Promise.all([reader?.close(), search?.close()]);
      await database.close();
    },
  };
}
