import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { failureOf } from './failure.ts';
import { mustHaveAllOptions } from './npm-options.ts';

/** Each command is loaded on demand: "keys list" needs no server, and "serve" no table. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serveCommand(),
  evaluate: async () => (await import('./evaluate/evaluate.ts')).evaluateCommand(),
  import: async () => (await import('./import/import.ts')).importCommand(),
  compare: async () => (await import('./compare/compare.ts')).compareCommand(),
  bench: async () => (await import('./bench/bench.ts')).benchCommand(),
  explain: async () => (await import('./explain.ts')).explainCommand(),
  judge: async () => (await import('./judge.ts')).judgeCommand(),
  doctor: async () => (await import('./doctor/doctor.ts')).doctorCommand(),
  keys: async () => (await import('./keys.ts')).keysCommand(),
  evaluators: async () => (await import('./evaluators.ts')).evaluatorsCommand(),
  label: async () => (await import('./label.ts')).labelCommand(),
  'report-card': async () => (await import('./report-card.ts')).reportCardCommand(),
  sessions: async () => (await import('./sessions.ts')).sessionsCommand(),
  promote: async () => (await import('./promote/promote.ts')).promoteCommand(),
  accounts: async () => (await import('./accounts.ts')).accountsCommand(),
  mcp: async () => (await import('./mcp/mcp.ts')).mcpCommand(),
  status: async () => (await import('./status.ts')).statusCommand(),
  health: async () => (await import('./health.ts')).healthCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  backup: async () => (await import('./backup.ts')).backupCommand(),
  restore: async () => (await import('./restore.ts')).restoreCommand(),
  migrate: async () => (await import('./migrate.ts')).migrateCommand(),
  conformance: async () => (await import('./conformance.ts')).conformanceCommand(),
};

const { version } = manifest;

const program = new Command('deemster')
  .description('Grades any LLM answer against one plain-English criterion.')
  .version(version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'show this help')
  .showSuggestionAfterError()
  .configureHelp({ showGlobalOptions: false })
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'deemster: ')) });

// An error that no command awaits, such as a stream error.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // A reader that closes the pipe (`| head`) is not an error; 141 is a shell's exit code for SIGPIPE.
  if (error.code === 'EPIPE') process.exit(141);
  fail(error);
  process.exit();
});

/** The default command is `serve`: `npx deemster` is enough for a first look. */
const words = process.argv.slice(2);
const isServe = words.length === 0 || (words[0]!.startsWith('-') && !/^(-h|--help|-V|--version)$/.test(words[0]!));
const args = isServe ? ['serve', ...words] : words;
const command = commands[args[0] ?? ''];
const isVersion = /^(-V|--version|version)$/.test(args[0] ?? '');
if (command) program.addCommand(await command());
else if (!isVersion) for (const load of Object.values(commands)) program.addCommand(await load());
program
  .command('version')
  .description('print the version')
  .action(() => console.log(version));
if (!command && !isVersion) (await import('./completion.ts')).addCompletion(program);

/** Subcommands do not inherit these: a one-line message for an unknown option, and exit code 2 for wrong usage. */
function settle(command: Command): void {
  command.exitOverride().copyInheritedSettings(program);
  command.commands.forEach(settle);
}
settle(program);

try {
  mustHaveAllOptions(program, args);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  // Commander has already printed its own errors; its help and version are not errors.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else fail(error);
}

function fail(error: unknown): void {
  const { text, exitCode } = failureOf(error);
  console.error(text);
  process.exitCode = exitCode;
}
