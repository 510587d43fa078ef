import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../src/store/database-folder.ts';
import { startServiceChild } from './child.ts';
import { days, fill, key } from './fill.ts';
import { oneConnection } from './one-connection.ts';
import { quantile, type Report } from './report.ts';

const farPage = 1000;
export const requests = 200;
const requestsAlone = 1000;
const warmups = 3;
export const wanted = { list: 30, 'one trace': 5 };
const day = 86_400_000;

export interface Case {
  filter: string;
  share: string;
  /** 'first', or the number of the page; for requests that are no list, the requests made in between. */
  page: string;
  /** The paths of the requests, which are requested in turn. */
  paths: string[];
}

/** Queries per filter that match 10 % and 0.01 % of the traces from bench/fill.ts. The newest trace is from `end`. */
function filtersOf(end: number): Record<string, [common: string[], rare: string[]]> {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  const time = (ago: number) => new Date(Math.round(end - ago)).toISOString();
  const each = (text: (index: number) => string): string[] => ten.map(text);
  return {
    start_date: [
      each((index) => `start_date=${time((days / 10) * day - index * 1000)}`),
      each((index) => `start_date=${time((days / 10_000) * day - index * 1000)}`),
    ],
    end_date: [
      each((index) => `end_date=${time(days * 0.9 * day + index * 1000)}`),
      each((index) => `end_date=${time(days * 0.9999 * day + index * 1000)}`),
    ],
    tag: [each((index) => `tag=release:1.${index}`), each((index) => `tag=customer:c${index * 991}`)],
    rating: [['rating=true'], ['rating=false']],
    'tag + rating': [['tag=app:shop&rating=true'], ['tag=topic:refund&rating=true']],
    evaluator_name: [
      [4, 5, 6, 7].map((index) => `evaluator_name=grounded-${index}`),
      each((index) => `evaluator_name=custom-${index * 990 + 8}`),
    ],
    min_score: [
      each((index) => `min_score=${0.9 + index / 1000}`),
      each((index) => `min_score=${0.9999 + index / 1_000_000}`),
    ],
    max_score: [
      each((index) => `max_score=${0.1 - index / 1000}`),
      each((index) => `max_score=${0.0001 - index / 1_000_000}`),
    ],
  };
}

/**
 * How long a page of a list and a single trace take over HTTP with many evaluations stored, one request at a time. Page 1,000
 * is reached with page tokens. For a filter that matches few traces, a page has one trace, and the last page is measured.
 * BENCH_COUNT sets the number of stored evaluations (at least 20,000; default 1,000,000); BENCH_FILLED names a folder that
 * bench/fill.ts has filled.
 */
export async function lists(): Promise<Report> {
  const filled = process.env.BENCH_FILLED;
  const count = Number(process.env.BENCH_COUNT ?? 1_000_000);
  const folder = filled ?? mkdtempSync(join(tmpdir(), 'deemster-bench-lists-'));
  try {
    if (!filled) await fill(folder, count);
    const stored = storedIn(folder);
    const each = (stored.bytes / stored.evaluations).toFixed(0);
    return {
      title: `${stored.evaluations.toLocaleString('en')} evaluations of ${each} bytes each, ${requests} requests of each kind`,
      ...(await measure(folder, stored)),
    };
  } finally {
    if (!filled) rmSync(folder, { recursive: true });
  }
}

function storedIn(folder: string) {
  const connection = new Sqlite(databaseFile(folder), { readonly: true });
  const evaluations = connection.prepare('SELECT count(*) FROM evaluations').pluck().get() as number;
  connection.close();
  return { evaluations, bytes: statSync(databaseFile(folder)).size };
}

