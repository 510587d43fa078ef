import type { Sentences } from './rows.ts';

const STEPS = '1. Open it\n2. Read it\n3. Close it';
const BULLETS = '- first thing\n- second thing';
const STARS = '* first thing\n* second thing';
const BOXES = '- [x] pay\n- [ ] call';

/** In which form something is listed, how it is numbered and marked; that things stand there, in other words, and examples of them. */
export const LIST_FORMS: Sentences = {
  decided: {
    'the steps are given as a numbered list (1., 2., 3. …)': [
      [`Do this:\n\n${STEPS}`, 1],
      [BULLETS, 0],
      ['Open it, read it and close it.', 0],
      [`${STEPS}\n\n${BULLETS}`, 'open'],
      ['Step 1: open it.\nStep 2: read it.', 'open'],
      ['### 1. Open it\n\nText.\n\n### 2. Read it', 'open'],
    ],
    'the options are presented as bullet points': [
      [BULLETS, 1],
      [STEPS, 0],
      ['Tea or milk.', 0],
    ],
    'the comparison is presented in the form of a table': [
      ['| A | B |\n|---|---|\n| 1 | 2 |', 1],
      ['A is better than B.', 0],
    ],
    'the numbering goes up by one each time with no gaps, starting at 1': [
      [STEPS, 1],
      ['1. a\n3. b', 0],
      ['2. a\n3. b', 0],
    ],
    'the points are numbered 1., 2., 3. and so on, without gaps': [
      [STEPS, 1],
      ['1. a\n3. b', 0],
    ],
    'the list has no duplicate items': [
      [BULLETS, 1],
      ['- tea\n- milk\n- Tea', 0],
    ],
    'Fails if an item in the list appears twice': [
      [BULLETS, 1],
      ['- tea\n- milk\n- tea', 0],
    ],
    'all bullets use a hyphen as the marker rather than an asterisk': [
      [BULLETS, 1],
      [STARS, 0],
      [`${BULLETS}\n\n${STARS}`, 'open'],
    ],
    'Fails if the bulleted list uses asterisks instead of hyphens as its markers': [
      [BULLETS, 1],
      [STARS, 0],
      [`${BULLETS}\n\n${STARS}`, 'open'],
    ],
    'each bullet starts with "- "': [
      [BULLETS, 1],
      [STARS, 0],
    ],
    'lists are never nested: no bullet may be indented': [
      [BULLETS, 1],
      ['- a\n  - b', 0],
    ],
    'exactly one box is ticked ([x])': [
      [BOXES, 1],
      ['- [ ] pay\n- [ ] call', 0],
    ],
    'a checkbox list is produced in which precisely one box is ticked': [
      [BOXES, 1],
      ['- [x] pay\n- [x] call', 0],
    ],
    // That things stand there.
    'Fails if an emoji sneaks into the reply': [
      ['Good 🎉', 0],
      ['Good', 1],
    ],
    'a link is provided': [
      ['See https://a.example', 1],
      ['See there', 0],
    ],
    'semicolons feature in the answer once or more': [
      ['One; two', 1],
      ['One, two', 0],
    ],
    'capital letters must not appear anywhere': [
      ['all small', 1],
      ['Not all', 0],
    ],
    // Examples and signs.
    'Fails if raw HTML tags like <br> or <b> leak into the answer': [
      ['One<br>two', 0],
      ['One two', 1],
    ],
    'there are at least two level-2 headings (lines starting with "## ")': [
      ['## A\n\nText.\n\n## B', 1],
      ['# A\n\n### B', 0],
    ],
    'a blockquote (a line starting with ">") is part of the reply': [
      ['> So it is', 1],
      ['So it is', 0],
    ],
    "Fails if contractions (don't, can't, won't and the like) are used": [
      ["We don't know.", 0],
      ['We do not know.', 1],
    ],
    'the response contains a link in Markdown syntax, [text](url)': [
      ['See [here](https://a.example).', 1],
      ['See https://a.example', 0],
    ],
    'no two blank lines follow each other': [
      ['One\n\nTwo', 1],
      ['One\n\n\nTwo', 0],
    ],
    'no word of four or more letters is in all caps': [
      ['Stop it', 1],
      ['STOP it', 0],
      ['The NASA-led team', 'open'],
      ['The USA', 1],
    ],
    'commas are avoided altogether': [
      ['One two', 1],
      ['One, two', 0],
    ],
    'nothing is set off as a Markdown blockquote (a line starting with >)': [
      ['> One', 0],
      ['One', 1],
    ],
    'exactly one H1 is used, however many H2s there are': [
      ['# A\n\n## B\n\n## C', 1],
      ['# A\n\n# B', 0],
    ],
    'the response has one second-level ("##") heading': [
      ['## A', 1],
      ['# A', 0],
    ],
    'the response cites at least two sources in square brackets, like [1]': [
      ['So [1] it is [2].', 1],
      ['So [1] it is.', 0],
    ],
  },
  left: [
    'commas are not used throughout',
    'at least one item is checked',
    'the answers are given as a list',
    'any code is in a code block',
    'all headings are level 2 or below',
    'a date is left open',
    'numbers are written out',
    'links are shown as footnotes',
    'the table has columns for Name and Price',
    'Fails if each line starting with "Q:" is directly followed by a line starting with "A:"',
    'nothing is set off as important',
    'two or more words are capitalised',
    'two or more blank lines come in handy',
    'the response has one second-level ("#") heading',
    'the sources are given as a bulleted list',
    'the steps are given in the right order',
    'the steps are clear',
    'the numbering is correct',
    'the numbering goes up by two each time, starting at 1',
    'the list has no duplicate ideas',
    'the list has no items that say the same',
    'all bullets use a hyphen or an asterisk as the marker',
    'exactly one box is mentioned',
    'Fails if a discount is offered',
    'a good link is provided',
    'the response contains HTML tags like <foo>',
    'the response contains bold text such as names',
    'there are two level-2 headings (lines starting with "# ")',
    'the response contains links like https://example.com',
    'each bullet starts with "-"',
    "Fails if the answer can't be trusted",
  ],
};
