import type { Sentences } from './rows.ts';

const CODE = '```sql\nSELECT 1;\n```';
const TABLE = '| Item | Qty |\n|---|---|\n| Tea | 2 |\n| Milk | 10 |';
const BULLETS = '- first thing\n- second thing';
const STEPS = '1. Open it\n2. Read it\n3. Close it';
const INTRO = 'These are the things that we sell.';

/** How blocks lie, and what sections and tables hold. */
export const LAYOUT_ROWS: Sentences = {
  decided: {
    'Fails if there is any text after the code': [
      ['```js\na\n```\n\n**bold**', 0],
      ['```js\na\n```\n\n- item', 0],
      ['```js\na\n```\n\n# H', 0],
      ['```js\na\n```\n\n|a|b|\n|-|-|\n|1|2|', 0],
      ['```js\na\n```', 1],
      ['```js\na\n```\n\n---', 1],
    ],
    'there is text after the code block': [
      ['```js\na\n```\n\n**bold**', 1],
      ['```js\na\n```\n\n- item', 1],
      ['```js\na\n```\n\n# H', 1],
      ['```js\na\n```', 0],
    ],
    'there is text before the code block': [
      ['- item\n\n```js\na\n```', 1],
      ['# H\n\n```js\na\n```', 'open'],
      ['```js\na\n```', 0],
    ],
    'the code block is preceded by text': [
      ['- item\n\n```js\na\n```', 1],
      ['# H\n\n```js\na\n```', 'open'],
      ['```js\na\n```', 0],
    ],
    'Fails if there is a paragraph after the code block': [['```js\na\n```\n\n- item', 'open']],
    // First and last blocks.
    'the response starts with a level-2 heading': [
      ['## Setup\n\nInstall it.', 1],
      ['# Setup\n\nInstall it.', 0],
      ['Install it.\n\n## Setup', 0],
      ['**Setup**\n\nInstall it.', 0],
      ['<h2>Setup</h2>', 'open'],
    ],
    'the response starts with a heading': [
      ['### Setup\n\nInstall it.', 1],
      ['Setup\n---\n\nInstall it.', 1],
      ['**Setup**\n\nInstall it.', 'open'],
      ['Install it.', 0],
    ],
    'Fails if the response ends with a table': [
      [`${INTRO}\n\n${TABLE}`, 0],
      [`${TABLE}\n\nThat is all.`, 1],
    ],
    'the response begins with a bulleted list': [
      [`${BULLETS}\n\nDone.`, 1],
      [STEPS, 0],
      ['– one\n– two', 'open'],
    ],
    'the response does not start with a heading': [
      ['Text.', 1],
      ['# A\n\nText.', 0],
    ],
    'the first line is a level-1 heading': [
      ['# A\n\nText.', 1],
      ['## A\n\nText.', 0],
    ],
    'the response has a title on the first line formatted as an H1': [
      ['# Guide\n\nText.', 1],
      ['Guide\n\nText.', 0],
    ],
    'the response contains exactly one code block and it comes last': [
      [`Run:\n\n${CODE}`, 1],
      [`${CODE}\n\nDone.`, 0],
      [`${CODE}\n\nand\n\n${CODE}`, 0],
    ],
    'the code block comes first': [
      [`${CODE}\n\nDone.`, 1],
      [`Run:\n\n${CODE}`, 0],
      [`${CODE}\n\nand\n\n${CODE}`, 'open'],
      ['Done.', 'open'],
    ],
    // Text beside blocks.
    'a paragraph of text comes before the list': [
      [`${INTRO}\n\n${BULLETS}`, 1],
      [`${BULLETS}\n\n${INTRO}`, 0],
      [`Pros:\n\n${BULLETS}`, 'open'],
      ['No list.', 'open'],
      [`${BULLETS}\n\n${INTRO}\n\n${STEPS}`, 'open'],
    ],
    'the table is followed by a paragraph': [
      [`${TABLE}\n\n${INTRO}`, 1],
      [`${INTRO}\n\n${TABLE}`, 0],
      [`${TABLE}\n\n## More\n\n${INTRO}`, 'open'],
    ],
    'there is no text after the code block': [
      [`Run this now:\n\n${CODE}`, 1],
      [`${CODE}\n\nThis selects one.`, 0],
    ],
    'the line right before the list ends with a colon': [
      [`We sell:\n${BULLETS}`, 1],
      [`**We sell:**\n\n${BULLETS}`, 'open'],
      [`We sell these.\n${BULLETS}`, 0],
      [BULLETS, 'open'],
    ],
    'there is a blank line before the first list item': [
      [`We sell:\n\n${BULLETS}`, 1],
      [`We sell:\n${BULLETS}`, 0],
    ],
    // Headings.
    'the headings "Risks", "Costs" and "Next Steps" appear in that order': [
      ['## Risks\n\na\n\n## Costs\n\nb\n\n## 3. Next steps\n\nc', 1],
      ['## Risks\n\na\n\n## Costs\n\nb\n\n## Next steps\n\nc', 1],
      ['## Costs\n\na\n\n## Risks\n\nb\n\n## Next Steps\n\nc', 0],
      ['## Risks\n\na\n\n## Costs\n\nb', 0],
      ['## Risks\n\na\n\n## Costs\n\nb\n\nNext Steps:\n\nc', 'open'],
    ],
    'the response has the sections "## Risks" and "## Costs", in this order': [
      ['## Risks\na\n## Costs\nb', 1],
      ['## Costs\na\n## Risks\nb', 0],
      ['# Risks\na\n## Costs\nb', 'open'],
    ],
    'the response has the heading "## Risks"': [
      ['## Risks\na', 1],
      ['# Risks\na', 'open'],
      ['## Costs\na', 0],
    ],
    'the last heading is "FAQ"': [
      ['## Intro\na\n\n## FAQ\nb', 1],
      ['## FAQ\nb\n\n## Intro\na', 0],
      ['## FAQ\nb\n\n### How?\na', 'open'],
    ],
    'the response ends with a "Sources" section': [
      ['## Intro\na\n\n## Sources\n- b', 1],
      ['## Intro\na\n\n## Sources\n\n### Web\n- b', 1],
      ['## Sources\n- b\n\n## Intro\na', 0],
      ['Text.', 0],
      ['Text.\n\nSources: none', 'open'],
    ],
    'every heading is followed by some text before the next heading': [
      ['## A\n\nText.\n\n## B\n\n- More', 1],
      ['# T\n\n## A\n\nText.', 0],
      ['## A\n\nText.\n\n## B', 'open'],
      ['Text.', 'open'],
    ],
    'Fails if a heading is directly followed by another heading': [
      ['## A\n\n## B\n\nMore.', 0],
      ['## A\n\nText.\n\n## B', 1],
      ['Text.', 1],
    ],
    'Fails if a heading level is skipped, e.g. an H3 right after an H1': [
      ['# A\n\n### C', 0],
      ['# A\n\n## B', 1],
    ],
    'only second-level headings (##) are used, never # or ###': [
      ['## One\ntext\n## Two\ntext', 1],
      ['## One\ntext\n### Two\ntext', 0],
    ],
    // Fences.
    'every opened code fence is closed': [
      [CODE, 1],
      ['```sql\nSELECT 1;', 0],
    ],
    'Fails if a code fence is opened but never closed': [
      ['```sql\nSELECT 1;', 0],
      ['Text.', 1],
    ],
    'Fails if the response has text outside the code block': [
      [CODE, 1],
      [`Here:\n${CODE}`, 0],
      ['No code.', 'open'],
    ],
    'the response is wrapped entirely in one code fence': [
      [CODE, 1],
      [`Here:\n\n${CODE}`, 0],
    ],
    'the code block is tagged as sql': [
      [`Run:\n\n${CODE}`, 1],
      ['```python\nx = 1\n```', 0],
      [`${CODE}\n\n${CODE}`, 'open'],
      ['Text.', 'open'],
    ],
    'the response contains a code block tagged as sql': [
      [CODE, 1],
      ['```python\nx = 1\n```', 0],
    ],
    'Fails if the code contains "eval("': [
      ['```js\neval(x)\n```', 0],
      ['```js\nrun(x)\n```\n\nNo "eval(" here.', 1],
      ['Use eval(x).', 'open'],
    ],
    // Lists.
    'the numbered list has three items': [
      [STEPS, 1],
      ['1. One\n2. Two', 0],
      [BULLETS, 'open'],
    ],
    'the steps are numbered 1 to 3 consecutively': [
      [STEPS, 1],
      ['1. a\n2. b\n4. c', 0],
      ['1. a\n2. b\n3. c\n4. d', 0],
      ['1. a\n1. b\n1. c', 'open'],
      ['Step 1: a\nStep 2: b', 'open'],
      ['**1.** a\n**2.** b\n**3.** c', 'open'],
    ],
    'the list is numbered consecutively starting at 1': [
      [STEPS, 1],
      ['2. a\n3. b', 0],
      [BULLETS, 0],
    ],
    'every item is a checkbox, either "- [ ]" or "- [x]"': [
      ['- [ ] Pack\n- [x] Book', 1],
      ['- [ ] Pack\n- Book', 0],
      ['Text.', 'open'],
    ],
    'the response includes a checklist with at least two unchecked boxes': [
      ['- [ ] a\n- [ ] b\n- [x] c', 1],
      ['- [ ] a\n- [x] b', 0],
    ],
    'every line is a bullet point': [
      [BULLETS, 1],
      [`Pros:\n${BULLETS}`, 0],
      ['- a\n  more of it', 'open'],
    ],
    'Fails if any list is nested inside another one': [
      [BULLETS, 1],
      ['- a\n  - b\n- c', 0],
    ],
    'at least one bullet has sub-bullets indented below it': [
      ['- a\n  - b\n- c', 1],
      [BULLETS, 0],
    ],
    'all list items use "-" as the bullet marker': [
      [BULLETS, 1],
      ['* a\n* b', 0],
      [`${BULLETS}\n\nThen:\n\n${STEPS}`, 'open'],
    ],
    'every bullet starts with a bold label followed by a colon, like "**Speed**:"': [
      ['- **Speed**: fast\n- **Price**: low', 1],
      ['- **Speed**: fast\n- Price: low', 0],
    ],
    'the response has two bullets with at most 2 words each': [
      [BULLETS, 1],
      ['- first thing\n- the second thing', 0],
    ],
    'the response is 2 paragraphs with 1 sentence each': [
      ['We ship on Monday.\n\nWe call on Friday.', 1],
      ['We ship on Monday. It is early.\n\nWe call on Friday.', 0],
    ],
    // Tables.
    'the table has at least 2 rows, not counting the header': [
      [TABLE, 1],
      ['| A | B |\n|---|---|\n| 1 | 2 |', 0],
    ],
    'the table is two columns wide': [
      [TABLE, 1],
      ['| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |', 0],
    ],
    'the first column of the table is called "Item"': [
      [TABLE, 1],
      ['| Qty | Item |\n|---|---|\n| 1 | Tea |', 0],
      ['No table.', 'open'],
    ],
    'every cell below the "Qty" header is a whole number': [
      [TABLE, 1],
      ['| Item | Qty |\n|---|---|\n| Tea | two |', 0],
      ['| Item | Qty |\n|---|---|\n| Tea | 1,000 |', 'open'],
    ],
    'the table has a column named "Qty" whose cells are all either "2" or "10"': [
      [TABLE, 1],
      ['| Item | Qty |\n|---|---|\n| Tea | 3 |', 0],
      ['| Item | No |\n|---|---|\n| Tea | 2 |', 0],
    ],
    // Sections with what they hold, bold text.
    'the response includes the section "Pros" with two bullets and the section "Cons" with two bullets': [
      [`## Pros\n\n${BULLETS}\n\n## Cons\n\n${BULLETS}`, 1],
      [`## Pros\n\n${BULLETS}\n\n## Cons\n\n- one`, 0],
      [`## Pros\n\n${BULLETS}`, 0],
    ],
    'there is a "Sources" section at the end with at least one bullet': [
      ['Sales rose.\n\n## Sources\n\n- Annual report', 1],
      ['Sales rose.\n\n## Sources\n\nNone.', 0],
      ['Sales rose.', 0],
    ],
    'at least one word or phrase is bolded': [
      ['Use the **main** branch.', 1],
      ['Use the main branch.', 0],
    ],
    'the two parts are divided by a horizontal rule (---)': [
      ['One.\n\n---\n\nTwo.', 1],
      ['One.\n\nTwo.', 0],
    ],
  },
  left: [
    "there's a link right after the list",
    '"foo" appears right before the list',
    "there's an emoji right after the first sentence",
    'the response starts with a heading or a bold line',
    'each paragraph starts with a heading',
    'the list is followed by another list',
    'the response contains at least one code block and it comes last',
    'Fails if the response contains exactly one code block and it comes last',
    'the response contains two tables and it comes last',
    'the steps are numbered 2 to 4',
    'the code block is tagged correctly',
    'the code is correct',
    'the response has a "Pros" section with at least two bullets and a table',
    'the response has two links with a colon each',
    'the response has 3 paragraphs with 50 words',
    'a heading level is skipped, e.g. an H2 right after an H1',
    'only second-level headings (##) are used, never ##',
    'the headings are in alphabetical order, in that order',
    'the first column of the table is bold',
    'the text is in bold',
    'the table has at least 4 rows, counting the header',
  ],
};
