import type { Sentences } from './rows.ts';

export const WORD_KINDS: Sentences = {
  decided: {
    'no word is longer than 8 characters': [
      ['Short words only.', 1],
      ['Extraordinary words.', 0],
      ['A well-known fact.', 'open'],
      ['Run `extraordinary` now.', 'open'],
    ],
    'no word has more than 8 letters': [
      ["They shouldn't.", 'open'],
      ['Extraordinary.', 0],
    ],
    'Fails if any word is longer than 8 letters': [
      ['Extraordinary.', 0],
      ['Short.', 1],
    ],
    'every word starts with the letter "s"': [
      ['Seven silent swans swim.', 1],
      ['Seven silent birds swim.', 0],
      ['Seven 7 swans.', 'open'],
    ],
    'each word begins with a capital letter': [
      ['The Long Way Home', 1],
      ['The long Way', 0],
    ],
    'Penalize words ending in "-ly"': [
      ['He ran quickly.', 0],
      ['He ran.', 1],
    ],
    'Penalize use of any word that ends in "ly"': [
      ['He ran quickly.', 0],
      ['He ran.', 1],
    ],
    'every word starts with "s" or "t"': [
      ['Seven tall swans swim.', 1],
      ['Seven birds swim.', 0],
    ],
    'Penalize words ending in "ly" or "ing"': [['He is running.', 0]],
    'Penalize words ending in -ing': [['He is running.', 0]],
    'the response contains no words starting with "un"': [
      ['It is done.', 1],
      ['It is undone.', 0],
    ],
    'the response does not contain any words longer than 5 letters': [
      ['It works.', 1],
      ['It worked.', 0],
    ],
    'the response has at least 2 words that start with "s"': [
      ['Some say so.', 1],
      ['Some will.', 0],
    ],
    'all words have at least 2 letters': [
      ['It works.', 1],
      ['It is a man.', 0],
    ],
  },
  left: [
    'the response has at least 50 words ending with "bye"',
    'the response has at least 50 words starting with "Hello"',
    'a word starts with "s"',
    'Fails if the response contains 3 words that start with "s"',
    'every word does not start with "s"',
    'not every word starts with "s"',
    'the response contains no words ending in "ly" or "ing"',
    'the response contains no words ending in "ly" and "apple"',
    'the response contains a word ending in "ly" or "foo bar"',
    'no word starts with "s" and ends in "t"',
    'words end in "ly"',
    'the words end in "ly"',
    'Penalize adverbs ending in "ly"',
    'every word is a noun',
    'no word is longer than it has to be',
    'no word is longer than the word "extraordinary"',
    'no word is longer than no more than 8 letters',
    'every word of the title of the chart starts with a capital letter',
  ],
};
