import type { Fields } from '../adapters/fields.ts';
import type { LLMInteraction } from '../contract.ts';
import { interactionsOf } from '../trace/interactions.ts';
import type { Dialect, Gathering } from './dialect.ts';

/** One call of a model, from its beginning on. What goes wrong in recording it is kept, and breaks nothing. */
export class Call {
  /** Such as `chat.completions.create`. */
  readonly method: string;
  readonly #dialect: Dialect;
  readonly #faults: unknown[] = [];
  /** The request as it was sent, which the caller may change later; undefined once it was answered. */
  #request: (() => Fields) | undefined;
  #gathering: Gathering | undefined;
  #interactions: LLMInteraction[] = [];

  constructor(method: string, dialect: Dialect, request: unknown) {
    this.method = method;
    this.#dialect = dialect;
    this.#request = copied(request);
  }

  /** The answer as a whole; only the first one counts. */
  answered(answer: unknown): void {
    this.#gathering = undefined;
    this.#interactions.push(...this.#read(answer));
    this.#request = undefined;
  }

  /** One piece of the answer's stream. */
  gather(piece: unknown): void {
    this.#gathering ??= this.#dialect.gathering();
    this.#gathering.add(piece as Fields);
  }

  /** The stream has ended, or its reader has left it. */
  ended(): void {
    if (this.#gathering) this.answered(this.#gathering.answer());
  }

  /** The provider failed in the middle of the stream: that is no answer. */
  failed(): void {
    this.#gathering = undefined;
  }

  /** What it adds to the trace so far. @throws the first fault of its recording */
  interactions(): readonly LLMInteraction[] {
    if (this.#faults.length > 0) throw this.#faults[0];
    // A stream that nobody reads on has said what has come.
    return this.#gathering ? this.#read(this.#gathering.answer()) : this.#interactions;
  }

  /** Does a part of the recording; what it throws is kept. */
  guard(record: () => void): void {
    try {
      record();
    } catch (fault) {
      this.#faults.push(fault);
    }
  }

  #read(answer: unknown): LLMInteraction[] {
    if (answer === undefined || !this.#request) return [];
    if (!this.#dialect.isAnswer(Object(answer))) return [];
    return interactionsOf({ ...this.#dialect.asked(this.#request()), result: answer as object });
  }
}

/** What cannot be copied is a fault only of a call that was answered all the same. */
function copied(request: unknown): () => Fields {
  try {
    const text = JSON.stringify(request);
    return () => JSON.parse(text);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
