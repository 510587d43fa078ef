import { Command, InvalidArgumentError, Option } from 'commander';
import { AuthenticationError } from '../client/errors.ts';
import { readSettings } from '../client/settings.ts';
import { cacheFolder } from '../config.ts';
import { contentsOf } from '../conformance/account.ts';
import { operations, table } from '../conformance/answers.ts';
import { checkConformance } from '../conformance/conformance.ts';
import { ConformanceError } from '../conformance/conformance-error.ts';
import type { Target } from '../conformance/target.ts';
import { endInterrupted, interruptions } from './interruption.ts';
import { UsageError } from './usage-error.ts';

interface Flags {
  key?: string;
  otherKey?: string;
  withModel?: true;
  operation?: string[];
  maxExamples?: number;
  seed?: number;
  yes?: true;
}

/** `deemster conformance URL`: checks any server that implements the contract. */
export const conformanceCommand = (): Command =>
  new Command('conformance')
    .description(
      'check that a server implements the HTTP API of Deemster; creates and deletes data in the account of the key',
    )
    .argument('<url>', 'base URL of the server, such as http://127.0.0.1:8080')
    .addOption(
      new Option(
        '--key <key>',
        'API key; better given by the variable, which other users of this machine cannot see',
      ).env('DEEMSTER_API_KEY'),
    )
    .addOption(
      new Option('--other-key <key>', 'API key of a second account, to check that accounts do not see each other').env(
        'DEEMSTER_OTHER_API_KEY',
      ),
    )
    .option('--with-model', 'also send criteria that need a model: about a thousand calls to the model of the server')
    .addOption(new Option('--operation <id...>', 'check only these operations of the contract').choices(operations))
    .option('--max-examples <count>', 'generated requests per operation (default: 150)', wholeNumber(1))
    .option('--seed <number>', 'another seed makes other requests (default: 1)', wholeNumber(0))
    .option('--yes', 'run although the account holds data, which this may change or delete')
    .addHelpText('after', '\nExit codes: 0 conforms, 1 faults found, 2 wrong usage, 3 could not run.')
    .action(run);

async function run(url: string, flags: Flags): Promise<void> {
  const target = targetOf(url, flags);
  const signal = interruptions();
  try {
    process.exitCode = await check(target, flags, signal);
  } catch (error) {
    if (signal.aborted) return endInterrupted(signal);
    if (!(error instanceof ConformanceError)) throw error;
    console.error(`deemster: ${error.message}`);
    process.exitCode = 3;
  }
}

/** @returns the exit code */
async function check(target: Target, flags: Flags, signal: AbortSignal): Promise<number> {
  const contents = flags.yes ? [] : await contentsOf(target, signal);
  if (contents.length > 0)
    throw new UsageError(
      `The account of this key holds ${contents.join(', ')}, which this may change or delete. Use a key of an empty account, or add --yes.`,
    );
  const result = await checkConformance(target, {
    ...flags,
    operations: flags.operation,
    cache: cacheFolder(),
    signal,
    onInstall: (folder) => console.error(`Installing schemathesis with pip, once, into ${folder}`),
  });
  console.log(table(result.counts, result.operations));
  for (const fault of result.faults) console.log(`\n${fault}`);
  for (const part of result.notChecked) console.log(`Not checked: ${part}.`);
  const conforms = result.faults.length === 0;
  console.log(`${target.url} ${conforms ? 'conforms to' : 'contradicts'} the contract (${result.requests} requests).`);
  return conforms ? 0 : 1;
}

/** @throws UsageError for a missing or invalid key, or an invalid address */
function targetOf(url: string, { key, otherKey, withModel }: Flags): Target {
  try {
    const { apiKey, baseUrl } = readSettings({ baseUrl: url, ...(key && { apiKey: key }) });
    const other = otherKey ? readSettings({ baseUrl: url, apiKey: otherKey }).apiKey : undefined;
    return { url: baseUrl, keys: { default: apiKey, other }, model: withModel ? 'any' : 'none' };
  } catch (error) {
    if (error instanceof AuthenticationError)
      throw new UsageError('DEEMSTER_API_KEY is not set: give it a key of the server ("deemster keys create").');
    throw error instanceof TypeError ? new UsageError(error.message.replace('baseUrl', 'the URL')) : error;
  }
}

const wholeNumber = (least: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new InvalidArgumentError(`Give a whole number of at least ${least}.`);
  return value;
};
