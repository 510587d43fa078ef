import { compareRuns } from '../../src/comparison/compare-runs.ts';
import type { Kind, Run, RunResult } from '../../src/comparison/run.ts';
import { seededDraw } from '../../src/statistics/generator.ts';

export interface Trial {
  kind: Kind;
  cases: number;
  criteria: number;
  /** How many cases share a conversation. */
  perConversation: number;
  /** How much lower run B truly scores. */
  loss: number;
}

/** The share of trials with each verdict, if run B is truly worse by `loss`, or equal to A. */
export function verdictsOf(trial: Trial, trials: number, seed: number): { better: number; worse: number } {
  const draw = seededDraw(seed);
  const random = () => draw(1_000_001) / 1_000_000;
  const found = { better: 0, worse: 0 };
  for (let count = 0; count < trials; count += 1) {
    const { verdict } = compareRuns(...runs(trial, random)).verdict;
    if (verdict === 'better' || verdict === 'worse') found[verdict] += 1 / trials;
  }
  return found;
}

/** A case has a quality that both runs see; conversations have one in common, and each run its luck. */
function runs({ kind, cases, criteria, perConversation, loss }: Trial, random: () => number): [Run, Run] {
  const sides: [RunResult[], RunResult[]] = [[], []];
  let luck = [0, 0];
  for (let at = 0; at < cases; at += 1) {
    if (at % perConversation === 0) luck = [random(), random()];
    const quality = random();
    for (let number = 0; number < criteria; number += 1)
      for (const [side, results] of sides.entries()) {
        const value = (quality + random() + luck[side]!) / 3 - side * loss;
        const score = kind === 'graded' ? Math.max(0, Math.min(1, value)) : Number(value >= 0.4);
        results.push({
          case: `${at}`,
          criterion: `${number}`,
          cluster: `${Math.floor(at / perConversation)}`,
          score,
          kind,
        });
      }
  }
  const [a, b] = sides.map((results) => ({ threshold: 0.5, results }));
  return [a!, b!];
}
