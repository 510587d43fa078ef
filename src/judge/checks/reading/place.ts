import { isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';

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
  ...['anywhere', 'somewhere', 'at all', 'in it', 'in them'].map((phrase) => [phrase, null] as const),
];

const OF: readonly (readonly [string, null])[] = NAMES.map((name) => [`of ${name}`, null]);

/** Reads "in the response", "anywhere in its answer": the whole of what is judged. */
export const readPlace = (tokens: readonly Token[], at: number): Reading<null> | undefined =>
  readPhrase(tokens, at, IN);

/** Reads "of the response". */
export const readWhole = (tokens: readonly Token[], at: number): Reading<null> | undefined =>
  readPhrase(tokens, at, OF);

/** Whether something is joined to what ends at a place, perhaps to the place itself: "in the response or a heading". */
export function isJoinedAt(tokens: readonly Token[], at: number): boolean {
  const comma = isMark(tokens[at], ',') ? 1 : 0;
  const isWordJoining = ['and', 'or', 'nor'].some((word) => isWord(tokens[at + comma], word));
  return isWordJoining || (comma > 0 && tokens[at + comma]?.kind === 'quoted');
}

/** The tokens without their first place, since that it is in the response says nothing new. */
export function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const place = readPlace(tokens, at);
    if (place && !isJoinedAt(tokens, place.next)) return tokens.toSpliced(at, place.next - at);
  }
  return tokens;
}

const THROUGHOUT = [
  ...NAMES.map((name) => `throughout ${name}`),
  ...NAMES.map((name) => `across ${name}`),
  'throughout',
].map((phrase) => [phrase, null] as const);
/** The answer as a place, where nothing else is spoken of. */
const IN_ANSWER = ['in', 'anywhere in', 'somewhere in', 'within'].map((link) => [`${link} the answer`, null] as const);

/** The tokens without any place, "throughout the response" and "in the answer" as well: where the response is not named. */
export function withoutPlaces(given: readonly Token[]): readonly Token[] {
  let tokens = given;
  for (let at = 0; at < tokens.length; ) {
    const place = readPlace(tokens, at) ?? readWhole(tokens, at) ?? readPhrase(tokens, at, IN_ANSWER);
    if (place && !isJoinedAt(tokens, place.next)) tokens = tokens.toSpliced(at, place.next - at);
    else at += 1;
  }
  return tokens;
}

/** "Throughout the response", which adds nothing to a number or to "no"; "uses headings throughout" does say more. */
export function withoutThroughout(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => readPhrase(tokens, place, THROUGHOUT));
  const found = at < 0 ? undefined : readPhrase(tokens, at, THROUGHOUT);
  return found ? tokens.toSpliced(at, found.next - at) : tokens;
}
