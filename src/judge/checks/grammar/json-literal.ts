import { isJson } from '../../is-json.ts';

/** What stands before a schema that a condition holds: "the JSON schema:", "this schema". */
const ANNOUNCED = /\bschema\s*:?\s*$/i;
const REACH = 40;
const FENCE = /(?:```(?:json)?\s*|`)?(?=\{)/iy;

/** A JSON object of a condition, verbatim, and the place after it and the code fence around it. */
export interface JsonLiteral {
  text: string;
  end: number;
}

/** Reads `{"type": "object"}` after "schema", and any object that begins with a key. Undefined for what is no JSON. */
export function jsonLiteral(condition: string, at: number): JsonLiteral | undefined {
  if (condition[at] !== '{' && condition[at] !== '`') return undefined;
  const isAnnounced = ANNOUNCED.test(condition.slice(Math.max(0, at - REACH), at));
  if (!isAnnounced && !/^\{\s*"/.test(condition.slice(at, at + REACH))) return undefined;
  const fence = new RegExp(FENCE);
  fence.lastIndex = at;
  const mark = fence.exec(condition)?.[0];
  if (mark === undefined) return undefined;
  const start = at + mark.length;
  const end = closingBrace(condition, start);
  if (end === undefined || !isJson(condition.slice(start, end))) return undefined;
  const after = afterFence(condition, end, mark.replace(/[^`]/g, ''));
  return after === undefined ? undefined : { text: condition.slice(start, end), end: after };
}

/** The place after the brace that closes the one at `from`. */
export function closingBrace(text: string, from: number): number | undefined {
  let open = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && character === '{') open += 1;
    else if (!isInString && character === '}') {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return undefined;
}

function afterFence(text: string, at: number, mark: string): number | undefined {
  if (mark === '') return at;
  const blanks = /^\s*/.exec(text.slice(at, at + REACH))![0].length;
  return text.startsWith(mark, at + blanks) ? at + blanks + mark.length : undefined;
}
