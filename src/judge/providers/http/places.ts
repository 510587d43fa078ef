import { addAbortListener } from 'node:events';
import { JudgeError } from '../../judge-error.ts';
import { afterAnswer, afterAsked, afterLimited, type Concurrency, UNLIMITED, untilNext } from './concurrency.ts';
import { abortError, MESSAGE } from './failure.ts';

/** A call's place among those under way. It ends with its scope. */
export interface Place {
  /** The server answered it. */
  answered: () => void;
  /** The server refused it by a 429. */
  limited: (retryAfterMilliseconds: number) => void;
  [Symbol.dispose]: () => void;
}

export interface Clock {
  /** Milliseconds, as performance.now() counts them. */
  now: () => number;
  /** Calls once, after so many milliseconds; returns what forgets it. */
  after: (milliseconds: number, call: () => void) => () => void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Lets as many calls to one server begin as it takes; the others wait in the order in which they came. */
export function createPlaces(clock = CLOCK) {
  let state: Concurrency = UNLIMITED;
  let underWay = 0;
  /** Those who wait, with their deadlines, in the order in which they came. */
  const waiting = new Map<() => void, number>();
  let forgetTimer = () => {};

  return { take };

  /**
   * @throws JudgeError `limited` when the deadline comes first, which an abort with `timed_out` tells; else what the
   * signal was aborted with
   */
  async function take({ signal, deadline }: { signal: AbortSignal; deadline: number }): Promise<Place> {
    if (state.notBefore >= deadline) throw limitedError();
    state = afterAsked(state, underWay + waiting.size + 1);
    if (waiting.size === 0 && untilNext(state, underWay, clock.now()) === 0) underWay++;
    else await turn(signal, deadline);
    return place(state.halvings);
  }

  async function turn(signal: AbortSignal, deadline: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.set(resolve, deadline);
    using _abort = addAbortListener(signal, () => {
      if (waiting.delete(resolve)) reject(waitError(signal));
      admit();
    });
    admit();
    await promise;
  }

  /** Gives the places that are free to those who wait longest, and comes back when the server's time is over. */
  function admit() {
    forgetTimer();
    for (const [begin, deadline] of waiting) {
      // Its abort is about to come: with a place it would seem to have been asked.
      if (deadline <= clock.now()) continue;
      const milliseconds = untilNext(state, underWay, clock.now());
      if (milliseconds > 0) {
        if (milliseconds < Number.POSITIVE_INFINITY) forgetTimer = clock.after(milliseconds, admit);
        return;
      }
      waiting.delete(begin);
      underWay++;
      begin();
    }
  }

  function place(halvings: number): Place {
    return {
      answered: () => {
        state = afterAnswer(state);
      },
      limited: (retryAfterMilliseconds) => {
        const load = { underWay, waiting: waiting.size };
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
