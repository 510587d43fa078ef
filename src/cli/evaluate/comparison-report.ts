import { comparisonText } from '../compare/comparison-text.ts';
import { otherJudges } from '../compare/gate.ts';
import { visibleText } from '../visible-text.ts';
import type { Baseline } from './baseline.ts';
import type { FailOn } from './exit-code.ts';
import type { Report, RunEnd } from './report.ts';

/**
 * Prints the comparison with the baseline, and what it means for the exit code.
 * @param print Standard output, or standard error if results are printed there.
 */
export function comparisonReport(baseline: Baseline, failOn: FailOn, print: (text: string) => void): Report {
  let isNamed = true;
  return {
    add: ({ id }) => {
      isNamed &&= id !== null;
    },
    end(run) {
      const { comparison } = run;
      if (!comparison) return print(`\nNot compared with ${visibleText(baseline.file)}: not everything was judged.`);
      print(`\n${visibleText(comparisonText(comparison))}\n\n${gateText(run, failOn)}`);
      if (comparison.compares === 'judges') console.error(`deemster: ${otherJudges}`);
      if (comparison.counts.missing_in_base > 0 && !isNamed) console.error(`deemster: ${withoutId}`);
    },
  };
}

const withoutId =
  'Some rows have no id, so they are compared only if nothing in them changed. Name a column with --id-column.';

const gateTexts: Record<number, string> = {
  0: 'passed',
  1: 'failed',
  3: 'not decided, because a judgment could not be made or a row could not be read',
  4: 'cannot say',
};

/** Such as `Gate (--fail-on worse): passed. What is below the threshold does not count.` */
function gateText({ code, tallies }: RunEnd, failOn: FailOn): string {
  const { fail, inconclusive } = tallies.total.counts;
  const isTolerated = code === 0 && failOn !== 'failed' && fail + inconclusive > 0;
  const gate = `Gate (--fail-on ${failOn}): ${gateTexts[code]}.`;
  return isTolerated ? `${gate} Results that did not pass do not count.` : gate;
}
