import type { Sentences } from './rows.ts';

export const MORE_THINGS: Sentences = {
  decided: {
    'the response contains no horizontal rules (---)': [
      ['A\n\nB', 1],
      ['A\n\n---\n\nB', 0],
      ['A\n---\nB', 'open'],
      ['A\n\n———\n\nB', 'open'],
    ],
    'the response contains no line breaks': [
      ['one line', 1],
      ['two\nlines', 0],
      ['one line<br>', 'open'],
      ['one line\n', 'open'],
    ],
    'Fails if there are two or more consecutive blank lines': [
      ['A\n\nB', 1],
      ['A\n\n\nB', 0],
      ['```\nA\n\n\nB\n```', 'open'],
    ],
    'Fails if two spaces in a row are used': [
      ['A B', 1],
      ['A  B', 0],
      ['- A\n  - B', 'open'],
    ],
    'no line has trailing whitespace': [
      ['A\nB', 1],
      ['A \nB', 0],
      ['A\nB\n', 'open'],
    ],
    'no line ends with a space': [['A \nB', 0]],
    'there are no Cyrillic letters in the response': [
      ['Moscow', 1],
      ['Mосква', 0],
    ],
    'Fails if the response contains Chinese characters': [
      ['Beijing', 1],
      ['北京', 0],
      ['東京です', 'open'],
    ],
    'the response contains no accented characters': [
      ['cafe', 1],
      ['café', 0],
      ['Ærø', 'open'],
    ],
    'only ASCII characters are used': [
      ['cafe', 1],
      ['café', 0],
    ],
    'the response contains no curly quotes': [
      ['"so"', 1],
      ['“so”', 0],
      ['it’s', 'open'],
    ],
    'quotation marks are straight and never curly': [['“so”', 0]],
    'the response contains no nested lists': [
      ['- a\n- b', 1],
      ['- a\n  - b', 0],
      ['1. a\n - b', 'open'],
    ],
    'the response has sub-bullets': [
      ['- a\n  - b', 1],
      ['- a\n- b', 0],
      ['- a\n  1. b', 'open'],
    ],
    'the response contains at least two checkboxes': [
      ['- [ ] a\n- [x] b', 1],
      ['- [ ] a', 0],
      ['☐ a\n☐ b', 'open'],
    ],
    'the response contains a task list': [
      ['- [ ] a', 1],
      ['- a', 0],
    ],
    'the response contains inline code': [
      ['Run `npm ci`.', 1],
      ['Run it.', 0],
      ['```\ncode\n```', 0],
    ],
    'Fails if a word is repeated twice in a row': [
      ['It is the the end.', 0],
      ['It is the end.', 1],
      ['Bye-bye, bye.', 'open'],
    ],
    'no word appears twice in a row': [
      ['It is the end.', 1],
      ['The the end.', 0],
    ],
  },
  left: [
    'the response has 2 line breaks',
    'the response has line breaks after each sentence',
    'the response has a line break after every sentence',
    'the response has two consecutive questions',
    'the response has two spaces',
    'the response has one space between sentences',
    'the response has a Cyrillic name',
    'the response explains Chinese characters',
    'the response is in Cyrillic',
    'the response has letters',
    'the response has quotes',
    'the response has accented syllables',
    'the response has nested clauses',
    'the response has nested tables',
    'the response has a list nested in a table',
    'the response has a code',
    'every item is a checkbox',
    'a word is repeated twice in a row',
    'no word appears twice',
    'a line has trailing whitespace',
    'no line ends with a doubt',
    'the response draws a line',
    'the response contains no nested bullets or numbered lists',
    'the response contains no consecutive spaces or blank lines',
    'Penalize nested bullets and numbered lists',
    'the response avoids nested bullets and checkboxes',
  ],
};
