import { createRequire } from 'node:module';
import type Prometheus from 'prom-client';
import type { AttemptOutcome } from './evaluation/tasks/task-run.ts';
import type { Judge } from './judge/judge.ts';
import { JudgeError } from './judge/judge-error.ts';
import type { ModelCore, TokenUsage } from './judge/verdict.ts';

const require = createRequire(import.meta.url);
/** By their files: with its metrics of the process the library takes 4 MB more. */
const Counter = require('prom-client/lib/counter') as typeof Prometheus.Counter;
const Gauge = require('prom-client/lib/gauge') as typeof Prometheus.Gauge;
const Histogram = require('prom-client/lib/histogram') as typeof Prometheus.Histogram;
const Registry = require('prom-client/lib/registry') as typeof Prometheus.Registry;

interface MetricsOptions {
  version: string;
  /** The size of the database, and of its write-ahead log if it has a file of its own. */
  databaseBytes: () => Promise<{ database: number; wal?: number }>;
  /** Counts the queued and the running background tasks. */
  countTasks: () => Promise<{ queued: number; running: number }>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** From the half millisecond of an exact check to the longest deadline, in seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/**
 * Prometheus metrics. Names and units follow Prometheus' conventions: seconds, bytes, `_total` for counters. Labels never
 * contain an account, a key, a criterion or content.
 */
export function createMetrics({ version, databaseBytes, countTasks }: MetricsOptions) {
  const registers = [new Registry()];
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], own = buckets) =>
    new Histogram({ name, help, labelNames, buckets: own, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  /** A gauge that is read at each scrape. */
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    look: (gauge: Prometheus.Gauge) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        return look(this);
      },
    });

  const requests = histogram(
    'deemster_request_duration_seconds',
    'Time from the arrival of a request to the end of its answer; its count is the number of requests.',
    ['operation', 'status'],
  );
  /** Cached per label set: resolving the labels costs as much as counting the request. */
  const requestsOf = new Map<string, Prometheus.Histogram.Internal<'operation' | 'status'>>();
  let inFlight = 0;
  gauge('deemster_requests_in_flight', 'Requests that have come and are not yet answered.', [], (own) =>
    own.set(inFlight),
  );

  const judgments = counter(
    'deemster_judgments_total',
    'Verdicts, by what decided them, those from the score cache included.',
    ['decided_by'],
  );
  const judgmentsOf = { check: judgments.labels('check'), model: judgments.labels('model') };
  const judgeSeconds = histogram(
    'deemster_judge_duration_seconds',
    'Time of a verdict by a model, with its retries and its repair.',
    ['judge'],
  );
  const judgeErrors = counter(
    'deemster_judge_errors_total',
    'Judgments that could not be made, by the class of fault.',
    ['fault'],
  );
  const judgeTokens = counter(
    'deemster_judge_tokens_total',
    'Tokens that judge models have read and written; cached_prompt is a part of prompt.',
    ['judge', 'kind'],
  );

  const looks = counter(
    'deemster_score_cache_total',
    'Looks for a verdict that a model has given before: a stored one, that of an equal request under way, or none.',
    ['result'],
  );

  const countTokens = (judge: string, usage: TokenUsage | null) => {
    for (const [kind, tokens] of Object.entries(usage ?? {})) judgeTokens.inc({ judge, kind }, tokens);
  };

  gauge('deemster_tasks', 'Background tasks that have not ended.', ['status'], async (own) => {
    own.reset();
    // /readyz reports an unreadable database; this metric is left out.
    const counts = await countTasks().catch(() => ({}));
    for (const [status, tasks] of Object.entries(counts)) own.set({ status }, tasks);
  });
  const tries = counter('deemster_task_tries_total', 'Tries of background tasks, by how they ended.', ['outcome']);

  const results = counter(
    'deemster_otlp_results_total',
    'Results for the OTLP endpoint, by signal and by what became of them: sent, refused, failed, unsupported or overflow.',
    ['signal', 'outcome'],
  );

  const commits = counter('deemster_database_commits_total', 'Transactions that are durable on the disk.');
  const rows = histogram(
    'deemster_database_commit_rows',
    'Rows that the statements of one transaction have written, without those that are deleted along with them.',
    [],
    [1, 3, 10, 30, 100, 300, 1000, 3000],
  );
  gauge('deemster_database_bytes', 'Size of the database and of its write-ahead log.', ['file'], async (own) => {
    own.reset();
    // As above: left out while the database cannot be asked.
    for (const [file, bytes] of Object.entries(await databaseBytes().catch(() => ({})))) own.set({ file }, bytes);
  });

  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time that the process has used.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  gauge('process_resident_memory_bytes', 'Resident memory of the process.', [], (own) =>
    own.set(process.memoryUsage.rss()),
  );
  gauge('process_start_time_seconds', 'When the process started, in seconds since the epoch.', [], (own) =>
    own.set(Math.round(performance.timeOrigin / 1000)),
  );
  gauge('deemster_build_info', 'Always 1; its label is the version.', ['version'], (own) => own.set({ version }, 1));

  return {
    requestStarted(): void {
      inFlight++;
    },

    /** @param operation Undefined for web pages and unknown paths. */
    requestEnded(operation = 'none', status: number, seconds: number): void {
      inFlight--;
      const labels = `${operation} ${status}`;
      let known = requestsOf.get(labels);
      if (!known) {
        known = requests.labels(operation, String(status));
        requestsOf.set(labels, known);
      }
      known.observe(seconds);
    },

    taskTried(outcome: AttemptOutcome): void {
      tries.inc({ outcome });
    },

    scoreLooked(result: 'hit' | 'shared' | 'miss'): void {
      looks.inc({ result });
    },

    resultsCounted(signal: string, outcome: string, count: number): void {
      results.inc({ signal, outcome }, count);
    },

    /** @param written Number of rows in a durable transaction. */
    committed(written: number): void {
      commits.inc();
      rows.observe(written);
    },

    /**
     * Wraps a judge to count its judgments.
     * @param nameOf The model behind a core; undefined if there is none.
     */
    counted: (judge: Judge, nameOf: (core: ModelCore) => string | undefined): Judge => ({
      readCriterion: judge.readCriterion,

      async judge(request) {
        const started = performance.now();
        try {
          const judgment = await judge.judge(request);
          const { decidedBy, judge: name, usage } = judgment.verdict;
          judgmentsOf[decidedBy].inc();
          if (judgment.cached) return judgment;
          if (decidedBy === 'model') judgeSeconds.observe({ judge: name }, (performance.now() - started) / 1000);
          countTokens(name, usage);
          return judgment;
        } catch (error) {
          judgeErrors.inc({ fault: error instanceof JudgeError ? error.fault : 'unexpected' });
          const name = nameOf(request.modelCore);
          if (name && error instanceof JudgeError) countTokens(name, error.usage);
          throw error;
        }
      },
    }),

    text: (): Promise<string> => registers[0]!.metrics(),
  };
}
