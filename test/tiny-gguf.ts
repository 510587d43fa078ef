import { writeFile } from 'node:fs/promises';

/** The ChatML template that the Qwen family made common. */
const CHATML = `{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}`;

/** Control tokens of several families, so that a text can try to forge each. The first three are unknown, begin and end. */
export const CONTROL = ['<unk>', '<s>', '<|im_end|>', '<|im_start|>', '</s>', '<|eot_id|>', '[INST]', '<|endoftext|>'];
/** Tokens that a tokenizer takes for themselves wherever their text stands. */
export const MARKERS = ['<think>', '</think>'];
/** Pairs of bytes that are one token, as real vocabularies have them. */
const MERGED = [' "', 'Y"', '",', '7"'];

const [EMBEDDING, HEADS, LAYERS, FEED_FORWARD] = [32, 2, 1, 64];
const ALIGNMENT = 32;

const TYPE = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const;
const TOKEN_TYPE = { normal: 1, unknown: 2, control: 3, marker: 4 };

interface TinyModel {
  /** Null: the file has none. @default ChatML */
  template?: string | null;
  /** The window that it says it was trained with, in tokens. @default 32768 */
  trainedWindow?: number;
  /** @default 1 */
  seed?: number;
  /** What it likes to begin a text with: tokens for the place of a label. @default the labels of a binary verdict */
  labels?: string[];
  /** How much it likes them. @default 3, nothing else is likely; at 1 many others are */
  liking?: number;
  /** Whether its texts come to no end. @default false */
  endless?: boolean;
}

/**
 * Writes a model file with random weights: architecture llama, one layer, a token for each byte, some merged and some
 * control tokens. 120 kB; what it says is nonsense, the same for the same seed, but it begins texts with a label and comes
 * to an end with them.
 */
export async function writeTinyGguf(path: string, model: TinyModel = {}): Promise<string> {
  await writeFile(path, tinyGguf(model));
  return path;
}

const BINARY = ['Y', 'N', 'X'];
const ENDS: Record<string, number> = { '"': 1.5, ']': 0.2 };

