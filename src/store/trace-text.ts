import type { components } from '../../generated/openapi.d.ts';
import { type Database, inOneState, type Query, query, type Reads } from './database.ts';
import { type EvaluationRow, evaluationText, readColumns } from './evaluation-row.ts';
import { isoTime } from './iso-time.ts';
import { type JsonText, slicesOf } from './json-text.ts';
import { StoreError } from './store-error.ts';
import type { Position } from './trace-list.ts';

type Schemas = components['schemas'];
export type Trace = Schemas['Trace'];

/** A trace without its long parts, and the last row of each part at that moment: rows are only ever added. */
interface HeadRow {
  seq: number;
  id: string;
  created_at: number;
  rating: 0 | 1 | null;
  tags: number;
  comments: number;
  last_comment: number | null;
  labels: number;
  last_label: number | null;
  evaluations: number;
  last_evaluation: number | null;
  failed: 0 | 1;
}

/** The parameters of `isTrace`. */
type TraceKey = { account: number; trace: number; id: string; at: number };

interface LabelRow {
  id: string;
  evaluation_id: string | null;
  evaluator_name: string | null;
  criteria: string;
  label: 0 | 1;
  score: number | null;
  author: string | null;
  created_at: number;
}

interface FailedRow {
  seq: number;
  created_at: number;
  evaluator_name: string | null;
  criteria: string | null;
  model_core: string;
  fault: string;
}

interface CommentRow {
  id: string;
  comment: string;
  created_at: number;
}

const head = `
  SELECT seq, id, created_at, rating,
    (SELECT count(*) FROM trace_tags WHERE trace_seq = traces.seq) AS tags,
    (SELECT count(*) FROM comments WHERE trace_seq = traces.seq) AS comments,
    (SELECT max(seq) FROM comments WHERE trace_seq = traces.seq) AS last_comment,
    (SELECT count(*) FROM labels WHERE trace_seq = traces.seq) AS labels,
    (SELECT max(seq) FROM labels WHERE trace_seq = traces.seq) AS last_label,
    (SELECT count(*) FROM evaluations WHERE trace_seq = traces.seq) AS evaluations,
    (SELECT max(seq) FROM evaluations WHERE trace_seq = traces.seq) AS last_evaluation,
    EXISTS (SELECT 1 FROM failed_judgments WHERE trace_seq = traces.seq) AS failed
  FROM traces WHERE account_id = :account`;
// SQLite reuses the seq of a deleted row, so a seq alone does not identify a trace.
const isTrace = 'traces.seq = :trace AND traces.account_id = :account AND traces.id = :id AND traces.created_at = :at';
const selectHeadOfId = query<HeadRow>(`${head} AND id = :id`);
const selectHeadAt = query<HeadRow>(`${head} AND seq = :seq AND created_at = :at`);
const selectConversation = query<{ trace: string }>(`SELECT trace FROM traces WHERE ${isTrace}`);
const selectTags = query<{ key: string; value: string }>(`
  SELECT key, value FROM traces JOIN trace_tags ON trace_seq = traces.seq
  WHERE ${isTrace} AND (CAST(:after AS TEXT) IS NULL OR key > :after) ORDER BY key LIMIT 1000`);

/**
 * A trace's dependent rows after one seq and up to another. Their seqs are found first: without an index in their order,
 * SQLite would sort whole rows.
 */
const rowsOfTrace = <Row>(table: string, columns: string) =>
  query<Row & { seq: number }>(`
    SELECT seq, ${columns} FROM ${table} WHERE seq IN (
      SELECT ${table}.seq FROM traces JOIN ${table} ON ${table}.trace_seq = traces.seq
      WHERE ${isTrace} AND ${table}.seq > :after AND ${table}.seq <= :last ORDER BY ${table}.seq LIMIT 1000)
    ORDER BY seq`);
const selectComments = rowsOfTrace<CommentRow>('comments', 'id, comment, created_at');
const selectLabels = rowsOfTrace<LabelRow>(
  'labels',
  'id, evaluation_id, evaluator_name, criteria, label, score, author, created_at',
);
const selectEvaluations = rowsOfTrace<EvaluationRow>('evaluations', readColumns);

const selectFailed = query<FailedRow>(`
  SELECT failed.seq, failed.created_at, evaluator_name, criteria, model_core, fault
  FROM traces JOIN failed_judgments AS failed ON failed.trace_seq = traces.seq
  WHERE ${isTrace} AND failed.seq < :before ORDER BY failed.seq DESC LIMIT :most`);
/** How many failed judgments a trace shows. */
const mostFailed = 100;

/** Maximum bytes per read, but always at least one row. */
const mostBytes = 256 * 1024;

interface Begun {
  text: JsonText<Trace>;
  /** Of what was read at once. */
  length: number;
}

