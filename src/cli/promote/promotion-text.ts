import type { Candidate, Figure } from '../../client/index.ts';
import { count } from '../database.ts';
import { shellWord } from '../shell-word.ts';
import { pointsText } from '../signed-number.ts';

type Comparison = NonNullable<Candidate['comparison']>;
type Rate = Comparison['agreement'];

const changes: Record<Candidate['changes'], (candidate: Candidate) => string> = {
  criterion: ({ evaluation_criteria }) => `another criterion: ${evaluation_criteria}`,
  settings: ({ model_core }) => `other settings (model core ${model_core})`,
  judge: () => 'the judge and prompt that the service has now',
};

/** What a replay would judge, and what that costs. */
export function planText(candidate: Candidate): string {
  const { plan, evaluator_name, base_version } = candidate;
  const { cases, to_pass, to_fail, calls, tokens, base_judge } = plan;
  const head = `${evaluator_name}, version ${base_version}, compared with ${changes[candidate.changes](candidate)}`;
  const by = base_judge === null ? 'no judge' : base_judge === 'check' ? 'exact checks' : base_judge;
  const notJudged =
    candidate.changes === 'judge'
      ? 'without a stored verdict of a former judge or prompt'
      : `that version ${base_version} has not scored (${by})`;
  const left = [
    [plan.ties, 'on which people are divided'],
    [plan.not_judged, notJudged],
    [plan.not_applicable, 'to which the criterion does not apply'],
    [plan.over_the_bounds, 'over the bounds'],
  ] as const;
  const parts = left.flatMap(([number, what]) => (number > 0 ? [`${number.toLocaleString('en')} ${what}`] : []));
  const leftOut = parts.length > 0 ? [`Left out: ${parts.join(', ')}.`] : [];
  if (cases === 0) {
    const none =
      plan.labelled === 0
        ? `No response has a label. This asks for them: deemster label --evaluator=${shellWord(evaluator_name)}`
        : `There is no case to replay, although ${count(plan.labelled, 'response')} ${plan.labelled === 1 ? 'has' : 'have'} labels.`;
    return [head, none, ...leftOut].join('\n');
  }
  const cost = calls === 0 ? 'exact checks, no calls' : `about ${count(calls, 'call')} and ${count(tokens, 'token')}`;
  return [
    head,
    `Replays ${count(cases, 'labelled case')} (${to_pass} deserve to pass, ${to_fail} to fail): ${cost}.`,
    ...leftOut,
  ].join('\n');
}

const words = { better: 'Better', worse: 'Worse', cannot_say: 'Cannot say' };

/** How a replayed candidate compares, on one screen. */
export function resultText(candidate: Candidate): string {
  const comparison = candidate.comparison!;
  const { verdict } = comparison;
  const more =
    verdict.more_cases === null ? '' : ` About ${count(verdict.more_cases, 'more labelled case')} would show it.`;
  return [
    '',
    ...tableOf(candidate, comparison),
    ...changedLines(candidate),
    ...setupLines(comparison),
    ...leftOutLines(candidate, comparison),
    '',
    `${words[verdict.verdict]}. ${verdict.explanation}${more}`,
  ].join('\n');
}

const percent = (value: number) => String(Math.round(value * 100));
const figureText = ({ value, low, high }: Figure) =>
  value === null ? 'not known' : `${percent(value)} % (${percent(low!)} to ${percent(high!)})`;

function tableOf({ base_version }: Candidate, comparison: Comparison): string[] {
  const row = (what: string, ...cells: string[]) =>
    `${what.padEnd(36)} ${cells.map((cell) => cell.padEnd(18)).join(' ')}`.trimEnd();
  const rate = (what: string, { base, candidate, difference, labels }: Rate) =>
    row(
      what,
      figureText(base),
      figureText(candidate),
      difference
        ? `${pointsText(difference.value)} points (${pointsText(difference.low)} to ${pointsText(difference.high)})`
        : '',
    ) + (candidate.too_few ? `; only ${count(labels, 'label')}` : '');
  return [
    row('', `version ${base_version}`, 'candidate', 'difference'),
    rate('agrees with people', comparison.agreement),
    rate('passes what deserves to pass (TPR)', comparison.true_positive_rate),
    rate('fails what deserves to fail (TNR)', comparison.true_negative_rate),
  ];
}

/** How many changed cases are printed. */
const mostPrinted = 5;

function changedLines({ changed_cases, more_changed_cases, comparison }: Candidate): string[] {
  const { only_base_right: broken, only_candidate_right: mended } = comparison!.counts;
  if (comparison!.counts.compared === 0) return [];
  if (broken + mended === 0) return ['', 'No verdict changed.'];
  const printed = changed_cases
    .slice(0, mostPrinted)
    .map(({ change, label, base_score, candidate_score, trace_id }) => {
      const deserves = `deserves to ${label ? 'pass' : 'fail'}`;
      return `  ${change}  ${deserves}  ${base_score.toFixed(2)} → ${candidate_score.toFixed(2)}  ${trace_id}`;
    });
  const more = changed_cases.length - printed.length + more_changed_cases;
  return ['', `Changed: ${broken} broken, ${mended} mended`, ...printed, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

function setupLines({ base, candidate }: Comparison): string[] {
  const text = ({ judges, prompt_versions }: Comparison['base']) => [...judges, ...prompt_versions].join(', ');
  return ['', text(base)].includes(text(candidate)) ? [] : ['', `Judge: ${text(base)} before, ${text(candidate)} now`];
}

function leftOutLines({ stopped_by, failed_cases }: Candidate, { counts }: Comparison): string[] {
  const why = { max_tokens: ' (the tokens were spent)', failures: ' (too many failed)' };
  const left = [
    [counts.failed, 'could not be judged'],
    [counts.not_applicable, 'to which the candidate does not apply'],
    [counts.not_replayed, `not reached${stopped_by ? why[stopped_by] : ''}`],
  ] as const;
  const parts = left.flatMap(([number, what]) => (number > 0 ? [`${number} ${what}`] : []));
  return parts.length > 0 ? ['', `Not compared: ${parts.join(', ')}`, ...reasonLines(failed_cases)] : [];
}

/** How many reasons are printed. */
const mostReasons = 3;

/** Why cases could not be judged, the most frequent reasons first. */
function reasonLines(failed: Candidate['failed_cases']): string[] {
  const groups = Map.groupBy(failed, ({ reason }) => reason ?? 'not known');
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, mostReasons)
    .map(([reason, { length }]) => `  ${length.toLocaleString('en')} times: ${reason}`);
}
