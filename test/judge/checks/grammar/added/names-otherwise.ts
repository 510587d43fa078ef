import type { Sentences } from './rows.ts';

/** Names in another way, words and longer names that are written alike, and values that may be another thing's. */
export const NAMES_OTHERWISE: Sentences = {
  decided: {
    'the response mentions NASA and ESA': [
      ['N.A.S.A. and E.S.A.', 'open'],
      ['NASA and ESA.', 1],
      ['Neither of them, and nothing.', 0],
    ],
    'the response mentions WHO and CDC': [['The World Health Organization and the CDC.', 'open']],
    'the response mentions ChatGPT or OpenAI': [['Chat GPT is one.', 'open']],
    'the response mentions GPT-4 and Claude': [['GPT4 and Claude.', 'open']],
    'the response mentions New York or Los Angeles': [
      ['L.A. is fun.', 'open'],
      ['In York.', 0],
    ],
    'the response mentions Barack Obama and Joe Biden': [
      ['Presidents Obama and Biden met.', 'open'],
      ['Barack H. Obama met Joe Biden.', 'open'],
      ['Barack Obama met Joe Biden.', 1],
    ],
    'the response mentions March or May': [
      ['May I help you?', 'open'],
      ['It begins in May.', 1],
    ],
    'the response mentions Amazon or Apple': [['Apple pie is sweet.', 'open']],
    'the response mentions Mexico and Canada': [
      ['New Mexico and Canada.', 'open'],
      ['In Mexico and in Canada.', 1],
    ],
    'the height is given in meters': [
      ['The tower is 300 m from the river; its height is unknown.', 'open'],
      ['Height: 300 m', 1],
    ],
    'the weight is given in kilograms': [
      ['It can lift 20 kg.', 'open'],
      ['Weight: 20 kg', 1],
    ],
    'the total price is given in dollars': [
      ['Shipping is $5; the total is unknown.', 'open'],
      ['The total price is $5.', 1],
    ],
    'the response has exactly two emojis': [
      ['™️ 😀', 'open'],
      ['🎉 😀', 1],
    ],
    'the table has a Price column': [
      ['| Item | Price (USD) |\n|---|---|\n| a | 1 |', 'open'],
      ['| Item | Priced |\n|---|---|\n| a | 1 |', 0],
      ['| Item | Price |\n|---|---|\n| a | 1 |', 1],
    ],
    'every heading ends with a colon': [
      ['# A:\n\n**Note**\n\ntext', 'open'],
      ['**A:**\n\ntext', 'open'],
      ['# A:\n\ntext', 1],
    ],
  },
  left: [
    'the user object has an email',
    'the config object has a port',
    'the returned object has a status',
    'the response is a JSON object with a "status" of "ok" or "error"',
    'the response is JSON with "answer": "yes" or "no"',
    'the response is in Spanish, including headings',
  ],
};
