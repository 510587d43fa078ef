import { blanked } from '../blanked.ts';
import { type Query, query, rowQuery, type Step, step, type Value } from '../database.ts';
import {
  either,
  indexed,
  joined,
  onlyPostgres,
  rowParameters,
  type Sql,
  type SqlPart,
  sql,
  truth,
  whole,
} from '../dialect.ts';
import type { NewEvaluation } from '../evaluation-row.ts';
import { bucketOfScore, scoreBucket } from '../trace-list.ts';
import { dayMilliseconds, hourMilliseconds, latencyPart } from './insight-parts.ts';

/**
 * What insights are made of, kept up to date in the transaction that changes it: a narrow row per evaluation, and sums per hour
 * and per day. Sums have whole numbers, so that what is added and taken away again leaves nothing behind.
 */

/** What the sums add up. */
export const sums = [
  'evaluations',
  'nulls',
  'cached',
  'score_sum',
  'square_sum',
  'prompt_tokens',
  'completion_tokens',
  'saved_tokens',
] as const;

type Sums = Record<(typeof sums)[number], number>;

const key = 'account_id, slot, series_seq, run_seq, rating';
const addedTo = (table: string, columns: readonly string[]) =>
  columns.map((one) => `${one} = ${table}.${one} + excluded.${one}`).join();
const addHours = `ON CONFLICT (${key}) DO UPDATE SET ${addedTo('insight_hours', sums)}`;
const addParts = `ON CONFLICT (${key}, kind, part) DO UPDATE SET ${addedTo('insight_parts', ['evaluations'])}`;
const addSeries = `ON CONFLICT (account_id, key) DO UPDATE SET ${addedTo('insight_series', ['evaluations'])}`;

/** Scores are added up in millionths. In SQL and here the same arithmetic. */
export const millionths = (value: string): Sql => whole(`${value} * 1000000 + 0.5`);
export const inMillionths = (value: number): number => Math.trunc(value * 1_000_000 + 0.5);

/** An hour's number; a day's is negative, so that both are in one table. */
const slotOf = (at: string) =>
  `CASE is_day WHEN 1 THEN -1 - ${at} / ${dayMilliseconds} ELSE ${at} / ${hourMilliseconds} END`;
const bothSlots = '(SELECT 0 AS is_day UNION ALL SELECT 1) AS slots';
export const hourSlot = (at: number): number => Math.floor(at / hourMilliseconds);
export const daySlot = (at: number): number => -1 - Math.floor(at / dayMilliseconds);

/**
 * The narrow rows of evaluations, with what their traces are filtered by. CROSS JOIN keeps the order: SQLite would begin with
 * all rows of the account.
 * @param rows A condition on rows of `evaluations`.
 */
const figuresOf = (rows: SqlPart) => sql`(
  SELECT figure.*, coalesce(run_seq, 0) AS run_seq, coalesce(rating, -1) AS rating
  FROM (SELECT seq, account_id, trace_created_at, trace_seq FROM evaluations WHERE ${rows}) AS own
    CROSS JOIN insight_figures AS figure CROSS JOIN traces LEFT JOIN run_traces ON run_traces.trace_seq = own.trace_seq
  WHERE figure.account_id = own.account_id AND figure.trace_created_at = own.trace_created_at
    AND figure.trace_seq = own.trace_seq AND figure.evaluation_seq = own.seq AND traces.seq = own.trace_seq) AS figures`;

