import { randomUUIDv7 } from 'node:crypto';
import { contentHash } from '../../src/evaluation/content-hash.ts';
import { hashKey } from '../../src/store/key.ts';
import type { Deemster } from '../helpers.ts';
import { withStore } from '../server/other-account.ts';
import { evaluationOf, subTrace, useOf } from '../store/stored-traces.ts';
import { hostile } from './sample.ts';

const day = 86_400_000;
const judge = 'gguf:judge-9b-q4';
const settings = {
  model_core: 'align-20251111',
  explanation_cleaning: null,
  description: null,
  memory: false,
  reading: null,
} as const;

/** The wordings of the first evaluator, with how many days ago each began. */
export const wordings = [
  ['Passes if the assistant applies the 14-day refund window, unless the customer is upset.', 40],
  ['Passes if the assistant applies the 30-day refund window, unless the customer is upset.', 24],
  ['Passes if the assistant applies the 30-day refund window.', 15],
  ['Passes if the assistant applies the 30-day refund window of the policy it was given.', 9],
] as const;

/** Harmless, if it is only ever text. */
export const hostileName = `${hostile.replaceAll('\u0007', '').slice(0, 180)}${'x'.repeat(60)}`;

export const longName = 'consistent-with-earlier-reply-in-the-same-conversation';

/** Judged content, and what a person thinks of it. */
interface Judged {
  name: string;
  criteria: string;
  version: number;
  at: number;
  probability: number;
  score: number;
  /** Undefined: nobody has labelled it. */
  label?: boolean;
  rating?: number;
}

/** Evaluators with weeks of scores: one with enough labels, one graded, one with too few labels and one that was never used. */
export async function storeEvaluators(deemster: Deemster, now: number): Promise<void> {
  let seed = 7;
  const draw = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const judged: Judged[] = [];
  for (let back = 27; back >= 0; back--)
    for (let number = 0; number < 36; number++) {
      const version = wordings.findLastIndex(([, began]) => began > back) + 1;
      const fell = version === 4 ? 0.3 : 0.1;
      const deserves = draw() > fell;
      const probability = Math.min(0.98, Math.max(0.02, (deserves ? 0.85 : 0.2) + (draw() - 0.5) * 0.7));
      const at = now - back * day - Math.floor(draw() * 0.9 * day);
      const isLabelled = version === 4 && number % 3 === 0;
      judged.push({
        name: 'refund-window',
        criteria: wordings[version - 1]![0],
        version,
        at,
        probability,
        score: probability >= 0.5 ? 1 : 0,
        ...(isLabelled && { label: draw() < 0.04 ? !deserves : deserves }),
      });
      if (number >= 12) continue;
      const graded = Math.round(draw() ** 0.4 * 100) / 100;
      judged.push({
        name: 'no-invented-policy',
        criteria: 'Penalize statements about refunds that no policy supports',
        version: 1,
        at,
        probability: graded,
        score: graded,
        ...(number < 3 && { label: graded > 0.4, rating: Math.max(0, graded - draw() * 0.2) }),
      });
      if (number < 3)
        judged.push({
          name: longName,
          criteria: 'Fails if the reply contradicts an earlier reply in the same conversation',
          version: 1,
          at,
          probability: 0.9,
          score: 1,
          ...(number === 0 && back < 12 && { label: back > 2 }),
        });
    }
  const labels: { evaluation_id: string; label: boolean; score?: number }[] = [];
  await withStore(deemster, async (store) => {
    const { id: keyId, account } = (await store.findKey(hashKey(deemster.key)))!;
    const [[first, began], ...later] = wordings;
    const create = (name: string, evaluation_criteria: string, at: number) =>
      store.createEvaluator(account.id, name, { ...settings, evaluation_criteria }, at, keyId);
    await create('refund-window', first, now - began * day);
    for (const [at, [evaluation_criteria, ago]] of later.entries())
      await store.updateEvaluator(
        account.id,
        'refund-window',
        { ...settings, evaluation_criteria, description: at === 2 ? 'The policy is in the system message.' : null },
        now - ago * day,
        at === 1 ? null : keyId,
        at === 0,
      );
    await create('no-invented-policy', 'Penalize statements about refunds that no policy supports', now - 50 * day);
    await create(longName, 'Fails if the reply contradicts an earlier reply in the same conversation', now - 50 * day);
    await create(hostileName, `Passes if ${hostile} ${'z'.repeat(300)}`, now - day);
    await create('never-used', 'Passes if the response has at most 60 words', now - day);
    await Promise.all(
      judged.map(({ name, criteria, version, at, probability, score, label, rating }, number) => {
        const id = randomUUIDv7();
        if (label !== undefined)
          labels.push({ evaluation_id: id, label, ...(rating !== undefined && { score: rating }) });
        const content = `Your order is ${10 + (number % 40)} days old, so ${label === false ? 'I can refund it all the same' : 'the 30-day window is over'}.`;
        const messages = [
          { role: 'user', content: `Can I still get a refund for order R-${40_000 + number}?` },
          { role: 'assistant', content },
        ];
        const trace = { messages, system: null, tools: null };
        const responses = [{ first: 1, last: 1 }];
        return store.addEvaluations(account.id, {
          trace: { id: randomUUIDv7(), createdAt: at, tags: {}, trace },
          evaluations: [
            evaluationOf({
              id,
              evaluatorName: name,
              criteria,
              score,
              createdAt: at,
              contentHash: contentHash(JSON.stringify(trace), responses, undefined),
              explanation: 'The window was applied as the policy says.',
              subTrace: {
                ...subTrace,
                subject: { conversation: null, responses },
                judge,
                decided_by: 'model',
                probability,
                prompt_version: 'judge-3',
                evaluator_version: version,
                latency_ms: 900,
                usage: { prompt: 700, completion: 50, cached_prompt: 0 },
              },
            }),
          ],
          use: useOf(keyId),
        });
      }),
    );
  });
  for (const label of labels) await deemster.post('/api/v1/annotations/label', label);
}
