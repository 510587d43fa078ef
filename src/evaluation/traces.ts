import type { components, operations } from '../../generated/openapi.d.ts';
import { isoTime } from '../store/iso-time.ts';
import type { JsonText } from '../store/json-text.ts';
import { newId } from '../store/new-id.ts';
import { mostTags } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { TraceFilters } from '../store/traces.ts';
import { faultsOfTrace } from './agents/agent-rules.ts';
import type { Caller } from './authenticate.ts';
import { listText } from './list-text.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { readTime } from './read-time.ts';
import { type Fault, isGiven, mostFaults, notExactlyOne, RequestError, valueError } from './request-error.ts';

import { slowRead } from './slow-read.ts';
import type { Turn } from './turns.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listTraces']['parameters']['query']>;
type FacetsQuery = NonNullable<operations['getTraceFacets']['parameters']['query']>;

const noSuchTrace = () => new RequestError('not_found', 'No such trace.');

/**
 * The operations on stored conversations and multi-agent traces, their comments, ratings and tags.
 * @param changed `deleted` is called after a trace was deleted, and with it the tasks that would have added to it; `stored`
 *   after one was stored.
 */
export function createTraces(
  store: Store,
  secret: string,
  now: () => number,
  changed: { deleted: () => void; stored: () => void },
) {
  const mustKeep = ({ account }: Caller) => {
    if (account.retention === 'none')
      throw new RequestError('impossible', "This account's retention is none, so nothing is stored for it.");
  };
  const mustExist = (found: boolean) => {
    if (!found) throw noSuchTrace();
  };
  const get = async (account: number, id: string): Promise<JsonText<Schemas['Trace']>> => {
    const trace = await store.getTrace(account, id);
    if (!trace) throw noSuchTrace();
    return trace;
  };

  return {
    get: (caller: Caller, id: string) => get(caller.account.id, id.toLowerCase()),

    async list(
      caller: Caller,
      { page_token, page_size = 50, ...query }: ListQuery,
      signal?: AbortSignal,
    ): Promise<JsonText<Schemas['TraceList']>> {
      const filters = readTraceFilters(query);
      const list = { account: caller.account.id, list: 'traces', filters } as const;
      const cursor =
        page_token === undefined ? undefined : (readPageToken(secret, list, page_token) as [number, number]);
      const after = cursor && { createdAt: cursor[0], seq: cursor[1] };
      const page = store.listTraces(list.account, filters, page_size, after, signal);
      const { unsearched } = await slowRead(page.found());
      return listText(
        'traces',
        page.traces,
        () => {
          const next = page.next();
          return next && writePageToken(secret, list, [next.createdAt, next.seq]);
        },
        filters.text === undefined ? {} : { unsearched },
      );
    },

    /** @throws RequestError `impossible`, `busy` */
    async facets(
      { account }: Caller,
      { threshold = 0.5, ...query }: FacetsQuery,
      signal: AbortSignal,
    ): Promise<Schemas['TraceFacets']> {
      const found = await slowRead(store.traceFacets(account.id, readTraceFilters(query), threshold, signal));
      const { traces, more, scores, ratings, evaluators, tags } = found;
      return {
        traces,
        more,
        scores: scores && { below: scores.below, at_least: scores.atLeast },
        ratings,
        evaluators: evaluators?.map(({ name, traces }) => ({ evaluator_name: name, traces })) ?? null,
        tags: tags.map(({ key, value, traces }) => ({ tag: `${key}:${value}`, traces })),
      };
    },

    /** @param turn Is awaited before each long step; undefined for a small request. */
    async create(caller: Caller, request: Schemas['TraceRequest'], turn?: Turn): Promise<JsonText<Schemas['Trace']>> {
      const content = readContent(request);
      mustKeep(caller);
      const { id, tags } = request;
      const trace = { id: id?.toLowerCase() ?? newId(), createdAt: now(), tags: tags ?? {}, trace: content };
      if (!(await store.createTrace(caller.account.id, trace)))
        throw new RequestError('conflict', 'A trace with this id already exists.');
      changed.stored();
      await turn?.();
      return get(caller.account.id, trace.id);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      mustExist(await store.deleteTrace(caller.account.id, id.toLowerCase(), now()));
      changed.deleted();
    },

    async comment(caller: Caller, { trace_id, comment }: Schemas['CommentRequest']): Promise<Schemas['Comment']> {
      const traceId = trace_id.toLowerCase();
      if (caller.account.retention === 'none') {
        mustExist(await store.hasTrace(caller.account.id, traceId));
        mustKeep(caller);
      }
      const stored = { id: newId(), comment, createdAt: now() };
      if (!(await store.addComment(caller.account.id, traceId, stored))) {
        mustExist(await store.hasTrace(caller.account.id, traceId));
        throw new RequestError('conflict', 'This trace has 1,000 comments, which is the most that one may have.');
      }
      return { id: stored.id, trace_id: traceId, comment, created_at: isoTime(stored.createdAt) };
    },

    async rate(caller: Caller, { trace_id, rating }: Schemas['Rating']): Promise<Schemas['Rating']> {
      const traceId = trace_id.toLowerCase();
      mustExist(await store.setRating(caller.account.id, traceId, rating));
      return { trace_id: traceId, rating };
    },

    async tag(caller: Caller, { trace_id, tags }: Schemas['AddedTags']): Promise<Schemas['AddedTags']> {
      const traceId = trace_id.toLowerCase();
      if (!(await store.addTags(caller.account.id, traceId, tags))) {
        mustExist(await store.hasTrace(caller.account.id, traceId));
        throw new RequestError('conflict', `A trace holds at most ${mostTags} tags, and this one would get more.`);
      }
      return { trace_id: traceId, tags };
    },
  };
}

/**
 * Reads the content to be stored. Only an evaluation checks whether there is something to evaluate in it.
 * @throws RequestError `invalid` with every broken rule that the contract's schema cannot express
 */
function readContent(request: Schemas['TraceRequest']): Schemas['Trace']['trace'] {
  const faults = faultsOf(request).take(mostFaults).toArray();
  if (faults.length > 0) throw new RequestError('invalid', faults);
  const { messages, trace, system = null, tools = null } = request;
  return trace ?? { messages: messages!, system, tools };
}

function* faultsOf({ messages, trace, ...rest }: Schemas['TraceRequest']): Generator<Fault> {
  const notOne = notExactlyOne({ messages, trace });
  if (notOne) yield notOne;
  if (!trace) return;
  for (const name of ['system', 'tools'] as const) {
    if (!messages && isGiven(rest[name]))
      yield valueError(['body', name], 'Remove this: it is allowed only with messages.');
  }
  yield* faultsOfTrace(trace);
}

/** The list's filters in the store's form. */
export function readTraceFilters(query: Omit<ListQuery, 'page_token' | 'page_size'>): TraceFilters {
  return {
    start: query.start_date === undefined ? undefined : readTime(query.start_date),
    end: query.end_date === undefined ? undefined : readTime(query.end_date),
    tags: query.tag?.map((tag) => [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)]),
    rating: query.rating,
    evaluatorName: query.evaluator_name,
    criterion: query.criterion,
    modelCore: query.model_core,
    text: query.text,
    failed: query.failed,
    minScore: query.min_score,
    maxScore: query.max_score,
  };
}
