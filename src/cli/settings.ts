import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { type Config, flagName, loadConfig, settings, unknownVariables } from '../config.ts';
import { withNotice } from './with-notice.ts';

/** In the working directory. */
export const envFile = '.env';

type SettingName = keyof typeof settings;
/** The settings needed to judge without a server. */
export const judgeSettings: SettingName[] = [
  'judge',
  'judgeLightning',
  'openaiBaseUrl',
  'anthropicBaseUrl',
  'judgeWindow',
  'judgeReasoning',
  'ggufThreads',
  'timeoutSeconds',
];
const everySetting = Object.keys(settings) as SettingName[];

/** Adds the flags of these settings and `--config` to a command. Secrets have no flag. */
export function addSettings(command: Command, names: SettingName[] = everySetting): Command {
  for (const name of names) {
    const { variable, help, ...rest } = settings[name];
    if ('secret' in rest) continue;
    const fallback = 'default' in rest ? `; default ${rest.default}` : '';
    command.addOption(
      new Option(`--${flagName(variable)} <value>`, `${help.replaceAll('`', '')} (${variable}${fallback})`),
    );
  }
  return command.option('--config <file>', 'YAML file with settings (default: deemster.yaml, if it exists)');
}

/**
 * The configuration from a command's flags, the environment, `.env` and the YAML file. Warns about unknown variables.
 * Waits for the data folder here, because the later, synchronous use of the folder cannot be interrupted.
 */
export async function configOf(command: Command): Promise<Config> {
  const options = command.opts();
  const flags = Object.fromEntries(
    everySetting.map((name) => [name, options[optionName(flagName(settings[name].variable))]]),
  );
  for (const sentence of await unknownVariables(envFile)) console.error(`deemster: ${sentence}`);
  const config = await withNotice(
    loadConfig(flags, { file: options.config, envFile }),
    `Still reading ${options.config ?? 'deemster.yaml'}. Ctrl-C stops.`,
  );
  const hasFolder = command.options.some(({ long }) => long === `--${flagName(settings.dataDir.variable)}`);
  if (hasFolder) await answering(config.dataDir);
  return config;
}

/** Waits until a folder, which may be on a network drive, responds. Callers check whether it exists and is a folder. */
const answering = (folder: string): Promise<unknown> =>
  withNotice(
    stat(join(folder, 'deemster.db')).catch(() => undefined),
    `Waiting for ${folder}, which does not answer. Is it on a network drive that is not connected? Ctrl-C stops; --data-dir names another folder.`,
  );

/** Commander's name for the value of a flag: `data-dir` → `dataDir`. */
export const optionName = (flag: string): string =>
  flag.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
