/** How many calls a server takes at once, as far as its 429s have told. */
export interface Concurrency {
  /** The most calls at once; Infinity: as many as are asked for. It grows by parts of a call. */
  limit: number;
  /** The most that were asked for at once since there is a limit. */
  asked: number;
  /** No call begins before, in milliseconds of performance.now(). */
  notBefore: number;
  /** How many times it was halved. */
  halvings: number;
}

/** What is known of a server that has refused nothing. */
export const UNLIMITED: Concurrency = { limit: Number.POSITIVE_INFINITY, asked: 0, notBefore: 0, halvings: 0 };

/**
 * The longest time for which one answer holds back other calls, in milliseconds. It may have meant only its own request,
 * and a quota may be raised meanwhile.
 */
const LONGEST_HOLD = 60_000;

/**
 * After a 429: half of what was under way. Calls that began together are refused together, so only the first one halves.
 * @param call How many halvings there were when it began, and what its answer said to wait, in milliseconds.
 * @param load How many calls are under way, this one included, and how many wait.
 */
export function afterLimited(
  state: Concurrency,
  call: { halvings: number; retryAfterMilliseconds: number },
  load: { underWay: number; waiting: number },
  now: number,
): Concurrency {
  const notBefore = Math.max(state.notBefore, now + Math.min(call.retryAfterMilliseconds, LONGEST_HOLD));
  if (call.halvings < state.halvings) return { ...state, notBefore };
  return {
    limit: Math.max(1, Math.floor(Math.min(state.limit, load.underWay) / 2)),
    asked: Math.max(state.asked, load.underWay + load.waiting),
    notBefore,
    halvings: state.halvings + 1,
  };
}

/** After an answer: one call more for each round of answers; no limit any more when it is more than was asked for. */
export function afterAnswer(state: Concurrency): Concurrency {
  if (state.limit === Number.POSITIVE_INFINITY) return state;
  const limit = state.limit + 1 / state.limit;
  return { ...state, ...(limit > state.asked ? { limit: Number.POSITIVE_INFINITY, asked: 0 } : { limit }) };
}

/** After one more call is asked for. */
export const afterAsked = (state: Concurrency, asked: number): Concurrency =>
  state.limit === Number.POSITIVE_INFINITY || asked <= state.asked ? state : { ...state, asked };

/** In how many milliseconds another call may begin; Infinity: when one has ended. */
export function untilNext({ limit, notBefore }: Concurrency, underWay: number, now: number): number {
  return underWay + 1 > limit ? Number.POSITIVE_INFINITY : Math.max(0, notBefore - now);
}
