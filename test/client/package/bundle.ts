import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './tarball.ts';

const bundler = join(root, 'node_modules/tsdown/dist/run.mjs');

/** A file as a page loads it: minified, together with all that it imports. @param cwd Where it is, and the client below. */
export async function bundle(cwd: string, file: string): Promise<string> {
  const folder = join(cwd, 'bundled', file);
  const how = ['--no-config', '--platform=browser', '--format=esm', '--target=es2022', '--minify', '--logLevel=error'];
  await run(process.execPath, [bundler, file, ...how, `--out-dir=${folder}`], { cwd });
  return readFile(join(folder, file.replace('.ts', '.js')), 'utf8');
}

/** A separate origin with a page that runs a bundle. */
export async function servePage(code: string) {
  const answers: Record<string, [type: string, body: string]> = {
    '/': ['text/html', '<script type="module" src="/bundle.js"></script>'],
    '/bundle.js': ['text/javascript', code],
  };
  const server = createServer(({ url }, response) => {
    const [type, body] = answers[url!] ?? [];
    response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
