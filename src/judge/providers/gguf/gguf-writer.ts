import { hash } from 'node:crypto';
import type { LlamaContextSequence, Token as TokenId } from 'node-llama-cpp';
import { isJson } from '../../is-json.ts';
import type { Schema } from '../bounds.ts';
import type { Completion, CompletionRequest, Token } from '../provider.ts';
import { alternativesFor, choose } from './gguf-choice.ts';
import type { Engine } from './gguf-engine.ts';
import { listGrammar, TEXT_GRAMMAR } from './gguf-grammar.ts';
import { textTokens } from './gguf-prompt.ts';

/** What texts are sampled with where the caller leaves that to the provider: the defaults of llama.cpp. */
const SAMPLING = { temperature: 0.8, topK: 40, topP: 0.95, minP: 0.05 };

/** Tokens that are evaluated before it is looked whether the caller is still there: one batch of the engine's. */
const BATCH = 512;

/** The reply has as many tokens as it may. */
class Full extends Error {}

type Written = Pick<Completion, 'text' | 'finish'> & { tokens: Token[]; count: number };

/**
 * Writes a reply: the words that the schema prescribes are put there, and the model fills the places between them, each
 * by a grammar. So even a small model writes an object that can be read, and the place of its choice is known.
 * @param prompt The tokens before the reply; the sequence holds a part of them from the first, and nothing else.
 * @param most How many tokens the reply may have; one that needs more is cut and ends with `length`.
 * @throws the signal's reason; errors of the engine
 */
export async function writeReply(
  engine: Engine,
  sequence: LlamaContextSequence,
  prompt: TokenId[],
  request: CompletionRequest,
  most: number,
): Promise<Written> {
  const writer = new ReplyWriter(engine, sequence, prompt, request, most);
  const { opening, schema } = request;
  const written = Object.keys(JSON.parse(`${opening}}`));
  const properties = Object.entries((schema.schema as Schema).properties ?? {});
  let finish: Written['finish'] = 'stop';
  try {
    writer.put(opening);
    for (const [key, value] of properties.filter(([key]) => !written.includes(key))) await writer.write(key, value);
    writer.put('}');
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    finish = 'length';
  }
  const { pieces, count } = writer;
  return { text: pieces.map(({ text }) => text).join(''), tokens: pieces, count, finish };
}

class ReplyWriter {
  readonly pieces: Token[] = [];
  count = 0;
  readonly #engine: Engine;
  readonly #sequence: LlamaContextSequence;
  readonly #request: CompletionRequest;
  readonly #most: number;
  /** Decided, not yet evaluated. */
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
    this.#most = most;
    this.#pending = prompt.slice(sequence.nextTokenIndex);
  }

  /** Writes these words. */
  put(text: string, alternatives: Token['alternatives'] = []): void {
    const tokens = textTokens(this.#engine.model, text);
    this.pieces.push({ text, alternatives });
    this.#pending = this.#pending.concat(tokens);
    this.#use(tokens.length);
  }

  /** Writes a key, and lets the model write its value. */
  async write(key: string, schema: Schema): Promise<void> {
    // A quotation mark is put together with the blank before it, since that is one token; a list's bracket likewise.
    const name = `, ${JSON.stringify(key)}:`;
    if (schema.enum) {
      this.put(`${name} "`);
      await this.#choose(schema.enum);
      this.put('"');
    } else if (schema.type === 'string') {
      this.put(`${name} "`);
      await this.#fill(TEXT_GRAMMAR, '"');
    } else {
      this.put(name);
      await this.#fill(listGrammar(schema), '');
    }
  }

  async #choose(values: readonly string[]): Promise<void> {
    await this.#evaluatePending();
    const { temperature, seed } = this.#request;
    const alternatives = await alternativesFor(this.#sequence, this.#pending, values);
    this.#pending = [];
    // The same draw for a seed, whatever the engine's own generator has drawn before.
    const draw = Number.parseInt(hash('sha256', String(seed)).slice(0, 8), 16) / 2 ** 32;
    this.put(choose(alternatives, values, temperature === 0 ? null : draw), alternatives);
  }

  /** @param before What makes JSON of the filled text. */
  async #fill(grammarText: string, before: string): Promise<void> {
    await this.#evaluatePending();
    const { model, library } = this.#engine;
    const { temperature, seed, signal } = this.#request;
    const grammar = await this.#engine.grammar(grammarText);
    const grammarEvaluationState = new library.LlamaGrammarEvaluationState({ model, grammar });
    const sampling = temperature === null ? SAMPLING : { temperature };
    const tokens: TokenId[] = [];
    const piece: Token = { text: '', alternatives: [] };
    this.pieces.push(piece);
    for await (const token of this.#sequence.evaluate(this.#pending, { ...sampling, seed, grammarEvaluationState })) {
      signal.throwIfAborted();
      tokens.push(token);
      this.#pending = [token];
      const mayEnd = /["\]]/.test(model.detokenize([token]));
      if (mayEnd || this.count === this.#most) piece.text = model.detokenize(tokens);
      this.#use(1);
      // The token that ends it is evaluated together with the words that follow.
      if (mayEnd && isJson(before + piece.text)) return;
    }
    throw new Error('The model ended in the middle of a value.');
  }

  /** Evaluates what is pending, but for so much as one batch holds. */
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
    if (this.count > this.#most) throw new Full();
  }
}
