import { joinInOrder, seqsIn, sql } from '../dialect.ts';
import { type Reading, rowsOf } from '../reader/rows.ts';
import type { TraceFilters } from '../trace-list.ts';
import { type FigureFilters, inSeries, type Range } from './figure-filters.ts';
import { readFigures } from './figure-rows.ts';
import type { Place, Sink } from './gathering.ts';
import { scoreParts } from './insight-parts.ts';
import {
  type Agreements,
  addAgreement,
  addLatency,
  emptyTally,
  noAgreements,
  type Tally,
  type Total,
  totalOf,
} from './insight-tally.ts';

export type GroupBy = 'evaluator' | 'criterion' | 'core' | 'run';

/** What insights are asked for. Times are milliseconds since the epoch. */
export interface InsightQuery {
  account: number;
  range: Range;
  /** The start of each interval, in order; the first is that of the range, or before. */
  starts: readonly number[];
  /** Whether intervals are shorter than a day. */
  finest: boolean;
  groupBy: GroupBy;
  threshold: number;
  filters: Omit<TraceFilters, 'start' | 'end' | 'failed'>;
}

/** What a group is made by; null for everything else. */
export interface GroupName {
  evaluatorName: string | null;
  criterion: string | null;
  modelCore: string | null;
  run: string | null;
}

/** A criterion under one judge, now and as long before. */
export interface SeriesChange {
  evaluatorName: string | null;
  criterion: string;
  modelCore: string;
  judge: string;
  before: ScoreTally;
  now: ScoreTally;
}

/** Of a tally only what a change is told from: a thousand of them are handed over. */
type ScoreTally = Pick<Tally, 'evaluations' | 'nulls' | 'scoreSum' | 'squareSum' | 'passed' | 'graded'>;

export interface InsightSums {
  total: Total;
  /** Scores by part of the scale. */
  parts: number[];
  intervals: Total[];
  /** The largest ones, and how many more there are. */
  groups: { name: GroupName; total: Total; labels: Agreements }[];
  moreGroups: number;
  changes: SeriesChange[];
  labels: Agreements;
  ratings: Agreements;
}

interface Group {
  name: GroupName;
  tally: Tally;
  labels: Agreements;
}

interface SeriesRow {
  seq: number;
  evaluatorName: string | null;
  criterionKey: string;
  criterion: string;
  modelCore: string;
  judge: string;
}

const mostGroups = 100;
const selectRuns = sql`SELECT seq, name FROM runs WHERE seq IN ${seqsIn(':runs')}`;
const noName: GroupName = { evaluatorName: null, criterion: null, modelCore: null, run: null };

/**
 * Reads the sums of one account in a thread of their own.
 * @param texts The traces that hold the text that is looked for; undefined if none is.
 */
