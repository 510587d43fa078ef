import { key } from '../callers.ts';
import { startServiceChild } from '../child.ts';
import type { Report } from '../report.ts';
import { conversationOf } from './conversation.ts';
import type { JudgeName } from './dialects.ts';
import type { Row } from './fault-row.ts';
import { ROWS } from './fault-rows.ts';
import { startFaultServer } from './fault-server.ts';
import { CRITERION, type Outcome, type Question } from './judge.ts';
import { startPeer } from './peer-process.ts';

/** The deadline of Deemster's requests, in seconds. */
const deadline = 5;
/** The peers' timeout per model call, in milliseconds; they retry after it. */
const timeout = 2000;
/** The maximum wait for a judge, in milliseconds. */
const longest = 30_000;
const rowsAtOnce = 4;
const providerKey = 'sk-a-secret-that-nobody-may-read';
const polite = conversationOf('a fault')[1]!.content;
const JUDGES: readonly JudgeName[] = ['deemster', 'promptfoo', 'autoevals'];

/** A judge's outcome; undefined if it did not answer in time. */
type Came = (Outcome & { status?: number }) | undefined;

interface Judged {
  came: Came;
  seconds: number;
}

interface Played extends Judged {
  /** The number of model calls. */
  asked: number;
}

/** The same faults of a model server, for each judge in its own format. */
export async function faults(modules: string): Promise<Report> {
  using server = await startFaultServer(ROWS);
  await using promptfoo = await startPeer('promptfoo', modules, {
    REQUEST_TIMEOUT_MS: String(timeout),
    // By default it waits 5, 10, 20 and 40 seconds before it tries again.
    PROMPTFOO_REQUEST_BACKOFF_MS: '100',
  });
  await using autoevals = await startPeer('autoevals', modules);
  const ways: Record<JudgeName, (modelUrl: string, one: Question, row: Row) => Promise<Judged>> = {
    deemster: askDeemster,
    promptfoo: (modelUrl, one) => timed(() => promptfoo.judge({ modelUrl, key: providerKey, one }, longest)),
    autoevals: (modelUrl, one) => timed(() => autoevals.judge({ modelUrl, key: providerKey, timeout, one }, longest)),
  };

  async function play(judge: JudgeName, row: Row): Promise<Played | undefined> {
    if (row.only !== undefined && row.only !== judge) return undefined;
    const index = ROWS.indexOf(row);
    const question = { question: 'How long do refunds take?', answer: row.judged?.(judge) ?? polite };
    const judged = await ways[judge](server.url(judge, index), question, row);
    return { ...judged, asked: server.asked(judge, index) };
  }

  async function playAll(judge: JudgeName) {
    const played = new Map<Row, Played | undefined>();
    const left = ROWS.values();
    await Promise.all(
      Array.from({ length: rowsAtOnce }, async () => {
        for (const row of left) played.set(row, await play(judge, row));
      }),
    );
    return played;
  }

  const played = new Map(await Promise.all(JUDGES.map(async (judge) => [judge, await playAll(judge)] as const)));
  const of = (judge: JudgeName, row: Row) => played.get(judge)!.get(row);
  const cells = (write: (judge: JudgeName) => string) =>
    Object.fromEntries(JUDGES.map((judge) => [judge, write(judge)]));
  const rightOf = (judge: JudgeName) => ROWS.filter((row) => isRight(row, of(judge, row))).length;
  const playedTo = (judge: JudgeName) => ROWS.filter((row) => of(judge, row)).length;
  return {
    title: "faults of a model's server: what is right, and what came out",
    rows: [
      ...ROWS.map((row) => ({
        fault: row.fault,
        right: 'score' in row.right ? `score ${row.right.score}` : 'an error',
        ...cells((judge) => cell(row, of(judge, row))),
      })),
      { fault: 'all', right: '', ...cells((judge) => `${rightOf(judge)} of ${playedTo(judge)} right`) },
    ],
    figures: [
      {
        name: 'rows that Deemster gets right',
        value: rightOf('deemster'),
        wanted: `all ${ROWS.length}`,
        met: rightOf('deemster') === ROWS.length,
      },
    ],
    detail: {
      played: ROWS.map((row) => ({
        fault: row.fault,
        right: row.right,
        by: Object.fromEntries(JUDGES.map((judge) => [judge, of(judge, row)])),
      })),
      refused: { promptfoo: promptfoo.refused(), autoevals: autoevals.refused() },
    },
  };
}

/** One evaluation by a separate service, over HTTP. */
async function askDeemster(openaiBaseUrl: string, { question, answer }: Question, { graded }: Row): Promise<Judged> {
  const settings = { judge: 'openai:stub', openaiBaseUrl, openaiApiKey: providerKey, timeoutSeconds: deadline };
  await using deemster = await startServiceChild('./deemster.ts', {
    BENCH_KEY: key,
    BENCH_SETTINGS: JSON.stringify(settings),
  });
  const body = {
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ],
    evaluation_criteria: `${graded ? 'Reward responses where' : 'Passes if'} ${CRITERION}`,
  };
  // Awaited here, because the service must not stop earlier.
  return await timed(async () => {
    const response = await fetch(`http://127.0.0.1:${deemster.port}/api/v1/evals/reward`, {
      method: 'POST',
      headers: { 'API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status } = response;
    const answered = (await response.json()) as { detail: string; score: number | null; explanation: string };
    const { detail, score, explanation } = answered;
    return response.ok ? { status, score, said: '', reason: explanation } : { status, error: detail };
  });
}

async function timed(judge: () => Promise<Came>): Promise<Judged> {
  const started = performance.now();
  const came = await judge();
  return { came, seconds: (performance.now() - started) / 1000 };
}

function isRight({ right }: Row, played: Played | undefined): boolean {
  if (!played?.came) return false;
  const { came } = played;
  if ('score' in came) return 'score' in right && came.score === right.score;
  return 'error' in right && !came.error.includes(providerKey) && (came.status ?? right.error) === right.error;
}

function cell(row: Row, played: Played | undefined): string {
  if (!played) return 'asks for none';
  const { came, seconds } = played;
  const what = came ? words(came) : 'still waiting';
  const when = seconds >= 1 ? `, ${seconds.toFixed(0)} s` : '';
  return `${isRight(row, played) ? 'right' : 'WRONG'}: ${what}${when}`;
}

const words = (came: NonNullable<Came>): string => {
  if ('error' in came) return came.status ? `error ${came.status}` : 'error';
  return `score ${came.score}${came.said && `, ${came.said}`}`;
};
