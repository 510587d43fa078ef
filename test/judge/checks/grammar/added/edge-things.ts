import type { Sentences } from './rows.ts';

export const EDGE_THINGS: Sentences = {
  decided: {
    // The mark may belong to the address, and a link may ask.
    'it wraps up with a question': [
      ['You can read it at https://example.com/?', 'open'],
      ['Have you seen https://example.com/?', 1],
      ['[Shall we begin?](https://example.com)', 'open'],
      ['See https://example.com/?q=1.', 0],
      ['Is it so?', 1],
    ],
    'the response contains exactly one emoji and ends with it': [
      ['Done 🎉', 1],
      ['🎉 Done 🎉', 0],
      ['🎉 Done', 0],
    ],
    'the response ends with exactly one question mark': [
      ['So what?', 1],
      ['So what??', 0],
      ['So what? "Well?"', 'open'],
      ['So. What', 0],
    ],
    'the response ends with two exclamation marks': [
      ['Go!!', 1],
      ['Go!', 0],
      // More of them may do, or be too many.
      ['Go!!!', 'open'],
    ],
    'the response ends with a single emoji': [
      ['Go 🎉', 1],
      ['Go', 0],
      ['🎉 Go 🎉', 'open'],
    ],
    'the response starts with a link': [
      ['https://a.com is it.', 1],
      ['[It](https://a.com) is it.', 1],
      ['**https://a.com** is it.', 'open'],
      ['It is https://a.com', 0],
    ],
    'the response ends with a number': [
      ['It is 42', 1],
      ['It is 42.', 'open'],
      ['It is forty-two', 'open'],
      ['It is 42 or so', 0],
    ],
    'the response ends with a quotation mark': [
      ['He said "no"', 1],
      ['He said “no”', 1],
      ["He said 'no'", 'open'],
      ['He said no', 0],
    ],
    'the response starts and ends with "foo"': [
      ['Foo is a foo.', 1],
      ['Foo is it.', 0],
    ],
    'the response both starts and ends with a digit': [
      ['1 and 2', 1],
      ['1 and two', 0],
    ],
    'the response ends with a vowel': [
      ['Go', 1],
      ['Wow', 0],
      ['Go.', 'open'],
      ['By', 'open'],
    ],
    'the first character is an uppercase letter': [
      ['So it is.', 1],
      ['"So" it is.', 'open'],
      ['so it is.', 0],
    ],
    'the first letter is "S"': [
      ['So it is.', 1],
      ['"So" it is.', 'open'],
      ['It is so.', 0],
    ],
    'the first thing in the response is a question': [
      ['So? It is.', 1],
      ['It is. So?', 0],
      ['It is.', 0],
    ],
    'Reward output whose last line ends with a link': [
      ['Hi.\nhttps://a.com', 1],
      ['https://a.com\nHi.', 0],
    ],
    'the response starts with "YES," or "NO,"': [
      ['Yes, it is.', 1],
      ['Yes.', 0],
    ],
  },
  left: [
    'the response starts with "YES," or "NO."',
    'the response starts with a letter',
    'the response ends with two emojis',
    'the response ends with a bang',
  ],
};
