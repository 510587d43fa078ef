import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import { outsideCode } from '../markdown/outside-code.ts';

/** Short forms that are nothing else: "don't", "we're", "it's", "I'd". */
const CERTAIN =
  /(?<![\p{L}\p{M}\p{N}'’])(?:\p{L}{2,9}n['’]t|(?:i|you|he|she|it|we|they|that|there|who|what|these|those)['’](?:ll|d|ve)|(?:you|we|they|who)['’]re|i['’]m|(?:it|that|there|here|he|she|what|where|how|let)['’]s)(?![\p{L}\p{M}\p{N}'’])/giu;
/** "John's" may be "John is", or say what is his; "gonna" is short in another way. */
const MAYBE =
  /\p{L}['’]\p{L}{1,3}(?!\p{L})|(?<!\p{L})['’]\p{L}{1,4}(?!\p{L})|(?<!\p{L})(?:gonna|wanna|gotta|dunno|lemme|gimme|kinda|cannot|(?:do|does|did|is|are|was|were|can|could|would|should|have|has|had)nt|im|ive|youre|theyre|thats|whats)(?!\p{L})/giu;

/** Contractions of English. */
export function contractionsIn(text: string): FoundPlaces {
  const certain = placesOf(outsideCode(text), CERTAIN);
  return { certain, doubtful: Math.max(0, placesOf(text, MAYBE).length - certain.length) };
}
