import type { Sentences } from './rows.ts';

/** What a careful second look found to be read, or counted, in a way that a reader would not. */
export const SECOND_LOOKS: Sentences = {
  decided: {
    'get_weather was called before the bot gave its answer': [['It rains.', 0]],
    'the assistant makes at least one tool call before replying': [['It rains.', 0]],
    'send_email goes out with to = ana@example.com': [],
    'read_file and list_dir are called together in one turn': [],
    'the final reply includes the tracking_number that the tool returned': [],
    "Fails if the agent's last turn is a tool call instead of a written message": [['It rains.', 1]],
    'Fails if the answer contains the URL "http://a.com"': [
      ['See http://a.com for more.', 0],
      ['See https://a.com for more.', 'open'],
      ['See https://b.com for more.', 1],
    ],
    'the response links to https://a.com/b': [
      ['https://a.com/b', 1],
      ['http://a.com/b', 'open'],
    ],
    'every URL starts with https://': [
      ['https://a.com', 1],
      ['![](http://b.com/i.png) https://a.com', 'open'],
    ],
    'the poem has exactly four lines': [
      ['One\ntwo\nthree\nfour.', 1],
      ['**The Sea**\n\nOne\ntwo\nthree\nfour.', 'open'],
    ],
    'Fails if the response contains a placeholder in square brackets': [
      ['Dear [Your Name],', 0],
      ['He said "teh [sic] end".', 'open'],
      ['Use arr[i] here.', 'open'],
      ['[ref]: https://a.com', 'open'],
      ['Dear Ann,', 1],
    ],
    'the letter closes with "Sincerely"': [['Dear Ann,\n\nThank you.\n\nSincerely,\nBob', 'open']],
    'the response starts with the letter "A"': [
      ['Apples.', 1],
      ['- Apples', 'open'],
      ['"Apples" it is.', 'open'],
      ['Bees.', 0],
    ],
    'the response ends with the letter "t"': [
      ['The cat', 1],
      ['The cat.', 'open'],
      ['The dog.', 0],
    ],
    'the assistant makes its tool calls in parallel (in the same message)': [],
    'Fails if the response contains any HTML tags': [
      ['A <b>bold</b> word', 0],
      ['x<br>y', 0],
      ['a<b>c</b>', 0],
      ['Vec<i32> and Option<a>', 'open'],
    ],
    'Fails if the response contains an email address': [
      ['Write to a@b.co', 0],
      ['Write to "a b"@c.co', 'open'],
      ['Write to a＠b.co', 'open'],
      ['He said "no"@ noon', 1],
    ],
    'the query uses DISTINCT': [
      ['```sql\nSELECT DISTINCT a FROM b\n```', 1],
      ['```sql\nSELECT a FROM b WHERE c IS DISTINCT FROM d\n```', 'open'],
      ['```sql\nSELECT a FROM b\n```', 0],
    ],
    'the last number in the response is 42': [
      ['7 and 42', 1],
      ['42 and 7', 0],
      ['It is 42 [1].', 'open'],
      ['[7, 42]', 1],
    ],
    'the value after "Score:" is between 1 and 10': [
      ['Score: 8', 1],
      ['Score: 11', 0],
      ['Score: N/A (1)', 'open'],
    ],
  },
  left: [
    // Once is not throughout.
    'the assistant uses "sorry" throughout the conversation',
    'throughout the conversation, the assistant uses emojis',
    'emojis are used throughout the dialogue',
    'the assistant uses emojis all the way through',
    'Fails if the assistant says "sorry" throughout the chat',
    'the tool `search` is called throughout the conversation',
    'search_orders is called exactly once and its "limit" is at most 20',
    'get_weather is called before the user answers',
    'the assistant calls get_weather before the final answer is known',
    'the final reply includes everything the tool returned',

    'Penalize each sentence over 20 words',
    'Penalize every paragraph longer than 50 words',
    "Fails if the response leaves out any number from the user's message",
    "Fails if the response omits a URL from the user's message",
    'the key "status" is lowercase',
    'the "user_id" key starts with "user"',
    'the array contains at least one object',
  ],
};
