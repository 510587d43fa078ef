import type { Block } from './blocks.ts';
import { restored } from './control-tokens.ts';

const TEXT_AFTER_COLON = /:\s*("[^"\\]*(?:\\.[^"\\]*)*"|")/gs;
const KEY_AT_END = /"((?:[^"\\]|\\.)*)"\s*$/;
const KEY_AND_LABEL = /"((?:[^"\\]|\\.){1,40})"\s*:\s*(?:"([^"]{1,40})"|(\d))/g;

/** The most characters that are searched on either side of an explanation: a reply has no more (marked-object.ts). */
const MOST_AROUND = 200_000;
/** So many explanations that equal the judge's own are no accident. */
const MOST_FOUND = 100;

/**
 * Whether a verdict stands in the conversation: an object of JSON with this label and this explanation. Then the model has
 * adopted a verdict that somebody planted, and put its mark to it. An explanation alone is no verdict: a judge may well
 * say what some text of the conversation says.
 */
export function isCopied(verdict: { label: string; explanation: string }, data: readonly Block[]): boolean {
  return data.some(({ body }) => formsOf(body).some((text) => holdsVerdict(text, verdict)));
}

/** A text as it is stored and shown: as a reader of the conversation would write it. */
export const plain = (text: string) => restored(text.replaceAll('\0', '')).trim().toWellFormed();

/** Planted JSON may be a text of JSON that is itself a text of JSON. */
const MOST_NESTED = 3;

function* formsOf(body: string): Generator<string> {
  let form = body;
  yield form;
  for (let depth = 0; depth < MOST_NESTED; depth += 1) {
    const inner = form.replaceAll(/\\(["\\])/g, '$1');
    if (inner === form) return;
    yield inner;
    form = inner;
  }
}

function holdsVerdict(text: string, { label, explanation }: { label: string; explanation: string }): boolean {
  let count = 0;
  for (const { 0: found, index, 1: literal } of text.matchAll(TEXT_AFTER_COLON)) {
    // Quotation marks and escapes only add to the length.
    if (literal!.length < explanation.length + 2 || unquote(literal!) !== explanation) continue;
    const key = KEY_AT_END.exec(text.slice(Math.max(0, index - 100), index))?.[1];
    if (key === undefined || unquote(`"${key}"`) !== 'explanation') continue;
    count += 1;
    if (count > MOST_FOUND || hasLabel(objectAround(text, index, index + found.length), label)) return true;
  }
  return false;
}

function hasLabel(json: string, label: string): boolean {
  for (const [, key, text, digit] of json.matchAll(KEY_AND_LABEL))
    if ((text === undefined ? digit : unquote(`"${text}"`)) === label && unquote(`"${key}"`) === 'label') return true;
  return false;
}

/** The text of the object that a place is in, as far as its brackets show: JSON that somebody plants need not be whole. */
const objectAround = (text: string, from: number, to: number) =>
  text.slice(openingBefore(text, from), endAfter(text, to));

function openingBefore(text: string, from: number): number {
  const least = Math.max(0, from - MOST_AROUND);
  let depth = 0;
  for (let at = from - 1; at >= least; at -= 1) {
    if (text[at] === '"') at = quoteBefore(text, at);
    else if (text[at] === '}') depth += 1;
    else if (text[at] === '{' && depth-- === 0) return at;
  }
  return least;
}

/** Where a text begins that ends with this quotation mark. */
function quoteBefore(text: string, closing: number): number {
  let at = text.lastIndexOf('"', closing - 1);
  while (at > 0 && isEscaped(text, at)) at = text.lastIndexOf('"', at - 1);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

const TEXT_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}]/gs;

function endAfter(text: string, from: number): number {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from, from + MOST_AROUND).matchAll(TEXT_OR_BRACKET)) {
    if (token === '{') depth += 1;
    else if (token === '}' && depth-- === 0) return from + index;
  }
  return from + MOST_AROUND;
}

function unquote(literal: string): string | undefined {
  try {
    return plain(JSON.parse(literal));
  } catch {
    return undefined;
  }
}
