import type { Sentences } from './rows.ts';

const LABELLED = 'So:\n\n```js\nf();\n```';
const BARE = 'So:\n\n```\nf();\n```';

export const CONDITIONS: Sentences = {
  decided: {
    'if there is a link, it uses https': [
      ['See https://a.org/b.', 1],
      ['See http://a.org/b.', 0],
      ['See https://a.org/b and http://a.org/c.', 'open'],
      ['See there.', null],
    ],
    'if there are any headings, each has at most 3 words': [
      ['# One two three', 1],
      ['# One two three\n\n# One two three four', 0],
      ['Hi', null],
    ],
    'if there is exactly one link, it uses https': [
      ['See https://a.org/b.', 1],
      ['See http://a.org/b.', 0],
      ['See http://a.org/b and http://a.org/c.', null],
    ],
    'if there is a number, it is at most 10': [
      ['It is 9.', 1],
      ['It is 11.', 0],
      ['Hi', null],
    ],
    // "It" may be the response.
    'if there is a code block, it contains "foo"': [
      ['```\nfoo\n```', 1],
      ['```\nbar\n```', 0],
      ['So foo:\n\n```\nbar\n```', 'open'],
      ['Hi', null],
    ],
    'there is a link and it uses https': [
      ['See https://a.org/b.', 1],
      ['See http://a.org/b.', 0],
      ['See there.', 0],
    ],
    'if the response contains a link, it also contains "Source"': [
      ['Source: https://a.org/b', 1],
      ['See https://a.org/b', 0],
      ['See there.', null],
    ],
    'if the response contains a number, it has a table': [
      ['It is 5.', 0],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['Hi', null],
    ],
    'Fails if whenever the response contains a link, it has no heading': [
      ['See https://example.com', 0],
      ['# A\n\nSee https://example.com', 1],
      ['See there.', 1],
    ],
    'the response is in lowercase only if it has at most 3 words': [
      ['one two three', 1],
      ['one two three four', 0],
      ['One two three four', 1],
    ],
    'the response contains "foo" unless it contains "bar" or "baz"': [
      ['foo', 1],
      ['Hi', 0],
      ['bar', 'open'],
    ],
    'unless the response contains "foo" or "bar", it ends with a period': [
      ['Hi.', 1],
      ['Hi', 0],
      ['foo', null],
    ],
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
    // A fault is both together, and with an exception a wish says nothing of it.
    'Fails if the response has no heading when there is a link': [
      ['See https://example.com now.', 0],
      ['# A\n\nSee https://example.com now.', 1],
      ['Hello.', 1],
    ],
    'Fails if the response contains a link when the user writes in German': [
      ['See https://example.com now.', 0, 'Wie komme ich heute nach Hause, und wann fährt der Zug?'],
      ['See https://example.com now.', 1, 'How do I get home today, and when does the train leave?'],
      ['Hello.', 1, 'Wie komme ich heute nach Hause, und wann fährt der Zug?'],
    ],
    'the response has no links unless it has a heading': [
      ['Hello.', 1],
      ['See https://example.com now.', 0],
      ['# A\n\nSee https://example.com now.', 'open'],
      ['# A\n\nHello.', 'open'],
    ],
    'the response contains no emojis unless the user uses emojis': [
      ['Hello.', 1, 'Hi'],
      ['Hello 🙂', 0, 'Hi'],
      ['Hello 🙂', 'open', 'Hi 🙂'],
    ],
    'if the user includes a URL, the response contains the word "page"': [
      ['That page.', 1, 'See https://example.com please.'],
      ['That.', 0, 'See https://example.com please.'],
      ['That.', null, 'See there.'],
    ],
    'the response ends with "Bye" if there is a number in the user\'s message': [
      ['Bye', 1, 'I have 5.'],
      ['Hi', 0, 'I have 5.'],
      ['Hi', null, 'I have some.'],
    ],
  },
  left: [
    'if there is one link, it uses https',
    'if there is only one paragraph, each has at least two sentences',
    'if there is a doubt, it says so',
    'the title, if there is one, has at most 5 words',
    'if there is a quotation, it is at most 10 words long',
    'if the response contains a link, it also starts with "https"',
    'if there is a table, it also contains a link',
    'the response contains a table, and it also contains a link',
    'if the response contains a link, it has three words',
    'the response is in English unless the user asks for German',
    'if the user mentions tables, the response contains a table',
    'if the user provides a list, the response contains a table',
    'if the user asks a question about German, the response is in German',
    'the response contains a link and a table unless the user writes in German',
    'Fails if get_order is called when refund is called',
    'the response contains a heading if it has a table and is under 50 words',
    `the response contains a table if the user's message contains "table" and is under 50 words`,
    'if the user is angry, the response has fewer than 50 words',
    'the response is under 50 words if the user asked for brevity',
    'if the response contains a link, it is relevant',
    'the response contains a link and a table if it has a heading',
    'the response has a heading only if it has more than 100 words',
    'the response has a heading, provided that it has more than 100 words',
    'if possible, the response contains a link',
    'the response contains a link if needed',
    'if the response contains a table, the table is complete',
    'the response apologizes if it contains an error',
    'every code block runs',
  ],
};
