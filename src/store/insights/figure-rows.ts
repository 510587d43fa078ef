import type { Rows } from '../reader/rows.ts';
import type { TextMatches } from '../search/text-matches.ts';
import { scoreBucket } from '../trace-list.ts';
import { daySlot, hourSlot, inMillionths, sums } from './insight-counts.ts';
import { dayMilliseconds, hourMilliseconds, justBelow, passingParts, startOfFiftieth } from './insight-parts.ts';

/** Which evaluations are read, apart from their time. */
export interface FigureFilters {
  account: number;
  /** Undefined: any. */
  series: readonly number[] | undefined;
  tags: readonly (readonly [key: string, value: string])[];
  rating: boolean | undefined;
  minScore: number | undefined;
  maxScore: number | undefined;
  threshold: number;
  /** The traces that hold the text that is looked for; undefined: none is. */
  texts: Pick<TextMatches, 'few' | 'has'> | undefined;
  /** Whether rows of single evaluations are read with the run of their trace. */
  withRuns: boolean;
}

export interface Range {
  start: number;
  end: number;
}

/**
 * Where evaluations belong: the start of their hour, day or trace; −1: no rating. Sums come twice: by time alone, and by
 * everything else alone.
 */
export interface Place {
  by: 'time' | 'series' | 'both';
  at: number;
  series: number;
  run: number;
  rating: number;
}

export interface Sink {
  /** @param values In the order of `sums`. */
  sums(place: Place, values: readonly number[]): void;
  scores(place: Place, part: number, count: number, passes: boolean): void;
  latencies(place: Place, part: number, count: number): void;
  /** A score that passes, and was counted without that. */
  passes(place: Place): void;
}

type SumSegment = Segment & { by: 'day' | 'hour' };

interface Segment extends Range {
  by: 'day' | 'hour' | 'evaluation';
}

/** So few traces with a text are looked up one by one. */
const mostJoined = 5000;
const inSeries = 'series_seq IN (SELECT value FROM json_each(:series))';

/**
 * Reads what evaluations come to, from the sums where they suffice: for whole hours and days, by series, run and rating.
 * Whatever else is asked is read evaluation by evaluation.
 * @param detail What must be told apart; undefined: no times.
 */
export function readFigures(
  rows: Rows,
  filters: FigureFilters,
  range: Range,
  detail: 'hours' | 'days' | undefined,
  sink: Sink,
): void {
  const { part: firstPassing, isWhole } = passingParts(filters.threshold);
  const onlyRun = filters.tags.length === 1 && filters.tags[0]![0] === 'run' ? filters.tags[0]![1] : undefined;
  const suffice =
    (filters.tags.length === 0 || (onlyRun !== undefined && onlyRun !== '')) &&
    filters.minScore === undefined &&
    filters.maxScore === undefined &&
    !filters.texts;
  for (const segment of suffice ? segmentsOf(range, detail === 'hours') : [{ by: 'evaluation' as const, ...range }])
    if (segment.by === 'evaluation') readEvaluations(rows, filters, segment, sink);
    else {
      const sums = readSums(rows, filters, onlyRun, segment as SumSegment, firstPassing, sink);
      sums('series', 'series_seq', filters.withRuns ? 'run_seq' : '0', 'rating');
      if (detail) sums('time', 'slot');
      // The part that the threshold divides.
      if (!isWhole) readPassing(rows, filters, segment, firstPassing, sink);
    }
}

/** Whole days, then the whole hours around them, then what is left at both ends. */
export function segmentsOf({ start, end }: Range, finest: boolean): Segment[] {
  const units = [
    ...(finest ? [] : [{ by: 'day' as const, length: dayMilliseconds }]),
    { by: 'hour' as const, length: hourMilliseconds },
  ];
  const fill = (from: number, to: number, [unit, ...smaller]: typeof units): Segment[] => {
    if (from >= to) return [];
    if (!unit) return [{ by: 'evaluation', start: from, end: to }];
    const first = Math.ceil(from / unit.length) * unit.length;
    const last = Math.floor(to / unit.length) * unit.length;
    if (first >= last) return fill(from, to, smaller);
    return [...fill(from, first, smaller), { by: unit.by, start: first, end: last }, ...fill(last, to, smaller)];
  };
  return fill(start, end, units);
}

