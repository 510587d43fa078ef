// npm run bench [-- NAME…]: runs the benchmarks, prints one table each, and writes bench/results/NAME.json.
import { mkdir, writeFile } from 'node:fs/promises';
import { addedLatency } from './added-latency.ts';
import { agents } from './agents.ts';
import { cache } from './cache.ts';
import { checks } from './checks.ts';
import { client } from './client.ts';
import { drain } from './drain.ts';
import { holds } from './holds.ts';
import { inFlight } from './in-flight.ts';
import { insights } from './insights.ts';
import { installSize } from './install-size.ts';
import { judge } from './judge.ts';
import { lists } from './lists.ts';
import { otlp } from './otlp.ts';
import { peers } from './peers.ts';
import { postgres } from './postgres.ts';
import { postgresLists } from './postgres-lists.ts';
import { print, type Report } from './report.ts';
import { start } from './start.ts';
import { submissions } from './submissions.ts';
import { throughput } from './throughput.ts';
import { trust } from './trust.ts';

const benchmarks: Record<string, () => Promise<Report | Report[]>> = {
  throughput,
  submissions,
  drain,
  holds,
  agents,
  'in-flight': inFlight,
  'added-latency': addedLatency,
  lists,
  insights,
  otlp,
  checks,
  cache,
  peers,
  postgres,
  'postgres-lists': postgresLists,
  client,
  start,
  'install-size': installSize,
  trust,
  judge,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There is ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(2);
}
const results = new URL('./results/', import.meta.url);
await mkdir(results, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  const found = await benchmarks[name]!();
  for (const report of [found].flat()) print(name, report);
  const at = new Date().toISOString();
  const content = Array.isArray(found) ? { at, reports: found } : { at, ...found };
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(content, null, 2)}\n`);
}
