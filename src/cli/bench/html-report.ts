import { accuracyChart, calibrationChart } from './charts.ts';
import { escaped } from './escaped.ts';
import type { Report } from './report.ts';
import { reportParts, type Table } from './report-parts.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1b1f; --soft: #5c5c66; --line: #d9d9e0; --page: #fff; --mark: #2458c5; --other: #8a8a96; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececf1; --soft: #a6a6b3; --line: #3a3a44; --page: #17171b; --mark: #8fb4ff; --other: #8a8a96; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin-top: 2rem }
.scroll { overflow-x: auto } table { border-collapse: collapse }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th { font-weight: 600; color: var(--soft) } svg { max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 12px }
.axis { stroke: var(--line) } .judge { stroke: var(--mark); fill: var(--mark) } .baseline { stroke: var(--other); fill: var(--other) }
`;

/** The report as one HTML page, which loads nothing and runs nothing. */
export function htmlReport(report: Report): string {
  const { judged, bins, threshold } = report;
  const { title, counts, failures, figures, calibration, baselines, verdict, comparison } = reportParts(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`Bench: ${judged.judge}`)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(counts)} A score of ${threshold} or more passes.</p>
${failures.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${verdict === null ? '' : `<p><strong>${escaped(verdict)}</strong></p>`}
<h2>Figures</h2>
${tableOf(figures)}
${baselines ? `<h2>Beside trivial baselines</h2>\n${accuracyChart(report)}\n${tableOf(baselines)}` : ''}
${calibration ? `<h2>Calibration</h2>\n${calibrationChart(bins)}\n${tableOf(calibration)}` : ''}
${comparison ? `<h2>Beside another judge</h2>\n<p>${escaped(comparison.text)}</p>\n${tableOf(comparison)}` : ''}
</body>
</html>
`;
}

function tableOf({ head, rows }: Table): string {
  const cells = (row: string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table>\n<thead>${cells(head, 'th')}</thead>\n<tbody>\n${rows.map((row) => cells(row, 'td')).join('\n')}\n</tbody>\n</table></div>`;
}
