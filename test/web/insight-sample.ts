import { randomUUIDv7 } from 'node:crypto';
import { hashKey } from '../../src/store/key.ts';
import type { Deemster } from '../helpers.ts';
import { withStore } from '../server/other-account.ts';
import { evaluationOf, subTrace, useOf } from '../store/stored-traces.ts';

const day = 86_400_000;

const evaluators = [
  {
    name: 'refund-window',
    criteria: 'Passes if the assistant applies the refund window of the policy',
    judge: 'openai:judge',
  },
  {
    name: 'no-invented-policy',
    criteria: 'Penalize statements about refunds that no policy supports',
    judge: 'openai:judge',
  },
  { name: 'short-reply', criteria: 'Passes if the reply has at most 60 words', judge: 'check' },
] as const;

/** Eight weeks of evaluations, whose first criterion fell in the last four. */
export async function storeWeeks(deemster: Deemster, now: number): Promise<void> {
  let seed = 7;
  const draw = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  await withStore(deemster, async (store) => {
    const { id: keyId, account } = (await store.findKey(hashKey(deemster.key)))!;
    const adding: Promise<unknown>[] = [];
    for (let back = 56; back >= 0; back--)
      for (let number = 0; number < 12 + draw() * 30; number++) {
        const at = now - back * day - Math.floor(draw() * day);
        const id = randomUUIDv7();
        const fell = back < 14;
        adding.push(
          store.addEvaluations(account.id, {
            trace: {
              id,
              createdAt: at,
              tags: { run: fell ? 'new' : 'old' },
              trace: { messages: [{ role: 'user', content: `Question ${back} ${number}` }], system: null, tools: null },
            },
            evaluations: evaluators.map(({ name, criteria, judge }, which) => {
              const graded = Math.min(1, Math.max(0, 0.9 - draw() ** 2 * (fell ? 0.9 : 0.5)));
              const passes = draw() < (which === 0 && fell ? 0.6 : 0.9) ? 1 : 0;
              return evaluationOf({
                evaluatorName: name,
                criteria,
                modelCore: 'align-20251111',
                score: draw() < 0.03 ? null : which === 1 ? graded : passes,
                cached: draw() < 0.2,
                subTrace: {
                  ...subTrace,
                  judge,
                  evaluator_version: 1,
                  latency_ms: which === 2 ? 1 : Math.round(600 + draw() ** 3 * 3000),
                  usage: which === 2 ? null : { prompt: 900, completion: 60, cached_prompt: 0 },
                },
              });
            }),
            use: useOf(keyId),
          }),
          ...(number % 9 === 0 ? [store.setRating(account.id, id, draw() < 0.8)] : []),
        );
      }
    for (let number = 0; number < 40; number++)
      adding.push(
        store.addUse(account.id, {
          ...useOf(keyId),
          requests: 1,
          evaluations: 0,
          failed: 1,
          failure: {
            createdAt: now - Math.floor(draw() ** 3 * 30 * day),
            modelCore: 'align-20251111',
            fault: 'refused',
            asked: { evaluatorName: evaluators[number % 2]!.name },
          },
        }),
      );
    await Promise.all(adding);
  });
}
