import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { PLACEHOLDER, placeholdersCheck } from '../../texts/placeholders.ts';
import type { Claim } from '../claim.ts';
import { readExample } from '../example.ts';
import { readPresence } from '../presence.ts';

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
