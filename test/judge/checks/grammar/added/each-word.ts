import type { Sentences } from './rows.ts';

export const EACH_WORD: Sentences = {
  decided: {
    'every word of the first line begins with a capital': [
      ['A Title Of It\nand more', 1],
      ['A title of it\nAnd More', 0],
    ],
    'each word in the first sentence contains the letter "e"': [
      ['Be here. So it is.', 1],
      ['Be it. He went.', 0],
    ],
    'at least three words end with "ing"': [
      ['Going, doing and being.', 1],
      ['Going and doing.', 0],
    ],
    'no word in the first line is in all caps': [
      ['Go now\nNOT THEN', 1],
      ['ABSOLUTELY now\nnot then', 0],
    ],
    'all words are in capital letters': [
      ['GO NOW', 1],
      ['GO now', 0],
    ],
    // A capitalized word may have no other letters than capitals.
    'the response contains at least two capitalized words': [
      ['GO NOW', 1],
      ['Go to Rome', 'open'],
      ['go now', 0],
    ],
    'the first word of each line starts with "s"': [
      ['So it is.\nSee it.', 1],
      ['So it is.\nIt is so.', 0],
    ],
    'the first word of each line is "foo"': [
      ['Foo is it.\nfoo', 1],
      ['Foo is it.\nA foo', 0],
    ],
    'the last word has at most 5 letters': [
      ['It is small.', 1],
      ['It is enormous.', 0],
      ['It is an e-mail', 'open'],
    ],
    'the first letter of each line is a capital letter': [
      ['So.\nIt is.', 1],
      ['So.\nit is.', 0],
    ],
  },
  left: [
    'every word of the first line matters',
    'the first word of each line rhymes with "foo"',
    'most words are short',
  ],
};