export function* readInsights(
  { account, range, starts, finest, groupBy, threshold, filters }: InsightQuery,
  texts: FigureFilters['texts'],
): Reading<InsightSums> {
  const { evaluatorName, criterion, modelCore, tags = [], rating, minScore, maxScore } = filters;
  const all = new Map<number, SeriesRow>();
  for (const [seq, evaluatorName, criterionKey, criterion, modelCore, judge] of yield* rowsOf<
    [number, string | null, string, string, string, string]
  >(
    `SELECT seq, evaluator_name, criterion_key, criterion, model_core, judge FROM insight_series
      WHERE account_id = :account ORDER BY seq`,
    { account },
  ))
    all.set(seq, { seq, evaluatorName, criterionKey, criterion, modelCore, judge });
  const isWanted = (one: SeriesRow) =>
    (evaluatorName === undefined || one.evaluatorName === evaluatorName) &&
    (criterion === undefined || one.criterion === criterion) &&
    (modelCore === undefined || one.modelCore === modelCore);
  const isFiltered = evaluatorName !== undefined || criterion !== undefined || modelCore !== undefined;
  const series = isFiltered ? [...all.values()].filter(isWanted).map(({ seq }) => seq) : undefined;
  const figureFilters: FigureFilters = {
    account,
    series,
    tags,
    rating,
    minScore,
    maxScore,
    threshold,
    texts,
    withRuns: groupBy === 'run',
  };

  const total = emptyTally();
  const intervals = starts.map(emptyTally);
  const parts = new Array<number>(scoreParts).fill(0);
  const ratings = noAgreements();
  const labels = noAgreements();
  const groups = new Map<string, Group>();
  const nowOf = new Map<number, Tally>();
  const beforeOf = new Map<number, Tally>();
  const groupsOfSeries = new Map<number, Group>();

  /** A run by its number; its name is looked up when it is known which groups are shown. */
  const numbered = (run: number): GroupName => ({ ...noName, run: run === 0 ? null : String(run) });
  const groupNamed = (name: GroupName) => {
    const key = JSON.stringify(Object.values(name));
    const known = groups.get(key) ?? { name, tally: emptyTally(), labels: noAgreements() };
    groups.set(key, known);
    return known;
  };
  const groupOf = (series: number, run: number) => {
    const id = groupBy === 'run' ? run : series;
    const known = groupsOfSeries.get(id);
    if (known) return known;
    const group = groupNamed(groupBy === 'run' ? numbered(run) : nameOf(all.get(series), groupBy));
    groupsOfSeries.set(id, group);
    return group;
  };
  let current = 0;
  const intervalOf = (at: number): Tally => {
    // Rows come nearly in the order of time.
    while (current > 0 && starts[current]! > at) current--;
    while (current + 1 < starts.length && starts[current + 1]! <= at) current++;
    return intervals[current]!;
  };
  const tallyIn = (tallies: Map<number, Tally>, series: number): Tally => {
    const known = tallies.get(series) ?? emptyTally();
    tallies.set(series, known);
    return known;
  };

  const talliesOf = (place: Place): Tally[] =>
    place.by === 'time'
      ? [intervalOf(place.at)]
      : [total, groupOf(place.series, place.run).tally, tallyIn(nowOf, place.series)];
  const sink: Sink = {
    sums(place, values) {
      for (const tally of talliesOf(place)) addSums(tally, values);
    },
    scores(place, part, count, passes) {
      for (const tally of talliesOf(place)) addScores(tally, part, count, passes);
      if (place.by === 'time') return;
      parts[part]! += count;
      if (place.rating >= 0) addAgreement(ratings, place.rating === 1, passes, count);
    },
    latencies(place, part, count) {
      // Changes have none.
      if (place.by === 'time') addLatency(intervalOf(place.at), part, count);
      else for (const tally of [total, groupOf(place.series, place.run).tally]) addLatency(tally, part, count);
    },
    passes(place, count) {
      for (const tally of talliesOf(place)) tally.passed += count;
      if (place.by === 'time' || place.rating < 0) return;
      // They were counted as ones that do not pass.
      addAgreement(ratings, place.rating === 1, true, count);
      addAgreement(ratings, place.rating === 1, false, -count);
    },
  };
  const beforeIn = (place: Place): Tally[] => (place.by === 'time' ? [] : [tallyIn(beforeOf, place.series)]);
  const before: Sink = {
    sums(place, values) {
      for (const tally of beforeIn(place)) addSums(tally, values);
    },
    scores(place, part, count, passes) {
      for (const tally of beforeIn(place)) addScores(tally, part, count, passes);
    },
    latencies: () => undefined,
    passes(place, count) {
      for (const tally of beforeIn(place)) tally.passed += count;
    },
  };
  yield* readFigures(figureFilters, range, finest ? 'hours' : 'days', sink);
  const earlier = { start: range.start - (range.end - range.start), end: range.start };
  yield* readFigures({ ...figureFilters, withRuns: false }, earlier, undefined, before);

  yield* readFailed(figureFilters, { evaluatorName, criterion, modelCore }, range, (failed) => {
    total.failed += 1;
    intervalOf(failed.at).failed += 1;
    const newest = [...all.values()].findLast(
      (one) =>
        one.evaluatorName === failed.evaluatorName && (failed.criterion === null || one.criterion === failed.criterion),
    );
    const name = {
      evaluator: { ...noName, evaluatorName: failed.evaluatorName },
      criterion: {
        ...noName,
        evaluatorName: failed.evaluatorName,
        criterion: failed.criterion ?? newest?.criterion ?? null,
      },
      core: { ...noName, modelCore: failed.modelCore },
      run: numbered(failed.run),
    };
    groupNamed(name[groupBy]).tally.failed += 1;
  });
  yield* readLabels(figureFilters, range, ({ series, run, deserves, passes }) => {
    for (const agreements of [labels, groupOf(series, run).labels]) addAgreement(agreements, deserves, passes, 1);
  });

  const largest = [...groups.values()].sort((a, b) => sizeOf(b.tally) - sizeOf(a.tally));
  const shown = largest.slice(0, mostGroups);
  const runs = shown.flatMap(({ name }) => (name.run === null ? [] : [Number(name.run)]));
  const runNames = new Map(
    runs.length === 0 ? [] : yield* rowsOf<[number, string]>(selectRuns, { runs: JSON.stringify(runs) }),
  );
  const named = (name: GroupName) => ({ ...name, run: runNames.get(Number(name.run)) ?? null });
  return {
    total: totalOf(total),
    parts,
    intervals: intervals.map(totalOf),
    groups: shown.map(({ name, tally, labels }) => ({ name: named(name), total: totalOf(tally), labels })),
    moreGroups: Math.max(0, largest.length - mostGroups),
    changes: [...nowOf].flatMap(([series, now]) => {
      const before = beforeOf.get(series);
      const known = all.get(series);
      if (!before || !known) return [];
      const { evaluatorName, criterion, modelCore, judge } = known;
      return [{ evaluatorName, criterion, modelCore, judge, before: scoresOf(before), now: scoresOf(now) }];
    }),
    labels,
    ratings,
  };
}

