import type { Sentences } from './rows.ts';

/** What of the user's message stands in the response. */
export const KEPT_PARTS: Sentences = {
  decided: {
    "Passes if every URL from the user's message is kept in the rewrite": [
      ['See https://a.example/x and https://b.example.', 1, 'Use https://a.example/x or https://b.example'],
      ['See https://a.example/x.', 0, 'Use https://a.example/x or https://b.example'],
      ['See it.', null, 'No link.'],
    ],
    "the response contains every email address that appears in the user's message": [
      ['Write to ann@a.example', 1, 'ann@a.example is mine'],
      ['Write to joann@a.example', 0, 'ann@a.example is mine'],
    ],
    "Fails if any number from the user's message is missing from the translation": [
      ['Wir haben 40 Tassen und 12 Teller.', 1, 'We have 40 cups and 12 plates.'],
      ['Wir haben 40 Tassen.', 0, 'We have 40 cups and 12 plates.'],
    ],
    'the response contains the order number that the user typed (a # followed by digits)': [
      ['Order #5521 ships today.', 1, 'Where is my order #5521?'],
      ['Order #5512 ships today.', 0, 'Where is my order #5521?'],
      ['Order #5512 ships today.', 'open', 'Where is my order?'],
      ['Order 5512 ships today.', 'open', 'Order 5512, account 99123, where is it?'],
    ],
    'the reply is shorter, measured in characters, than what the user wrote': [
      ['Yes', 1, 'Is it?'],
      ['Yes, it is.', 0, 'Is it?'],
    ],
    "Fails if the answer is just a copy of the user's message": [
      ['the cat', 1, 'teh cat'],
      ['teh cat', 0, 'teh cat'],
    ],
  },
  left: [
    "every number in the user's message is correct",
    'all numbers from the context appear in the response',
    "every question from the user's message is answered",
    "the order number from the user's message is correct",
    "some numbers from the user's message are kept in the rewrite",
    'the response mentions the number of the order the user gave',
  ],
};
