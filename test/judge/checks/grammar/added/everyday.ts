import type { Sentences } from './rows.ts';

const ten = 'one two three four five six seven eight nine ten';

export const EVERYDAY: Sentences = {
  decided: {
    'the answer anywhere says "as an AI"': [
      ['Well, as an AI I may not.', 1],
      ['Well, I may not.', 0],
    ],
    'either "accept" or "decline" appears in the answer, but not both': [
      ['We accept.', 1],
      ['We decline.', 1],
      ['We accept or decline.', 0],
      ['We wait.', 0],
    ],
    'the keyword "shoes" appears between two and three times, inclusive': [
      ['shoes shoes', 1],
      ['shoes shoes shoes', 1],
      ['shoes shoes shoes shoes', 0],
    ],
    'the response mentions "beta" only when it also mentions "experimental"': [
      ['It is stable.', 1],
      ['The beta is experimental.', 1],
      ['The beta is out.', 0],
    ],
    'Penalize URLs of any kind': [
      ['See https://example.com now.', 0],
      ['See the page.', 1],
    ],
    'Fails if more than one "!" is used': [
      ['One!', 1],
      ['One! Two!', 0],
    ],
    'the reply keeps to 10 words or less': [
      [ten, 1],
      [`${ten} eleven`, 0],
    ],
    'the model replies with a single word': [
      ['Yes', 1],
      ['Yes, sir', 0],
    ],
    'the reply is one sentence only': [
      ['It works.', 1],
      ['It works. It is fast.', 0],
    ],
    'Penalize output of more than two lines': [['a\nb', 1]],
    'Fails if a bullet point goes beyond 10 characters': [
      ['- short', 1],
      ['- a very long item', 0],
    ],
    'not one sentence starts with "But" or "And"': [
      ['It works. So it goes.', 1],
      ['It works. But it is slow.', 0],
    ],
    'the final line reads "Total: 58" or "Total: 58.00"': [
      ['Sum:\nTotal: 58.00', 1],
      ['Sum:\nTotal: 59', 0],
    ],
    'the first line consists of nothing but "TL;DR"': [
      ['TL;DR\nIt works.', 1],
      ['TL;DR It works.\nSo.', 0],
    ],
    'Fails if the last line is anything other than "-- The Team"': [
      ['Bye.\n-- The Team', 1],
      ['Bye.\n-- Us', 0],
    ],
    '"Monday" and "Friday" all appear, in that order': [
      ['Monday to Friday', 1],
      ['Friday to Monday', 0],
    ],
    'Fails if the reply kicks off with "Hi"': [
      ['Hi there.', 0],
      ['Welcome, hi.', 1],
    ],
    'Reward replies that end on the exact sentence "Can I help?"': [
      ['It is done. Can I help?', 1],
      ['Can I help? It is done.', 0],
    ],
    'Fails if the text "ly" appears as a whole word, regardless of case': [
      ['It runs.', 1],
      ['It runs quickly.', 'open'],
      ['Add LY there.', 0],
    ],
    '"refund" is mentioned in any casing': [
      ['REFUND', 1],
      ['return', 0],
    ],
  },
  left: [
    'a sentence has fewer than 10 words',
    'a bullet point must start with a verb',
    'either "a1" or "b1" appears, but not often',
    'the response mentions "beta" only when it has to',
    'the answer anywhere promises a refund',
    'the reply keeps to the point',
    'the reply sticks to 50 words',
    'Fails if "a b" appears as a whole word',
    'the model replies with a single idea',
    'the reply is one of the sentences only',
    'Penalize output of poor quality',
    'Penalize links of the wrong kind',
    'the final line reads like a joke',
    'the first line consists of nothing but praise',
    'the reply names the customer',
    'the agent does not stop until the task is done',
  ],
};