const scoresOf = ({ evaluations, nulls, scoreSum, squareSum, passed, graded }: Tally): ScoreTally => ({
  evaluations,
  nulls,
  scoreSum,
  squareSum,
  passed,
  graded,
});

const sizeOf = ({ evaluations, failed }: Tally) => evaluations + failed;

function nameOf(series: SeriesRow | undefined, groupBy: Exclude<GroupBy, 'run'>): GroupName {
  if (!series) return noName;
  const { evaluatorName, criterion, modelCore } = series;
  if (groupBy === 'core') return { ...noName, modelCore };
  return { ...noName, evaluatorName, ...(groupBy === 'criterion' && { criterion }) };
}

function addSums(tally: Tally, values: readonly number[]): void {
  const [evaluations, nulls, cached, scoreSum, squareSum, prompt, completion, saved] = values;
  tally.evaluations += evaluations!;
  tally.nulls += nulls!;
  tally.cached += cached!;
  tally.scoreSum += scoreSum!;
  tally.squareSum += squareSum!;
  tally.promptTokens += prompt!;
  tally.completionTokens += completion!;
  tally.savedTokens += saved!;
}

function addScores(tally: Tally, part: number, count: number, passes: boolean): void {
  if (passes) tally.passed += count;
  if (part > 0 && part < scoreParts - 1) tally.graded += count;
}

interface Failed {
  at: number;
  evaluatorName: string | null;
  criterion: string | null;
  modelCore: string;
  run: number;
}

const withTags = (trace: string, tags: FigureFilters['tags']) =>
  tags
    .map(
      (_tag, number) => ` AND EXISTS (SELECT 1 FROM trace_tags AS tag WHERE tag.trace_seq = ${trace}
        AND tag.key = :key${number} AND tag.value = :value${number})`,
    )
    .join('');
const withRating = (trace: string, rating: boolean | undefined) =>
  rating === undefined ? '' : ` AND (SELECT rating FROM traces WHERE traces.seq = ${trace}) = :rating`;