const change = (rows: SqlPart, sign: '' | '-'): Query[] => [
  query(sql`
    INSERT INTO insight_hours (${key}, ${sums.join()})
    SELECT account_id, ${slotOf('trace_created_at')} AS slot, series_seq, run_seq, rating, ${sign}count(*),
      ${sign}sum(${truth('score IS NULL')}), ${sign}sum(cached), ${sign}coalesce(sum(${millionths('score')}), 0),
      ${sign}coalesce(sum(${millionths('score * score')}), 0), ${sign}sum(prompt_tokens),
      ${sign}sum(completion_tokens), ${sign}sum(saved_tokens)
    FROM ${figuresOf(rows)} CROSS JOIN ${bothSlots} GROUP BY 1, 2, 3, 4, 5 ${addHours}`),
  query(sql`
    INSERT INTO insight_parts (${key}, kind, part, evaluations)
    SELECT account_id, ${slotOf('trace_created_at')} AS slot, series_seq, run_seq, rating, kind,
      CASE kind WHEN 0 THEN ${bucketOfScore} ELSE latency_part END AS part, ${sign}count(*)
    FROM ${figuresOf(rows)} CROSS JOIN ${bothSlots} CROSS JOIN (SELECT 0 AS kind UNION ALL SELECT 1) AS kinds
    WHERE CASE kind WHEN 0 THEN score IS NOT NULL ELSE latency_part IS NOT NULL END
    GROUP BY 1, 2, 3, 4, 5, 6, 7 ${addParts}`),
];
/** Few rows are empty, and each has its own small index for it. */
const dropEmpty = [
  query('DELETE FROM insight_hours WHERE evaluations = 0'),
  query('DELETE FROM insight_parts WHERE evaluations = 0'),
];

/** The sums of earlier units in the transaction must be in the tables before sums are taken from there. */
const settling = (queries: Query[], parameters: Record<string, Value>): Step[] =>
  queries.map((one) => ({ ...step(one, parameters), settles: true }));

/**
 * The steps that take evaluations out of the sums, before something that their place in them depends on changes; they join
 * again with `joinSteps`.
 * @param rows A condition on rows of `evaluations`.
 */
export const leaveSteps = (rows: SqlPart, parameters: Record<string, Value>): Step[] =>
  settling([...change(rows, '-'), ...dropEmpty], parameters);

export const joinSteps = (rows: SqlPart, parameters: Record<string, Value>): Step[] =>
  settling(change(rows, ''), parameters);

/** The steps that forget evaluations, before they are deleted. A criterion's text goes with its last evaluation. */
export const forgetSteps = (rows: SqlPart, parameters: Record<string, Value>): Step[] => [
  ...leaveSteps(rows, parameters),
  ...settling(
    [
      query(sql`
        UPDATE insight_series SET evaluations = insight_series.evaluations - gone.evaluations
        FROM (SELECT series_seq, count(*) AS evaluations FROM ${figuresOf(rows)} GROUP BY series_seq) AS gone
        WHERE insight_series.seq = gone.series_seq`),
      query(sql`
        DELETE FROM insight_figures WHERE (account_id, trace_created_at, trace_seq, evaluation_seq) IN (
          SELECT account_id, trace_created_at, trace_seq, seq FROM evaluations WHERE ${rows})`),
      query(sql`UPDATE insight_series SET ${blanked('criterion', 'evaluator_name')} WHERE evaluations = 0`),
      query('DELETE FROM insight_series WHERE evaluations = 0'),
    ],
    parameters,
  ),
];

/** An evaluation as insights know it. */
export interface Figures {
  series: Series;
  score: number | null;
  cached: boolean;
  /** Null if it was answered from the cache, or by an earlier version. */
  latencyMilliseconds: number | null;
  promptTokens: number;
  completionTokens: number;
  savedTokens: number;
}

/** What judged, by which criterion. Evaluations of different series are never compared with each other. */
export interface Series {
  criterionKey: string;
  evaluatorName: string | null;
  /** With its placeholders. */
  criterion: string;
  modelCore: string;
  judge: string;
  promptVersion: string | null;
  readerVersion: string | null;
}

const figuresOfEvaluation = (evaluation: NewEvaluation, criterionKey: string): Figures => {
  const { subTrace, evaluatorName, modelCore, criteria, score, cached, cachedTokens } = evaluation;
  return {
    series: {
      criterionKey,
      evaluatorName,
      criterion: subTrace.criterion_template ?? criteria,
      modelCore,
      judge: subTrace.judge,
      promptVersion: subTrace.prompt_version,
      readerVersion: subTrace.reader_version ?? null,
    },
    score,
    cached,
    latencyMilliseconds: cached ? null : subTrace.latency_ms,
    promptTokens: cached ? 0 : (subTrace.usage?.prompt ?? 0),
    completionTokens: cached ? 0 : (subTrace.usage?.completion ?? 0),
    savedTokens: cachedTokens,
  };
};

