import fc from 'fast-check';
import { abstentionBand } from '../../src/statistics/abstention-band.ts';
import { cohenKappa, gwetAc1 } from '../../src/statistics/agreement.ts';
import { bootstrapMean } from '../../src/statistics/bootstrap.ts';
import { calibrationError, reliabilityBins } from '../../src/statistics/calibration.ts';
import { balancedAccuracy, truePositiveRate } from '../../src/statistics/confusion.ts';
import { correctedMean } from '../../src/statistics/corrected-mean.ts';
import { correctedPassRate } from '../../src/statistics/corrected-pass-rate.ts';
import { anchorDrift } from '../../src/statistics/drift.ts';
import { holm } from '../../src/statistics/holm.ts';
import { allocateLabels } from '../../src/statistics/label-allocation.ts';
import { clustersOf, standardError } from '../../src/statistics/mean.ts';
import { mcNemar, newcombePaired } from '../../src/statistics/paired.ts';
import { clopperPearson, wilson } from '../../src/statistics/proportion.ts';
import { areaUnderCurve, kendall, spearman } from '../../src/statistics/ranking.ts';
import { casesForMean, casesForShares } from '../../src/statistics/sample-size.ts';
import { tooFew } from '../../src/statistics/too-few.ts';
import { newcombeUnpaired, twoProportionZ } from '../../src/statistics/unpaired.ts';

const count = fc.nat(200);
const confusions = fc.record({ tp: count, fn: count, fp: count, tn: count });
const pairs = fc.record({ both: count, onlyA: count, onlyB: count, neither: count });
const labelled = fc.array(
  fc.record({ score: fc.integer({ min: 0, max: 8 }).map((n) => n / 8), passes: fc.boolean() }),
  {
    maxLength: 80,
  },
);
const holds = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) =>
  fc.assert(fc.property(values, predicate), { seed: 1, numRuns: 150 });

test('an interval holds its figure and stays within the range', () => {
  holds(confusions, (confusion) => {
    for (const [estimate, least] of [
      [truePositiveRate(confusion), 0],
      [balancedAccuracy(confusion), 0],
      [cohenKappa(confusion), -1],
    ] as const) {
      if (!estimate) continue;
      expect(estimate.low).toBeGreaterThanOrEqual(least);
      expect(estimate.high).toBeLessThanOrEqual(1);
      expect(estimate.low).toBeLessThanOrEqual(estimate.value + 1e-12);
      expect(estimate.high).toBeGreaterThanOrEqual(estimate.value - 1e-12);
    }
  });
});

test('passes and failures, and the two raters, may change places', () => {
  holds(confusions, (confusion) => {
    const { tp, fn, fp, tn } = confusion;
    const kappa = cohenKappa(confusion)?.value ?? 0;
    expect(cohenKappa({ tp: tn, fn: fp, fp: fn, tn: tp })?.value ?? 0).toBeCloseTo(kappa, 9);
    expect(cohenKappa({ tp, fn: fp, fp: fn, tn })?.value ?? 0).toBeCloseTo(kappa, 9);
    expect(gwetAc1({ tp, fn: fp, fp: fn, tn }) ?? 0).toBeCloseTo(gwetAc1(confusion) ?? 0, 9);
  });
});

test('the runs may change places: a difference changes its sign and nothing else', () => {
  holds(pairs, (found) => {
    const swapped = { ...found, onlyA: found.onlyB, onlyB: found.onlyA };
    const [one, other] = [newcombePaired(found), newcombePaired(swapped)];
    expect(other?.low ?? 0).toBeCloseTo(-(one?.high ?? 0), 9);
    expect(mcNemar(swapped)).toEqual(mcNemar(found));
    expect(mcNemar(found).midP).toBeLessThanOrEqual(mcNemar(found).exact + 1e-12);
  });
  const [a, b] = [
    { passed: 3, n: 10 },
    { passed: 9, n: 12 },
  ];
  expect(newcombeUnpaired(a, b)!.low).toBeCloseTo(-newcombeUnpaired(b, a)!.high, 12);
  expect(twoProportionZ(a, b)!.z).toBeCloseTo(-twoProportionZ(b, a)!.z, 12);
});

