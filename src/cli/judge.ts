import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { writeWhole } from '../store/whole-file.ts';
import { bytesText } from './database.ts';
import { download, givenName, partOf, versionOf } from './model-download.ts';
import { fileFault } from './output-file.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  sha256?: string;
  output?: string;
}

/** `assay judge pull`: fetches a model for a `gguf:` judge. */
export const judgeCommand = (): Command =>
  new Command('judge').description('fetch a model for a gguf: judge').addCommand(
    addSettings(
      new Command('pull')
        .description('download a GGUF file; what was interrupted goes on with the same command')
        .argument('<url>', "the file's address, http or https; no login is sent")
        .option('--sha256 <hex>', 'the sum that it must have', readSum)
        .option('--output <file>', 'where to, in place of the folder models beside the database'),
      ['dataDir'],
    ).action(async (address: string, options: Options, command: Command) => {
      const url = readAddress(address);
      const { dataDir } = await configOf(command);
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      try {
        await pull(url, await fileFor(url, options, dataDir, stop.signal), options.sha256, stop.signal);
      } catch (error) {
        if (!stop.signal.aborted) throw fileFault(options.output ?? dataDir, error);
        console.error('assay: Interrupted. The same command goes on from here, where the server lets it.');
        // What a shell makes of a program that Ctrl-C has ended.
        process.exitCode = 130;
      }
    }),
  );

async function pull(url: URL, file: string, wanted: string | undefined, signal: AbortSignal): Promise<void> {
  if (existsSync(file))
    throw new UsageError(`${file} is there. Use it (${startLine(file)}), delete it, or name another by --output.`);
  await access(dirname(file), constants.W_OK);
  const shown = showProgress();
  try {
    await download(url, file, { ...shown, signal });
  } finally {
    shown.end();
  }
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(partOf(file), { signal })) sum.update(chunk);
  const sha256 = sum.digest('hex');
  if (wanted !== undefined && sha256 !== wanted)
    throw new UsageError(
      `The SHA-256 is ${sha256}, not ${wanted}. The file stays in ${partOf(file)}, out of its place; delete that to fetch it anew.`,
    );
  await writeWhole(file, (empty) => rename(partOf(file), empty));
  await rm(versionOf(file));
  console.log(`${file}\n${bytesText((await stat(file)).size)}, SHA-256 ${sha256}\n${startLine(file)}`);
}

/** A line for a shell. */
function startLine(file: string): string {
  const setting = `gguf:${file}`;
  return `ASSAY_JUDGE=${/^[\w./:@%+=-]+$/.test(setting) ? setting : `'${setting.replaceAll("'", "'\\''")}'`} npm start`;
}

/** A bar on a terminal, else a line for each tenth; without a known size a line for each gigabyte. */
function showProgress() {
  let bar: SingleBar | undefined;
  let steps = 0;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    end,
    progress(bytes: number, size: number | null) {
      const text = `${bytesText(bytes)}${size === null ? '' : ` of ${bytesText(size)}`}`;
      if (process.stderr.isTTY && size !== null) {
        if (!bar) {
          bar = new SingleBar({ format: '{bar} {text}, {eta_formatted} left', stream: process.stderr });
          bar.start(size, bytes, { text });
        }
        bar.update(bytes, { text });
        return;
      }
      const now = Math.floor(bytes / (size === null ? 1e9 : size / 10));
      if (now !== steps) console.error(text);
      steps = now;
    },
    tell(sentences: string) {
      end();
      console.error(sentences);
    },
  };
}

/** Where the file is to be: its name is the address's, or what the server says. */
async function fileFor(url: URL, { output }: Options, dataDir: string, signal: AbortSignal): Promise<string> {
  if (output !== undefined) return resolve(output);
  const name = safeName(url.pathname.split('/').at(-1)) ?? safeName(await givenName(url, signal));
  if (name === undefined) throw new UsageError('The address names no .gguf file. Name one by --output.');
  // Conversations will be beside it: a new folder is nobody else's to read.
  await mkdir(join(dataDir, 'models'), { recursive: true, mode: 0o700 });
  return join(dataDir, 'models', name);
}

/** The name of a GGUF file that leads into no other folder and is not hidden; undefined for any other text. */
function safeName(text = ''): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return /^[\p{L}\p{N}][\p{L}\p{N} ._()+@-]{0,150}\.gguf$/iu.test(name) ? name : undefined;
}

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
