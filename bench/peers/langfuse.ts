import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);

export interface Langfuse {
  version: string;
  released: string;
  /** The services in its compose file, one container each. */
  services: string[];
  /** The value of TELEMETRY_ENABLED in its compose file. */
  telemetry: string;
}

interface Compose {
  services: Record<string, { environment?: Record<string, string> }>;
}

/**
 * Langfuse's own docker-compose.yml at the newest release in a clone of its repository.
 * @throws Error if the folder is not a clone with release tags
 */
export async function langfuse(clone: string): Promise<Langfuse> {
  const git = async (...words: string[]) => (await run('git', ['-C', clone, ...words])).stdout;
  const tags = (await git('tag', '--sort=-version:refname')).split('\n');
  const tag = tags.find((name) => /^v\d+\.\d+\.\d+$/.test(name));
  if (tag === undefined) throw new Error(`${clone} has no tag such as v1.2.3.`);
  const { services } = parse(await git('show', `${tag}:docker-compose.yml`), { merge: true }) as Compose;
  const variables = Object.assign({}, ...Object.values(services).map(({ environment }) => environment));
  return {
    version: tag.slice(1),
    released: (await git('log', '-1', '--format=%cs', tag)).trim(),
    services: Object.keys(services),
    telemetry: variables.TELEMETRY_ENABLED ?? 'not set',
  };
}
