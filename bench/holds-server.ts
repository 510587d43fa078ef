// The service in a process that measures how long its event loop is blocked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config.ts';
import { startService } from '../src/service.ts';
import { serveParent } from './child.ts';

/** The longest interval between two turns of a timer that is due every two milliseconds, in milliseconds. */
export interface Holds {
  wall: number;
  /** The CPU time of this thread in that interval: other processes do not count. */
  cpu: number;
}

const bootstrapKey = process.env.BENCH_KEY;
const dataDir = mkdtempSync(join(tmpdir(), 'deemster-bench-'));
const service = await startService(
  await loadConfig({ port: 0, dataDir, bootstrapKey, otlpIdleSeconds: 0 }, { environment: {} }),
);

const now = () => {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
};
let last = now();
let longest: Holds = { wall: 0, cpu: 0 };
setInterval(() => {
  const here = now();
  longest = { wall: Math.max(longest.wall, here.wall - last.wall), cpu: Math.max(longest.cpu, here.cpu - last.cpu) };
  last = here;
}, 2).unref();
process.on('message', (message) => {
  if (message !== 'holds') return;
  process.send!(longest);
  longest = { wall: 0, cpu: 0 };
});

serveParent(Number(new URL(service.url).port), async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true });
});
