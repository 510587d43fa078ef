import { addAbortListener } from 'node:events';
import { JudgeError } from '../../judge-error.ts';
import type { CompletionRequest } from '../provider.ts';
import { createTurnQueue } from '../turn-queue.ts';
import { afterAnswer, afterLimited, afterRequested, type Concurrency, UNLIMITED, untilNext } from './concurrency.ts';
import { abortError, MESSAGE } from './failure.ts';

/** Permission for one call to be under way. Disposing it frees the slot. */
export interface Slot {
  /** The server answered the call. */
  answered: () => void;
  /** The server refused the call with a 429. */
  limited: (retryAfterMilliseconds: number) => void;
  [Symbol.dispose]: () => void;
}

export interface Clock {
  /** Milliseconds of performance.now(). */
  now: () => number;
  /** Calls `call` once after the delay; returns a function that cancels it. */
  after: (milliseconds: number, call: () => void) => () => void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface WaitingCall {
  begin: () => void;
  /** In milliseconds of the clock. */
  deadline: number;
}

type Call = Pick<CompletionRequest, 'signal' | 'deadline' | 'fairnessKey'>;

/** Limits the concurrent calls to one server to what it accepts. Further calls queue, in turn among their fairness keys. */
export function createConcurrencyLimiter(clock = CLOCK) {
  let state: Concurrency = UNLIMITED;
  let underWay = 0;
  const waiting = createTurnQueue<WaitingCall>();
  let cancelTimer = () => {};

  return { acquire };

  /**
   * @throws JudgeError `limited` when the deadline passes first (an abort with `timed_out`); otherwise the signal's abort
   *   reason
   */
  async function acquire(call: Call): Promise<Slot> {
    if (state.notBefore >= call.deadline) throw limitedError();
    state = afterRequested(state, underWay + waiting.size() + 1);
    if (waiting.size() === 0 && untilNext(state, underWay, clock.now()) === 0) underWay++;
    else await queue(call);
    return createSlot(state.halvings);
  }

  async function queue({ signal, deadline, fairnessKey }: Call): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const call = { begin: resolve, deadline };
    waiting.add(fairnessKey, call);
    using _abort = addAbortListener(signal, () => {
      if (waiting.remove(call)) reject(waitError(signal));
      admit();
    });
    admit();
    await promise;
  }

  /** Gives free slots to the calls whose turn it is. Runs again when the server's Retry-After has passed. */
  function admit() {
    cancelTimer();
    // The abort of a call past its deadline is imminent: with a slot, the call would count as sent.
    const isReady = ({ deadline }: WaitingCall) => deadline > clock.now();
    for (let call = waiting.next(isReady); call; call = waiting.next(isReady)) {
      const milliseconds = untilNext(state, underWay, clock.now());
      if (milliseconds > 0) {
        if (milliseconds < Number.POSITIVE_INFINITY) cancelTimer = clock.after(milliseconds, admit);
        return;
      }
      waiting.take(call);
      underWay++;
      call.begin();
    }
  }

  function createSlot(halvings: number): Slot {
    return {
      answered: () => {
        state = afterAnswer(state);
      },
      limited: (retryAfterMilliseconds) => {
        const load = { underWay, waiting: waiting.size() };
        state = afterLimited(state, { halvings, retryAfterMilliseconds }, load, clock.now());
      },
      [Symbol.dispose]: () => {
        underWay--;
        admit();
      },
    };
  }

  function waitError(signal: AbortSignal): JudgeError {
    const error = abortError(signal);
    return error.fault === 'timed_out' ? limitedError(error) : error;
  }

  function limitedError(cause?: JudgeError): JudgeError {
    const rest = state.notBefore - clock.now();
    return new JudgeError('limited', MESSAGE.limited, { cause, ...(rest > 0 && { retryAfterMilliseconds: rest }) });
  }
}
