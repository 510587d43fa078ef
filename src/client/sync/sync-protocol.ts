import type { MessagePort } from 'node:worker_threads';
import type { Settings } from '../settings.ts';

/** What the worker of a synchronous client is started with. */
export interface WorkerStart {
  settings: Settings;
  port: MessagePort;
  shared: SharedArrayBuffer;
}

/** What the two threads share: 32-bit integers at these places, which the caller only reads. */
export const place = {
  /** Counts the worker's signs of life: each answer, and a beat now and then while it works on one. */
  signs: 0,
  /** 1 once the worker has ended. */
  ended: 1,
};

/** How often the worker says that it still works on a call, in milliseconds. */
export const beatMilliseconds = 250;

/** A value on its way: an object as JSON, which is how it would travel to the service too; what is no object as it is. */
export type Sent = { json: string } | { value: unknown };

/** One call. */
export interface CallMessage {
  /** Its answer has the same. */
  number: number;
  /** A method of AsyncDeemster, or one of its evaluators as `evaluators.get`. */
  method: string;
  /** The method's arguments before the last, which is its options. */
  args: Sent[];
  options: Record<string, Sent>;
}

/** The answer to the call of this number. */
export interface AnswerMessage {
  number: number;
  /** What `packed` made of it. */
  outcome: string;
}
