import { Command } from 'commander';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { describeJudges } from '../judges.ts';
import { type Service, startService, version } from '../service.ts';
import { databaseFile } from '../store/database-folder.ts';
import { storeFault } from '../store/store-fault.ts';
import { collectStart } from './collect-start.ts';
import { onInterrupt } from './on-interrupt.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** `deemster serve`: runs until a signal stops it. */
export const serveCommand = (): Command =>
  addSettings(new Command('serve').description('run the service')).action(async (_options, command: Command) => {
    const config = await configOf(command);
    const service = await startService(config).catch((error: NodeJS.ErrnoException) => {
      throw startFault(error, config.host, config.port) ?? storeFault(databaseFile(config.dataDir), error);
    });
    // The first signal lets running requests finish; the second ends the process at once.
    onInterrupt(
      ['SIGINT', 'SIGTERM', 'SIGHUP'],
      () => void service.stop(),
      () => process.exit(1),
    );
    service.prepare();
    collectStart();
    // A log is no place for a link that signs in: only where the first key is printed, too, or where somebody reads.
    const link = service.firstKey || process.stdout.isTTY ? await service.signInLink() : undefined;
    console.log(welcome(service, config, link));
  });

/** A startup error that the user can fix; otherwise undefined. */
function startFault({ code, syscall }: NodeJS.ErrnoException, host: string, port: number): UsageError | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop the process that listens there, or choose another with --port.`,
    EACCES: `This user is not allowed to listen on port ${port}. Choose one above 1023 with --port.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Choose another with --host.`,
    ENOTFOUND: `The host ${host} does not exist. Choose another with --host.`,
  };
  return code && reasons[code] ? new UsageError(reasons[code]) : undefined;
}

function welcome({ url, firstKey }: Service, config: Config, link: string | undefined): string {
  const lines = [`Deemster ${version} is listening on ${url} (API: ${url}/docs). Judge: ${describeJudges(config)}.`];
  // Names only: some values are secrets.
  if (config.fromEnvFile.length > 0) lines.push(`Read from .env: ${config.fromEnvFile.join(', ')}.`);
  if (link) lines.push('', 'Open the pages (this link signs in once, within ten minutes):', '', `  ${link}`);
  if (firstKey)
    lines.push('', 'Your key (shown only once):', '', `  ${firstKey}`, '', 'Try it:', '', firstCall(url, firstKey));
  return lines.join('\n');
}

/** A call that needs no model: the first example in the contract. */
function firstCall(url: string, key: string): string {
  const path = '/api/v1/evals/reward';
  const { messages, evaluation_criteria } =
    contract.paths[path].post.requestBody.content['application/json'].examples.check.value;
  const body = JSON.stringify({ messages, evaluation_criteria });
  return `  curl ${url}${path} \\\n    -H 'API-Key: ${key}' -H 'Content-Type: application/json' \\\n    -d '${body}'\n`;
}
