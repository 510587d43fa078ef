import type { Check } from '../../check.ts';
import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { presence, type Quantity } from '../../quantity.ts';
import type { Wanted } from '../../texts/find.ts';
import { occurrenceCheck } from '../../texts/text.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';
import { readQuoted, readTimes, withCase, withPlainTimes } from '../quoted-text.ts';

/** Checks on a quoted text: whether, or how often, it is contained. */
export function text({ relation, negated, object }: Claim): Check | undefined {
  const tokens = withoutPlace(withPlainTimes(object));
  const found = READERS[relation]?.(tokens);
  if (!found) return undefined;
  const wanted = withCase(found.value.wanted, tokens, found.next);
  if (wanted?.next !== tokens.length) return undefined;
  const asked = negated ? denied(found.value.quantity) : found.value.quantity;
  return asked && occurrenceCheck(wanted.value, asked);
}

interface Contained {
  wanted: Wanted;
  quantity: Quantity;
}

type Reader = (tokens: readonly Token[]) => Reading<Contained> | undefined;

const contained: Reader = (tokens) => occurrences(tokens, [...OCCURRENCES, ...MENTIONS]) ?? quotedTimes(tokens);

const READERS: Partial<Record<Claim['relation'], Reader>> = {
  have: contained,
  use: contained,
  mention: contained,
  make: (tokens) => occurrences(tokens, MENTIONS),
};

/** "at least 2 occurrences of 'x'", "no mention of 'x'" */
function occurrences(tokens: readonly Token[], nouns: typeof MENTIONS): Reading<Contained> | undefined {
  const isBare = readPhrase(tokens, 0, nouns) !== undefined;
  const quantity = isBare ? { value: presence, next: 0 } : (readQuantity(tokens, 0) ?? readPhrase(tokens, 0, ARTICLES));
  const noun = quantity && readPhrase(tokens, quantity.next, nouns);
  const quoted = noun && readQuoted(tokens, noun.next);
  return quoted && { value: { wanted: quoted.value, quantity: quantity.value }, next: quoted.next };
}

const ARTICLES = ['a', 'an'].map((article) => [article, presence] as const);

const nounsOf = (nouns: readonly string[]) =>
  nouns.flatMap((noun) => [[`${noun} of`, null] as const, [`${noun}s of`, null] as const]);

const OCCURRENCES = nounsOf(['occurrence', 'instance', 'appearance']);

/** What a response also makes: "makes no mention of". */
const MENTIONS = nounsOf(['mention', 'use']);

/** "'x'", "the word 'x' at least twice" */
function quotedTimes(tokens: readonly Token[]): Reading<Contained> | undefined {
  const quoted = readQuoted(tokens, 0);
  if (!quoted) return undefined;
  const times = readTimes(tokens, quoted.next);
  return {
    value: { wanted: quoted.value, quantity: times?.value ?? presence },
    next: times?.next ?? quoted.next,
  };
}
