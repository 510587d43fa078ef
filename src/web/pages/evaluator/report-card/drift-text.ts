import type { Schemas } from '../../../api/client.ts';
import { changeText, type Figure, percentText } from '../../../components/figures/numbers.ts';
import { fewText } from '../../../components/figures/too-few.tsx';
import { dateTimeText } from '../../../components/time.ts';

type Drift = Schemas['Drift'];

/** Below this, chance hardly explains the changes. */
const level = 0.05;
const pText = (p: number): string => (p < 0.01 ? 'p below 0.01' : `p ${p.toFixed(2)}`);
const rateText = ({ value, low, high }: Figure): string =>
  value === null || low === null || high === null
    ? 'not known'
    : `${changeText(value)} [${changeText(low)}, ${changeText(high)}]`;

/** Whether the judge changed, as far as its frozen labelled responses show it. */
export function driftText(drift: Drift): string {
  const { frozen_at, too_few, anchors, judged_again, changed, mid_p } = drift;
  if (frozen_at === null)
    return too_few ? `not known: ${fewText(too_few)} to freeze as anchors` : 'not known: no anchors are frozen.';
  const since = dateTimeText(frozen_at).split(',')[0];
  if (changed === null || mid_p === null)
    return `not known: none of the ${anchors} anchors of ${since} was judged again by this judge, prompt and version. Send them to the evaluator again, with Cache-Control: no-cache.`;
  const found = `${changed} of ${judged_again} anchors judged again since ${since} changed, ${pText(mid_p)}`;
  const head = too_few ? `${fewText(too_few)}: ` : mid_p < level ? 'the judge changed: ' : 'none found: ';
  const rates = `change of TPR ${rateText(drift.true_positive_rate)}, of TNR ${rateText(drift.true_negative_rate)}`;
  return [`${head}${found}; ${rates}.`, identityText(drift)].filter(Boolean).join(' ');
}

/** What is no longer what it was when the anchors were frozen. */
function identityText({ before, now }: Drift): string {
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
  return changes.length > 0 ? `Since then: ${changes.join('; ')}.` : '';
}

/** The pass rates of this week and the one before; undefined if there is nothing to compare. */
export function weeksText({ before, now, change, p }: Drift['weeks']): string | undefined {
  if (change.value === null || p === null) return undefined;
  if (change.too_few) return `${fewText(change.too_few)} to compare the last 7 days with those before`;
  const rate = ({ scored, passed }: { scored: number; passed: number }) => percentText(passed / scored);
  return `${rate(now)} passed in the last 7 days, ${rate(before)} in the 7 days before, ${pText(p)}`;
}
