import type { Sentences } from './rows.ts';

/** What the user gave, by any name, and numbers of anything beside those in their message. */
export const USERS_TEXTS: Sentences = {
  decided: {
    "Passes if the user's ticket number shows up somewhere in the reply": [
      ['I have closed ticket 48213.', 1, 'What of my ticket 48213?'],
      ['I have closed it.', 0, 'What of my ticket 48213?'],
    ],
    "Passes if the response has more question marks than the user's message": [
      ['Which one? The red one?', 1, 'Is it here?'],
      ['The red one.', 0, 'Is it here?'],
    ],
    "Passes if the number of numbered items in the reply matches the number of question marks in the user's message": [
      ['1. Yes\n2. No', 1, 'Is it open? Is it free?'],
      ['1. Yes', 0, 'Is it open? Is it free?'],
    ],
  },
  left: [
    "Fails if the response has twice as many words as the user's message",
    'Passes if the reply mentions the name the user gave',
    'Passes if the user gave a name and the reply contains "Ann"',
    'Passes if the reply contains more links than the user',
  ],
};
