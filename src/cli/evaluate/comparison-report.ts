import { comparisonText } from '../compare/comparison-text.ts';
import { comparedNothing, nothingCompared, otherJudges } from '../compare/gate.ts';
import { count } from '../database.ts';
import { visibleText } from '../visible-text.ts';
import type { Baseline } from './baseline.ts';
import type { Report, RunEnd } from './report.ts';

/**
 * Prints the comparison with the baseline, and what it means for the exit code.
 * @param print Standard output, or standard error if results are printed there.
 */
export function comparisonReport(baseline: Baseline, print: (text: string) => void): Report {
  let isNamed = true;
  return {
    add: ({ id, input_hash }) => {
      isNamed &&= id !== null || input_hash !== null;
    },
    end(run) {
      const { comparison } = run;
      if (!comparison) return print(`\nNot compared with ${visibleText(baseline.file)}: not everything was judged.`);
      print(`\n${visibleText(comparisonText(comparison))}\n\n${gateText(run)}`);
      for (const warning of baseline.warnings()) console.error(`deemster: ${visibleText(warning)}`);
      if (comparison.compares === 'judges') console.error(`deemster: ${otherJudges}`);
      else if (comparison.counts.missing_in_base > 0 && !isNamed) console.error(`deemster: ${withoutId}`);
      else if (comparedNothing(comparison)) console.error(`deemster: ${nothingCompared}`);
    },
  };
}

const withoutId =
  'Some rows have no id and no question, so they are compared only if nothing in them changed. Name a column with --id-column.';

const gateTexts: Record<number, string> = {
  0: 'passed',
  1: 'failed',
  3: 'not decided, because a judgment could not be made or a row could not be read',
  4: 'cannot say',
};

/** Such as `Gate (--fail-on worse): passed. Results that did not pass do not count.` */
function gateText({ code, tallies, comparison, failOn }: RunEnd): string {
  const { fail, inconclusive } = tallies.total.counts;
  const isGate = failOn !== 'failed' && failOn !== 'never';
  const gate = `Gate (--fail-on ${failOn}): ${gateTexts[code]}${isGate ? reasonText(code, comparison!) : ''}.`;
  return isGate && code === 0 && fail + inconclusive > 0 ? `${gate} Results that did not pass do not count.` : gate;
}

/** Why a gate failed although nothing is said to be worse, or decided nothing. */
function reasonText(code: number, comparison: NonNullable<RunEnd['comparison']>): string {
  const { compares, counts, verdict } = comparison;
  if (code === 4 && comparedNothing(comparison)) return ', because no case could be compared';
  if (code === 1 && verdict.verdict !== 'worse') {
    const cases = counts.only_base_passed;
    return `, because ${count(cases, 'result')} passed in the baseline and ${cases === 1 ? 'does' : 'do'} not now`;
  }
  if (code !== 0) return '';
  if (compares === 'judges') return ', because judges were compared, and not the product';
  if (counts.compared === 0) return ', because the criteria apply to no case';
  const isOpen = verdict.verdict === 'cannot_say' || verdict.verdict === 'not_comparable';
  return isOpen && verdict.reason !== 'no_difference' ? ', because nothing shows that it is worse' : '';
}
