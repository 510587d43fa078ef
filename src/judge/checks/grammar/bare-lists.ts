import type { BareNames } from './bare-names.ts';
import { isMark, isOneOf, isWord, type Token } from './tokens.ts';

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
  for (let at = 0; at < tokens.length; at += 1) {
    written.push(tokens[at]!);
    if (!isOneOf(tokens[at], NOUNS) || !isOneOf(tokens[at - 1], BEFORE)) continue;
    const from = isMark(tokens[at + 1], ':') ? at + 2 : at + 1;
    // "The words salt and pepper" may be one text; of the words salt and pepper there are two.
    const next = rowEnd(tokens, from, isWord(tokens[at - 2], 'of') ? ['and', 'or'] : ['or']);
    if (next === undefined) continue;
    for (const token of tokens.slice(from, next)) {
      const isItem = token.kind === 'word' && !isOneOf(token, ['and', 'or']);
      if (isItem) names.add(token.raw);
      written.push(isItem ? { kind: 'quoted', text: token.raw, mark: '"' } : token);
    }
    at = next - 1;
  }
  return names.size > 0 ? { tokens: written, names } : undefined;
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
