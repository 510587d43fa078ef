import type { Sentences } from './rows.ts';

const bulleted = (count: number) => Array.from({ length: count }, (_, at) => `- item ${at}`).join('\n');
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. item`).join('\n');
const NESTED = '1. One\n   1. Within\n   2. Within\n2. Two';

export const LIST_SIZES: Sentences = {
  decided: {
    'the response contains a numbered list of exactly 5 items': [
      [numbered(5), 1],
      [`Here:\n\n${numbered(5)}\n\nDone.`, 1],
      [numbered(4), 0],
      [bulleted(5), 0],
    ],
    'the response contains a numbered list with at least three steps': [
      [numbered(3), 1],
      [numbered(2), 0],
      [`${numbered(2)}\n\nThen:\n\n1. More`, 'open'],
    ],
    'the response contains a numbered list with exactly two items': [
      [NESTED, 'open'],
      [numbered(2), 1],
    ],
    'the response is a bulleted list with 3 to 5 items': [
      [bulleted(4), 1],
      [bulleted(6), 0],
      [`Here:\n\n${bulleted(4)}`, 'open'],
      ['No list.', 0],
    ],
    'the response is nothing but a bulleted list of 3 items': [
      [bulleted(3), 1],
      [`Here:\n\n${bulleted(3)}`, 0],
    ],
    'the response contains a bulleted list with 3 items': [
      [bulleted(3), 1],
      [bulleted(2), 0],
    ],
    'the response contains a 5-item list': [
      [bulleted(5), 1],
      [numbered(5), 1],
      [numbered(6), 0],
    ],
    'the response contains a five-item numbered list': [
      [numbered(5), 1],
      [bulleted(5), 0],
    ],
    'the response contains a list of at most 3 items': [
      [bulleted(3), 1],
      [bulleted(9), 0],
    ],
    'the response contains exactly 5 items in a numbered list': [
      [numbered(5), 1],
      [numbered(7), 0],
    ],
    'Fails if the response contains a numbered list with more than 5 items': [
      [numbered(5), 1],
      [numbered(6), 0],
      ['No list.', 1],
    ],
    'the response does not contain a list of more than 5 items': [
      [bulleted(5), 1],
      [bulleted(6), 0],
    ],
    'the list has at most 4 entries': [
      [bulleted(4), 1],
      [bulleted(5), 0],
      [`${bulleted(2)}\n\nThen:\n\n${numbered(9)}`, 'open'],
    ],
  },
  left: [
    'the response contains a list with at most 3 items and 20 words',
    'the response contains a numbered list of reasons',
    'the response contains a list of five reasons',
    'the response lists exactly 5 items',
    'Fails if the response contains a list of 5 items',
    'the response contains a short list',
    'the response contains a numbered list of 5 items and a table or a link',
    'the response contains two lists of 5 items',
    'the lists have 5 items each',
    'the response contains a list with about 5 items',
    'the response contains a list of 5 items, sorted by name',
    'the list is complete',
    'the response contains a list of items',
    'the response contains a bulleted list with 3 items and it is short',
    'the response names 3 items in a list and 2 in another',
  ],
};
