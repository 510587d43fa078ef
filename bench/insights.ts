import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearch } from '../src/store/search/search.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { startChild } from './child.ts';
import { days, fill, key } from './fill.ts';
import { oneConnection } from './one-connection.ts';
import { quantile, type Report } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
const warmups = 2;
const wanted = { sums: 300, rest: 1000, evaluation: 20 };
const day = 86_400_000;

interface Case {
  name: string;
  path: string;
  /** What it is answered from. */
  by: 'sums' | 'rest';
}

/** Views of the filled database; the newest trace is from about `end`. */
function casesOf(end: number): Case[] {
  const time = (ago: number) => encodeURIComponent(new Date(end - ago * day).toISOString());
  const all = `start_date=${time(days)}&end_date=${time(0)}`;
  const criterion = encodeURIComponent('Passes if the response has fewer than 500 words');
  const sums = {
    'all, by day': all,
    'all, by week and evaluator': `${all}&interval=week&group_by=evaluator`,
    'all, by core': `${all}&group_by=core`,
    'all, by run': `${all}&group_by=run`,
    '14 days, by hour': `start_date=${time(14)}&end_date=${time(0)}&interval=hour`,
    'one evaluator': `${all}&evaluator_name=grounded-5`,
    'one criterion': `${all}&criterion=${criterion}`,
    rated: `${all}&rating=true`,
    'half, compared with the half before': `start_date=${time(days / 2)}&end_date=${time(0)}`,
  };
  const rest = {
    'threshold 0.75': `${all}&threshold=0.75`,
    'scores from 0.9': `${all}&min_score=0.9`,
    'tag of half': `${all}&tag=app:shop`,
    'tag of few': `${all}&tag=customer:c77`,
    'text of all': `${all}&text=refunds`,
    'text of one': `${all}&text=123456`,
  };
  const lists = {
    'list: text of all': 'text=refunds',
    'list: text of one': 'text=123456',
    'list: text and few others': 'text=refunds&tag=customer:c77',
    'list: phrase': `text=${encodeURIComponent('"second part" refund*')}`,
    'list: criterion': `criterion=${criterion}`,
  };
  const of = (by: Case['by'], operation: string, queries: Record<string, string>): Case[] =>
    Object.entries(queries).map(([name, query]) => ({ name, by, path: `/api/v1/${operation}?${query}` }));
  return [...of('sums', 'insights', sums), ...of('rest', 'insights', rest), ...of('rest', 'traces', lists)];
}

/**
 * How long insights and searches take over HTTP with many evaluations stored, one at a time, and how long evaluations take
 * meanwhile, one at a time. BENCH_FILLED names a folder that bench/fill.ts has filled; BENCH_COUNT sets another number of
 * evaluations, and BENCH_ROUNDS of rounds.
 */
export async function insights(): Promise<Report> {
  const filled = process.env.BENCH_FILLED;
  const count = Number(process.env.BENCH_COUNT ?? 1_000_000);
  const folder = filled ?? mkdtempSync(join(tmpdir(), 'deemster-bench-insights-'));
  try {
    if (!filled) await fill(folder, count);
    const indexed = await indexAll(folder);
    return { title: `${indexed}; ${rounds} requests of each kind`, ...(await measure(folder)) };
  } finally {
    if (!filled) rmSync(folder, { recursive: true });
  }
}

/** Indexes all texts that are left, without pauses. */
async function indexAll(folder: string): Promise<string> {
  const database = openSqlite(folder);
  const began = performance.now();
  const search = createSearch(folder, database, (error) => console.error(error));
  await search.settled();
  await search.close();
  await database.close();
  return `texts indexed in ${((performance.now() - began) / 1000).toFixed(0)} s`;
}

async function measure(folder: string): Promise<Omit<Report, 'title'>> {
  await using deemster = await startChild('./deemster.ts', { BENCH_KEY: key, BENCH_DATA: folder });
  using client = oneConnection(deemster.port, key);
  const { traces } = JSON.parse(await client.read('/api/v1/traces?page_size=1')) as {
    traces: { created_at: string }[];
  };
  const measured = casesOf(Date.parse(traces[0]!.created_at)).map((one) => ({ ...one, times: [] as number[] }));
  const evaluate = evaluations(deemster.port);
  const alone: number[] = [];
  for (let number = 0; number < 500; number++) alone.push(await evaluate());
  const meanwhile: number[] = [];
  const state = { isOver: false };
  const evaluating = (async () => {
    while (!state.isOver) {
      meanwhile.push(await evaluate());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  for (let round = -warmups; round < rounds; round++)
    for (const { path, times } of measured) {
      const milliseconds = await client.time(path);
      if (round >= 0) times.push(milliseconds);
    }
  state.isOver = true;
  await evaluating;
  const rows = [
    ...measured.map(({ name, by, times }) => rowOf(name, by, times)),
    rowOf('an evaluation, by itself', '', alone),
    rowOf('an evaluation, meanwhile', '', meanwhile),
  ];
  const figure = (name: string, value: number, most: number) => ({
    name,
    value,
    wanted: `≤ ${most}`,
    met: value <= most,
  });
  const highest = (by: Case['by']) => Math.max(...rows.filter((row) => row.by === by).map((row) => row['p95 ms']));
  return {
    rows,
    figures: [
      figure('from sums: highest p95 in ms', highest('sums'), wanted.sums),
      figure('from evaluations or texts: highest p95 in ms', highest('rest'), wanted.rest),
      figure('an evaluation meanwhile: p99 in ms', quantile(meanwhile, 0.99), wanted.evaluation),
    ],
    detail: { measured, alone, meanwhile },
  };
}

const rowOf = (name: string, by: string, times: number[]) => ({
  name,
  by,
  'p50 ms': Number(quantile(times, 0.5).toFixed(1)),
  'p95 ms': Number(quantile(times, 0.95).toFixed(1)),
  'p99 ms': Number(quantile(times, 0.99).toFixed(1)),
});

/** Evaluates a new conversation, and returns how long that took in milliseconds. */
function evaluations(port: number): () => Promise<number> {
  let number = 0;
  return () =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        messages: [
          { role: 'user', content: `How long do refunds take, for ${number++}?` },
          { role: 'assistant', content: 'Refunds arrive within five working days.' },
        ],
        evaluation_criteria: 'Passes if the response has fewer than 500 words',
      });
      const began = performance.now();
      const sent = httpRequest(
        {
          port,
          host: '127.0.0.1',
          path: '/api/v1/evals/reward',
          method: 'POST',
          headers: { 'API-Key': key, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume();
          response.on('end', () => resolve(performance.now() - began));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
