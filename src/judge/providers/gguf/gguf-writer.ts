import { hash } from 'node:crypto';
import type { LlamaContextSequence, Token as TokenId } from 'node-llama-cpp';
import { isJson } from '../../is-json.ts';
import type { Schema } from '../bounds.ts';
import type { Completion, CompletionRequest, Token } from '../provider.ts';
import { alternativesFor, choose } from './gguf-choice.ts';
import type { Engine } from './gguf-engine.ts';
import { listGrammar, TEXT_GRAMMAR } from './gguf-grammar.ts';
import { textTokens } from './gguf-prompt.ts';

/** Sampling of texts if the caller leaves it to the provider: llama.cpp's defaults. */
const SAMPLING = { temperature: 0.8, topK: 40, topP: 0.95, minP: 0.05 };

/** Tokens evaluated between two checks whether the call is aborted: one batch of the engine. */
const BATCH = 512;

/** The reply has reached its limit of tokens. */
class Full extends Error {}

type Written = Pick<Completion, 'text' | 'finish'> & { tokens: Token[]; count: number };

/**
 * Writes a reply: the text that the schema prescribes is inserted, and the model fills the gaps, each by a grammar. So even a
 * small model writes a readable object, and the position of its choice is known.
 * @param prompt The tokens before the reply. The sequence holds a prefix of them and nothing else.
 * @param most The most tokens of the reply; a longer one is cut and ends with `length`.
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
    this.#most = most;
    this.#pending = prompt.slice(sequence.nextTokenIndex);
  }

  /** Appends a given text. */
  put(text: string, alternatives: Token['alternatives'] = []): void {
    const tokens = textTokens(this.#engine.model, text);
    this.pieces.push({ text, alternatives });
    this.#pending = this.#pending.concat(tokens);
    this.#use(tokens.length);
  }

  /** Appends a key, and lets the model write its value. */
  async write(key: string, schema: Schema): Promise<void> {
    // A quotation mark and the blank before it are one token, and so are a list's bracket and its blank.
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
    // Depends only on the seed, unlike the engine's own generator.
    const draw = Number.parseInt(hash('sha256', String(seed)).slice(0, 8), 16) / 2 ** 32;
    this.put(choose(alternatives, values, temperature === 0 ? null : draw), alternatives);
  }

  /** @param before With it in front, the complete text is JSON. */
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
      // The last token is evaluated together with the text that follows.
      if (mayEnd && isJson(before + piece.text)) return;
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
    if (this.count > this.#most) throw new Full();
  }
}
