import type { Sentences } from './rows.ts';

/** What stands beside another thing and may be said of it, or be denied with it. */
export const SAID_BESIDE: Sentences = {
  decided: {
    // In brackets it may be the question that has five words.
    'the reply ends with a question (at most 5 words)': [
      ['I would be glad to help you with that. Which one?', 'open'],
      ['So which one?', 1],
    ],
    'the reply ends with a question (no commas)': [['Sure, I can help. Which one?', 'open']],
    'the reply starts with a bold phrase (at most three words)': [
      ['**Short answer:** yes, you can do it today.', 'open'],
    ],
    'the reply has no emoji or contains "free"': [
      ['free 😀', 1],
      ['Hi 😀', 0],
    ],
    // A number with a limit beside it is that limit.
    'the reply is 100 words, max.': [['Short and sweet reply.', 1]],
    'the reply is 3 words (maximum)': [
      ['Hi', 1],
      ['One two three four', 0],
    ],
    'the reply is one sentence, max': [['It is. So be it.', 0]],
    'it has at most 5 words, the limit': [['Hi', 1]],
    'the reply has exactly one link and no others': [
      ['[a](https://a.com)', 1],
      ['[a](https://a.com) [b](https://b.com)', 0],
    ],
    // Of all bullets, or of those that there must be?
    'Fails if it has more than two bullets of over 3 words each': [
      ['- a b c d\n- a b c d\n- a b c d', 0],
      ['- a b c d\n- a b c d\n- a b c d\n- x', 'open'],
      ['- a', 1],
    ],
    'it has at least 3 lines of at most 10 characters each': [
      ['a\nb\nc', 1],
      ['a\nb\nc\nthis is a long line', 'open'],
      ['a\nb', 0],
    ],
    'it has three bullets of at most 5 words each': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b\n- c d e f g h', 0],
    ],
    '"scores" has at least 2 entries': [
      ['{"scores": [1, 2]}', 1],
      ['{"scores": {"a": 1, "b": 2}}', 'open'],
      ['{"scores": [1]}', 0],
    ],
    'Penalize a blank before a question mark or an exclamation mark': [
      ['Is it so ?', 0],
      ['Is it so?', 1],
    ],
    'the response has a link unless it has a table': [
      ['Hi.', 0],
      ['[a](https://a.com)', 1],
    ],
    // Of blank lines in code each may count.
    'the code block has no more than 8 lines': [
      ['```python\nimport os\n\n\ndef f():\n    return 1\n\n\ndef g():\n    return 2\n```', 'open'],
      ['```\na\r\nb\r\nc\n```', 1],
    ],
    'the code is indented with tabs, not spaces': [
      ['```python\ndef f():\n\tif x:\n\t    y()\n```', 'open'],
      ['```python\ndef f():\n\tif x:\n\t\ty()\n```', 1],
    ],
    'the code is indented with 2 spaces, not 4': [
      ['```js\nif (a) {\n  b()\n}\nif (c) {\n    d()\n}\n```', 'open'],
      ['```js\nif (a) {\n  if (c) {\n    d()\n  }\n}\n```', 1],
    ],
    // "-- i" is removed and "++ j" added.
    'the diff touches only one file': [
      ['```diff\n--- a/x.c\n+++ b/x.c\n@@ -1,3 +1,3 @@\n a\n--- i;\n+++ j;\n b\n```', 1],
    ],
    'no link text is longer than four words': [
      ['[![The logo of our shop in Rome](logo.png)](https://a.com)', 'open'],
      ['[one two three four five](https://a.com)', 0],
      ['[a](https://a.com)', 1],
    ],
    // One list is just one.
    'the reply contains a single list with three items': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b\n- c\n\nAnd:\n\n- d\n- e\n- f', 'open'],
      ['- a\n- b', 0],
    ],
    'the reply contains one list, which has three items': [['- a\n- b\n- c\n\nAnd:\n\n- d', 'open']],
    '"SAVE20" comes before the first bullet': [
      ['1. a\n2. b\n\nUse SAVE20.\n\n- c\n- d', 1],
      ['- c\n- d\n\nUse SAVE20.', 0],
    ],
    '"A1" comes before the first code block': [['A1\n\n```\ny\n```', 1]],
  },
  left: [
    'the reply ends with a question (at least 5 words)',
    'the last paragraph is one sentence, which isn’t shorter than 5 words',
    'the last sentence is a question, no shorter than 5 words',
    'the reply has three bullets (no shorter than 3 words)',
    'the reply has a heading (no shorter than 3 words)',
    // No emoji, and no "free" either?
    'it contains no emoji or the word "free"',
    'it contains no links or a table with 3 columns',
    'it is free of emoji or the word "free"',
    'Reward replies with no emoji or the word "free"',
    'it has no emoji or the words "free" or "cheap"',
    'it contains no emoji or the number 5',
    'the first sentence has no comma or the word "and"',
    'each bullet contains no emoji or "free"',
    'it is free from exclamation marks and the phrase "act now"',
    'the text contains no placeholders like [Name] or {name}',
    'it has fewer than two emoji or the word "free"',
    'it has no bold text, no emoji or the word "free"',
    'the reply is exactly 50 words, max',
    // No number of links is left.
    'the response contains exactly one link unless it contains a link',
    'it has exactly one link to a.com and no others',
    'it has one level-1 heading and no others',
    'it has exactly one Python code block and no others',
    'it has one Markdown link (no others)',
    'the response has a bulleted or numbered list of 3 items',
    'it has a bulleted or a numbered list with at least 2 items',
    'Fails if the response contains two sentences of over 8 words each',
    // Before each of them?
    'Fails if there is a comma before "and" or "or"',
    'Fails if there is a space before a comma, a colon or a question mark',
    'Fails if there are two spaces after a full stop or a question mark',
    'there is a comma after "First" and "Finally"',
    // Only one list, or a list alone?
    'the reply contains just one list of three items',
    'the reply contains only one numbered list with at least two items',
    '"A1" comes after the first code block',
    '"SAVE20" comes after the first bullet',
    // A text is looked for as it is said.
    'the phrase free of charge appears',
    'the phrase closing sentence appears',
    'the phrase devoid of sugar appears twice',
    'Penalize the phrase opening line',
  ],
};
