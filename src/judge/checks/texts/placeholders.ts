import type { Check } from '../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { type Places, placeCountCheck } from '../place-count.ts';
import type { Claim } from '../reading/claim.ts';
import { readExample } from '../reading/example.ts';
import { readPresence } from '../reading/presence.ts';
import type { Quantity } from '../reading/quantity.ts';
import type { Place } from './find.ts';

const PLACEHOLDER = { singular: 'placeholder', plural: 'placeholders', isLength: false };
/** Those whose name says that they are in square brackets, and those whose example must show it. */
const SQUARE = {
  singular: 'square-bracket placeholder',
  plural: 'square-bracket placeholders',
  aliases: ['square-bracketed', 'square bracket', 'square bracketed'].flatMap((kind) => [
    `${kind} placeholder`,
    `${kind} placeholders`,
  ]),
  isLength: false,
};
const IN_SOME = {
  singular: 'bracketed placeholder',
  plural: 'bracketed placeholders',
  aliases: ['placeholder in brackets', 'placeholders in brackets'],
  isLength: false,
};

const BRACKETED: readonly (readonly [string, null])[] = [
  ...['in', 'within', 'inside', 'with', 'between'].map((link) => `${link} square brackets`),
  ...['represented', 'marked', 'enclosed', 'written', 'wrapped', 'surrounded', 'indicated', 'denoted', 'shown'].flatMap(
    (participle) => ['by', 'in', 'with', 'within', 'using'].map((link) => `${participle} ${link} square brackets`),
  ),
].flatMap((phrase) => ['', 'that are ', 'which are ', 'each '].map((before) => [`${before}${phrase}`, null]));

/** A box to tick, a note's number, and nothing at all. */
const NO_PLACEHOLDER = /^(?:[xX✓✔]|\^[\s\S]*|\d+(?:\s*[,–-]\s*\d+)*)?$/u;

/** How many of the places are shown. */
const MAX_SHOWN = 3;

/**
 * The placeholders in a text, "[name]": square brackets on one line, none within another, with a text that can be filled in,
 * and no link of Markdown.
 */
export function findPlaceholders(text: string): Places {
  const first: Place[] = [];
  let count = 0;
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    let end = start + 1;
    while (end < text.length && !ENDS.includes(text[end]!)) end += 1;
    if (text[end] === ']' && text[end + 1] !== '(' && !NO_PLACEHOLDER.test(text.slice(start + 1, end).trim())) {
      count += 1;
      if (first.length < MAX_SHOWN) first.push({ start, end: end + 1 });
    }
    start = end - 1;
  }
  return { count, first };
}

/** Where what an opening bracket begins is over. */
const ENDS = '[]\r\n';

/** Checks whether, or how many, placeholders stand in square brackets. */
export function placeholders(claim: Claim): Check | undefined {
  for (let at = 1; at <= claim.object.length; at += 1) {
    const named = { ...claim, object: claim.object.slice(0, at) };
    const shown = readDetails(claim.object, at);
    const asked =
      (shown.isBracketed && readPresence(named, PLACEHOLDER)) ||
      readPresence(named, SQUARE) ||
      (shown.isExemplified && readPresence(named, IN_SOME));
    if (asked && shown.next === claim.object.length) return placeholdersCheck(asked);
  }
  return undefined;
}

export const placeholdersCheck = (asked: Quantity): Check =>
  placeCountCheck('placeholders', PLACEHOLDER, asked, findPlaceholders);

/** Reads ", such as [name]," and "in square brackets", in either order. */
function readDetails(tokens: readonly Token[], at: number) {
  const before = readExample(tokens, at, readBracketed);
  const start = before?.next ?? at;
  const bracketed = readPhrase(tokens, isMark(tokens[start], ',') ? start + 1 : start, BRACKETED);
  const after = bracketed && !before ? readExample(tokens, bracketed.next, readBracketed) : undefined;
  const next = after?.next ?? bracketed?.next ?? start;
  return { isBracketed: bracketed !== undefined, isExemplified: (before ?? after) !== undefined, next };
}

/** Reads "[address] [or [name]]". */
function readBracketed(tokens: readonly Token[], at: number): Reading<null> | undefined {
  let next = afterBrackets(tokens, at);
  while (next !== undefined && (isWord(tokens[next], 'or') || isWord(tokens[next], 'and'))) {
    next = afterBrackets(tokens, next + 1);
  }
  return next === undefined ? undefined : { value: null, next };
}

/** The place after "[address]". */
function afterBrackets(tokens: readonly Token[], at: number): number | undefined {
  if (!isMark(tokens[at], '[')) return undefined;
  let end = at + 1;
  while (tokens[end]?.kind === 'word') end += 1;
  return end > at + 1 && isMark(tokens[end], ']') ? end + 1 : undefined;
}
