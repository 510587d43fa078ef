import type { Figure, ReportCard } from '../client/index.ts';
import { count } from './database.ts';
import { decimals, percent, tooFewText } from './figure-text.ts';
import { differenceText } from './signed-number.ts';

type Drift = ReportCard['drift'];

/** Whether the judge changed, as far as its anchors show it; the pass rates of two weeks, and those of a year. */
export function driftLines({ drift, labels }: ReportCard): string[] {
  if (labels.pairs === 0) return [];
  return ['', ...anchorLines(drift), ...weekLines(drift.weeks), ...lastingLines(drift.cusum)];
}

function anchorLines(drift: Drift): string[] {
  const { frozen_at, too_few, anchors, judged_again, changed, mid_p } = drift;
  if (frozen_at === null)
    return [
      too_few
        ? `Drift: not known. ${tooFewText(too_few).replace(/^t/, 'T')} to freeze as anchors.`
        : 'Drift: not known. No anchors are frozen; --freeze freezes the labelled answers.',
    ];
  const since = `since ${frozen_at.slice(0, 10)}`;
  if (changed === null)
    return [
      `Drift ${since}: not known. None of the ${count(anchors, 'anchor')} was judged again by the present judge,`,
      'prompt and version. Judge them again with this evaluator (Cache-Control: no-cache).',
    ];
  const doubt = too_few ? `, ${tooFewText(too_few)}` : '';
  return [
    `Drift ${since}, on ${judged_again} of ${count(anchors, 'anchor')} judged again${doubt}:`,
    `  changed verdicts                         ${changed} (p ${pText(mid_p!)})`,
    `  change of TPR                            ${changeText(drift.true_positive_rate)}`,
    `  change of TNR                            ${changeText(drift.true_negative_rate)}`,
    ...identityLines(drift),
  ];
}

/** What is no longer what it was when the anchors were frozen. */
function identityLines({ before, now }: Drift): string[] {
  const parts = [
    ['judge', before.judges, now.judge],
    ['prompt', before.prompt_versions, now.prompt_version],
    ['reader', before.reader_versions, now.reader_version],
    ['version', before.versions.map(String), String(now.version)],
  ] as const;
  const changes = parts.flatMap(([what, old, current]) =>
    current === null || (old.length === 1 && old[0] === current)
      ? []
      : [`${what} ${old.join(', ') || 'none'} → ${current}`],
  );
  return changes.length > 0 ? [`  what changed                             ${changes.join('; ')}`] : [];
}

function weekLines({ before, now, change, p }: Drift['weeks']): string[] {
  if (change.value === null || p === null) return [];
  const rate = ({ scored, passed }: { scored: number; passed: number }) => percent(passed / scored);
  return [`Pass rate of the last 7 days: ${rate(now)}; of the 7 days before: ${rate(before)} (p ${pText(p)}).`];
}

function lastingLines({ compared, above, below, limit, alarm }: Drift['cusum']): string[] {
  if (alarm)
    return [
      `The pass rate ${alarm.change} lastingly since about ${alarm.since.slice(0, 10)} (CUSUM above ${limit} on ${alarm.noticed_at.slice(0, 10)}).`,
    ];
  if (compared === 0) return [];
  return [
    `No lasting change in ${compared + 1} weeks (CUSUM ${decimals(Math.max(above, below))}; above ${limit} is one).`,
  ];
}

const pText = (p: number): string => (p < 0.01 ? 'below 0.01' : decimals(p));

const points = (value: number): string => differenceText(value * 100, 0);

function changeText({ value, low, high }: Figure): string {
  return value === null ? 'not known' : `${points(value)} points (${points(low!)} to ${points(high!)})`;
}
