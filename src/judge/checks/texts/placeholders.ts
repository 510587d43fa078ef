import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readExample } from '../reading/example.ts';
import { type Places, placeCountCheck } from '../reading/place-count.ts';
import { readPresence } from '../reading/presence.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import type { Place } from './find.ts';

const PLACEHOLDER = { singular: 'placeholder', plural: 'placeholders', isLength: false };

const BRACKETED: readonly (readonly [string, null])[] = [
  'in square brackets',
  'within square brackets',
  'inside square brackets',
  ...['represented', 'marked', 'enclosed', 'written', 'wrapped', 'surrounded', 'indicated', 'denoted'].flatMap(
    (participle) => ['by', 'in', 'with', 'within'].map((link) => `${participle} ${link} square brackets`),
  ),
].map((phrase) => [phrase, null]);

/** What stands between square brackets on one line. */
const IN_BRACKETS = /\[([^[\]\r\n]*)\]/gu;
/** A box to tick, a note's number, and nothing at all. */
const NO_PLACEHOLDER = /^(?:[xX✓✔]|\^[\s\S]*|\d+(?:\s*[,–-]\s*\d+)*)?$/u;

/** The placeholders in a text, "[name]": with a text that can be filled in, and no link of Markdown. */
export function findPlaceholders(text: string): Places {
  const places: Place[] = [];
  for (const { index, 0: whole, 1: inner } of text.matchAll(IN_BRACKETS)) {
    const end = index + whole.length;
    if (text[end] !== '(' && !NO_PLACEHOLDER.test(inner!.trim())) places.push({ start: index, end });
  }
  return { count: places.length, first: places.slice(0, 3) };
}

/** Checks whether, or how many, placeholders stand in square brackets. */
export function placeholders(claim: Claim): Check | undefined {
  for (let at = 1; at < claim.object.length; at += 1) {
    const comma = isMark(claim.object[at], ',') ? 1 : 0;
    const bracketed = readPhrase(claim.object, at + comma, BRACKETED);
    if (!bracketed) continue;
    const end = readExample(claim.object, bracketed.next, readBracketed)?.next ?? bracketed.next;
    const asked =
      end === claim.object.length
        ? readPresence({ ...claim, object: claim.object.slice(0, at) }, PLACEHOLDER)
        : undefined;
    return asked && placeCountCheck('placeholders', PLACEHOLDER, asked, findPlaceholders);
  }
  return undefined;
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
