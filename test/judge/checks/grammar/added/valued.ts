import type { Sentences } from './rows.ts';

/** The values of numbers, amounts, dates and e-mail addresses in a text. */
export const VALUED: Sentences = {
  decided: {
    'every price has a dollar sign and two decimals': [
      ['Tea is $2.50, milk is $1.20.', 1],
      ['Tea is $2.50, milk is $1.', 0],
      ['Tea is 2.50 dollars.', 0],
    ],
    'prices are written with a leading € symbol': [
      ['Tea is €2.', 1],
      ['Tea is 2 €.', 0],
    ],
    'Fails if a price is written without a $': [
      ['Tea is $2, milk is €1.', 0],
      ['Tea is $2.', 1],
    ],
    'each bullet includes a price with a dollar sign': [
      ['- Tea: $2\n- Milk: $1', 1],
      ['- Tea: $2\n- Milk', 0],
    ],
    'the response states a price in euros with exactly two decimals': [
      ['It is €2.50.', 1],
      ['It is €2.', 0],
    ],
    'Fails if any number in the reply is greater than 100': [
      ['From 3 to 100.', 1],
      ['From 3 to 101.', 0],
      ['It costs 5k.', 'open'],
      ['It was 2024 then.', 'open'],
      ['It has three wheels.', 1],
      ['It has two hundred.', 'open'],
      ['No figures.', 1],
    ],
    'no number in the response exceeds 100': [
      ['100 or 99.5', 1],
      ['Take 250 grams.', 0],
      ['Version a101', 'open'],
    ],
    'every number in the response is between 1 and 10': [
      ['Take 2 or 9.', 1],
      ['Take 2 or 11.', 0],
      ['Nothing here.', null],
      ['1. Take 5.', 1],
      ['12. Take 5.', 'open'],
    ],
    'the response contains a number greater than 100': [
      ['About 101 people.', 1],
      ['About 99 people.', 0],
      ['About a thousand people.', 'open'],
    ],
    'none of the dollar amounts is higher than $500': [
      ['Pick $499 or $500.', 1],
      ['Pick $499 or $501.', 0],
      ['Pick $2k.', 'open'],
    ],
    'every dollar amount shows cents, like $5.00': [
      ['$5.00 or $12.50', 1],
      ['$5 or $12.50', 0],
      ['Nothing.', null],
    ],
    'all decimal numbers are rounded to exactly two places': [
      ['It costs 3.50 or 12.75.', 1],
      ['It costs 3.5 or 12.75.', 0],
      ['Version 1.2.3', 'open'],
    ],
    'no number has more than two decimal places': [
      ['It is .125 inches', 0],
      ['It is -.5 or $.50.', 1],
      ['Wait ...125 of them.', 1],
    ],
    'every number in the response is greater than 100': [
      ['200 and .125', 0],
      ['200 and 300', 1],
    ],
    'the first number is 0.5': [
      ['.5 and .75', 1],
      ['5 and .75', 0],
    ],
    "every number in the response appears in the user's message": [
      ['It is .5', 1, 'Is it 0.5?'],
      ['It is 0.5', 1, 'Is it .5?'],
      ['It is .5', 0, 'Is it 5?'],
    ],
    'Penalize answers with a negative number': [
      ['It fell by 5 degrees, to 3.', 1],
      ['It is -5 degrees.', 0],
      ['Take 3-5 pieces.', 1],
      ['- 5 apples', 'open'],
    ],
    'the response is a bare number without units or text': [
      ['3.14', 1],
      ['The answer is 42', 'open'],
      ['It comes to the answer which is 42', 0],
    ],
    'dates, wherever they occur, are in the YYYY-MM-DD format': [
      ['Due 2026-03-01, sent 2026-03-02.', 1],
      ['Due 2026-03-01, sent March 2, 2026.', 0],
      ['Due soon.', null],
    ],
    'Fails if a date is in the US style MM/DD/YYYY': [
      ['Due 2026-03-14.', 1],
      ['Due 03/14/2026.', 0],
    ],
    'all dates mentioned are after 2026-01-01': [
      ['Deadlines: 2026-02-01 and 2027-01-01.', 1],
      ['Deadlines: 2025-12-31 and 2026-02-01.', 0],
      ['On 5 May 2027.', 'open'],
    ],
    'billing@acme.io is the only e-mail address in the reply': [
      ['Ask billing@acme.io.', 1],
      ['Ask sales@acme.io.', 0],
      ['Ask billing@acme.io or sales@acme.io.', 0],
      ['Ask us.', null],
    ],
    'Fails if any email address that is not at example.com is given out': [
      ['Write to a@example.com.', 1],
      ['Write to a@gmail.com.', 0],
      ['Write to a@mail.example.com.', 'open'],
      ['Call us.', 1],
    ],
    'Fails if any date is not in the YYYY-MM-DD format': [
      ['Due 2026-03-01.', 1],
      ['Due 2026-03-01 or 03/14/2026.', 0],
      ['Due soon.', 1],
    ],
    'the response does not contain any number above 100': [
      ['99 or 100', 1],
      ['99 or 101', 0],
    ],
    'Penalize numbers above 100': [
      ['99 or 100', 1],
      ['99 or 101', 0],
    ],
    'at least one number in the response is greater than 100': [
      ['99 or 101', 1],
      ['99', 0],
    ],
    'every number is at least 5 and at most 10': [
      ['5 or 10', 1],
      ['5 or 11', 0],
    ],
    'every e-mail address ends with "@example.com"': [
      ['Write to a@example.com.', 1],
      ['Write to a@example.com or a@b.org.', 0],
    ],
    'Fails if bit.ly or tinyurl.com links are used': [
      ['https://acme.io/x', 1],
      ['https://bit.ly/3x', 0],
    ],
    'the response contains no bit.ly links': [
      ['https://acme.io/x', 1],
      ['https://bit.ly/3x', 0],
    ],
    'Fails if a link is insecure, in other words starts with http:// rather than https://': [
      ['See https://a.io.', 1],
      ['See http://a.io.', 0],
    ],
    'every link starts with https://': [
      ['See https://a.io.', 1],
      ['See http://a.io.', 0],
    ],
  },
  left: [
    'some price has a dollar sign and two decimals',
    'every price has a dollar sign or two decimals',
    'every price has no dollar sign',

    'any number is greater than 100',
    'the number is greater than 100',
    'every number is correct',
    'all dates are in the future',
    'all dates are after the deadline',
    'most dates are in the YYYY-MM-DD format',
    'every price is higher than $500 a month',
    'every dollar amount is realistic',
    'billing@acme.io is the best e-mail address in the reply',
    'an e-mail address that is not at example.com is given out',
    'every e-mail address is valid',
    'bit.ly or tinyurl.com is used',
    'the response is a date after 2026-01-01',
    'not every number in the response is greater than 100',
    'the response contains numbers greater than 100 and links',
    'every date is not in the YYYY-MM-DD format',
    'any date is not in the YYYY-MM-DD format',
    'every number is at least 5 and over 3',
  ],
};
