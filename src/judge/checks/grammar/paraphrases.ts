import { ways } from './alike/alike.ts';
import { alikeConversation } from './alike/conversation.ts';
import { alikeData } from './alike/data.ts';
import { alikeEveryday } from './alike/everyday.ts';
import { alikeLayout } from './alike/layout.ts';
import { inPlainData } from './alike/plain-data.ts';
import { alikeSpoken } from './alike/spoken.ts';
import { alikeTexts } from './alike/texts.ts';
import { alikeWords } from './alike/words.ts';
import type { Lexicon } from './lookup.ts';
import { isCapital, isMark, isOneOf, type Token, textOf, wordToken } from './tokens.ts';

/** So many other wordings of a condition are tried. */
const mostTried = 4;
/** Of so many wordings, the likeliest are tried. */
const mostMade = 400;
/** So many phrases are replaced at once. */
const mostReplaced = 3;
const longestSlot = 5;

const HAVING = ['has', 'have', 'contains', 'contain', 'includes', 'include'];
const isJoiner = (token: Token) => isMark(token, ',') || isOneOf(token, ['and', 'or', 'but']);

interface Phrase {
  words: readonly string[];
  /** What may be put in its place. */
  put: readonly (readonly string[])[];
}

/** Of some 20,000 phrases, so that each word is kept once. */
const WORDS = new Map<string, string>();
function wordOf(word: string): string {
  const known = WORDS.get(word);
  if (known === undefined) WORDS.set(word, word);
  return known ?? word;
}
const split = (phrase: string) => (phrase === '' ? [] : phrase.split(' ').map(wordOf));

/** The phrases that can be replaced: by their first two words, or their only one, and by the word behind a slot at their beginning. */
interface Phrases {
  begun: ReadonlyMap<string, readonly Phrase[]>;
  slotted: ReadonlyMap<string, readonly Phrase[]>;
}

/** Most criteria need none of them. */
function makePhrases(): Phrases {
  const all = [
    ...alikeWords,
    ...alikeData,
    ...alikeLayout,
    ...alikeConversation,
    ...alikeTexts,
    ...alikeSpoken,
    ...alikeEveryday,
  ].flatMap(([put, others, hasChoices]): Phrase[] => {
    const puts = put.map(split);
    const all = hasChoices ? others.flatMap(ways) : others;
    return [
      ...puts.map((words) => ({ words, put: puts.filter((other) => other !== words) })),
      ...all.map((one) => ({ words: split(one), put: puts })),
    ].filter((one) => one.words.length > 0 && one.put.length > 0);
  });
  const isSlotted = ({ words }: Phrase) => isSlot(words[0]!);
  return {
    begun: Map.groupBy(
      all.filter((one) => !isSlotted(one)),
      ({ words: [first, second] }) => (second === undefined || isSlot(second) ? first! : `${first} ${second}`),
    ),
    slotted: Map.groupBy(all.filter(isSlotted), ({ words }) => words[1]!),
  };
}
let phrases: Phrases | undefined;

function isSlot(word: string): boolean {
  return word === '_1' || word === '_2';
}

/** A place where a phrase stands, and what could stand there. */
interface Site {
  at: number;
  /** The place after the phrase. */
  to: number;
  ways: readonly (readonly Token[])[];
}

/** The same condition in other words, the likeliest to be understood first: what is said of data and calls in the words of these. */
export function* paraphrases(tokens: readonly Token[], lexicon: Lexicon): Generator<readonly Token[]> {
  const data = inPlainData(tokens);
  if (data) yield data;
  yield* inOtherPhrases(data ?? tokens, lexicon);
}

