import { sums } from './insight-counts.ts';

/** Added to a part of the latencies, so that none is negative. */
export const toLatency = 100;

/**
 * Where evaluations belong. What evaluations come to is told twice: by time alone (the start of an hour or a day, or a time
 * in it), and by everything else alone. A rating of −1 is none.
 */
export type Place = { by: 'time'; at: number } | { by: 'series'; series: number; run: number; rating: number };

export interface Sink {
  /** @param values In the order of `sums`. */
  sums(place: Place, values: readonly number[]): void;
  scores(place: Place, part: number, count: number, passes: boolean): void;
  latencies(place: Place, part: number, count: number): void;
  /** Scores that pass, and were counted without that. */
  passes(place: Place, count: number): void;
}

/** What the evaluations of one place come to. */
export class Gathered {
  readonly sums: number[] = sums.map(() => 0);
  /** By part. */
  readonly scores: number[] = [];
  /** By part and `toLatency`: a part may be negative. */
  readonly latencies: number[] = [];
  passing = 0;
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  /** Adds one evaluation. @param part Undefined: no score. @param score In millionths. @param latency With `toLatency`; 0: none. */
  addOne(
    part: number | undefined,
    score: number,
    latency: number,
    cached: number,
    promptTokens: number,
    completionTokens: number,
    savedTokens: number,
  ): void {
    const { sums, scores, latencies } = this;
    sums[0]! += 1;
    if (part === undefined) sums[1]! += 1;
    else scores[part] = (scores[part] ?? 0) + 1;
    sums[2]! += cached;
    sums[3]! += score;
    sums[4]! += Math.trunc((score * score) / 1_000_000 + 0.5);
    sums[5]! += promptTokens;
    sums[6]! += completionTokens;
    sums[7]! += savedTokens;
    if (latency > 0) latencies[latency] = (latencies[latency] ?? 0) + 1;
  }
}

/** Adds up by place, so that a sink is told once per place instead of once per row. */
export class Gathering {
  private readonly times = new Map<number, Gathered>();
  private last: Gathered | undefined;
  private lastSeries = 0;
  private lastKey = 0;
  private readonly others = new Map<number, Map<number, Gathered>>();

  atTime(at: number): Gathered {
    const known = this.times.get(at) ?? new Gathered({ by: 'time', at });
    this.times.set(at, known);
    return known;
  }

  ofSeries(series: number, run: number, rating: number): Gathered {
    const key = run * 3 + rating + 1;
    // Often the same as just before.
    if (this.last && series === this.lastSeries && key === this.lastKey) return this.last;
    const ofKey = this.others.get(key) ?? new Map<number, Gathered>();
    const known = ofKey.get(series);
    const gathered = known ?? new Gathered({ by: 'series', series, run, rating });
    if (!known) this.others.set(key, ofKey.set(series, gathered));
    this.lastSeries = series;
    this.lastKey = key;
    this.last = gathered;
    return gathered;
  }

  /** @param firstPassing The first part of the scale of which all scores pass. */
  tell(sink: Sink, firstPassing: number): void {
    for (const gathered of [this.times, ...this.others.values()].flatMap((some) => [...some.values()])) {
      const { place, passing } = gathered;
      if (gathered.sums[0]! > 0) sink.sums(place, gathered.sums);
      // What was never set is left out.
      gathered.scores.forEach((count, part) => void sink.scores(place, part, count, part >= firstPassing));
      gathered.latencies.forEach((count, part) => void sink.latencies(place, part - toLatency, count));
      if (passing > 0) sink.passes(place, passing);
    }
  }
}
