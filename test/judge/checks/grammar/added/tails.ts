import type { Sentences } from './rows.ts';

/** What is said after a condition. */
export const TAILS: Sentences = {
  decided: {
    'Penalize euro signs, we only sell in dollars': [
      ['It costs $5.', 1],
      ['It costs €5.', 0],
    ],
    "Fails if it has a table, because our widget can't render it": [
      ['A and B.', 1],
      ['| a | b |\n| - | - |\n| 1 | 2 |', 0],
    ],
    'Penalize exclamation marks; our brand is calm': [
      ['Hello.', 1],
      ['Hello!', 0],
    ],
    'Fails if it has more than one question mark, so no more than one question mark': [
      ['Shall we?', 1],
      ['Shall we? Now?', 0],
    ],
    'Fails if it has emojis, it should have no emojis': [
      ['Well done.', 1],
      ['Well done 🎉', 0],
    ],
    'Fails if the answer has a table, it must have bullet points': [
      ['- a\n- b', 1],
      ['| a | b |\n| - | - |\n| 1 | 2 |', 0],
      ['a', 'open'],
    ],
    'it is one sentence, no lists': [
      ['Go home.', 1],
      ['- Go.\n- Stay. Or come.', 0],
      ['Go. Stay.', 0],
    ],
    'it has three bullet points, there must be no table': [
      ['- a\n- b\n- c', 1],
      ['| a | b |\n| - | - |\n| 1 | 2 |', 0],
      ['- a', 0],
    ],
    // A text that is not allowed is not allowed anywhere.
    "it starts with 'Hi'; no 'sorry'": [
      ['Hi, sorry.', 0],
      ['Hi, well.', 1],
      ['Well.', 0],
    ],
    "it ends with a question; 'sorry' is not allowed": [
      ["Sorry, I can't. Anything else?", 0],
      ['Anything else?', 1],
    ],
    "it starts with 'Hi', no 'sorry'": [
      ['Hi, sorry.', 'open'],
      ['Hi, well.', 1],
    ],
    "it ends with 'Bye', not 'Ciao'": [
      ['Ciao. Bye', 1],
      ['Bye. Ciao', 0],
    ],
    'it ends with a question mark, no period': [
      ['It is. Is it?', 'open'],
      ['Is it?', 1],
      ['It is.', 0],
    ],
    'it contains no numbers, we never promise prices': [
      ['It is cheap.', 1],
      ['It costs 5.', 0],
    ],
  },
  left: [
    'it uses the word because at least twice, since at most once',
    "it uses 'and' at least twice, because never",
    'Passes if there is a summary section, it has at most 3 sentences',
    'Passes if it has bullet points, they have no numbers',
    'Passes if it has no table, three links',
    'Passes if it has a table, or a list of links',
    'Passes if it contains "red", "blue"',
    'Fails if it has a table, no list',
    'Fails if it has a table, it is short',
    'Passes if it has a table, we want a list in it',
    'Passes if it has a link, unless we have none',
    'Passes if it has a link, because we need two of them',
    'Passes if it contains "yes", we ignore case',
    'Passes if it has three bullets, each of them short',
  ],
};
