/** A reply without a verdict. The message is a fixed phrase without content, which can be sent back to the model. */
export class UnusableReply extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableReply';
  }
}

/** Replies beyond these limits are refused: a verdict has about a thousand characters and occurs once. */
const MAX_LENGTH = 200_000;
const MAX_OBJECTS = 10;

/** A model's chain of thought, which some local servers leave before the reply. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;

export interface MarkedObject {
  fields: Record<string, unknown>;
  /** The position in the reply of each top-level key's value, in UTF-16 code units. */
  positions: ReadonlyMap<string, number>;
}

/**
 * The last JSON object with the mark in a reply, which may have prose or a code fence around it. The mark is random and occurs
 * in no text of the conversation, so an object without it is not the judge's own but quoted (judging.md, 3).
 * @throws UnusableReply
 */
export function markedObject(reply: string, mark: string): MarkedObject {
  if (reply.trim() === '') throw new UnusableReply('it is empty');
  if (reply.length > MAX_LENGTH) throw new UnusableReply('it is too long');
  const from = THOUGHT.exec(reply)?.[0].length ?? 0;
  if (/^\s*<think>/.test(reply.slice(from))) throw new UnusableReply('it is a chain of thought without an end');
  const starts = startsOf(reply, mark, from);
  if (starts.length === 0)
    throw new UnusableReply('it holds no JSON object that begins with "mark" and the random mark');
  if (starts.length > MAX_OBJECTS) throw new UnusableReply('it holds too many verdicts');
  const objects = starts.map((start) => read(reply, start));
  const labels = new Set(objects.map(({ fields }) => JSON.stringify(fields.label)));
  if (labels.size > 1) throw new UnusableReply('it holds several verdicts that differ');
  return objects.at(-1)!;
}

/** Whether a text contains an object with the mark. */
export const holdsMarked = (text: string, mark: string): boolean => startsOf(text, mark, 0).length > 0;

/** The text before the mark at the beginning of an object. */
const OPENING = /\{\s*"mark"\s*:\s*$/;

/** The starts of objects with the mark. A pattern that contains the mark would be compiled for every reply. */
function startsOf(reply: string, mark: string, from: number): number[] {
  const starts: number[] = [];
  const quoted = `"${mark}"`;
  for (let at = reply.indexOf(quoted, from); at >= 0; at = reply.indexOf(quoted, at + 1)) {
    const opening = OPENING.exec(reply.slice(Math.max(from, at - 64), at));
    if (opening) starts.push(at - opening[0].length);
  }
  return starts;
}

function read(reply: string, start: number): MarkedObject {
  const { end, positions } = scan(reply, start);
  try {
    return { fields: JSON.parse(withEscapes(reply.slice(start, end))), positions };
  } catch {
    throw new UnusableReply('its JSON object is not valid JSON');
  }
}

const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;

/** The grammar that llama-cpp-python's server makes from a schema allows bare line breaks in texts. */
const withEscapes = (json: string): string =>
  json.replace(LITERAL, (literal) =>
    literal.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1)),
  );

/** The JSON tokens needed here: a bracket, a text with any colon behind it, or the beginning of a text without an end. */
const TOKEN = /[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:\s*)?|"/gs;

/** The end of an object and the positions of its values. JSON.parse would silently take the last of two equal keys. */
function scan(reply: string, start: number): { end: number; positions: Map<string, number> } {
  const positions = new Map<string, number>();
  let depth = 0;
  for (const { 0: token, 1: literal, 2: colon, index } of reply.slice(start).matchAll(TOKEN)) {
    // Otherwise every quotation mark in a text without an end would be tried as a beginning.
    if (token === '"') break;
    if (literal === undefined) {
      depth += token === '{' || token === '[' ? 1 : -1;
      if (depth === 0) return { end: start + index + 1, positions };
    } else if (colon !== undefined && depth === 1) {
      const key = unquote(literal);
      if (positions.has(key)) throw new UnusableReply('its JSON object has a key twice');
      positions.set(key, start + index + token.length);
    }
  }
  throw new UnusableReply('its JSON object is not complete');
}

function unquote(literal: string): string {
  try {
    return JSON.parse(literal);
  } catch {
    throw new UnusableReply('its JSON object is not valid JSON');
  }
}
