import { key, startCaller } from '../callers.ts';
import { startChild, startServiceChild } from '../child.ts';
import { median, type Report } from '../report.ts';
import { QUOTES } from './conversation.ts';

const calls = 1000;
const rounds = 7;
const warmUps = 2;
/** About 4 kB. */
const sentences = 48;

/**
 * The CPU time of a judgment in the service's process, with a model that answers at once: key, validation, prompt, call, parsing,
 * three quotes to verify, and durable rows.
 */
export async function judgePath(): Promise<Report> {
  await using resources = new AsyncDisposableStack();
  const stub = resources.use(await startChild('./stub-model.ts', { BENCH_QUOTES: JSON.stringify(QUOTES) }));
  const modelUrl = `http://127.0.0.1:${stub.port}/v1`;
  const settings = { judge: 'openai:stub', openaiBaseUrl: modelUrl };
  const deemster = resources.use(
    await startServiceChild('./deemster.ts', { BENCH_KEY: key, BENCH_SETTINGS: JSON.stringify(settings) }),
  );
  const client = resources.use(startCaller({ modelUrl, port: deemster.port, key }));

  const ways = { 'one at a time': 1, '50 at a time': 50 };
  const measured = { 'one at a time': [] as number[], '50 at a time': [] as number[] };
  let seed = 0;
  const names = Object.keys(ways) as (keyof typeof ways)[];
  for (let round = 0; round < warmUps + rounds; round++)
    for (const name of names) {
      const before = (await deemster.used()).cpuMicroseconds;
      const { failures } = await client.call({ way: 'deemster', calls, seed: seed++, atOnce: ways[name], sentences });
      if (failures > 0) throw new Error(`${failures} of ${calls} judgments failed.`);
      if (round >= warmUps) measured[name].push(((await deemster.used()).cpuMicroseconds - before) / calls);
    }
  await assertQuoted(deemster.port);
  return {
    title: `a conversation of 4 kB, 3 quotes, the model answers at once, ${rounds} rounds of ${calls}, medians`,
    rows: names.map((name) => ({ calls: name, 'CPU µs a request': Math.round(median(measured[name])) })),
    figures: names.map((name) => {
      const milliseconds = median(measured[name]) / 1000;
      return { name: `ms of CPU, ${name}`, value: milliseconds, wanted: '≤ 1', met: milliseconds <= 1 };
    }),
    detail: measured,
  };
}

/** The measurement is valid only if the quotes were found. */
async function assertQuoted(port: number) {
  const url = `http://127.0.0.1:${port}/api/v1/traces?page_size=1`;
  const { traces } = (await (await fetch(url, { headers: { 'API-Key': key } })).json()) as {
    traces: { evaluations: { sub_trace: { evidence: unknown[] } }[] }[];
  };
  const found = traces[0]!.evaluations[0]!.sub_trace.evidence.length;
  if (found !== QUOTES.length) throw new Error(`${found} of ${QUOTES.length} quotes are in the evidence.`);
}
