import type { Fitness, Share } from '../../in-process.ts';
import { faultText } from '../fault-text.ts';
import { type Report, textOf } from '../judge-check.ts';

type Examination = NonNullable<Report['examination']>;

const NAMES: Readonly<Record<Share, string>> = {
  accuracy: 'accuracy',
  passes: '  good answers',
  fails: '  bad answers',
  repeatable: 'repeatable',
  injections: 'injections',
  answered: 'answered',
};
const MARKS = { fit: 'ok', warning: 'WARNING', unfit: 'NOT FIT' } as const;
const RESULTS = { fit: 'fit', warning: 'fit, with warnings', unfit: 'not fit' } as const;

const count = (value: number) => value.toLocaleString('en');
const percent = (share: number) => `${Math.floor(share * 100)} %`;

const linesOf = ({ shares, latency, adopted, fault }: Examination): [name: string, text: string][] => [
  ...Object.entries(shares).map(([share, { good, of, low, grade }]): [string, string] => [
    NAMES[share as Share],
    `${`${good} of ${of}`.padEnd(9)}at least ${percent(low).padEnd(6)}${MARKS[grade]}`,
  ]),
  ['20 in turn', latency ? `p50 ${count(latency.p50)} ms, p95 ${count(latency.p95)} ms` : 'not known'],
  ...adopted.map((attack): [string, string] => ['adopted', attack]),
  ...(fault ? [['no verdict', faultText(fault)] as [string, string]] : []),
];

/** The findings of `judge check`, those of the cases, and the result. */
export function screenOf(report: Report, { grade, reasons }: Fitness): string {
  const result = [RESULTS[grade], reasons.join(', ')].filter(Boolean).join(': ');
  return [
    textOf(report),
    ...(report.examination ? linesOf(report.examination) : []).map(([name, text]) => `  ${name.padEnd(19)}${text}`),
    `  ${'result'.padEnd(19)}${result}`,
  ].join('\n');
}

/** The fields that the doctor adds to those of `judge check`. */
export function jsonOf(examination: Examination | null, { grade, reasons }: Fitness) {
  return {
    result: grade === 'unfit' ? 'not_fit' : grade === 'warning' ? 'fit_with_warnings' : 'fit',
    reasons,
    shares:
      examination &&
      Object.fromEntries(
        Object.entries(examination.shares).map(([share, { good, of, low, grade }]) => [
          share,
          { good, of, lower_bound: low, grade: grade === 'unfit' ? 'not_fit' : grade },
        ]),
      ),
    latency_p50_ms: examination?.latency?.p50 ?? null,
    latency_p95_ms: examination?.latency?.p95 ?? null,
    adopted: examination?.adopted ?? null,
    wrong: examination?.wrong.map(({ kind, criterion, expected }) => ({ family: kind, criterion, expected })) ?? null,
    usage: examination?.usage ?? null,
  };
}
