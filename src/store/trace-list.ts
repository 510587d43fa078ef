import { type Database, type Parameters, type Query, query } from './database.ts';
import { indexed, inSqlite, joined, Sql, type SqlPart, seqsIn, sql, whole } from './dialect.ts';

/** Filters of the list, joined by "and"; an absent one does not filter. Times are milliseconds since the epoch. */
export interface TraceFilters {
  /** Exactly this criterion, with its placeholders, by any evaluator or none. */
  criterion?: string | undefined;
  modelCore?: string | undefined;
  /** Words that the conversation holds; only a thread that reads can search for them. */
  text?: string | undefined;
  /** Only traces that a judgment was to be added to, and failed. */
  failed?: true | undefined;
  /** Created at or after. */
  start?: number;
  /** Created before. */
  end?: number;
  tags?: [key: string, value: string][];
  rating?: boolean;
  evaluatorName?: string;
  minScore?: number;
  maxScore?: number;
}

/** A position in the list, between two traces. */
export interface Position {
  createdAt: number;
  seq: number;
}

interface Row {
  created_at: number;
  seq: number;
}

/** A table that can return traces in the list's order, and the conditions on its rows. */
interface Filter {
  table: 'traces' | 'trace_tags' | 'evaluations' | 'insight_figures' | 'failed_judgments';
  conditions: SqlPart[];
  /** Which parts of the scale are read, each of which an index holds in the list's order. Default: they do not matter. */
  scores?: 'some' | 'all and none';
}

/** The columns of each table that hold the list's order: the trace's creation time and seq. */
const orderColumns = {
  traces: ['traces.created_at', 'traces.seq'],
  trace_tags: ['trace_tags.trace_created_at', 'trace_tags.trace_seq'],
  evaluations: ['evaluations.trace_created_at', 'evaluations.trace_seq'],
  insight_figures: ['insight_figures.trace_created_at', 'insight_figures.trace_seq'],
  failed_judgments: ['failed_judgments.trace_created_at', 'failed_judgments.trace_seq'],
} as const;

/**
 * A parameter that SQLite's planner ignores. After `=` or LIMIT, SQLite plans by the value of a bare parameter, so it
 * prepares the statement again for each run, which takes longer than most of these statements run.
 */
const hidden = (name: string, type: 'BIGINT' | 'TEXT') => `CAST(:${name} AS ${type})`;

const ordered = `ORDER BY 1 DESC, 2 DESC LIMIT ${hidden('limit', 'BIGINT')}`;
/** If one of several filters has fewer traces than this, they are all read, and the other filters check only those. */
const few = 1000;

/**
 * Creates the function that finds one page of the list after a position, newest first. The cost of a single filter does not
 * grow with the database, nor does that of a tag and a rating, or of an evaluator and scores: each is read in order from
 * ranges of one index. Other combinations start from a filter that holds few traces, or else from the first, and check the
 * other filters for each trace.
 *
 * All conditions on evaluations must hold for the same evaluation.
 */
export function traceList(database: Pick<Database, 'rows'>) {
  const rows = (one: Query<Row>, parameters: Parameters) => database.rows(one, parameters);

  async function find(filters: Filter[], parameters: Parameters): Promise<Row[]> {
    const [first = anyTrace, ...others] = filters;
    if (others.length === 0) return rows(walk(first), parameters);
    for (const filter of filters) {
      const found = await rows(walk(filter), { ...parameters, limit: few });
      if (found.length === few) continue;
      const seqs = JSON.stringify(found.map(({ seq }) => seq));
      return rows(among(filters), { ...parameters, seqs });
    }
    return rows(walk(first, others), parameters);
  }

  /** @param seqs Only these traces. */
  return async (
    account: number,
    filters: TraceFilters,
    limit: number,
    after?: Position,
    seqs?: number[],
  ): Promise<Position[]> => {
    const parameters = parametersOf(account, filters, limit, after);
    const found = seqs
      ? await rows(among(filtersOf(filters)), { ...parameters, seqs: JSON.stringify(seqs) })
      : await find(filtersOf(filters), parameters);
    return found.map(({ created_at, seq }) => ({ createdAt: created_at, seq }));
  };
}

/** Whether finding the traces may take long, because no index has their order. */
export const isSlow = ({ criterion, modelCore, text, failed }: TraceFilters): boolean =>
  text !== undefined || (!failed && (criterion !== undefined || modelCore !== undefined));

