import type { Sentences } from './rows.ts';

/** With words around a noun that only say that the thing is in the response. */
export const IDLE_WORDS: Sentences = {
  decided: {
    'Passes if each of the paragraphs that make up the answer has at most two sentences': [
      ['One. Two.\n\nThree.', 1],
      ['One. Two. Three.\n\nFour.', 0],
    ],
    'Fails if the SQL has DELETE or DROP anywhere in it': [
      ['SELECT 1;', 1],
      ['DROP TABLE a;', 0],
    ],
    'Penalize quoting any price over $100': [
      ['The pen is $3.', 1],
      ['The lamp is $249.', 0],
    ],
    'Reward an answer that presents its results in a Markdown table of exactly three columns': [
      ['| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |', 1],
      ['| A | B |\n|---|---|\n| 1 | 2 |', 0],
    ],
    'Passes if the code is given in a fenced code block that carries the language tag python': [
      ['```python\nx = 1\n```', 1],
      ['```\nx = 1\n```', 0],
    ],
    'Reward a response in which no more than two links appear': [
      ['See https://a.com.', 1],
      ['https://a.com https://b.com https://c.com', 0.5],
    ],
  },
  left: [
    'Passes if the price is given in the last line',
    'Reward a reply in which a table that has links appears',
    'Fails if any occurrence of the word "must" is bold',
    'Passes if every name given appears in the reply',
    'Passes if the number given by the user appears in the reply',
    'Fails if a URL that is not cited is mentioned',
    'Passes if the words that are used twice are in bold',
    'Passes if the text quoted is in italics',
    'Passes if the tweet it proposes is under 200 characters',
    'Passes if the dates that appear in the reply are all in ISO format',
    'Penalize offering a price above $100',
    'Passes if the tools it uses are search and fetch',
  ],
};
