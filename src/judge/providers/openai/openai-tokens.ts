import { isUtf8 } from 'node:buffer';
import { fields } from '../http/reading.ts';
import type { Token } from '../provider.ts';

/** A token as it came: its text, and its bytes, of which a sign may be spread over several tokens. */
interface Piece extends Token {
  bytes: Buffer | null;
}

/** Whether an answer's `logprobs` tell of any token, readable or not, what else could have stood in its place. */
export function hasAlternatives(logprobs: unknown): boolean {
  const { content } = fields(logprobs);
  if (!Array.isArray(content)) return false;
  return content
    .map(fields)
    .some(({ token, top_logprobs: top }) => Array.isArray(top) && top.some((other) => fields(other).token !== token));
}

/**
 * Reads an answer's `logprobs`, which may be anything, as the tokens of a text; null where they are not its tokens, or tell
 * of none what else could have stood in its place. Those of a reasoning before it and of a mark of its end are left out.
 * @see https://platform.openai.com/docs/api-reference/chat/object (OpenAI's API reference), for the fields
 */
export function readTokens(logprobs: unknown, text: string): Token[] | null {
  const { content } = fields(logprobs);
  if (!Array.isArray(content) || text === '') return null;
  const pieces = content.map(readPiece);
  if (!pieces.every((piece) => piece !== null)) return null;
  const tokens = [pieces, wholeSigns(pieces), withLostSigns(pieces, text)]
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
  // More than everything is no probability. What rounding adds is little.
  if (alternatives.reduce((sum, { probability }) => sum + probability, 0) > 1.05) return null;
  return { text: token, alternatives, bytes: readBytes(bytes) };
}

function readAlternative(value: unknown): Token['alternatives'][number] | null {
  const { token, logprob } = fields(value);
  const probability = probabilityOf(logprob);
  return typeof token === 'string' && probability !== null ? { text: token, probability } : null;
}

/** Minus infinity, which JSON does not have, comes as null, as -9999 or as a text; it is 0. */
function probabilityOf(logprob: unknown): number | null {
  if (logprob === null || logprob === '-Infinity' || logprob === '-inf') return 0;
  if (typeof logprob !== 'number' || logprob > 0.01) return null;
  return Math.min(1, Math.exp(logprob));
}

function readBytes(bytes: unknown): Buffer | null {
  const isBytes = Array.isArray(bytes) && bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  return isBytes ? Buffer.from(bytes) : null;
}

/** Tokens whose bytes are parts of one sign, as one token without alternatives. */
function wholeSigns(pieces: Piece[]): Token[] {
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

const isAscii = (sign: string) => sign < '\x80';

/**
 * Tokens with what a server lost of the text: llama-cpp-python's gives no bytes, and no text for a part of a sign. Only
 * signs beyond ASCII are put in, where such tokens stand, so that all others remain in their places.
 */
function withLostSigns(pieces: Piece[], text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let mayLack = false;
  const takeLost = () => {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    tokens.push({ text: sign, alternatives: [] });
    at += sign.length;
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

/** What may stand behind a reply: marks such as `<|im_end|>` and `</s>`. */
const END = /^\s*(<[^<>\s]*>\s*)*$/;

/** The tokens that are the text, found from the end; null where there are none. */
function tokensOf(tokens: readonly Token[], text: string): Token[] | null {
  const all = tokens.map((token) => token.text).join('');
  const start = all.lastIndexOf(text);
  const end = start + text.length;
  if (start < 0 || !END.test(all.slice(end))) return null;

  const found: Token[] = [];
  let place = 0;
  for (const token of tokens) {
    const [from, to] = [Math.max(start, place), Math.min(end, place + token.text.length)];
    place += token.text.length;
    if (from >= to) continue;
    // A token that is cut by the text's border was not this text's alone, and neither are its alternatives.
    const isWhole = to - from === token.text.length;
    const { alternatives } = token;
    found.push(isWhole ? { text: token.text, alternatives } : { text: all.slice(from, to), alternatives: [] });
  }
  return found;
}
