import type { Sentences } from './rows.ts';

/** Conditions in note form, without their subject. */
export const FRAGMENTS: Sentences = {
  decided: {
    'under 4 words': [
      ['We ship daily.', 1],
      ['We ship it daily.', 0],
    ],
    'no emojis': [
      ['Well done.', 1],
      ['Well done 🎉', 0],
    ],
    'Fails if longer than 12 characters': [
      ['Well done.', 1],
      ['All is well done.', 0],
    ],
    'contains "refund" and "sorry"': [
      ['Sorry, the refund is late.', 1],
      ['The refund is late.', 0],
    ],
    'last line is "-- Acme Support"': [
      ['Hello.\n-- Acme Support', 1],
      ['-- Acme Support\nHello.', 0],
    ],
    '≤ 12 chars': [
      ['Well done.', 1],
      ['All is well done.', 0],
    ],
    'Fails if blank': [
      ['Hello.', 1],
      [' \n', 0],
    ],
    'all lowercase': [
      ['all is well', 1],
      ['All is well', 0],
    ],
    'valid JSON': [
      ['{"a": 1}', 1],
      ['a: 1', 0],
    ],
  },
  left: [
    'Passes if "refund"',
    'Fails if "TODO" or "FIXME"',
    'Passes if a table',
    'Passes if short',
    'Passes if polite and under 50 words',
    'Passes if customer is greeted',
    'Passes if user asks for "refund"',
    'Fails if no greeting',
  ],
};
