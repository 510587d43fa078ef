import type { components } from '../../generated/openapi.d.ts';
import { type Database, query, type Step, step } from './database.ts';
import { isoTime } from './iso-time.ts';
import { removalOf } from './removal.ts';
import { readSubTrace } from './sub-trace.ts';
import { type Position, type TraceFilters, traceList } from './trace-list.ts';
import { mostPageBytes, withinBytes } from './within-bytes.ts';

export type { Position, TraceFilters } from './trace-list.ts';

type Schemas = components['schemas'];
export type Trace = Schemas['Trace'];

export interface NewTrace {
  id: string;
  createdAt: number;
  tags: Record<string, string>;
  trace: Trace['trace'];
}

export interface NewComment {
  id: string;
  comment: string;
  createdAt: number;
}

interface TraceRow {
  seq: number;
  id: string;
  created_at: number;
  rating: 0 | 1 | null;
  trace: string;
}

interface SizeRow {
  seq: number;
  bytes: number;
}

interface EvaluationRow {
  trace_seq: number;
  id: string;
  evaluator_name: string | null;
  score: number | null;
  explanation: string;
  criteria: string;
  sub_trace: string;
  sources: string | null;
  cached: 0 | 1;
  cached_tokens: number;
}

const columns = 'seq, id, created_at, rating, trace';
const selectTrace = query<TraceRow>(`SELECT ${columns} FROM traces WHERE account_id = :account AND id = :id`);
/** In no order: to sort whole conversations would copy them. */
const selectTraces = query<TraceRow>(`SELECT ${columns} FROM traces WHERE seq IN (SELECT value FROM json_each(:seqs))`);
/** About how large a trace is in an answer, without reading it. */
const selectSizes = query<SizeRow>(`
  SELECT seq, octet_length(trace)
    + (SELECT coalesce(sum(octet_length(sub_trace)), 0) FROM evaluations WHERE trace_seq = traces.seq)
    + (SELECT coalesce(sum(octet_length(comment)), 0) FROM comments WHERE trace_seq = traces.seq) AS bytes
  FROM traces WHERE seq IN (SELECT value FROM json_each(:seqs))`);
const selectConversation = query<{ trace: string }>(
  'SELECT trace FROM traces WHERE account_id = :account AND id = :id',
);
/** The parameter is a JSON array of seqs, so that one prepared statement serves pages of every size. */
const ofTraces = 'trace_seq IN (SELECT value FROM json_each(:seqs))';
const selectTags = query<{ trace_seq: number; key: string; value: string }>(
  `SELECT trace_seq, key, value FROM trace_tags WHERE ${ofTraces}`,
);
const selectComments = query<{ trace_seq: number; id: string; comment: string; created_at: number }>(
  `SELECT trace_seq, id, comment, created_at FROM comments WHERE ${ofTraces} ORDER BY seq`,
);
const selectEvaluations = query<EvaluationRow>(`
  SELECT trace_seq, id, evaluator_name, score, explanation, criteria, sub_trace, sources, cached, cached_tokens
  FROM evaluations WHERE ${ofTraces} ORDER BY seq`);

const insertTrace = query(`
  INSERT INTO traces (id, account_id, created_at, trace) VALUES (:id, :account, :created_at, :trace)
  ON CONFLICT DO NOTHING`);
// The casts hide the parameters from SQLite's planner, as in trace-list.ts.
const insertTags = query(`
  INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at, trace_rating)
  SELECT traces.seq, tag.value ->> 0, tag.value ->> 1, account_id, created_at, rating
  FROM traces, json_each(:tags) AS tag
  WHERE traces.account_id = CAST(:account AS INTEGER) AND traces.id = CAST(:id AS TEXT)
  ON CONFLICT (trace_seq, key) DO UPDATE SET value = excluded.value`);
const insertComment = query(`
  INSERT INTO comments (id, trace_seq, comment, created_at)
  SELECT :id, seq, :comment, :created_at FROM traces WHERE account_id = :account AND id = :trace_id`);
const updateRating = query('UPDATE traces SET rating = :rating WHERE account_id = :account AND id = :id');
/** Each tag carries its trace's rating, so that both together are one range of an index. */
const updateRatingOfTags = query(`
  UPDATE trace_tags SET trace_rating = :rating
  WHERE trace_seq = (SELECT seq FROM traces WHERE account_id = :account AND id = :id)`);
const selectSeq = query<{ seq: number }>('SELECT seq FROM traces WHERE account_id = :account AND id = :id');

/** The step that stores a conversation; it changes nothing when its id exists in the account. */
export const traceStep = (account: number, { id, createdAt, trace }: NewTrace): Step =>
  step(insertTrace, { account, id, created_at: createdAt, trace: JSON.stringify(trace) });

