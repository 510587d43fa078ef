// Builds and tests the image without Docker. The commands of the build stage run in a copy of the build context, and those of
// the final stage in a Debian that mmdebstrap creates. There the image's command runs as the image's user; its health check
// must succeed, and its files must not exceed a size. Needs Linux, root and mmdebstrap, and takes some minutes.
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyContext } from './context.ts';
import { environmentOf, readStages, type Stage, textsOf } from './dockerfile.ts';
import { bytesOf, type Container, makeDebian, run, startIn } from './root-file-system.ts';

/** The maximum size of the image, in bytes. */
const largest = 250_000_000;

/** The maximum time until the image is healthy, in milliseconds: generous, for a busy machine. */
const longest = 30_000;

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const [build, final] = readStages(join(checkout, 'Dockerfile')) as [Stage, Stage];
const work = mkdtempSync(join(tmpdir(), 'deemster-image-'));
const image = join(work, 'image');
const source = join(work, 'source');

/** Runs the commands of the build stage, with this Node and npm in place of its base image's. */
function makeSource(): void {
  mkdirSync(source);
  copyContext(checkout, source);
  const commands = textsOf(build, 'RUN').filter((command) => !command.startsWith('apt-get'));
  for (const command of commands) run('sh', ['-c', command], { cwd: source });
}

function makeImage(): void {
  makeDebian(image, final.base);
  for (const command of textsOf(final, 'RUN')) run('chroot', [image, 'sh', '-c', command]);
  for (const text of textsOf(final, 'COPY')) {
    const paths = text.replace(/^--from=build /, '').split(' ');
    const folder = join(image, paths.pop()!);
    mkdirSync(folder, { recursive: true });
    for (const path of paths) cpSync(path.replace(/^\/source/, source), join(folder, basename(path)));
  }
}

/** Runs the image until it is healthy, and stops it. @throws Error if it does not start, or not stop cleanly */
async function tryImage(): Promise<void> {
  const list = (keyword: string): string[] => JSON.parse(textsOf(final, keyword)[0]!);
  const container = {
    folder: image,
    user: textsOf(final, 'USER')[0]!,
    directory: textsOf(final, 'WORKDIR')[0]!,
    // Reachable only from this machine, on a port that is not the default.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      ...environmentOf(final),
      DEEMSTER_HOST: '127.0.0.1',
      DEEMSTER_PORT: '18080',
    },
  };
  const server = startIn(container, [...list('ENTRYPOINT'), ...list('CMD')]);
  let output = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(server, 'exit');
  const started = performance.now();
  try {
    while (!(await isHealthy(container))) {
      if (performance.now() - started > longest || server.exitCode !== null)
        throw new Error(`The image did not become healthy: ${output}`);
      await setTimeout(100);
    }
    console.log(`Healthy after ${Math.round(performance.now() - started)} ms.`);
    stop(server.pid!);
    await ended;
  } finally {
    server.kill('SIGKILL');
  }
  if (!output.includes('"msg":"stopped"')) throw new Error(`The image did not stop cleanly: ${output}`);
}

async function isHealthy(container: Container): Promise<boolean> {
  const command = JSON.parse(/CMD (\[.*\])$/.exec(textsOf(final, 'HEALTHCHECK')[0]!)![1]!) as string[];
  const [code] = await once(startIn(container, command), 'exit');
  return code === 0;
}

/** Signals the first process in the container; the process that created the container ignores signals. */
function stop(maker: number): void {
  process.kill(Number(readFileSync(`/proc/${maker}/task/${maker}/children`, 'utf8').trim()), 'SIGTERM');
}

try {
  makeSource();
  makeImage();
  await tryImage();
  const bytes = bytesOf(image);
  console.log(`The image has ${Math.round(bytes / 1e6)} MB; the maximum is ${largest / 1e6} MB.`);
  process.exitCode = bytes > largest ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}
