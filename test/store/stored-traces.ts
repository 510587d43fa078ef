import { randomUUIDv7 } from 'node:crypto';
import { createScoreCache } from '../../src/judge/score-cache.ts';
import type { NewEvaluation } from '../../src/store/evaluations.ts';
import type { JsonText } from '../../src/store/json-text.ts';
import type { Store } from '../../src/store/store.ts';
import type { TraceFilters, TracePage } from '../../src/store/traces.ts';
import type { Use } from '../../src/store/usage.ts';

/** A trace as the list sees it. */
export interface ListedTrace {
  id: string;
  createdAt: number;
  tags: Record<string, string>;
  rating: boolean | null;
  evaluations: { evaluatorName: string | null; score: number | null }[];
}

/** Stores the traces in their order, and gives them in the order of the list. */
export async function storeTraces(store: Store, account: number, keyId: string, traces: ListedTrace[]) {
  await Promise.all(
    traces.map(async ({ id, createdAt, tags, rating, evaluations }) => {
      const trace = { messages: [], system: null, tools: null };
      await Promise.all([
        store.createTrace(account, { id, createdAt, tags, trace }),
        rating !== null && store.setRating(account, id, rating),
        ...evaluations.map((one) =>
          store.addEvaluations(account, {
            trace: { id, tags: {} },
            evaluations: [evaluationOf(one)],
            use: useOf(keyId),
          }),
        ),
      ]);
    }),
  );
  return traces.toReversed().sort((a, b) => b.createdAt - a.createdAt);
}

/** What the contract says of the filters, without an index. */
export const meets =
  ({ start, end, tags = [], rating, evaluatorName, minScore, maxScore }: TraceFilters) =>
  (trace: ListedTrace): boolean =>
    (start === undefined || trace.createdAt >= start) &&
    (end === undefined || trace.createdAt < end) &&
    tags.every(([key, value]) => trace.tags[key] === value) &&
    (rating === undefined || trace.rating === rating) &&
    ((evaluatorName === undefined && minScore === undefined && maxScore === undefined) ||
      trace.evaluations.some(
        ({ evaluatorName: name, score }) =>
          (evaluatorName === undefined || name === evaluatorName) &&
          (minScore === undefined || (score !== null && score >= minScore)) &&
          (maxScore === undefined || (score !== null && score <= maxScore)),
      ));

/** The parts that a test does not care about are filled in. */
export const evaluationOf = (one: ListedTrace['evaluations'][number] & Partial<NewEvaluation>): NewEvaluation => ({
  id: randomUUIDv7(),
  createdAt: Date.UTC(2026, 10, 20),
  modelCore: 'align-20251111',
  explanation: '',
  criteria: 'Passes if the response has fewer than 50 words',
  subTrace,
  sources: null,
  cached: false,
  cachedTokens: 0,
  cacheKey: null,
  contentHash: 'hash',
  ...one,
});

/** An empty score cache without listeners. */
export const noScores = createScoreCache({ find: async () => undefined, looked: () => undefined });

/** Of a check that found nothing worth a quote. */
export const subTrace: NewEvaluation['subTrace'] = {
  subject: { conversation: null, responses: [] },
  judge: '',
  decided_by: 'check',
  method: '',
  probability: null,
  label_probabilities: null,
  samples: [],
  range: null,
  spread: null,
  evidence: [],
  dropped_quotes: 0,
  usage: null,
  prompt_version: null,
  cleaned_explanation: null,
  evaluator_version: null,
  latency_ms: 0,
};

/** Of one evaluation by an exact check. */
export const useOf = (keyId: string): Use => ({
  keyId,
  requestId: '',
  at: Date.UTC(2026, 10, 20),
  modelCore: 'align-20251111',
  requests: 1,
  evaluations: 1,
  cached: 0,
  tokens: null,
});

/** What a text in pieces says. */
export const parsed = async <Shape>(text: JsonText<Shape>): Promise<Shape> =>
  JSON.parse((await Array.fromAsync(text)).join(''));

/** All of a page. */
export async function readPage({ traces, next }: TracePage) {
  const read = [];
  for await (const trace of traces) read.push(await parsed(trace));
  return { traces: read, next: next() };
}
