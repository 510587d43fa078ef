import { caseStepsOfTrace } from './annotated-cases.ts';
import { type Database, inOneState, query, rowQuery, type Step, step } from './database.ts';
import { elementsOf, indexed, insertRow, onlyPostgres, sql } from './dialect.ts';
import { joinSteps, leaveSteps } from './insights/insight-counts.ts';
import type { JsonText } from './json-text.ts';
import type { Reader } from './reader/reader.ts';
import type { FoundTraces } from './reader/reader-jobs.ts';
import { removeTraces } from './removal.ts';
import { roomForComments, roomForTags } from './room.ts';
import { incomingStep } from './rules/incoming.ts';
import { runSteps } from './run-counts.ts';
import type { TraceFacets } from './trace-facets.ts';
import { isSlow, type Position, type TraceFilters, traceList } from './trace-list.ts';
import { type Trace, traceTexts } from './trace-text.ts';
import { mostPageBytes } from './within-bytes.ts';

export type { Position, TraceFilters } from './trace-list.ts';
export type { Trace } from './trace-text.ts';

export interface NewTrace {
  id: string;
  createdAt: number;
  tags: Record<string, string>;
  trace: Trace['trace'];
  /** `trace` as JSON text, where that is known. */
  text?: string;
}

export interface NewComment {
  id: string;
  comment: string;
  createdAt: number;
}

/** One page of the list. `next` is the position of its end, or null on the last page; known once all traces are read. */
export interface TracePage {
  /** Each trace must be read to its end before the next one is requested. */
  traces: AsyncIterable<JsonText<Trace>>;
  next: () => Position | null;
  /** Resolves once it is known which traces the page has. @throws as Reader */
  found: () => Promise<Pick<FoundTraces, 'unsearched'>>;
}

const selectConversation = query<{ trace: string }>(
  'SELECT trace FROM traces WHERE account_id = :account AND id = :id',
);
const insertTrace = rowQuery(sql`
  ${insertRow('traces', ['id', 'account_id', 'created_at', 'trace'], true)} ON CONFLICT DO NOTHING${onlyPostgres(' RETURNING seq')}`);
// The casts hide the parameters from SQLite's planner, as in trace-list.ts.
const insertTags = query(sql`
  INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at, trace_rating)
  SELECT traces.seq, tag.value ->> 0, tag.value ->> 1, account_id, created_at, rating
  FROM traces, ${elementsOf(':tags', 'tag')}
  WHERE traces.account_id = CAST(:account AS BIGINT) AND traces.id = CAST(:id AS TEXT)
  ON CONFLICT (trace_seq, ${indexed('key')}) DO UPDATE SET value = excluded.value`);
const insertComment = query(sql`
  INSERT INTO comments (id, trace_seq, comment, created_at)
  SELECT :id, seq, :comment, :created_at FROM traces
  WHERE account_id = :account AND id = :trace_id AND ${roomForComments} > 0`);
const updateRating = query('UPDATE traces SET rating = :rating WHERE account_id = :account AND id = :id');
/** The guard of a rating: it leaves the trace unchanged, but needs it to exist. */
const touchTrace = query('UPDATE traces SET id = id WHERE account_id = :account AND id = :id');
const touchTaggable = query(
  sql`UPDATE traces SET id = id WHERE account_id = :account AND id = :id AND ${roomForTags} >= 0`,
);
/** Each tag holds its trace's rating, so that a filter on both is one range of an index. */
const updateRatingOfTags = query(`
  UPDATE trace_tags SET trace_rating = :rating
  WHERE trace_seq = (SELECT seq FROM traces WHERE account_id = :account AND id = :id)`);
const selectSeq = query<{ seq: number }>('SELECT seq FROM traces WHERE account_id = :account AND id = :id');

const insertUnsearched = rowQuery(sql`${insertRow('unsearched', ['trace_seq'])} ON CONFLICT DO NOTHING`);
/** The step that notes that a new trace's text is not indexed yet. It follows the step that stores the trace. */
export const unsearchedStep = (): Step => ({ query: insertUnsearched, parameters: {}, takes: ['trace_seq'] });

/** The step that stores a conversation, and gives `trace_seq`. It changes nothing if the id exists in the account. */
export const traceStep = (account: number, { id, createdAt, trace, text }: NewTrace): Step => ({
  query: insertTrace,
  parameters: { account_id: account, id, created_at: createdAt, trace: text ?? JSON.stringify(trace) },
  gives: 'trace_seq',
});

/**
 * The steps that add tags to a trace, or replace their values, and move it to the run that they name; none without tags.
 * @param isNew The trace is stored in the same transaction.
 */
export function tagSteps(account: number, id: string, tags: Record<string, string>, isNew: boolean): Step[] {
  if (Object.keys(tags).length === 0) return [];
  const { before, after } = runSteps(account, id, tags, isNew);
  return [...before, step(insertTags, { account, id, tags: JSON.stringify(Object.entries(tags)) }), ...after];
}

