import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { modelCriterion } from '../helpers.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { asked } from '../postgres/empty-database.ts';
import { type RecordedRequest, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { type Answer, createClient } from './client.ts';
import { seededRandom } from './random.ts';
import { key, startVictim, type Victim } from './victim.ts';

/** How many conversations are answered between two kills. */
const betweenKills = 10;
/** How long a request may take to be answered, however often it is sent: that of a dead server is free after half a minute. */
const longestMilliseconds = 120_000;

export interface PostgresTortureOptions {
  cluster: Cluster;
  /** An empty folder. */
  folder: string;
  /** How many times one of the servers is killed, and how many times PostgreSQL is. */
  kills: number;
  databaseKills: number;
  workers: number;
  seed: number;
  /** Is called after each kill. */
  onKill?: (kill: number) => void;
}

export interface PostgresTortureReport {
  kills: number;
  databaseKills: number;
  answered: number;
  /** Attempts that got a 503, or no answer. */
  unavailable: number;
  unanswered: number;
  judgments: number;
  /** Answered conversations without their evaluation. */
  lost: string[];
  /** Conversations with more than one trace or evaluation, and those whose retry gave another evaluation. */
  twice: string[];
  /** Judgments beyond the first of a conversation. */
  judgedAgain: number;
  /** Answers that are neither right nor 503. */
  refused: string[];
}

/** Kills servers and their database while evaluations with Idempotency-Keys run, and compares what is stored with the answers. */
export async function tortureOnPostgres(options: PostgresTortureOptions): Promise<PostgresTortureReport> {
  const { cluster, folder, kills, databaseKills, workers, seed, onKill } = options;
  const random = seededRandom(seed);
  const judged = new Map<string, number>();
  await using provider = await scriptedProvider([], undefined, ({ text }: RecordedRequest) => {
    const nonce = /conversation \d+-\d+/.exec(text)![0];
    judged.set(nonce, (judged.get(nonce) ?? 0) + 1);
    return { reply: verdictReply() };
  });
  const environment = {
    DEEMSTER_DATABASE_URL: cluster.url,
    DEEMSTER_JUDGE: 'openai:stub',
    OPENAI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'none',
  };
  const start = async (replica: number): Promise<Victim> => {
    const own = `${folder}/${replica}`;
    await mkdir(own, { recursive: true });
    return startVictim(own, environment);
  };
  const replicas = await Promise.all([0, 1, 2].map(start));
  const report: PostgresTortureReport = {
    ...{ kills: 0, databaseKills: 0, answered: 0, unavailable: 0, unanswered: 0, judgments: 0, judgedAgain: 0 },
    ...{ lost: [], twice: [], refused: [] },
  };
  const evaluations = new Map<string, string>();
  let isEnding = false;

  async function send(nonce: string, isFirst: boolean): Promise<Answer | undefined> {
    const messages = [
      { role: 'user', content: nonce },
      { role: 'assistant', content: 'The policy says five days.' },
    ];
    for (const until = performance.now() + longestMilliseconds; performance.now() < until; await sleep(50)) {
      const { url } = replicas[Math.floor(random() * replicas.length)]!;
      using client = createClient(url, key, 1);
      const body = { messages, evaluation_criteria: modelCriterion };
      const answer = await client
        .call('POST', '/api/v1/evals/reward', body, { 'Idempotency-Key': nonce })
        .catch(() => undefined);
      if (answer?.status === 200) return answer;
      if (answer === undefined || answer.status === 503) report.unavailable++;
      else report.refused.push(`${nonce}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    if (isFirst) report.unanswered++;
    return undefined;
  }

  async function work(worker: number): Promise<void> {
    for (let number = 0; !isEnding; number++) {
      const nonce = `conversation ${worker}-${number}`;
      const first = await send(nonce, true);
      if (!first) continue;
      evaluations.set(nonce, first.headers['x-evaluation-id'] as string);
      report.answered++;
      // The retry of a caller whose answer was lost on its way.
      if (random() < 0.2) {
        const again = await send(nonce, false);
        if (again && again.headers['x-evaluation-id'] !== evaluations.get(nonce))
          report.twice.push(`${nonce}: its retry gave another evaluation`);
      }
    }
  }

  const working = Array.from({ length: workers }, (_, worker) => work(worker));
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const enough = report.answered + betweenKills;
      while (report.answered < enough) await sleep(20);
      const replica = Math.floor(random() * replicas.length);
      await replicas[replica]!.kill();
      replicas[replica] = await start(replica);
      report.kills++;
      if (Math.floor((kill * databaseKills) / kills) > report.databaseKills) {
        cluster.kill();
        report.databaseKills++;
        cluster.startAgain();
      }
      onKill?.(kill);
    }
  } finally {
    isEnding = true;
    await Promise.all(working);
    await Promise.all(replicas.map((one) => one.kill()));
  }
  await compare(cluster.url, evaluations, report);
  report.judgments = [...judged.values()].reduce((sum, count) => sum + count, 0);
  report.judgedAgain = report.judgments - judged.size;
  return report;
}

async function compare(url: string, answered: Map<string, string>, report: PostgresTortureReport): Promise<void> {
  const rows = await asked(
    url,
    `SELECT trace::json #>> '{messages,0,content}' AS nonce, count(DISTINCT traces.id)::int AS traces,
      array_agg(evaluations.id) AS evaluations
    FROM traces LEFT JOIN evaluations ON trace_seq = traces.seq GROUP BY nonce`,
  );
  const stored = new Map<string, { traces: number; evaluations: string[] }>(rows.map((row) => [row.nonce, row]));
  for (const [nonce, { traces, evaluations }] of stored)
    if (traces > 1 || evaluations.length > 1) report.twice.push(`${nonce}: ${evaluations.length} evaluations`);
  for (const [nonce, id] of answered) if (!stored.get(nonce)?.evaluations.includes(id)) report.lost.push(nonce);
}
