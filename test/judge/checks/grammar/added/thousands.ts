import type { Sentences } from './rows.ts';

export const THOUSANDS: Sentences = {
  decided: {
    'commas are used as thousands separators': [
      ['It costs 12,500 dollars.', 1],
      ['It costs 12500 dollars.', 0],
      ['It costs 12.500 or 12 500 dollars.', 'open'],
      ['Order 12345678 is 1,200 miles away.', 'open'],
      ['In 2024 we sold 3,000.', 'open'],
      ['It was founded 1626 and has 8,000,000 people.', 'open'],
      ['The port is 8080.', 'open'],
      ['Call 5551234567.', 'open'],
      ['Set `x = 12345`.', 'open'],
    ],
    'every number of four or more digits has a comma as the thousands separator': [
      ['We sold 1,200 of 900.', 1],
      ['We sold 1200 of 900.', 0],
      ['We sold 12 500 of them.', 'open'],
    ],
    'Fails if a number over 999 is written without a comma (e.g. 1000 instead of 1,000)': [
      ['We sold 1,000 of 999.', 1],
      ['We sold 1000 of them.', 0],
    ],
    'Fails if the reply writes numbers above 1000 without commas': [
      ['We sold 1,001 of them.', 1],
      ['We sold 1001 of them.', 0],
      ['We sold 1000 of them.', 'open'],
    ],
    'Reward comma-separated thousands': [
      ['We sold 1,200 of 900.', 1],
      ['We sold 1200 of 900.', 0],
    ],
  },
  left: [
    'commas separate the items',
    'numbers have commas',
    'it uses commas as decimal separators',
    'every number of three or more digits has a comma',
    'large numbers are written with commas or dots',
    'thousands are separated by commas and decimals by points',
    'commas are used correctly as thousands separators',
  ],
};
