import type { Sentences } from './rows.ts';

const TABLE = '| Item | Qty |\n|---|---|\n| Tea | 2 |\n| Milk | 10 |';
const CODE = '```python\ndef f():\n    return 1\n```';

/** Markdown itself, levels of headings, the order of sections, and the code of a language. */
export const MARKDOWN_WORDINGS: Sentences = {
  decided: {
    'the response contains no Markdown formatting': [
      ['Your code is 4471.', 1],
      ['Your code is **4471**.', 0],
      ['Your code is `4471`.', 0],
      ['# Code\n\nIt is 4471.', 0],
      ['See [this](https://example.com).', 0],
      ['- one\n- two', 'open'],
      ['2 ** 3 is 8.', 'open'],
      ['One\n---', 'open'],
      ['It costs 5*3 and 2*4 dollars.', 'open'],
      ['Call __init__ first.', 'open'],
      ['Read *this* first.', 0],
      ['A > B, see http://x.com/a_b_c', 1],
    ],
    'the output is plain text with no Markdown formatting: no headings, bold, lists or code blocks': [
      ['Open the page and sign in.', 1],
      ['- Open\n- Sign in', 0],
      ['Open the **page**.', 0],
    ],
    'no Markdown whatsoever (headings, bold, italics, links) is used': [
      ['Open the page.', 1],
      ['Open *the* page.', 0],
      ['- Open\n- Sign in', 'open'],
    ],
    'all headings are H2 or H3': [
      ['## A\n\n### B', 1],
      ['# A\n\n## B', 0],
      ['Text.', 'open'],
    ],
    'no heading is deeper than level 3': [
      ['# A\n\n### B', 1],
      ['# A\n\n#### B', 0],
    ],
    'bullets use hyphens rather than asterisks': [
      ['- a\n- b', 1],
      ['* a\n* b', 0],
    ],
    'the "Summary" section comes before the "Details" section': [
      ['## Summary\na\n## Details\nb', 1],
      ['## Details\na\n## Summary\nb', 0],
    ],
    'the sections appear in this order: "Intro", "Body", "End"': [
      ['## Intro\na\n## Body\nb\n## End\nc', 1],
      ['## Body\na\n## Intro\nb\n## End\nc', 0],
    ],
    'nothing comes after the table': [
      [`The stock:\n\n${TABLE}`, 1],
      [`${TABLE}\n\nThat is all.`, 0],
    ],
    'the table has exactly 2 columns and 2 rows below the header': [
      [TABLE, 1],
      ['| A | B |\n|---|---|\n| 1 | 2 |', 0],
    ],
    'the answer is formatted as a bulleted list': [
      ['- a\n- b', 1],
      ['Text.', 0],
      ['These:\n\n- a\n- b', 'open'],
    ],
    'the Python code contains "def f"': [
      [`Here:\n\n${CODE}`, 1],
      ['```python\nx = 1\n```', 0],
      ['```js\nlet x;\n```', 'open'],
      ['```\ndef f(): pass\n```', 'open'],
    ],
  },
  left: [
    'the response uses Markdown correctly',
    'the response is in Markdown',
    'the response uses no Markdown except links',
    'the response contains no Markdown or emojis',
    'Fails if all headings are H2 or H3',
    'the section "Summary" comes before "Details"',
    'the table has 3 columns and 4 rows and a title',
    'the response consists of bullet points',
    'the response contains a table with three columns and five rows',
    'the answer is formatted as a table or a list',
    'no heading is below the table',
    'the code in Python is correct',
  ],
};