function* inOtherPhrases(tokens: readonly Token[], lexicon: Lexicon): Generator<readonly Token[]> {
  const sites = sitesOf(tokens);
  const made: { tokens: readonly Token[]; unknown: number; replaced: number }[] = [];
  const replace = (from: number, head: readonly Token[], rest: number, replaced: number): void => {
    if (replaced > 0) {
      const written = [...head, ...tokens.slice(rest)];
      made.push({ tokens: written, unknown: unknownIn(written, lexicon), replaced });
    }
    if (replaced === mostReplaced) return;
    for (let next = from; next < sites.length && made.length < mostMade; next += 1) {
      const { at, to, ways } = sites[next]!;
      if (at < rest) continue;
      for (const way of ways) replace(next + 1, [...head, ...tokens.slice(rest, at), ...way], to, replaced + 1);
    }
  };
  replace(0, [], 0, 0);
  made.sort(
    (one, other) =>
      one.unknown - other.unknown || one.replaced - other.replaced || one.tokens.length - other.tokens.length,
  );
  const seen = new Set<string>();
  for (const { tokens: written } of made) {
    const key = JSON.stringify(written);
    if (seen.has(key)) continue;
    seen.add(key);
    yield written;
    if (seen.size === mostTried) return;
  }
}

/** "Is written as 2024-03-05", "as AcmeFlow": how it is to be written, and not what it is. */
const isSample = (token: Token | undefined) =>
  token?.kind !== 'word' || (isCapital(token) && token.raw !== token.raw.toUpperCase());

function sitesOf(tokens: readonly Token[]): Site[] {
  phrases ??= makePhrases();
  const sites: Site[] = [];
  for (const [at, token] of tokens.entries()) {
    // "A table that has three columns": of what is joined to it, the response may be meant.
    if (isOneOf(token, ['that', 'which']) && isOneOf(tokens[at + 1], HAVING) && !tokens.slice(at).some(isJoiner))
      sites.push({ at, to: at + 2, ways: [[wordToken('with')]] });
    for (const { words, put } of phrasesAt(tokens, at, phrases)) {
      const slots = new Map<string, readonly Token[]>();
      const to = endOf(words, tokens, at, slots);
      if (to === undefined || (words.at(-1) === 'as' && isSample(tokens[to]))) continue;
      const ways = put.map((way) => way.flatMap((word) => slots.get(word) ?? [tokenOf(word)]));
      sites.push({ at, to, ways });
    }
  }
  return sites;
}

/** The phrases that may begin at a place. */
function* phrasesAt(tokens: readonly Token[], at: number, { begun, slotted }: Phrases): Generator<Phrase> {
  const first = textOf(tokens[at]) ?? '';
  yield* begun.get(first) ?? [];
  yield* begun.get(`${first} ${textOf(tokens[at + 1])}`) ?? [];
  const near = new Set(tokens.slice(at + 1, at + 1 + longestSlot).map((token) => textOf(token) ?? ''));
  for (const word of near) yield* slotted.get(word) ?? [];
}

/** Where a phrase that begins at a place ends; undefined if it does not stand there. @param slots is filled with what they hold */
function endOf(
  [word, ...words]: readonly string[],
  tokens: readonly Token[],
  at: number,
  slots: Map<string, readonly Token[]>,
): number | undefined {
  if (word === undefined) return at;
  if (!isSlot(word)) return textOf(tokens[at]) === word ? endOf(words, tokens, at + 1, slots) : undefined;
  for (let to = at + 1; to <= at + longestSlot && to <= tokens.length && !isMark(tokens[to - 1], ','); to += 1) {
    // At its end a slot is as long as it can be.
    if (words.length === 0 && to < Math.min(at + longestSlot, tokens.length) && !isMark(tokens[to], ',')) continue;
    const end = endOf(words, tokens, to, slots);
    if (end === undefined) continue;
    slots.set(word, tokens.slice(at, to));
    return end;
  }
  return undefined;
}

const tokenOf = (text: string): Token =>
  /^\d+$/u.test(text)
    ? { kind: 'number', value: Number(text) }
    : /^\p{L}/u.test(text)
      ? wordToken(text)
      : { kind: 'mark', text };

const unknownIn = (tokens: readonly Token[], lexicon: Lexicon) =>
  tokens.filter((token) => token.kind === 'word' && !lexicon.hasWord(token.text)).length;
