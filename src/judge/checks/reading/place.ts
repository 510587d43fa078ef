import { type Reading, readPhrase, type Token } from './tokens.ts';

const WHOLES = ['response', 'reply', 'output'];

/** "The answer" is no place: a response may hold an answer and more. */
const NAMES = [
  ...['the', 'this', 'its', 'the entire', 'the whole', 'its entire', 'its whole'].flatMap((determiner) =>
    WHOLES.map((whole) => `${determiner} ${whole}`),
  ),
  ...['assistant', 'model', 'agent', 'ai', 'chatbot'].flatMap((agent) =>
    [...WHOLES, 'answer'].map((whole) => `the ${agent}'s ${whole}`),
  ),
  'its answer',
];

const IN: readonly (readonly [string, null])[] = [
  ...['in', 'within', 'anywhere in', 'anywhere within', 'somewhere in'].flatMap((link) =>
    NAMES.map((name) => [`${link} ${name}`, null] as const),
  ),
  ['anywhere', null],
  ['at all', null],
];

const OF: readonly (readonly [string, null])[] = NAMES.map((name) => [`of ${name}`, null]);

/** Reads "in the response", "anywhere in its answer": the whole of what is judged. */
export const readPlace = (tokens: readonly Token[], at: number): Reading<null> | undefined =>
  readPhrase(tokens, at, IN);

/** Reads "of the response". */
export const readWhole = (tokens: readonly Token[], at: number): Reading<null> | undefined =>
  readPhrase(tokens, at, OF);

/** The tokens without their first place, since that it is in the response says nothing new. */
export function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const place = readPlace(tokens, at);
    if (place) return tokens.toSpliced(at, place.next - at);
  }
  return tokens;
}