test('none, all and nothing at all', () => {
  expect(wilson(0, 0)).toBeNull();
  expect(clopperPearson(0, 0)).toBeNull();
  expect(wilson(0, 10)).toMatchObject({ value: 0, low: 0 });
  expect(wilson(10, 10)).toMatchObject({ value: 1, high: 1 });
  expect(clopperPearson(0, 10)!.high).toBeGreaterThan(wilson(0, 10)!.high);
  expect(cohenKappa({ tp: 0, fn: 0, fp: 0, tn: 0 })).toBeNull();
  expect(cohenKappa({ tp: 40, fn: 0, fp: 0, tn: 0 })).toBeNull();
  expect(gwetAc1({ tp: 40, fn: 0, fp: 0, tn: 0 })).toBe(1);
  const perfect = cohenKappa({ tp: 30, fn: 0, fp: 0, tn: 30 })!;
  expect(perfect).toMatchObject({ value: 1, high: 1, textbook: { low: 1, high: 1 } });
  expect(perfect.low).toBeLessThan(0.9);
  expect(mcNemar({ onlyA: 0, onlyB: 0 })).toEqual({ exact: 1, midP: 1 });
  expect(newcombePaired({ both: 0, onlyA: 0, onlyB: 0, neither: 0 })).toBeNull();
  expect(newcombePaired({ both: 10, onlyA: 0, onlyB: 0, neither: 0 })).toMatchObject({ value: 0 });
  expect(twoProportionZ({ passed: 5, n: 5 }, { passed: 7, n: 7 })).toEqual({ z: 0, p: 1 });
  expect(areaUnderCurve([{ score: 1, passes: true }])).toBeNull();
  expect([spearman([1], [1]), kendall([1, 1], [1, 2]), spearman([], [])]).toEqual([null, null, null]);
  expect(bootstrapMean(clustersOf([1]))).toBeNull();
  expect(calibrationError(reliabilityBins([]))).toBeNull();
  expect(holm([])).toEqual([]);
});

const sample = { passed: 60, judged: 100, truePositives: 50, positives: 50, trueNegatives: 50, negatives: 50 };
test('a pass rate is corrected only if the judge is better than chance', () => {
  expect(correctedPassRate(sample)!.value).toBeCloseTo(0.6, 12);
  expect(correctedPassRate({ ...sample, truePositives: 25, trueNegatives: 25 })).toBeNull();
  expect(correctedPassRate({ ...sample, truePositives: 10, trueNegatives: 25 })).toBeNull();
  // With the smoothing of its interval, one label of a class says nothing.
  expect(correctedPassRate({ ...sample, truePositives: 2, trueNegatives: 1, negatives: 1 })).toBeNull();
  for (const empty of ['judged', 'positives', 'negatives'])
    expect(correctedPassRate({ ...sample, [empty]: 0 })).toBeNull();
  const fewer = correctedPassRate({ ...sample, truePositives: 10, positives: 10 })!;
  const usual = correctedPassRate(sample)!;
  expect(fewer.high - fewer.low).toBeGreaterThan(usual.high - usual.low);
});

test('a judge that says nothing about people’s ratings does not change their mean', () => {
  const person = [0, 1, 0, 1, 0.5, 0.5];
  for (const judge of [person.map(() => 0.7), person.map((rating) => 1 - rating)])
    expect(correctedMean({ person, judge, unrated: [0.1, 0.9, 0.4] })).toMatchObject({ value: 0.5, weight: 0 });
  expect(correctedMean({ person: [0, 1], judge: [0, 1], unrated: [1] })).toBeNull();
});

test('the order of the cases does not matter', () => {
  holds(labelled, (scores) => {
    const reversed = scores.toReversed();
    expect(reliabilityBins(reversed).map(({ count, low }) => [count, low])).toEqual(
      reliabilityBins(scores).map(({ count, low }) => [count, low]),
    );
    expect(areaUnderCurve(reversed)).toEqual(areaUnderCurve(scores));
    expect(abstentionBand(reversed, 0.5, 0.2)).toEqual(abstentionBand(scores, 0.5, 0.2));
    const values = scores.map(({ score }) => score);
    const names = scores.map(({ passes }) => String(passes));
    if (values.length > 1)
      expect(standardError(clustersOf(values.toReversed(), names.toReversed()))).toBeCloseTo(
        standardError(clustersOf(values, names)),
        12,
      );
  });
});

test('bins hold every case once, and equal scores stay together', () => {
  holds(labelled, (scores) => {
    const bins = reliabilityBins(scores);
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(scores.length);
    for (const [at, bin] of bins.entries()) if (at > 0) expect(bin.low).toBeGreaterThan(bins[at - 1]!.high);
  });
});

test('scores in the same order correlate fully, in the opposite order negatively', () => {
  const up = [0.1, 0.2, 0.4, 0.9];
  expect([spearman(up, up), kendall(up, up)].map((one) => one!.toFixed(9))).toEqual(['1.000000000', '1.000000000']);
  expect(kendall(up, up.toReversed())).toBe(-1);
  expect(areaUnderCurve(up.map((score) => ({ score, passes: score > 0.3 })))).toBe(1);
});

