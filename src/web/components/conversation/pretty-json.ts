/** A text in a form that is easier to read, and where each character of the original is in it. */
export interface Pretty {
  text: string;
  /** Converts an offset in the original. */
  at: (offset: number) => number;
}

/** Longest JSON text that is laid out, in UTF-16 code units. */
const longest = 200_000;
const tokens = /"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g;

/**
 * Lays out JSON with indentation. It moves only white space, so that numbers stay as they were written and quotes of the
 * original can be found again. Undefined: this is no JSON object or list, or too long.
 */
export function prettyJson(original: string): Pretty | undefined {
  if (original.length > longest || !/^\s*[[{]/.test(original) || !isJson(original)) return undefined;
  const offsets = new Uint32Array(original.length + 1);
  const parts: string[] = [];
  let length = 0;
  let depth = 0;
  let previous = '';
  let done = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const { 0: token, index } of original.matchAll(tokens)) {
    // White space between two tokens.
    offsets.fill(length, done, index);
    const isEnd = token === '}' || token === ']';
    const isAfterStart = previous === '{' || previous === '[';
    if (isEnd) depth--;
    if (isEnd !== isAfterStart || previous === ',') add(`\n${'  '.repeat(depth)}`);
    for (let inside = 0; inside < token.length; inside++) offsets[index + inside] = length + inside;
    add(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') depth++;
    previous = token;
    done = index + token.length;
  }
  offsets.fill(length, done);
  return { text: parts.join(''), at: (offset) => offsets[offset]! };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
