import type { Sentences } from './rows.ts';

export const CONDITION_LISTS: Sentences = {
  decided: {
    'the response does all of the following: (a) mentions "alpha" (b) has a table': [
      ['alpha\n\n| a |\n|---|\n| 1 |', 1],
      ['alpha', 0],
    ],
    'the response meets all of these conditions: it has at most 4 words, contains "alpha", and ends with "Thanks"': [
      ['The alpha. Thanks', 1],
      ['The alpha is here now. Thanks', 0],
      ['The alpha', 0],
    ],
    'all of these are true: (1) the response has a link; (2) it mentions "alpha"; (3) it ends with "Bye"': [
      ['https://example.com alpha Bye', 1],
      ['https://example.com Bye', 0],
    ],
    'both of the following hold: the response has a link and the response mentions "alpha"': [
      ['https://example.com alpha', 1],
      ['alpha', 0],
    ],
    'the response (1) mentions "alpha", (2) has no digits, and (3) ends with "Bye"': [
      ['alpha Bye', 1],
      ['alpha 2 Bye', 0],
    ],
    'the response starts with "Hi", has at most 5 words, has no digits, and ends with "Bye"': [
      ['Hi there Bye', 1],
      ['Hi 5 Bye', 0],
      ['Hi there you all of you Bye', 0],
    ],
    'the reply mentions either Visa or Mastercard, but not both': [
      ['Visa only.', 1],
      ['Visa and Mastercard.', 0],
      ['Cash.', 0],
    ],
    'only one of "yes" and "no" is used': [
      ['yes', 1],
      ['yes and no', 0],
      ['perhaps', 0],
    ],
    'at least one of these appears: "red", "green", "blue"': [
      ['A green one.', 1],
      ['A pink one.', 0],
    ],
    'the response contains at least one of the following: a table, a code block or a heading': [
      ['# Title', 1],
      ['```\nx\n```', 1],
      ['Hi', 0],
    ],
    'Fails if the reply uses the word "discount" without also giving the code SAVE10.': [
      ['A discount for you.', 0],
      ['A discount for you: SAVE10.', 1],
      ['Hi', 1],
    ],
    'Fails if "refund" is mentioned while "policy" is not.': [
      ['A refund.', 0],
      ['A refund by our policy.', 1],
    ],
    '"advice" is mentioned whenever "invest" or "stock" is mentioned': [
      ['Invest now.', 0],
      ['Invest now. No advice.', 1],
      ['Hello', null],
    ],
    'a response with more than 5 words has a heading': [
      ['# One two three four five six', 1],
      ['One two three four five six', 0],
      ['Hi', null],
    ],
    'longer answers, those over 5 words, contain a link': [
      ['One two three four five six https://example.com', 1],
      ['One two three four five six', 0],
      ['Hi', null],
    ],
    'the reply to a user who writes "unsubscribe" contains "Done"; any reply is fine otherwise': [
      ['Done', 1, 'unsubscribe me'],
      ['No', 0, 'unsubscribe me'],
      ['No', 1, 'Hello'],
    ],
  },
  left: [
    'the options are labelled (a), (b) and (c)',
    'all of the following hold: the response has a table, and it mentions "alpha"',
    'the response meets all of these conditions: it has a table or a link, and mentions "alpha"',
    'the response contains a link unless it says "I do not know"',
    'a table and a link are used whenever "alpha" is mentioned or the response is short',
  ],
};
