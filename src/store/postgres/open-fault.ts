import { StoreError } from '../store-error.ts';
import { reason } from '../store-fault.ts';

/** A database for people: host, port and name, without the user and the password that its address may hold. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return decodeURIComponent(`${host || 'localhost'}${pathname}`);
}

/** What to do about an error of the first connection, by its code. */
const advice: [codes: RegExp, sentence: (error: string, name: string) => string][] = [
  [
    /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOENT|ETIMEDOUT|timeout)/,
    (error) => `no PostgreSQL server answers there (${error}). Start it, or correct DEEMSTER_DATABASE_URL`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)/, () => 'its host name is unknown. Correct DEEMSTER_DATABASE_URL'],
  [/^(28|SASL)/, (error) => `the server refuses its user or password (${error}). Correct DEEMSTER_DATABASE_URL`],
  [
    /^3D000/,
    (_error, name) =>
      `the server has no such database. Create it: createdb --encoding=UTF8 --template=template0 ${name.split('/').at(-1)}`,
  ],
  [/^42501/, (error) => `its user may not create tables (${error}). Make it the owner of the database`],
  [/^53300/, (error) => `the server has no free connection (${error}). Raise its max_connections`],
];

/** One line that says what is wrong, and what to do. */
export function openFault(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // The library gives these no code.
  const found =
    code || /^(SASL|timeout)/.exec(message)?.[0] || (/^Connection terminated/.test(message) && 'ECONN') || '';
  const name = databaseName(url);
  const said = (message || code).split('\n')[0]!.replace(/\.$/, '');
  const sentence = advice.find(([codes]) => codes.test(found))?.[1](said, name) ?? (said || reason(error));
  return new StoreError(`Cannot use the PostgreSQL database ${name}: ${sentence}.`, { cause: error });
}