/** The lists of a filled database, first and far pages, and ids of traces of all pages. */
export async function listsOf(client: Client): Promise<{ cases: Case[]; ids: string[] }> {
  const newest = (await client.list('/api/v1/traces?page_size=1')).traces[0]!;
  const cases: Case[] = [];
  const ids: string[] = [];
  for (const [filter, [common, rare]] of Object.entries(filtersOf(Date.parse(newest.created_at))))
    for (const [share, size, queries] of [
      ['10 %', 50, common],
      ['0.01 %', 1, rare],
    ] as const) {
      const paths = queries.map((query) => `/api/v1/traces?${query}&page_size=${size}`);
      const far = await client.walk(paths[0]!, size, ids);
      cases.push({ filter, share, page: 'first', paths }, { filter, share, page: String(far.page), paths: far.paths });
    }
  return { cases, ids };
}

async function measure(folder: string, stored: ReturnType<typeof storedIn>): Promise<Omit<Report, 'title'>> {
  await using deemster = await startServiceChild('./deemster.ts', { BENCH_KEY: key, BENCH_DATA: folder });
  using client = listClient(deemster.port);
  const { cases, ids } = await listsOf(client);
  // Traces of all pages, in no order.
  const step = Math.max(1, Math.floor((ids.length * 0.618) / requests));
  const paths = Array.from(
    { length: requests },
    (_, index) => `/api/v1/traces/${ids[(index * step * 7) % ids.length]}`,
  );
  cases.push({ filter: 'one trace', share: '', page: 'between lists', paths });
  cases.push({ filter: 'healthz', share: '', page: 'between lists', paths: ['/healthz'] });
  const alone = { filter: 'one trace', share: '', page: 'alone', paths };
  // In turns, so that the machine's other load affects all of them, and none finds only its own rows in the cache.
  const measured = [...(await inTurns(client, cases, requests)), ...(await inTurns(client, [alone], requestsAlone))];
  const rows = measured.map(({ filter, share, page, times }) => ({
    filter,
    share,
    page,
    'p50 ms': Number(quantile(times, 0.5).toFixed(2)),
    'p99 ms': Number(quantile(times, 0.99).toFixed(2)),
  }));
  const figure = (name: string, most: number, page?: string) => {
    const those = rows.filter((row) => row.filter === name && (page === undefined || row.page === page));
    const value = Math.max(...those.map((row) => row['p99 ms']));
    return {
      name: `${name}${page ? `, ${page}` : ''}: highest p99 in ms`,
      value,
      wanted: `≤ ${most}`,
      met: value <= most,
    };
  };
  return {
    rows,
    figures: [
      ...Object.keys(filtersOf(0)).map((name) => figure(name, wanted.list)),
      figure('one trace', wanted['one trace'], 'alone'),
    ],
    detail: { ...stored, measured },
  };
}

export async function inTurns(client: Client, cases: Case[], rounds: number) {
  const measured = cases.map((one) => ({ ...one, times: [] as number[] }));
  for (let round = -warmups; round < rounds; round++)
    for (const { paths, times } of measured) {
      const milliseconds = await client.time(paths.at(round % paths.length)!);
      if (round >= 0) times.push(milliseconds);
    }
  return measured;
}

interface List {
  traces: { id: string; created_at: string }[];
  next_page_token: string | null;
}

export type Client = ReturnType<typeof listClient>;

export function listClient(port: number) {
  const { read, ...connection } = oneConnection(port, key);
  const list = async (path: string) => JSON.parse(await read(path)) as List;

  return {
    ...connection,
    list,
    /** Follows the pages to page 1,000 or the last full one. Returns the paths of up to ten pages that end there. */
    async walk(path: string, size: number, ids: string[]): Promise<{ page: number; paths: string[] }> {
      const paths = [path];
      for (let page = 1; ; page++) {
        const { traces, next_page_token } = await list(paths.at(-1)!);
        // One trace per page, because a client that holds half a million of them is slow itself.
        if (traces[0]) ids.push(traces[0].id);
        if (traces.length < size) paths.pop();
        if (paths.length === 0) throw new Error(`${path} has no full page: store more evaluations.`);
        if (traces.length < size || next_page_token === null || page === farPage)
          return { page: paths.length, paths: paths.slice(-10) };
        paths.push(`${path}&page_token=${next_page_token}`);
      }
    },
  };
}