/** Returns what reads a segment by some columns. */
function readSums(
  rows: Rows,
  { account, series, rating }: FigureFilters,
  run: string | undefined,
  { by, start, end }: SumSegment,
  firstPassing: number,
  sink: Sink,
) {
  const slot = by === 'day' ? daySlot : hourSlot;
  const ends = [slot(start), slot(end - 1)];
  const where = `account_id = :account AND slot BETWEEN :first AND :last ${series ? `AND ${inSeries}` : ''}
    ${run === undefined ? '' : 'AND run_seq = (SELECT seq FROM runs WHERE account_id = :account AND name = :run)'}
    ${rating === undefined ? '' : 'AND rating = :rating'}`;
  const parameters = {
    account,
    first: Math.min(...ends),
    last: Math.max(...ends),
    series: series ? JSON.stringify(series) : null,
    run: run ?? null,
    rating: rating ? 1 : 0,
  };
  const startOf = (slot: number) => (by === 'day' ? (-1 - slot) * dayMilliseconds : slot * hourMilliseconds);
  const added = sums.map((one) => `sum(${one})`).join();

  // SQLite adds up four times as fast as rows can be read one by one.
  return (way: 'time' | 'series', ...columns: string[]) => {
    const group = columns.filter((one) => one !== '0').join();
    const placeOf = (row: readonly number[]): Place =>
      way === 'time'
        ? { by: way, at: startOf(row[0]!), series: 0, run: 0, rating: -1 }
        : { by: way, at: start, series: row[0]!, run: row[1]!, rating: row[2]! };
    const count = columns.length;
    const hours = `SELECT ${columns.join()}, ${added} FROM insight_hours WHERE ${where} GROUP BY ${group}`;
    for (const row of rows<number[]>(hours, parameters)) sink.sums(placeOf(row), row.slice(count));
    const parts = `SELECT ${columns.join()}, kind, part, sum(evaluations) FROM insight_parts
      WHERE ${where} GROUP BY ${group}, kind, part`;
    for (const row of rows<number[]>(parts, parameters)) {
      const [kind, part, evaluations] = row.slice(count) as [number, number, number];
      if (kind === 0) sink.scores(placeOf(row), part, evaluations, part >= firstPassing);
      else sink.latencies(placeOf(row), part, evaluations);
    }
  };
}

type EvaluationRow = [
  at: number,
  series: number,
  trace: number,
  run: number,
  score: number | null,
  cached: number,
  latencyPart: number | null,
  promptTokens: number,
  completionTokens: number,
  savedTokens: number,
];

