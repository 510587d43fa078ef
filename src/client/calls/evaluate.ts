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

/** An asynchronous client promises its answers, a synchronous one gives them. */
type In<Way extends 'promise' | 'value', Answer> = Way extends 'promise' ? Promise<Answer> : Answer;

/**
 * One criterion gives one result, several a list in their order. With `block: false` a result is the `task_id` of a
 * background task. With `settle: true` a list holds the errors of single criteria in their places.
 */
export interface Evaluates<Options, Result, Way extends 'promise' | 'value' = 'promise'> {
  /**
   * Scores by one criterion.
   * @throws DeemsterError for a call that goes wrong, TypeError and RangeError for an option that cannot be right
   */
  (options: One<Options> & Blocking): In<Way, Result>;
  /** Begins a background task for one criterion; `waitForTask` gives its end. */
  (options: One<Options> & InBackground): In<Way, SubmittedTask>;
  /**
   * Scores by several criteria at the same time, with one stored trace: a result for each, in their order.
   * @throws DeemsterError the first one, which ends the others; TypeError and RangeError for an option that cannot be right
   */
  (options: Several<Options> & Blocking & Throwing): In<Way, Result[]>;
  /** Scores by several criteria at the same time, with one stored trace: a result or an error for each, in their order. */
  (options: Several<Options> & Blocking & Settling): In<Way, (Result | DeemsterError)[]>;
  /** Begins a background task for each of several criteria, with one stored trace; `waitForTask` gives the end of each. */
  (options: Several<Options> & InBackground & Throwing): In<Way, SubmittedTask[]>;
  /** Begins a background task for each of several criteria, with one stored trace: a task or an error for each. */
  (options: Several<Options> & InBackground & Settling): In<Way, (SubmittedTask | DeemsterError)[]>;
  /** Scores by one criterion or by several, whichever it is: one result or a list. */
  (options: Options & Blocking & Throwing): In<Way, Result | Result[]>;
  /** Where the options do not say it, all that can come. */
  (options: Options): In<Way, Result | SubmittedTask | (Result | SubmittedTask | DeemsterError)[]>;
}

/** How one criterion is asked; undefined where an evaluator stands for it. */
export type Ask<Answer> = (criterion: string | undefined, shared: Shared, call: CallOptions) => Promise<Answer>;

/**
 * Asks one criterion or several. Several are asked at the same time; the first error ends the others, unless they settle.
 * @param share Stores what is evaluated, so that several evaluations share one trace.
 */
export async function evaluateAll<Answer>(
  transport: Transport,
  { criteria, block, settle, signal, timeout }: EvaluationOptions,
  ask: Ask<Answer>,
  share: (call: CallOptions) => Promise<Shared | undefined>,
): Promise<Answer | (Answer | DeemsterError)[]> {
  // The service never sees these two.
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
  const asked = criteria.map(async (criterion) => ask(criterion, (await shared) ?? {}, call));
  try {
    return await Promise.all(settle ? asked.map((answer) => answer.catch(returned)) : asked);
  } catch (error) {
    others.abort(error);
    await Promise.allSettled(asked);
    throw error;
  } finally {
    forget();
  }
}

/** A call's error, to be returned; an abort is thrown all the same. */
function returned(error: unknown): DeemsterError {
  if (error instanceof DeemsterError) return error;
  throw error;
}
