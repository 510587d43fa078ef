import { mostLeftOut } from '../../comparison/pairs.ts';
import { THRESHOLDS } from '../../in-process.ts';
import { wilson } from '../../statistics/proportion.ts';
import { decimalText } from '../signed-number.ts';
import { figureNames } from './figure.ts';
import type { Measurement } from './measurement.ts';

/**
 * The sentence on too many failures or nulls, or on the judge's main figure beside the best baseline's; null without either.
 * Answers that the judge found not applicable are neither right nor wrong: the sentence says that they are left out.
 */
export function verdictText(measurement: Pick<Measurement, 'counts' | 'figures' | 'baselines'>): string | null {
  const { not_applicable } = measurement.counts;
  const standing = unansweredText(measurement) ?? inapplicableText(measurement);
  if (standing !== null) return standing;
  const text = standingText(measurement);
  if (text === null || not_applicable === 0) return text;
  const answers =
    not_applicable === 1 ? 'the answer that it found' : `the ${number(not_applicable)} answers that it found`;
  return `${text} This leaves out ${answers} not applicable.`;
}

const number = (value: number) => value.toLocaleString('en');

/** A judge that fails so often is not measured by what it answered. */
function unansweredText({ counts: { judgments, failed, not_judged } }: Pick<Measurement, 'counts'>): string | null {
  const tried = judgments - not_judged;
  const answered = wilson(tried - failed, tried);
  if (!answered || answered.high >= THRESHOLDS.answered.warning) return null;
  return `The judge is not fit for these rows: it could not judge ${number(failed)} of ${number(tried)} answers.`;
}

/** A judge that finds too few criteria applicable is not measured by what it scored: people could label the others, too. */
function inapplicableText({ counts: { scored, not_applicable } }: Pick<Measurement, 'counts'>): string | null {
  const answered = scored + not_applicable;
  if (scored === 0 && not_applicable > 0)
    return `The judge is not fit for these rows: it says of all ${number(not_applicable)} answers that their criterion does not apply.`;
  if (not_applicable <= answered * mostLeftOut) return null;
  return `The judge is not compared with the baselines: it says of ${number(not_applicable)} of ${number(answered)} answers that their criterion does not apply, and the figures are only of the others.`;
}

/** The judge's main figure beside the best baseline's. */
function standingText({ figures, baselines }: Pick<Measurement, 'figures' | 'baselines'>): string | null {
  for (const name of ['balanced_accuracy', 'pair_accuracy', 'spearman'] as const) {
    const own = figures.find((one) => one.name === name);
    const [best] = baselines
      .flatMap(({ name: baseline, figures: others }) =>
        others.filter((one) => one.name === name).map(({ value }) => ({ baseline, value })),
      )
      .sort((a, b) => b.value - a.value);
    if (!own || own.low === null || !best) continue;
    const doubt = own.too_few ? ` Too few labels to be sure (${own.too_few.has} of ${own.too_few.needs}).` : '';
    return `In ${figureNames[name].title}, the judge ${standing(own.value, own.low, best.value)} the best baseline (${best.baseline}: ${decimalText(best.value, 3)}).${doubt}`;
  }
  return null;
}

function standing(value: number, low: number, best: number): string {
  if (low > best) return 'is better than';
  return value > best
    ? 'is not shown to be better (its interval contains it) than'
    : 'is not fit for these rows: it is no better than';
}
