import { fork } from 'node:child_process';
import { once } from 'node:events';
import { key } from './callers.ts';
import { type Child, startChild } from './child.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { median, type Report } from './report.ts';

/** A criterion that an exact check decides. */
const checkCriterion = 'Passes if the response has fewer than 500 words';
const connections = 32;
const rounds = 11;
const milliseconds = 1500;

export interface Contender {
  server: Child;
  /** The path of its requests. */
  path: string;
  /** @default a criterion that an exact check decides */
  criterion?: string;
  /** The load's options, if they differ from distinct conversations of about 1 kB. */
  load?: Pick<LoadOptions, 'sentences' | 'cycle'>;
  /** Waits until the contender is idle, before the next one's turn. Receives the result of the round's load. */
  rest?: (load: LoadResult) => Promise<void>;
}

interface Round {
  perSecond: number;
  cpu: number;
}

/**
 * Compares the requests per second of services with the floor, in short alternating rounds, so that the machine's other load
 * affects all of them. Each request is a distinct conversation. Returns a table of medians, and all measurements.
 */
export async function againstFloor(contenders: Record<string, Contender>) {
  await using floor = await startChild('./floor.ts');
  const [first] = Object.values(contenders);
  const racing = Object.entries<Contender>({ floor: { server: floor, path: '/', load: first?.load }, ...contenders });
  const measured = Object.fromEntries(racing.map(([name]) => [name, [] as Round[]]));
  for (let round = 0; round <= rounds; round++) {
    // The order alternates, so that no contender always follows the same one, whose work may not have ended.
    const order = round % 2 === 0 ? racing : racing.toReversed();
    for (const [index, [name, contender]] of order.entries()) {
      const result = await measure(contender, round * racing.length + index);
      // The first round warms all of them up.
      if (round > 0) measured[name]!.push(result);
    }
  }
  const medianOf = (name: string, read: (round: Round) => number) => Math.round(median(measured[name]!.map(read)));
  const ratioOf = (name: string, to = 'floor') =>
    median(measured[name]!.map(({ perSecond }, round) => perSecond / measured[to]![round]!.perSecond));
  return {
    title: `${connections} connections, ${rounds} alternating rounds of ${milliseconds / 1000} s, medians`,
    rows: racing.map(([server]) => ({
      server,
      'requests/s': medianOf(server, ({ perSecond }) => perSecond),
      'ratio to the floor': ratioOf(server).toFixed(2),
      'CPU µs/request': medianOf(server, ({ cpu }) => cpu),
    })),
    /**
     * Whether a contender is nearly as fast as another one.
     * @param name The contender
     * @param to The other one. @default the floor
     * @param wanted The smallest ratio of their requests per second. @default 0.9
     */
    figure(name: string, to = 'floor', wanted = 0.9): Report['figures'][number] {
      const value = ratioOf(name, to);
      return { name: `requests/s, ratio to the ${to}`, value, wanted: `≥ ${wanted}`, met: value >= wanted };
    },
    measured,
  };
}

async function measure(contender: Contender, round: number): Promise<Round> {
  const { server, path, criterion = checkCriterion, load: more, rest } = contender;
  // Repeated conversations repeat in every round.
  const seed = more?.cycle === undefined ? round : 0;
  const before = await server.used();
  const load = await generateLoad({
    ...more,
    port: server.port,
    path,
    key,
    connections,
    milliseconds,
    criterion,
    seed,
  });
  const after = await server.used();
  if (load.failures > 0) throw new Error(`${load.failures} of ${load.answers} requests failed.`);
  await rest?.(load);
  return {
    perSecond: load.answers / load.seconds,
    cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / load.answers,
  };
}

/** Sends requests from a separate process. */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const child = fork(new URL('./load.ts', import.meta.url), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(options);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.disconnect();
  return result;
}
