import { type Confusion, labels } from './confusion.ts';
import { zOfLevel } from './distributions.ts';
import { around, type Estimate, type Interval, usualLevel } from './interval.ts';

/** A coefficient of agreement, −1 to 1. */
export interface Agreement extends Estimate {
  /** By the delta method. */
  standardError: number;
  /** The textbook's ±1.96 standard errors. Near κ = 1 it is much too narrow: use `low` and `high`. */
  textbook: Interval;
}

/** One case more in each cell: with it, our simulation covers 93 % or more from 30 labels on; without it, 21 % at worst with 50. */
const addedPerCell = 1;

/** The four shares, and for each rater the share of passes. */
function shares(confusion: Confusion) {
  const n = labels(confusion);
  const { tp, fn, fp, tn } = confusion;
  return {
    n,
    bothPass: tp / n,
    bothFail: tn / n,
    onlyPerson: fn / n,
    onlyJudge: fp / n,
    person: (tp + fn) / n,
    judge: (tp + fp) / n,
  };
}

/**
 * Cohen's κ: agreement beyond what two raters with these pass rates reach by chance. 1 is full agreement, 0 is chance.
 * Its interval is that of a table with one case more in each cell.
 * Source: Cohen 1960; standard error: Fleiss, Cohen and Everitt 1969, Psychological Bulletin 72; the added cases: Agresti and
 * Caffo 2000, The American Statistician 54.
 * @returns null without labels, or if both raters always give one and the same verdict
 */
export function cohenKappa(confusion: Confusion, level = usualLevel): Agreement | null {
  const plain = deltaMethod(confusion);
  if (!plain) return null;
  const { tp, fn, fp, tn } = confusion;
  const added = addedPerCell;
  const smoothed = deltaMethod({ tp: tp + added, fn: fn + added, fp: fp + added, tn: tn + added })!;
  const z = zOfLevel(level);
  const interval = around(smoothed.value, z * smoothed.standardError, -1);
  return {
    ...plain,
    low: Math.min(plain.value, interval.low),
    high: Math.max(plain.value, interval.high),
    textbook: { low: plain.value - z * plain.standardError, high: plain.value + z * plain.standardError },
  };
}

function deltaMethod(confusion: Confusion): { value: number; standardError: number } | null {
  const { n, bothPass, bothFail, onlyPerson, onlyJudge, person, judge } = shares(confusion);
  const chance = person * judge + (1 - person) * (1 - judge);
  if (n === 0 || chance === 1) return null;
  const value = (bothPass + bothFail - chance) / (1 - chance);
  const rest = 1 - value;
  const agreeing = bothPass * (1 - (person + judge) * rest) ** 2 + bothFail * (1 - (2 - person - judge) * rest) ** 2;
  const differing = rest ** 2 * (onlyPerson * (judge + 1 - person) ** 2 + onlyJudge * (person + 1 - judge) ** 2);
  const squares = (agreeing + differing - (value - chance * rest) ** 2) / (n * (1 - chance) ** 2);
  return { value, standardError: Math.sqrt(Math.max(0, squares)) };
}

/**
 * Gwet's AC1: like κ, but it stays high if both raters pass (or fail) nearly everything and agree. Its interval, as κ's, is that of
 * a table with one case more in each cell: in our simulation it covers 93 % or more from 30 labels on; without them, 2 % at worst.
 * Source: Gwet 2008, British Journal of Mathematical and Statistical Psychology 61; standard error: Gwet, irrCAC, by
 * linearisation.
 * @returns null without labels
 */
export function gwetAc1(confusion: Confusion, level = usualLevel): (Estimate & { standardError: number }) | null {
  const plain = linearised(confusion);
  if (!plain) return null;
  const { tp, fn, fp, tn } = confusion;
  const added = addedPerCell;
  const smoothed = linearised({ tp: tp + added, fn: fn + added, fp: fp + added, tn: tn + added })!;
  const { low, high } = around(smoothed.value, zOfLevel(level) * smoothed.standardError, -1);
  return { ...plain, low: Math.min(plain.value, low), high: Math.max(plain.value, high) };
}

function linearised(confusion: Confusion): { value: number; standardError: number } | null {
  const { n, bothPass, bothFail, onlyPerson, onlyJudge, person, judge } = shares(confusion);
  if (n === 0) return null;
  const mean = (person + judge) / 2;
  const chance = 2 * mean * (1 - mean);
  const value = (bothPass + bothFail - chance) / (1 - chance);
  /** What a case contributes, by whether it agrees, and by the agreement that chance would give it. */
  const contribution = (agrees: number, byChance: number) =>
    (agrees - chance - 2 * (1 - value) * (byChance - chance)) / (1 - chance);
  const variance =
    bothPass * (contribution(1, 1 - mean) - value) ** 2 +
    bothFail * (contribution(1, mean) - value) ** 2 +
    (onlyPerson + onlyJudge) * (contribution(0, 0.5) - value) ** 2;
  return { value, standardError: Math.sqrt(variance / Math.max(1, n - 1)) };
}
