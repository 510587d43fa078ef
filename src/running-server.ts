import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server says of itself to commands beside it. Nothing of it is secret. */
export interface RunningServer {
  /** Where it listens. */
  url: string;
  version: string;
  judge: string;
  /** Null: forever. */
  retentionDays: number | null;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/**
 * Leaves a note in the data folder, in the place of one that a killed server has left.
 * @returns what removes it
 * @throws what the file system says, after the old note is gone
 */
export function noteServer(dataDir: string, server: RunningServer): () => void {
  const remove = () => rmSync(fileIn(dataDir), { force: true });
  remove();
  writeFileSync(fileIn(dataDir), JSON.stringify(server), { mode: 0o600 });
  return remove;
}

/** The note of the server that holds the folder; undefined where it could not leave one. */
export function readServerNote(dataDir: string): RunningServer | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
