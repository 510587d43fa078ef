import { type Command, Option } from 'commander';
import { flagName, settings } from '../../../config.ts';
import { judgeSettings, optionName } from '../../settings.ts';
import { UsageError } from '../../usage-error.ts';

/** The options of a run that a service judges and stores. */
export interface RunOptions {
  /** The service's address. */
  server?: string;
  /** Store the run in the data folder. */
  save?: true;
  /** The run's name. @default the file's name with the time */
  run?: string;
  /** Tags of all traces, besides `run` and `case`. */
  tag?: Record<string, string>;
}

/** The longest key and value of a tag, in characters (interface.md 8). */
export const LONGEST_TAG = 64;

/** Whether a text can be the value of a tag. */
export const fitsTag = (text: string): boolean =>
  text !== '' && [...text].length <= LONGEST_TAG && text.isWellFormed() && !text.includes('\0');

/** Adds the options to a command. Other commands name the service with `--url`, so both spellings do the same. */
export const addRunOptions = (command: Command): Command =>
  command
    .option('--server <address>', 'let this service judge, and store the run there; needs its key in DEEMSTER_API_KEY')
    .addOption(new Option('--url <address>', 'the same').hideHelp())
    .on('option:url', (address: string) => command.setOptionValueWithSource('server', address, 'cli'))
    .option('--save', 'store the run in the data folder, through the server that runs on it or one of its own')
    .option('--run <name>', "the run's name (default: the file's name and the time)", readRun)
    .option('--tag <key:value>', 'a further tag of each stored conversation; repeat it for several', readTag);

function readRun(name: string): string {
  if (!fitsTag(name)) throw new UsageError(`--run is "${name}", but must have 1 to ${LONGEST_TAG} characters.`);
  return name;
}

function readTag(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [key, value] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  const wrong = (what: string) => new UsageError(`--tag is "${text}", ${what}.`);
  if (!text.includes(':')) throw wrong('but must be KEY:VALUE, such as release:2026.11');
  if (!fitsTag(key) || !fitsTag(value))
    throw wrong(`but its key and its value must have 1 to ${LONGEST_TAG} characters`);
  if (key === 'run') throw wrong('but --run names the run');
  if (key === 'case') throw wrong("but a row's id is its case");
  if (Object.hasOwn(before, key)) throw wrong('but this key has a value already');
  return { ...before, [key]: value };
}

/** Whether a service is to judge and store. @throws UsageError for options that contradict each other */
export function isStored({ server, save, run, tag }: RunOptions): boolean {
  if (server !== undefined && save) throw new UsageError('Give either --server or --save.');
  const isStored = server !== undefined || Boolean(save);
  if (!isStored && (run ?? tag) !== undefined)
    throw new UsageError(
      `${run === undefined ? '--tag' : '--run'} is for a run that is stored: add --server or --save.`,
    );
  return isStored;
}

/** @throws UsageError for an option that a service could not follow */
export function mustNotConfigureJudge(command: Command, where: string): void {
  const flags = judgeSettings.map((name) => flagName(settings[name].variable));
  for (const flag of ['confirm', 'debug', ...flags])
    if (command.getOptionValueSource(optionName(flag)) === 'cli')
      throw new UsageError(`--${flag} is only for judging in this process: ${where} has its own judge.`);
}
