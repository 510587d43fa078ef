// Runs in a network that has only 127.0.0.1 (seal.ts). BENCH_PLACES has the peers' paths; the measurements are written
// to the file BENCH_RESULT.
import { writeFileSync } from 'node:fs';
import type { Places } from './gate-tools.ts';
import { type Gate, measureGates } from './gates.ts';
import { startNameServer } from './name-server.ts';
import { measureServers, type SelfHosted } from './servers.ts';

export interface Sealed {
  gates: Gate[];
  servers: SelfHosted[];
}

// Ends with the process that started it; as the first of its namespace, it takes all others along.
process.stdin.resume().once('end', () => process.exit(1));
const places = JSON.parse(process.env.BENCH_PLACES!) as Places;
using names = await startNameServer();
const result: Sealed = { gates: await measureGates(places, names), servers: await measureServers(places, names) };
writeFileSync(process.env.BENCH_RESULT!, JSON.stringify(result));
process.exit();
