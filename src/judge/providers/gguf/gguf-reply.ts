import { hash } from 'node:crypto';
import type { LlamaContextSequence, Token as TokenId } from 'node-llama-cpp';
import type { CompletionRequest, Token } from '../provider.ts';
import { alternativesFor, choose } from './gguf-choice.ts';
import type { Engine } from './gguf-engine.ts';
import { isLooping } from './gguf-loop.ts';
import { textTokens } from './gguf-prompt.ts';

/** Sampling of texts if the caller leaves it to the provider: llama.cpp's defaults. */
const SAMPLING = { temperature: 0.8, topK: 40, topP: 0.95, minP: 0.05 };

/** Tokens evaluated between two checks whether the call is aborted: one batch of the engine. */
const BATCH = 512;

/** More than a reply has. */
const MOST_PIECES = 10_000;

/** The reply has reached its limit of tokens. */
export class Full extends Error {}

/** What the model writes into a gap of the reply. */
export interface Gap {
  /** In GBNF. */
  grammar: string;
  isDone: (text: string) => boolean;
  /** Whether a text that repeats itself may end here. @default never */
  mayBreak?: (text: string) => boolean;
}

/** A reply in progress: given texts, and gaps that the model fills. */
export class Reply {
  readonly pieces: Token[] = [];
  /** Tokens so far. */
  count = 0;
  /** See writeReply. */
  readonly most: number;
  readonly #engine: Engine;
  readonly #sequence: LlamaContextSequence;
  readonly #request: CompletionRequest;
  /** Tokens that are decided but not yet evaluated. */
  #pending: TokenId[];

  constructor(
    engine: Engine,
    sequence: LlamaContextSequence,
    prompt: TokenId[],
    request: CompletionRequest,
    most: number,
  ) {
    this.#engine = engine;
    this.#sequence = sequence;
    this.#request = request;
    this.most = most;
    this.#pending = prompt.slice(sequence.nextTokenIndex);
  }

  /** Appends a given text. */
  put(text: string, alternatives: Token['alternatives'] = []): void {
    const tokens = textTokens(this.#engine.model, text);
    this.pieces.push({ text, alternatives });
    this.#pending = this.#pending.concat(tokens);
    this.#use(tokens.length);
  }

  /** Appends the value that the model chooses, with the probabilities. */
  async choose(values: readonly string[]): Promise<void> {
    await this.#evaluatePending();
    const { temperature, seed } = this.#request;
    const alternatives = await alternativesFor(this.#sequence, this.#pending, values);
    this.#pending = [];
    // Depends only on the seed, unlike the engine's own generator.
    const draw = Number.parseInt(hash('sha256', String(seed)).slice(0, 8), 16) / 2 ** 32;
    this.put(choose(alternatives, values, temperature === 0 ? null : draw), alternatives);
  }

  /** Appends what the model writes by a grammar, and returns it. */
  async fill({ grammar: grammarText, isDone, mayBreak = () => false }: Gap): Promise<string> {
    await this.#evaluatePending();
    const { model, library } = this.#engine;
    const { temperature, seed, signal } = this.#request;
    const grammar = await this.#engine.grammar(grammarText);
    const tokens: TokenId[] = [];
    const piece: Token = { text: '', alternatives: [] };
    const options = {
      ...(temperature === null ? SAMPLING : { temperature }),
      // With the same seed, each gap would get the same draws.
      seed: seed * MOST_PIECES + this.pieces.push(piece),
      grammarEvaluationState: new library.LlamaGrammarEvaluationState({ model, grammar }),
    };
    for await (const token of this.#sequence.evaluate(this.#pending, options)) {
      signal.throwIfAborted();
      tokens.push(token);
      this.#pending = [token];
      piece.text = model.detokenize(tokens);
      this.#use(1);
      // The last token is evaluated together with the text that follows.
      if (isDone(piece.text) || (isLooping(tokens) && mayBreak(piece.text))) return piece.text;
    }
    throw new Error('The model ended in the middle of a value.');
  }

  /** Evaluates the pending tokens except the last batch. */
  async #evaluatePending(): Promise<void> {
    const { signal } = this.#request;
    signal.throwIfAborted();
    while (this.#pending.length > BATCH) {
      await this.#sequence.evaluateWithoutGeneratingNewTokens(this.#pending.slice(0, BATCH));
      this.#pending = this.#pending.slice(BATCH);
      signal.throwIfAborted();
    }
  }

  #use(tokens: number): void {
    this.count += tokens;
    if (this.count > this.most) throw new Full();
  }
}
