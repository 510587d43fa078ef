import type { Sentences } from './rows.ts';

/** What a whole answer is, and where in it a text stands. */
export const WHOLE_ANSWERS: Sentences = {
  decided: {
    "it's a one-word answer": [
      ['Yes', 1],
      ['Yes, please', 0],
    ],
    'the classifier outputs just one word and nothing else': [
      ['spam', 1],
      ['It is spam', 0],
    ],
    'Fails if the bot sends back an empty message': [
      [' ', 0],
      ['Hi', 1],
    ],
    'the answer is exactly the single word POSITIVE and nothing else': [
      ['POSITIVE', 1],
      ['It is POSITIVE', 0],
    ],
    'the output is exactly "approved" or exactly "rejected"': [
      ['approved', 1],
      ['It is approved', 0],
    ],
    'the disclaimer "This is not financial advice." is the last sentence of the answer': [
      ['Buy. This is not financial advice.', 1],
      ['This is not financial advice. Buy.', 0],
    ],
    '"Dear customer," is how the reply opens': [
      ['Dear customer, hello', 1],
      ['Hello, dear customer', 0],
    ],
    'the sign-off "Best regards," is placed on its own line': [
      ['So long.\n\nBest regards,\nAnn', 1],
      ['So long. Best regards, Ann', 0],
    ],
    'the response contains a line that consists only of "---END---"': [
      ['So long.\n---END---', 1],
      ['So long. ---END---', 0],
    ],
    '"foo" stands at the very end of the reply': [
      ['It is foo', 1],
      ['foo it is', 0],
    ],
    'the output, spaces included, comes to between 5 and 16 characters': [
      ['a b c d', 1],
      ['a b', 0],
    ],
    'the reply would fit in a 16-character SMS': [
      ['See you', 1],
      ['See you tomorrow at noon', 0],
    ],
    "Fails if the answer's under 3 words": [
      ['Yes', 0],
      ['Yes, it is so', 1],
    ],
    'the chat reply has no links': [
      ['Hi', 1],
      ['See https://a.example', 0],
    ],
    'the message ends with "So long"': [
      ['Hello. So long', 1],
      ['So long, then', 0],
    ],
    'the response says exactly "I see." and nothing else': [
      ['I see.', 1],
      ['I see. Well.', 0],
    ],
  },
  left: [
    'it is a one-word problem',
    'the reply has a one-word answer to each question',
    'the reply contains one word and nothing else matters',
    "the answer's title is under 10 words",
    "the answer's only paragraph has no links",
    'the answer is exactly the single word POSITIVE',
    '"foo" is the last item of the list',
    '"foo" is how the user opens',
    '"foo" comes at the end of the reply',
    'the reply would fit in a small box',
    'the word "foo," is used',
    'the final answer contains "42"',
    'everything is fine',
    'everything contains "foo"',
    'the reply is a one-word answer or a list',
    'the response has at most 3 lines and nothing else',
  ],
};