test('cases that repeat their conversation add nothing', () => {
  const values = [0.2, -0.1, 0.4, 0.3, 0, 0.1];
  const names = values.map((_, at) => String(at));
  const once = clustersOf(values, names);
  const thrice = clustersOf([...values, ...values, ...values], [...names, ...names, ...names]);
  expect(standardError(thrice)).toBeCloseTo(standardError(once), 12);
  expect(bootstrapMean(thrice)!.low).toBeCloseTo(bootstrapMean(once)!.low, 12);
});

test('the band around the threshold is where the errors are', () => {
  const clear = Array.from({ length: 100 }, (_, at) => ({ score: at < 50 ? 0.1 : 0.9, passes: at >= 50 }));
  const unclear = Array.from({ length: 20 }, (_, at) => ({ score: 0.45, passes: at % 2 === 0 }));
  expect(abstentionBand(clear, 0.5, 0.05)).toMatchObject({ width: 0, decided: 1, errors: 0 });
  const band = abstentionBand([...clear, ...unclear], 0.5, 0.05)!;
  expect(band.width).toBeCloseTo(0.4, 12);
  expect(band).toMatchObject({ decided: 100 / 120, errors: 0 });
  expect(band.errorAtMost).toBeLessThanOrEqual(0.05);
  expect(abstentionBand(unclear, 0.5, 0.05)).toBeNull();
  // 28 labels without an error prove 10.1 %, 29 prove 9.8 %.
  expect(abstentionBand(clear.slice(0, 28), 0.5, 0.1)).toBeNull();
  expect(abstentionBand(clear.slice(0, 29), 0.5, 0.1)).not.toBeNull();
});

test('a band that fails ends the search, though a narrower one looks right by chance', () => {
  const far = Array.from({ length: 60 }, () => ({ score: 1, passes: true }));
  const wrong = Array.from({ length: 4 }, () => ({ score: 0.8, passes: false }));
  const near = Array.from({ length: 200 }, () => ({ score: 0.6, passes: true }));
  expect(abstentionBand([...far, ...wrong, ...near], 0.5, 0.05)).toMatchObject({ width: 0.5, errors: 0 });
});

test('labels go where they make the interval shortest', () => {
  const pilot = { passRate: 0.5, sensitivity: 0.9, specificity: 0.9, labelsPerClass: 10 };
  expect(allocateLabels(100, pilot)).toEqual({ positives: 50, negatives: 50 });
  // κ' = (10 × 0.3 + 1) / (10 × 0.1 + 1) = 2, so 200 / (1 + 1.5 √2) = 64.08.
  expect(allocateLabels(200, { ...pilot, passRate: 0.4, specificity: 0.7 })).toEqual({ positives: 64, negatives: 136 });
  expect(allocateLabels(10, { ...pilot, passRate: 0 })).toEqual({ positives: 1, negatives: 9 });
  expect(allocateLabels(10, { ...pilot, passRate: 1 })).toEqual({ positives: 9, negatives: 1 });
});

test('anchors show in which direction the judge moved', () => {
  const anchors = (passes: boolean, before: boolean, now: boolean, times: number) =>
    Array.from({ length: times }, () => ({ passes, before, now }));
  const stable = [...anchors(true, true, true, 30), ...anchors(false, false, false, 30)];
  expect(anchorDrift(stable)).toMatchObject({ anchors: 60, changed: 0, midP: 1, truePositiveRate: { value: 0 } });
  const laxer = anchorDrift([...stable, ...anchors(false, false, true, 10)]);
  expect(laxer.changed).toBe(10);
  expect(laxer.midP).toBeLessThan(0.01);
  expect(laxer.trueNegativeRate!.value).toBeCloseTo(-0.25, 12);
  expect(laxer.trueNegativeRate!.high).toBeLessThan(0);
  expect(laxer.truePositiveRate!.value).toBe(0);
  expect(anchorDrift([])).toMatchObject({ anchors: 0, truePositiveRate: null, trueNegativeRate: null });
});

test('smaller differences need more cases', () => {
  expect(casesForShares(0.2, 0)).toBeNull();
  expect(casesForMean(1, 0)).toBeNull();
  // (1.96 √0.2 + 0.8416 √(0.2 − 0.01))² / 0.01 = 154.4
  expect(casesForShares(0.2, 0.1)).toBe(155);
  expect(casesForShares(0.2, 0.05)!).toBeGreaterThan(4 * casesForShares(0.2, 0.1)! - 10);
  // (1.96 + 0.8416)² × 0.25 / 0.01 = 196.2
  expect(casesForMean(0.25, -0.1)).toBe(197);
});

test('every threshold names its source', () => {
  for (const { least, source } of Object.values(tooFew)) {
    expect(least).toBeGreaterThan(0);
    expect(source.length).toBeGreaterThan(10);
  }
});
