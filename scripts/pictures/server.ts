import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));

/** A real server in a new folder, without a model. */
export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'deemster-picture-'));
  const key = 'deemster-picture-key-1';
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], {
    cwd: folder,
    env: { DEEMSTER_BOOTSTRAP_KEY: key },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  try {
    return { folder, key, url: await addressOf(server.stdout), [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /is listening on (http:\/\/[\w.:]+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('deemster serve ended before it was listening.');
}
