import type { Sentences } from './rows.ts';

/** What is said in other words than the rules read. */
export const PLAIN_WORDS: Sentences = {
  decided: {
    'the response contains no digits whatsoever': [
      ['None here.', 1],
      ['There are 3.', 0],
    ],
    'Fails if any Cyrillic characters slip into the response': [
      ['Plain letters', 1],
      ['Plain буквы', 0],
    ],
    '"AeroPress Go" is named in the very first paragraph': [
      ['The AeroPress Go is small.\n\nIt is light.', 1],
      ['It is small.\n\nIt is the AeroPress Go.', 0],
    ],
    'the placeholder {username} is still there': [
      ['Dear {username}', 1],
      ['Dear Kim', 0],
    ],
    'we get back a JSON array of 2 to 4 objects': [
      ['[{}, {}]', 1],
      ['[{}]', 0],
      ['{}', 0],
    ],
    'Fails if any sentence runs longer than 4 words': [
      ['This one is short.', 1],
      ['This one is not short, as you see.', 0],
    ],
    'the response is made up solely of ASCII characters': [
      ['Plain', 1],
      ['Für', 0],
    ],
    'Fails if the response mentions the word "refund", whether capitalized or not': [
      ['No money back.', 1],
      ['REFUND', 0],
    ],
    'you can find the word "tenant" in every paragraph': [
      ['The tenant pays.\n\nThe tenant leaves.', 1],
      ['The tenant pays.\n\nThe owner leaves.', 0],
    ],
    'Reward the model when its reply contains a link': [
      ['See https://a.example', 1],
      ['See it.', 0],
    ],
    'Penalize it if it has an emoji': [
      ['Hi', 1],
      ['Hi 🙂', 0],
    ],
    'Penalize a link to example.com': [
      ['See https://other.example', 1],
      ['See https://example.com', 0],
    ],
    'Reward a question in the reply': [
      ['Shall we?', 1],
      ['Let us.', 0],
    ],
  },
  left: [
    'Reward brevity',
    'Reward the model when its tone is warm',
    'Penalize it',
    'Reward the use of humor in the reply',
    'Reward the use of tables',
    'Penalize two links',
    'the response makes two points at once',
    'the response lacks warmth',
    'the response runs over budget',
    'the response gives reasons',
    'the reply can be found useful',
    'the response still feels warm',
    'the opening is strong',
    'the response is in it for the money',
  ],
};
