import { randomBytes } from 'node:crypto';
import { accountsStore } from './accounts.ts';
import { type Database, query, step } from './database.ts';
import { evaluationsStore } from './evaluations.ts';
import { maintenanceStore } from './maintenance.ts';
import { tracesStore } from './traces.ts';

const selectSetting = query<{ value: string }>('SELECT value FROM settings WHERE name = :name');
const insertSetting = query('INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING');
const selectOne = query('SELECT 1 FROM settings LIMIT 1');

/** All that is stored, over any database. An account sees only its own: every method that could cross asks for it. */
export type Store = ReturnType<typeof createStore>;

export function createStore(database: Database) {
  return {
    ...accountsStore(database),
    ...tracesStore(database),
    ...evaluationsStore(database),
    ...maintenanceStore(database),

    /** A random secret of this database, made once; page tokens are signed with it. */
    async secret(): Promise<string> {
      const name = 'secret';
      await database.write({ steps: [step(insertSetting, { name, value: randomBytes(32).toString('base64url') })] });
      const [row] = await database.rows(selectSetting, { name });
      return row!.value;
    },

    /** Rejects when the database does not answer. */
    async ping(): Promise<void> {
      await database.rows(selectOne, {});
    },

    close: () => database.close(),
  };
}
