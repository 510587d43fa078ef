import type { Sentences } from './rows.ts';

/** What the user gave, by any name, and numbers of anything beside those in their message. */
export const USERS_TEXTS: Sentences = {
  decided: {
    'Passes if the translation has exactly as many lines as the text that was sent by the user': [
      ['Eins\nZwei', 1, 'One\nTwo'],
      ['Eins Zwei', 0, 'One\nTwo'],
    ],
    'Penalize any reply that is longer, counted in words, than the message it replies to': [
      ['Yes.', 1, 'Is it open on Sunday?'],
      ['Yes, it is open on Sunday from nine to five.', 0, 'Is it open on Sunday?'],
    ],
    'Passes if the summary contains at most half as many words as the passage that the user pasted': [
      ['We meet on Tuesday.', 1, 'The weekly meeting of our team will be held on Tuesday in the big room as usual.'],
      ['We meet in the big room on Tuesday.', 0, 'We meet on Tuesday in the big room.'],
      ['We meet on Tuesday.', 'open', 'Sum up this: we will meet on Tuesday.'],
    ],
    'Fails if the translation drops or alters any of the numbers found in the source text': [
      ['Wir treffen uns um 17 Uhr in Raum 4.', 1, 'We meet at 17 in room 4.'],
      ['Wir treffen uns um 17 Uhr.', 0, 'We meet at 17 in room 4.'],
    ],
    "Passes if the user's ticket number shows up somewhere in the reply": [
      ['I have closed ticket 48213.', 1, 'What of my ticket 48213?'],
      ['I have closed it.', 0, 'What of my ticket 48213?'],
    ],
    'Fails if the answer has a number in it that the user never wrote': [
      ['It costs 40 euros.', 0, 'What does it cost?'],
      ['It costs 40 euros.', 1, 'Does it cost 40 euros?'],
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
