import { appendFileSync } from 'node:fs';
import { fileFault } from '../output-file.ts';
import type { Report } from './report.ts';
import { passRateOf } from './tally.ts';

const results: Record<number, string> = {
  0: 'passed',
  1: 'failed',
  2: 'wrong-usage',
  3: 'not-judged',
  4: 'inconclusive',
};

/**
 * Sets the step's outputs in GitHub Actions: `result`, `pass-rate` (0 to 1; empty without a score) and `verdict` (of the comparison
 * with the baseline; empty without one).
 * @param file What GITHUB_OUTPUT names.
 */
export const githubOutputs = (file: string): Report => ({
  end({ code, tallies, comparison }) {
    const lines = [
      `result=${results[code]}`,
      `pass-rate=${passRateOf(tallies.total)?.toFixed(4) ?? ''}`,
      `verdict=${comparison?.verdict.verdict ?? ''}`,
    ];
    try {
      appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
    } catch (error) {
      throw fileFault(file, error);
    }
  },
});
