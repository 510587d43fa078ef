import type { Sentences } from './rows.ts';

const table = (cell: string) => `| Name | Price |\n|---|---|\n| a | ${cell} |`;

export const FURTHER_FORMATS: Sentences = {
  decided: {
    'all img tags have an alt attribute': [
      ['![](a.png)', 'open'],
      ['<img src="a.png">', 0],
      ['<img src="a.png" alt="A cat">', 1],
    ],
    'the word "Warning" is in bold': [
      ['**Warning:** hot.', 1],
      ['Warning: hot.', 0],
      ['**Warning** and Warning', 'open'],
      ['# Warning', 'open'],
      ['Hot.', 0],
    ],
    'the word "Warning" is bold every time it occurs': [
      ['**Warning:** hot.', 1],
      ['Hot.', null],
      ['Warning: hot.', 0],
    ],
    '"Dune" is in italics': [
      ['Read *Dune* now.', 1],
      ['Read **Dune** now.', 0],
    ],
    '"npm ci" is wrapped in backticks': [
      ['Run `npm ci` now.', 1],
      ['Run npm ci now.', 0],
    ],
    'all parentheses are balanced': [
      ['It (really) works.', 1],
      ['It (really works.', 0],
      ['1) It works.', 'open'],
      ['Fine :)', 'open'],
    ],
    'Fails if parentheses are unbalanced': [['It (really works.', 0]],
    'no two consecutive sentences begin with the same word': [
      ['It works. So it does. It is fast.', 1],
      ['It works. It is fast.', 0],
    ],
    'Fails if there is an empty cell in the table': [
      [table('5'), 1],
      [table(''), 0],
      [table('-'), 'open'],
      ['none', 'open'],
    ],
    'every image has alt text': [
      ['![A cat](a.png)', 1],
      ['![](a.png)', 0],
      ['No image.', 'open'],
    ],
    'Fails if an ellipsis is used': [
      ['Well… yes.', 0],
      ['Well... yes.', 0],
      ['Well, yes.', 1],
      ['`[...all]`', 'open'],
    ],
    'the response contains no bulleted or numbered lists': [
      ['Text.', 1],
      ['- a', 0],
      ['1. a\n2. b', 0],
    ],
    'Fails if any list has more than two items': [['- a\n- b\n- c', 0]],
    'the table has the columns "Name" and "Price"': [
      [table('5'), 1],
      ['| Name | Cost |\n|---|---|\n| a | 5 |', 0],
      [`${table('5')}\n\n${table('6')}`, 'open'],
    ],
    'Reward responses whose final paragraph includes the word "conclusion" in any casing': [
      ['A.\n\nIn CONCLUSION, yes.', 1],
      ['In conclusion, yes.\n\nB.', 0],
    ],
    'Penalize responses whose first line is longer than 3 words': [['one two three\nb', 1]],
    'the response is on one line, i.e. contains no newline': [
      ['one', 1],
      ['one\ntwo', 0],
      // Blank lines are no lines, but breaks.
      ['one<br>', 'open'],
    ],
    'Fails if the output is wrapped in quotation marks, meaning it both starts and ends with a double quote': [
      ['"Yes"', 0],
      ['Yes', 1],
    ],
    'Penalize exclamation marks, even a single one': [
      ['Hi!', 0],
      ['Hi.', 1],
    ],
  },
  left: [
    'the word "Warning" is in bold at least once',
    '"sun" or "moon" is in bold',
    '"sun" is in bold and italics',
    'the title is in bold',
    'the brackets are helpful',
    'the arguments are balanced',
    'two consecutive sentences begin with the same word',
    'no two sentences begin with the same idea',
    'no two consecutive paragraphs begin with the same word',
    'the table has an empty cell',
    'the cells of the table are filled with names',
    'every image has a caption',
    'the response has an ellipsis of thought',
    'Penalize lists with seven items',
    'Penalize lists of more than seven ideas',
    'the table has the columns that were asked for',
    'the table has the columns "Name" or "Price"',
    'the response contains {{first_name}}',
    'the response mentions @acme_app',
    'Reward responses whose final paragraph is kind',
    'Reward responses whose word count is high',
    'Reward responses whose links work',
    'the response has no links, i.e. is kind',
    'the response contains a link, i.e. it works',
    'the first line is short, i.e. has fewer than 5 words',
    'Penalize exclamation marks, even in quotations',
  ],
};
