import { npm } from './npm.ts';
import { RELEASES } from './releases.ts';

const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`;

/**
 * promptfoo without the packages that only some of its providers need (2 GB). Its command does not start without the binding
 * of its database, which is one of the optional packages.
 */
export const LEAN_PROMPTFOO = { promptfoo: RELEASES.promptfoo.version, [`@libsql/${platform}`]: '0.5.29' };
export const LEAN = ['--omit=optional', '--omit=peer'];

/**
 * Installs the two peers that run on Node. openai is the client that autoevals calls a model with: the newest of the major
 * version that it asks for.
 * @returns the folder of their packages, with a trailing slash
 */
export const installPeers = (): Promise<string> =>
  npm('judges', { autoevals: RELEASES.autoevals.version, ...LEAN_PROMPTFOO, openai: '6.49.0' }, LEAN);
