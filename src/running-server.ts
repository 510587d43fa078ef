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

/** The note of the server that locks the folder. `missing`: it could not write one; `damaged`: this cannot be read. */
export function readServerNote(dataDir: string): RunningServer | 'missing' | 'damaged' {
  try {
    const note: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return isServerNote(note) ? note : 'damaged';
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' ? 'missing' : 'damaged';
  }
}

function isServerNote(note: unknown): note is RunningServer {
  const { url, version, judge, retentionDays = null } = (note ?? {}) as Partial<RunningServer>;
  const isNumber = retentionDays === null || typeof retentionDays === 'number';
  return [url, version, judge].every((text) => typeof text === 'string') && isNumber;
}
