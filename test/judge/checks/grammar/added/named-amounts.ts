import type { Sentences } from './rows.ts';

const TOTALS = [
  ['The subtotal is $1,234.56 and the total is $1,334.56.', 'open'],
  ['Tax: $1,234.56. Total: $9.', 'open'],
  ['Not $1,234.56.', 'open'],
  ['The total is $9 and the tax is $1,234.56.', 'open'],
] as const;

/** Amounts with their names: another amount may have that name. */
export const NAMED_AMOUNTS: Sentences = {
  decided: {
    'the response gives the total as $1,234.56': [
      ...TOTALS,
      ['Total: $1,234.56', 1],
      ['It comes to $1,234.56.', 1],
      ['$1,234.56 in total, with $9 of tax', 1],
      ['It comes to $9.', 0],
    ],
    'Fails if the response gives the total as "$1,234.56"': [...TOTALS, ['Total: $1,234.56', 0], ['Total: $9', 1]],
    'the total is given as $1,234.56': [...TOTALS, ['Total: $1,234.56', 1]],
    'the response states the price as $19.99': [
      ['Shipping is $19.99 and the price is $5.', 'open'],
      ['The price is not $19.99 but $25.', 'open'],
      ['The $19.99 price is fair.', 1],
      ['It costs $19.99.', 1],
      ['It is free.', 0],
    ],
    'the response gives the result "42 km"': [
      ['Not 42 km, but 40 km.', 'open'],
      ['It is 42 km.', 1],
      ['The result is 42 km.', 1],
      ['It is far.', 0],
    ],
    'the response mentions the price of $20': [
      ['Tax $20, price $30', 'open'],
      ['The price is $20.', 1],
      ['It is free.', 0],
    ],
    'the response mentions the discount of 20%': [
      ['20% of people like the 5% discount', 'open'],
      ['A 20% discount.', 1],
      ['None.', 0],
    ],
    'the response mentions the amount of $20': [['Tax $20, price $30', 1]],
    'the response mentions $20': [['Tax $20, price $30', 1]],
    'it quotes the price of $49': [
      ['The price is $49.', 1],
      ['We took $49 off.', 'open'],
    ],
    'Penalize quoting the price of $49': [['The price is $49.', 0]],
  },
  left: [],
};
