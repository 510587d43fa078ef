import type { MessagePort } from 'node:worker_threads';
import type { Settings } from '../settings.ts';

/** The data passed to a synchronous client's worker at its start. */
export interface WorkerStart {
  settings: Settings;
  port: MessagePort;
  shared: SharedArrayBuffer;
}

/** Indexes of the 32-bit integers that the two threads share. The caller's thread only reads them. */
export const memoryIndex = {
  /** Counts the worker's signs of life: each answer, and regular beats while a call is in progress. */
  signs: 0,
  /** 1 once the worker has ended. */
  ended: 1,
};

/** The interval of the worker's beats during a call, in milliseconds. */
export const beatMilliseconds = 250;

/** A value for the other thread: an object as JSON, as it is sent to the service, and any other value unchanged. */
export type Encoded = { json: string } | { value: unknown };

/** One call. */
export interface CallMessage {
  /** Identifies the answer. */
  number: number;
  /** A method of AsyncDeemster, or of its evaluators, such as `evaluators.get`. */
  method: string;
  /** The method's arguments except the last, its options. */
  args: Encoded[];
  options: Record<string, Encoded>;
}

/** The answer to the call with this number. */
export interface AnswerMessage {
  number: number;
  /** The result or error, serialized by `packed`. */
  outcome: string;
}
