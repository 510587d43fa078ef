import { table } from '../table.ts';
import { visibleText } from '../visible-text.ts';
import {
  besideBaselines,
  comparisonText,
  countsText,
  figureCells,
  figureHead,
  type Report,
  verdictText,
} from './report.ts';

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { judged, comparison, figures, bins, baselines } = report;
  const beside = besideBaselines(report);
  const parts = [
    visibleText(`${judged.judge}, prompt ${judged.prompt_version}`),
    countsText(report),
    table(figureHead, figureCells(figures)),
    ...(bins.length > 1
      ? [
          table(
            ['scores', 'cases', 'mean score', 'share that deserved to pass (95 % interval)'],
            bins.map(({ low, high, count, meanScore, passShare }) => [
              `${low.toFixed(2)} to ${high.toFixed(2)}`,
              String(count),
              meanScore.toFixed(3),
              `${passShare.value.toFixed(3)} (${passShare.low.toFixed(3)} to ${passShare.high.toFixed(3)})`,
            ]),
          ),
        ]
      : []),
    ...(baselines.length > 0 ? [table(beside.head, beside.rows)] : []),
    verdictText(report),
    comparison && visibleText(comparisonText(report)!),
    comparison && table(figureHead, figureCells(comparison.differences)),
  ];
  return parts.filter((part) => part !== null).join('\n');
}
