import { THRESHOLDS } from '../../in-process.ts';
import { wilson } from '../../statistics/proportion.ts';
import { figureNames } from './figure.ts';
import type { Measurement } from './measurement.ts';

/** The sentence on too many failures, or on the judge's main figure beside the best baseline's; null without either. */
export function verdictText(measurement: Pick<Measurement, 'counts' | 'figures' | 'baselines'>): string | null {
  return unansweredText(measurement) ?? inapplicableText(measurement) ?? standingText(measurement);
}

/** A judge that fails so often is not measured by what it answered. */
function unansweredText({ counts: { judgments, failed, not_judged } }: Pick<Measurement, 'counts'>): string | null {
  const tried = judgments - not_judged;
  const answered = wilson(tried - failed, tried);
  if (!answered || answered.high >= THRESHOLDS.answered.warning) return null;
  return `The judge is not fit for these rows: it could not judge ${failed.toLocaleString('en')} of ${tried.toLocaleString('en')} answers.`;
}

/** A judge that finds no criterion applicable has not been measured at all: people could label these answers. */
function inapplicableText({ counts: { scored, not_applicable } }: Pick<Measurement, 'counts'>): string | null {
  if (scored > 0 || not_applicable === 0) return null;
  return `The judge is not fit for these rows: it says of all ${not_applicable.toLocaleString('en')} answers that their criterion does not apply.`;
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
    return `In ${figureNames[name].title}, the judge ${standing(own.value, own.low, best.value)} the best baseline (${best.baseline}: ${best.value.toFixed(3)}).${doubt}`;
  }
  return null;
}

function standing(value: number, low: number, best: number): string {
  if (low > best) return 'is better than';
  return value > best
    ? 'is not shown to be better (its interval contains it) than'
    : 'is not fit for these rows: it is no better than';
}
