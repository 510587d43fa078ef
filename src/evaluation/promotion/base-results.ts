import type { components } from '../../../generated/openapi.d.ts';
import { ratingOf } from '../../report-card/ratings.ts';
import type { Store } from '../../store/store.ts';
import { judgedResponses, labelledContents } from '../report-card/judged-responses.ts';

type Evaluator = components['schemas']['Evaluator'];

/** What the serving version said of a response. */
export interface BaseResult {
  /** An evaluation of the same content. */
  evaluationId: string;
  score: number | null;
  judge: string;
  promptVersion: string | null;
}

/** The judge and prompt behind a stored verdict. */
export type Setup = Pick<BaseResult, 'judge' | 'promptVersion'>;

/** The name of exact checks among the judges. */
export const check = 'check';

/** People's verdicts on the labelled responses of an evaluator, by content, in the order of the content; null for a tie. */
export async function labelsOf(store: Store, account: number, evaluator: Evaluator) {
  const labels = new Map<string, boolean | null>();
  for await (const group of labelledContents(store, account, evaluator)) {
    const { passes } = ratingOf(group.map(({ label, score }) => ({ passes: label === 1, score })));
    labels.set(group[0]!.content_hash, passes);
  }
  return labels;
}

/** The judges with verdicts of a version, the one of the newest evaluation first. */
export async function baseJudges(store: Store, account: number, { name, version }: Evaluator): Promise<string[]> {
  const promoted = await store.promotedCases(account, name, version);
  const ofReplay = promoted.flatMap(({ judge }) => (judge === null ? [] : [judge]));
  return [...new Set([...(await store.judgesOf(account, name, version)), ...ofReplay])];
}

/**
 * What a version said of labelled responses, by content: its newest evaluation under a judge, or, if there is none, its verdict in
 * the replay that it was promoted by. Exact checks are part of any judge.
 * @param isBase Whether a verdict's judge and prompt are those to compare with.
 */
export async function baseResults(
  store: Store,
  account: number,
  { name, version }: Evaluator,
  labels: ReadonlyMap<string, unknown>,
  judge: string,
  isBase: (setup: Setup) => boolean,
): Promise<Map<string, BaseResult>> {
  const judged = new Map<string, Omit<BaseResult, 'evaluationId'> & { seq: number }>();
  for (const one of new Set([judge, check]))
    for await (const page of judgedResponses(store, { account, name, version, judge: one }))
      for (const { seq, content_hash, score, prompt_version: promptVersion } of page)
        if (
          labels.has(content_hash) &&
          isBase({ judge: one, promptVersion }) &&
          seq > (judged.get(content_hash)?.seq ?? -1)
        )
          judged.set(content_hash, { seq, score, judge: one, promptVersion });
  const ids = await store.idsOf(
    account,
    Array.from(judged.values(), ({ seq }) => seq),
  );
  const results = new Map<string, BaseResult>();
  for (const row of await store.promotedCases(account, name, version)) {
    const setup = { judge: row.judge!, promptVersion: row.prompt_version };
    if (labels.has(row.content_hash) && (row.judge === judge || row.judge === check) && isBase(setup))
      results.set(row.content_hash, { evaluationId: row.evaluation_id, score: row.score, ...setup });
  }
  for (const [content, { seq, ...result }] of judged) {
    const evaluationId = ids.get(seq)?.evaluation_id;
    if (evaluationId !== undefined) results.set(content, { evaluationId, ...result });
  }
  return results;
}
