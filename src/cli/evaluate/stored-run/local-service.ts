import type { Config } from '../../../config.ts';
import { readServerNote } from '../../../running-server.ts';
import { databaseFile, isLocked } from '../../../store/database-folder.ts';
import { openStore } from '../../../store/open-database.ts';
import { storeFault } from '../../../store/store-fault.ts';
import { mustHaveDatabase } from '../../database.ts';
import { reachable } from '../../health.ts';
import { UsageError } from '../../usage-error.ts';

export interface LocalService {
  url: string;
  /** Ends a service that was started for this process; undefined for one that was running. */
  stop?: () => Promise<void>;
}

/**
 * The service on the data folder: the one that is running, or else one in this process, on a free port of this machine.
 * @param mayCreate Whether the folder may be without a database, which is then created.
 * @throws UsageError for a folder without a database if none is in PostgreSQL, and for a server whose address is not known;
 * StoreError for a PostgreSQL database that has no tables of this version
 */
export async function localService(config: Config, { mayCreate = false } = {}): Promise<LocalService> {
  const { dataDir } = config;
  if (!mayCreate) {
    if (config.databaseUrl === undefined) mustHaveDatabase(dataDir);
    // The service would create or migrate the tables, beside servers of another version.
    else await (await openStore(config)).close();
  }
  if (isLocked(dataDir)) {
    const note = readServerNote(dataDir);
    if (typeof note === 'string')
      throw new UsageError(`The address of the server that runs on ${dataDir} is not known. Give it with --server.`);
    const url = new URL(note.url);
    url.hostname = reachable(url.hostname.replace(/^\[(.*)\]$/, '$1'));
    return { url: url.origin };
  }
  // Nobody else calls it.
  const quiet = { ...config, host: '127.0.0.1', port: 0, rateLimit: undefined, logLevel: 'error' } as const;
  const { startService } = await import('../../../service.ts');
  return await startService(quiet).catch((error: NodeJS.ErrnoException) => {
    throw storeFault(databaseFile(dataDir), error);
  });
}
