import { DeemsterError } from '../errors.ts';
import type { CallOptions, EvaluationOptions } from '../options.ts';
import type { SubmittedTask } from '../results.ts';
import type { Transport } from '../transport/transport.ts';
import type { Shared } from './share-trace.ts';

type One<Options> = Options & { criteria?: string | undefined };
type Several<Options> = Options & { criteria: readonly string[] };
type Blocking = { block?: true | undefined };
type InBackground = { block: false };
type Throwing = { settle?: false | undefined };
type Settling = { settle: true };

/** The asynchronous client returns promises, the synchronous client plain values. */
type In<Way extends 'promise' | 'value', Answer> = Way extends 'promise' ? Promise<Answer> : Answer;

/**
 * One criterion gives one result; a list of criteria gives a list of results in the same order. With `block: false` a
 * result is the `task_id` of a background task. With `settle: true` the list contains the error of a criterion that failed.
 */
export interface Evaluates<Options, Result, Way extends 'promise' | 'value' = 'promise'> {
  /**
   * Scores against one criterion.
   * @throws DeemsterError if the call fails, TypeError and RangeError for an invalid option
   */
  (options: One<Options> & Blocking): In<Way, Result>;
  /** Starts a background task for one criterion. `waitForTask` returns its outcome. */
  (options: One<Options> & InBackground): In<Way, SubmittedTask>;
  /**
   * Scores against several criteria concurrently, with one shared stored trace. Returns one result per criterion, in order.
   * @throws DeemsterError the first failure, which aborts the others; TypeError and RangeError for an invalid option
   */
  (options: Several<Options> & Blocking & Throwing): In<Way, Result[]>;
  /** Scores against several criteria concurrently, with one shared stored trace. Returns a result or error per criterion. */
  (options: Several<Options> & Blocking & Settling): In<Way, (Result | DeemsterError)[]>;
  /** Starts a background task per criterion, with one shared stored trace. `waitForTask` returns the outcome of each. */
  (options: Several<Options> & InBackground & Throwing): In<Way, SubmittedTask[]>;
  /** Starts a background task per criterion, with one shared stored trace. Returns a task or error per criterion. */
  (options: Several<Options> & InBackground & Settling): In<Way, (SubmittedTask | DeemsterError)[]>;
  /** Scores against one criterion or a list of criteria. Returns one result or a list. */
  (options: Options & Blocking & Throwing): In<Way, Result | Result[]>;
  /** Fallback for options whose types are too wide to choose an overload: the union of all results. */
  (options: Options): In<Way, Result | SubmittedTask | (Result | SubmittedTask | DeemsterError)[]>;
}

/** Sends one criterion. The criterion is undefined if the options name an evaluator. */
export type Ask<Answer> = (criterion: string | undefined, shared: Shared, call: CallOptions) => Promise<Answer>;

/**
 * Sends one criterion or several. Several are sent concurrently; the first error aborts the others unless `settle` is true.
 * @param share Stores the evaluated conversation or trace, so that several evaluations share one stored trace.
 */
export async function evaluateAll<Answer>(
  transport: Transport,
  { criteria, block, settle, signal, timeout }: EvaluationOptions,
  ask: Ask<Answer>,
  share: (call: CallOptions) => Promise<Shared | undefined>,
): Promise<Answer | (Answer | DeemsterError)[]> {
  // These two options are not sent to the service.
  for (const [name, value] of Object.entries({ block, settle }))
    if (value !== undefined && typeof value !== 'boolean') throw new TypeError(`${name} must be true or false.`);
  if (!Array.isArray(criteria)) {
    if (criteria !== undefined && typeof criteria !== 'string')
      throw new TypeError('criteria must be one criterion or a list of criteria.');
    return ask(criteria, {}, { signal, timeout });
  }
  if (criteria.length === 0 || ![...criteria].every((criterion) => typeof criterion === 'string'))
    throw new TypeError('criteria must be a list of at least one criterion, each a string.');
  const others = new AbortController();
  const forget = transport.follow([signal], others);
  const call = { signal: others.signal, timeout };
  const shared = criteria.length > 1 ? share(call) : undefined;
  const pending = criteria.map(async (criterion) => ask(criterion, (await shared) ?? {}, call));
  try {
    return await Promise.all(settle ? pending.map((answer) => answer.catch(returned)) : pending);
  } catch (error) {
    others.abort(error);
    await Promise.allSettled(pending);
    throw error;
  } finally {
    forget();
  }
}

/** Returns a call's error instead of throwing it. An abort is still thrown. */
function returned(error: unknown): DeemsterError {
  if (error instanceof DeemsterError) return error;
  throw error;
}
