import type { Sentences } from './rows.ts';

const table = (...rows: readonly string[]) => ['| Item | Price |', '|---|---|', ...rows].join('\n');

/** Parts, blocks, links, tags and lines in the words in which people speak of them. */
export const MARKUP_WORDS: Sentences = {
  decided: {
    'Penalize two bullets in a row that start with the same word': [
      ['- Use a\n- Use b\n- Try c', 0],
      ['- Use a\n- Try b\n- Use c', 1],
      ['- Use a\n  - Use b', 'open'],
    ],
    'Fails if two or more words in a row are in ALL CAPS': [
      ['BUY NOW, please.', 0],
      ['The NASA API is up.', 'open'],
      ['Please STOP.', 1],
    ],
    'no two words in a row are in capitals': [
      ['BUY NOW, please.', 0],
      ['Please STOP.', 1],
    ],
    'no link text is "here" or "click here"': [
      ['[here](https://a.com)', 0],
      ['[docs](https://a.com)', 1],
    ],
    'the response is "Answer: " followed by a letter from A to D': [
      ['Answer: B', 1],
      ['Answer: E', 0],
      ['I think so.\nAnswer: B', 0],
      ['**Answer: B**', 'open'],
      ['Answer:B', 'open'],
    ],
    'there is a ## Summary heading': [
      ['## Summary\nShort.', 1],
      ['Summary', 0],
    ],
    'the first line is in Cyrillic letters': [
      ['Привет\nhi', 1],
      ['hi\nПривет', 0],
    ],
    'every section under a ## heading has at least one bullet point': [
      ['# T\n\n## A\n\n- x\n\n## B\n\n- y', 1],
      ['## A\n\n- x\n\n## B\n\nNone.', 0],
      ['## A\n\nText.\n\n### B\n\n- y', 'open'],
      ['Hello.', null],
    ],
    'no section is longer than 5 words': [
      ['# T\n\n## A\n\none two\n\n## B\n\nthree', 1],
      ['## A\n\none two three four five six', 0],
      ['One two.', 'open'],
      ['An introduction that is longer than the rest.\n\n## A\n\none', 'open'],
    ],
    'the response has a section that mentions "Risks"': [
      ['## A\n\nRisks are low.', 1],
      ['## Risks\n\nLow.', 'open'],
      ['## A\n\nNone.', 0],
    ],
    'no code block is longer than 2 lines': [
      ['```\na\nb\n```', 1],
      ['```\na\n```\n\n```\na\nb\nc\n```', 0],
      ['```\na\n\nb\n```', 'open'],
    ],
    'Fails if any URL contains "utm_source"': [
      ['https://a.com?utm_source=x', 0],
      ['https://a.com', 1],
      ['`https://a.com?utm_source=x`', 'open'],
    ],
    'every URL ends with ".pdf"': [
      ['https://a.com/b.pdf', 1],
      ['https://a.com/b', 0],
    ],
    'Fails if a link\'s visible text is just "here" or "click here"': [
      ['[here](https://a.com)', 0],
      ['[the docs are here](https://a.com)', 1],
    ],
    'the link text is "Reset password"': [
      ['[Reset password](https://a.com)', 1],
      ['[Reset](https://a.com)', 0],
      ['[Reset password](https://a.com) [Help](https://a.com/help)', 'open'],
    ],
    'there is a link with the text "Learn more"': [
      ['[Learn more](https://a.com)', 1],
      ['Learn more: https://a.com', 0],
    ],
    'links are written as markdown [text](url) and never as bare URLs': [
      ['[a](https://a.com)', 1],
      ['See https://a.com', 0],
      ['No link.', null],
    ],
    'Fails if a bare URL appears': [
      ['See https://a.com', 0],
      ['See <https://a.com>', 'open'],
      ['[a](https://a.com)', 1],
    ],
    'at least one https link is given': [
      ['https://a.com', 1],
      ['http://a.com', 0],
      ['www.a.com', 'open'],
    ],
    'the only URL in the answer is https://a.com/docs': [
      ['https://a.com/docs', 1],
      ['https://a.com/docs and https://b.com', 0],
      ['None.', 0],
    ],
    'Fails if the same URL is linked twice': [
      ['[a](https://a.com) [b](https://a.com)', 0],
      ['[a](https://a.com)', 1],
    ],
    'Fails if bullet points end in a period': [
      ['- a.\n- b.', 0],
      ['- a.\n- b', 'open'],
      ['- a\n- b', 1],
    ],
    'bullets do not end with periods': [
      ['- a\n- b', 1],
      ['- a\n- b.', 0],
    ],
    'an emoji stands at the start of each bullet': [
      ['- 🍎 a\n- 🍐 b', 1],
      ['- 🍎 a\n- b', 0],
    ],
    'Fails if bullets are nested inside other bullets': [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
    ],
    'Fails if the list mixes "-" and "*" as bullet markers': [
      ['- a\n* b', 0],
      ['- a\n- b', 1],
      ['- a\n  * b', 'open'],
    ],
    'no list of any kind is used': [
      ['Plain.', 1],
      ['1. a\n2. b', 0],
      ['- a', 0],
    ],
    'it is a checklist where every item begins with "- [ ]"': [
      ['- [ ] a\n- [ ] b', 1],
      ['- [ ] a\n- [x] b', 0],
    ],
    'all checkboxes are ticked': [
      ['- [x] a', 1],
      ['- [x] a\n- [ ] b', 0],
      ['- a', null],
    ],
    'the line right before the bullet list ends with a colon': [
      ['Buy these:\n\n- a\n- b', 1],
      ['Buy these.\n\n- a\n- b', 0],
      ['Buy these:\n\n1. a\n2. b', 'open'],
    ],
    "Fails if there's anything after the table": [
      [`${table('| a | 1 |')}\n\nBye.`, 0],
      [table('| a | 1 |'), 1],
      ['No table.', 'open'],
    ],
    'the headings Overview, Risks and Next steps appear in that order': [
      ['# Overview\n\nA.\n\n# Risks\n\nB.\n\n# Next steps\n\nC.', 1],
      ['# Risks\n\nB.\n\n# Overview\n\nA.\n\n# Next steps\n\nC.', 0],
    ],
    'the headings are Overview and Risks': [
      ['# Overview\n\n# Risks', 1],
      ['# Overview\n\n# Costs', 0],
      ['# Risks\n\n# Overview', 'open'],
      ['# Overview\n\n# Risks\n\n# Costs', 'open'],
    ],
    'the Risks section has at least two bullets': [
      ['# Risks\n\n- a\n- b', 1],
      ['# Risks\n\n- a', 0],
    ],
    'the section "Summary" comes first': [
      ['Hello.\n\n# Summary\n\nA.\n\n# B\n\nC.', 1],
      ['# B\n\nC.\n\n# Summary\n\nA.', 'open'],
      ['## B\n\nC.\n\n## D\n\nC.\n\n## Summary\n\nA.', 0],
    ],
    'no heading is deeper than ###': [
      ['# A\n\n### B', 1],
      ['#### A', 0],
    ],
    'every row in the table has the same number of columns as the header': [
      [table('| a | 1 |'), 1],
      [table('| a | 1 | 2 |'), 0],
      [table('| a | `1|2` |'), 'open'],
    ],
    'the Price column contains only numbers': [
      [table('| a | 2.50 |', '| b | 4 |'), 1],
      [table('| a | free |'), 0],
      [table('| a | $4 |'), 'open'],
    ],
    'every value in the Price column starts with a dollar sign': [
      [table('| a | $4 |'), 1],
      [table('| a | 4 |'), 0],
    ],
    'the rows are sorted by price from lowest to highest': [
      [table('| a | 1 |', '| b | 2 |'), 1],
      [table('| a | 2 |', '| b | 1 |'), 0],
    ],
    'the table is sorted by relevance from highest to lowest': [[table('| a | 1 |', '| b | 2 |'), 'open']],
    'the table mentions "Total"': [
      [table('| Total | 1 |'), 1],
      [`Total:\n\n${table('| a | 1 |')}`, 0],
      ['Total', 'open'],
    ],
    'nothing follows the closing </answer> tag': [
      ['<answer>a</answer>\n', 1],
      ['<answer>a</answer> b', 0],
      ['a', 'open'],
    ],
    'the HTML has one and only one <h1>': [
      ['```html\n<h1>A</h1>\n```', 1],
      ['<h1>A</h1>\n<h1>B</h1>', 0],
      ['Use a <h1> tag.', 'open'],
    ],
    'the response starts with <answer> and ends with </answer>': [
      ['<answer>a</answer>', 1],
      ['So: <answer>a</answer>', 0],
    ],
    'the output consists of a <thinking> block followed by an <answer> block': [
      ['<thinking>a</thinking>\n<answer>b</answer>', 1],
      ['<answer>b</answer>\n<thinking>a</thinking>', 0],
      ['<thinking>a</thinking>\n<answer>b</answer> c', 0],
    ],
    'Fails if there are HTML tags of any kind in the response': [
      ['<b>a</b>', 0],
      ['a', 1],
    ],
    'every line has the form "key: value"': [
      ['name: Ann\nage: 7', 1],
      ['name: Ann\nage', 0],
      ['- name: Ann', 'open'],
      ['name:Ann', 'open'],
    ],
    'every non-blank line has the form KEY=value, the key being in capitals': [
      ['HOST=a\n\nPORT=1', 1],
      ['HOST=a\nport=1', 0],
    ],
    'every line has the form KEY=VALUE': [
      ['HOST=a', 1],
      ['host=a', 'open'],
    ],
    'lines alternate between Q: and A:': [
      ['Q: a\nA: b', 1],
      ['Q: a\nQ: b\nA: c', 0],
    ],
    'each line starting with "Q:" is followed by a line starting with "A:"': [
      ['Q: a\n\nA: b', 1],
      ['Q: a\nmore\nA: b', 'open'],
      ['Q: a\nQ: b\nA: c', 0],
    ],
    'the line right after "Ingredients:" is a bullet': [
      ['Ingredients:\n- a', 1],
      ['Ingredients:\na', 0],
      ['Ingredients:\n\n- a', 'open'],
    ],
    'all four options are labelled A), B), C) and D), each on its own line': [
      ['A) a\nB) b\nC) c\nD) d', 1],
      ['A) a\nB) b\nC) c', 0],
      ['A. a\nB. b\nC. c\nD. d', 'open'],
    ],
    'the answer is plain prose: no bullets, no numbered lists, no tables': [
      ['One sentence. Another one.', 1],
      ['- a', 0],
      ['# Title\n\nText.', 'open'],
    ],
    'the "Ingredients" section contains a list': [
      ['# Ingredients\n\n- a', 1],
      ['# Ingredients\n\nMilk.', 0],
      ['# Ingredients\n\nMilk, eggs, flour.', 'open'],
    ],
    'every heading is followed by at least one bullet': [
      ['# A\n\n- x', 1],
      ['# A\n\n# B\n\n- x', 0],
      ['# A\n\nText.\n\n- x', 'open'],
    ],
    'the response is a single table': [
      [table('| a | 1 |'), 1],
      [`${table('| a | 1 |')}\n\nBye.`, 0],
    ],
    'the response is a single code block': [
      ['```\na\n```', 1],
      ['```\na\n```\n\nBye.', 0],
    ],
    'the last line is a bullet': [
      ['Buy:\n\n- a', 1],
      ['- a\n\nBye.', 0],
    ],
    'there is no text before the first heading': [
      ['# A\n\nText.', 1],
      ['Hello to you all.\n\n# A', 0],
    ],
    'the response contains no lists': [
      ['Plain.', 1],
      ['- a', 0],
    ],
    'no link points to example.org': [
      ['https://a.com', 1],
      ['https://example.org/b', 0],
    ],
    'the table has no Price column': [
      [table('| a | 1 |'), 0],
      ['| A | B |\n|---|---|\n| 1 | 2 |', 1],
    ],
    'no cell in the Price column is empty': [
      [table('| a | 1 |'), 1],
      [table('| a | |'), 0],
    ],
    'each ## section contains a code block': [
      ['## A\n\n```\na\n```', 1],
      ['## A\n\na', 0],
    ],
    'Fails if a code block is empty': [
      ['```\n```', 0],
      ['```\na\n```', 1],
    ],
    'the <thinking> block comes first': [
      ['<thinking>a</thinking> b', 1],
      ['b <thinking>a</thinking>', 0],
    ],
    'Fails if anything is in bold': [
      ['**a** b', 0],
      ['a b', 1],
    ],
    'the response contains [1]': [
      ['So [1].', 1],
      ['So [2].', 0],
    ],
  },
  left: [
    'two words in a row are "the"',
    'two words in a row are loud',
    'two bullets in a row are short',
    'Fails if the code blocks exceed 20 lines',
    'the response starts with <name>',
    'section 2 contains a link',
    'the response is plain prose',
    'the response is plain text',
    'every link contains "example"',
    'a link with "example"',
    'the URL is correct',
    'each link is relevant',
    'Fails if headings contain emojis',
    'the table has fewer than 50 words',
    'the list has fewer than 50 words',
    'the tags are closed',
    'the lines alternate between questions and answers',
    'the headings are short',
    'every section is useful',
    'the sections are in order',
    'the columns are Name and so on',
    'the Price column is plausible',
    'the text after "Subject:" is short',
    'the list is nested too deeply',
    'at least one item is checked',
    'the HTML is valid',
    'the HTML has a title',
    'each section is empty of meaning',
    'the Status column is only for notes',
    'there is one list too many',
  ],
};
