import type { Sentences } from './rows.ts';

const LIST = '- Rain\n- Wind';
const NUMBERED = '1. Rain\n2. Wind';
const BLOCK = '```js\nf();\n```';
const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';

export const ONLY: Sentences = {
  decided: {
    // Nothing after it is said of one side alone.
    'the response has a code block and nothing after it': [
      ['x\n```\na\n```', 1],
      ['```\na\n```\nx', 0],
    ],
    'the response has a bulleted list and nothing before it': [
      ['- a\n\nx', 1],
      ['x\n\n- a', 0],
    ],
    'the response contains a table, with nothing below it': [['x\n\n|a|b|\n|-|-|\n|1|2|', 1]],
    'Reward a reply with a table and nothing after it': [['x\n\n|a|b|\n|-|-|\n|1|2|', 1]],
    'the response says "Done" and nothing more after that': [
      ['x. Done', 1],
      ['Done. x', 0],
    ],
    'the response says "Done" and nothing before it': [
      ['x. Done', 0],
      ['Done. x', 1],
    ],
    'the response has a table and nothing before or after it': [
      ['x\n\n|a|b|\n|-|-|\n|1|2|', 0],
      ['|a|b|\n|-|-|\n|1|2|', 1],
    ],
    'the response is "Done" and nothing after it': [
      ['Done', 1],
      ['x Done', 0],
    ],
    'the last line says "Done" and nothing after it': [
      ['x\nDone', 1],
      ['Done\nx', 0],
    ],
    'each line ends with a period and nothing after it': [['a.\nb.', 1]],
    // So many paragraphs and nothing else: no list, table, heading or code.
    'the response is two paragraphs and nothing else': [
      ['We left.\n\nHe did.', 1],
      ['We left.', 0],
      ['We left.\n\nHe did.\n\n- x', 0],
      ['We left.\n\nHe did.\n\n|a|b|\n|-|-|\n|1|2|', 0],
      ['# H\n\nWe left.\n\nHe did.', 0],
      ['We left.\n\nHe did.\n\n---', 'open'],
    ],
    'the response is one sentence, no other text': [
      ['We left.', 1],
      ['We left. So.', 0],
      ['We left.\n\n```\nx\n```', 0],
      ['# H\n\nWe left.', 0],
      ['- We left.', 'open'],
      ['> We left.', 'open'],
    ],
    'Fails if the response is one sentence, nothing else': [
      ['We left.', 0],
      ['# H\n\nWe left.', 1],
    ],
    'the response contains only questions': [
      ['Why?\n\n- Who?\n- What?', 1],
      ['Why? So.', 0],
      ['Why?\n\n```\nx\n```', 'open'],
      ['Why?\n\n|a|b|\n|-|-|\n|1|2|', 'open'],
      ['Why?\n\n- yes', 'open'],
      ['Why?\n\n![a](http://a.com)', 'open'],
    ],
    'the response has three paragraphs separated by blank lines': [
      ['We left.\n\nHe did.\n\nSo be it.', 1],
      ['We left.\n\nHe did.', 0],
      ['# H\n\nWe left.\n\nHe did.', 'open'],
      ['We left.\n\n- x\n- y\n\nHe did.\n\nSo be it.', 'open'],
    ],
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
    'there is a line that says "Done" and nothing after it',
    'there is a bullet that says "Done" and nothing more after that',
    'there is a line that mentions "price" and nothing after it',
    'there is a sentence that ends with a question mark and nothing after it',
    'there is a line ending with a period and nothing after it',
    'the response has two paragraphs and nothing after them',
    'the list has a link and nothing after it',
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
