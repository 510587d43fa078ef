import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server publishes for commands on the same machine. Contains no secrets. */
export interface RunningServer {
  /** The address it listens on. */
  url: string;
  version: string;
  judge: string;
  /** Null: unlimited. */
  retentionDays: number | null;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/**
 * Writes the server's note to the data folder, replacing one left by a killed server.
 * @returns a function that removes the note
 * @throws the file system's error, after the old note is gone
 */
export function noteServer(dataDir: string, server: RunningServer): () => void {
  const remove = () => rmSync(fileIn(dataDir), { force: true });
  remove();
  writeFileSync(fileIn(dataDir), JSON.stringify(server), { mode: 0o600 });
  return remove;
}

/** The note of the server that locks the folder; undefined if it could not write one. */
export function readServerNote(dataDir: string): RunningServer | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
