// node bench/fill.ts FOLDER [COUNT=1000000]: fills a new database with evaluations, with the service's own code.
import { randomUUIDv7 } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { createEvaluate } from '../src/evaluation/evaluate.ts';
import { createResults } from '../src/evaluation/results/results.ts';
import { createReward } from '../src/evaluation/reward.ts';
import type { RewardJob } from '../src/evaluation/tasks/job.ts';
import { createJudge } from '../src/judge/judge.ts';
import { createScoreCache } from '../src/judge/score-cache.ts';
import type { Account } from '../src/store/accounts.ts';
import { databaseFile } from '../src/store/database-folder.ts';
import { hashKey } from '../src/store/key.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStore, type Store } from '../src/store/store.ts';

/** The key of the filled database. */
export const key = 'bench-key-of-twenty-or-more-characters';
/** The number of days before now over which the traces are spread evenly. */
export const days = 30;
/** One of this many traces has three evaluations; all others have one. */
const tracesPerThree = 20;
const tracesPerTransaction = 2000;

/**
 * The properties of a trace, by its number. Of every 10,000 consecutive traces, 1,000 have each release, `topic:refund`, a
 * rating of true, each of four evaluators, a score up to 0.1, and a score from 0.9. One has each customer, a rating of
 * false, each evaluator `custom-…`, `topic:refund` together with a rating, a score up to 0.0001, and a score from 0.9999.
 * Half of the traces have `app:shop`, including all rated ones.
 */
function traceOf(number: number) {
  const [one, rare] = [number % 10, number % 10_000];
  // A permutation, so that scores do not correlate with tags or evaluators.
  const even = (((number * 7919) % 10_000) + (Math.floor(number / 10_000) % 97) / 97) / 10_000;
  const isMiddle = even > 0.1 && even < 0.9;
  return {
    tags: {
      release: `1.${one}`,
      customer: `c${rare}`,
      app: one % 2 === 1 ? 'shop' : 'help',
      ...((one === 2 || rare === 1) && { topic: 'refund' }),
    },
    rating: one === 1 ? true : rare === 5 ? false : undefined,
    evaluatorName: one >= 4 && one < 8 ? `grounded-${one}` : one === 8 ? `custom-${rare}` : null,
    // Half of the others have one of three scores.
    score: isMiddle && number % 2 === 0 ? [0.25, 0.5, 0.75][number % 3]! : even,
    moreScores: number % tracesPerThree === tracesPerThree - 1 ? [0.5, 0.6] : [],
    comment: number % 50 === 3 ? 'The policy says so in its second part.' : undefined,
  };
}

const sentence = 'Refunds arrive within five working days, and the policy says so in its second part. ';
const messagesOf = (number: number) => [
  { role: 'user', content: `How long do refunds take? (${number})` },
  { role: 'assistant', content: `${sentence.repeat(10)}${number}` },
];

/**
 * Stores this many evaluations, or slightly more if the last trace has three.
 * @returns the bytes of the database file
 */
export async function fill(folder: string, count: number): Promise<number> {
  if (existsSync(databaseFile(folder))) throw new Error(`${folder} has a database already.`);
  const store = createStore(openSqlite(folder));
  const end = Date.now();
  const first = { id: randomUUIDv7(), hash: hashKey(key), label: 'bench', createdAt: end, expiresAt: null };
  await store.createFirst('default', first);
  const { account } = (await store.findKey(first.hash))!;
  const add = adder(store, { keyId: first.id, account });

  let traces = 0;
  for (let evaluations = 0; evaluations < count; traces++) evaluations += 1 + traceOf(traces).moreScores.length;
  const timeOf = (number: number) => end - Math.round((1 - number / traces) * days * 86_400_000);
  for (let number = 0; number < traces; number += tracesPerTransaction) {
    const numbers = Array.from({ length: Math.min(tracesPerTransaction, traces - number) }, (_, more) => number + more);
    await Promise.all(numbers.map((one) => add(one, timeOf(one))));
  }
  await store.close();
  return statSync(databaseFile(folder)).size;
}

/** Stores one trace with its dependent rows as the service does. Only the time, the score and the evaluator are invented. */
function adder(store: Store, caller: { keyId: string; account: Account }) {
  const judge = createJudge({ modelFor: () => undefined });
  const reward = createReward(store, judge, async () => undefined);
  const scores = createScoreCache({ find: async () => undefined, looked: () => undefined });

  return async (number: number, at: number): Promise<void> => {
    const { tags, rating, evaluatorName, score, moreScores, comment } = traceOf(number);
    const evaluate = (score: number, traceId?: string) =>
      createEvaluate('reward', reward.prepare, {
        store: {
          ...store,
          addEvaluations: (account, { evaluations, ...rest }) => {
            const [evaluation] = evaluations;
            return store.addEvaluations(account, { ...rest, evaluations: [{ ...evaluation!, evaluatorName, score }] });
          },
        },
        judgeJob: (job, limits) => reward.judge(job as RewardJob, limits, () => at),
        scores,
        results: createResults(undefined),
        timeoutSeconds: 60,
        now: () => at,
      })({
        caller,
        request: {
          messages: messagesOf(number),
          evaluation_criteria: 'Passes if the response has fewer than 500 words',
          tags,
          trace_id: traceId,
        },
        requestId: randomUUIDv7(),
        idempotencyKey: undefined,
        noCache: false,
        controller: new AbortController(),
      });

    const { traceId } = (await evaluate(score)).stored!;
    await Promise.all([
      ...moreScores.map((more) => evaluate(more, traceId)),
      rating !== undefined && store.setRating(caller.account.id, traceId, rating),
      comment !== undefined &&
        store.addComment(caller.account.id, traceId, { id: randomUUIDv7(), comment, createdAt: at }),
    ]);
  };
}

if (import.meta.main) {
  const [folder, count = '1000000'] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: node bench/fill.ts FOLDER [COUNT=1000000]');
    process.exit(2);
  }
  const started = performance.now();
  const bytes = await fill(folder, Number(count));
  const seconds = (performance.now() - started) / 1000;
  console.log(`${count} evaluations in ${seconds.toFixed(0)} s, ${(bytes / Number(count)).toFixed(0)} bytes each.`);
}
