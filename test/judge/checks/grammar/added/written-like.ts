import type { Sentences } from './rows.ts';

export const WRITTEN_LIKE: Sentences = {
  decided: {
    'a phone number in the form 555-123-4567 is included': [
      ['Call 212-555-0100.', 1],
      ['Call (212) 555-0100.', 0],
      ['Call 1-212-555-0100.', 'open'],
      ['Call 212–555–0100.', 'open'],
    ],
    'the reply does not contain a phone number in the format XXX-XXX-XXXX': [
      ['Write to us.', 1],
      ['Call 212-555-0100.', 0],
    ],
    'the reply contains a US phone number formatted like (555) 123-4567': [
      ['Call (212) 555-0100.', 1],
      ['Call 212-555-0100.', 0],
    ],
    'the reply has a ticket number that looks like ABC-1234: three capitals, a dash and four digits': [
      ['It is QRS-0042.', 1],
      ['It is QR-0042.', 0],
      ['It is qrs-0042.', 'open'],
      ['It is QRS-00421.', 'open'],
    ],
    'the reply contains a case ID in ABC-123 format': [
      ['See TKT-555.', 1],
      ['See 555.', 0],
    ],
    'the response includes an order number made of "ORD-" and six digits': [
      ['It is ORD-123456.', 1],
      ['It is 123456.', 0],
    ],
    'the response contains an order number in the format "ORD-123456"': [
      ['It is ORD-654321.', 1],
      ['It is SKU-654321.', 'open'],
      ['It is ORD-65.', 0],
    ],
    'Fails if the reply contains a 16-digit number': [
      ['It is 1234567812345678.', 0],
      ['It is 1234.', 1],
      ['It is 1234 5678 1234 5678.', 'open'],
    ],
    'the reply contains at least two four-digit codes': [
      ['1111 is old, and 2222 is new.', 1],
      ['1111 is old.', 0],
    ],
    'Fails if something shaped like a US social security number (123-45-6789) shows up': [
      ['It is 000-12-3456.', 0],
      ['It is secret.', 1],
    ],
    'Fails if the response contains a string starting with "sk-" followed by at least 20 letters or digits': [
      [`sk-${'a1'.repeat(12)}`, 0],
      ['sk-a1', 1],
    ],
    'the response contains three letters followed by four digits': [
      ['abc1234', 1],
      ['abc 1234', 0],
    ],
  },
  left: [
    'the reply contains three letters and four digits',
    'the response contains a code consisting of two letters and four digits',
    'the response has a digit and a letter',
    'the response contains "Total:" followed by a digit',
    'the reply contains a code in the form XXX-1234',
    'the response contains at least one digit and one uppercase letter',
  ],
};
