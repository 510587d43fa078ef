import { characters, indexed, joined, joinInOrder, numbersOf, type SqlPart, sql, together } from '../dialect.ts';
import { type Reading, rowsOf } from '../reader/rows.ts';
import { TraceMarks } from '../trace-marks.ts';
import { type FigureFilters, inSeries, type Range } from './figure-filters.ts';
import type { Gathering } from './gathering.ts';
import { dayMilliseconds, hourMilliseconds, justBelow, passingParts, startOfFiftieth } from './insight-parts.ts';
import { digits, numberAt } from './packed.ts';
import { packedWidth, unpack } from './packed-figures.ts';

/** So few traces with a text are looked up one by one. */
const mostJoined = 5000;
/** The widths of what is read besides the text of an evaluation, in their order. */
const [timeWidth, passesWidth, runWidth, traceWidth] = [6, 1, 3, 5];

/** How times are told apart; undefined: they are not. */
export type Detail = 'hours' | 'days' | undefined;

/** The scores that pass in a part that the threshold divides; undefined: it divides none. */
export function passingRange(threshold: number): { low: number; high: number } | undefined {
  const { part, isWhole } = passingParts(threshold);
  return isWhole ? undefined : { low: threshold, high: justBelow(startOfFiftieth(part - 1)) };
}

/**
 * Adds up what is asked evaluation by evaluation. Those of a day, or an hour, are read as one text.
 * @param what `passing`: only those that pass in the part that the threshold divides, and only that they do.
 */
export function* gatherEvaluations(
  filters: FigureFilters,
  range: Range,
  detail: Detail,
  gathering: Gathering,
  what: 'all' | 'passing',
): Reading<void> {
  const { rating, texts, withRuns, threshold } = filters;
  const few = texts?.few(mostJoined);
  const divided = passingRange(threshold);
  const length = detail === 'hours' ? hourMilliseconds : dayMilliseconds;
  const ratings = yield* ratingsOf(filters, range, few);
  const wanted = rating === undefined ? undefined : rating ? 1 : 0;
  const { from, parameters } = sourceOf(filters, few, what);
  const run = 'coalesce((SELECT run_seq FROM run_traces WHERE run_traces.trace_seq = figure.trace_seq), 0)';
  const more = [
    ...(few ? [digits('figure.trace_created_at', timeWidth)] : []),
    ...(divided ? [['CASE WHEN score BETWEEN :passes_from AND :passes_to THEN 49 ELSE 48 END']] : []),
    ...(withRuns ? [digits(run, runWidth)] : []),
  ];
  const packed = more.length === 0 ? 'packed' : sql`packed || ${characters(more)}`;
  const passesAt = packedWidth + (few ? timeWidth : 0);
  const runAt = passesAt + (divided ? passesWidth : 0);
  const width = runAt + (withRuns ? runWidth : 0);
  const select = sql`SELECT ${together(packed)} FROM ${from}`;

  const hourOrDay = (time: number) => Math.max(range.start, time - (time % length));
  // A few traces are read at once, with the time of each.
  for (const piece of few ? [range] : piecesOf(range, length)) {
    const [row] = yield* rowsOf<[string | null]>(select, {
      ...parameters,
      ...piece,
      passes_from: divided?.low ?? null,
      passes_to: divided?.high ?? null,
    });
    const text = row?.[0] ?? '';
    const ofPiece = detail && !few && text !== '' ? gathering.atTime(piece.start) : undefined;
    for (let at = 0; at < text.length; at += width) {
      const trace = unpack.trace(text, at);
      const rated = ratings.get(trace) - 1;
      if (wanted !== undefined && rated !== wanted) continue;
      if (texts && !few && !texts.has(trace)) continue;
      const run = withRuns ? numberAt(text, at + runAt, runWidth) : 0;
      const one = gathering.ofSeries(unpack.series(text, at), run, rated);
      const timed = few && detail ? gathering.atTime(hourOrDay(numberAt(text, at + packedWidth, timeWidth))) : ofPiece;
      if (divided && numberAt(text, at + passesAt, passesWidth) === 1) {
        one.passing++;
        if (timed) timed.passing++;
      }
      if (what === 'passing') continue;
      const part = unpack.part(text, at);
      const score = unpack.score(text, at);
      const latency = unpack.latency(text, at);
      const cached = unpack.cached(text, at);
      const prompt = unpack.promptTokens(text, at);
      const completion = unpack.completionTokens(text, at);
      const saved = unpack.savedTokens(text, at);
      one.addOne(part, score, latency, cached, prompt, completion, saved);
      timed?.addOne(part, score, latency, cached, prompt, completion, saved);
    }
  }
}

