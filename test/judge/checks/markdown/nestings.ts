import type { CheckResult } from '../../../../src/judge/checks/check.ts';

/** What a line repeats, so that a reader of Markdown goes ever deeper. */
export const NESTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '- - - ',
      '> > > ',
      '* * * ',
      '_ _ _ ',
      '1. 1. ',
      '> - > - ',
      '[[[[',
      '![![',
      '****',
      '____',
      '~~~~',
      '((((',
      '{{{{',
    ].map((unit) => [unit, unit]),
  ),
  'a table’s row': '| a ',
  'deep HTML': '<div><ul><li>',
  'tags without end': '<a <b ',
  'deep links': '[a](',
  '**a **b': '**a **b ',
  'deep quotations': '“a ',
};

/** One line of such repetitions. */
export function nested(name: string, length: number): string {
  const unit = NESTINGS[name] ?? name;
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** Whether a check decided or said that it cannot. */
export const isSettled = (result: CheckResult): boolean =>
  [true, false, null, 'undecided'].includes(result.holds) &&
  (typeof result.holds !== 'boolean' || (result.nearness >= 0 && result.nearness <= 1));
