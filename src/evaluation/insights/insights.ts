import type { components, operations } from '../../../generated/openapi.d.ts';
import { justBelow, latencyOfPart, startOfFiftieth } from '../../store/insights/insight-parts.ts';
import type { Tally } from '../../store/insights/insight-tally.ts';
import type { GroupName, InsightQuery, InsightSums, SeriesChange } from '../../store/insights/read-insights.ts';
import { isoTime } from '../../store/iso-time.ts';
import type { Store } from '../../store/store.ts';
import type { TraceFilters } from '../../store/traces.ts';
import type { Caller } from '../authenticate.ts';
import { slowRead } from '../slow-read.ts';
import { readTraceFilters } from '../traces.ts';
import { readTimes } from './insight-times.ts';
import { tracesQuery } from './traces-query.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['getInsights']['parameters']['query']>;
type Figures = typeof import('../../insights/insight-figures.ts');

const bins = 10;
const mostChanges = 100;

/** Makes the sums and changes over an account's evaluations. */
export function createInsights(store: Store, now: () => number) {
  /** @throws RequestError `invalid`, `impossible`, `busy` */
  return async ({ account }: Caller, query: Query, signal: AbortSignal): Promise<Schemas['Insights']> => {
    // The figures are loaded with the first insights.
    const figures = await import('../../insights/insight-figures.ts');
    const { changesOf } = await import('../../insights/changes.ts');
    const { start, end, interval, starts } = readTimes(query, now());
    const { group_by = 'criterion', threshold = 0.5 } = query;
    const { start: _start, end: _end, failed: _failed, ...filters } = readTraceFilters(query);
    const asked: InsightQuery = {
      account: account.id,
      range: { start, end },
      starts,
      finest: interval === 'hour',
      groupBy: group_by,
      threshold,
      filters,
    };
    const sums = await slowRead(store.readInsights(asked, signal));
    const within: TraceFilters = { ...filters, start, end };
    const changes = changesOf(sums.changes);
    return {
      start_date: isoTime(start),
      end_date: isoTime(end),
      interval,
      group_by,
      threshold,
      total: figuresOf(figures, sums.total, within),
      histogram: histogramOf(sums, within),
      intervals: starts.map((from, at) => {
        const to = starts[at + 1] ?? end;
        return {
          start_date: isoTime(from),
          end_date: isoTime(to),
          figures: figuresOf(figures, sums.intervals[at]!, { ...filters, start: from, end: to }),
        };
      }),
      groups: sums.groups.map(({ name, tally, labels }) => ({
        evaluator_name: name.evaluatorName,
        criterion: name.criterion,
        model_core: name.modelCore,
        run: name.run,
        figures: figuresOf(figures, tally, { ...within, ...filtersOf(name, within) }),
        labels: figures.agreementOf(labels, 'labels'),
      })),
      more_groups: sums.moreGroups,
      changes: changes.slice(0, mostChanges).map(({ one, change }) => ({
        ...subjectOf(one),
        ...change,
        traces: tracesQuery({ ...within, ...filtersOf({ ...one, run: null }, within) }),
        traces_before: tracesQuery({
          ...within,
          ...filtersOf({ ...one, run: null }, within),
          start: start - (end - start),
          end: start,
        }),
      })),
      more_changes: Math.max(0, changes.length - mostChanges),
      people: {
        labels: figures.agreementOf(sums.labels, 'labels'),
        ratings: figures.agreementOf(sums.ratings, 'ratings'),
      },
    };
  };
}

const subjectOf = ({ evaluatorName, criterion, modelCore, judge }: SeriesChange) => ({
  evaluator_name: evaluatorName,
  criterion,
  model_core: modelCore,
  judge,
});

/** What the list is filtered by for a group. */
function filtersOf({ evaluatorName, criterion, modelCore, run }: GroupName, { tags = [] }: TraceFilters): TraceFilters {
  return {
    ...(evaluatorName !== null && { evaluatorName }),
    ...(criterion !== null && { criterion }),
    ...(modelCore !== null && { modelCore }),
    ...(run !== null && { tags: [...tags.filter(([key, value]) => key !== 'run' || value !== run), ['run', run]] }),
  };
}

function figuresOf({ meanScore, passRate, quantileOf }: Figures, tally: Tally, filters: TraceFilters) {
  const { minScore: _min, maxScore: _max, ...withoutScores } = filters;
  const latencies = [...tally.latencies].map(([part, count]) => [latencyOfPart(part), count] as const);
  return {
    evaluations: tally.evaluations,
    not_applicable: tally.nulls,
    cached: tally.cached,
    failed: tally.failed,
    mean_score: meanScore(tally),
    pass_rate: passRate(tally),
    latency_ms: { p50: quantileOf(latencies, 0.5), p95: quantileOf(latencies, 0.95) },
    tokens: { prompt: tally.promptTokens, completion: tally.completionTokens, saved: tally.savedTokens },
    traces: tracesQuery(filters),
    failed_traces: tracesQuery({ ...withoutScores, failed: true }),
  };
}

/** Five fiftieths of the scale make a bin; 0 and 1 have parts of their own. */
function histogramOf({ parts }: InsightSums, filters: TraceFilters): Schemas['Insights']['histogram'] {
  return Array.from({ length: bins }, (_, bin) => {
    const [first, end] = [bin * 5, bin * 5 + 5];
    const own = parts.slice(bin === 0 ? 0 : first + 1, bin === bins - 1 ? parts.length : end + 1);
    const low = first === 0 ? 0 : startOfFiftieth(first);
    const high = bin === bins - 1 ? 1 : justBelow(startOfFiftieth(end));
    return {
      low: bin / bins,
      high: (bin + 1) / bins,
      evaluations: own.reduce((sum, one) => sum + one, 0),
      traces: tracesQuery({
        ...filters,
        minScore: Math.max(low, filters.minScore ?? 0),
        maxScore: Math.min(high, filters.maxScore ?? 1),
      }),
    };
  });
}
