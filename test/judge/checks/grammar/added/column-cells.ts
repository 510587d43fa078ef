import type { Sentences } from './rows.ts';

const TABLE = (...rows: [string, string][]) =>
  ['| Name | Price |', '|---|---|', ...rows.map(([name, price]) => `| ${name} | ${price} |`)].join('\n');

/** What is asked of values, asked of the cells of a column, of the only table or of CSV. */
export const COLUMN_CELLS: Sentences = {
  decided: {
    'every value in the "price" column is at most 100': [
      [TABLE(['a', '50'], ['b', '100']), 1],
      [TABLE(['a', '50'], ['b', '101']), 0],
      [TABLE(['a', '50'], ['b', '$20']), 'open'],
      [TABLE(['a', '50'], ['b', '']), 'open'],
      ['name,price\na,50\nb,101', 0],
      ['name,price\na,50\nb,99', 1],
      ['It costs 5.', 'open'],
    ],
    'every cell in the first column starts with a capital letter': [
      [TABLE(['Tea', '5'], ['**Milk**', '1']), 1],
      [TABLE(['Tea', '5'], ['milk', '1']), 0],
    ],
    'no cell in the "Name" column contains a link': [
      [TABLE(['Tea', '5']), 1],
      [TABLE(['[Tea](https://example.com)', '5']), 0],
    ],
    'at least one value in the "price" column is greater than 100': [
      ['name,price\na,50\nb,101', 1],
      ['name,price\na,50\nb,100', 0],
    ],
    'Fails if any value in the "email" column is not an email address': [
      ['name,email\na,a@example.com\nb,none', 0],
      ['name,email\na,a@example.com\nb,b@example.com', 1],
    ],
    'the "id" column has no duplicates': [
      ['id,price\na,50\nb,101', 1],
      ['id,price\na,50\na,101', 0],
      ['id,price\na,50\nA,101', 'open'],
    ],
  },
  left: [
    'every value in the "name" column is a string',
    'every value in the "name" column is null',
    'no value in the "name" column contains no links',
    'every value in the "name" column does not contain a link',
    'any value in the "name" column contains a link',
    'every value in the "name" column is good',
    'the "name" column contains a link',
  ],
};
