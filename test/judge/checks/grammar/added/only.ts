import type { Sentences } from './rows.ts';

const LIST = '- Rain\n- Wind';
const NUMBERED = '1. Rain\n2. Wind';
const BLOCK = '```js\nf();\n```';
const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';

export const ONLY: Sentences = {
  decided: {
    'the response contains only a bulleted list': [
      [LIST, 1],
      [`Here they are:\n\n${LIST}`, 0],
      [NUMBERED, 0],
    ],
    'the response is just a numbered list': [
      [NUMBERED, 1],
      [LIST, 0],
      [`${NUMBERED}\n\nThat is all.`, 0],
    ],
    'the response consists of nothing but a table': [
      [TABLE, 1],
      [`A table:\n\n${TABLE}`, 0],
    ],
    'the response is only a code block': [
      [BLOCK, 1],
      ['f();', 0],
      [`${BLOCK}\nDone.`, 0],
    ],
    'the response consists of a single code block and nothing else': [
      [BLOCK, 1],
      [`${BLOCK}\n\n${BLOCK}`, 0],
      [`Here:\n${BLOCK}`, 0],
    ],
    'the response consists only of bullet points': [
      [LIST, 1],
      ['Rain and wind.', 0],
    ],
    'the response consists of nothing but a JSON object': [
      ['{"a": 1}', 1],
      ['[1]', 0],
      ['Here: {"a": 1}', 0],
    ],
    'the response returns only a JSON object': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
    ],
    'the response is nothing but a number': [
      ['42', 1],
      ['It is 42, as I have said many times before.', 0],
      ['forty-two', 'open'],
    ],
    'the response contains only digits': [
      ['12345', 1],
      ['a1', 0],
      ['12 34', 'open'],
    ],
    'the response is nothing but the word "yes"': [
      ['yes', 1],
      ['yes, sure', 0],
    ],
    'the response is just a URL': [
      ['https://example.com/a', 1],
      ['See https://example.com/a', 0],
    ],
    'the response contains only emojis': [
      ['🎉✅', 1],
      ['🎉 yes', 0],
    ],
    'the response consists of nothing but questions': [
      ['Why? Who?', 1],
      ['Why. Who.', 0],
    ],
  },
  left: [
    'the response contains only 3 bullet points',
    'the response contains only relevant bullet points',
    'the response contains only a short code block',
    'the response only contains a link',
    'the response contains only facts',
    'the response contains nothing but the truth',
    'the response is nothing but an apology',
    'the response contains only bullet points and a table or a heading',
    'the response contains only one emoji per line',
    'the response uses only a bulleted list for the steps',
    'the response is not only a list',
    'the response is only a list if asked',
    'the response is mostly a bulleted list',
    'the response is just a start',
  ],
};
