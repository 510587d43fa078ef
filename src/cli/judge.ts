import { Command } from 'commander';
import { checkAndPrint } from './judge-check.ts';
import { modelFilePath } from './models/model-file-path.ts';
import { pull } from './models/model-pull.ts';
import { onInterrupt } from './on-interrupt.ts';
import { fileFault } from './output-file.ts';
import { addSettings, configOf, judgeSettings } from './settings.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  sha256?: string;
  output?: string;
}

/** `deemster judge`: checks the configured judges, and fetches a model for a `gguf:` judge. */
export const judgeCommand = (): Command =>
  new Command('judge')
    .description('check the judge, or fetch a model for a gguf: judge')
    .addCommand(checkCommand())
    .addCommand(pullCommand());

const checkCommand = () =>
  addSettings(
    new Command('check')
      .description('make one small judgment with each configured judge, and print what works')
      .option('--json', 'print one JSON object per judge')
      .option('--debug', "show the model's unusable replies on standard error"),
    judgeSettings,
  )
    .addHelpText('after', '\nExit codes:\n  0  every judge works\n  2  wrong usage\n  3  a judgment could not be made')
    .action(async (options: { json?: true; debug?: true }, command: Command) => {
      process.exitCode = await checkAndPrint(await configOf(command), options);
    });

const pullCommand = () =>
  addSettings(
    new Command('pull')
      .description('download a GGUF file; the same command resumes an interrupted download')
      .argument('<url>', "the file's address, http or https; no login is sent")
      .option('--sha256 <hex>', 'the checksum that the file must have', readSum)
      .option('--output <path>', 'a file or a folder (default: the folder models in the data folder)'),
    ['dataDir'],
  ).action(async (address: string, options: Options, command: Command) => {
    const url = readAddress(address);
    const { dataDir } = await configOf(command);
    const stop = new AbortController();
    onInterrupt(
      ['SIGINT'],
      () => stop.abort(),
      () => process.exit(130),
    );
    try {
      await pull(
        url,
        await modelFilePath(url, { output: options.output, dataDir, signal: stop.signal }),
        options.sha256,
        stop.signal,
      );
    } catch (error) {
      if (!stop.signal.aborted) throw fileFault(options.output ?? dataDir, error);
      console.error('deemster: Interrupted. Run the same command again to resume, if the server supports it.');
      // The exit code of a shell for a program that Ctrl-C ended.
      process.exitCode = 130;
    }
  });

function readAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError('The address must begin with http:// or https:// and hold no user name or password.');
  return url;
}

function readSum(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new UsageError(`--sha256 is "${text}", but must be 64 hexadecimal digits.`);
  return text.toLowerCase();
}