/** Cuts a range where hours or days begin. */
function piecesOf({ start, end }: Range, length: number): Range[] {
  const pieces: Range[] = [];
  for (let from = start; from < end; ) {
    const to = Math.min(end, (Math.floor(from / length) + 1) * length);
    pieces.push({ start: from, end: to });
    from = to;
  }
  return pieces;
}

const tagged = (number: number, table: string) =>
  sql`${indexed(`${table}.key`)} = ${indexed(`CAST(:key${number} AS TEXT)`)} AND ${indexed(`${table}.value`)} = ${indexed(`CAST(:value${number} AS TEXT)`)}`;
const tagParameters = ({ tags }: FigureFilters) =>
  Object.fromEntries(
    tags.flatMap(([key, value], number) => [
      [`key${number}`, key],
      [`value${number}`, value],
    ]),
  );

/** The ratings of traces, plus 1. A look-up per evaluation would take longer. */
function* ratingsOf(filters: FigureFilters, range: Range, few: readonly number[] | undefined): Reading<TraceMarks> {
  const within = (at: string) => `${at} >= :start AND ${at} < :end`;
  const rated = few
    ? sql`SELECT seq FROM ${numbersOf(':few', 'found')} CROSS JOIN traces WHERE traces.seq = found.value
        AND traces.account_id = :account AND rating = :rating`
    : filters.tags.length > 0
      ? sql`SELECT trace_seq AS seq FROM trace_tags AS first WHERE account_id = :account AND ${tagged(0, 'first')}
          AND trace_rating = :rating AND ${within('trace_created_at')}`
      : `SELECT seq FROM traces WHERE account_id = :account AND rating = :rating AND ${within('created_at')}`;
  const ratings = new TraceMarks();
  for (const rating of [0, 1]) {
    const joinedSeqs = together(characters([digits('seq', traceWidth)]));
    const [row] = yield* rowsOf<[string | null]>(sql`SELECT ${joinedSeqs} FROM (${rated}) AS rated`, {
      account: filters.account,
      ...range,
      ...tagParameters(filters),
      few: few ? JSON.stringify(few) : null,
      rating,
    });
    const text = row?.[0] ?? '';
    for (let at = 0; at < text.length; at += traceWidth) ratings.set(numberAt(text, at, traceWidth), rating + 1);
  }
  return ratings;
}

/** The rows of evaluations. CROSS JOIN keeps the order: from the tag's traces to their evaluations. */
function sourceOf(filters: FigureFilters, few: readonly number[] | undefined, what: 'all' | 'passing') {
  const { account, series, tags, minScore, maxScore } = filters;
  const driving = few ? 0 : 1;
  const others = tags.slice(driving).map((_tag, number) => {
    const own = tagged(number + driving, 'other');
    return sql`EXISTS (SELECT 1 FROM trace_tags AS other WHERE other.trace_seq = figure.trace_seq AND ${own})`;
  });
  const conditions: SqlPart[] = [
    ...others,
    ...(series ? [inSeries] : []),
    ...(minScore === undefined ? [] : ['score >= :min_score']),
    ...(maxScore === undefined ? [] : ['score <= :max_score']),
    ...(what === 'all' ? [] : ['score BETWEEN :passes_from AND :passes_to']),
  ];
  const source = few
    ? sql`${numbersOf(':few', 'found')} CROSS JOIN traces CROSS JOIN insight_figures AS figure
        WHERE traces.seq = found.value AND traces.account_id = :account AND traces.created_at >= :start
        AND traces.created_at < :end AND figure.account_id = :account AND figure.trace_created_at = traces.created_at
        AND figure.trace_seq = traces.seq`
    : tags.length === 0
      ? `insight_figures AS figure
        WHERE figure.account_id = :account AND figure.trace_created_at >= :start AND figure.trace_created_at < :end`
      : sql`trace_tags AS first ${joinInOrder} insight_figures AS figure ON figure.account_id = first.account_id
        AND figure.trace_created_at = first.trace_created_at AND figure.trace_seq = first.trace_seq
        WHERE first.account_id = :account AND ${tagged(0, 'first')}
        AND first.trace_created_at >= :start AND first.trace_created_at < :end`;
  const parameters = {
    account,
    ...tagParameters(filters),
    few: few ? JSON.stringify(few) : null,
    series: series ? JSON.stringify(series) : null,
    min_score: minScore ?? null,
    max_score: maxScore ?? null,
  };
  return { from: joined([source, ...conditions], ' AND '), parameters };
}
