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
  },
  left: [
    'Reward output that is warm',
    'Penalize output in bad taste',
    'Penalize replies with a table or a list in them',
    'two links lead to the same conclusion',
    'it is one with nature',
  ],
};
