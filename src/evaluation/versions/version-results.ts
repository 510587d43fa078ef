import { setImmediate } from 'node:timers/promises';
import { addResult, noResults, type Results } from '../../comparison/run.ts';
import type { Store } from '../../store/store.ts';
import type { VersionRow } from '../../store/version-results.ts';
import { check } from '../promotion/base-results.ts';
import { kindOf } from '../runs/run-results.ts';
import type { Side } from './compared-sides.ts';

/** The most evaluations of a side that are read, under its judge and by exact checks: two sides are compared in a second. */
const mostEvaluations = 20_000;

/** The newest evaluation of each content, of one reader of criteria. */
export interface VersionResults {
  newest: Map<string, VersionRow>;
  /** Undefined without evaluations; null if it was not recorded. */
  reader: string | null | undefined;
  otherReaders: (string | null)[];
  /** Whether there are older evaluations that were not read. */
  isTruncated: boolean;
}

/** All that was read of a side. */
interface ReadSide {
  /** By reader, the reader of the newest evaluation first. */
  byReader: Map<string | null, Map<string, VersionRow>>;
  isTruncated: boolean;
}

/**
 * Reads the evaluations of both sides. Results of two readers are never mixed: each side keeps those of one, the reader of the
 * candidate's newest evaluation where both sides have it.
 */
export async function resultsOfSides(
  store: Store,
  account: number,
  sides: { base: Side; candidate: Side },
  signal: AbortSignal,
): Promise<{ base: VersionResults; candidate: VersionResults }> {
  const base = await readSide(store, account, sides.base, signal);
  const candidate = await readSide(store, account, sides.candidate, signal);
  const shared = [...candidate.byReader.keys()].find((reader) => base.byReader.has(reader));
  return { base: ofReader(base, shared), candidate: ofReader(candidate, shared) };
}

/** @param wanted Undefined: the reader of the newest evaluation. */
function ofReader({ byReader, isTruncated }: ReadSide, wanted: string | null | undefined): VersionResults {
  const readers = [...byReader.keys()];
  const reader = wanted === undefined ? readers[0] : wanted;
  const newest = (reader === undefined ? undefined : byReader.get(reader)) ?? new Map();
  return { newest, reader, otherReaders: readers.filter((one) => one !== reader), isTruncated };
}

/** Reads the evaluations of a side, newest first. Others have their turn between the pages. */
async function readSide(
  store: Store,
  account: number,
  { evaluator: { name, version }, judge }: Side,
  signal: AbortSignal,
): Promise<ReadSide> {
  const found = new Map<string | null, { newest: Map<string, VersionRow>; last: number }>();
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
      for (const row of rows) {
        const own = found.get(row.readerVersion) ?? { newest: new Map(), last: row.seq };
        found.set(row.readerVersion, own);
        own.last = Math.max(own.last, row.seq);
        if (row.seq > (own.newest.get(row.contentHash)?.seq ?? -1)) own.newest.set(row.contentHash, row);
      }
      await setImmediate();
      signal.throwIfAborted();
    }
  }
  const ordered = [...found].sort(([, a], [, b]) => b.last - a.last);
  return { byReader: new Map(ordered.map(([reader, { newest }]) => [reader, newest])), isTruncated };
}

/**
 * The same as results that can be compared, whatever their versions' wording. What another reader has read is another criterion,
 * so it is compared with nothing.
 * @param shared The key under which both sides' results belong together.
 */
export function comparable(
  { newest, reader }: VersionResults,
  criteria: string,
  shared: string,
  threshold: number,
): Results {
  const results = noResults(threshold);
  const kind = kindOf(criteria);
  for (const [content, { score, traceSeq }] of newest)
    addResult(results, {
      case: content,
      evaluator: shared,
      criterion: reader ?? 'not recorded',
      score,
      kind,
      cluster: `trace ${traceSeq}`,
    });
  return results;
}
