import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { VERBATIM } from '../reading/naming.ts';
import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { startsWithCheck } from './edges.ts';

const DETERMINERS = ['the', 'this', 'the following'].map((phrase) => [phrase, null] as const);
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
  const manner = relation === 'repeat' ? readManner(object) : undefined;
  const token = manner && object[manner.next];
  if (token?.kind !== 'quoted' || token.mark === '`' || manner!.next + 1 !== object.length) return undefined;
  // An ellipsis leaves something out, and an escape stands for what it is not.
  if (/(?:\.{3}|…)$|^(?:\.{3}|…)|\[(?:\.{3}|…)\]|\\[nrt]/u.test(token.text)) return undefined;
  return startsWithCheck({ text: token.text, wholeWords: true, caseSensitive: manner!.value }, negated);
}

/** Reads "the following request word for word:"; whether upper and lower case count. */
function readManner(tokens: readonly Token[]): Reading<boolean> | undefined {
  const determiner = readPhrase(tokens, 0, DETERMINERS);
  const exact = determiner && afterPhrase(tokens, determiner.next, 'exact');
  const noun = determiner && readPhrase(tokens, exact ?? determiner.next, NOUNS);
  const literally = noun && readPhrase(tokens, noun.next, LITERALLY);
  if (!noun || (exact === undefined && !literally)) return undefined;
  const next = literally?.next ?? noun.next;
  if (!isMark(tokens[next], ':')) return undefined;
  return { value: exact !== undefined || literally?.value === true, next: next + 1 };
}
