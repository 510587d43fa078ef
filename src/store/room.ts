import { asJson, picked, sql, textsIn } from './dialect.ts';

/** The maximum number of evaluations, comments, labels and tags per trace. */
export const mostEvaluations = 10_000;
export const mostComments = 1000;
export const mostLabels = 1000;
export const mostTags = 100;

const left = (table: string, most: number) =>
  sql`(${most} - (SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE trace_seq = traces.seq LIMIT ${most})${picked}))`;

/** SQL for the number of further evaluations, comments and labels that a row of `traces` may get. Counting stops at the limit. */
export const room = left('evaluations', mostEvaluations);
export const roomForComments = left('comments', mostComments);
export const roomForLabels = left('labels', mostLabels);
/**
 * SQL for how many more tags the row of `traces` may get besides those of the JSON list `:keys`, which replace its own.
 * Negative: already those are too many.
 */
export const roomForTags = sql`(${mostTags} - json_array_length(${asJson(':keys')}) - (SELECT count(*) FROM trace_tags
  WHERE trace_seq = traces.seq AND key NOT IN ${textsIn(':keys')}))`;

/** SQL for whether the row of `traces` may get `:added` evaluations and the tags of the JSON list `:keys`. */
export const hasRoom = sql`${room} >= :added AND (:keys = '[]' OR ${roomForTags} >= 0)`;
