import type { Answer, Client } from './client.ts';
import { type Entry, evaluationOf, type Fault } from './ledger.ts';

const criteria = [
  'Passes if the response has fewer than 50 words',
  'Fails if the response has fewer than 50 words',
  'Passes if the response mentions the word "refund"',
];

export interface Load {
  /** Everything that was sent, answered or not. */
  entries: Entry[];
  answers: { evaluations: number; comments: number; ratings: number };
  faults: Fault[];
}

/**
 * Keeps every connection of a client busy, one request at a time on each, until the service is gone. A connection
 * comments and rates only what it evaluated itself, so that of two ratings it is known which came last.
 * @param isKilled Whether the service may be gone; a call that fails before is a fault.
 */
export async function load(
  client: Client,
  connections: number,
  name: string,
  random: () => number,
  isKilled: () => boolean,
): Promise<Load> {
  const result: Load = { entries: [], answers: { evaluations: 0, comments: 0, ratings: 0 }, faults: [] };

  async function call(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer | undefined> {
    try {
      const answer = await client.call('POST', path, body, headers);
      if (answer.status === 200) return answer;
      result.faults.push({ kind: 'refused', text: `${path}: ${answer.status} ${JSON.stringify(answer.body)}` });
    } catch (error) {
      if (!isKilled()) result.faults.push({ kind: 'refused', text: `${path}: ${error}` });
    }
    return undefined;
  }

  async function evaluate(nonce: string): Promise<Entry | undefined> {
    const entry = newEntry(nonce, random);
    result.entries.push(entry);
    const answer = await evaluateEntry(entry, call);
    if (!answer) return undefined;
    entry.evaluation = evaluationOf(answer);
    result.answers.evaluations++;
    return entry;
  }

  async function comment(entry: Entry): Promise<boolean> {
    const comment = { text: `${entry.nonce}, comment ${entry.comments.length}`, id: undefined as string | undefined };
    entry.comments.push(comment);
    const { traceId } = entry.evaluation!;
    const answer = await call('/api/v1/annotations/comment', { trace_id: traceId, comment: comment.text });
    if (!answer) return false;
    comment.id = answer.body.id;
    result.answers.comments++;
    return true;
  }

  async function rate(entry: Entry): Promise<boolean> {
    const rating = random() < 0.5;
    entry.ratings.push(rating);
    const answer = await call('/api/v1/annotations/rating', { trace_id: entry.evaluation!.traceId, rating });
    if (!answer) return false;
    entry.ratings = [rating];
    result.answers.ratings++;
    return true;
  }

  async function keepBusy(connection: number): Promise<void> {
    const own: Entry[] = [];
    for (let sent = 0; ; sent++) {
      const choice = random();
      const known = own[Math.floor(random() * own.length)];
      if (choice < 0.6 || !known) {
        const entry = await evaluate(`${name}-${connection}-${sent}`);
        if (!entry) return;
        own.push(entry);
      } else if (!(await (choice < 0.8 ? comment(known) : rate(known)))) return;
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, connection) => keepBusy(connection)));
  return result;
}

/** Sends an entry's evaluation, with the same key and body each time. */
export const evaluateEntry = <Result>(
  { request, key }: Entry,
  call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Result>,
): Promise<Result> => call('/api/v1/evals/reward', request, key === undefined ? {} : { 'Idempotency-Key': key });

function newEntry(nonce: string, random: () => number): Entry {
  // Most fit into one page of the database, a few need many.
  const length = random() < 0.05 ? Math.floor(random() * 30_000) : Math.floor(random() * 300);
  const tags: [string, string][] = [];
  if (random() < 0.5) tags.push(['nonce', nonce], ['kind', random() < 0.5 ? 'refund' : 'other']);
  return {
    nonce,
    request: {
      messages: [
        { role: 'user', content: nonce },
        { role: 'assistant', content: `About the refund: ${'so it goes '.repeat(length / 11)}` },
      ],
      evaluation_criteria: criteria[Math.floor(random() * criteria.length)]!,
      tags: Object.fromEntries(tags),
    },
    key: random() < 0.5 ? `key of ${nonce}` : undefined,
    evaluation: undefined,
    comments: [],
    ratings: [null],
  };
}
