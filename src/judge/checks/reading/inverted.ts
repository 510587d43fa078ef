import { isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { isOfThings } from './conversation/grounded-phrase.ts';
import { copula, endsInPassive, type Inverted, IS, isForbidden, passive, words } from './passive.ts';
import { readPlace, readWhole, withoutPlaces } from './place.ts';

/** Reads such a clause. */
export const readInverted = (tokens: readonly Token[]): Inverted | undefined =>
  edgeOf(tokens) ?? existential(tokens) ?? ofWhole(tokens) ?? ofThings(tokens) ?? passive(tokens) ?? copula(tokens);

/** "Every quotation appears in the context": its family reads the whole. */
const ofThings = (tokens: readonly Token[]): Inverted | undefined =>
  isOfThings(tokens) && !endsInPassive(tokens) ? { relation: 'each', denial: undefined, object: tokens } : undefined;

const OWNERS = ['the', 'its', 'the very', "the response's", "the reply's", "the output's"];

type Table<T> = readonly (readonly [string, T])[];

const EDGES: Table<{ relation: 'start' | 'end'; noun: string }> = OWNERS.flatMap((owner) =>
  ['word', 'words', 'line', 'character'].flatMap((noun) => [
    ...['first', 'opening'].map((edge) => [`${owner} ${edge} ${noun}`, { relation: 'start', noun }] as const),
    ...['last', 'final', 'closing'].map((edge) => [`${owner} ${edge} ${noun}`, { relation: 'end', noun }] as const),
  ]),
);

/** "The first word of the response is 'x'", "the last line is exactly 'x'" */
function edgeOf(tokens: readonly Token[]): Inverted | undefined {
  const edge = readPhrase(tokens, 0, EDGES);
  const at = edge && (readWhole(tokens, edge.next) ?? readPlace(tokens, edge.next))?.next;
  const is = edge && readPhrase(tokens, at ?? edge.next, IS);
  if (!is) return undefined;
  const { relation, noun } = edge.value;
  const exact = isWord(tokens[is.next], 'exactly') ? 1 : 0;
  const either = isWord(tokens[is.next + exact], 'either') ? 1 : 0;
  const rest = tokens.slice(is.next + exact + either);
  const fits = rest.every((token) => token.kind !== 'quoted' || FITS[noun]?.test(token.text) !== false);
  const isQuoted = rest[0]?.kind === 'quoted';
  if (!fits || !isQuoted) return undefined;
  return { relation, denial: is.value, object: [...words(exact ? `the exact ${noun}` : `the ${noun}`), ...rest] };
}

/** What one word, or one character, can be. */
const FITS: Readonly<Record<string, RegExp>> = { word: /^\S+$/u, character: /^.$/u };

/** "There are at least two mentions of 'x' [in the response]" */
function existential(tokens: readonly Token[]): Inverted | undefined {
  const is = isWord(tokens[0], 'there') ? (readPhrase(tokens, 1, IS) ?? readPhrase(tokens, 1, EXISTS)) : undefined;
  if (!is || is.value === 'never') return undefined;
  const object = withoutPlaces(tokens.slice(is.next));
  return is.value === 'permission' && !isForbidden(object)
    ? undefined
    : { relation: 'have', denial: is.value === 'not' ? 'not' : undefined, object };
}

const EXISTS: Table<'permission' | undefined> = [
  ['exist', undefined],
  ['exists', undefined],
  ['can be', 'permission'],
  ['may be', 'permission'],
];

const LETTERS = ['all letters', 'all the letters', 'all of the letters', 'every letter', 'each letter'];

const SUBJECTS: Table<'letters' | 'language'> = [
  ...LETTERS.map((phrase) => [phrase, 'letters'] as const),
  ...['the language', 'the language used', "the response's language"].map((phrase) => [phrase, 'language'] as const),
];

/** "All letters are lowercase", "the language of the response is German": what is so of the whole response. */
function ofWhole(tokens: readonly Token[]): Inverted | undefined {
  const subject = readPhrase(tokens, 0, SUBJECTS);
  const at = subject && (readWhole(tokens, subject.next) ?? readPlace(tokens, subject.next))?.next;
  const is = subject && readPhrase(tokens, at ?? subject.next, IS);
  if (!is || is.value !== undefined) return undefined;
  const rest = tokens.slice(is.next);
  if (subject.value === 'language') return { relation: 'be', denial: undefined, object: [...words('in'), ...rest] };
  return { relation: 'be', denial: undefined, object: [...words('all'), ...rest] };
}
