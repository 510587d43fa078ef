import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startCaller } from './callers.ts';
import type { Used } from './child.ts';
import { usedBy } from './process-use.ts';
import { median, type Report } from './report.ts';

const rounds = 9;
const idleSeconds = 10;
const burst = 1000;
const key = 'bench-key-of-twenty-or-more-characters';
const home = fileURLToPath(new URL('..', import.meta.url));
const serve = ['bin/deemster.js', 'serve'];

interface Start {
  command: string;
  arguments: string[];
  /** The data folder, and the folder of Node's compile cache. @default a new one each time */
  data?: string;
  compiled?: string;
}

/** The time from the command to the first 200 of /readyz, and the resources that an idle service uses. */
export async function start(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-start-'));
  try {
    const port = await freePort();
    const bare = `require('node:http').createServer((q, r) => r.end('ok')).listen(${port}, '127.0.0.1')`;
    const kept = { data: join(folder, 'data'), compiled: join(folder, 'compiled') };
    const ways: Record<string, Start> = {
      'a bare node:http server': { command: process.execPath, arguments: ['-e', bare] },
      'the very first start': { command: process.execPath, arguments: serve },
      'a new data folder': { command: process.execPath, arguments: serve, compiled: kept.compiled },
      'an existing data folder': { command: process.execPath, arguments: serve, ...kept },
      'an existing one, by npm start': { command: 'npm', arguments: ['start'], ...kept },
    };
    const times: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round++)
      for (const [name, way] of Object.entries(ways)) {
        await using running = await run(way, port, folder);
        // The first round warms up the caches of the operating system and Node.
        if (round > 0) times[name]!.push(running.milliseconds);
      }
    const bareTime = median(times['a bare node:http server']!);
    const slowest = Math.max(...serveTimes(times));
    const { idle, cpu, afterBurst } = await rest(
      { ...ways['an existing data folder']!, data: kept.data },
      port,
      folder,
    );
    return {
      title: `from the command to /readyz, ${rounds} rounds, medians; then ${idleSeconds} s without a request`,
      rows: Object.entries(times).map(([name, values]) => ({
        start: name,
        ms: Math.round(median(values)),
        'slowest ms': Math.round(Math.max(...values)),
        'ratio to bare': (median(values) / bareTime).toFixed(1),
      })),
      figures: [
        { name: 'ms until healthy, slowest way', value: slowest, wanted: '≤ 1000', met: slowest <= 1000 },
        { name: 'MB resident when idle', value: idle / 1e6, wanted: '≤ 110', met: idle <= 110e6 },
        { name: 'CPU when idle, µs a second', value: cpu, wanted: '≤ 1000', met: cpu <= 1000 },
      ],
      detail: { times, [`MB resident ${idleSeconds} s after ${burst} evaluations`]: afterBurst / 1e6 },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** npm's own time is shown, but not counted. */
const serveTimes = (times: Record<string, number[]>) =>
  Object.entries(times)
    .filter(([name]) => !name.includes('npm'))
    .map(([, values]) => median(values));

async function rest(way: Start, port: number, folder: string) {
  await using running = await run(way, port, folder);
  await sleep(5000);
  const before = usedBy(running.pid);
  await sleep(idleSeconds * 1000);
  const after = usedBy(running.pid);
  await using caller = startCaller({ modelUrl: 'http://127.0.0.1:1/v1', port, key });
  const criterion = 'Passes if the response has fewer than 500 words';
  const { failures } = await caller.call({ way: 'deemster', calls: burst, seed: 0, criterion });
  if (failures > 0) throw new Error(`${failures} of ${burst} evaluations failed.`);
  await sleep(idleSeconds * 1000);
  const cpu = ({ cpuMicroseconds }: Used) => cpuMicroseconds;
  return {
    idle: after.residentBytes,
    cpu: (cpu(after) - cpu(before)) / idleSeconds,
    afterBurst: usedBy(running.pid).residentBytes,
  };
}

async function run({ command, arguments: words, data, compiled }: Start, port: number, folder: string) {
  const fresh = mkdtempSync(join(folder, 'fresh-'));
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: compiled ?? join(fresh, 'compiled'),
    DEEMSTER_DATA_DIR: data ?? join(fresh, 'data'),
    DEEMSTER_PORT: String(port),
    DEEMSTER_LOG_LEVEL: 'warn',
    DEEMSTER_BOOTSTRAP_KEY: key,
  };
  const started = performance.now();
  const child = spawn(command, words, { cwd: home, env: environment, stdio: ['ignore', 'ignore', 'ignore'] });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${[command, ...words].join(' ')} ended with ${child.exitCode}.`);
    await sleep(2);
  }
  const milliseconds = performance.now() - started;
  return {
    pid: child.pid!,
    milliseconds,
    async [Symbol.asyncDispose]() {
      await end(child, port);
      rmSync(fresh, { recursive: true });
    },
  };
}

/** npm passes the signal on and may end before its child, so the port shows when the service has ended. */
async function end(child: ChildProcess, port: number): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  while (await isReady(port)) await sleep(10);
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
