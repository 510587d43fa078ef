import { isUtf8 } from 'node:buffer';
import { fields } from '../http/reading.ts';
import type { Token } from '../provider.ts';

/** A token as received: its text and its bytes. The bytes of one character may be spread over several tokens. */
interface Piece extends Token {
  bytes: Buffer | null;
}

/** Whether an answer's `logprobs` have alternatives for any token, readable or not. */
export function hasAlternatives(logprobs: unknown): boolean {
  const { content } = fields(logprobs);
  if (!Array.isArray(content)) return false;
  return content
    .map(fields)
    .some(({ token, top_logprobs: top }) => Array.isArray(top) && top.some((other) => fields(other).token !== token));
}

/**
 * Reads an answer's `logprobs`, which may be anything, as the tokens of a text. Null if they are not its tokens or have no
 * alternatives. Tokens of reasoning before the text and of an end marker behind it are left out.
 * @see https://platform.openai.com/docs/api-reference/chat/object (OpenAI's API reference), for the fields
 */
export function readTokens(logprobs: unknown, text: string): Token[] | null {
  const { content } = fields(logprobs);
  if (!Array.isArray(content) || text === '') return null;
  const pieces = content.map(readPiece);
  if (!pieces.every((piece) => piece !== null)) return null;
  const tokens = [pieces, wholeCharacters(pieces), withLostCharacters(pieces, text)]
    .values()
    .map((found) => tokensOf(found, text))
    .find((found) => found !== null);
  return tokens?.some(({ alternatives }) => alternatives.length > 1) ? tokens : null;
}

function readPiece(value: unknown): Piece | null {
  const { token, logprob, bytes, top_logprobs: top } = fields(value);
  const own = probabilityOf(logprob);
  const others = Array.isArray(top) ? top.map(readAlternative) : [];
  if (typeof token !== 'string' || own === null || !others.every((other) => other !== null)) return null;
  const alternatives = others.some(({ text }) => text === token)
    ? others
    : [...others, { text: token, probability: own }];
  // Probabilities sum to at most 1; the rest is for rounding.
  if (alternatives.reduce((sum, { probability }) => sum + probability, 0) > 1.05) return null;
  return { text: token, alternatives, bytes: readBytes(bytes) };
}

function readAlternative(value: unknown): Token['alternatives'][number] | null {
  const { token, logprob } = fields(value);
  const probability = probabilityOf(logprob);
  return typeof token === 'string' && probability !== null ? { text: token, probability } : null;
}

/** JSON has no minus infinity: servers send null, -9999 or a text, which all mean probability 0. */
function probabilityOf(logprob: unknown): number | null {
  if (logprob === null || logprob === '-Infinity' || logprob === '-inf') return 0;
  if (typeof logprob !== 'number' || logprob > 0.01) return null;
  return Math.min(1, Math.exp(logprob));
}

function readBytes(bytes: unknown): Buffer | null {
  const isBytes = Array.isArray(bytes) && bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  return isBytes ? Buffer.from(bytes) : null;
}

/** Joins tokens that hold parts of one character into one token without alternatives. */
function wholeCharacters(pieces: Piece[]): Token[] {
  const tokens: Token[] = [];
  let parts: Piece[] = [];
  for (const piece of pieces) {
    parts.push(piece);
    const bytes = Buffer.concat(parts.map((part) => part.bytes ?? Buffer.from(part.text)));
    if (!isUtf8(bytes)) continue;
    tokens.push({ text: bytes.toString(), alternatives: parts.length === 1 ? piece.alternatives : [] });
    parts = [];
  }
  return tokens;
}

const isAscii = (character: string) => character < '\x80';

/**
 * Restores characters that a server lost: llama-cpp-python's sends no bytes, and an empty text for a part of a character.
 * Only characters beyond ASCII are restored, and only at such tokens, so that all others keep their positions.
 */
function withLostCharacters(pieces: Piece[], text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let mayLack = false;
  const takeLost = () => {
    const character = String.fromCodePoint(text.codePointAt(at)!);
    tokens.push({ text: character, alternatives: [] });
    at += character.length;
  };
  const isLost = () => mayLack && at < text.length && !isAscii(text[at]!);
  for (const piece of pieces) {
    while (!text.startsWith(piece.text, at) && isLost()) takeLost();
    tokens.push(piece);
    at += piece.text.length;
    mayLack = piece.text === '';
  }
  while (isLost()) takeLost();
  return tokens;
}

/** End markers that may follow a reply, such as `<|im_end|>` and `</s>`. */
const END = /^\s*(<[^<>\s]*>\s*)*$/;

/** The tokens that make up the text, searched from the end; null if there are none. */
function tokensOf(tokens: readonly Token[], text: string): Token[] | null {
  const all = tokens.map((token) => token.text).join('');
  const start = all.lastIndexOf(text);
  const end = start + text.length;
  if (start < 0 || !END.test(all.slice(end))) return null;

  const found: Token[] = [];
  let offset = 0;
  for (const token of tokens) {
    const [from, to] = [Math.max(start, offset), Math.min(end, offset + token.text.length)];
    offset += token.text.length;
    if (from >= to) continue;
    // A token that reaches beyond the text belongs to it only in part, as do its alternatives.
    const isWhole = to - from === token.text.length;
    const { alternatives } = token;
    found.push(isWhole ? { text: token.text, alternatives } : { text: all.slice(from, to), alternatives: [] });
  }
  return found;
}
