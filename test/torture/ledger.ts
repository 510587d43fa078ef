import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../generated/openapi.d.ts';
import type { Answer } from './client.ts';

export type Task = components['schemas']['Task'];

/** A background task: what was answered before the service died, and how it was seen to end. */
export interface SentTask {
  /** undefined while no 202 came. */
  id: string | undefined;
  /** What its DELETE was answered. */
  cancel: 'not sent' | 'unanswered' | 204 | 409;
  /** Its state when it was first seen ended, which must never change. */
  ended: Task | undefined;
}

/** One conversation: what was sent, and what was answered before the service died. */
export interface Entry {
  /** In the conversation's first message, and in no other conversation. */
  nonce: string;
  request: { messages: object[]; evaluation_criteria: string; tags: Record<string, string> };
  /** Of the Idempotency-Key; undefined: none was sent. */
  key: string | undefined;
  /** Where it was sent as a background task. */
  task: SentTask | undefined;
  /** Of a task: what it was seen to end with. */
  evaluation: Evaluation | undefined;
  /** `id` is undefined while no answer came. */
  comments: { text: string; id: string | undefined }[];
  /** Which may stand: the last that was answered, and what was sent after it. */
  ratings: (boolean | null)[];
}

export interface Evaluation extends Pick<components['schemas']['ScoreResponse'], 'score' | 'explanation' | 'sources'> {
  traceId: string;
  id: string;
}

export const evaluationOf = ({ headers, body }: Answer): Evaluation => ({
  traceId: headers['x-trace-id'] as string,
  id: headers['x-evaluation-id'] as string,
  score: body.score,
  explanation: body.explanation,
  sources: body.sources,
});

/** How many requests about a conversation have no answer. */
export const unanswered = ({ evaluation, task, comments, ratings }: Entry): number =>
  [
    (task ? task.id : evaluation) === undefined,
    task?.cancel === 'unanswered',
    ratings.length > 1,
    ...comments.map(({ id }) => id === undefined),
  ].filter(Boolean).length;

/** What can be wrong with something that was answered. */
export type FaultKind = 'lost' | 'twice' | 'changed' | 'refused';

export interface Fault {
  kind: FaultKind;
  text: string;
}

/** Compares what was answered for a conversation with its trace as the service gives it now. */
export function compare(entry: Entry, { status, body: trace }: Answer): Fault[] {
  const { nonce, request, evaluation, comments, ratings } = entry;
  const faults: Fault[] = [];
  const fault = (kind: FaultKind, what: string) => faults.push({ kind, text: `${nonce}: ${what}` });
  if (status !== 200) {
    fault(status === 404 ? 'lost' : 'refused', `GET of its trace is ${status}`);
    return faults;
  }
  if (!isDeepStrictEqual(trace.trace, { messages: request.messages, system: null, tools: null }))
    fault('changed', 'the conversation');
  if (!isDeepStrictEqual(trace.tags, request.tags)) fault('changed', 'the tags');

  const { traceId, ...wanted } = evaluation!;
  const [first, ...more] = trace.evaluations;
  const { id, score, explanation, sources, criteria } = first ?? {};
  if (id !== wanted.id) fault('lost', `evaluation ${wanted.id}`);
  else if (
    !isDeepStrictEqual({ id, score, explanation, sources }, wanted) ||
    criteria !== request.evaluation_criteria ||
    trace.id !== traceId
  )
    fault('changed', `evaluation ${id}`);
  if (more.length > 0) fault('twice', `${more.length + 1} evaluations`);

  for (const { text, id } of comments) {
    const found = trace.comments.filter(({ comment }: { comment: string }) => comment === text);
    if (found.length > 1) fault('twice', `comment "${text}"`);
    else if (id !== undefined && found.length === 0) fault('lost', `comment "${text}"`);
    else if (id !== undefined && found[0].id !== id) fault('changed', `id of comment "${text}"`);
  }
  if (trace.comments.length > comments.length) fault('twice', 'more comments than were sent');
  if (!ratings.includes(trace.rating)) fault('lost', `rating: it is ${trace.rating}, but may be ${ratings.join(', ')}`);
  return faults;
}
