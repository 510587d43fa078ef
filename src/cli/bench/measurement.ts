import { bootstrapMean } from '../../statistics/bootstrap.ts';
import type { ReliabilityBin } from '../../statistics/calibration.ts';
import { clustersOf } from '../../statistics/mean.ts';
import { wilson } from '../../statistics/proportion.ts';
import { bootstrapFigure } from '../../statistics/resample.ts';
import { tooFew } from '../../statistics/too-few.ts';
import { type Baseline, labelBaselines, pairBaselines, ratingBaselines } from './baselines.ts';
import { type Figure, type FigureName, figure } from './figure.ts';
import { calibrationFigures, correlation, drawsFor, labelFigures, ratingFigures } from './label-figures.ts';
import { pairFigures } from './pair-figures.ts';
import type { Result } from './results-file.ts';
import { answersOf, type LabelledRow } from './rows.ts';
import { type ScoredRow, scoredRows } from './scored-rows.ts';

export interface Measurement {
  counts: {
    rows: number;
    /** One per row, two per pair. */
    judgments: number;
    /** With a score. */
    scored: number;
    not_applicable: number;
    failed: number;
    /** Left when the run stopped. */
    not_judged: number;
    /** Of the scored ones, those by an exact check. */
    by_check: number;
  };
  /** Why judgments failed, most frequent first. */
  failures: { error: string; count: number }[];
  figures: Figure[];
  /** Scores beside labels; empty without labels. */
  bins: ReliabilityBin[];
  baselines: Baseline[];
}

/**
 * Measures a judge. Only scores are measured: failures and answers to which the criterion does not apply are counted apart.
 * @param threshold the lowest score that passes
 */
export function measure(
  rows: readonly LabelledRow[],
  results: ReadonlyMap<string, Result>,
  threshold: number,
): Measurement {
  const answers = rows.flatMap(answersOf);
  const found = answers.flatMap(({ key }) => results.get(key) ?? []);
  const ended = found.filter(({ error }) => error === null);
  const judged = ended.filter(({ score }) => score !== null);
  const { labels, ratings, pairs, rated } = scoredRows(rows, results, threshold);
  const { figures: calibration, bins } = calibrationFigures(labels);
  const { least: needs } = tooFew.clusters;
  return {
    counts: {
      rows: rows.length,
      judgments: answers.length,
      scored: judged.length,
      not_applicable: ended.length - judged.length,
      failed: found.length - ended.length,
      not_judged: answers.length - found.length,
      by_check: judged.filter(({ decided_by }) => decided_by === 'check').length,
    },
    failures: failuresOf(found),
    figures: [
      ...labelFigures(labels),
      ...calibration,
      ...ratingFigures(ratings),
      ...pairFigures(pairs),
      ...figure('not_applicable', wilson(ended.length - judged.length, ended.length), ended.length, { needs }),
      ...lengthFigures(rated),
      ...costFigures(ended.filter(({ decided_by }) => decided_by === 'model')),
    ],
    bins,
    baselines: [
      ...labelBaselines(labels),
      ...ratingBaselines(ratings),
      ...pairBaselines(pairs.map(({ measures }) => measures)),
    ],
  };
}

function failuresOf(results: Result[]): Measurement['failures'] {
  const errors = Map.groupBy(
    results.flatMap(({ error }) => error ?? []),
    (error) => error,
  );
  return Array.from(errors, ([error, { length: count }]) => ({ error, count })).sort((a, b) => b.count - a.count);
}

/** Whether longer answers score higher, beside whether they deserve it. */
function lengthFigures(rated: ScoredRow[]): Figure[] {
  const { least: needs } = tooFew.clusters;
  const withLength = (values: number[]) =>
    correlation(rated.map(({ length }, at) => ({ value: values[at]!, rating: length })));
  return [
    ...figure('score_with_length', withLength(rated.map(({ value }) => value)), rated.length, { needs }),
    ...figure('label_with_length', withLength(rated.map(({ label }) => label)), rated.length, { needs }),
  ];
}

function costFigures(asked: Result[]): Figure[] {
  const { least: needs } = tooFew.clusters;
  const mean = (name: FigureName, values: number[]) =>
    figure(name, bootstrapMean(clustersOf(values)), values.length, { needs });
  const usages = asked.flatMap(({ usage }) => usage ?? []);
  const times = asked.flatMap(({ latency_ms }) => latency_ms ?? []);
  const percentile = (share: number) => (drawn: readonly number[]) =>
    drawn.length === 0 ? null : drawn.toSorted((a, b) => a - b)[Math.ceil(share * drawn.length) - 1]!;
  const time = (name: FigureName, share: number) =>
    figure(name, bootstrapFigure(times, percentile(share), { draws: drawsFor(times.length) }), times.length, { needs });
  return [
    ...mean(
      'prompt_tokens',
      usages.map(({ prompt }) => prompt),
    ),
    ...mean(
      'completion_tokens',
      usages.map(({ completion }) => completion),
    ),
    ...time('latency_p50', 0.5),
    ...time('latency_p95', 0.95),
  ];
}
