import type { Answer, Client } from './client.ts';
import type { Entry } from './ledger.ts';

const criteria = [
  'Passes if the response has fewer than 50 words',
  'Fails if the response has fewer than 50 words',
  'Passes if the response mentions the word "refund"',
];

/** A conversation that was not sent yet; about a quarter are to be background tasks. */
export function newEntry(nonce: string, random: () => number): Entry {
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
    task: random() < 0.25 ? { id: undefined, cancel: 'not sent', ended: undefined } : undefined,
    evaluation: undefined,
    comments: [],
    ratings: [null],
  };
}

/** Sends an entry, with the same key and body each time. A good answer is 200, or 202 of a background task. */
export const sendEntry = (client: Client, { request, key, task }: Entry): Promise<Answer> =>
  client.call(
    'POST',
    task ? '/api/v1/evals/reward/background' : '/api/v1/evals/reward',
    request,
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
