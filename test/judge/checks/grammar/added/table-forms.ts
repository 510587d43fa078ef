import type { Sentences } from './rows.ts';

const TABLE = '| Name | Price |\n|---|---|\n| Tea | 2 |\n| Milk | 10 |\n| Total | 12 |';
const OTHER = '| Price | Name |\n|---|---|\n| 10 | Milk |\n| 2 | Tea |';
const WIDE = '| Name | Price | Note |\n|---|---|---|\n| Tea | $2 | |\n| Milk | $1,000.50 | fresh |';

/** Tables by their heads, how their rows are sorted, and their cells. */
export const TABLE_FORMS: Sentences = {
  decided: {
    "the table's header row reads Name and Price, in this order": [
      [TABLE, 1],
      [OTHER, 0],
      [WIDE, 'open'],
      [`${TABLE}\n\n${OTHER}`, 'open'],
      ['None.', 'open'],
    ],
    'the response contains a table whose header row is | Name | Price |': [
      [TABLE, 1],
      [OTHER, 0],
      ['None.', 0],
    ],
    'the table has the columns Name, Price and Note': [
      [WIDE, 1],
      [TABLE, 0],
    ],
    'the table has a Note column': [
      [WIDE, 1],
      [TABLE, 0],
    ],
    'the comparison table has three data rows, not counting the header': [
      [TABLE, 1],
      [OTHER, 0],
    ],
    'Fails if the table is wider than two columns': [
      [WIDE, 0],
      [TABLE, 1],
    ],
    'Passes if the rows of the table are sorted by the Price column from lowest to highest': [
      [TABLE, 1],
      [OTHER, 0],
      [WIDE, 1],
      ['| Name | Price |\n|---|---|\n| Tea | low |\n| Milk | 3 |', 'open'],
      ['| Name |\n|---|\n| Tea |\n| Milk |', 0],
    ],
    'the values in the "Price" column of the table are in descending order': [
      [OTHER, 1],
      [TABLE, 0],
    ],
    'the table is sorted alphabetically by Name': [
      [OTHER, 1],
      [TABLE, 0],
      ['| Name |\n|---|\n| The tea |\n| Milk |', 'open'],
    ],
    'the table\'s last row starts with "Total"': [
      [TABLE, 1],
      [OTHER, 0],
      ['None.', 0],
    ],
    'Fails if any cell of the table is left blank': [
      [WIDE, 0],
      [TABLE, 1],
    ],
  },
  left: [
    'the table is sorted by Price',
    "the table's header row is bold",
    'the first row of the table is Name, Price',
    'the table has the columns it needs',
    'the table has Total and Average rows',
    'the table lists the prices from lowest to highest',
    'the periodic table has three columns',
    'the last row of the table starts with a total',
    'the table has a clear header',
  ],
};
