import type { Sentences } from './rows.ts';

const TABLE = '| Name | Price |\n|---|---|\n| Tea | $2 |\n| Milk | $10 |';
const BOLD = '| Name | Price |\n|---|---|\n| **Tea** | $2 |\n|  | $10 |';
const LISTS = '- Fruit.\n  - Fig\n  - Pear\n- Nuts.\n';
const QUOTES = '> Be kind.\n\nSo it goes.\n\n> Be brave.\n> Be here.';
const HEADINGS = '# Trip\n\n## Where?\n\nRome.\n\n## When?\n\nMay.';

/** Rows and cells, quotes, alt texts, steps, subheadings and items by their level. */
export const MARKED_PARTS: Sentences = {
  decided: {
    'each data row contains a price in dollars': [
      [TABLE, 1],
      ['| Name |\n|---|\n| Tea |', 0],
      ['None.', null],
      ['Tea, $2\nMilk, $10', 'open'],
    ],
    'each row contains a dollar amount': [
      // The head may be a row.
      [TABLE, 'open'],
      ['| $1 |\n|---|\n| $2 |', 1],
      ['| Name |\n|---|\n| Tea |', 0],
    ],
    'every cell starts with a capital letter': [
      ['| Name |\n|---|\n| Tea |', 1],
      ['| Name |\n|---|\n| tea |', 0],
      ['| name |\n|---|\n| Tea |', 'open'],
    ],
    'the header row contains "Price"': [
      [TABLE, 1],
      ['| Name |\n|---|\n| Price |', 0],
      [`${TABLE}\n\n${BOLD}`, 'open'],
    ],
    'Fails if any column header is longer than 2 words': [
      [TABLE, 1],
      ['| Price in local currency |\n|---|\n| 2 |', 0],
    ],
    'each block quote is a single sentence': [
      ['> Be kind.', 1],
      [QUOTES, 0],
      ['"Be kind."', null],
    ],
    'Passes if the last blockquote contains "brave"': [
      [QUOTES, 1],
      ['> Be brave.\n\n> Be kind.', 0],
    ],
    'Fails if any alt text starts with "Image of"': [
      ['![Image of a cat](cat.png)', 0],
      ['![A cat](cat.png)', 1],
      ['<img alt="A cat" src="cat.png">', 'open'],
    ],
    'each step is at most 3 words': [
      ['1. Wash it\n2. Cook it', 1],
      ['1. Wash it\n2. Cook it for an hour', 0],
      ['1. Wash it\n   - for long\n2. Cook it', 'open'],
      ['- Wash it\n- Cook it', 'open'],
      ['First wash it, then cook it.', 'open'],
    ],
    'every top-level bullet ends with a period': [
      [LISTS, 1],
      ['- Fruit\n  - Fig.', 0],
    ],
    'no sub-bullet ends with a period': [
      [LISTS, 1],
      ['- Fruit\n  - Fig.', 0],
      ['- Fruit\n - Fig.', 'open'],
    ],
    'each subheading is a question': [
      [HEADINGS, 1],
      ['# Trip\n\n## By train.\n\nRome.', 0],
      ['## Where?\n\nRome.\n\n## When\n\nMay.', 'open'],
      ['No.', null],
    ],
    'the bullets contain a link': [
      ['- https://a.com\n- https://b.com', 1],
      ['- https://a.com\n- b', 'open'],
      ['- a\n- b', 0],
    ],
    'each bullet is a single line': [
      ['- a\n- b', 1],
      ['- a\n  goes on\n- b', 0],
    ],
  },
  left: [
    'each row is unique',
    'the steps are clear',
    'each step calls a tool',
    'the first column starts with a number',
    'each cell is short',
    'each row of the CSV starts with "yes"',
    'the next step is under 20 words',
  ],
};

