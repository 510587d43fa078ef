import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../report.ts';
import type { Places } from './gate-tools.ts';
import type { NameServer } from './name-server.ts';
import { environmentIn } from './run-tool.ts';

const rounds = 5;
/** The maximum time until a server is healthy, in seconds. */
const longest = 120;
/** How long its name lookups are recorded after it is healthy, in seconds. */
const watched = 10;

export interface SelfHosted {
  name: string;
  processes: number;
  /** Median seconds from the command to the first 200, in a new home folder. */
  seconds: number;
  /** Names that were looked up at the start and in the ten seconds after it, with default settings. */
  hosts: string[];
}

interface Server {
  name: string;
  words: string[];
  health: string;
}

/** Measures the servers that start with one command. */
export async function measureServers({ deemster, phoenix }: Places, names: NameServer): Promise<SelfHosted[]> {
  const servers: Server[] = [
    { name: 'deemster serve', words: [...deemster, 'serve'], health: 'http://127.0.0.1:8080/readyz' },
    { name: 'phoenix serve', words: [`${phoenix}/phoenix`, 'serve'], health: 'http://127.0.0.1:6006/healthz' },
  ];
  const measured = [];
  for (const server of servers) {
    console.log(`Running ${server.name}.`);
    names.take();
    const { processes } = await start(server, watched);
    const hosts = names.take();
    measured.push({ name: server.name, processes, hosts });
  }
  const times = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries()) times[index]!.push((await start(server)).seconds);
  return measured.map((one, index) => ({ ...one, seconds: median(times[index]!) }));
}

async function start({ name, words, health }: Server, seconds = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-server-'));
  try {
    const [program, ...rest] = words as [string, ...string[]];
    const started = performance.now();
    const child = spawn(program, rest, { cwd: folder, env: environmentIn(folder), stdio: 'ignore' });
    const ended = once(child, 'close');
    while (!(await isHealthy(health))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
      if (performance.now() - started > longest * 1000) throw new Error(`${name} is not healthy after ${longest} s.`);
      await sleep(10);
    }
    const found = { seconds: (performance.now() - started) / 1000, processes: familyOf(child.pid!) };
    await sleep(seconds * 1000);
    child.kill('SIGTERM');
    await ended;
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === 200,
    // The server is not listening yet.
    () => false,
  );

/** The number of processes in a process's tree. */
function familyOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + familyOf(Number(child)), 1);
}