/** Holds no content. */
const seriesKey = ({ criterionKey, modelCore, judge, promptVersion, readerVersion }: Series): string =>
  `${criterionKey} ${modelCore} ${judge} ${promptVersion ?? ''} ${readerVersion ?? ''}`;

const insertSeries = query(`
  INSERT INTO insight_series (account_id, key, criterion_key, evaluator_name, criterion, model_core, judge, evaluations)
  VALUES (:account, :series, :criterion_key, :evaluator_name, :criterion, :model_core, :judge, :evaluations) ${addSeries}`);
const ofSeries = (parameter: (name: 'account' | 'series') => SqlPart) =>
  sql`series.account_id = CAST(${parameter('account')} AS BIGINT) AND series.key = CAST(${parameter('series')} AS TEXT)`;
const ownParameter = (name: string) => `:${name}`;
const insertFigures = query(sql`
  INSERT INTO insight_figures (account_id, trace_created_at, trace_seq, evaluation_seq, series_seq, score, cached,
    latency_part, prompt_tokens, completion_tokens, saved_tokens)
  SELECT own.account_id, own.trace_created_at, own.trace_seq, own.seq, series.seq, own.score, own.cached,
    :latency_part, :prompt_tokens, :completion_tokens, :saved_tokens
  FROM evaluations AS own JOIN insight_series AS series ON ${ofSeries(ownParameter)} WHERE own.id = CAST(:id AS TEXT)
    AND own.account_id = CAST(:account AS BIGINT)`);
const figureNames = [
  'trace_created_at',
  'trace_seq',
  'evaluation_seq',
  'cached',
  'latency_part',
  'prompt_tokens',
  'completion_tokens',
  'saved_tokens',
] as const;
const figure = rowParameters({
  account: 'bigint',
  series: 'text',
  score: 'double precision',
  ...(Object.fromEntries(figureNames.map((name) => [name, 'bigint'])) as Record<
    (typeof figureNames)[number],
    'bigint'
  >),
});
const insertNewFigures = rowQuery(sql`
  INSERT INTO insight_figures (account_id, series_seq, score, ${figureNames.join()})
  SELECT series.account_id, series.seq, ${joined([figure.of('score'), ...figureNames.map(figure.of)])}
  FROM ${figure.from}insight_series AS series WHERE ${ofSeries(figure.of)}`);
const placeTypes = { account: 'bigint', series: 'text', run: 'text', hour: 'bigint', day: 'bigint' } as const;

/**
 * Adds to the sums of the hours and days of new traces, which have no rating so far. Two rows of one statement may be of the same
 * day, and are then added up first, because it may change each sum only once; in one order, so that no two processes wait for each
 * other in a circle.
 * @param same What else a sum is of.
 */
function addsToNew<Same extends string, Sum extends string>(
  table: string,
  same: readonly Same[],
  sums: readonly Sum[],
) {
  const counts = Object.fromEntries([...same, ...sums].map((name) => [name, 'bigint'])) as Record<Same | Sum, 'bigint'>;
  const { of, from } = rowParameters({ ...placeTypes, ...counts });
  const place = joined([...newPlace(of), ...same.map(of)]);
  const groups = [...key.split(','), ...same].map((_name, at) => at + 1);
  return sql`
    INSERT INTO ${table} (${[key, ...same, ...sums].join()})
    SELECT ${place}, ${joined(sums.map((one) => either(`:${one}`, `sum(own.${one})`)))}
    FROM ${from}insight_series AS series
      CROSS JOIN ${onlyPostgres('LATERAL ')}(SELECT CAST(${of('hour')} AS BIGINT) AS slot
        UNION ALL SELECT CAST(${of('day')} AS BIGINT)) AS slots
    WHERE ${ofSeries(of)} ${onlyPostgres(`GROUP BY ${groups.join()} ORDER BY ${groups.join()}`)}`;
}
const newPlace = (of: (name: 'account' | 'run') => Sql): SqlPart[] => [
  sql`CAST(${of('account')} AS BIGINT)`,
  'slot',
  'series.seq',
  sql`coalesce((SELECT seq FROM runs WHERE account_id = CAST(${of('account')} AS BIGINT) AND ${indexed('name')} = ${indexed(sql`CAST(${of('run')} AS TEXT)`)}), 0)`,
  '-1',
];
const insertHours = rowQuery(sql`${addsToNew('insight_hours', [], sums)} ${addHours}`);
const insertParts = rowQuery(sql`${addsToNew('insight_parts', ['kind', 'part'], ['evaluations'])} ${addParts}`);

