import type { Client } from './connection.ts';
import { isDiskFull } from './postgres-fault.ts';

/**
 * Fails while the disk is full. Other changes may succeed all the same, in pages that have room. Nothing of it stays.
 * @param client Of a connection without a transaction.
 */
async function mustHaveRoom(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('CREATE TABLE room_on_disk AS SELECT generate_series(1, 20000) AS filler');
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Remembers that the disk was full until there is room again. @param use Lends a connection. */
export function createRoomOnDisk(use: <Result>(work: (client: Client) => Promise<Result>) => Promise<Result>) {
  let isFull = false;
  let looking: Promise<void> | undefined;
  const mustHave = async (): Promise<void> => {
    if (!isFull) return;
    looking ??= use(mustHaveRoom)
      .then(() => {
        isFull = false;
      })
      .finally(() => {
        looking = undefined;
      });
    await looking;
  };
  return {
    isFull: () => isFull,
    noteFailure(error: unknown): void {
      if (isDiskFull(error)) isFull = true;
    },
    /** Something was stored, so there may be room again. */
    noteSuccess(): void {
      // A failure means that there is still none.
      mustHave().catch(() => undefined);
    },
    /** Rejects while the disk is full. */
    mustHave,
  };
}
