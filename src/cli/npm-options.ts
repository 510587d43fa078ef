import type { Command } from 'commander';
import { npmCommand, optionsTakenByNpm } from '../config.ts';
import { UsageError } from './usage-error.ts';

/** Options that npm also has: seeing one does not mean that `--` was forgotten. */
const ofNpm = ['force', 'help', 'json', 'key', 'version', 'yes'];

/**
 * With `npm start --port 9000`, npm keeps the option and passes on only the value, whose error message would mislead; with
 * `--port=9000`, npm passes on nothing.
 * @throws UsageError that names the option and shows how to write it
 */
export function mustHaveAllOptions(program: Command, args: readonly string[]): void {
  const command = commandOf(program, args);
  const names = command.options.flatMap(({ long }) => long?.slice(2) ?? []).filter((name) => !ofNpm.includes(name));
  const [taken] = optionsTakenByNpm(names).filter(
    (name) => !args.some((one) => one === `--${name}` || one.startsWith(`--${name}=`)),
  );
  if (taken)
    throw new UsageError(
      `npm took --${taken} for itself. Put -- before everything that is for Deemster: ${npmCommand()} -- … --${taken} …`,
    );
}

/** The command or subcommand that the first words name. */
function commandOf(command: Command, [word, ...rest]: readonly string[]): Command {
  const named = command.commands.find((one) => one.name() === word);
  return named ? commandOf(named, rest) : command;
}
