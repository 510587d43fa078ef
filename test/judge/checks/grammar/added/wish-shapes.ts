import type { Sentences } from './rows.ts';

/** What is rewarded or penalized, described by its size or by what is so in it, and lists of words without quotation marks. */
export const WISH_SHAPES: Sentences = {
  decided: {
    'Reward a poem of exactly two lines in which no line ends with a period': [
      ['Rain falls\nOn stone', 1],
      ['Rain falls.\nOn stone.\nAll night.\nAll day.\nFor ever.', 0],
    ],
    'Reward a meta description of 2 to 6 words that contains the word "espresso"': [['Make espresso at home', 1]],
    'Penalize any text in which a sentence has more than 3 words': [
      ['Rain falls. Rivers rise.', 1],
      ['All day long rain falls. Rivers rise.', 0],
    ],
    'Penalize nested lists, since every bullet must stand at the top level': [
      ['- a\n- b', 1],
      ['- a\n  - b', 0],
    ],
    'Fails if it uses any of these words: obviously, simply or clearly': [
      ['Open the lid.', 1],
      ['Simply open the lid.', 0],
    ],
    'it contains at least one of the letters ä, ö or ü': [
      ['schön', 1],
      ['gut', 0],
    ],
    'Penalize replies that are written entirely in capital letters from beginning to end': [
      ['Go home.', 1],
      ['GO HOME.', 0],
    ],
  },
  left: [
    'Passes if it contains the words salt and pepper',
    'Passes if the words are short, simple and clear',
    'Fails if the words in the answer are long or short',
    'Fails if it uses filler words, jargon or slang',
    'Reward a list of words in which none is long',
    'Reward tables in which each row has a link',
    'Reward a story of three friends that contains a surprise',
  ],
};
