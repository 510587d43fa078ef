import { setImmediate } from 'node:timers/promises';
import { addResult, noResults, type Results } from '../../comparison/run.ts';
import type { Store } from '../../store/store.ts';
import type { VersionRow } from '../../store/version-results.ts';
import { check } from '../promotion/base-results.ts';
import { kindOf } from '../runs/run-results.ts';
import type { Side } from './compared-sides.ts';

/** The most evaluations of a side that are read, under its judge and by exact checks: two sides are compared in a second. */
const mostEvaluations = 20_000;

/** The newest evaluation of each content. */
export interface VersionResults {
  newest: Map<string, VersionRow>;
  /** Whether there are older evaluations that were not read. */
  isTruncated: boolean;
}

/** Reads the evaluations of a side, newest first. Others have their turn between the pages. */
export async function versionResults(
  store: Store,
  account: number,
  { evaluator: { name, version }, judge }: Side,
  signal: AbortSignal,
): Promise<VersionResults> {
  const newest = new Map<string, VersionRow>();
  let isTruncated = false;
  for (const one of judge === null ? [] : new Set([judge, check])) {
    let read = 0;
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = await store.versionPage({ account, name, version, judge: one }, before);
      if (rows.length === 0) break;
      if (read === mostEvaluations) {
        isTruncated = true;
        break;
      }
      read += rows.length;
      before = rows.at(-1)!.seq;
      for (const row of rows) if (row.seq > (newest.get(row.contentHash)?.seq ?? -1)) newest.set(row.contentHash, row);
      await setImmediate();
      signal.throwIfAborted();
    }
  }
  return { newest, isTruncated };
}

/**
 * The same as results that can be compared, whatever their versions' wording.
 * @param shared The key under which both sides' results belong together.
 */
export function comparable({ newest }: VersionResults, criteria: string, shared: string, threshold: number): Results {
  const results = noResults(threshold);
  const kind = kindOf(criteria);
  for (const [content, { score, traceSeq }] of newest)
    addResult(results, { case: content, criterion: shared, score, kind, cluster: `trace ${traceSeq}` });
  return results;
}
