import type { Steps } from '../statistics/steps.ts';
import { type CriterionResults, failed, notApplicable, repeated } from './run.ts';

/** With a larger share of cases left out, there is no verdict on judges. */
export const mostLeftOut = 0.2;

/** Of both runs, or of one. */
export interface Sides {
  both: number;
  onlyA: number;
  onlyB: number;
}

/** Every case of either run, counted once: compared, or left out for the first of these reasons that holds. */
export interface Counts {
  cases: number;
  /** With a score in both runs; the sum of the next four. */
  compared: number;
  bothPassed: number;
  onlyAPassed: number;
  onlyBPassed: number;
  bothFailed: number;
  /** The criteria that this figure belongs to are not the same in both runs. */
  notComparable: number;
  /** Several results in one run. */
  repeated: number;
  missingInA: number;
  missingInB: number;
  /** No judgment could be made. */
  unjudged: Sides;
  /** The criterion does not apply. */
  notApplicable: Sides;
  /** Of the cases to which the criterion applies in at least one run, the share that is not compared, 0 to 1. */
  leftOut: number;
}

/** Whether a score passes in run A, and in run B. */
export interface Passes {
  a(score: number): boolean;
  b(score: number): boolean;
}

/** The cases with a score in both runs. */
export interface Paired {
  cases: string[];
  a: number[];
  b: number[];
  /** What each depends on: its conversation, or itself. */
  clusters: string[];
}

const sides = (): Sides => ({ both: 0, onlyA: 0, onlyB: 0 });

export const noCounts = (): Counts => ({
  cases: 0,
  compared: 0,
  bothPassed: 0,
  onlyAPassed: 0,
  onlyBPassed: 0,
  bothFailed: 0,
  notComparable: 0,
  repeated: 0,
  missingInA: 0,
  missingInB: 0,
  unjudged: sides(),
  notApplicable: sides(),
  leftOut: 0,
});

const casesPerStep = 5000;

export function* pair(
  a: CriterionResults | undefined,
  b: CriterionResults | undefined,
  passes: Passes,
): Steps<{ counts: Counts; paired: Paired }> {
  const counts = noCounts();
  const paired: Paired = { cases: [], a: [], b: [], clusters: [] };
  const names = new Set([...(a?.scores.keys() ?? []), ...(b?.scores.keys() ?? [])]);
  // In one order, so that the same results give the same draws.
  for (const name of [...names].sort()) {
    counts.cases += 1;
    if (counts.cases % casesPerStep === 0) yield;
    const one = a?.scores.get(name);
    const other = b?.scores.get(name);
    if (one === repeated || other === repeated) counts.repeated += 1;
    else if (one === undefined) counts.missingInA += 1;
    else if (other === undefined) counts.missingInB += 1;
    else if (one === failed || other === failed) count(counts.unjudged, one === failed, other === failed);
    else if (one === notApplicable || other === notApplicable)
      count(counts.notApplicable, one === notApplicable, other === notApplicable);
    else {
      countPair(counts, passes.a(one), passes.b(other));
      paired.cases.push(name);
      paired.a.push(one);
      paired.b.push(other);
      paired.clusters.push(a?.clusters.get(name) ?? b?.clusters.get(name) ?? name);
    }
  }
  return { counts: withLeftOut(counts), paired };
}

function count(sides: Sides, inA: boolean, inB: boolean) {
  sides[inA && inB ? 'both' : inA ? 'onlyA' : 'onlyB'] += 1;
}

function countPair(counts: Counts, a: boolean, b: boolean) {
  counts.compared += 1;
  counts[a ? (b ? 'bothPassed' : 'onlyAPassed') : b ? 'onlyBPassed' : 'bothFailed'] += 1;
}

/** All cases of a criterion that is not the same in both runs. */
export const allNotComparable = ({ cases }: Counts): Counts =>
  withLeftOut({ ...noCounts(), cases, notComparable: cases });

export function sum(all: readonly Counts[]): Counts {
  const total = noCounts();
  for (const counts of all) add(total, counts);
  return withLeftOut(total);
}

function add<Numbers extends object>(total: Numbers, more: Numbers) {
  for (const name of Object.keys(total) as (keyof Numbers)[]) {
    const value = more[name];
    if (typeof value === 'number') (total[name] as number) += value;
    else add(total[name] as object, value as object);
  }
}

function withLeftOut(counts: Counts): Counts {
  const applicable = counts.cases - counts.notApplicable.both;
  return { ...counts, leftOut: applicable === 0 ? 0 : (applicable - counts.compared) / applicable };
}
