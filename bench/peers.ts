import { faults } from './peers/faults.ts';
import { gate } from './peers/gate-report.ts';
import { installPeers } from './peers/install.ts';
import { install } from './peers/install-report.ts';
import { judgePath } from './peers/judge-path.ts';
import { speed } from './peers/speed.ts';
import type { Report } from './report.ts';

const PARTS: Record<string, () => Promise<Report[]>> = {
  install: async () => [await install()],
  gate,
  speed: async () => [await speed(await installPeers())],
  faults: async () => [await faults(await installPeers())],
  judgment: async () => [await judgePath()],
};

/**
 * Deemster beside its peers: what an install takes, how each serves as a gate, how fast two of them judge and what becomes of a
 * model's faults. Then what a judgment costs Deemster alone. BENCH_PEERS takes the names of parts, separated by commas.
 */
export async function peers(): Promise<Report[]> {
  const asked = process.env.BENCH_PEERS?.split(',') ?? Object.keys(PARTS);
  const unknown = asked.filter((name) => !PARTS[name]);
  if (unknown.length > 0)
    throw new Error(`BENCH_PEERS: there is no ${unknown.join(', ')}; there is ${Object.keys(PARTS).join(', ')}.`);
  const reports = [];
  for (const name of asked) reports.push(...(await PARTS[name]!()));
  return reports;
}
