import type { Fields } from '../adapters/fields.ts';
import type { ChatInteraction } from '../trace/interactions.ts';

/** How a provider's interface says what a model is asked and what it answers. */
export interface Dialect {
  asked(request: Fields): Omit<ChatInteraction, 'result'>;
  /** Whether a result is an answer, neither the provider's failure in another form nor cut short before it said anything. */
  isAnswer(result: Fields): boolean;
  gathering(): Gathering;
}

/** Puts the pieces of a stream together. */
export interface Gathering {
  add(piece: Fields): void;
  /** The result as it would have come without a stream, cut short where the stream was left; undefined without any. */
  answer(): object | undefined;
}
