import type { Sentences } from './rows.ts';

export const RESTATEMENTS: Sentences = {
  decided: {
    'the response is at most 3 words long (3 words or fewer)': [
      ['One two three', 1],
      ['One two three four', 0],
    ],
    'Fails if the reply has more than one exclamation mark (i.e. two or more).': [
      ['Hi!', 1],
      ['Hi! Ho!', 0],
    ],
    'the response has no links, not even one': [
      ['Hi', 1],
      ['https://example.com', 0],
    ],
    '"cheap" is not mentioned, in other words it never appears': [
      ['Good value.', 1],
      ['Cheap.', 0],
    ],
    'the output is a single line, with no emojis at all': [
      ['One line', 1],
      ['One line 🙂', 0],
      ['Two\nlines', 0],
    ],
    'the response contains no digits (0-9)': [
      ['one', 1],
      ['1', 0],
    ],
    'the response is concise, meaning at most two sentences': [
      ['One. Two.', 1],
      ['One. Two. Three.', 0],
    ],
    'Fails if it is verbose, that is, more than five words': [
      ['One two three four five', 1],
      ['One two three four five six', 0],
    ],
    'the answer is short, i.e. at most two words': [
      ['One two', 1],
      ['One two three', 0],
    ],
  },
  left: [
    'it is not wordy, i.e. under three words',
    'it is not wordy, i.e. over three words',
    'Fails if it is not complete, i.e. it ends with a period',
    'it is snappy, i.e. the title is under five words',
    'the response has at least two links (three or more)',
    'the title is short, i.e. under 60 characters',
    'it has a snappy title, i.e. under 60 characters',
    'it is friendly and short, i.e. under 100 words',
    'the tone is right, i.e. no exclamation marks',
    'Penalize long titles, i.e. more than 10 words',
  ],
};
