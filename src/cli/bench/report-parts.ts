import { type Figure, figureNames } from './figure.ts';
import { estimateText, type Report, remarkOf } from './report.ts';
import { verdictText } from './verdict-text.ts';

export interface Table {
  head: string[];
  rows: string[][];
}

/** What a report says in every form: its sentences and tables, null for those that it does not have. */
export function reportParts(report: Report) {
  const { judged, figures, bins, baselines, comparison } = report;
  return {
    title: `${judged.judge}, prompt ${judged.prompt_version}`,
    counts: countsText(report),
    failures: failureTexts(report),
    verdict: verdictText(report),
    figures: figureTable(figures),
    calibration: bins.length > 0 ? { head: binHead, rows: binCells(report) } : null,
    baselines: baselines.length > 0 ? besideBaselines(report) : null,
    comparison: comparison && { text: comparisonText(report)!, ...figureTable(comparison.differences) },
  };
}

const figureTable = (figures: readonly Figure[]): Table => ({ head: figureHead, rows: figureCells(figures) });

/** Rows of a table: figure, value with interval, number of cases, remark. */
const figureCells = (figures: readonly Figure[]): string[][] =>
  figures.map((one) => [figureNames[one.name].title, estimateText(one), one.n.toLocaleString('en'), remarkOf(one)]);

const figureHead = ['figure', 'value (95 % interval)', 'cases', 'remark'];

const baselineColumns = ['accuracy', 'balanced_accuracy', 'auc', 'spearman', 'kendall', 'pair_accuracy'] as const;

/** The judge beside its baselines: a table with the figures that any of them has. */
function besideBaselines({ judged, figures, baselines, without }: Report): Table {
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

const binHead = ['scores', 'cases', 'mean score', 'share that deserved to pass (95 % interval)'];

/** Rows of a table: the bins of the calibration. */
const binCells = ({ bins }: Report): string[][] =>
  bins.map(({ low, high, count, meanScore, passShare }) => [
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
    count.toLocaleString('en'),
    meanScore.toFixed(3),
    `${passShare.value.toFixed(3)} (${passShare.low.toFixed(3)} to ${passShare.high.toFixed(3)})`,
  ]);

/** The most frequent reasons of failed judgments. */
const failureTexts = ({ failures, without }: Report): string[] =>
  [...failures, ...(without?.failures ?? [])]
    .slice(0, 5)
    .map(({ error, count }) => `Could not be judged, ${count.toLocaleString('en')} times: ${error}`);

/** How many judgments there are, by how they ended. */
function countsText({ counts }: Report): string {
  const number = (value: number, what: string) => (value === 0 ? [] : [`${value.toLocaleString('en')} ${what}`]);
  return `${counts.judgments.toLocaleString('en')} judgments of ${counts.rows.toLocaleString('en')} rows: ${[
    `${counts.scored.toLocaleString('en')} scored`,
    ...number(counts.by_check, 'of them by exact checks'),
    ...number(counts.not_applicable, 'not applicable'),
    ...number(counts.failed, 'could not be judged'),
    ...number(counts.not_judged, 'not judged'),
  ].join(', ')}.`;
}

const probabilityText = (p: number) => (p < 0.001 ? 'below 0.001' : `= ${p.toFixed(3)}`);

const comparisonText = ({ comparison }: Report): string | null =>
  comparison &&
  `Difference to ${comparison.other.judge} (${comparison.other.prompt_version}) on the rows that both scored${
    comparison.p === null ? '' : `; p ${probabilityText(comparison.p)} for labels (McNemar, mid-p)`
  }:`;
