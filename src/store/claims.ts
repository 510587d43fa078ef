import { randomUUID } from 'node:crypto';
import { type Database, query, step } from './database.ts';
import { databaseClock, sql, textsIn } from './dialect.ts';

/** How long a claim lasts that its process does not keep, in milliseconds of the database's clock. */
const leaseMilliseconds = 30_000;
/** The interval in which it is kept. */
const keepMilliseconds = 5000;

const clock = databaseClock(':now');
const until = sql`${clock} + ${leaseMilliseconds}`;
/** Changes nothing while another process's claim under this name lasts. */
const insertClaim = query(sql`
  INSERT INTO claims (name, owner, body_hash, until) VALUES (:name, :owner, :body_hash, ${until})
  ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, body_hash = excluded.body_hash, until = excluded.until
  WHERE claims.until <= ${clock} OR claims.owner = excluded.owner`);
const keepClaims = query(sql`
  UPDATE claims SET until = ${until} WHERE owner = :owner AND name IN ${textsIn(':names')}`);
const deleteClaim = query('DELETE FROM claims WHERE name = :name AND owner = :owner');
const selectClaim = query<{ body_hash: string }>(
  sql`SELECT body_hash FROM claims WHERE name = :name AND until > ${clock}`,
);

/**
 * Makes this process's claims on work that only one process of a shared database may do at a time, by name. A process that dies
 * leaves its claims, which lapse. Without a shared database there is no other process: every claim succeeds, and the database is
 * not asked.
 */
export function createClaims(database: Database) {
  const owner = randomUUID();
  const held = new Set<string>();
  let keeping: NodeJS.Timeout | undefined;

  function keep(): void {
    const parameters = { names: JSON.stringify([...held]), owner, now: Date.now() };
    // What cannot be kept lapses; the next interval tries again.
    database.write({ steps: [step(keepClaims, parameters)] }).catch(() => undefined);
  }

  /** False: another process has it. @param bodyHash What `other` returns there. */
  async function take(name: string, bodyHash = ''): Promise<boolean> {
    if (!database.isShared) return true;
    if (held.has(name)) return false;
    const guard = step(insertClaim, { name, owner, body_hash: bodyHash, now: Date.now() });
    if (!(await database.write({ guard, steps: [], isIndependent: true }))) return false;
    held.add(name);
    keeping ??= setInterval(keep, keepMilliseconds).unref();
    return true;
  }

  /** If the database cannot be asked, the claim lapses by itself. */
  async function release(name: string): Promise<void> {
    if (!held.delete(name)) return;
    if (held.size === 0) {
      clearInterval(keeping);
      keeping = undefined;
    }
    await database.write({ steps: [step(deleteClaim, { name, owner })] }).catch(() => undefined);
  }

  return {
    take,
    release,

    /** What the process that has it gave as `bodyHash`; undefined: none has. */
    async other(name: string): Promise<string | undefined> {
      const [row] = await database.rows(selectClaim, { name, now: Date.now() });
      return row?.body_hash;
    },

    /** Does work unless another process is doing it. */
    async alone(name: string, work: () => Promise<void>): Promise<void> {
      if (!(await take(name))) return;
      try {
        await work();
      } finally {
        await release(name);
      }
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
