import { isMark, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { type ResponsePart, readPartName } from './part-names.ts';
import { isPlainBefore, NOUNS, OWNERS, phrases, readOpening } from './part-opening.ts';
import { readPlace, readWhole } from './place.ts';
import { verbs } from './verbs.ts';

const OF_THE_WHOLE: readonly (readonly [string, null])[] = NOUNS.map((noun) => [`of the ${noun}`, null]);

const afterWhole = (tokens: readonly Token[], at: number) =>
  (readPhrase(tokens, at, OF_THE_WHOLE) ?? readWhole(tokens, at) ?? readPlace(tokens, at))?.next ?? at;

const ORDINALS: readonly (readonly [string, number])[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (ordinal, place) => [ordinal, place] as const,
  ),
  ['opening', 0],
  ['last', -1],
  ['final', -1],
  ['closing', -1],
  ['penultimate', -2],
  ['second-to-last', -2],
  ['second to last', -2],
];
const OWNED_ORDINALS: typeof ORDINALS = ORDINALS.flatMap(([ordinal, place]) =>
  OWNERS.map((owner) => [`${owner} ${ordinal}`, place] as const),
);

/** Reads "the second paragraph [of the response]", "line 2". */
function readNth(tokens: readonly Token[], at: number): Reading<ResponsePart> | undefined {
  const counts = ['singular'] as const;
  const ordinal = readPhrase(tokens, at, OWNED_ORDINALS);
  const named = readPartName(tokens, ordinal?.next ?? at);
  if (named?.value.count !== 'singular') return undefined;
  const { kind } = named.value;
  if (ordinal) return { value: { kind, which: ordinal.value, counts }, next: afterWhole(tokens, named.next) };
  const number = kind === 'item' || kind === 'numbered' ? undefined : readNumber(tokens, named.next);
  return number && number.value > 0
    ? { value: { kind, which: number.value - 1, counts }, next: number.next }
    : undefined;
}

/** Reads "each paragraph [of the response]", "none of its sentences", "at least two of the lines", "sentences". */
function readSeveral(tokens: readonly Token[], at: number): Reading<ResponsePart> | undefined {
  const opening = readOpening(tokens, at);
  const { which, nouns, verbs: others } = opening.value;
  const named = readPartName(tokens, opening.next);
  if (!named || !nouns.includes(named.value.count)) return undefined;
  const next = afterWhole(tokens, named.next);
  if (!isPlainBefore(tokens, next, opening.value)) return undefined;
  return { value: { kind: named.value.kind, which, counts: others ?? [named.value.count] }, next };
}

/** Reads parts of the response: one by its place, or so many of all. */
export const readPart = (tokens: readonly Token[], at: number): Reading<ResponsePart> | undefined =>
  readNth(tokens, at) ?? readSeveral(tokens, at);

const IN = phrases(['in', 'within', 'on', 'inside']);

/** Where a part stands at the end of what is said: "[a link] in every paragraph". The place of its first token. */
export function readPartAtEnd(tokens: readonly Token[]): { start: number; part: ResponsePart } | undefined {
  for (let at = 1; at < tokens.length; at += 1) {
    const link = readPhrase(tokens, at, IN);
    const part = link && readPart(tokens, link.next);
    if (part?.next === tokens.length) return { start: at, part: part.value };
  }
  return undefined;
}

const DESCRIBING = phrases([
  ...['with', 'without', 'that', 'which', 'of', 'in', 'each', 'longer', 'shorter', 'under', 'over', 'above', 'below'],
  ...['within', 'between', 'wrapped', 'enclosed', 'surrounded', 'written'],
]);
const IN_ALL = phrases(['in total', 'in length']);

/** Whether an object says something of parts, "no sentence with a comma", so that what follows may be said of them as well. */
export const describesParts = (tokens: readonly Token[]): boolean =>
  readPartAtEnd(tokens) !== undefined ||
  tokens.some((_, at) => {
    const named = readPartName(tokens, at);
    const next = named && (isMark(tokens[named.next], ',') ? named.next + 1 : named.next);
    if (next === undefined || readPhrase(tokens, next, IN_ALL) || readPlace(tokens, next)) return false;
    return (readPhrase(tokens, next, DESCRIBING) ?? readPhrase(tokens, next, verbs.gerund)) !== undefined;
  });
