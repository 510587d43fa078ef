import type { Database } from './database.ts';
import { OutcomeUnknownError, UnavailableError } from './unavailable-error.ts';

/** Is notified once when a database is lost, and once when it is back. */
export interface DatabaseWatch {
  lost(cause: unknown): void;
  /** @param milliseconds For how long it was lost. */
  back(milliseconds: number): void;
}

type Kind = 'reads' | 'writes';

/** Throws UnavailableError for faults that can go away by themselves, and notes when they begin and end. */
export function watchedDatabase(bare: Database, watch: DatabaseWatch): Database {
  /** Reads may succeed while writes do not, such as on a full disk. */
  const failing = new Set<Kind>();
  const failures: Record<Kind, number> = { reads: 0, writes: 0 };
  let lostAt = 0;

  async function watched<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
    const before = failures[kind];
    try {
      const result = await work();
      // What had begun before a failure shows nothing about the time after it.
      const isProof = kind === 'reads' || !bare.isFull?.();
      if (isProof && failing.has(kind) && before === failures[kind]) noteSuccess(kind);
      return result;
    } catch (error) {
      const isUnknown = error instanceof OutcomeUnknownError;
      if (!isUnknown && !bare.isTemporary(error)) throw error;
      failures[kind]++;
      noteFailure(kind, isUnknown ? error.cause : error);
      throw isUnknown ? error : new UnavailableError(error);
    }
  }

  function noteFailure(kind: Kind, cause: unknown): void {
    const isNew = failing.size === 0;
    failing.add(kind);
    if (!isNew) return;
    lostAt = performance.now();
    watch.lost(cause);
  }

  function noteSuccess(kind: Kind): void {
    failing.delete(kind);
    if (failing.size === 0) watch.back(performance.now() - lostAt);
  }

  return {
    ...bare,
    rows: (query, parameters, mostBytes) => watched('reads', () => bare.rows(query, parameters, mostBytes)),
    ...(bare.inOneState && {
      inOneState: (read, isLong) => watched('reads', () => bare.inOneState!(read, isLong)),
    }),
    write: (unit) => watched('writes', () => bare.write(unit)),
    mustBeSound: () => watched('reads', () => bare.mustBeSound()),
    isTemporary: (error) =>
      error instanceof UnavailableError || error instanceof OutcomeUnknownError || bare.isTemporary(error),
  };
}
