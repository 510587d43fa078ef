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
 * Compares Deemster with its peers: the size of an install, the exit codes as a gate, and for two of them the speed and the
 * handling of a model's faults. Also measures Deemster's own CPU per judgment. BENCH_PEERS selects parts, separated by commas.
 */
export async function peers(): Promise<Report[]> {
  const asked = process.env.BENCH_PEERS?.split(',') ?? Object.keys(PARTS);
  const unknown = asked.filter((name) => !PARTS[name]);
  if (unknown.length > 0)
    throw new Error(`BENCH_PEERS: unknown part ${unknown.join(', ')}. Known: ${Object.keys(PARTS).join(', ')}.`);
  const reports = [];
  for (const name of asked) reports.push(...(await PARTS[name]!()));
  return reports;
}
