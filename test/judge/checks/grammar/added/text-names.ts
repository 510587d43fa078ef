import type { Sentences } from './rows.ts';

/** A response called by what kind of text it is, and what it is about. */
export const TEXT_NAMES: Sentences = {
  decided: {
    'the postmortem contains "rollback"': [
      ['At 9:04 a rollback began.', 1],
      ['At 9:04 a restart began.', 0],
      ['Here is the postmortem: at 9:04 a restart began.', 'open'],
      ['At 9:04 a restart began.', 'open', 'Look at the postmortem.'],
      ['At 9:04 a restart began.', 0, 'Write one on Monday.'],
    ],
    'the product text is under 5 words': [
      ['A lamp for reading.', 1],
      ['A small lamp for reading in bed.', 0],
    ],
    'Fails if the weekly status report has a table': [
      ['All is well this week.', 1],
      ['| a | b |\n| - | - |\n| 1 | 2 |', 0],
    ],
    'the meeting notes have no emojis': [
      ['We ship on Friday.', 1],
      ['We ship on Friday 🎉', 0],
    ],
    'there are no exclamation marks in the welcome email': [
      ['Good to see you.', 1],
      ['Good to see you!', 0],
    ],
    'Reward incident reports of at most 5 words': [
      ['The disk was full.', 1],
      ['The disk was full on Monday night, and so was the one beside it on Tuesday.', 0],
    ],
    'Penalize a subject line longer than 20 characters': [
      ['Your order', 1],
      ['Your order is on its way to you and will be there on Monday', 0],
    ],
    'Reward a reminder that ends with a question mark': [
      ['Will you pay by Friday?', 1],
      ['Please pay by Friday.', 0],
    ],
    'Reward product copy that has no hashtags': [
      ['A lamp for bed.', 1],
      ['A lamp for bed #reading', 0],
    ],
  },
  left: [
    'Passes if every column of the table is filled and the note has no emojis',
    'Passes if the sales email has no emojis and the welcome email has no links',
    'Passes if the sales email is shorter than the welcome email',
    'Passes if the error message has no emojis',
    'Passes if the quoted text has no emojis',
    'Passes if the original description has no emojis',
    'Passes if the customer email has no emojis',
    'Passes if the description of the product has no emojis',
    'Passes if the email to the customer has no emojis',
    'Passes if the reminder and the invoice have no emojis',
    'Passes if each note of the meeting has no emojis',
  ],
};
