/** How many evaluations a trace holds at most, and how many comments and labels. */
export const mostEvaluations = 10_000;
export const mostComments = 1000;
export const mostLabels = 1000;

const left = (table: string, most: number) =>
  `(${most} - (SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE trace_seq = traces.seq LIMIT ${most})))`;

/** SQL for how many more evaluations, comments and labels the row of `traces` may get. Counting stops at the limit. */
export const room = left('evaluations', mostEvaluations);
export const roomForComments = left('comments', mostComments);
export const roomForLabels = left('labels', mostLabels);
