import type { ReliabilityBin } from '../../statistics/calibration.ts';
import { escaped } from './escaped.ts';
import { type Figure, type FigureName, figureNames } from './figure.ts';
import { estimateText, type Report } from './report.ts';

const at = (value: number) => value.toFixed(1);

/** The mean score of each bin (across) and the share that deserved to pass (up), with its interval. On the line is right. */
export function calibrationChart(bins: readonly ReliabilityBin[]): string {
  const [size, left, top] = [300, 50, 10];
  const x = (value: number) => at(left + value * size);
  const y = (value: number) => at(top + (1 - value) * size);
  const ticks = [0, 0.5, 1].map(
    (tick) =>
      `<line class="axis" x1="${x(tick)}" y1="${y(0)}" x2="${x(tick)}" y2="${y(1)}"/><line class="axis" x1="${x(0)}" y1="${y(tick)}" x2="${x(1)}" y2="${y(tick)}"/>` +
      `<text x="${x(tick)}" y="${top + size + 18}" text-anchor="middle">${tick}</text><text x="${left - 8}" y="${y(tick)}" dy="4" text-anchor="end">${tick}</text>`,
  );
  const points = bins.map(
    ({ meanScore, passShare, count }) =>
      `<g class="judge"><title>${count} cases: mean score ${meanScore.toFixed(3)}, ${passShare.value.toFixed(3)} deserved to pass</title>` +
      `<line x1="${x(meanScore)}" y1="${y(passShare.low)}" x2="${x(meanScore)}" y2="${y(passShare.high)}"/><circle cx="${x(meanScore)}" cy="${y(passShare.value)}" r="4"/></g>`,
  );
  return `<svg width="380" height="370" viewBox="0 0 380 370" role="img" aria-label="Calibration: mean score and share that deserved to pass, per bin">
${ticks.join('\n')}
<line class="baseline" stroke-dasharray="4" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>
${points.join('\n')}
<text x="${x(0.5)}" y="${top + size + 40}" text-anchor="middle">mean score</text>
<text transform="translate(14 ${y(0.5)}) rotate(-90)" text-anchor="middle">share that deserved to pass</text>
</svg>`;
}

/** The first of these that the judge has is drawn. */
const drawn: FigureName[] = ['accuracy', 'pair_accuracy', 'spearman'];

/** The judge's accuracy and that of each baseline, with intervals. */
export function accuracyChart({ judged, figures, baselines, without }: Report): string {
  const name = drawn.find((one) => figures.some((figure) => figure.name === one));
  if (!name) return '';
  const least = name === 'spearman' ? -1 : 0;
  const [left, width, step] = [290, 400, 28];
  const x = (value: number) => at(left + ((value - least) / (1 - least)) * width);
  const rows = [
    { name: judged.judge, figures },
    ...(without ? [{ name: `${judged.judge}, no memory`, figures: without.figures }] : []),
    ...baselines,
  ].flatMap((row, index) => {
    const found = row.figures.find((figure) => figure.name === name);
    return found ? [{ label: row.name, found, kind: index === 0 ? 'judge' : 'baseline' }] : [];
  });
  const height = rows.length * step + 30;
  const grid = [least, (least + 1) / 2, 1].map(
    (tick) =>
      `<line class="axis" x1="${x(tick)}" y1="0" x2="${x(tick)}" y2="${height - 24}"/><text x="${x(tick)}" y="${height - 6}" text-anchor="middle">${tick}</text>`,
  );
  const bars = rows.map(({ label, found, kind }, index) => bar(label, found, kind, index * step + 16, x, left));
  return `<svg width="710" height="${height}" viewBox="0 0 710 ${height}" role="img" aria-label="${escaped(figureNames[name].title)} with 95 % intervals">
${grid.join('\n')}
${bars.join('\n')}
</svg>`;
}

const longest = 38;

function bar(label: string, found: Figure, kind: string, y: number, x: (value: number) => string, left: number) {
  const short = label.length > longest ? `${label.slice(0, longest)}…` : label;
  const interval =
    found.low === null || found.high === null
      ? ''
      : `<line x1="${x(found.low)}" y1="${y}" x2="${x(found.high)}" y2="${y}"/>`;
  return `<g class="${kind}"><title>${escaped(`${label}: ${estimateText(found)}`)}</title>${interval}<circle cx="${x(found.value)}" cy="${y}" r="4"/></g><text x="${left - 12}" y="${y + 4}" text-anchor="end">${escaped(short)}</text>`;
}