/** The step that adds tags to a trace; a tag that is there gets the new value. None where there are no tags. */
export const tagSteps = (account: number, id: string, tags: Record<string, string>): Step[] =>
  Object.keys(tags).length === 0 ? [] : [step(insertTags, { account, id, tags: JSON.stringify(Object.entries(tags)) })];

/** Stored conversations with all that belongs to them. Methods that answer a boolean say whether there was such a trace. */
export function tracesStore(database: Database) {
  const find = traceList(database);

  /** Brings whole traces, with three queries for a page of any size. */
  async function complete(rows: TraceRow[]): Promise<Trace[]> {
    const parameters = { seqs: seqsOf(rows) };
    const [tags, comments, evaluations] = await Promise.all([
      database.rows(selectTags, parameters),
      database.rows(selectComments, parameters),
      database.rows(selectEvaluations, parameters),
    ]);
    const [tagsOf, commentsOf, evaluationsOf] = [bySeq(tags), bySeq(comments), bySeq(evaluations)];
    return rows.map(({ seq, id, created_at, rating, trace }) => ({
      id,
      created_at: isoTime(created_at),
      tags: Object.fromEntries((tagsOf.get(seq) ?? []).map(({ key, value }) => [key, value])),
      rating: rating === null ? null : rating === 1,
      trace: JSON.parse(trace),
      comments: (commentsOf.get(seq) ?? []).map(({ id: commentId, comment, created_at: at }) => ({
        id: commentId,
        trace_id: id,
        comment,
        created_at: isoTime(at),
      })),
      evaluations: (evaluationsOf.get(seq) ?? []).map(wireEvaluation),
    }));
  }

  return {
    async getTrace(account: number, id: string): Promise<Trace | undefined> {
      const [trace] = await complete(await database.rows(selectTrace, { account, id }));
      return trace;
    },

    hasTrace: async (account: number, id: string): Promise<boolean> =>
      (await database.rows(selectSeq, { account, id })).length > 0,

    /** The stored conversation, or multi-agent trace, as its JSON text; undefined: no such trace. */
    async getConversationText(account: number, id: string): Promise<string | undefined> {
      const [row] = await database.rows(selectConversation, { account, id });
      return row?.trace;
    },

    /**
     * One page, newest first, of what comes after a position; `next` is where the page ends, null on the last one. A page
     * ends early where its traces grow large, so that its answer fits into memory.
     */
    async listTraces(
      account: number,
      filters: TraceFilters,
      limit: number,
      after?: Position,
    ): Promise<{ traces: Trace[]; next: Position | null }> {
      const found = await find(account, filters, limit + 1, after);
      const sizes = await database.rows(selectSizes, { seqs: seqsOf(found) });
      const bytesOf = new Map(sizes.map(({ seq, bytes }) => [seq, bytes]));
      // A trace that is gone by now takes no bytes.
      const page = withinBytes(found.slice(0, limit), mostPageBytes, ({ seq }) => bytesOf.get(seq) ?? 0);
      const rows = new Map((await database.rows(selectTraces, { seqs: seqsOf(page) })).map((row) => [row.seq, row]));
      return {
        // One that is gone by now is left out.
        traces: await complete(page.flatMap(({ seq }) => rows.get(seq) ?? [])),
        next: found.length > page.length ? page.at(-1)! : null,
      };
    },

    /** False: the id exists in this account. */
    createTrace: (account: number, trace: NewTrace) =>
      database.write({ guard: traceStep(account, trace), steps: tagSteps(account, trace.id, trace.tags) }),

    addComment: (account: number, traceId: string, { id, comment, createdAt }: NewComment) =>
      database.write({
        guard: step(insertComment, { account, trace_id: traceId, id, comment, created_at: createdAt }),
        steps: [],
      }),

    setRating(account: number, id: string, rating: boolean): Promise<boolean> {
      const parameters = { account, id, rating: rating ? 1 : 0 };
      return database.write({ guard: step(updateRating, parameters), steps: [step(updateRatingOfTags, parameters)] });
    },

    /** @param at Now, in milliseconds since the epoch. */
    async deleteTrace(account: number, id: string, at: number): Promise<boolean> {
      const [found] = await database.rows(selectSeq, { account, id });
      return found !== undefined && database.write(removalOf([found.seq], at));
    },
  };
}

const seqsOf = (rows: { seq: number }[]): string => JSON.stringify(rows.map(({ seq }) => seq));

const wireEvaluation = (row: EvaluationRow): Schemas['Evaluation'] => ({
  id: row.id,
  evaluator_name: row.evaluator_name,
  score: row.score,
  explanation: row.explanation,
  criteria: row.criteria,
  sub_trace: readSubTrace(row.sub_trace),
  sources: row.sources === null ? null : JSON.parse(row.sources),
  cached: row.cached === 1,
  c_cached_tokens: row.cached_tokens,
});

const bySeq = <Row extends { trace_seq: number }>(rows: Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ trace_seq }) => trace_seq);