/** Things that a reader knows by their signs, and what stands within a line at an edge or as all of a part. */
export const SIGNED_THINGS: Sentences = {
  decided: {
    'the response contains strikethrough text': [
      ['A ~~b~~ c', 1],
      ['A b c', 0],
      ['A <del>b</del>', 'open'],
      ['`~~a~~`', 'open'],
    ],
    'the response has exactly two footnotes': [
      ['A[^1] b[^2]\n\n[^1]: x\n[^2]: y', 1],
      ['A[^1] b\n\n[^1]: x', 0],
    ],
    'Fails if the response contains footnotes': [
      ['A[^1]\n\n[^1]: x', 0],
      ['A **b** and *c*.', 1],
      ['See [1].', 'open'],
      ['Free*\n\n*Not always', 'open'],
    ],
    'Fails if there is an HTML comment': [
      ['a <!-- b --> c', 0],
      ['a', 1],
      ['`<!-- b -->`', 'open'],
    ],
    'the response uses XML tags': [
      ['<plan>x</plan>', 1],
      ['<b>x</b>', 'open'],
      ['a < b', 0],
    ],
    'the response includes an ordered list': [
      ['1. a\n2. b', 1],
      ['- a\n- b', 'open'],
      ['None.', 0],
    ],
    'Passes if the response has a checklist': [
      ['- [ ] a\n- [x] b', 1],
      ['- a\n- b', 'open'],
      ['None.', 0],
    ],
    'the response has at least one subheading': [
      ['# A\n\n## B\n\nc', 1],
      ['## A\n\nb\n\n## C', 'open'],
      ['# A\n\nb', 0],
      ['**A**\n\nb', 'open'],
    ],
    'the response starts with a Markdown link': [
      ['[a](https://a.com) is', 1],
      ['See [a](https://a.com)', 0],
      ['**[a](https://a.com)** is', 'open'],
    ],
    'each bullet is a link': [
      ['- [a](b)\n- https://c.com', 1],
      ['- [a](b)\n- c', 0],
      ['- [a](b) is it', 'open'],
    ],
    'every bullet starts with a date': [
      ['- 2024-01-05: a\n- May 5, 2024 b', 1],
      ['- a', 0],
      ['- 5 apples', 'open'],
    ],
    'the first sentence is in bold': [
      ['**One.** Two.', 1],
      ['One. Two.', 0],
      ['**One** two. Three.', 'open'],
    ],
    'each bullet ends with a number': [
      ['- a 5\n- b: 3.5', 1],
      ['- a', 0],
      ['- a5', 'open'],
    ],
    'each list has at most 2 items': [
      ['- a\n- b', 1],
      ['- a\n- b\n- c', 0],
      ['None.', null],
    ],
  },
  left: [
    'each heading is bold',
    'the response is a link',
    'the response contains a footnote to history',
    'the response contains an ordered list of priorities',
    'the response starts with a link to the docs',
    'the response contains bold words',
    'each bullet is a bold claim',
  ],
};

const A_TABLE = '| a |\n|---|\n| b |';

/** Blank lines beside blocks and between items, rules between sections, and the first or last of several blocks. */
export const SET_APART: Sentences = {
  decided: {
    'there is a blank line before the table': [
      [`a\n\n${A_TABLE}`, 1],
      [`# T\n${A_TABLE}`, 0],
      [A_TABLE, 'open'],
      ['None.', 'open'],
    ],
    'Passes if every code block is preceded by a blank line': [
      ['a\n\n```\nb\n```', 1],
      ['a\n```\nb\n```', 0],
      ['a\n```\nb\n```\n\n```\nc\n```', 0],
    ],
    'the list is followed by a blank line': [
      ['- a\n- b\n\nc', 1],
      ['- a\n- b\nc', 0],
      ['- a', 'open'],
    ],
    'Passes if the list items are separated by blank lines': [
      ['- a\n\n- b\n\n- c', 1],
      ['- a\n\n- b\n- c', 0],
      ['- a\n  - x\n  - y\n\n- b', 'open'],
      ['- a', 'open'],
    ],
    'Fails if there is a blank line between list items': [
      ['- a\n- b', 1],
      ['- a\n\n- b\n- c', 0],
    ],
    'Passes if there is a blank line between the bullets': [
      ['- a\n\n- b', 1],
      ['- a\n\n- b\n- c', 0],
    ],
    'Passes if there are no blank lines between bullets': [
      ['- a\n- b', 1],
      ['- a\n\n- b', 0],
      ['None.', 'open'],
    ],
    'Passes if the sections are separated by "---"': [
      ['## A\n\na\n\n---\n\n## B\n\nb', 1],
      ['## A\n\na\n\n## B\n\nb', 0],
      ['## A\n\na\n\n***\n\n## B', 0],
      ['## A\n\na\n---\n\n## B', 'open'],
    ],
    'nothing comes after the last code block': [
      ['```\na\n```\n\n```\nb\n```', 1],
      ['```\na\n```\n\nSo it is.', 0],
    ],
    'there is text before the horizontal rule': [
      ['So it is.\n\n***\n\nOr not.', 1],
      ['***\n\nSo it is.', 0],
    ],
  },
  left: [
    'the paragraphs are separated by a short line',
    'the list is separated from the text by a blank line',
    'the bullets are separated by topic',
    'Fails if the list items are separated by blank lines',
    'the sections are separated by tables',
  ],
};

