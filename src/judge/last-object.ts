/** A reply that holds no verdict. The message is a fixed phrase, fit to be sent back to the model, and holds no content. */
export class UnusableReply extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableReply';
  }
}

/** Beyond these a reply is refused: a verdict has a few hundred characters, and the search below is not linear. */
const MAX_LENGTH = 200_000;
const MAX_OBJECTS = 1000;

/** A model's chain of thought, which some local servers leave in front of the reply. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;

/**
 * The last top-level JSON object of a reply, with prose or a code fence around it.
 * A reply that only could be meant so is refused, since a judge may quote somebody else's verdict (judging.md, 3): one
 * that begins another object after the last complete one, one that leaves a brace open before it, one whose object
 * stands in an array, and an object with a key twice.
 * @throws UnusableReply
 */
export function lastObject(reply: string): Record<string, unknown> {
  if (reply.trim() === '') throw new UnusableReply('it is empty');
  if (reply.length > MAX_LENGTH) throw new UnusableReply('it is too long');
  const text = reply.replace(THOUGHT, '');
  if (/^\s*<think>/.test(text)) throw new UnusableReply('it is a chain of thought without an end');
  const end = text.lastIndexOf('}') + 1;
  if (end === 0) throw new UnusableReply('it holds no complete JSON object');
  if (text.includes('{', end)) throw new UnusableReply('its last JSON object is not complete');
  const starts = topLevelStarts(text, end);
  if (starts.length > MAX_OBJECTS) throw new UnusableReply('it holds too many objects');
  const start = starts.find((candidate) => parses(text.slice(candidate, end)));
  if (start === undefined) throw new UnusableReply('its last JSON object is not valid JSON');
  if (/\[\s*$/.test(text.slice(Math.max(0, start - 50), start)) || /^\s*\]/.test(text.slice(end, end + 50)))
    throw new UnusableReply('its JSON object stands in an array');
  const json = text.slice(start, end);
  if (repeatsKey(json)) throw new UnusableReply('its JSON object has a key twice');
  return JSON.parse(json);
}

/** The opening braces before `end` that no earlier brace leaves open. */
function topLevelStarts(text: string, end: number): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (let at = 0; at < end; at++) {
    if (text[at] === '{' && depth++ === 0) starts.push(at);
    if (text[at] === '}') depth = Math.max(0, depth - 1);
  }
  return starts;
}

function parses(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

/** JSON.parse silently takes the last of two equal keys, which a badly escaped quotation can bring in. */
function repeatsKey(json: string): boolean {
  const keys = new Set<string>();
  let depth = 0;
  for (const [token, literal, colon] of json.matchAll(/[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g)) {
    if (literal === undefined) depth += token === '{' || token === '[' ? 1 : -1;
    else if (colon !== undefined && depth === 1) {
      const key: string = JSON.parse(literal);
      if (keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}
