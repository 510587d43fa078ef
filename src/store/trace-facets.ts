import { type Database, type Parameters, query } from './database.ts';
import { seqsIn, sql, truth } from './dialect.ts';
import type { Position, TraceFilters } from './trace-list.ts';

/** How many traces of a filter are counted, the newest. */
export const mostCounted = 10_000;
/** Entries of one facet. */
const mostEntries = 20;

/** What the traces of a filter can be narrowed to, and how many each leaves. */
export interface TraceFacets {
  traces: number;
  /** Whether there are older traces, which are not counted. */
  more: boolean;
  /** Null where the filters are about the same evaluation in a way that is not counted. */
  scores: { below: number; atLeast: number } | null;
  ratings: { good: number; poor: number };
  evaluators: { name: string; traces: number }[] | null;
  tags: { key: string; value: string; traces: number }[];
}

const among = sql`IN ${seqsIn(':seqs')}`;
/** All conditions on evaluations must hold for the same one, as in the list. They are in one index, `evaluations_of_trace`. */
const ofEvaluations = sql`
  FROM evaluations WHERE trace_seq ${among} AND (CAST(:evaluator AS TEXT) IS NULL OR evaluator_name = :evaluator)
    AND (:has_range = 0 OR score BETWEEN :min AND :max)`;
const selectScores = query<{ below: number; at_least: number }>(sql`
  SELECT count(DISTINCT CASE WHEN score < :threshold THEN trace_seq END) AS below,
    count(DISTINCT CASE WHEN score >= :threshold THEN trace_seq END) AS at_least ${ofEvaluations}`);
const selectEvaluators = query<{ name: string; traces: number }>(sql`
  SELECT evaluator_name AS name, count(DISTINCT trace_seq) AS traces ${ofEvaluations} AND evaluator_name IS NOT NULL
  GROUP BY evaluator_name ORDER BY traces DESC, name LIMIT ${mostEntries}`);
const selectRatings = query<{ good: number; poor: number }>(sql`
  SELECT coalesce(sum(${truth('rating = 1')}), 0) AS good, coalesce(sum(${truth('rating = 0')}), 0) AS poor FROM traces WHERE seq ${among}`);
/** A case is one of a run: there are as many values as traces. A key with a colon cannot be a filter. */
const selectTags = query<{ key: string; value: string; traces: number }>(sql`
  SELECT key, value, count(*) AS traces FROM trace_tags
  WHERE trace_seq ${among} AND key NOT IN ('', 'case') AND key NOT LIKE '%:%'
  GROUP BY key, value ORDER BY traces DESC, key, value LIMIT ${mostEntries}`);

/**
 * @param found The newest traces of the filters; one more than are counted, if there are more.
 * @param threshold A score passes if it is at least this.
 */
export async function countFacets(
  database: Pick<Database, 'rows'>,
  found: readonly Position[],
  { evaluatorName, criterion, modelCore, failed, minScore, maxScore }: TraceFilters,
  threshold: number,
): Promise<TraceFacets> {
  const counted = found.slice(0, mostCounted);
  const seqs = JSON.stringify(counted.map(({ seq }) => seq));
  const parameters: Parameters = {
    seqs,
    evaluator: evaluatorName ?? null,
    has_range: minScore !== undefined || maxScore !== undefined ? 1 : 0,
    min: minScore ?? 0,
    max: maxScore ?? 1,
  };
  // Neither is in the index of a trace's evaluations; with `failed`, an evaluator is that of the failed judgment.
  const hasOthers = criterion !== undefined || modelCore !== undefined || failed === true;
  const [scores] = hasOthers ? [] : await database.rows(selectScores, { ...parameters, threshold });
  const evaluators = hasOthers ? null : await database.rows(selectEvaluators, parameters);
  const [ratings] = await database.rows(selectRatings, { seqs });
  return {
    traces: counted.length,
    more: found.length > mostCounted,
    scores: scores ? { below: scores.below, atLeast: scores.at_least } : null,
    ratings: ratings!,
    evaluators,
    tags: await database.rows(selectTags, { seqs }),
  };
}
