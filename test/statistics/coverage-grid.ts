import { clusteredPlace, kappaPlace, meanPlace, type Place, pairedPlace, passRatePlace } from './coverage.ts';

const skills = [
  [0.9, 0.9],
  [0.95, 0.7],
  [0.7, 0.95],
  [0.7, 0.7],
  [0.98, 0.98],
] as const;
const shares = [0.05, 0.2, 0.5, 0.65, 0.8, 0.95];

const passRates = (labels: readonly (readonly [number, number])[]) =>
  shares.flatMap((share) =>
    skills.flatMap(([q1, q0]) =>
      labels.map(([positives, negatives]) => passRatePlace(share, q1, q0, positives, negatives)),
    ),
  );
const kappas = (labels: readonly number[]) =>
  [0.1, 0.2, 0.5, 0.65, 0.8, 0.9].flatMap((share) =>
    skills.flatMap(([q1, q0]) => labels.map((n) => kappaPlace(share, q1, q0, n))),
  );
const rates = [
  [0.5, 0.5],
  [0.5, 0.6],
  [0.7, 0.8],
  [0.8, 0.8],
  [0.9, 0.95],
  [0.95, 0.99],
  [0.1, 0.2],
] as const;
const paired = (cases: readonly number[], agreements: readonly number[]) =>
  rates.flatMap(([a, b]) => agreements.flatMap((agreement) => cases.map((n) => pairedPlace(a, b, agreement, n))));
const means = (ratings: readonly number[], centres: readonly number[]) =>
  centres.flatMap((centre) => [0, 0.5, 0.9].flatMap((skill) => ratings.map((n) => meanPlace(centre, skill, n))));
const clustered = (conversations: readonly number[], skewed: readonly boolean[]) =>
  conversations.flatMap((n) =>
    [1, 3, 10].flatMap((size) =>
      [0, 0.5, 0.9].flatMap((shared) => skewed.map((isSkewed) => clusteredPlace(n, size, shared, isSkewed, 500))),
    ),
  );

/** Where 92 % is promised, and 93 to 97 % in its usual part. */
export const promised: readonly Place[] = [
  ...passRates([
    [10, 10],
    [30, 10],
    [30, 30],
    [50, 50],
    [200, 30],
    [200, 200],
  ]),
  ...means([30, 100, 200], [0.3, 0.5, 0.8, 0.9]),
  ...kappas([30, 50, 100, 400]),
  ...paired([10, 30, 100, 200], [0, 0.5, 0.8]),
  ...clustered([15, 30, 50, 200], [false]),
  ...clustered([50, 200], [true]),
];

/** Outside of it: too little data, or rates at an edge. */
export const beyond: readonly Place[] = [
  ...passRates([
    [3, 3],
    [5, 5],
  ]),
  ...means([10, 20], [0.3, 0.5, 0.8, 0.9]),
  ...means([10, 30], [0.95]),
  ...kappas([10, 20]),
  ...paired([100, 200], [0.9]),
  ...clustered([5, 10], [false]),
  ...clustered([10, 20, 30], [true]),
];