function tinyGguf({
  template = CHATML,
  trainedWindow = 32_768,
  seed = 1,
  labels = BINARY,
  liking = 3,
  endless = false,
}: TinyModel): Buffer {
  const bytes = byteTokens();
  const merged = MERGED.map((text) => [...Buffer.from(text)].map((byte) => bytes[byte]!));
  const tokens = [...CONTROL, ...bytes, ...merged.map((pair) => pair.join('')), ...MARKERS];
  const types = tokens.map((token, index) => {
    if (index === 0) return TOKEN_TYPE.unknown;
    if (index < CONTROL.length) return TOKEN_TYPE.control;
    return MARKERS.includes(token) ? TOKEN_TYPE.marker : TOKEN_TYPE.normal;
  });
  const values: Buffer[] = [
    text('general.architecture', 'llama'),
    text('general.name', 'tiny'),
    uint32('general.alignment', ALIGNMENT),
    uint32('llama.context_length', trainedWindow),
    uint32('llama.embedding_length', EMBEDDING),
    uint32('llama.block_count', LAYERS),
    uint32('llama.feed_forward_length', FEED_FORWARD),
    uint32('llama.attention.head_count', HEADS),
    uint32('llama.attention.head_count_kv', HEADS),
    float32('llama.attention.layer_norm_rms_epsilon', 1e-5),
    uint32('llama.rope.dimension_count', EMBEDDING / HEADS),
    text('tokenizer.ggml.model', 'gpt2'),
    text('tokenizer.ggml.pre', 'gpt-2'),
    list('tokenizer.ggml.tokens', TYPE.string, tokens.map(string)),
    list('tokenizer.ggml.token_type', TYPE.int32, types.map(number)),
    list(
      'tokenizer.ggml.merges',
      TYPE.string,
      merged.map((pair) => string(pair.join(' '))),
    ),
    uint32('tokenizer.ggml.unknown_token_id', 0),
    uint32('tokenizer.ggml.bos_token_id', 1),
    uint32('tokenizer.ggml.eos_token_id', 2),
    ...(template === null ? [] : [text('tokenizer.chat_template', template)]),
  ];

  const random = normal(seed);
  const weights = (count: number, scale: number) => Float32Array.from({ length: count }, () => random() * scale);
  // Nothing is written to the first two places of the state: see below.
  const added = (inputs: number) => weights(inputs * EMBEDDING, 0.1).fill(0, 0, 2 * inputs);
  const ones = (count: number) => new Float32Array(count).fill(1);
  const embedding = weights(EMBEDDING * tokens.length, 0.5);
  const output = weights(EMBEDDING * tokens.length, 0.5);
  for (const [index, token] of tokens.entries()) {
    const row = index * EMBEDDING;
    // Two places of a state say whether a text has just begun, and the output listens to them.
    const begins = bytes[0x20] + bytes[0x22]! === token;
    embedding[row] = begins ? 0 : 4;
    embedding[row + 1] = begins ? 4 : 0;
    output[row] = (ENDS[token] ?? 0) * (endless ? -4 : 1);
    output[row + 1] = labels.includes(token) ? liking : 0;
  }
  const tensors: [name: string, shape: number[], data: Float32Array][] = [
    ['token_embd.weight', [EMBEDDING, tokens.length], embedding],
    ['output.weight', [EMBEDDING, tokens.length], output],
    ['output_norm.weight', [EMBEDDING], ones(EMBEDDING)],
    ['blk.0.attn_norm.weight', [EMBEDDING], ones(EMBEDDING)],
    ['blk.0.ffn_norm.weight', [EMBEDDING], ones(EMBEDDING)],
    ...['attn_q', 'attn_k', 'attn_v'].map((name): (typeof tensors)[number] => [
      `blk.0.${name}.weight`,
      [EMBEDDING, EMBEDDING],
      weights(EMBEDDING ** 2, 0.1),
    ]),
    ['blk.0.attn_output.weight', [EMBEDDING, EMBEDDING], added(EMBEDDING)],
    ...['ffn_gate', 'ffn_up'].map((name): (typeof tensors)[number] => [
      `blk.0.${name}.weight`,
      [EMBEDDING, FEED_FORWARD],
      weights(EMBEDDING * FEED_FORWARD, 0.1),
    ]),
    ['blk.0.ffn_down.weight', [FEED_FORWARD, EMBEDDING], added(FEED_FORWARD)],
  ];

  let offset = 0;
  const described: Buffer[] = [];
  const data: Buffer[] = [];
  for (const [name, shape, floats] of tensors) {
    const padded = pad(Buffer.from(floats.buffer));
    described.push(string(name), number(shape.length), ...shape.map(uint64), number(0), uint64(offset));
    data.push(padded);
    offset += padded.length;
  }
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    number(3),
    uint64(tensors.length),
    uint64(values.length),
    ...values,
    ...described,
  ]);
  return Buffer.concat([pad(head), ...data]);
}

/** GPT-2's way to write each byte as a letter that can be printed. */
function byteTokens(): string[] {
  const isPrinted = (byte: number) =>
    (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte < 0xad) || (byte > 0xad && byte <= 0xff);
  let next = 0x100;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrinted(byte) ? byte : next++));
}

/** Numbers of a normal distribution, the same for a seed. */
function normal(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function number(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}

function string(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

const text = (key: string, value: string) => Buffer.concat([string(key), number(TYPE.string), string(value)]);
const uint32 = (key: string, value: number) => Buffer.concat([string(key), number(TYPE.uint32), number(value)]);

function float32(key: string, value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeFloatLE(value);
  return Buffer.concat([string(key), number(TYPE.float32), buffer]);
}

const list = (key: string, type: number, items: Buffer[]) =>
  Buffer.concat([string(key), number(TYPE.array), number(type), uint64(items.length), ...items]);

const pad = (buffer: Buffer) => Buffer.concat([buffer, Buffer.alloc(-buffer.length & (ALIGNMENT - 1))]);
