import { table } from '../table.ts';
import { visibleText } from '../visible-text.ts';
import type { Report } from './report.ts';
import { reportParts, type Table } from './report-parts.ts';

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { title, counts, failures, figures, calibration, baselines, verdict, comparison } = reportParts(report);
  const tableOf = ({ head, rows }: Table) => table(head, rows);
  const parts = [
    visibleText(title),
    counts,
    ...failures.map(visibleText),
    tableOf(figures),
    calibration && tableOf(calibration),
    baselines && tableOf(baselines),
    verdict,
    comparison && visibleText(comparison.text),
    comparison && tableOf(comparison),
  ];
  return parts.filter((part) => part !== null).join('\n');
}
