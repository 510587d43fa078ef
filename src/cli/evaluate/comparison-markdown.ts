import { casesText, verdictText } from '../compare/comparison-text.ts';
import { comparedNothing, otherJudges } from '../compare/gate.ts';
import type { RunComparison } from './baseline.ts';
import { codeSpan } from './markdown.ts';

/** Longer names are cut, in characters. */
const LONGEST = 300;

/**
 * What a comparison says of the run, as a title.
 * @param failed whether it fails the run
 */
export function comparisonTitle(comparison: RunComparison, failed: boolean): string {
  const { compares, verdict, counts } = comparison;
  if (comparedNothing(comparison)) return 'No case could be compared with the baseline';
  if (compares === 'judges') return 'Not compared with the baseline: another judge';
  if (verdict.verdict === 'worse') return 'Worse than the baseline';
  const regressed = `${counts.only_base_passed.toLocaleString('en')} regressed`;
  if (failed) return `${regressed} since the baseline`;
  const but = counts.only_base_passed > 0 ? `, ${regressed}` : '';
  if (verdict.verdict === 'better') return `Better than the baseline${but}`;
  if (verdict.verdict === 'not_comparable') return 'Not comparable with the baseline';
  if (verdict.reason === 'no_difference') return `As good as the baseline${but}`;
  return `Cannot say whether it is worse than the baseline${but}`;
}

/** The verdicts in Markdown, a list item each: overall, then by criterion. */
export function verdictLines(comparison: RunComparison): string[] {
  const { criteria, compares } = comparison;
  const judges = ({ base, candidate }: RunComparison['judges']) =>
    `${codeSpan(base.join(', '), LONGEST)} in the baseline, ${codeSpan(candidate.join(', '), LONGEST)} now`;
  return [
    ...(compares === 'judges' ? [`${otherJudges} Judges: ${judges(comparison.judges)}.`, ''] : []),
    `- **Overall: ${verdictText(comparison)}** (${casesText(comparison)})`,
    ...(criteria.length === 1
      ? []
      : criteria.map((one) => `- ${nameOf(one)}: ${verdictText(one)} (${casesText(one)})`)),
  ];
}

const nameOf = ({ evaluator_name, criterion }: RunComparison['criteria'][number]): string =>
  codeSpan(evaluator_name ?? criterion ?? '', LONGEST);
