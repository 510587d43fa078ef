import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelay } from '../../retry.ts';
import { type Answer, type Endpoint, post } from './post.ts';

export type SignalName = 'logs' | 'traces';

/**
 * What became of results. `refused`: by the endpoint, for good. `failed`: after all attempts. `unsupported`: the endpoint does not
 * take this signal. `overflow`: the queue was full.
 */
export type Outcome = 'sent' | 'refused' | 'failed' | 'unsupported' | 'overflow';

/** Whether results arrive, and why not. */
export interface Change {
  signal: SignalName;
  outcome: Exclude<Outcome, 'overflow'>;
  status?: number | undefined;
  code?: string | undefined;
}

export interface SignalOptions {
  endpoint: Endpoint;
  counted: (signal: SignalName, outcome: Outcome, count: number) => void;
  /** Is called when the outcome differs from the one before. */
  changed: (change: Change) => void;
  now: () => number;
  /** Aborts when the service stops: nothing is waited for then. */
  stopping: AbortSignal;
  /** Aborts what is under way. */
  cut: AbortSignal;
}

/** The statuses of an endpoint without this path: backends for traces take no logs. */
const withoutPath: ReadonlySet<number | undefined> = new Set([404, 405, 415, 501]);
/** After how long such an endpoint is tried again, in milliseconds. */
const rest = 600_000;
const retries = { maxRetries: 4, maxRetriesWhenLimited: 4 };
/** The longest wait that an endpoint may ask for, in milliseconds. */
const longestWait = 300_000;

/** Sends the requests of one signal, one after the other. */
export function createSignal(signal: SignalName, options: SignalOptions) {
  const { endpoint, counted, changed, now, stopping, cut } = options;
  let last: Change['outcome'] = 'sent';
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function answerTo(body: Uint8Array<ArrayBuffer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = stopping.aborted;
      const answer = await post(endpoint, `/v1/${signal}`, body, cut);
      const { status, headers } = answer;
      const isFinal = (status !== undefined && status < 300) || withoutPath.has(status) || isLast;
      const delay = isFinal ? undefined : retryDelay({ attempt, status, headers } as never, retries, Math.random, now);
      if (delay === undefined) return answer;
      await sleep(Math.min(delay, longestWait), undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }

  function note(answer: Answer): Change['outcome'] {
    const { status } = answer;
    const outcome = outcomeOf(status);
    if (outcome === 'unsupported') restsUntil = now() + rest;
    const code = 'code' in answer ? answer.code : undefined;
    if (outcome !== last) changed({ signal, outcome, status, code });
    last = outcome;
    return outcome;
  }

  return {
    /** @param body Makes the request, once it is to be sent. */
    async send(count: number, body: () => Uint8Array<ArrayBuffer>): Promise<void> {
      if (now() < restsUntil) return counted(signal, 'unsupported', count);
      const answer = await answerTo(body());
      const outcome = note(answer);
      const rejected = 'rejected' in answer ? Math.min(answer.rejected, count) : 0;
      if (rejected > 0) counted(signal, 'refused', rejected);
      if (count > rejected) counted(signal, outcome, count - rejected);
    },
  };
}

function outcomeOf(status: number | undefined): Change['outcome'] {
  if (status === undefined) return 'failed';
  if (status < 300) return 'sent';
  if (withoutPath.has(status)) return 'unsupported';
  return retryDelay({ attempt: 1, status }, retries) === undefined ? 'refused' : 'failed';
}
