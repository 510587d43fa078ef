import type { Block } from './blocks.ts';
import { restored } from './control-tokens.ts';

const TEXT_AFTER_COLON = /:\s*("[^"\\]*(?:\\.[^"\\]*)*"|")/gs;
const KEY_AT_END = /"((?:[^"\\]|\\.)*)"\s*$/;
const KEY_AND_LABEL = /"((?:[^"\\]|\\.){1,40})"\s*:\s*(?:"([^"]{1,40})"|(\d))/g;

/** Characters searched on either side of an explanation: the longest reply (marked-object.ts). */
const MOST_AROUND = 200_000;
/** More explanations equal to the judge's own are no coincidence. */
const MOST_FOUND = 100;

/**
 * Whether the conversation contains this verdict: a JSON object with this label and this explanation. The model has then
 * adopted a planted verdict and added its mark. An explanation without a label is no verdict: a judge may say the same as
 * a text of the conversation.
 */
export function isCopied(verdict: { label: string; explanation: string }, data: readonly Block[]): boolean {
  return data.some(({ body }) => formsOf(body).some((text) => holdsVerdict(text, verdict)));
}

/** A text as it is stored and shown. */
export const plain = (text: string) => restored(text.replaceAll('\0', '')).trim().toWellFormed();

/** Planted JSON may be inside a JSON string, which may itself be inside a JSON string. */
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
    // The quotation marks add two characters, and escapes only add more.
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

/** The text of the object around a range, by its brackets: planted JSON may be incomplete. */
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

/** The start of the text that ends with this quotation mark. */
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
