import { existsSync, readFileSync } from 'node:fs';
import { cohenKappa, gwetAc1 } from '../../src/statistics/agreement.ts';
import { bootstrapMean } from '../../src/statistics/bootstrap.ts';
import { brier, calibrationError, reliabilityBins } from '../../src/statistics/calibration.ts';
import { balancedAccuracy, trueNegativeRate, truePositiveRate } from '../../src/statistics/confusion.ts';
import { correctedMean, plainCorrectedMean } from '../../src/statistics/corrected-mean.ts';
import { correctedPassRate } from '../../src/statistics/corrected-pass-rate.ts';
import * as distributions from '../../src/statistics/distributions.ts';
import { holm } from '../../src/statistics/holm.ts';
import type { Estimate, Interval } from '../../src/statistics/interval.ts';
import { clustersOf, meanIsZero, standardError } from '../../src/statistics/mean.ts';
import { mcNemar, newcombePaired } from '../../src/statistics/paired.ts';
import { clopperPearson, wilson } from '../../src/statistics/proportion.ts';
import { areaUnderCurve, kendall, spearman } from '../../src/statistics/ranking.ts';
import { newcombeUnpaired, twoProportionZ } from '../../src/statistics/unpaired.ts';

const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8'));
const given = read(new URL('./vectors.json', import.meta.url));
const more = read(new URL('./more-vectors.json', import.meta.url));
const { scores, passes, levels, other } = more.labelled;

/** All numbers to 1e-6. */
function near(found: readonly (number | null | undefined)[], wanted: readonly number[]) {
  expect(found.length).toBe(wanted.length);
  for (const [at, number] of wanted.entries()) expect(Math.abs(found[at]! - number)).toBeLessThan(1e-6);
}
const all = (estimate: Estimate | null) => [estimate?.value, estimate?.low, estimate?.high];
const ends = (interval: Interval | null) => [interval?.low, interval?.high];

const original = new URL('../../../shared/field/stats-vectors.json', import.meta.url);
(existsSync(original) ? test : test.skip)('the vectors are those of the specification', () => {
  const { judgy_style_bootstrap: _, ...wanted } = read(original);
  expect(given).toEqual(wanted);
});

test('κ with its standard error and the textbook’s interval, and AC1', () => {
  const kappa = cohenKappa(given.kappa)!;
  near(
    [kappa.value, kappa.standardError, ...ends(kappa.textbook)],
    [given.kappa.kappa, given.kappa.se, ...given.kappa.ci95],
  );
  const ac1 = gwetAc1(given.kappa)!;
  near([ac1.value], [given.gwet_ac1_closed.ac1]);
  expect(ac1.value).toBeCloseTo(given.gwet_ac1_irrCAC.coefficient_value, 5);
  expect(ac1.standardError).toBeCloseTo(given.gwet_ac1_irrCAC.se, 5);
  expect(ac1.low).toBeCloseTo(given.gwet_ac1_irrCAC.confidence_interval[0]!, 1);
  expect(ac1.high).toBeCloseTo(given.gwet_ac1_irrCAC.confidence_interval[1]!, 1);
});

test('the rates of a judge, with Wilson’s intervals', () => {
  near(all(truePositiveRate(given.kappa)), given.wilson.tpr);
  near(all(trueNegativeRate(given.kappa)), given.wilson.tnr);
  for (const [n, half] of Object.entries(given['wilson_halfwidth_at_0.9'])) {
    const { low, high } = wilson(0.9 * Number(n), Number(n))!;
    expect((high - low) / 2).toBeCloseTo(half as number, 2);
  }
});

test.each([given.corrected_pass_rate, given.corrected_pass_rate.paper_example])('the corrected pass rate', (wanted) => {
  const { p, n, q1_sensitivity: q1 = wanted.q1, m1, q0_specificity: q0 = wanted.q0, m0, theta, ci95 } = wanted;
  const [positives, negatives] = [
    { truePositives: q1 * m1, positives: m1 },
    { trueNegatives: q0 * m0, negatives: m0 },
  ];
  near(all(correctedPassRate({ passed: p * n, judged: n, ...positives, ...negatives })), [theta, ...ci95]);
});

test('the corrected mean', () => {
  const { human: person, judge_labelled: judge, judge_unlabelled: unrated } = given.ppi;
  const sample = { person, judge, unrated };
  const usual = ({ value, standardError }: { value: number; standardError: number }) => [
    value,
    value - distributions.zOfLevel() * standardError,
    value + distributions.zOfLevel() * standardError,
  ];
  const best = correctedMean(sample)!;
  near([best.weight, ...usual(best)], [given.ppi.lambda_opt, ...given.ppi.ppi_plus_plus.flat()]);
  // Ours is wider: Student's t, with 98 degrees of freedom.
  near([best.high - best.value], [distributions.studentQuantile(0.975, 98) * best.standardError]);
  near(usual(plainCorrectedMean(sample)!), given.ppi.lambda1.flat());
  near(usual(correctedMean({ ...sample, unrated: [] })!), given.ppi.classical.flat());
});

