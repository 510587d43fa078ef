import { randomUUIDv7 } from 'node:crypto';
import { hashKey } from '../../src/store/key.ts';
import { newId } from '../../src/store/new-id.ts';
import type { Deemster } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from '../store/stored-traces.ts';
import { withStore } from './other-account.ts';

export interface JudgedCase {
  score: number | null;
  /** Equal for evaluations of the same content. @default a content of its own */
  content?: string;
  judge?: string;
  version?: number;
  probability?: number | null;
  at?: number;
  /** The version of the prompt. @default p1 */
  prompt?: string;
  cached?: boolean;
  /** The reader of the criterion. @default none recorded */
  reader?: string;
}

/** Stores evaluations by an evaluator in one trace, as if they had been judged, and gives their ids in this order. */
export async function storeJudged(
  deemster: Deemster,
  name: string,
  cases: JudgedCase[],
  { key = deemster.key, trace = newId() }: { key?: string; trace?: string } = {},
): Promise<string[]> {
  const now = Date.now();
  const evaluations = cases.map((one) => ({
    ...evaluationOf({
      evaluatorName: name,
      score: one.score,
      createdAt: one.at ?? now,
      contentHash: one.content ?? randomUUIDv7(),
      cached: one.cached ?? false,
    }),
    subTrace: {
      ...subTrace,
      judge: one.judge ?? 'openai:judge',
      probability: one.probability ?? null,
      prompt_version: one.prompt ?? 'p1',
      ...(one.reader !== undefined && { reader_version: one.reader }),
      evaluator_version: one.version ?? 1,
    },
  }));
  await withStore(deemster, async (store) => {
    const known = await store.findKey(hashKey(key));
    const content = { messages: [], system: null, tools: null };
    await store.addEvaluations(known!.account.id, {
      trace: { id: trace, createdAt: now, tags: {}, trace: content },
      evaluations,
      use: useOf(known!.id),
    });
  });
  return evaluations.map(({ id }) => id);
}

/** So many cases of one kind. */
export const times = (count: number, one: JudgedCase): JudgedCase[] => Array.from({ length: count }, () => one);
