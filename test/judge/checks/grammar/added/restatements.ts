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
  },
  left: ['the answer is short, i.e. at most 50 words', 'the response has at least two links (three or more)'],
};
