import { databaseName, openFault } from '../postgres/open-fault.ts';
import { isBroken } from '../postgres/postgres-fault.ts';
import { StoreError } from '../store-error.ts';
import { reason, storeFault } from '../store-fault.ts';

/** How far a transfer has come. */
export type Phase = 'connecting' | 'copying' | 'committing';

/**
 * One line for an error of the file or of PostgreSQL; an error of ours stays as it is.
 * @param setting The setting or the option that names the PostgreSQL database.
 */
export function transferFault(
  error: unknown,
  { file, url, setting, phase }: { file: string; url: string; setting: string; phase: Phase },
): unknown {
  const found = storeFault(file, error);
  if (found instanceof StoreError || !(isBroken(error) || isOfPostgres(error))) return found;
  if (phase === 'connecting') return openFault(url, error, setting);
  const text = reason(error).split('\n')[0]!.replace(/\.$/, '');
  const end =
    phase === 'committing' && isBroken(error)
      ? 'Run the command again: if everything was stored, it says that the database already contains data'
      : 'Nothing was stored there';
  return new StoreError(`Cannot migrate to the PostgreSQL database ${databaseName(url)}: ${text}. ${end}.`, {
    cause: error,
  });
}

/** What the server reports has a severity; a password that the library cannot send is an error without one. */
const isOfPostgres = (error: unknown): boolean =>
  typeof (error as { severity?: unknown }).severity === 'string' || /^SASL/.test(reason(error));