const parametersOf = ({ account, tags, rating }: FigureFilters, { start, end }: Range) => ({
  account,
  start,
  end,
  rating: rating ? 1 : 0,
  ...Object.fromEntries(
    tags.flatMap(([key, value], number) => [
      [`key${number}`, key],
      [`value${number}`, value],
    ]),
  ),
});

/** A failed judgment counts at the time of its trace, or at its own if it has none. */
function* readFailed(
  filters: FigureFilters,
  { evaluatorName, criterion, modelCore }: Pick<TraceFilters, 'evaluatorName' | 'criterion' | 'modelCore'>,
  range: Range,
  found: (failed: Failed) => void,
): Reading<void> {
  const conditions = `${evaluatorName === undefined ? '' : ' AND evaluator_name = :evaluator_name'}
    ${criterion === undefined ? '' : ' AND criteria = :criterion'} ${modelCore === undefined ? '' : ' AND model_core = :model_core'}
    ${withTags('failed.trace_seq', filters.tags)} ${withRating('failed.trace_seq', filters.rating)}`;
  const parameters = {
    ...parametersOf(filters, range),
    evaluator_name: evaluatorName ?? null,
    criterion: criterion ?? null,
    model_core: modelCore ?? null,
  };
  const select = (at: string, which: string) => `
    SELECT ${at}, evaluator_name, criteria, model_core, trace_seq, coalesce(
      (SELECT run_seq FROM run_traces WHERE run_traces.trace_seq = failed.trace_seq), 0)
    FROM failed_judgments AS failed
    WHERE account_id = :account AND ${at} >= :start AND ${at} < :end AND trace_seq ${which} ${conditions}`;
  const ways = [select('trace_created_at', 'IS NOT NULL'), select('created_at', 'IS NULL')];
  for (const sql of ways)
    for (const [at, evaluatorName, criterion, modelCore, trace, run] of yield* rowsOf<
      [number, string | null, string | null, string, number | null, number]
    >(sql, parameters))
      if (!filters.texts || (trace !== null && filters.texts.has(trace)))
        found({ at, evaluatorName, criterion, modelCore, run });
}

interface Labelled {
  series: number;
  run: number;
  /** As most people say. */
  deserves: boolean;
  /** As the judge says. */
  passes: boolean;
}

/** The labels that were attached to these evaluations: the majority of each; ties say nothing. */
function* readLabels(filters: FigureFilters, range: Range, found: (labelled: Labelled) => void): Reading<void> {
  const { series, minScore, maxScore, threshold, texts } = filters;
  const select = sql`
    SELECT figure.trace_seq, figure.series_seq, coalesce(
        (SELECT run_seq FROM run_traces WHERE run_traces.trace_seq = figure.trace_seq), 0),
      figure.score, sum(label), count(*)
    FROM labels ${joinInOrder} evaluations AS own ON own.id = labels.evaluation_id AND own.account_id = labels.account_id
      ${joinInOrder} insight_figures AS figure ON figure.account_id = own.account_id
        AND figure.trace_created_at = own.trace_created_at AND figure.trace_seq = own.trace_seq
        AND figure.evaluation_seq = own.seq
    WHERE labels.account_id = :account AND figure.trace_created_at >= :start AND figure.trace_created_at < :end
      AND figure.score IS NOT NULL ${series ? sql`AND ${inSeries}` : ''}
      ${minScore === undefined ? '' : 'AND figure.score >= :min_score'} ${maxScore === undefined ? '' : 'AND figure.score <= :max_score'}
      ${withTags('figure.trace_seq', filters.tags)} ${withRating('figure.trace_seq', filters.rating)}
    GROUP BY own.seq, figure.trace_seq, figure.series_seq, figure.score`;
  const parameters = {
    ...parametersOf(filters, range),
    series: series ? JSON.stringify(series) : null,
    min_score: minScore ?? null,
    max_score: maxScore ?? null,
  };
  for (const [trace, series, run, score, passing, labels] of yield* rowsOf<
    [number, number, number, number, number, number]
  >(select, parameters))
    if (passing * 2 !== labels && (!texts || texts.has(trace)))
      found({ series, run, deserves: passing * 2 > labels, passes: score >= threshold });
}
