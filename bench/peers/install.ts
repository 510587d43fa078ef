import { npm } from './npm.ts';
import { RELEASES } from './releases.ts';

/**
 * Installs the two peers that run in a Node process, without the packages that promptfoo needs only for other providers (2 GB).
 * openai is the client that autoevals calls a model with: the newest of the major version that it asks for.
 * @returns the folder of their packages, with a slash at its end
 */
export const installPeers = (): Promise<string> =>
  npm('judges', { autoevals: RELEASES.autoevals.version, promptfoo: RELEASES.promptfoo.version, openai: '6.49.0' }, [
    '--omit=optional',
    '--omit=peer',
  ]);
