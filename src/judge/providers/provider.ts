import type { TokenUsage } from '../verdict.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** How many characters at its beginning other questions are likely to share: a place for a provider's prompt cache. */
  shared?: number;
}

export interface CompletionRequest {
  messages: ChatMessage[];
  /** The reply's JSON schema. A provider passes it on where its endpoint takes one; the reply is checked either way. */
  schema: { name: string; schema: Record<string, unknown> };
  /**
   * How the verdict's object begins, such as `{"mark":"…"`. An engine that writes the object by a grammar may take these
   * words as written; a server has to copy them from the prompt.
   */
  opening: string;
  /** Null: the provider's own default, so that samples differ. */
  temperature: number | null;
  seed: number;
  /** Whether the tokens of the reply are wanted with their probabilities, where the provider gives them. */
  probabilities: boolean;
  /** Aborts the call: the deadline passed, the caller went away, or the service stops. */
  signal: AbortSignal;
  /** When the signal will abort by itself, in milliseconds of performance.now(): no retry is waited for past it. */
  deadline: number;
}

/** A piece of a reply, and what could have stood in its place. */
export interface Token {
  text: string;
  /** The likeliest texts in this place, the token's own among them, with their probabilities, 0 to 1. May be empty. */
  alternatives: { text: string; probability: number }[];
}

export interface Completion {
  text: string;
  /** Why the model stopped; `length` means that the reply is cut. */
  finish: 'stop' | 'length' | 'other';
  usage: TokenUsage;
  /** The text in pieces, which put together are the text; null where none came with probabilities. */
  tokens: Token[] | null;
}

/** A model that completes a chat. Throws JudgeError for every fault of the endpoint. */
export interface Provider {
  /** Kind and model, such as `openai:gpt-5-mini`. */
  readonly name: string;
  /**
   * Tells this judge from every other one, such as the name and the server's whole address: a part of the score cache's
   * key. It goes nowhere but into a hash, since an address may hold a key.
   */
  readonly identity: string;
  /** False once it is known that its tokens come without probabilities; true before. */
  readonly givesProbabilities: boolean;
  complete(request: CompletionRequest): Promise<Completion>;
}
