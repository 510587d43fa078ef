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
  /** Other texts of the same reply, such as content beside a call: no verdict in them may differ from that in the text. */
  beside?: string[];
  /** Why the reply is unusable, whatever its text says: a fixed phrase, which is sent back to the model. */
  flaw?: string;
}

/** What is known of a model and its server so far. */
export interface Traits {
  /** How replies are given their form. `words`: only by the prompt. */
  structuredOutput: 'json_schema' | 'tool_call' | 'json_object' | 'grammar' | 'words';
  /** Fields that the server refused, such as `temperature`: they are not sent to it. */
  leftOut: string[];
  /** Tokens that the model's window holds; null while that is not known. */
  window: number | null;
}

/** A model as its server lists it. */
export interface ListedModel {
  id: string;
  /** Tokens that its window holds; null where the list has none. */
  window: number | null;
}

/** The answer to a request for the list of models. */
export interface ModelList {
  /** Null where the server has no list. */
  models: ListedModel[] | null;
  /** What may be wrong with the address, where there is no list; undefined where nothing speaks for that. */
  hint?: string | undefined;
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

/** A provider that can be asked about its server. */
export interface InspectableProvider extends Provider {
  /** The address that is called, without its query; null where there is none. */
  readonly address: string | null;
  /** What was learned so far: before the first completion what is assumed. */
  traits(): Traits;
  /**
   * Asks the server for its list of models, which costs nothing; undefined: there is no server.
   * @throws JudgeError when the server cannot be reached, refuses the key or fails
   */
  readonly listModels?: (signal: AbortSignal) => Promise<ModelList>;
}