/** Stored conversations and their dependent rows. Methods that return a boolean say whether the trace exists. */
export function tracesStore(database: Database, reader: Reader | undefined) {
  const findHere = traceList(database);
  const find = async (
    signal: AbortSignal | undefined,
    ...[account, filters, limit, after]: Parameters<typeof findHere>
  ): Promise<FoundTraces> => {
    if (isSlow(filters) && reader) return reader.read('find', { account, filters, limit, after }, signal);
    return { positions: await findHere(account, filters, limit, after), unsearched: 0 };
  };
  const texts = traceTexts(database);

  return {
    /** Undefined: no such trace. */
    getTrace: (account: number, id: string): Promise<JsonText<Trace> | undefined> => texts.byId(account, id),

    hasTrace: async (account: number, id: string): Promise<boolean> =>
      (await database.rows(selectSeq, { account, id })).length > 0,

    /** The stored conversation, or multi-agent trace, as its JSON text; undefined: no such trace. */
    async getConversationText(account: number, id: string): Promise<string | undefined> {
      const [row] = await database.rows(selectConversation, { account, id });
      return row?.trace;
    },

    /**
     * One page of traces after a position, newest first. A page ends early if its traces are large, so that it fits into
     * memory. A trace that is deleted meanwhile is omitted.
     */
    listTraces(
      account: number,
      filters: TraceFilters,
      limit: number,
      after?: Position,
      signal?: AbortSignal,
    ): TracePage {
      let next: Position | null = null;
      let looking: Promise<FoundTraces & { first: (JsonText<Trace> | undefined)[] }> | undefined;
      const look = () => {
        looking ??= (async () => {
          const slow = isSlow(filters) && reader ? await find(signal, account, filters, limit + 1, after) : undefined;
          return inOneState(database, async (state) => {
            const found = slow ?? {
              positions: await traceList(state)(account, filters, limit + 1, after),
              unsearched: 0,
            };
            return { ...found, first: await texts.firstOf(state, account, found.positions.slice(0, limit)) };
          });
        })();
        return looking;
      };
      async function* traces(): AsyncGenerator<JsonText<Trace>, void> {
        const { positions: found, first } = await look();
        const page = found.slice(0, limit);
        let length = 0;
        let read = first;
        for (let from = 0; from < page.length; from += read.length) {
          const rest = page.slice(from);
          if (from > 0) read = await inOneState(database, (state) => texts.firstOf(state, account, rest));
          for (const [index, text] of read.entries()) {
            next = from + index + 1 < found.length ? rest[index]! : null;
            if (!text) continue;
            yield measured(text, (piece) => {
              length += piece.length;
            });
            if (length > mostPageBytes) return;
          }
        }
      }
      return { traces: traces(), next: () => next, found: look };
    },

    /** The positions of traces after a position, newest first. @throws as Reader */
    findTraces: async (
      account: number,
      filters: TraceFilters,
      limit: number,
      after?: Position,
      signal?: AbortSignal,
    ): Promise<Position[]> => (await find(signal, account, filters, limit, after)).positions,

    /** @throws as Reader */
    async traceFacets(
      account: number,
      filters: TraceFilters,
      threshold: number,
      signal: AbortSignal,
    ): Promise<TraceFacets> {
      if (!reader) throw new Error('This store was opened without a thread that reads.');
      return reader.read('facets', { account, filters, threshold }, signal);
    },

    /** False: the id exists in this account. */
    createTrace: (account: number, trace: NewTrace) =>
      database.write({
        guard: traceStep(account, trace),
        steps: [unsearchedStep(), incomingStep(account), ...tagSteps(account, trace.id, trace.tags, true)],
        isIndependent: true,
      }),

    /** False: no such trace, or it has the maximum number of comments. */
    addComment: async (account: number, traceId: string, { id, comment, createdAt }: NewComment) =>
      database.write({
        guard: step(insertComment, { account, trace_id: traceId, id, comment, created_at: createdAt }),
        steps: await caseStepsOfTrace(database, account, traceId),
      }),

    setRating(account: number, id: string, rating: boolean): Promise<boolean> {
      const parameters = { account, id, rating: rating ? 1 : 0 };
      const rows = `trace_seq = (
        SELECT seq FROM traces WHERE account_id = CAST(:account AS BIGINT) AND id = CAST(:id AS TEXT))`;
      return database.write({
        guard: step(touchTrace, parameters),
        steps: [
          ...leaveSteps(rows, parameters),
          step(updateRating, parameters),
          step(updateRatingOfTags, parameters),
          ...joinSteps(rows, parameters),
        ],
      });
    },

    /** False: no such trace, or it would have too many tags. */
    addTags(account: number, id: string, tags: Record<string, string>): Promise<boolean> {
      const keys = JSON.stringify(Object.keys(tags));
      return database.write({
        guard: step(touchTaggable, { account, id, keys }),
        steps: tagSteps(account, id, tags, false),
      });
    },

    /**
     * A large trace is deleted in pieces. After an interruption the rest of it remains, and can be deleted again.
     * @param at Now, in milliseconds since the epoch.
     */
    async deleteTrace(account: number, id: string, at: number): Promise<boolean> {
      const [found] = await database.rows(selectSeq, { account, id });
      return found !== undefined && removeTraces(database, { seqs: [found.seq], own: { account, id } }, at);
    },
  };
}

async function* measured(text: AsyncIterable<string>, seen: (piece: string) => void): AsyncGenerator<string, void> {
  for await (const piece of text) {
    seen(piece);
    yield piece;
  }
}
