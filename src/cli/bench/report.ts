import type { Comparison } from './comparison.ts';
import { type Figure, figureNames } from './figure.ts';
import type { Measurement } from './measurement.ts';
import type { Judged } from './results-file.ts';

/** What a run reports, in every form. */
export interface Report extends Measurement {
  judged: Judged;
  threshold: number;
  comparison: Comparison | null;
  /** The same judge without its memory; null if its memory is not measured. */
  without: (Measurement & { judged: Judged }) | null;
}

const whole = new Set<Figure['name']>(['prompt_tokens', 'completion_tokens', 'latency_p50', 'latency_p95']);

export const valueText = (value: number, name: Figure['name']): string =>
  whole.has(name) ? Math.round(value).toLocaleString('en') : value.toFixed(3);

/** `0.870 (0.816 to 0.910)` */
export const estimateText = ({ name, value, low, high }: Figure): string =>
  low === null || high === null
    ? valueText(value, name)
    : `${valueText(value, name)} (${valueText(low, name)} to ${valueText(high, name)})`;

export const remarkOf = ({ too_few }: Figure): string =>
  too_few === null ? '' : `too few: ${too_few.has.toLocaleString('en')} of ${too_few.needs}`;

/** Rows of a table: figure, value with interval, number of cases, remark. */
export const figureCells = (figures: readonly Figure[]): string[][] =>
  figures.map((one) => [figureNames[one.name].title, estimateText(one), one.n.toLocaleString('en'), remarkOf(one)]);

export const figureHead = ['figure', 'value (95 % interval)', 'cases', 'remark'];

const baselineColumns = ['accuracy', 'balanced_accuracy', 'auc', 'spearman', 'kendall', 'pair_accuracy'] as const;

/** The judge beside its baselines: a table with the figures that any of them has. */
export function besideBaselines({ judged, figures, baselines, without }: Report): { head: string[]; rows: string[][] } {
  const judges = [{ judged, figures }, ...(without ? [without] : [])];
  const named = judges.map((one) => ({
    name: `${one.judged.judge} (${one.judged.prompt_version})`,
    figures: one.figures,
  }));
  const rows = [...named, ...baselines];
  const columns = baselineColumns.filter((column) => figures.some(({ name }) => name === column));
  return {
    head: ['', ...columns.map((column) => figureNames[column].title)],
    rows: rows.map((row) => [
      row.name,
      ...columns.map((column) => {
        const found = row.figures.find(({ name }) => name === column);
        return found ? estimateText(found) : '-';
      }),
    ]),
  };
}

export const binHead = ['scores', 'cases', 'mean score', 'share that deserved to pass (95 % interval)'];

/** Rows of a table: the bins of the calibration. */
export const binCells = ({ bins }: Report): string[][] =>
  bins.map(({ low, high, count, meanScore, passShare }) => [
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
    count.toLocaleString('en'),
    meanScore.toFixed(3),
    `${passShare.value.toFixed(3)} (${passShare.low.toFixed(3)} to ${passShare.high.toFixed(3)})`,
  ]);

/** The most frequent reasons of failed judgments. */
export const failureTexts = ({ failures, without }: Report): string[] =>
  [...failures, ...(without?.failures ?? [])]
    .slice(0, 5)
    .map(({ error, count }) => `Could not be judged, ${count.toLocaleString('en')} times: ${error}`);

/** How many judgments there are, by how they ended. */
export function countsText({ counts }: Report): string {
  const number = (value: number, what: string) => (value === 0 ? [] : [`${value.toLocaleString('en')} ${what}`]);
  return `${counts.judgments.toLocaleString('en')} judgments of ${counts.rows.toLocaleString('en')} rows: ${[
    `${counts.scored.toLocaleString('en')} scored`,
    ...number(counts.by_check, 'of them by exact checks'),
    ...number(counts.not_applicable, 'not applicable'),
    ...number(counts.failed, 'could not be judged'),
    ...number(counts.not_judged, 'not judged'),
  ].join(', ')}.`;
}

/** The judge's main figure beside the best baseline's, as a sentence; null without labels. */
export function verdictText({ figures, baselines }: Report): string | null {
  for (const name of ['balanced_accuracy', 'pair_accuracy', 'spearman'] as const) {
    const own = figures.find((one) => one.name === name);
    const [best] = baselines
      .flatMap(({ name: baseline, figures: others }) =>
        others.filter((one) => one.name === name).map(({ value }) => ({ baseline, value })),
      )
      .sort((a, b) => b.value - a.value);
    if (!own || own.low === null || !best) continue;
    return `In ${figureNames[name].title}, the judge ${standing(own.value, own.low, best.value)} the best baseline (${best.baseline}: ${best.value.toFixed(3)}).`;
  }
  return null;
}

function standing(value: number, low: number, best: number): string {
  if (low > best) return 'is better than';
  return value > best
    ? 'is not shown to be better (its interval contains it) than'
    : 'is not fit for these rows: it is no better than';
}

export const comparisonText = ({ comparison }: Report): string | null =>
  comparison &&
  `Difference to ${comparison.other.judge} (${comparison.other.prompt_version}) on the rows that both scored${
    comparison.p === null ? '' : `; p = ${comparison.p.toFixed(3)} for labels (McNemar, mid-p)`
  }:`;