const placeOf = (account: number, { series, score, cached, ...one }: Figures, id: string) => {
  const { evaluatorName, criterion, modelCore, judge } = series;
  const key = seriesKey(series);
  const part = one.latencyMilliseconds === null ? null : latencyPart(one.latencyMilliseconds);
  const tokens = {
    prompt_tokens: one.promptTokens,
    completion_tokens: one.completionTokens,
    saved_tokens: one.savedTokens,
  };
  const known = {
    account,
    series: key,
    criterion_key: series.criterionKey,
    evaluator_name: evaluatorName,
    criterion,
    model_core: modelCore,
    judge,
  };
  const counted: Sums = {
    evaluations: 1,
    nulls: score === null ? 1 : 0,
    cached: cached ? 1 : 0,
    score_sum: score === null ? 0 : inMillionths(score),
    square_sum: score === null ? 0 : inMillionths(score * score),
    ...tokens,
  };
  return {
    key,
    part,
    counted,
    addSeries: { query: insertSeries, parameters: { ...known, evaluations: 1 }, adds: ['evaluations'] },
    addFigures: { query: insertFigures, parameters: { account, series: key, id, latency_part: part, ...tokens } },
  };
};

/** The steps that add the narrow row of a stored evaluation; `joinSteps` then adds it to the sums. */
export function figuresSteps(account: number, id: string, figures: Figures): Step[] {
  const { addSeries, addFigures } = placeOf(account, figures, id);
  return [step(addSeries.query, addSeries.parameters), step(addFigures.query, addFigures.parameters)];
}

/** The steps that count an evaluation which was just stored. */
export const countEvaluation = (account: number, evaluation: NewEvaluation, criterionKey: string): Step[] => [
  ...figuresSteps(account, evaluation.id, figuresOfEvaluation(evaluation, criterionKey)),
  ...joinSteps('id = CAST(:id AS TEXT) AND account_id = CAST(:account AS BIGINT)', { id: evaluation.id, account }),
];

/** The same for one of a new trace: the sums of one transaction are added up first. They follow the steps that store both. */
export function countNew(
  account: number,
  { createdAt, tags }: { createdAt: number; tags: Record<string, string> },
  evaluation: NewEvaluation,
  criterionKey: string,
): Step[] {
  const run = Object.hasOwn(tags, 'run') ? tags.run! : null;
  const [hour, day] = [hourSlot(createdAt), daySlot(createdAt)];
  const { key, part, counted, addSeries } = placeOf(
    account,
    figuresOfEvaluation(evaluation, criterionKey),
    evaluation.id,
  );
  const place = { account, series: key, run, hour, day };
  // Comparing all parameters would take longer than storing them. No series key holds a line break.
  const ofSeries = `${account}\n${key}`;
  const addsTo = `${ofSeries}\n${hour}\n${run === null ? '' : `=${run}`}`;
  const { id, score } = evaluation;
  const addPart = (kind: number, part: number): Step => ({
    query: insertParts,
    parameters: { ...place, kind, part, evaluations: 1 },
    adds: ['evaluations'],
    addsTo: `${addsTo}\n${kind} ${part}`,
  });
  const { prompt_tokens, completion_tokens, saved_tokens, cached } = counted;
  return [
    { ...addSeries, addsTo: ofSeries },
    {
      query: insertNewFigures,
      parameters: {
        account,
        series: key,
        trace_created_at: createdAt,
        score,
        cached,
        latency_part: part,
        prompt_tokens,
        completion_tokens,
        saved_tokens,
      },
      takes: ['trace_seq', 'evaluation_seq'],
      // Together with the sums, which store the series that it reads.
      adds: [],
      addsTo: id,
    },
    { query: insertHours, parameters: { ...place, ...counted }, adds: sums, addsTo },
    ...(score === null ? [] : [addPart(0, scoreBucket(score))]),
    ...(part === null ? [] : [addPart(1, part)]),
  ];
}
