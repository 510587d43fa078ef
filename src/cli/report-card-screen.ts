import type { Figure, ReportCard } from '../client/index.ts';
import { missingText } from '../report-card/missing-labels.ts';
import { count } from './database.ts';
import { driftLines } from './drift-lines.ts';
import { decimals, percent, percents, tooFewText } from './figure-text.ts';
import { visibleText } from './visible-text.ts';
import { wrapped } from './wrapped.ts';

/** A report card as a person reads it in half a minute. */
export function screenOf(card: ReportCard): string {
  const lines = [
    `${card.evaluator_name}, version ${card.version}: ${card.criteria}`,
    `Judge: ${card.judge ?? 'none yet'}`,
    '',
    ...rateLines(card),
    '',
    ...judgeLines(card),
    ...driftLines(card),
    ...missingLines(card),
    ...notCountedLines(card),
  ];
  const width = process.stdout.columns || Number.POSITIVE_INFINITY;
  return `${lines.flatMap((line) => fitting(visibleText(line), width)).join('\n')}\n`;
}

/** The column in which values begin. */
const valueColumn = 43;

/** A row's value continues below itself, with what is too few on a line of its own; a sentence continues at the left. */
function fitting(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  if (!line.startsWith('  ')) return wrapped(line, width);
  const parts = line.slice(valueColumn).split(/(?<=,) (?=too few)/);
  const values = parts.flatMap((part) => wrapped(part, Math.max(20, width - valueColumn)));
  return values.map((value, at) => `${at === 0 ? line.slice(0, valueColumn) : ' '.repeat(valueColumn)}${value}`);
}

function rateLines({
  evaluations: { scored },
  pass_rate,
  corrected_pass_rate: corrected,
  ...card
}: ReportCard): string[] {
  if (pass_rate.value === null) return ['No answers have been scored yet.'];
  const lines = [`Of ${count(scored, 'answer')} the judge passes ${percent(pass_rate.value)}.`];
  if (corrected.value === null) lines.push(`Not corrected for its own errors. ${corrected.reason}`);
  else {
    const doubt = corrected.too_few ? ` This is uncertain: ${tooFewText(corrected.too_few)}.` : '';
    lines.push(`Corrected for its own errors: ${percent(corrected.value)} (${percents(corrected)}).${doubt}`);
  }
  const mean = card.corrected_mean;
  if (mean.value !== null)
    lines.push(
      `Mean score: ${decimals(card.mean_score!)} from the judge, ${decimals(mean.value)} corrected (${decimals(mean.low!)} to ${decimals(mean.high!)}).`,
    );
  return lines;
}

function judgeLines(card: ReportCard): string[] {
  const { pairs, to_pass, to_fail, several_authors: several } = card.labels;
  if (pairs === 0) return ['No answers with a label: how good the judge is, is not known.'];
  const row = (what: string, value: string, { too_few }: Pick<Figure, 'too_few'> = { too_few: null }) =>
    `  ${what.padEnd(40)} ${value}${too_few ? `, too few labels (${too_few.have} of ${too_few.needed})` : ''}`;
  const rate = (what: string, one: Figure) =>
    row(what, one.value === null ? 'not known' : `${percent(one.value)} (${percents(one)})`, one);
  const { kappa, gwet_ac1: ac1, calibration, abstention } = card;
  return [
    `The judge against people, on ${count(pairs, 'labelled answer')} (${to_pass} deserve to pass, ${to_fail} to fail):`,
    rate('passes what deserves to pass (TPR)', card.true_positive_rate),
    rate('fails what deserves to fail (TNR)', card.true_negative_rate),
    row("agreement beyond chance (Cohen's kappa)", agreementText(kappa), kappa),
    ...(ac1 === null
      ? []
      : [row("the same for uneven classes (Gwet's AC1)", agreementText(ac1, '; look at this one, not at kappa'), ac1)]),
    row(
      'certainty against truth (Brier, ECE)',
      `${decimals(calibration.brier!)}, ${decimals(calibration.error!)}; 0 is best`,
      calibration,
    ),
    row('left to a person, for 10 % errors', bandText(abstention), abstention),
    ...(several.agreement === null
      ? []
      : [
          row(
            'people agree with each other',
            `${percent(several.agreement)} of ${count(several.comparisons, 'comparison')}`,
          ),
        ]),
  ];
}

const agreementText = ({ value, low, high }: Figure, more = ''): string =>
  value === null ? 'not known' : `${decimals(value)} (${decimals(low!)} to ${decimals(high!)})${more}`;

function bandText({ width, decided, errors_at_most }: ReportCard['abstention']): string {
  if (width === null) return 'no band proves it';
  const band = width === 0 ? 'nothing' : `certainties nearer than ${decimals(width)} to the threshold`;
  return `${band}; ${percent(decided!)} decided, at most ${percent(errors_at_most!)} errors`;
}

function missingLines(card: ReportCard): string[] {
  const missing = missingText(card);
  if (!missing || card.evaluations.scored === 0) return [];
  return ['', `${missing} deemster label --evaluator asks for labels.`];
}

/** What helps after a new version or another judge: the labels are there, and only verdicts are missing. */
const notJudgedText = (version: number) =>
  `Labelled answers count once they are judged: send their conversations to the evaluator again.${
    version > 1 ? ` --evaluator-version ${version - 1} shows the card before.` : ''
  }`;

function notCountedLines(card: ReportCard): string[] {
  const { evaluations, labels, other_judges, prompt_versions, version } = card;
  const left = [
    [evaluations.not_applicable, 'to which the criterion does not apply'],
    [labels.ties, 'on which people are divided'],
  ] as const;
  const parts = left.flatMap(([number, what]) => (number > 0 ? [`${count(number, 'answer')} ${what}`] : []));
  if (evaluations.failed > 0) parts.push(`${count(evaluations.failed, 'judgment')} that failed`);
  if (labels.not_judged > 0)
    parts.push(`${count(labels.not_judged, 'labelled answer')} that this judge has not scored`);
  if (evaluations.other_reader > 0)
    parts.push(`${count(evaluations.other_reader, 'evaluation')} that another reader of criteria made`);
  return [
    ...(parts.length > 0 ? ['', `Not counted: ${parts.join(', ')}.`] : []),
    ...(labels.not_judged > 0 ? [notJudgedText(version)] : []),
    ...(other_judges.length > 0 ? [`Other judges of this version: ${other_judges.join(', ')}. See --judge.`] : []),
    ...(prompt_versions.length > 1 ? [`The prompt changed meanwhile: ${prompt_versions.join(', ')}.`] : []),
  ];
}
