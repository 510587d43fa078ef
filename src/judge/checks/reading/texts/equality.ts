import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { equalityCheck } from '../../texts/equality.ts';
import type { Wanted } from '../../texts/find.ts';
import type { Claim } from '../claim.ts';
import { type Naming, readNaming } from '../naming.ts';
import { readQuotedList } from '../quoted-list.ts';
import { readItem, withCase } from '../quoted-text.ts';

/** "Exactly" means to the letter; of a word alone the marks around it and its case are left aside. */
type Manner = 'exact' | 'loose';

const MANNERS: readonly (readonly [string, Manner])[] = [
  ...['exactly', 'precisely', 'equal to', 'exactly equal to', 'identical to'].map(
    (phrase) => [phrase, 'exact'] as const,
  ),
  ...['only', 'just', 'simply', 'nothing but'].map((phrase) => [phrase, 'loose'] as const),
];

const BEFORE: Partial<Record<Claim['relation'], (tokens: readonly Token[]) => Reading<Manner> | undefined>> = {
  be: (tokens) => readPhrase(tokens, 0, MANNERS) ?? { value: 'loose', next: 0 },
  equal: () => ({ value: 'exact', next: 0 }),
  solely: () => ({ value: 'loose', next: 0 }),
};

/**
 * Checks whether the whole response is a quoted text, or one of several. "The answer is exactly 'B'" is none: it may speak
 * of what the response comes to.
 */
export function equality({ about, relation, negated, object }: Claim): Check | undefined {
  const manner = BEFORE[relation]?.(object);
  if (!manner || about === 'answer') return undefined;
  const isExact = manner.value === 'exact';
  const labels = relation === 'be' && !negated ? readLabels(object) : undefined;
  if (labels) return equalityCheck(labels.texts, false, labels.isOpen);
  const texts = oneOf(object, manner.next, isExact) ?? single(object, manner.next, isExact);
  return texts && equalityCheck(isExact ? texts.map((text) => ({ ...text, wholeWords: false })) : texts, negated);
}

/** "one of the words 'x', 'y' and 'z'", "'x' or 'y'" */
function oneOf(tokens: readonly Token[], at: number, isExact: boolean): readonly Wanted[] | undefined {
  const list = readQuotedList(tokens, at, isExact);
  const isUnderstood = list?.next === tokens.length && list.value.share === 'any';
  return isUnderstood && (isExact || list.value.kind === 'word') ? list.value.texts : undefined;
}

/**
 * "'low', 'medium' or 'high'", "either 'yes' or 'no'", "one of 'a', 'b', 'c'". Without "one of", a response that has one of them and
 * more ("Yes, since …") may be meant as well.
 */
function readLabels(tokens: readonly Token[]): { texts: readonly Wanted[]; isOpen: boolean } | undefined {
  const oneOf = readPhrase(tokens, 0, ONE_OF);
  const either = isWord(tokens[0], 'either') ? 1 : 0;
  const colon = oneOf && isMark(tokens[oneOf.next], ':') ? 1 : 0;
  const items = tokens
    .slice((oneOf?.next ?? either) + colon)
    .filter((token) => !isMark(token, ',') && !isWord(token, 'or'));
  const joiner = tokens.at(-2);
  const isJoined = isWord(joiner, 'or') || (oneOf !== undefined && isMark(joiner, ','));
  const texts = items.map((_, at) => readItem(items, at, LABEL)).filter((text) => text !== undefined);
  const isList = items.length > 1 && texts.length === items.length && isJoined && isPlainList(tokens);
  if (!isList || !texts.every(({ text }) => IS_LABEL.test(text))) return undefined;
  return { texts, isOpen: oneOf === undefined };
}

/** "A polite refusal" tells what the response is, not what it says. */
const IS_LABEL = /^(?!(?:an?|the|some|any|no|one|his|her|its|their|your)\s)[^\s,;]+(?:\s[^\s,;]+)?$/iu;

const ONE_OF = ['one of', 'one of the following', 'one of these'].map((phrase) => [phrase, null] as const);

const LABEL: Naming = {
  ...{ kind: 'word', isPlural: false, count: undefined, isExact: false, isLiteral: false, announces: false },
};

/** Between two quotations stands a comma, "or", or both. */
const isPlainList = (tokens: readonly Token[]) =>
  tokens.every(
    ({ kind }, at) =>
      kind !== 'quoted' || tokens[at + 1] === undefined || isMark(tokens[at + 1], ',') || isWord(tokens[at + 1], 'or'),
  );

/** "'x'", "the word 'x'" */
function single(tokens: readonly Token[], at: number, isExact: boolean): readonly Wanted[] | undefined {
  const naming = readNaming(tokens, at);
  if (!naming || naming.value.isPlural || naming.value.count !== undefined) return undefined;
  const { kind = isExact ? 'text' : undefined } = naming.value;
  if (kind !== 'word' && kind !== 'text' && kind !== 'hashtag') return undefined;
  const item = readItem(tokens, naming.next, { ...naming.value, kind, isExact: naming.value.isExact || isExact });
  const wanted = item && withCase(item, tokens, naming.next + 1);
  return wanted?.next === tokens.length ? [wanted.value] : undefined;
}