/** What of a part is written elsewhere, or is not shown. */
export const PARTS_AS_SHOWN: Sentences = {
  decided: {
    'Passes if no heading ends with a question mark.': [
      ['Who are you?\n===========\n\nText.', 'open'],
      ['# Who are you?\n\nText.', 0],
      ['Overview\n========\n\nText.', 1],
    ],
    'Passes if no bullet contains a link.': [
      ['- [a][1]\n- b\n\n[1]: https://a.com', 'open'],
      ['- [a](https://a.com)\n- b', 0],
      ['- a\n- b\n\nSee [c][1].\n\n[1]: https://a.com', 1],
    ],
    'Passes if every heading starts with a capital letter.': [
      ['## 1. Intro\n\nx', 'open'],
      ['## 1. intro\n\nx', 0],
      ['## Intro\n\nx', 1],
    ],
    'Passes if each bullet is at most 10 characters long.': [
      ['- **abcdefgh**\n- b', 'open'],
      ['- **abcdefghijk**\n- b', 0],
      ['- [Docs](https://a.com/b)\n- b', 'open'],
      ['- abcdefgh\n- b', 1],
    ],
    'Passes if every "name" is unique.': [
      ['[{"name":null},{"name":null},{"name":"a"}]', 'open'],
      ['[{"name":null},{"name":"b"},{"name":"b"}]', 0],
      ['[{"name":null},{"name":"b"},{"name":"a"}]', 1],
    ],
    'Passes if every list item is in quotation marks.': [
      ['- **"a"**\n- **"b"**', 'open'],
      ['- "a"\n- "b"', 1],
      ['- "a"\n- b', 0],
    ],
    'Passes if each line is in parentheses.': [
      ['- (a)\n- (b)', 'open'],
      ['(a)\n(b)', 1],
      ['(a)\nb', 0],
    ],
    'Passes if the third list item is "Milk".': [
      ['1. Fruit\n   - Apple\n   - Pear\n2. Veg\n3. Milk', 'open'],
      ['- a\n- b\n- [Milk](https://a.com)', 'open'],
      ['- a\n- b\n- Milk', 1],
      ['- a\n- b\n- Tea', 0],
    ],
    'Fails if two or more words in a row are in ALL CAPS': [
      ["DON'T PANIC", 'open'],
      ['STOP! NOW! GO', 'open'],
      ['**VERY** **LOUD**', 'open'],
      ['Please STOP NOW.', 0],
      ['The NASA team', 1],
    ],
    'Passes if every cell in the fifth column is empty': [['| a | b |\n|---|---|\n| 1 | 2 |', 'open']],
    'Passes if every value in "contact" is a string.': [
      ['{"contact":{"phone":"1"}}', 'open'],
      ['{"contact":["a","b"]}', 1],
      ['{"contact":["a",1]}', 0],
    ],
    'Passes if the word "Hello" is used exactly once in the whole conversation.': [
      ['Hello.', 1],
      ['Hello.', 'open', 'Hello'],
      ['Hi.', 0],
    ],
  },
  left: [
    'Passes if each list item ends with a period if it contains a number.',
    'Passes if the first list item contains bold text if it contains a number.',
    'Passes if, if the response contains bold text, it is at most three words long.',
    'Passes if every number ends with "%".',
    'Passes if every number contains "5".',
    'Passes if each line is "key: value"',
    'Passes if the response has no upper-case letters outside code.',
    'Passes if the arguments of send_email contain no URL.',
    'Passes if every number in the array is positive.',
  ],
};
