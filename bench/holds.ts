import { startServiceChild } from './child.ts';
import type { Holds } from './holds-server.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import type { Report } from './report.ts';

const key = 'deemster_bench_key_0123456789';
/** The maximum hold that the goal allows, in milliseconds. */
const wanted = 100;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/**
 * How long single requests hold the event loop, so that no other request is answered. BENCH_ONLY selects requests by a part of
 * their names.
 */
export async function holds(): Promise<Report> {
  await using server = await startServiceChild('holds-server.ts', { BENCH_KEY: key });
  const url = `http://127.0.0.1:${server.port}`;
  await send(url, { body: () => '{}' }, '{}');
  const rows: Report['rows'] = [];
  const figures: Report['figures'] = [];
  for (const [name, request] of Object.entries(hostileRequests)) {
    if (!name.includes(process.env.BENCH_ONLY ?? '')) continue;
    let megabytes = 0;
    const found: (Holds & { statuses: string; healthz: number })[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const body = request.body();
      megabytes = Buffer.byteLength(body) / 1e6;
      await server.ask('holds');
      const sent = Promise.all(
        Array.from({ length: request.times ?? 1 }, () => send(url, request, body, name).catch(() => 'cut')),
      ).then(async (all) => {
        if (request.until) await answered(url + request.until());
        return all;
      });
      const healthz = await longestPing(url, sent);
      const statuses = [...new Set(await sent)].join(' ');
      found.push({ ...((await server.ask('holds')) as Holds), statuses, healthz });
    }
    // The best round, because other processes can only add time.
    const best = found.toSorted((one, other) => one.cpu - other.cpu)[0]!;
    const ms = (value: number) => Math.round(value);
    rows.push({
      request: name,
      MB: megabytes.toFixed(1),
      status: best.statuses,
      'hold, CPU ms': ms(best.cpu),
      'hold, ms': ms(best.wall),
      'healthz, ms': ms(best.healthz),
    });
    figures.push({ name: `${name}, CPU ms`, value: best.cpu, wanted: `≤ ${wanted}`, met: best.cpu <= wanted });
  }
  return { title: `the longest hold of the event loop, best of ${rounds} rounds`, rows, figures };
}

async function send(url: string, request: HostileRequest, body: string | Uint8Array<ArrayBuffer>, name = '') {
  const { path = '/api/v1/evals/reward', type = 'application/json' } = request;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'API-Key': key,
      'Content-Type': type,
      ...(name.includes('Idempotency') && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    body,
  });
  await response.arrayBuffer();
  return String(response.status);
}

/** Resolves when an address answers 200. */
async function answered(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address, { headers: { 'API-Key': key } });
    await response.body?.cancel();
    if (response.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The slowest answer of /healthz until the work is done, in milliseconds. */
async function longestPing(url: string, work: Promise<unknown>): Promise<number> {
  let [isDone, longest] = [false, 0];
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const started = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return longest;
}
