import { cohenKappa } from '../../src/statistics/agreement.ts';
import { bootstrapMean } from '../../src/statistics/bootstrap.ts';
import { correctedMean } from '../../src/statistics/corrected-mean.ts';
import { correctedPassRate } from '../../src/statistics/corrected-pass-rate.ts';
import { normalCumulative } from '../../src/statistics/distributions.ts';
import { type Draw, seededDraw } from '../../src/statistics/generator.ts';
import { clip, type Interval } from '../../src/statistics/interval.ts';
import { clustersOf } from '../../src/statistics/mean.ts';
import { newcombePaired } from '../../src/statistics/paired.ts';

/** One place of the grid: how its samples are drawn, and the truth that the interval should cover. */
export interface Place {
  figure: string;
  /** Where in the grid, for people. */
  at: string;
  truth: number;
  /** Whether rates lie between 0.5 and 0.8 with 200 labels of each class (or cases): 93 to 97 % is promised there. */
  isUsual: boolean;
  /** Draws a sample and returns its interval; null where the figure is refused. */
  sample(random: () => number): Interval | null;
}

/** Of so many samples: the share that covers the truth, and the share that was refused. */
export interface Coverage {
  place: Place;
  covered: number;
  refused: number;
}

export function coverageOf(place: Place, samples: number, seed: number): Coverage {
  const random = uniform(seededDraw(seed));
  let covered = 0;
  let refused = 0;
  for (let count = 0; count < samples; count += 1) {
    const interval = place.sample(random);
    if (!interval) refused += 1;
    else if (interval.low <= place.truth + 1e-12 && place.truth - 1e-12 <= interval.high) covered += 1;
  }
  return { place, covered: covered / (samples - refused), refused: refused / samples };
}

const uniform = (draw: Draw) => () => (draw(0x1_0000_0000) + 0.5) / 0x1_0000_0000;

/** How many of n trials succeed. */
function binomial(random: () => number, n: number, p: number): number {
  let successes = 0;
  for (let trial = 0; trial < n; trial += 1) if (random() < p) successes += 1;
  return successes;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

/** Counts of each kind among n draws. */
function multinomial(random: () => number, n: number, shares: readonly number[]): number[] {
  const counts = shares.map(() => 0);
  for (let trial = 0; trial < n; trial += 1) {
    let left = random();
    let kind = 0;
    while (kind < shares.length - 1 && left >= shares[kind]!) left -= shares[kind++]!;
    counts[kind]! += 1;
  }
  return counts;
}

export function passRatePlace(
  truth: number,
  q1: number,
  q0: number,
  positives: number,
  negatives: number,
  judged = 1000,
): Place {
  const rate = truth * q1 + (1 - truth) * (1 - q0);
  return {
    figure: 'corrected pass rate',
    at: `rate ${truth}, TPR ${q1}, TNR ${q0}, labels ${positives} + ${negatives}, judged ${judged}`,
    truth,
    isUsual: truth >= 0.5 && truth <= 0.8 && positives === 200 && negatives === 200,
    sample: (random) =>
      correctedPassRate({
        passed: binomial(random, judged, rate),
        judged,
        truePositives: binomial(random, positives, q1),
        positives,
        trueNegatives: binomial(random, negatives, q0),
        negatives,
      }),
  };
}

/** People rate in five levels around a centre; `skill` is how much of their view the judge shares, 0 to 1. */
export function meanPlace(centre: number, skill: number, rated: number, unrated = 1000): Place {
  const spread = 0.25;
  const levels = [0, 0.25, 0.5, 0.75, 1];
  const scores = (random: () => number) => {
    const view = normal(random);
    const person = clip(Math.round((centre + spread * view) * 4) / 4);
    const judge = clip(centre + 0.1 + spread * (skill * view + Math.sqrt(1 - skill ** 2) * normal(random)));
    return { person, judge };
  };
  const above = levels.slice(1).map((level) => 1 - normalCumulative((level - 0.125 - centre) / spread));
  return {
    figure: 'corrected mean',
    at: `centre ${centre}, skill ${skill}, ratings ${rated}, others ${unrated}`,
    truth: above.reduce((sum, share) => sum + share / 4, 0),
    isUsual: centre >= 0.5 && centre <= 0.8 && rated === 200,
    sample: (random) => {
      const pairs = Array.from({ length: rated }, () => scores(random));
      const unratedScores = Array.from({ length: unrated }, () => scores(random).judge);
      return correctedMean({
        person: pairs.map(({ person }) => person),
        judge: pairs.map(({ judge }) => judge),
        unrated: unratedScores,
      });
    },
  };
}

export function kappaPlace(rate: number, q1: number, q0: number, labels: number): Place {
  const shares = [rate * q1, rate * (1 - q1), (1 - rate) * (1 - q0), (1 - rate) * q0];
  const judge = shares[0]! + shares[2]!;
  const chance = rate * judge + (1 - rate) * (1 - judge);
  return {
    figure: 'κ',
    at: `rate ${rate}, TPR ${q1}, TNR ${q0}, labels ${labels}`,
    truth: (shares[0]! + shares[3]! - chance) / (1 - chance),
    isUsual: rate >= 0.5 && rate <= 0.8 && labels === 400,
    sample: (random) => {
      const [tp, fn, fp, tn] = multinomial(random, labels, shares);
      return cohenKappa({ tp: tp!, fn: fn!, fp: fp!, tn: tn! });
    },
  };
}

/** @param agreement The share of cases that both pass or both fail beyond what the rates imply, 0 (independent) to 1. */
export function pairedPlace(a: number, b: number, agreement: number, cases: number): Place {
  const free = a * b;
  const both = free + agreement * (Math.min(a, b) - free);
  const shares = [both, a - both, b - both, 1 - a - b + both];
  return {
    figure: 'Newcombe, paired',
    at: `rates ${a} and ${b}, agreement ${agreement}, cases ${cases}`,
    truth: b - a,
    isUsual: Math.min(a, b) >= 0.5 && Math.max(a, b) <= 0.8 && cases === 200 && agreement <= 0.8,
    sample: (random) => {
      const [bothPass, onlyA, onlyB, neither] = multinomial(random, cases, shares);
      return newcombePaired({ both: bothPass!, onlyA: onlyA!, onlyB: onlyB!, neither: neither! });
    },
  };
}

/**
 * @param shared The share of the variance that the cases of one conversation have in common, 0 to 1.
 * @param isSkewed Few large differences and many small ones in the other direction.
 */
export function clusteredPlace(
  conversations: number,
  perConversation: number,
  shared: number,
  isSkewed = false,
  draws = 1000,
): Place {
  const truth = 0.05;
  const noise = isSkewed ? (random: () => number) => -Math.log(random()) - 1 : normal;
  const most = 2 * perConversation - 1;
  return {
    figure: 'clustered bootstrap',
    at: `conversations ${conversations} of 1 to ${most} cases, shared ${shared}${isSkewed ? ', skewed' : ''}`,
    truth,
    isUsual: conversations >= 200,
    sample: (random) => {
      const values: number[] = [];
      const names: string[] = [];
      for (let number = 0; number < conversations; number += 1) {
        const common = noise(random);
        const size = 1 + Math.floor(random() * most);
        for (let at = 0; at < size; at += 1) {
          values.push(truth + 0.2 * (Math.sqrt(shared) * common + Math.sqrt(1 - shared) * noise(random)));
          names.push(String(number));
        }
      }
      return bootstrapMean(clustersOf(values, names), { seed: Math.floor(random() * 0x7fff_ffff), draws });
    },
  };
}
