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
    'every price is below $50': [
      ['Price: $10-60', 'open'],
      ['$30, $40 and 90', 'open'],
      ['Tea: $5\nMug: 60', 'open'],
      ['Save $60 on this $30 item', 'open'],
      ['Tea costs $5, and shipping to 90 countries is free.', 1],
      ['Tea $5, mug $60', 0],
    ],
    'Fails if there is a percentage over 100': [
      ['From 90% to 120', 'open'],
      ['In 2024, 12 people came.', 1],
    ],
    'the response contains no negative numbers': [['It is -.5', 0]],
    'the last paragraph is in bold': [
      ['The tool.\n\n**Keep it safe**', 'open'],
      ['The tool.\n\n**Keep it safe.**', 1],
    ],
    'the first letter is a vowel': [
      ['3 apples', 'open'],
      ['Apples', 1],
      ['Bananas', 0],
    ],
    'Fails if the first letter is lower case': [
      ['3 apples are here.', 'open'],
      ['apples', 0],
    ],
    'the response ends with a link': [
      ['See x.\n\n![a](http://x.com/i.png)', 'open'],
      ['See [a](http://x.com)', 1],
    ],
    'nothing follows the last list': [
      ['a', 'open'],
      ['- a', 1],
      ['- a\n\nb', 0],
    ],
    'Fails if the code contains any comments': [
      ["```vb\n' note\nx = 1\n```", 'open'],
      ['```python\nx = 1\n```', 1],
    ],
    'the query limits its results to 10 rows': [
      ['```sql\nSELECT * FROM b WHERE ROWNUM <= 10\n```', 'open'],
      ['```sql\nSELECT * FROM b LIMIT 10;\nSELECT * FROM c\n```', 'open'],
    ],
    'the response ends with "谢谢"': [
      ['非常谢谢。', 1],
      ['谢谢！', 1],
      ['谢谢你。', 0],
    ],
    'the last word is "done"': [
      ['It is done。', 1],
      ['done؟', 1],
      ['done undone।', 0],
    ],
    'the response ends with "。"': [
      ['本です。', 1],
      ['done.', 0],
    ],
    'the SQL is a single statement': [['```sql\nSELECT 1\nSELECT 2\n```', 'open']],
  },
  left: [
    'all amounts use the euro sign',
    'the user object has an email',
    'the config object has a port',
    'the returned object has a status',
    'the response is a JSON object with a "status" of "ok" or "error"',
    'the response is JSON with "answer": "yes" or "no"',
    'the response is in Spanish, including headings',
    'the JSON contains only ASCII',
    'the JSON contains only HTML',
    'the JSON contains camelCase',
    'the JSON contains NaN',
  ],
};
