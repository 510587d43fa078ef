/** How many concurrent calls a server accepts, learned from its 429s. */
export interface Concurrency {
  /** Most concurrent calls; Infinity: unlimited. Grows in fractions of a call. */
  limit: number;
  /** Highest demand, in concurrent calls, since the limit was set. */
  requested: number;
  /** No call begins before this time, in milliseconds of performance.now(). */
  notBefore: number;
  /** How many times the limit was halved. */
  halvings: number;
}

/** The state for a server that has not refused any call. */
export const UNLIMITED: Concurrency = { limit: Number.POSITIVE_INFINITY, requested: 0, notBefore: 0, halvings: 0 };

/** The longest time that one answer holds back other calls, in milliseconds. */
const LONGEST_HOLD = 60_000;
/**
 * How long one that asks for more holds them back. It may concern only its own request, a quota may be raised meanwhile, and a
 * judgment needs time after it: by default it has a minute.
 */
const HOLD_OF_LONGER = 30_000;

/**
 * After a 429: halves the number of calls under way. Calls that began together are refused together, so only the first
 * one halves.
 * @param call The number of halvings when the call began, and its Retry-After in milliseconds.
 * @param load How many calls are under way, including this one, and how many wait.
 */
export function afterLimited(
  state: Concurrency,
  call: { halvings: number; retryAfterMilliseconds: number },
  load: { underWay: number; waiting: number },
  now: number,
): Concurrency {
  const asked = call.retryAfterMilliseconds;
  const notBefore = Math.max(state.notBefore, now + (asked > LONGEST_HOLD ? HOLD_OF_LONGER : asked));
  if (call.halvings < state.halvings) return { ...state, notBefore };
  return {
    limit: Math.max(1, Math.floor(Math.min(state.limit, load.underWay) / 2)),
    requested: Math.max(state.requested, load.underWay + load.waiting),
    notBefore,
    halvings: state.halvings + 1,
  };
}

/** After an answer: one more call per round of answers. A limit above the demand is removed. */
export function afterAnswer(state: Concurrency): Concurrency {
  if (state.limit === Number.POSITIVE_INFINITY) return state;
  const limit = state.limit + 1 / state.limit;
  return { ...state, ...(limit > state.requested ? { limit: Number.POSITIVE_INFINITY, requested: 0 } : { limit }) };
}

/** After another call is requested. */
export const afterRequested = (state: Concurrency, requested: number): Concurrency =>
  state.limit === Number.POSITIVE_INFINITY || requested <= state.requested ? state : { ...state, requested };

/** Milliseconds until another call may begin; Infinity: not before a call ends. */
export function untilNext({ limit, notBefore }: Concurrency, underWay: number, now: number): number {
  return underWay + 1 > limit ? Number.POSITIVE_INFINITY : Math.max(0, notBefore - now);
}
