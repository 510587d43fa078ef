import type { Check } from '../../check.ts';
import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { edgeTextsCheck } from '../../texts/edges.ts';
import type { Claim } from '../claim.ts';
import { VERBATIM } from '../naming.ts';

const DETERMINERS = ['the', 'this', 'the following', "the user's"].map((phrase) => [phrase, null] as const);

const NOUNS = [
  ...['request', 'prompt', 'question', 'query', 'instruction', 'instructions', 'task', 'message', 'text'],
  ...['sentence', 'paragraph', 'phrase', 'line', 'statement', 'words', 'user request', 'original request'],
].map((noun) => [noun, null] as const);

const LITERALLY: readonly (readonly [string, boolean])[] = [
  ...VERBATIM,
  ['exactly', true],
  ['without changing a word', false],
  ['without change', false],
  ['without changes', false],
  ['without any changes', false],
];

/** Checks whether a response begins by repeating a given text: "begins by repeating this request word for word: '…'". */
export function repetition({ relation, negated, object }: Claim): Check | undefined {
  const copy = relation === 'start' ? readPhrase(object, 0, COPIES) : undefined;
  const manner = relation === 'repeat' ? readManner(object) : copy && readCopied(object, copy);
  const token = manner && object[manner.next];
  if (token?.kind !== 'quoted' || token.mark === '`' || manner!.next + 1 !== object.length) return undefined;
  // An ellipsis leaves something out, and an escape stands for what it is not.
  if (/(?:\.{3}|…)$|^(?:\.{3}|…)|\[(?:\.{3}|…)\]|\\[nrt]/u.test(token.text)) return undefined;
  return edgeTextsCheck('start', [{ text: token.text, wholeWords: true, caseSensitive: manner!.value }], negated);
}

const COPIES: readonly (readonly [string, boolean])[] = ['repetition', 'copy', 'restatement'].flatMap((noun) => [
  ...['an exact', 'a verbatim', 'a literal'].map((manner) => [`${manner} ${noun} of`, true] as const),
  ...['a word-for-word', 'a word for word'].map((manner) => [`${manner} ${noun} of`, false] as const),
]);

/** Reads "a verbatim copy of the following request:"; whether upper and lower case count. */
function readCopied(tokens: readonly Token[], copy: Reading<boolean>): Reading<boolean> | undefined {
  const determiner = readPhrase(tokens, copy.next, DETERMINERS);
  const noun = determiner && readPhrase(tokens, determiner.next, NOUNS);
  return noun && isMark(tokens[noun.next], ':') ? { value: copy.value, next: noun.next + 1 } : undefined;
}

/** Reads "the following request word for word:"; whether upper and lower case count. */
function readManner(tokens: readonly Token[]): Reading<boolean> | undefined {
  const before = readPhrase(tokens, isMark(tokens[0], ',') ? 1 : 0, LITERALLY);
  const start = before ? (isMark(tokens[before.next], ',') ? before.next + 1 : before.next) : 0;
  const determiner = readPhrase(tokens, start, DETERMINERS);
  const exact = determiner && afterPhrase(tokens, determiner.next, 'exact');
  const noun = determiner && readPhrase(tokens, exact ?? determiner.next, NOUNS);
  const literally = before ?? (noun && readPhrase(tokens, noun.next, LITERALLY));
  if (!noun || (exact === undefined && !literally)) return undefined;
  const next = before ? noun.next : (literally?.next ?? noun.next);
  if (!isMark(tokens[next], ':')) return undefined;
  return { value: exact !== undefined || literally?.value === true, next: next + 1 };
}
