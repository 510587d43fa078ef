import type Sqlite from 'better-sqlite3';

/** How many pages the write-ahead log has when it is brought into the database: SQLite's own number. */
const mostPages = 1000;

/**
 * Takes over from SQLite, which brings a long write-ahead log into the database within the commit that made it long: after a
 * large commit that blocks the event loop for another quarter of the commit's time.
 * @param failed Is notified of an error. The log stays, and the next commit tries again.
 * @returns a function to call after each commit. It leaves the work to a later turn of the event loop.
 */
export function createLogCheckpoints(connection: Sqlite.Database, failed: (error: unknown) => void): () => void {
  connection.pragma('wal_autocheckpoint = 0');
  const look = connection.prepare<[], { log: number }>('PRAGMA wal_checkpoint(NOOP)');
  let isDue = false;
  const work = (): void => {
    isDue = false;
    if (!connection.open) return;
    try {
      connection.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      failed(error);
    }
  };
  // Never throws: what was committed stands.
  return () => {
    try {
      if (isDue || look.get()!.log < mostPages) return;
      isDue = true;
      setImmediate(work);
    } catch (error) {
      failed(error);
    }
  };
}
