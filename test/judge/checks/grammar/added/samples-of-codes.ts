import type { Sentences } from './rows.ts';

/** Codes and numbers that a criterion shows by a sample, or describes by their parts. */
export const SAMPLES_OF_CODES: Sentences = {
  decided: {
    'the "phone" value in the JSON is in E.164 format, such as +14155550123': [
      ['{"phone": "+4915112345678"}', 1],
      ['{"phone": "none"}', 0],
    ],
    'the response contains an ISO 8601 date (e.g. 2025-12-31)': [
      ['Due 2024-03-09.', 1],
      ['Due 9 March 2024.', 0],
    ],
    'every price has two decimals, for example $19.99': [
      ['Tea is $2.50.', 1],
      ['Tea is $2.', 0],
    ],
    'no price it quotes is above $500': [
      ['It is $200.', 1],
      ['It is $700.', 0],
    ],
    'Penalize digits, numbers should be spelled out': [
      ['I have 2 cats.', 0],
      ['I have two cats.', 1],
    ],
    'the answer is a two-letter country code': [
      ['OK', 'open'],
      ['ZZ', 'open'],
      ['Germany', 0],
    ],
    'the answer is a three-letter currency code': [
      ['USD', 'open'],
      ['Euro', 0],
    ],
    "Fails if the answer isn't a two-letter state code": [
      ['No', 'open'],
      ['Texas', 0],
    ],
    'a phone number in the form 555-123-4567 is included': [
      ['Call 212-555-0100.', 1],
      ['Call (212) 555-0100.', 0],
      ['Call +1-212-555-0100.', 'open'],
    ],
    'Fails if the reply contains a reference number of the form 12-3456-78.': [
      ['See 99-1234-55.', 0],
      ['See 99-123-55.', 1],
    ],
    'the reply has a ticket number that looks like ABC-1234: three capitals, a dash and four digits': [
      ['See KLM-0042.', 1],
      ['See KLM-42.', 0],
      ['See klm-0042.', 'open'],
    ],
    'the response includes an order number made of "ORD-" and six digits': [
      ['It is ORD-998877.', 1],
      ['It is ORD-99887.', 0],
    ],
    'Fails if something shaped like a US social security number (123-45-6789) shows up.': [
      ['It is 987-65-4321.', 0],
      ['Call 555-123-4567.', 1],
    ],
    '"INV-" followed by five digits appears in the reply': [
      ['See INV-00042.', 1],
      ['See INV-42.', 0],
      ['See INV-000421.', 'open'],
    ],
  },
  left: [
    'the response contains an ISO 8601 date such as 12/31/2025',
    'the "phone" value in the JSON is in E.164 format, such as 555-1234',
    'the response contains a link and an ISO 8601 date such as 2025-12-31',
    'Penalize digits, letters should be spelled out',

    'the reply has a ticket number that looks like ABC-1234: two capitals, a dash and four digits',
    'the phone number is in the form 555-123-4567 or 555 123 4567',
    '"a" followed by "b" appears',
    'the reply has a code like the others',
  ],
};
