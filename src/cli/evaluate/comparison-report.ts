import { comparisonText } from '../compare/comparison-text.ts';
import { otherJudges } from '../compare/gate.ts';
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
      if (comparison.compares === 'judges') console.error(`deemster: ${otherJudges}`);
      if (comparison.counts.missing_in_base > 0 && !isNamed) console.error(`deemster: ${withoutId}`);
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
  const { verdict, reason } = comparison!.verdict;
  const isGate = code === 0 && failOn !== 'failed' && failOn !== 'never';
  const isOpen = isGate && (verdict === 'cannot_say' || verdict === 'not_comparable') && reason !== 'no_difference';
  const gate = `Gate (--fail-on ${failOn}): ${gateTexts[code]}${isOpen ? ', because nothing shows that it is worse' : ''}.`;
  return isGate && fail + inconclusive > 0 ? `${gate} Results that did not pass do not count.` : gate;
}
