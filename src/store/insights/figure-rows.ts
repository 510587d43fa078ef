import { characters, indexed, sql, together } from '../dialect.ts';
import { type Reading, rowsOf } from '../reader/rows.ts';
import { type Detail, gatherEvaluations, passingRange } from './evaluation-figures.ts';
import { type FigureFilters, inSeries, type Range } from './figure-filters.ts';
import { type Gathered, Gathering, type Sink, toLatency } from './gathering.ts';
import { daySlot, hourSlot, sums } from './insight-counts.ts';
import { dayMilliseconds, hourMilliseconds, passingParts } from './insight-parts.ts';
import { digits, numberAt } from './packed.ts';

type SumSegment = Segment & { by: 'day' | 'hour' };

interface Segment extends Range {
  by: 'day' | 'hour' | 'evaluation';
}

/**
 * Reads what evaluations come to, from the sums where they suffice: for whole hours and days, by series, run and rating.
 * Whatever else is asked is read evaluation by evaluation.
 * @param detail What must be told apart; undefined: no times.
 */
export function* readFigures(filters: FigureFilters, range: Range, detail: Detail, sink: Sink): Reading<void> {
  const { part: firstPassing } = passingParts(filters.threshold);
  const onlyRun = filters.tags.length === 1 && filters.tags[0]![0] === 'run' ? filters.tags[0]![1] : undefined;
  const suffice =
    (filters.tags.length === 0 || (onlyRun !== undefined && onlyRun !== '')) &&
    filters.minScore === undefined &&
    filters.maxScore === undefined &&
    !filters.texts;
  const gathering = new Gathering();
  for (const segment of suffice ? segmentsOf(range, detail === 'hours') : [{ by: 'evaluation' as const, ...range }])
    if (segment.by === 'evaluation') yield* gatherEvaluations(filters, segment, detail, gathering, 'all');
    else {
      yield* readSums(filters, onlyRun, segment as SumSegment, detail, gathering, sink);
      // The part that the threshold divides.
      if (passingRange(filters.threshold)) yield* gatherEvaluations(filters, segment, detail, gathering, 'passing');
    }
  gathering.tell(sink, firstPassing);
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

/** The widths of what is read of a row of `insight_parts`, in their order; a run is the last. */
const [seriesWidth, partWidth, countWidth, runWidth] = [3, 1, 3, 3];

function* readSums(
  { account, series, rating, withRuns }: FigureFilters,
  run: string | undefined,
  { by, start, end }: SumSegment,
  detail: Detail,
  gathering: Gathering,
  sink: Sink,
): Reading<void> {
  const slot = by === 'day' ? daySlot : hourSlot;
  const ends = [slot(start), slot(end - 1)];
  const conditions = sql`${series ? sql`AND ${inSeries}` : ''}
    ${run === undefined ? '' : sql`AND run_seq = (SELECT seq FROM runs WHERE account_id = :account AND ${indexed('name')} = ${indexed('CAST(:run AS TEXT)')})`}
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
  const hours = sql`FROM insight_hours WHERE account_id = :account AND slot BETWEEN :first AND :last ${conditions}`;
  // SQLite adds up four times as fast as rows can be read one by one.
  const bySeries = sql`SELECT series_seq, ${withRuns ? 'run_seq' : '0'}, rating, ${added} ${hours}
    GROUP BY series_seq, ${withRuns ? 'run_seq, ' : ''} rating`;
  for (const [series, run, rating, ...values] of yield* rowsOf<[number, number, number, ...number[]]>(
    bySeries,
    parameters,
  ))
    sink.sums({ by: 'series', series, run, rating }, values);
  const slots: number[] = [];
  for (const [slot, ...values] of yield* rowsOf<[number, ...number[]]>(
    sql`SELECT slot, ${added} ${hours} GROUP BY slot`,
    parameters,
  )) {
    slots.push(slot);
    if (detail) sink.sums({ by: 'time', at: startOf(slot) }, values);
  }

  const columns = [
    digits('series_seq', seriesWidth),
    digits(`((part + ${toLatency}) << 3) | ((rating + 1) << 1) | kind`, partWidth),
    digits('evaluations', countWidth),
    ...(withRuns ? [digits('run_seq', runWidth)] : []),
  ];
  const runAt = seriesWidth + partWidth + countWidth;
  const width = runAt + (withRuns ? runWidth : 0);
  const parts = sql`SELECT ${together(characters(columns))} FROM insight_parts
    WHERE account_id = :account AND slot = :slot ${conditions}`;
  for (const slot of slots) {
    const [row] = yield* rowsOf<[string | null]>(parts, { ...parameters, slot });
    const text = row?.[0] ?? '';
    const timed = detail && gathering.atTime(startOf(slot));
    for (let at = 0; at < text.length; at += width) {
      const rest = numberAt(text, at + seriesWidth, partWidth);
      const count = numberAt(text, at + seriesWidth + partWidth, countWidth);
      const run = withRuns ? numberAt(text, at + runAt, runWidth) : 0;
      const other = gathering.ofSeries(numberAt(text, at, seriesWidth), run, ((rest >> 1) & 3) - 1);
      addPart(other, rest, count);
      if (timed) addPart(timed, rest, count);
    }
  }
}

/** @param rest The part with `toLatency`, the rating, and whether it is of the latencies. */
function addPart({ scores, latencies }: Gathered, rest: number, count: number): void {
  const part = rest >> 3;
  if ((rest & 1) === 0) scores[part - toLatency] = (scores[part - toLatency] ?? 0) + count;
  else latencies[part] = (latencies[part] ?? 0) + count;
}