/** What is read of single evaluations, with the rating of each trace. */
function* evaluationRows(
  rows: Rows,
  filters: FigureFilters,
  { start, end }: Range,
): Generator<[row: EvaluationRow, rating: number]> {
  const { account, series, tags, rating, minScore, maxScore, texts, withRuns } = filters;
  const time = { account, start, end };
  const few = texts?.few(mostJoined);
  const tagged = (number: number, table: string) => `${table}.key = :key${number} AND ${table}.value = :value${number}`;
  const tagParameters = Object.fromEntries(
    tags.flatMap(([key, value], number) => [
      [`key${number}`, key],
      [`value${number}`, value],
    ]),
  );
  const ratings = new Map<number, number>();
  // A look-up per evaluation would take longer.
  const rated = few
    ? `SELECT seq, rating FROM json_each(:few) AS found CROSS JOIN traces WHERE traces.seq = found.value
        AND traces.account_id = :account`
    : tags.length > 0
      ? `SELECT trace_seq, trace_rating FROM trace_tags AS first WHERE account_id = :account AND ${tagged(0, 'first')}
          AND trace_rating IN (0, 1) AND trace_created_at >= :start AND trace_created_at < :end`
      : `SELECT seq, rating FROM traces WHERE account_id = :account AND rating IN (0, 1)
          AND created_at >= :start AND created_at < :end`;
  const places = { ...time, ...tagParameters, few: few ? JSON.stringify(few) : null };
  for (const [trace, value] of rows<[number, number | null]>(rated, places))
    if (value !== null) ratings.set(trace, value);
  const driving = few ? 0 : 1;
  const others = tags.slice(driving).map((_tag, number) => {
    const own = tagged(number + driving, 'other');
    return `EXISTS (SELECT 1 FROM trace_tags AS other WHERE other.trace_seq = figure.trace_seq AND ${own})`;
  });
  const conditions = [
    ...others,
    ...(series ? [inSeries] : []),
    ...(minScore === undefined ? [] : ['score >= :min_score']),
    ...(maxScore === undefined ? [] : ['score <= :max_score']),
  ];
  // CROSS JOIN keeps the order: from the tag's traces to their evaluations.
  const from = few
    ? `json_each(:few) AS found CROSS JOIN traces CROSS JOIN insight_figures AS figure
        WHERE traces.seq = found.value AND traces.account_id = :account AND traces.created_at >= :start
        AND traces.created_at < :end AND figure.account_id = :account AND figure.trace_created_at = traces.created_at
        AND figure.trace_seq = traces.seq`
    : tags.length === 0
      ? `insight_figures AS figure
        WHERE figure.account_id = :account AND figure.trace_created_at >= :start AND figure.trace_created_at < :end`
      : `trace_tags AS first CROSS JOIN insight_figures AS figure ON figure.account_id = first.account_id
        AND figure.trace_created_at = first.trace_created_at AND figure.trace_seq = first.trace_seq
        WHERE first.account_id = :account AND ${tagged(0, 'first')}
        AND first.trace_created_at >= :start AND first.trace_created_at < :end`;
  const run = withRuns ? '(SELECT run_seq FROM run_traces WHERE run_traces.trace_seq = figure.trace_seq)' : '0';
  const sql = `
    SELECT figure.trace_created_at, series_seq, figure.trace_seq, coalesce(${run}, 0), score, cached, latency_part,
      prompt_tokens, completion_tokens, saved_tokens
    FROM ${[from, ...conditions].join(' AND ')}`;
  const parameters = {
    ...places,
    series: series ? JSON.stringify(series) : null,
    min_score: minScore ?? null,
    max_score: maxScore ?? null,
  };
  const wanted = rating === undefined ? undefined : rating ? 1 : 0;
  for (const row of rows<EvaluationRow>(sql, parameters)) {
    const value = ratings.get(row[2]) ?? -1;
    if (wanted !== undefined && value !== wanted) continue;
    if (texts && !few && !texts.has(row[2])) continue;
    yield [row, value];
  }
}

function readEvaluations(rows: Rows, filters: FigureFilters, range: Range, sink: Sink): void {
  const { threshold } = filters;
  for (const [row, rating] of evaluationRows(rows, filters, range)) {
    const [at, series, , run, score, cached, latencyPart, ...tokens] = row;
    const place: Place = { by: 'both', at, series, run, rating };
    const of = score ?? 0;
    sink.sums(place, [1, score === null ? 1 : 0, cached, inMillionths(of), inMillionths(of * of), ...tokens]);
    if (score !== null) sink.scores(place, scoreBucket(score), 1, score >= threshold);
    if (latencyPart !== null) sink.latencies(place, latencyPart, 1);
  }
}

/** The scores from the threshold to the first part that passes as a whole. */
function readPassing(rows: Rows, filters: FigureFilters, range: Range, firstPassing: number, sink: Sink): void {
  const some = { ...filters, minScore: filters.threshold, maxScore: justBelow(startOfFiftieth(firstPassing - 1)) };
  for (const [[at, series, , run], rating] of evaluationRows(rows, some, range))
    sink.passes({ by: 'both', at, series, run, rating });
}
