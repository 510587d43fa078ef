import { afterPhrase, type Reading, type Token } from '../grammar/tokens.ts';

/** Every place where a phrase that begins at a place may end. */
export type Phrase = (tokens: readonly Token[], at: number) => number[];

/** One of several runs of words: `tool|function|` stands for either, or for nothing. */
export function words(alternatives: string): Phrase {
  const phrases = alternatives.split('|');
  return (tokens, at) =>
    phrases
      .map((phrase) => (phrase === '' ? at : afterPhrase(tokens, at, phrase)))
      .filter((next) => next !== undefined);
}

/** One phrase after the other. */
export const sequence =
  (...phrases: readonly Phrase[]): Phrase =>
  (tokens, at) =>
    phrases.reduce((places, phrase) => [...new Set(places.flatMap((place) => phrase(tokens, place)))], [at]);

/** One of several phrases. */
export const oneOf =
  (...phrases: readonly Phrase[]): Phrase =>
  (tokens, at) =>
    phrases.flatMap((phrase) => phrase(tokens, at));

export const maybe = (phrase: Phrase): Phrase => oneOf(words(''), phrase);

/** Every meaning of the words at a place, with where it ends. */
export type Meaning<T> = (tokens: readonly Token[], at: number) => Reading<T>[];

export const means =
  <T>(value: T, ...phrases: readonly Phrase[]): Meaning<T> =>
  (tokens, at) =>
    sequence(...phrases)(tokens, at).map((next) => ({ value, next }));

/** The meanings of several. */
export const anyOf =
  <T>(...meanings: readonly Meaning<T>[]): Meaning<T> =>
  (tokens, at) =>
    meanings.flatMap((meaning) => meaning(tokens, at));

/** A meaning after, and before, words that add nothing to it. */
export const within =
  <T>(before: Phrase, meaning: Meaning<T>, after: Phrase = words('')): Meaning<T> =>
  (tokens, at) =>
    before(tokens, at).flatMap((start) =>
      meaning(tokens, start).flatMap(({ value, next }) => after(tokens, next).map((end) => ({ value, next: end }))),
    );
