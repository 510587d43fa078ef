import type { Fields } from '../adapters/fields.ts';
import type { ChatInteraction } from '../trace/interactions.ts';

/** The formats of requests and answers in a provider's interface. */
export interface Dialect {
  readRequest(request: Fields): Omit<ChatInteraction, 'result'>;
  /** Whether a result is an answer: not a failure reported in another form, and not cut short before any content. */
  isAnswer(result: Fields): boolean;
  accumulator(): Accumulator;
}

/** Assembles the chunks of a stream. */
export interface Accumulator {
  add(chunk: Fields): void;
  /** The result as the provider returns it without streaming, cut short if the stream was abandoned; undefined if empty. */
  answer(): object | undefined;
}
