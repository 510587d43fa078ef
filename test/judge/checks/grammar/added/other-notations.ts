import type { Sentences } from './rows.ts';

/** Numbers, sizes and addresses that are written in another notation than a criterion has them. */
export const OTHER_NOTATIONS: Sentences = {
  decided: {
    'Fails if the response contains a number above 1000': [
      ['12 people', 1],
      ['1,200 people', 0],
      ['pi is 3.14', 1],
      ['1e2 cells', 1],
      ['1.200 Menschen', 'open'],
      ['1.200,50 EUR', 'open'],
      ['1 200 people', 'open'],
      ['1_200 people', 'open'],
      ["1'200 people", 'open'],
      ['５０００', 'open'],
      ['5 × 10^6 cells', 'open'],
      ['0x3E8F', 'open'],
      ['5 Mio. Menschen', 'open'],
      ['5 thousands', 'open'],
      ['In 1066, he came.', 'open'],
      ['It has 1500 words.', 0],
    ],
    'Fails if the response contains a number greater than 100': [
      ['1e3', 'open'],
      ['10^3', 'open'],
      ['150 people', 0],
    ],
    'every number in the response is below 500': [
      ['12 and 30', 1],
      ['1 200 people', 'open'],
      ['1e3', 'open'],
    ],
    'the response contains a price above $100': [
      ['$150', 1],
      ['$50', 0],
      ['$1 200', 'open'],
      ["$1'200", 'open'],
      ['1 200 dollars', 'open'],
      ['$10^3', 'open'],
      ['$5e3', 'open'],
    ],
    'every price is below €500': [
      ['€20.50', 1],
      ['€600', 0],
      ['€1.200', 'open'],
      ['1 200 €', 'open'],
    ],
    'a percentage above 100% is mentioned': [
      ['150%', 1],
      ['50%', 0],
      ['1 200%', 'open'],
    ],
    'the response is a number above 1000': [
      ['1200', 1],
      ['1.2', 0],
      ['1.200', 'open'],
    ],
    'the response is a number between 0 and 5': [['4.125', 1]],
    'the response is an integer': [
      ['1200', 1],
      ['1.5', 0],
      ['1.200', 'open'],
    ],
    'the numbers are in ascending order': [
      ['1.5\n2.5', 1],
      ['1.200\n900', 'open'],
    ],
    'the response contains a valid email address': [
      ['Write to a@b.com.', 1],
      ['None.', 0],
      ['a@b..com', 'open'],
      ['a..b@c.com', 'open'],
      ['.a@b.com', 'open'],
    ],
    'the response contains the phone number 555-1234': [
      ['Call 555-1234.', 1],
      ['Call 555-9999.', 0],
      ['Call 5551234.', 'open'],
      ['Call (555) 1234.', 'open'],
      ['Call 555.1234.', 'open'],
    ],
    'Fails if the response contains 555-1234': [
      ['Call 555-1234.', 0],
      ['Call 555-9999.', 1],
      ['Call 5551234.', 'open'],
    ],
    'the response contains the card number 4111-1111-1111-1111': [
      ['4111-1111-1111-1111', 1],
      ['4111111111111111', 'open'],
    ],
    'the response contains the number 1234.56': [
      ['1,234.56', 1],
      ['123456', 0],
    ],
    'the response contains the date 2024-05-01': [
      ['2024-05-01', 1],
      ['20240501', 'open'],
    ],
    'the list has no repeated items': [
      ['- Apple\n- Pear', 1],
      ['- Apple\n- apple', 0],
      ['- C\n- C++\n- C#', 1],
      ['- **Apple**\n- Apple', 'open'],
      ['- Apple\n- Apple.', 'open'],
      ['- Apple\n- [Apple](https://a.com)', 'open'],
      ['<ul><li>Apple</li><li>Apple</li></ul>', 'open'],
    ],
    'Fails if the list names the same item twice': [
      ['- apples\n- pears\n- apples', 0],
      ['apples, pears, apples', 'open'],
    ],
    'no sentence is repeated': [
      ['I go. You go.', 1],
      ['I go. I go!', 'open'],
    ],
  },
  left: [],
};
