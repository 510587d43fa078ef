import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../helpers.ts';
import { criterion } from '../helpers.ts';
import { asked } from './empty-database.ts';

type Post = (path: string, body: unknown, options?: { headers?: Record<string, string> }) => Promise<Reply>;

interface Answered {
  nonce: string;
  traceId: string;
  evaluationId: string;
}

/**
 * Evaluates with Idempotency-Keys and comments without them, so many at a time. What gets a 503 is sent again; any other answer
 * than the right one is a fault.
 */
export function startEvaluating(post: Post, workers = 8) {
  const evaluated: Answered[] = [];
  const comments: string[] = [];
  const faults: string[] = [];
  let [unavailable, isEnding] = [0, false];
  const waiting = new Set<() => void>();

  async function untilAnswered(what: string, send: () => Promise<Reply>): Promise<Reply | undefined> {
    for (;;) {
      const reply = await send().catch((error: unknown) => String(error));
      if (typeof reply === 'string') {
        faults.push(`${what}: ${reply}`);
        // The service is gone, such as after a test has failed.
        isEnding = true;
      } else if (reply.status === 200) return reply;
      else if (reply.status === 503 && Number(reply.headers.get('retry-after')) > 0) {
        unavailable++;
        await sleep(50);
        continue;
      } else faults.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return undefined;
    }
  }

  async function work(worker: number): Promise<void> {
    for (let number = 0; !isEnding; number++) {
      const nonce = `conversation ${worker}-${number}`;
      const body = {
        messages: [
          { role: 'user', content: nonce },
          { role: 'assistant', content: 'Within five days.' },
        ],
        evaluation_criteria: criterion,
      };
      const headers = { 'Idempotency-Key': nonce };
      const reply = await untilAnswered(nonce, () => post('/api/v1/evals/reward', body, { headers }));
      if (!reply) continue;
      const traceId = reply.headers.get('x-trace-id')!;
      evaluated.push({ nonce, traceId, evaluationId: reply.headers.get('x-evaluation-id')! });
      const text = `comment on ${nonce}`;
      const commented = { trace_id: traceId, comment: text };
      if (await untilAnswered(text, () => post('/api/v1/annotations/comment', commented))) comments.push(text);
      for (const check of waiting) check();
    }
  }
  const done = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));

  return {
    /** Resolves once so many more conversations were answered. */
    more(count: number): Promise<void> {
      const until = evaluated.length + count;
      return new Promise((resolve) => {
        const check = () => {
          if (evaluated.length < until) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
      });
    },

    /** Ends, and compares what was answered with what is stored. */
    async end(databaseUrl: string) {
      isEnding = true;
      await done;
      const [traces, stored] = await Promise.all([
        asked(databaseUrl, "SELECT id, trace::json #>> '{messages,0,content}' AS nonce FROM traces"),
        asked(databaseUrl, 'SELECT comment FROM comments'),
      ]);
      const evaluations = await asked(
        databaseUrl,
        'SELECT evaluations.id, traces.id AS trace FROM evaluations JOIN traces ON traces.seq = trace_seq',
      );
      const traceOf = new Map(evaluations.map(({ id, trace }) => [id, trace]));
      const twice = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
      return {
        answered: evaluated.length,
        unavailable,
        faults,
        lost: [
          ...evaluated.filter(({ evaluationId, traceId }) => traceOf.get(evaluationId) !== traceId),
          ...comments.filter((text) => !stored.some(({ comment }) => comment === text)),
        ],
        twice: [...twice(traces.map(({ nonce }) => nonce)), ...twice(stored.map(({ comment }) => comment))],
        unevaluated: traces.length - evaluations.length,
      };
    },
  };
}
