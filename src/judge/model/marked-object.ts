/** A reply that holds no verdict. The message is a fixed phrase, fit to be sent back to the model, and holds no content. */
export class UnusableReply extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableReply';
  }
}

/** Beyond these a reply is refused: a verdict has some thousand characters and comes once. */
const MAX_LENGTH = 200_000;
const MAX_OBJECTS = 10;

/** A model's chain of thought, which some local servers leave in front of the reply. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;

export interface MarkedObject {
  fields: Record<string, unknown>;
  /** Where the value of a key at the top level begins in the reply, in UTF-16 code units. */
  places: ReadonlyMap<string, number>;
}

/**
 * The last JSON object of a reply that carries the mark, with prose or a code fence around it. The mark is random and no
 * text of the conversation holds it, so that an object without it is somebody else's: one that the judge quotes
 * (judging.md, 3).
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

/** Whether a text holds an object that carries the mark. */
export const holdsMarked = (text: string, mark: string): boolean => startsOf(text, mark, 0).length > 0;

/** What stands before the mark where an object begins with it. */
const OPENING = /\{\s*"mark"\s*:\s*$/;

/** Where objects begin that carry the mark. A pattern with the mark in it would be compiled for every reply. */
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
  const { end, places } = scan(reply, start);
  try {
    return { fields: JSON.parse(withEscapes(reply.slice(start, end))), places };
  } catch {
    throw new UnusableReply('its JSON object is not valid JSON');
  }
}

const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;

/** The grammar that llama-cpp-python's server makes of a schema lets a model write line breaks as they are into a text. */
const withEscapes = (json: string): string =>
  json.replace(LITERAL, (literal) => literal.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1)));

/** One token of JSON that matters here: a bracket, a text and the colon behind it, or the beginning of a text without an end. */
const TOKEN = /[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:\s*)?|"/gs;

/** Where an object ends, and where its values begin. JSON.parse would silently take the last of two equal keys. */
function scan(reply: string, start: number): { end: number; places: Map<string, number> } {
  const places = new Map<string, number>();
  let depth = 0;
  for (const { 0: token, 1: literal, 2: colon, index } of reply.slice(start).matchAll(TOKEN)) {
    // Each quotation mark within a text that has no end would be tried as a beginning.
    if (token === '"') break;
    if (literal === undefined) {
      depth += token === '{' || token === '[' ? 1 : -1;
      if (depth === 0) return { end: start + index + 1, places };
    } else if (colon !== undefined && depth === 1) {
      const key = unquote(literal);
      if (places.has(key)) throw new UnusableReply('its JSON object has a key twice');
      places.set(key, start + index + token.length);
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
