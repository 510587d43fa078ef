import { isWord, type Token } from './tokens.ts';

const OBLIGATIONS = [
  ...['must', 'should', 'shall', 'ought', 'will', 'would', 'may', 'might', 'need', 'needs', 'needed', 'necessary'],
  ...['supposed', 'expected', 'obliged', 'obligated', 'allowed', 'disallowed', 'permitted', 'permissible', 'forbidden'],
  ...['prohibited', 'banned', 'barred', 'mandatory', 'obligatory', 'compulsory', 'mandated', 'meant'],
];
/** "Has to", "is to": only before "to", and not of a call that "is to a tool". */
const BEFORE_TO = ['has', 'have', 'had', 'is', 'are', 'be', 'required'];
const NOUNS = ['a', 'an', 'the', 'any', 'no', 'one', 'tools'];
const ABILITY = ['can', 'could'];
/** In "don't, can't or won't" nothing is said to be, or to be possible. */
const JOINERS = ['and', 'or'];
/** "Cannot be parsed as JSON" is a fact. */
const FACTS = ['parsed', 'found', 'read', 'decoded', 'loaded', 'deserialized', 'validated', 'seen'];

/**
 * Where a condition says what is to be, may be or is forbidden: "must not", "is required to", "no … should be used". Named as
 * a fault, it does not say whether it is the fault or the rule: "Fails if the answer must not contain 'x'".
 */
export function obligationIn(tokens: readonly Token[]): { start: number; end: number } | undefined {
  const start = tokens.findIndex((_, at) => isObligation(tokens, at));
  if (start < 0) return undefined;
  const to = isWord(tokens[start + 1], 'not') || isWord(tokens[start + 1], 'never') ? start + 2 : start + 1;
  return { start, end: isWord(tokens[to], 'to') ? to + 1 : to };
}

function isObligation(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.kind !== 'word') return false;
  // "Uses a where it should be b" names the fault.
  if (isWord(tokens[at - 1], 'it') && ['where', 'when'].some((one) => isWord(tokens[at - 2], one))) return false;
  const next = isWord(tokens[at + 1], 'not') || isWord(tokens[at + 1], 'never') ? at + 2 : at + 1;
  const [be, done] = [tokens[next], tokens[next + 1]];
  // What "will not fit" in so many characters does not.
  if (next === at + 2 && isWord(be, 'fit')) return false;
  const isListed = be?.kind !== 'word' || JOINERS.includes(be.text);
  // "The forbidden words 'a' and 'b'" are words of a kind.
  if (
    LISTED.includes(token.text) &&
    TEXTS.some((one) => isWord(tokens[at + 1], one)) &&
    !BE.some((one) => isWord(tokens[at - 1], one))
  )
    return false;
  if (OBLIGATIONS.includes(token.text)) return !(token.text === 'will' && next === at + 2 && isListed);
  if (BEFORE_TO.includes(token.text) && isWord(tokens[next], 'to'))
    return !NOUNS.some((one) => isWord(tokens[next + 1], one));
  // "A required argument" is a kind of argument; "a heading is required", "required that" are rules.
  if (token.text === 'required') return BE.some((be) => isWord(tokens[at - 1], be)) || isWord(tokens[at + 1], 'that');
  const isFact = isWord(be, 'be') && FACTS.some((fact) => isWord(done, fact));
  return ABILITY.includes(token.text) && !isFact && !isListed;
}

const LISTED = ['forbidden', 'prohibited', 'banned', 'disallowed'];
const TEXTS = ['word', 'words', 'phrase', 'phrases', 'term', 'terms', 'expression', 'expressions'];
const BE = ['is', 'are', 'was', 'were', 'be', 'not'];
