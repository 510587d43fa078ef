import { type Command, Option } from 'commander';
import { type Config, flagName, loadConfig, settings } from '../config.ts';

/** In the working directory. */
export const envFile = '.env';

type SettingName = keyof typeof settings;
/** What a command has to know to judge by itself. */
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

/** Gives a command the flags of these settings, and `--config`. Secrets have no flag. */
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

/** The configuration from a command's flags, the environment, `.env` and the YAML file. */
export function configOf(command: Command): Promise<Config> {
  const options = command.opts();
  const flags = Object.fromEntries(
    everySetting.map((name) => [name, options[optionName(flagName(settings[name].variable))]]),
  );
  return loadConfig(flags, { file: options.config, envFile });
}

/** Commander's name for the value of a flag: `data-dir` → `dataDir`. */
export const optionName = (flag: string): string =>
  flag.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
