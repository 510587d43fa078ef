import { StoreError } from '../store-error.ts';
import { reason } from '../store-fault.ts';

/** A database for people: host, port and name, without the user and the password that its address may hold. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return decodeURIComponent(`${host || 'localhost'}${pathname}`);
}

interface Said {
  error: string;
  name: string;
  /** What names the database. */
  setting: string;
}

/** What to do about an error of the first connection, by its code. */
const advice: [codes: RegExp, sentence: (said: Said) => string][] = [
  [
    /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOENT|ETIMEDOUT|timeout)/,
    ({ error, setting }) => `no PostgreSQL server answers there (${error}). Start it, or correct ${setting}`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)/, ({ setting }) => `its host name is unknown. Correct ${setting}`],
  [/^(28|SASL)/, ({ error, setting }) => `the server refuses its user or password (${error}). Correct ${setting}`],
  [
    /^3D000/,
    ({ name }) =>
      `the server has no such database. Create it: createdb --owner=USER --encoding=UTF8 --template=template0 ${name.split('/').at(-1)}`,
  ],
  [/^42501/, ({ error }) => `its user may not create tables (${error}). Make it the owner of the database`],
  [
    /^42P07/,
    ({ error }) => `it contains tables of another program (${error}). Create a database that only Deemster uses`,
  ],
  [
    /^53300/,
    ({ error }) => `the server has no free connection (${error}). Raise its max_connections, or the limit of the user`,
  ],
];

/**
 * One line that says what is wrong, and what to do.
 * @param setting The setting or the option that names the database.
 */
export function openFault(url: string, error: unknown, setting = 'DEEMSTER_DATABASE_URL'): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // The library gives these no code.
  const found =
    code || /^(SASL|timeout)/.exec(message)?.[0] || (/^Connection terminated/.test(message) && 'ECONN') || '';
  const name = databaseName(url);
  const said = (message || code).split('\n')[0]!.replace(/\.$/, '');
  const sentence =
    advice.find(([codes]) => codes.test(found))?.[1]({ error: said, name, setting }) ?? (said || reason(error));
  return new StoreError(`Cannot use the PostgreSQL database ${name}: ${sentence}.`, { cause: error });
}
