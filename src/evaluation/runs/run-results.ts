import { setImmediate } from 'node:timers/promises';
import { addResult, keyOf, noResults, type Results, type RunResult } from '../../comparison/run.ts';
import { criterionKeyOf } from '../../store/evaluation-row.ts';
import type { RunRow } from '../../store/run-results.ts';
import type { Store } from '../../store/store.ts';

/** The results of a run with the evaluation of each. Holds numbers by case, and each criterion once. */
export interface ReadRun {
  results: Results;
  /** Their seqs, by criterion and case. */
  evaluations: Map<string, Map<string, number>>;
  judges: Set<string>;
  readers: Set<string>;
  failed: RunRow[];
}

/** Case names of both runs, each held once. */
export type CaseNames = Map<string, string>;

/** The parts of the name under which a case is compared. */
export interface CaseParts {
  /** The tag; empty without one. */
  caseName: string;
  agentName: string;
}

const separator = '\0';
/** No text of these contains the separator, apart from an agent's name, which comes last. */
const nameOf = ({ caseName, contentHash, agentName, traceSeq }: RunRow): string =>
  [caseName, caseName === '' ? contentHash || `trace ${traceSeq}` : '', agentName ?? ''].join(separator);

export function casePartsOf(name: string): CaseParts {
  const [caseName, , ...agent] = name.split(separator);
  return { caseName: caseName!, agentName: agent.join(separator) };
}

export const kindOf = (criterion: string): RunResult['kind'] =>
  /^(Reward|Penalize)/.test(criterion) ? 'graded' : 'pass-fail';

/**
 * Reads a run some rows at a time, and lets others have their turn in between.
 * @param judge Only evaluations by this judge; undefined: all, and failed judgments, which have no judge.
 */
export async function readRun(
  store: Store,
  { run, judge }: { run: number; judge: string | undefined },
  threshold: number,
  names: CaseNames,
  signal: AbortSignal,
): Promise<ReadRun> {
  const read: ReadRun = {
    results: noResults(threshold),
    evaluations: new Map(),
    judges: new Set(),
    readers: new Set(),
    failed: [],
  };
  const criteria = new Map<string, string>();
  for await (const rows of store.runRows(run)) {
    signal.throwIfAborted();
    for (const row of rows) {
      if (judge !== undefined && row.judge !== judge) continue;
      if (row.failed) {
        read.failed.push(row);
        continue;
      }
      const key = row.criterionKey ?? criterionKeyOf(row.evaluatorName, row.criterion!);
      const criterion = criteria.get(key) ?? row.criterion ?? (await store.criterionOf(row.traceSeq, key));
      // The trace was deleted meanwhile.
      if (criterion === undefined) continue;
      criteria.set(key, criterion);
      addRow(read, row, criterion, names);
    }
    await setImmediate();
  }
  return read;
}

function addRow(read: ReadRun, row: RunRow, criterion: string, names: CaseNames) {
  const { traceSeq, evaluatorName, agentName, caseName, score } = row;
  const judge = row.judge === 'check' ? undefined : [row.judge, row.modelCore, row.promptVersion].join(' ');
  const reader = row.readerVersion ?? 'the reader of 1.0.0';
  read.judges.add(judge ?? 'check');
  read.readers.add(reader);
  const found = nameOf(row);
  const name = names.get(found) ?? found;
  names.set(name, name);
  const result: RunResult = {
    case: name,
    criterion,
    evaluator: evaluatorName ?? undefined,
    score,
    kind: kindOf(criterion),
    judge,
    reader,
    ...(agentName !== null && { cluster: caseName || `trace ${traceSeq}` }),
  };
  addResult(read.results, result);
  const key = keyOf(result);
  const evaluations = read.evaluations.get(key) ?? new Map<string, number>();
  read.evaluations.set(key, evaluations);
  evaluations.set(name, row.seq);
}

/** Adds the judgments that failed and were not made later. @param other The other run, which may know an evaluator's criterion. */
export function addFailed({ results, failed }: ReadRun, other: ReadRun): void {
  for (const row of failed) {
    const evaluator = row.evaluatorName ?? undefined;
    const key = keyOf({ evaluator, criterion: row.criterion ?? '' });
    const own = results.criteria.get(key);
    const known = own ?? other.results.criteria.get(key);
    const name = nameOf(row);
    if (own?.scores.has(name)) continue;
    const [criterion = row.criterion ?? ''] = known?.criteria ?? [];
    const [kind = kindOf(criterion)] = known?.kinds ?? [];
    addResult(results, { case: name, criterion, evaluator, kind, score: null, failed: true });
  }
}
