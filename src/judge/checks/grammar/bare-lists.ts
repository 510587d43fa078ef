import type { BareNames } from './bare-names.ts';
import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const NOUNS = ['words', 'letters', 'terms', 'keywords', 'phrases', 'names', 'verbs', 'commands', 'characters'];
const BEFORE = [
  'the',
  'these',
  'of',
  'following',
  'single',
  'banned',
  'forbidden',
  'filler',
  'two',
  'three',
  'four',
  'five',
];
/** What says something of the words, and is none of them. */
const SAYING = [
  ...['is', 'are', 'was', 'were', 'that', 'which', 'in', 'on', 'with', 'of', 'to', 'from', 'for', 'the', 'a', 'an'],
  ...['must', 'do', 'does', 'have', 'has', 'all', 'each', 'both', 'it', 'they', 'appear', 'appears', 'occur', 'per'],
  ...['as', 'at', 'used', 'written', 'found', 'listed', 'given', 'long', 'short', 'above', 'below', 'only', 'alone'],
  ...['without'],
];

/** Writes words in a row after "the words" and the like as quotations: "any of the words I, me or my", "the letters ä, ö and ü". */
export function withBareLists(tokens: readonly Token[]): BareNames | undefined {
  const written: Token[] = [];
  const names = new Set<string>();
  let isOther = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const pronouns = pronounsFrom(tokens, at);
    if (pronouns > at) written.push(wordToken('the'), wordToken('words'));
    // "I" alone would be a letter, or a number.
    const quoted = quotedPronounsTo(tokens, at);
    isOther ||= quoted > at;
    if (quoted > at) written.push(wordToken('the'), wordToken(quoted - at > 1 ? 'words' : 'word'));
    for (const token of tokens.slice(at, pronouns)) written.push(quotedItem(token, names));
    at = pronouns;
    if (at === tokens.length) break;
    written.push(tokens[at]!);
    if (!isOneOf(tokens[at], NOUNS) || !isOneOf(tokens[at - 1], BEFORE)) continue;
    const from = isMark(tokens[at + 1], ':') ? at + 2 : at + 1;
    // "The words salt and pepper" may be one text; of the words salt and pepper there are two, and so where they are penalized.
    const isWish = at === 1 && isWord(tokens[0], 'the');
    const next = rowEnd(
      tokens,
      from,
      isWish || isOneOf(tokens[at - 2], ['of', 'avoids', 'avoid', 'avoiding']) ? ['and', 'or'] : ['or'],
    );
    if (next === undefined || (isWish && tokens[next] !== undefined && !isWord(tokens[next], 'in'))) continue;
    for (const token of tokens.slice(from, next)) written.push(quotedItem(token, names));
    at = next - 1;
  }
  return names.size > 0 || isOther ? { tokens: written, names } : undefined;
}

const isPronoun = (token: Token | undefined) => token?.kind === 'quoted' && PRONOUNS.includes(token.text.toLowerCase());
/** The place after '"I", "me" or "my"' without a noun before it; the same place where there is no such row. */
function quotedPronounsTo(tokens: readonly Token[], at: number): number {
  const isRow = (token: Token) => isPronoun(token) || isMark(token, ',') || isOneOf(token, ['or']);
  if (
    !isPronoun(tokens[at]) ||
    tokens[at - 1]?.kind === 'mark' ||
    isOneOf(tokens[at - 1], [...NOUNS, ...ONE, 'or', 'and'])
  )
    return at;
  let to = at;
  while (to < tokens.length && isRow(tokens[to]!)) to += 1;
  const row = tokens.slice(at, to);
  return isPronoun(row.at(-1)) && row.some((token) => token.kind === 'quoted' && token.text === 'I') ? to : at;
}
const ONE = [
  'word',
  'letter',
  'character',
  'pronoun',
  'label',
  'option',
  'answer',
  'is',
  'exactly',
  'with',
  'than',
  'to',
];

function quotedItem(token: Token, names: Set<string>): Token {
  if (token.kind !== 'word' || isOneOf(token, ['and', 'or'])) return token;
  names.add(token.raw);
  return { kind: 'quoted', text: token.raw, mark: '"' };
}

/** What is a label and says nothing of how a text is: not "positive", "neutral" or "medium". */
const LABELS = wordList('low high yes no bug feature question billing spam ham pass fail approve reject');
/** "Is one of: low, medium, high" to the end, before a word such as "feature" is put in another one: undefined where that is not so. */
export function withBareLabels(tokens: readonly Token[]): BareNames | undefined {
  const of = tokens.findIndex((token, at) => isWord(token, 'of') && isWord(tokens[at - 1], 'one'));
  const at = tokens.findIndex((token, place) => place > of && !isMark(token, ':') && !isOneOf(token, SHARED));
  const row = tokens.slice(at);
  const isJoint = (token: Token | undefined) => isMark(token, ',') || isOneOf(token, ['or', 'and']);
  const isRow = row.every((token, place) =>
    isJoint(token)
      ? place > 0 && place < row.length - 1
      : token.kind === 'word' && (place === 0 || isJoint(row[place - 1])),
  );
  // "The tone is one of: calm, positive" is said of how something is.
  const isOfLabel = tokens.slice(0, Math.max(0, of)).every((token) => isOneOf(token, LABELLED));
  if (of < 2 || row.length < 3 || !isRow || !isOfLabel || !row.some((token) => isOneOf(token, LABELS)))
    return undefined;
  const names = new Set<string>();
  const quoted = row.map((token) => quotedItem(token, names));
  return { tokens: [...tokens.slice(0, at), ...quoted], names };
}
const LABELLED = wordList(
  'the its it response reply output label category classification priority severity is must should be exactly only just one',
);
const SHARED = wordList('the these following labels words values categories options strings');

const PRONOUNS = ['i', 'me', 'my', 'mine', 'we', 'us', 'our', 'ours'];
/** The place after "I, me or my" without a noun before it; the same place where there is no such row. */
function pronounsFrom(tokens: readonly Token[], at: number): number {
  if (!isOneOf(tokens[at], PRONOUNS) || isOneOf(tokens[at - 1], NOUNS)) return at;
  const next = rowEnd(tokens, at, at === 0 ? ['and', 'or'] : ['or']);
  const row = tokens.slice(at, next).filter((token) => token.kind === 'word' && !isOneOf(token, ['and', 'or']));
  const after = next === undefined ? undefined : tokens[next];
  const isAlone = after === undefined || isOneOf(after, ['in', 'anywhere', 'at']);
  return next !== undefined && isAlone && row.every((token) => isOneOf(token, PRONOUNS)) ? next : at;
}

/** The place after "a, b or c"; undefined where no such row begins. */
function rowEnd(tokens: readonly Token[], from: number, joints: readonly string[]): number | undefined {
  let at = from;
  for (let count = 1; ; count += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || SAYING.includes(token.text) || isOneOf(token, ['and', 'or'])) return undefined;
    at += 1;
    const isComma = isMark(tokens[at], ',');
    if (isComma) at += 1;
    if (isOneOf(tokens[at], ['and', 'or'])) {
      const last = tokens[at + 1];
      return isOneOf(tokens[at], joints) && last?.kind === 'word' && !SAYING.includes(last.text) ? at + 2 : undefined;
    }
    if (!isComma || count > 12) return undefined;
  }
}
