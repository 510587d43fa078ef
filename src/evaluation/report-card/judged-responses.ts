import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import type { JudgedBy, JudgedRow, LabelRow } from '../../store/judged-responses.ts';
import type { StoreState } from '../../store/store.ts';
import { RequestError } from '../request-error.ts';

type Evaluator = components['schemas']['Evaluator'];

/** Milliseconds since the epoch, without its end. */
export interface Period {
  start: number;
  end: number;
}

export const always: Period = { start: Number.MIN_SAFE_INTEGER, end: Number.MAX_SAFE_INTEGER };

/** What is looked at: one version of an evaluator under one judge. */
export interface Subject {
  evaluator: Evaluator;
  /** Null if the version has no evaluations. */
  judge: string | null;
  otherJudges: string[];
}

/** @throws RequestError `not_found` */
export async function subjectOf(
  store: StoreState,
  account: number,
  name: string,
  query: { version?: number | undefined; judge?: string | undefined },
): Promise<Subject> {
  const evaluator = await store.getEvaluator(account, name, query.version);
  if (!evaluator) {
    const newest = query.version === undefined ? null : await store.getEvaluator(account, name);
    const fault = newest ? `No version ${query.version}: the newest is ${newest.version}.` : 'No such evaluator.';
    throw new RequestError('not_found', fault);
  }
  const judges = await store.judgesOf(account, name, evaluator.version);
  const judge = query.judge ?? judges[0] ?? null;
  return { evaluator, judge, otherJudges: judges.filter((one) => one !== judge) };
}

/**
 * An evaluation. `isOtherReader`: another reader than that of the newest evaluation read the criterion, so it belongs to no
 * figure; `isRepeated`: a newer one of the same content came before.
 */
export type Judged = JudgedRow & { isRepeated: boolean; isOtherReader: boolean };

/** The evaluations under a judge, the newest first, in pages; the event loop has a turn between pages. */
export async function* judgedResponses(
  store: StoreState,
  { judge, ...by }: Omit<JudgedBy, 'judge'> & { judge: string | null },
  period: Period = always,
): AsyncGenerator<Judged[]> {
  if (judge === null) return;
  let newest: { reader: string | null } | undefined;
  const seen = new Set<string>();
  const isNew = (content: string) => seen.size < seen.add(content).size;
  const judgedOf = (row: JudgedRow): Judged => {
    newest ??= { reader: row.reader_version };
    const isOtherReader = row.reader_version !== newest.reader;
    return { ...row, isOtherReader, isRepeated: !isOtherReader && !isNew(row.content_hash) };
  };
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await store.judgedPage({ ...by, judge }, before);
    if (rows.length === 0) return;
    before = rows.at(-1)!.seq;
    yield rows.filter(({ created_at }) => created_at >= period.start && created_at < period.end).map(judgedOf);
    await setImmediate();
  }
}

/** All labels that count for a version, content by content; the event loop has a turn between pages. */
export async function* labelledContents(
  store: StoreState,
  account: number,
  evaluator: Evaluator,
): AsyncGenerator<LabelRow[]> {
  let group: LabelRow[] = [];
  for (let after: LabelRow | undefined; ; ) {
    const page = await store.labelsPage(account, evaluator.name, evaluator.labels_since, after);
    for (const label of page) {
      if (group.length > 0 && group[0]!.content_hash !== label.content_hash) {
        yield group;
        group = [];
      }
      group.push(label);
    }
    if (page.length === 0) break;
    after = page.at(-1);
    await setImmediate();
  }
  if (group.length > 0) yield group;
}
