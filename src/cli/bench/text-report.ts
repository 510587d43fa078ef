import { table } from '../table.ts';
import { visibleText } from '../visible-text.ts';
import {
  besideBaselines,
  binCells,
  binHead,
  comparisonText,
  countsText,
  failureTexts,
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
    ...failureTexts(report).map(visibleText),
    table(figureHead, figureCells(figures)),
    ...(bins.length > 0 ? [table(binHead, binCells(report))] : []),
    ...(baselines.length > 0 ? [table(beside.head, beside.rows)] : []),
    verdictText(report),
    comparison && visibleText(comparisonText(report)!),
    comparison && table(figureHead, figureCells(comparison.differences)),
  ];
  return parts.filter((part) => part !== null).join('\n');
}
