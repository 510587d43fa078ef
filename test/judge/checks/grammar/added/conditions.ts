import type { Sentences } from './rows.ts';

const LABELLED = 'So:\n\n```js\nf();\n```';
const BARE = 'So:\n\n```\nf();\n```';

export const CONDITIONS: Sentences = {
  decided: {
    'if the response contains a code block, the block names a language': [
      [LABELLED, 1],
      [BARE, 0],
      ['No code.', null],
    ],
    'every code block names a language': [
      [LABELLED, 1],
      [BARE, 0],
      ['No code.', null],
    ],
    'each code block in the response has a language tag': [
      [LABELLED, 1],
      [BARE, 0],
    ],
    'whenever the response contains a link, every link uses https': [
      ['See https://a.org/b.', 1],
      ['See http://a.org/b.', 0],
      ['No link.', null],
    ],
    'the response has a heading if it has more than 5 words': [
      ['# A\n\nOne two three four five six.', 1],
      ['One two three four five six.', 0],
      ['Short.', null],
    ],
    'when the response has more than 5 words, it has a heading': [
      ['# A\n\nOne two three four five six.', 1],
      ['One two three four five six.', 0],
      ['Short.', null],
    ],
    'if the response has more than 3 sentences, then it contains a bulleted list': [
      ['One. Two. Three. Four.', 0],
      ['One.', null],
    ],
    'the response contains no links if the response is valid JSON': [
      ['{"a": 1}', 1],
      ['Text.', null],
    ],
    'if the response starts with "Sorry", it contains a question mark': [
      ['Sorry, what?', 1],
      ['Sorry.', 0],
      ['What?', null],
    ],
    'if there is a table, the response has a heading': [
      ['# A\n\n| a |\n|---|\n| 1 |', 1],
      ['| a |\n|---|\n| 1 |', 0],
      ['Text.', null],
    ],
    'in case the response mentions "refund", it contains the word "policy"': [
      ['A refund under our policy.', 1],
      ['A refund.', 0],
      ['Hello.', null],
    ],
    'if the response contains no headings, it is under 5 words': [
      ['Short.', 1],
      ['One two three four five six.', 0],
      ['# A\n\nOne two three four five six.', null],
    ],
  },
  left: [
    'the response contains a heading if it has a table and is under 50 words',
    `the response contains a table if the user's message contains "table" and is under 50 words`,
    'if the user is angry, the response has fewer than 50 words',
    'the response is under 50 words if the user asked for brevity',
    'if the response contains a link, it is relevant',
    'if the response contains a link, it uses https',
    'Fails if the response contains no heading when it has more than 100 words',
    'Fails if, when the response contains a link, it has no heading',
    'the response contains a link and a table if it has a heading',
    'the response has no links unless it has a heading',
    'the response has a heading only if it has more than 100 words',
    'the response has a heading, provided that it has more than 100 words',
    'if possible, the response contains a link',
    'the response contains a link if needed',
    'if the response contains a table, the table is complete',
    'the response apologizes if it contains an error',
    'every code block runs',
  ],
};
