import type { TokenUsage } from '../verdict.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Length in characters of the prefix that other questions probably share: a breakpoint for prompt caches. */
  shared?: number;
}

export interface CompletionRequest {
  messages: ChatMessage[];
  /** The reply's JSON schema. A provider sends it if its endpoint accepts one; the reply is checked either way. */
  schema: { name: string; schema: Record<string, unknown> };
  /**
   * The beginning of the verdict's object, such as `{"mark":"…"`. An engine with a grammar may write it itself; a model behind
   * a server has to copy it from the prompt.
   */
  opening: string;
  /** Null: the provider's own default, so that samples differ. */
  temperature: number | null;
  seed: number;
  /** Whether to return the probabilities of the reply's tokens, if the provider gives them. */
  probabilities: boolean;
  /** Aborts the call: the deadline passed, the caller disconnected, or the service stops. */
  signal: AbortSignal;
  /** When the signal aborts by itself, in milliseconds of performance.now(). No wait for a retry goes past it. */
  deadline: number;
  /**
   * Groups calls: when calls have to wait, the groups take turns, so that many calls of one group do not hold back another.
   * Calls without a key are one group.
   */
  fairnessKey?: number | undefined;
}

/** A token of a reply, with its alternatives. */
export interface Token {
  text: string;
  /** The likeliest texts at this position, including the token's own, with probabilities from 0 to 1. May be empty. */
  alternatives: { text: string; probability: number }[];
}

export interface Completion {
  text: string;
  /** Why the model stopped; `length`: the reply is cut. */
  finish: 'stop' | 'length' | 'other';
  usage: TokenUsage;
  /** The tokens, which joined are the text; null if none came with probabilities. */
  tokens: Token[] | null;
  /** Other texts of the same reply, such as content beside a call. A verdict in them must agree with the one in `text`. */
  beside?: string[];
  /** Why the reply is unusable whatever its text is: a fixed phrase, which is sent back to the model. */
  flaw?: string;
}

/** What is known about a model and its server so far. */
export interface Traits {
  /** How the form of replies is enforced. `words`: only requested in the prompt. */
  structuredOutput: 'json_schema' | 'tool_call' | 'json_object' | 'grammar' | 'words';
  /** Fields that the server refused, such as `temperature`; they are no longer sent. */
  leftOut: string[];
  /** The model's window in tokens; null if unknown. */
  window: number | null;
}

/** A model as its server lists it. */
export interface ListedModel {
  id: string;
  /** Its window in tokens; null if the list does not have it. */
  window: number | null;
}

/** The answer to a request for the list of models. */
export interface ModelList {
  /** Null if the server has no list. */
  models: ListedModel[] | null;
  /** If there is no list: what is probably wrong with the address; undefined if nothing suggests that. */
  hint?: string | undefined;
}

/** A model that completes chats. Throws JudgeError for every fault of the endpoint. */
export interface Provider {
  /** Kind and model, such as `openai:gpt-5-mini`. */
  readonly name: string;
  /**
   * Identifies this judge, for example by its name and the server's full address; part of the score cache's key. Used only
   * in a hash, since an address may contain a key.
   */
  readonly identity: string;
  /** False once tokens are known to come without probabilities; true before. */
  readonly givesProbabilities: boolean;
  complete(request: CompletionRequest): Promise<Completion>;
}

/** A provider that can be asked about its server. */
export interface InspectableProvider extends Provider {
  /** The address called, without its query; null if there is none. */
  readonly address: string | null;
  /** What was learned so far; assumptions before the first completion. */
  traits(): Traits;
  /**
   * Requests the server's list of models, which is free; undefined: there is no server.
   * @throws JudgeError when the server cannot be reached, refuses the key or fails
   */
  readonly listModels?: (signal: AbortSignal) => Promise<ModelList>;
}
