import type { Sentences } from './rows.ts';

/** Values, links and letters that each part has, or one. */
export const VALUES_IN_PARTS: Sentences = {
  decided: {
    'the first line contains a date': [
      ['Monday, 4 March 2024\n\nDear Kim', 1],
      ['Dear Kim\n\nMonday, 4 March 2024', 0],
    ],
    'each bullet contains a link': [
      ['- [a](https://a.example)\n- [b](https://b.example)', 1],
      ['- [a](https://a.example)\n- b', 0],
    ],
    'every numbered item has a dollar amount': [
      ['1. Tea: $2.50\n2. Milk: $1.20', 1],
      ['1. Tea: $2.50\n2. Milk', 0],
    ],
    'Fails if the last sentence contains a phone number': [
      ['Call +1 202-555-0143. We are there all day.', 1],
      ['We are there all day. Call +1 202-555-0143.', 0],
    ],
    'no heading contains a number': [
      ['# Plan\n\n1. Go', 1],
      ['# Plan 2\n\nGo', 0],
    ],
    'each paragraph has at least one percentage': [
      ['Up by 4 %.\n\nDown by 3 %.', 1],
      ['Up by 4 %.\n\nDown by three.', 0],
    ],
    'the table contains no URLs': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['| a | b |\n|---|---|\n| 1 | https://a.example |', 0],
    ],
    'every line contains Cyrillic letters': [
      ['да\nнет', 1],
      ['да\nno', 0],
    ],
    'each bullet has a number': [
      ['- 3 eggs\n- 2 apples', 1],
      ['- 3 eggs\n- salt', 0],
    ],
    'the first line contains no digits': [
      ['Eggs\n3 of them', 1],
      ['3 eggs\nand salt', 0],
    ],
  },
  left: ['each line contains a number', 'every sentence has a digit', 'each line contains a code block'],
};