/** Creates the functions that read traces in the contract's form, in pieces. They return undefined for an unknown trace. */
export function traceTexts(database: Database) {
  /**
   * The text of a trace whose beginning is read at once, from the state that its head is of: usually all of it. The rest is read when
   * it is asked for.
   */
  async function begun(state: Reads, account: number, row: HeadRow, most: number): Promise<Begun> {
    let source = state;
    const reading = piecesOf({ rows: (...asked) => source.rows(...asked) }, account, row);
    const read: string[] = [];
    let length = 0;
    while (length < most) {
      const { done, value } = await reading.next();
      if (done) break;
      read.push(value);
      length += value.length;
    }
    source = database;
    async function* text() {
      yield* read;
      yield* reading;
    }
    return { text: text(), length };
  }

  return {
    byId: (account: number, id: string): Promise<JsonText<Trace> | undefined> =>
      inOneState(database, async (state) => {
        const [row] = await state.rows(selectHeadOfId, { account, id });
        return row && (await begun(state, account, row, mostBytes)).text;
      }),

    /**
     * The first of these traces, as many as fit into memory, but at least one. One that was deleted meanwhile is undefined.
     * @param state What they are read from, before it resolves.
     */
    async firstOf(state: Reads, account: number, positions: readonly Position[]) {
      const texts: (JsonText<Trace> | undefined)[] = [];
      let left = mostBytes;
      for (const { seq, createdAt } of positions) {
        if (left <= 0) break;
        const [row] = await state.rows(selectHeadAt, { account, seq, at: createdAt });
        const one = row && (await begun(state, account, row, left));
        texts.push(one?.text);
        left -= one?.length ?? 0;
      }
      return texts;
    },
  };
}

async function* piecesOf(source: Reads, account: number, row: HeadRow): AsyncGenerator<string, void> {
  const { seq, id, created_at } = row;
  const parameters = { account, trace: seq, id, at: created_at };
  const rating = row.rating === null ? null : row.rating === 1;
  yield `{"id":${JSON.stringify(id)},"created_at":"${isoTime(created_at)}","rating":${rating},"tags":{`;
  yield* tagPieces(source, parameters, row.tags);
  const [conversation] = await source.rows(selectConversation, parameters);
  if (!conversation) throw isGone();
  yield `},"trace":${conversation.trace},"comments":[`;
  yield* rowPieces(source, selectComments, parameters, row.comments, row.last_comment, (one) => commentPieces(id, one));
  yield '],"labels":[';
  yield* rowPieces(source, selectLabels, parameters, row.labels, row.last_label, (one) => [labelText(id, one)]);
  yield '],"evaluations":[';
  yield* rowPieces(source, selectEvaluations, parameters, row.evaluations, row.last_evaluation, (one) => [
    evaluationText(one),
  ]);
  yield ']';
  if (row.failed) yield* failedPieces(source, parameters);
  yield '}';
}

/** Records of failed judgments are swept by their age, so some may be gone meanwhile, or all. */
async function* failedPieces(source: Reads, traceKey: TraceKey): AsyncGenerator<string, void> {
  let before = Number.MAX_SAFE_INTEGER;
  let done = 0;
  while (done < mostFailed) {
    const rows = await source.rows(selectFailed, { ...traceKey, before, most: mostFailed - done }, mostBytes);
    if (rows.length === 0) break;
    yield (done === 0 ? ',"failed_judgments":[' : ',') + rows.map(failedText).join();
    done += rows.length;
    before = rows.at(-1)!.seq;
  }
  if (done > 0) yield ']';
}

/** If there are more tags than one read returns, tags that are added meanwhile may be included. */
async function* tagPieces(source: Reads, traceKey: TraceKey, count: number): AsyncGenerator<string, void> {
  let after: string | null = null;
  for (let done = 0; done < count; ) {
    const tags: { key: string; value: string }[] = await source.rows(selectTags, { ...traceKey, after }, mostBytes);
    if (tags.length === 0) throw isGone();
    const texts = tags.map(({ key, value }) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    yield (done > 0 ? ',' : '') + texts.join();
    done += tags.length;
    after = tags.at(-1)!.key;
  }
}

async function* rowPieces<Row extends { seq: number }>(
  source: Reads,
  select: Query<Row>,
  traceKey: TraceKey,
  count: number,
  last: number | null,
  piecesOf: (row: Row) => Iterable<string>,
): AsyncGenerator<string, void> {
  let after = 0;
  for (let done = 0; done < count; ) {
    const rows = await source.rows(select, { ...traceKey, after, last }, mostBytes);
    // A text with only some parts missing would look complete.
    if (rows.length === 0) throw isGone();
    for (const row of rows) {
      if (done > 0) yield ',';
      yield* piecesOf(row);
      done++;
      after = row.seq;
    }
  }
}

function* commentPieces(traceId: string, { id, comment, created_at }: CommentRow): Generator<string, void> {
  yield `{"id":"${id}","trace_id":"${traceId}","created_at":"${isoTime(created_at)}","comment":"`;
  // Comments of earlier versions may be megabytes, which take long to escape at once.
  for (const slice of slicesOf(comment)) yield JSON.stringify(slice).slice(1, -1);
  yield '"}';
}

const labelText = (traceId: string, row: LabelRow): string =>
  JSON.stringify({
    id: row.id,
    trace_id: traceId,
    evaluation_id: row.evaluation_id,
    evaluator_name: row.evaluator_name,
    criteria: row.criteria,
    label: row.label === 1,
    score: row.score,
    author: row.author,
    created_at: isoTime(row.created_at),
  } satisfies Schemas['Label']);

const failedText = ({ created_at, evaluator_name, criteria, model_core, fault }: FailedRow): string =>
  JSON.stringify({
    created_at: isoTime(created_at),
    evaluator_name,
    criteria,
    model_core,
    fault,
  } satisfies Schemas['FailedJudgment']);

const isGone = () => new StoreError('The trace was deleted while it was read.');
