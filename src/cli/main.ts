import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { failureOf } from './failure.ts';
import { mustHaveAllOptions } from './npm-options.ts';

/** A command is loaded when it is asked for: "keys list" needs no server, and "serve" no table. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serveCommand(),
  evaluate: async () => (await import('./evaluate.ts')).evaluateCommand(),
  explain: async () => (await import('./explain.ts')).explainCommand(),
  judge: async () => (await import('./judge.ts')).judgeCommand(),
  keys: async () => (await import('./keys.ts')).keysCommand(),
  evaluators: async () => (await import('./evaluators.ts')).evaluatorsCommand(),
  accounts: async () => (await import('./accounts.ts')).accountsCommand(),
  status: async () => (await import('./status.ts')).statusCommand(),
  health: async () => (await import('./health.ts')).healthCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  backup: async () => (await import('./backup.ts')).backupCommand(),
  restore: async () => (await import('./restore.ts')).restoreCommand(),
  conformance: async () => (await import('./conformance.ts')).conformanceCommand(),
};

const { version } = manifest;

const program = new Command('deemster')
  .description('Grades any LLM answer against one plain-English rule.')
  .version(version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'show this help')
  .showSuggestionAfterError()
  .configureHelp({ showGlobalOptions: false })
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'deemster: ')) });

// An error that no command awaits, such as one of a stream.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // A reader that has enough (`| head`) is no fault; a shell expects this code of a program that SIGPIPE has ended.
  if (error.code === 'EPIPE') process.exit(141);
  fail(error);
  process.exit();
});

/** Without a command it serves: `npx deemster` is all that a first look needs. */
const given = process.argv.slice(2);
const isServe = given.length === 0 || (given[0]!.startsWith('-') && !/^(-h|--help|-V|--version)$/.test(given[0]!));
const args = isServe ? ['serve', ...given] : given;
const asked = commands[args[0] ?? ''];
for (const load of asked ? [asked] : Object.values(commands)) program.addCommand(await load());
program
  .command('version')
  .description('print the version')
  .action(() => console.log(version));
if (!asked) (await import('./completion.ts')).addCompletion(program);

/** Subcommands inherit these only if told: one line for a wrong option, and exit code 2 for wrong usage. */
function settle(command: Command): void {
  command.exitOverride().copyInheritedSettings(program);
  command.commands.forEach(settle);
}
settle(program);

try {
  mustHaveAllOptions(program, args);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  // Commander has printed its own; its help and version are no errors.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else fail(error);
}

function fail(error: unknown): void {
  const { text, exitCode } = failureOf(error);
  console.error(text);
  process.exitCode = exitCode;
}
