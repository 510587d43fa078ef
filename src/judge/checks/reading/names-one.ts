import { isWord, type Token } from '../grammar/tokens.ts';

const ONE = ['a', 'an', 'any', 'one', 'some', 'even', 'at'];

/**
 * Whether words ask for one thing, whichever it is: "a sentence that …", "any tool call", "at least one number". As a fault it is
 * there or not, while of "sentences that …" there may be more or fewer.
 */
export const namesOne = (tokens: readonly Token[]): boolean => ONE.some((word) => isWord(tokens[0], word));