test('McNemar and Newcombe’s paired interval', () => {
  const { only_A_passes: onlyA, only_B_passes: onlyB, exact_p, mid_p } = given.mcnemar;
  const { exact, midP } = mcNemar({ onlyA, onlyB });
  near([exact, midP], [exact_p, mid_p]);
  const { a_both_pass: both, d_both_fail: neither, 'diff_A_minus_B,lo,hi': wanted } = given.newcombe_paired;
  const { value, low, high } = newcombePaired({ both, onlyA, onlyB, neither })!;
  near([-value, -high, -low], wanted);
});

test.each<[string, (...parameters: number[]) => number]>([
  ['normal quantile', distributions.normalQuantile],
  ['normal cumulative', distributions.normalCumulative],
  ['t quantile', distributions.studentQuantile],
  ['t cumulative', distributions.studentCumulative],
  ['binomial cumulative', distributions.binomialCumulative],
  ['beta quantile', distributions.betaQuantile],
])('%s', (name, compute) => {
  for (const row of more[name]) near([compute(...row.slice(0, -1))], row.slice(-1));
});

test.each<[string, number, (...parameters: number[]) => (number | undefined)[]]>([
  ['clopper-pearson', 2, (successes, n) => ends(clopperPearson(successes!, n!))],
  ['wilson', 2, (successes, n) => ends(wilson(successes!, n!))],
  ['newcombe unpaired', 4, (a, n, b, m) => ends(newcombeUnpaired({ passed: a!, n: n! }, { passed: b!, n: m! }))],
  ['two proportions', 4, (a, n, b, m) => Object.values(twoProportionZ({ passed: a!, n: n! }, { passed: b!, n: m! })!)],
  ['mcnemar exact', 2, (onlyA, onlyB) => [mcNemar({ onlyA: onlyA!, onlyB: onlyB! }).exact]],
  ['mcnemar mid-p', 2, (onlyA, onlyB) => [mcNemar({ onlyA: onlyA!, onlyB: onlyB! }).midP]],
])('%s', (name, parameters, compute) => {
  for (const row of more[name]) near(compute(...row.slice(0, parameters)), row.slice(parameters));
});

test('what scores and labels have in common', () => {
  const labelled = (values: number[]) => values.map((score, at) => ({ score, passes: passes[at] }));
  near([areaUnderCurve(labelled(scores)), areaUnderCurve(labelled(levels))], [more.auc, more['auc with ties']]);
  near([spearman(levels, other), kendall(levels, other)], [more.spearman, more.kendall]);
  near([brier(labelled(scores)), calibrationError(reliabilityBins(labelled(scores)))], [more.brier, more.ece]);
  const count = (label: boolean, verdict: boolean) =>
    scores.filter((score: number, at: number) => passes[at] === label && score >= 0.5 === verdict).length;
  const confusion = { tp: count(true, true), fn: count(true, false), fp: count(false, true), tn: count(false, false) };
  near([balancedAccuracy(confusion)!.value], [more['balanced accuracy at 0.5']]);
});

test('means of clusters, and several comparisons', () => {
  const { values, clusters } = more.differences;
  near([standardError(clustersOf(values)), meanIsZero(clustersOf(values))], [more['standard error'], more['t test']]);
  near([standardError(clustersOf(values, clusters))], [more['clustered standard error']]);
  near(holm(more.holm[0]), more.holm[1]);
});

test('the bootstrap, to the chance of its draws', () => {
  const clusters = clustersOf(more.differences.values);
  const accelerated = bootstrapMean(clusters, { method: 'bca', draws: 40_000 })!;
  for (const [at, wanted] of more.bootstrap.BCa.entries()) expect(ends(accelerated)[at]).toBeCloseTo(wanted, 2);
  const [low, high] = more.bootstrap.percentile;
  const widened = bootstrapMean(clusters, { draws: 40_000 })!;
  // Student's t with 59 degrees of freedom and the unbiased variance make it 3 % wider.
  expect((widened.high - widened.low) / (high - low)).toBeCloseTo(1.03, 1);
  expect(bootstrapMean(clusters, { seed: 7 })).toEqual(bootstrapMean(clusters, { seed: 7 }));
  expect(bootstrapMean(clusters, { seed: 7 })).not.toEqual(bootstrapMean(clusters, { seed: 8 }));
});

test('with ten clusters the bootstrap is as wide as Student’s interval', () => {
  const clusters = clustersOf(Array.from({ length: 10 }, (_, at) => Math.sin(at * 1.7) + at / 10));
  const { low, high } = bootstrapMean(clusters, { draws: 40_000 })!;
  const student = distributions.studentQuantile(0.975, 9) * standardError(clusters);
  expect((high - low) / (2 * student)).toBeGreaterThan(0.96);
  expect((high - low) / (2 * student)).toBeLessThan(1.04);
});
