import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from './client.ts';
import { databaseFaults } from './database-faults.ts';
import { compare, type Entry, evaluationOf, type Fault } from './ledger.ts';
import { evaluateEntry, load } from './load.ts';
import { seededRandom } from './random.ts';
import { key, killWhileStarting, startVictim, type Victim } from './victim.ts';

/** Longest time under load before a kill. */
const mostLoadMilliseconds = 500;
/** About how long a start takes: some are killed within it. */
const startMilliseconds = 400;
/** How many answered evaluations of a round are sent once more with their key. */
const mostRepeated = 32;

export interface TortureOptions {
  /** An empty folder. */
  folder: string;
  /** How many times the service is killed under load. */
  kills: number;
  connections: number;
  /** The same moments and requests again; what the machine makes of them differs. */
  seed: number;
  /** Hears of each round when it is over. */
  onRound?: (round: number, faults: number) => void;
}

export interface TortureReport {
  kills: number;
  /** Starts that were killed before they were ready, or soon after, besides. */
  killsWhileStarting: number;
  answers: { evaluations: number; comments: number; ratings: number };
  /** Requests that were under way at a kill. */
  unanswered: number;
  /** Evaluations that were sent again with their Idempotency-Key after a kill. */
  repeated: { answered: number; unanswered: number };
  /** Traces compared: each in its own round, and each once more at the end. */
  compared: number;
  longestStartMilliseconds: number;
  faults: Fault[];
}

/** Kills the service at random moments under load, and looks each time whether all that it had answered is there, once. */
export async function runTorture(options: TortureOptions): Promise<TortureReport> {
  const { folder, kills, connections, seed, onRound } = options;
  const random = seededRandom(seed);
  const entries: Entry[] = [];
  const report: TortureReport = {
    kills: 0,
    killsWhileStarting: 0,
    answers: { evaluations: 0, comments: 0, ratings: 0 },
    unanswered: 0,
    repeated: { answered: 0, unanswered: 0 },
    compared: 0,
    longestStartMilliseconds: 0,
    faults: [],
  };

  async function start(): Promise<Victim> {
    const victim = await startVictim(folder);
    report.longestStartMilliseconds = Math.max(report.longestStartMilliseconds, victim.startMilliseconds);
    return victim;
  }

  let victim = await start();
  try {
    for (let round = 0; round < kills; round++) {
      const fresh = await killUnderLoad(victim, round);
      entries.push(...fresh);
      if (random() < 0.1) {
        await killWhileStarting(folder, random() * startMilliseconds);
        report.killsWhileStarting++;
      }
      victim = await start();
      await check(victim, fresh);
      onRound?.(round + 1, report.faults.length);
    }
    using client = createClient(victim.url, key, connections);
    await compareAll(client, entries);
    await compareUsage(client);
  } finally {
    await victim.kill();
  }
  // A row that must not be is found again after every later kill.
  report.faults = [...new Map(report.faults.map((fault) => [fault.text, fault])).values()];
  return report;

  /** Resolves with what was sent to it, once it is gone. */
  async function killUnderLoad(victim: Victim, round: number): Promise<Entry[]> {
    using client = createClient(victim.url, key, connections);
    let isKilled = false;
    const loading = load(client, connections, `${seed}-${round}`, seededRandom(seed + round), () => isKilled);
    await sleep(random() * mostLoadMilliseconds);
    isKilled = true;
    await victim.kill();
    report.kills++;
    const { entries: fresh, answers, faults } = await loading;
    for (const kind of ['evaluations', 'comments', 'ratings'] as const) report.answers[kind] += answers[kind];
    report.unanswered += fresh.filter(({ evaluation }) => !evaluation).length;
    report.unanswered += fresh.flatMap(({ comments }) => comments).filter(({ id }) => id === undefined).length;
    report.unanswered += fresh.filter(({ ratings }) => ratings.length > 1).length;
    report.faults.push(...faults);
    if (victim.log()) report.faults.push({ kind: 'refused', text: `log: ${victim.log()}` });
    return fresh;
  }

  async function check({ url }: Victim, fresh: Entry[]): Promise<void> {
    using client = createClient(url, key, connections);
    await compareAll(client, fresh);
    await repeat(client, fresh);
    report.faults.push(...databaseFaults(folder));
  }

  async function compareAll(client: Client, entries: Entry[]): Promise<void> {
    await together(
      entries.filter(({ evaluation }) => evaluation),
      async (entry) => {
        const trace = await client.call('GET', `/api/v1/traces/${entry.evaluation!.traceId}`);
        report.faults.push(...compare(entry, trace));
        report.compared++;
        // What stands now must still stand at the end.
        entry.ratings = [trace.body.rating];
      },
    );
  }

  /** A retry after the crash: what had been answered is answered again, and nothing is stored a second time. */
  async function repeat(client: Client, fresh: Entry[]): Promise<void> {
    const keyed = Map.groupBy(
      fresh.filter(({ key }) => key !== undefined),
      ({ evaluation }) => (evaluation ? 'answered' : 'unanswered'),
    );
    const unanswered = keyed.get('unanswered') ?? [];
    const answered = (keyed.get('answered') ?? []).slice(-mostRepeated);
    await together([...answered, ...unanswered], async (entry) => {
      const answer = await evaluateEntry(entry, (path, body, headers) => client.call('POST', path, body, headers));
      if (answer.status !== 200)
        return void report.faults.push({ kind: 'refused', text: `${entry.nonce}: its retry is ${answer.status}` });
      const evaluation = evaluationOf(answer);
      if (entry.evaluation && JSON.stringify(entry.evaluation) !== JSON.stringify(evaluation))
        report.faults.push({ kind: 'twice', text: `${entry.nonce}: its retry gave another evaluation` });
      report.repeated[entry.evaluation ? 'answered' : 'unanswered']++;
      entry.evaluation = evaluation;
    });
  }

  async function compareUsage(client: Client): Promise<void> {
    const { body } = await client.call('GET', '/api/v1/usage');
    const used = body.usage.reduce((sum: number, { evaluations }: { evaluations: number }) => sum + evaluations, 0);
    if (used < report.answers.evaluations)
      report.faults.push({ kind: 'lost', text: `usage: ${used} of ${report.answers.evaluations} evaluations` });
  }

  async function together<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const waiting = items.values();
    const worker = async () => {
      for (const item of waiting) await work(item);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  }
}
