import { STARTERS } from './abbreviations.ts';
import type { TextWords } from './text-words.ts';

/**
 * Whether a sentence ends at a place. `likely` and `unlikely`: it may or may not, and is taken to end there, or not, where a
 * single number is given.
 */
export type Ending = 'certain' | 'likely' | 'unlikely' | 'never';

/** A full stop, with a blank after it, and what stands around it. */
export interface FullStop {
  /** The word before it, with the full stops within it: "U.S". */
  word: string;
  /** Whether that word begins the sentence. */
  isFirst: boolean;
  /** What stands before that word, as far as it matters. */
  before: string;
  /** The next word, without marks that open. It begins with a small letter only in a text without capitals. Empty where it is no word. */
  next: string;
  /** Whether a full stop follows the next word. */
  isNextStopped: boolean;
  /** Whether a bracket opens before the next word. */
  isBracketed: boolean;
  /** The words of the text. */
  words: TextWords;
}

/** What follows, as it matters. */
export interface Next {
  word: string;
  /** Whether a full stop follows it. */
  isStopped: boolean;
  isNumber: boolean;
  /** Whether it begins with a capital, as the names of a text without any do not. */
  isCapital: boolean;
  /** Whether it begins with a small letter. */
  isSmall: boolean;
  /** "J" in "J. Smith" */
  isInitial: boolean;
  /** Whether it begins sentences and no names. */
  isStarter: boolean;
}

/** What the next word tells. */
export function nextOf({ next, isNextStopped }: Pick<FullStop, 'next' | 'isNextStopped'>): Next {
  const isInitial = /^\p{L}$/u.test(next) && isNextStopped;
  return {
    word: next,
    isStopped: isNextStopped,
    isNumber: /^\p{N}/u.test(next),
    isCapital: /^\p{Lu}/u.test(next),
    isSmall: /^\p{Ll}/u.test(next),
    isInitial,
    isStarter: !isInitial && STARTERS.has(next.toLowerCase()),
  };
}
