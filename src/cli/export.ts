import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import type { operations } from '../../generated/openapi.d.ts';
import { RequestError } from '../evaluation/request-error.ts';
import { everyTrace } from '../in-process.ts';
import { count, withStore } from './database.ts';
import { print, writeOutput } from './output-file.ts';
import { addSettings, optionName } from './settings.ts';
import { UsageError } from './usage-error.ts';

type ListQuery = NonNullable<operations['listTraces']['parameters']['query']>;

/** Parameters of the list that are no filters of an export; only a server indexes texts. */
type ServerOnly = 'page_token' | 'page_size' | 'text';
/** The filters of the list, by parameter name; the compiler reports a missing one. */
const filters: Record<Exclude<keyof ListQuery, ServerOnly>, string> = {
  start_date: 'created at or after this time; UTC if it names no zone',
  end_date: 'created before this time',
  tag: '"key:value"; repeat it to require several tags',
  rating: 'with this rating: true or false',
  evaluator_name: 'with an evaluation by this evaluator',
  criterion: 'with an evaluation by exactly this criterion',
  model_core: 'with an evaluation by this model core',
  min_score: 'with a score of at least this, 0 to 1',
  max_score: 'with a score of at most this, 0 to 1',
  failed: '"true": only traces that a judgment was to be added to, and failed',
};

const flag = (name: string) => name.replaceAll('_', '-');

type Options = Record<string, unknown> & { account: string; output?: string; force?: true };

/** `deemster export`: writes traces as JSONL. Works beside a running server. */
export function exportCommand(): Command {
  const command = addSettings(
    new Command('export').description('print the traces of an account as JSON Lines, newest first'),
    ['dataDir'],
  ).option('--account <name>', 'the account to export', 'default');
  for (const [name, help] of Object.entries(filters))
    command.option(`--${flag(name)} <value>`, help, (value: string, before: string[] = []) => [...before, value]);
  return command
    .option('--output <file>', 'write to a file instead')
    .option('--force', 'overwrite the file if it exists')
    .action((options: Options) =>
      withStore(command, async (store) => {
        const account = (await store.listAccounts()).find(({ name }) => name === options.account);
        if (!account) throw new UsageError(`No account is named "${options.account}". See "deemster accounts list".`);
        const traces = await everyTrace(store, account, queryOf(command)).catch((error: unknown) => {
          throw error instanceof RequestError ? wrongFilter(error) : error;
        });
        let exported = 0;
        const lines = async function* () {
          for await (const trace of traces) {
            exported++;
            yield* trace;
            yield '\n';
          }
        };
        if (options.output === undefined) return await print(lines());
        await writeOutput(options.output, options, (part) => pipeline(lines, createWriteStream(part, { flags: 'r+' })));
        console.log(`Wrote ${options.output}: ${count(exported, 'trace')}.`);
      }),
    );
}

/** The filters as a URL query string. */
function queryOf(command: Command): string {
  const valuesOf = (name: string): string[] => command.getOptionValue(optionName(flag(name))) ?? [];
  const pairs = Object.keys(filters).flatMap((name) => valuesOf(name).map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}

function wrongFilter({ faults }: RequestError): UsageError {
  const [{ loc, msg }] = faults as [RequestError['faults'][number]];
  const name = String(loc[1]) as keyof typeof filters;
  return new UsageError(`--${flag(name)}: ${msg.replace(/\.$/, '')} (${filters[name]}).`);
}
