import { Command } from 'commander';
import { placeFor } from './model-place.ts';
import { pull } from './model-pull.ts';
import { onInterrupt } from './on-interrupt.ts';
import { fileFault } from './output-file.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  sha256?: string;
  output?: string;
}

/** `deemster judge pull`: fetches a model for a `gguf:` judge. */
export const judgeCommand = (): Command =>
  new Command('judge').description('fetch a model for a gguf: judge').addCommand(
    addSettings(
      new Command('pull')
        .description('download a GGUF file; what was interrupted goes on with the same command')
        .argument('<url>', "the file's address, http or https; no login is sent")
        .option('--sha256 <hex>', 'the sum that it must have', readSum)
        .option('--output <path>', 'a file or a folder, in place of the folder models beside the database'),
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
          await placeFor(url, { output: options.output, dataDir, signal: stop.signal }),
          options.sha256,
          stop.signal,
        );
      } catch (error) {
        if (!stop.signal.aborted) throw fileFault(options.output ?? dataDir, error);
        console.error('deemster: Interrupted. The same command goes on from here, where the server lets it.');
        // What a shell makes of a program that Ctrl-C has ended.
        process.exitCode = 130;
      }
    }),
  );

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
