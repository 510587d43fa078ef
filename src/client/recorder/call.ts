import type { Fields } from '../adapters/fields.ts';
import type { LLMInteraction } from '../contract.ts';
import { interactionsOf } from '../trace/interactions.ts';
import type { Accumulator, Dialect } from './dialect.ts';

/** One model call that is being recorded. Errors while recording are collected, and never affect the program. */
export class Call {
  /** Such as `chat.completions.create`. */
  readonly method: string;
  readonly #dialect: Dialect;
  readonly #faults: unknown[] = [];
  /** A snapshot of the request, which the caller may change later; undefined once it was answered. */
  #request: (() => Fields) | undefined;
  #accumulator: Accumulator | undefined;
  #interactions: LLMInteraction[] = [];

  constructor(method: string, dialect: Dialect, request: unknown) {
    this.method = method;
    this.#dialect = dialect;
    this.#request = copied(request);
  }

  /** Records the complete answer. Later ones are ignored. */
  answered(answer: unknown): void {
    this.#accumulator = undefined;
    this.#interactions.push(...this.#read(answer));
    this.#request = undefined;
  }

  /** Records one chunk of a streamed answer. */
  chunk(chunk: unknown): void {
    this.#accumulator ??= this.#dialect.accumulator();
    this.#accumulator.add(chunk as Fields);
  }

  /** The stream has ended, or its reader has abandoned it. */
  ended(): void {
    if (this.#accumulator) this.answered(this.#accumulator.answer());
  }

  /** The provider failed in the middle of the stream, so there is no answer. */
  failed(): void {
    this.#accumulator = undefined;
  }

  /** The interactions to add to the trace so far. @throws the first error of the recording */
  interactions(): readonly LLMInteraction[] {
    if (this.#faults.length > 0) throw this.#faults[0];
    // If the stream is still open, its content so far counts.
    return this.#accumulator ? this.#read(this.#accumulator.answer()) : this.#interactions;
  }

  /** Runs a part of the recording, and collects its error. */
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
    return interactionsOf({ ...this.#dialect.readRequest(this.#request()), result: answer as object });
  }
}

/** A request that cannot be copied is an error only if the call is answered, so the error is thrown later. */
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
