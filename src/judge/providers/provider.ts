import type { TokenUsage } from '../verdict.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface CompletionRequest {
  messages: ChatMessage[];
  /** The reply's JSON schema. A provider passes it on where its endpoint takes one; the reply is checked either way. */
  schema: { name: string; schema: Record<string, unknown> };
  temperature: number;
  seed: number;
  /** Aborts the call: the deadline passed, the caller went away, or the service stops. */
  signal: AbortSignal;
  /** When the signal will abort by itself, in milliseconds of performance.now(): no retry is waited for past it. */
  deadline: number;
}

export interface Completion {
  text: string;
  /** Why the model stopped; `length` means that the reply is cut. */
  finish: 'stop' | 'length' | 'other';
  usage: TokenUsage;
}

/** A model that completes a chat. Throws JudgeError for every fault of the endpoint. */
export interface Provider {
  /** Kind and model, such as `openai:gpt-5-mini`. */
  readonly name: string;
  complete(request: CompletionRequest): Promise<Completion>;
}
