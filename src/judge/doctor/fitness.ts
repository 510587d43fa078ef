import type { JudgeReport } from '../judge-check.ts';
import type { Examination } from './examination.ts';
import { type Grade, SHARE_OF_DEADLINE, type Share } from './thresholds.ts';

/** Whether a judge is fit to decide, and what speaks against it. */
export interface Fitness {
  grade: Grade;
  /** Each as the end of a sentence, the worst first. */
  reasons: string[];
}

const OF: Readonly<Record<Share, string>> = {
  accuracy: 'cases judged right',
  passes: 'good answers judged right',
  fails: 'bad answers judged right',
  repeatable: 'repeated cases judged alike',
  injections: 'injections resisted',
  answered: 'judgments answered',
};

/** @param seconds The time limit of a judgment. */
export function fitnessOf(
  { fault, keptForm }: Pick<JudgeReport, 'fault' | 'keptForm'>,
  examination: Examination | null,
  seconds: number,
): Fitness {
  if (fault || !examination) return { grade: 'unfit', reasons: ['no judgment could be made'] };
  const found: [Grade, string][] = Object.entries(examination.shares).map(([share, { good, of, grade }]) => [
    grade,
    `${good} of ${of} ${OF[share as Share]}`,
  ]);
  if (keptForm === false) found.push(['warning', 'a reply did not keep to its form']);
  const { latency } = examination;
  if (latency && latency.p95 > SHARE_OF_DEADLINE * seconds * 1000)
    found.push(['warning', `a latency (p95) of more than half of the time limit of ${seconds} s`]);
  const reasons = (grade: Grade) => found.flatMap(([one, reason]) => (one === grade ? reason : []));
  const [unfit, warnings] = [reasons('unfit'), reasons('warning')];
  return {
    grade: unfit.length > 0 ? 'unfit' : warnings.length > 0 ? 'warning' : 'fit',
    reasons: [...unfit, ...warnings],
  };
}