function filtersOf(asked: TraceFilters): Filter[] {
  const { tags = [], rating, criterion, modelCore, minScore, maxScore, failed } = asked;
  // With `failed`, they are about the failed judgment.
  const evaluatorName = failed ? undefined : asked.evaluatorName;
  const filters: Filter[] = tags.map((_tag, index) => ({
    table: 'trace_tags',
    conditions: [
      sql`${indexed('key')} = ${indexed(hidden(`key${index}`, 'TEXT'))} AND ${indexed('value')} = ${indexed(hidden(`value${index}`, 'TEXT'))}`,
      ...(rating === undefined ? [] : [`trace_rating = ${hidden('rating', 'BIGINT')}`]),
    ],
  }));
  if (rating !== undefined && tags.length === 0)
    filters.push({ table: 'traces', conditions: [`rating = ${hidden('rating', 'BIGINT')}`] });
  // Last, because evaluations of a trace are found through an index, but its rating only in the trace itself.
  const ofEvaluator = evaluatorName === undefined ? [] : [`evaluator_name = ${hidden('evaluator_name', 'TEXT')}`];
  const hasScore = minScore !== undefined || maxScore !== undefined;
  if (failed) filters.push({ table: 'failed_judgments', conditions: failedConditions(asked) });
  if (!failed && (criterion !== undefined || modelCore !== undefined))
    filters.push({
      table: 'insight_figures',
      conditions: [inSeries(asked), ...(hasScore ? ['score BETWEEN :min_score AND :max_score'] : [])],
    });
  else if (hasScore)
    filters.push({
      table: 'evaluations',
      conditions: [...ofEvaluator, 'score BETWEEN :min_score AND :max_score'],
      scores: 'some',
    });
  else if (evaluatorName !== undefined)
    filters.push({ table: 'evaluations', conditions: ofEvaluator, scores: 'all and none' });
  return filters;
}

const named = (column: string, name: string) => `${column} = ${hidden(name, 'TEXT')}`;
const failedConditions = ({ evaluatorName, criterion, modelCore }: TraceFilters): string[] => [
  'trace_seq IS NOT NULL',
  ...(evaluatorName === undefined ? [] : [named('evaluator_name', 'evaluator_name')]),
  ...(criterion === undefined ? [] : [named('criteria', 'criterion')]),
  ...(modelCore === undefined ? [] : [named('model_core', 'model_core')]),
];
const inSeries = ({ evaluatorName, criterion, modelCore }: TraceFilters): string => {
  const conditions = [
    `account_id = ${hidden('account', 'BIGINT')}`,
    ...(evaluatorName === undefined ? [] : [named('evaluator_name', 'evaluator_name')]),
    ...(criterion === undefined ? [] : [named('criterion', 'criterion')]),
    ...(modelCore === undefined ? [] : [named('model_core', 'model_core')]),
  ];
  return `series_seq IN (SELECT seq FROM insight_series WHERE ${conditions.join(' AND ')})`;
};

/** An absent filter gets the widest bounds, so that there are few different queries to keep prepared. */
function parametersOf(account: number, filters: TraceFilters, limit: number, after?: Position): Parameters {
  const { tags = [], rating, evaluatorName, criterion, modelCore, minScore = 0, maxScore = 1 } = filters;
  return {
    account,
    limit,
    start: filters.start ?? Number.MIN_SAFE_INTEGER,
    before: after?.createdAt ?? filters.end ?? Number.MAX_SAFE_INTEGER,
    before_seq: after?.seq ?? 0,
    ...Object.fromEntries(
      tags.flatMap(([key, value], index) => [
        [`key${index}`, key],
        [`value${index}`, value],
      ]),
    ),
    ...(rating !== undefined && { rating: rating ? 1 : 0 }),
    ...(evaluatorName !== undefined && { evaluator_name: evaluatorName }),
    ...(criterion !== undefined && { criterion }),
    ...(modelCore !== undefined && { model_core: modelCore }),
    min_score: minScore,
    max_score: maxScore,
    lowest_bucket: scoreBucket(minScore),
    highest_bucket: scoreBucket(maxScore),
  };
}

const anyTrace: Filter = { table: 'traces', conditions: [] };

