import { afterPhrase, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { isBare, presence } from '../quantity.ts';
import type { Claim, Manner } from './claim.ts';
import { readQuantity } from './quantity.ts';
import { readGeneric } from './subject-phrase.ts';

/** What is rewarded or penalized, as a thing: "[Penalize] commas", "[Reward] the absence of links". */
interface Thing {
  isAbsent: boolean;
  object: readonly Token[];
}

const PRESENT = ['use of', 'usage of', 'presence of', 'inclusion of', 'overall use of'].flatMap((noun) =>
  [noun, `the ${noun}`, `any ${noun}`, `all ${noun}`].map((phrase) => [phrase, false] as const),
);

const ABSENT = ['absence of', 'lack of', 'omission of'].flatMap((noun) =>
  [noun, `the ${noun}`, `a ${noun}`, `any ${noun}`].map((phrase) => [phrase, true] as const),
);

const LEADS: readonly (readonly [string, boolean])[] = [...PRESENT, ...ABSENT];

const MENTIONS = ['mentions of', 'mention of', 'occurrences of', 'instances of', 'uses of', 'appearances of'].map(
  (phrase) => [phrase, null] as const,
);

/**
 * Reads such a thing. To be rewarded its number must be said, since "Reward emojis" may ask for many; to be penalized it need
 * not. A quotation alone may be anything.
 */
function readPlainThing(tokens: readonly Token[], isFault: boolean): Thing | undefined {
  const lead: Reading<boolean> | undefined = readPhrase(tokens, 0, LEADS);
  const rest = tokens.slice(lead?.next ?? (isWord(tokens[0], 'all') ? 1 : 0));
  const object = readPhrase(rest, 0, MENTIONS) ? [ANY, ...rest] : rest;
  if (object.length === 0 || (!lead && object[0]?.kind === 'quoted')) return undefined;
  const isAbsent = lead?.value === true;
  // The absence of two may be that of both, or of one of them.
  if (isAbsent && object.filter(({ kind }) => kind === 'quoted').length > 1) return undefined;
  const quantity = readQuantity(object, 0)?.value;
  // "Penalize three links" may mean that many or more, and "Penalize no links" that nothing is to be penalized.
  if (quantity && (isBare(quantity) || (isFault && quantity.max === 0))) return undefined;
  if (object.some((token) => OF_CALLS.some((word) => isWord(token, word)))) return undefined;
  const isCounted = (quantity !== undefined && quantity !== presence) || afterPhrase(object, 0, 'a') !== undefined;
  return isFault || isAbsent || isCounted ? { isAbsent, object } : undefined;
}

/** What may be of tool calls. */
const OF_CALLS = ['argument', 'arguments', 'parameter', 'parameters', 'called', 'calls', 'call'];

const ANY: Token = { kind: 'word', text: 'any', raw: 'any' };

/** Reads what is rewarded or penalized as a thing: "[Penalize] commas", "[Reward] at least 3 links". */
export function readThing(tokens: readonly Token[], isFault: boolean): Claim | undefined {
  const read = readPlainThing(tokens, isFault);
  if (!read) return undefined;
  const manner: Manner = { isThing: true, denial: read.isAbsent ? 'without' : undefined };
  return { about: 'response', relation: 'use', negated: read.isAbsent, object: read.object, manner };
}

/** Reads "comma-free responses", "all-lowercase responses", "German responses". */
export function readAdjective([said, ...rest]: readonly Token[]): Claim | undefined {
  if (said?.kind !== 'word' || readGeneric(rest, 0)?.next !== rest.length || rest.length === 0) return undefined;
  const written = said.text.startsWith('all-') ? `all ${said.text.slice('all-'.length)}` : said.text;
  const isName = /^\p{Lu}\p{Ll}/u.test(said.raw);
  const words = written.split(' ').map((text): Token => ({ kind: 'word', text, raw: text }));
  const object = isName ? [{ kind: 'word', text: 'in', raw: 'in' } as const, said] : words;
  const isKnown = isName || said.text.endsWith('-free') || written !== said.text;
  return isKnown ? { about: 'response', relation: 'be', negated: false, object, manner: {} } : undefined;
}
