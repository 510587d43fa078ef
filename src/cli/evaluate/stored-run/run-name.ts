import { basename, extname } from 'node:path';
import { called, type Service } from '../../service-client.ts';
import { UsageError } from '../../usage-error.ts';
import type { Origins } from '../resume.ts';
import { LONGEST_TAG } from './options.ts';

interface Wanted {
  /** `--run`. */
  run?: string;
  /** The file of results that is continued, and what its results belong to. */
  resume?: string;
  origins: Origins | undefined;
  /** What is judged. */
  path: string;
  /** What reads the service's criteria; null if it does not say. */
  reader: string | null;
}

/**
 * The name of the run that begins or continues.
 * @throws UsageError if the name is taken, or if the run cannot be continued
 */
export async function runNameOf({ run, resume, origins, path, reader }: Wanted, service: Service): Promise<string> {
  const [earlier, ...others] = origins?.runs ?? [];
  if (earlier === null)
    throw new UsageError(`${resume} has results that no service stored. Continue it without --server and --save.`);
  if (others.length > 0) throw new UsageError(`${resume} has results of several runs.`);
  if (earlier !== undefined && (run ?? earlier) !== earlier)
    throw new UsageError(`${resume} has results of the run ${shown(earlier)}. Leave out --run to continue it.`);
  const name = run ?? earlier ?? defaultRunName(path, new Date());
  const { traces } = await called(service, (client) => client.tracePage({ tags: { run: name }, pageSize: 1 }));
  if (traces.length > 0 && resume === undefined)
    throw new UsageError(
      `${service.baseUrl} already has a run ${shown(name)}. Choose another name with --run, or continue it with --resume FILE.`,
    );
  if (traces.length === 0 && earlier !== undefined)
    throw new UsageError(`${service.baseUrl} has no run ${shown(name)}, which ${resume} is of. Begin a new run.`);
  const strange = [...(origins?.readers ?? [])].find((one) => one !== reader);
  if (strange !== undefined)
    throw new UsageError(
      `The results in ${resume} were read by ${strange}, and ${service.baseUrl} has ${reader}. Begin a new run.`,
    );
  return name;
}

const shown = (name: string): string => JSON.stringify(name);

/** A name that a person can recognise: `answers-2026-11-23-140559`, in UTC. */
function defaultRunName(path: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const file = path === '-' ? 'stdin' : basename(path, extname(path));
  const name = file.toWellFormed().replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
  return `${[...name].slice(0, LONGEST_TAG - time.length - 1).join('')}-${time}`.replace(/^-+/, '');
}