const made = new Map<string, Query<Row>>();
/** The query of these filters, put together once: there are few kinds, as only their values differ. */
function queryOf(kind: string, filters: readonly Filter[], text: () => Sql): Query<Row> {
  const key = [
    kind,
    ...filters.map(({ table, conditions, scores }) => `${table} ${scores} ${conditions.map(inSqlite).join()}`),
  ].join(';');
  const known = made.get(key) ?? query<Row>(text());
  made.set(key, known);
  return known;
}

const walk = (first: Filter, others: Filter[] = []): Query<Row> =>
  queryOf('walk', [first, ...others], () => walkText(first, others));
const among = (filters: Filter[]): Query<Row> => queryOf('among', filters, () => amongText(filters));

/** Reads the traces of one filter in order from its index, and checks the others. */
function walkText({ table, conditions, scores }: Filter, others: Filter[]): Sql {
  const [at, seq] = orderColumns[table];
  // A trace has several of these in one range.
  const isRepeated = table === 'insight_figures' || table === 'failed_judgments';
  const more = joined(
    [...conditions, ...others.map((other) => holds(other, seq))].map((one) => sql` AND ${one}`),
    '',
  );
  const select = (range: SqlPart, distinct = isRepeated ? 'DISTINCT' : '') => sql`
    SELECT ${distinct} ${at} AS created_at, ${seq} AS seq FROM ${table}
    WHERE account_id = ${hidden('account', 'BIGINT')} AND (${at}, ${seq}) < (:before, :before_seq) AND ${at} >= :start
      AND ${range}${more}`;
  if (!scores) return sql`${select('TRUE')} ${ordered}`;
  // UNION without ALL: a trace with several evaluations in these ranges is listed once.
  const ranges = scores === 'some' ? scoreBuckets : [...scoreBuckets, withoutScore];
  const merged = ranges.map((range) => select(range).sqlite).join(' UNION ');
  return new Sql(`${merged} ${ordered}`, () => {
    // PostgreSQL would read every row of such a union, so it is told to take the newest of each part.
    const newest = (range: SqlPart) => sql`(${select(range, 'DISTINCT')} ${ordered})`.postgres;
    const parts = `
    SELECT DISTINCT created_at, seq FROM generate_series(:lowest_bucket::bigint, :highest_bucket::bigint) AS bucket
      CROSS JOIN LATERAL ${newest(sql`${bucketOfScore} = bucket`)} AS picked`;
    return `${scores === 'some' ? parts : `${parts} UNION ${newest(withoutScore)}`} ${ordered}`;
  });
}

/** The traces in `:seqs` that meet all filters. */
function amongText(filters: Filter[]): Sql {
  const [at, seq] = orderColumns.traces;
  return sql`
    SELECT ${at} AS created_at, ${seq} AS seq FROM traces
    WHERE ${seq} IN ${seqsIn(':seqs')} AND account_id = ${hidden('account', 'BIGINT')}
      AND (${at}, ${seq}) < (:before, :before_seq) AND ${at} >= :start
      ${joined(
        filters.map((other) => sql`AND ${holds(other, seq)}`),
        ' ',
      )}
    ${ordered}`;
}

const holds = ({ table, conditions }: Filter, seq: string): Sql => {
  const itsSeq = orderColumns[table][1].replace(table, 'other');
  return sql`EXISTS (SELECT 1 FROM ${table} AS other WHERE ${itsSeq} = ${seq} AND ${joined(conditions, ' AND ')})`;
};

/**
 * The part of the scale that holds a score, from 0 to 51. One index cannot follow both time and score. So the indexes of
 * evaluations keep each fiftieth of the scale in the order of time, with separate parts for 0 and 1, the most frequent
 * scores. A range of scores merges its parts; only the first and the last of them hold other scores too.
 */
export const scoreBucket = (score: number): number => (score === 0 ? 0 : 1 + Math.trunc(score * 50));

// Exactly the expression of the indexes, or SQLite would not use them.
export const bucketOfScore = sql`CASE score WHEN 0 THEN 0 ELSE 1 + ${whole('score * 50')} END`;
const withoutScore = sql`${bucketOfScore} IS NULL`;
const scoreBuckets = Array.from(
  { length: scoreBucket(1) + 1 },
  (_, bucket) => sql`${bucketOfScore} = ${bucket} AND ${bucket} BETWEEN :lowest_bucket AND :highest_bucket`,
);
