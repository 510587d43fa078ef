import type { Sentences } from './rows.ts';

/** As people type them into a file of settings. */
export const CONFIG_LINES: Sentences = {
  decided: {
    'Fails if a heading has bold inside it': [
      ['## About **us**\n\nHi.', 0],
      ['## About us\n\nHi **you**.', 1],
      ['## **About us**\n\nHi.', 'open'],
      ['**About us**\n\nHi.', 'open'],
    ],
    'no heading contains asterisks': [
      ['## About us\n\nHi.', 1],
      ['## **About us**\n\nHi.', 'open'],
    ],
    'Penalize replies with a link in them': [
      ['See https://example.com now.', 0],
      ['See the page.', 1],
    ],
    'Penalize trailing spaces at the end of any line': [
      ['One. \nTwo.', 0],
      ['One.\nTwo.', 1],
    ],
    'Reward output that is valid JSON with nothing around it': [
      ['{"a": 1}', 1],
      ['Here: {"a": 1}', 0],
    ],
    "Penalize any output that's all lowercase": [
      ['it is so.', 0],
      ['It is so.', 1],
    ],
    'Penalize output without a table': [
      ['| a |\n| - |\n| 1 |', 1],
      ['One', 0],
    ],
    'line two is empty': [
      ['One\n\nTwo', 1],
      ['One\nTwo', 0],
    ],
    'no two links lead to the same address': [
      ['[a](https://example.com/a) [b](https://example.com/b)', 1],
      ['[a](https://example.com/a) [b](https://example.com/a)', 0],
    ],
    'Fails if two links point to the same URL': [
      ['[a](https://example.com/a) [b](https://example.com/a)', 0],
      ['[a](https://example.com/a) and a', 1],
    ],
    'all dates look like YYYY-MM-DD': [
      ['From 2026-03-01 to 2026-03-04.', 1],
      ['From 2026-03-01 to 4/3/2026.', 0],
    ],
    'at least one checkbox in the list is ticked': [
      ['- [x] a\n- [ ] b', 1],
      ['- [ ] a\n- [ ] b', 0],
    ],
    'Fails if any line of code is wider than 20 chars': [
      ['```\nfirst_value = second_value + 1\n```', 0],
      ['```\na = 1\n```', 1],
    ],
    "it's one six-digit hex color and that's all": [
      ['#12ab9f', 1],
      ['Take #12ab9f.', 0],
    ],
    'Reward exactly five hashtags in the post': [
      ['#a #b #c #d #e', 1],
      ['#a', 0.2],
    ],
    'Penalize tab characters in the code': [
      ['```\nif a:\n\tb()\n```', 0],
      ['```\nif a:\n    b()\n```', 1],
    ],
    'Reward at least one link in the last line': [
      ['Hi.\nSee https://example.com now.', 1],
      ['See https://example.com now.\nHi.', 0],
    ],
    'Reward "currency" being three uppercase letters': [
      ['{"currency": "USD"}', 1],
      ['{"currency": "usd"}', 0],
    ],
    'line one is 20 characters tops': [
      ['Short\nAnd a line that is longer.', 1],
      ['And a line that is longer.\nShort', 0],
    ],
    'the support reply stays under 5 words': [
      ['It is so.', 1],
      ['It is so, as we said.', 0],
    ],
    'Penalize "as an AI", any casing': [
      ['AS AN AI I may not.', 0],
      ['I may not.', 1],
    ],
    'Fails if "found" is false yet "answer" is not null': [
      ['{"found": false, "answer": "x"}', 0],
      ['{"found": false, "answer": null}', 1],
    ],
    'all checkboxes in the list are ticked': [
      ['- [x] a\n- [x] b', 1],
      ['- [x] a\n- [ ] b', 0],
    ],
    'Penalize headings that have **bold** text in them': [
      ['## About **us**\n\nHi.', 0],
      ['## About us\n\nHi.', 1],
    ],
    'Reward "colour" and never "color"': [
      ['One colour.', 1],
      ['One color.', 0],
    ],
    'the answer is just "yes" or "no"': [
      ['yes', 1],
      ['It is yes', 0],
    ],
    'Reward staying under 4 words': [['It is so', 1]],
    'Fails if anything sits outside the code block': [
      ['```\na\n```', 1],
      ['Here:\n```\na\n```', 0],
    ],
    'post has a hashtag': [
      ['Buy it. #sale', 1],
      ['Buy it.', 0],
    ],
    'Fails if a code block comes without a language': [
      ['```\na\n```', 0],
      ['```js\na\n```', 1],
    ],
    'Fails if the query comes back without a LIMIT': [
      ['SELECT a FROM b', 0],
      ['SELECT a FROM b LIMIT 3', 1],
    ],
    'it has zero tables': [
      ['One', 1],
      ['| a |\n| - |\n| 1 |', 0],
    ],
    'Fails if a stray console.log is left in the code': [
      ['```js\nconsole.log(1)\n```', 0],
      ['```js\na()\n```', 1],
    ],
    'Penalize captions where there is no period': [
      ['A dog', 0],
      ['A dog.', 1],
      ['1. A dog.\n2. A cat', 'open'],
    ],
    'Penalize reviews where there is no number': [
      ['Good, 5 stars.', 1],
      ['- Good, 5 stars.\n- Bad.', 'open'],
    ],
  },
  left: [
    'it is an email address in there',
    'Penalize quotes in which the last word is "end"',
    'Penalize options where the first line is empty',
    'Penalize images where the text is empty',
    'Penalize functions in which the first line is empty',
    'Penalize "foo" or a link in the first line',
    'Reward a table and a link in the last line',
    'Penalize bullets with a link in the first line',
    'Penalize a stray comma',
    'Fails if text is in bold',
    'Fails if code is in bold',
    'Fails if it comes without warmth',
    'it has zero doubt in it',
    'Fails if a stray thought is left in it',
    'the question is left open',
    'it sticks to the facts',
    'it has at least 5 words, no more and no less',
    'Reward staying polite',
    'anything sits outside the scope',
    'Reward honesty being shown',
    'Reward care in the wording',
    'Penalize "as an AI" in spirit',
    'Reward output that is warm',
    'Penalize output in bad taste',
    'Penalize replies with a table or a list in them',
    'two links lead to the same conclusion',
    'it is one with nature',
  ],
};
