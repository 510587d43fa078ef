import type { Sentences } from './rows.ts';

const PROSE = 'Of course, I can help you with that.';

/** How headings, lists, lines and turns stand, in the words in which people speak of them. */
export const SPOKEN_STRUCTURE: Sentences = {
  decided: {
    'each assistant turn ends with a period': [
      ['Hi.', 1],
      ['Hi', 0],
      ['', 'open'],
    ],
    // SQL.
    'Fails if a ### heading shows up before any ## heading': [
      ['# A\n\n### B\n\n## C', 0],
      ['# A\n\n## C\n\n### B', 1],
      ['# A\n\n## C', 1],
      ['# A\n\n### B', 'open'],
      [PROSE, 1],
    ],
    'a # heading comes before all ## headings': [
      ['# A\n\n## B', 1],
      ['## B\n\n# A', 0],
    ],
    'the response has both a "Pros" and a "Cons" heading': [
      ['## Pros\n\nOne.\n\n## Cons\n\nTwo.', 1],
      ['## Pros\n\nOne.', 0],
    ],
    'the H1 comes before any H2': [
      ['# A\n\n## B', 1],
      ['## B\n\n# A', 0],
      ['## B', 'open'],
    ],
    'Fails if a heading skips a level, like H1 to H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B\n\n### C', 1],
    ],
    'Fails if the headings jump from H1 to H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B\n\n#### C', 1],
    ],
    'both "pros" and "cons" appear as headings': [
      ['## Pros\n\nOne.\n\n## Cons\n\nTwo.', 1],
      ['## Pros\n\nOne. No cons.', 0],
    ],
    'Fails if "Risks" isn\'t a heading': [
      ['## Risks\n\nOne.', 1],
      ['## Plan\n\nOne.', 0],
    ],
    'a "Sources" section closes the document': [
      ['# A\n\nOne.\n\n## Sources\n\nTwo.', 1],
      ['# A\n\n## Sources\n\nTwo.\n\n## More\n\nThree.', 0],
    ],
    'Fails if anything follows the "Sources" section': [
      ['# A\n\n## Sources\n\nOne.\n\n## More\n\nTwo.', 0],
      ['# A\n\n## Sources\n\nOne.', 1],
      ['One.', 1],
    ],
    'Fails if it goes straight from an H1 to an H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B', 1],
    ],
    '"## Sources" comes last': [['# A\n\nOne.\n\n## Sources\n\nTwo.', 1]],
    '"Step 1" appears before any code': [
      ['Step 1: run it.\n\n```\nrun\n```', 1],
      ['```\nrun\n```\n\nStep 1: run it.', 0],
      ['Step 1: run it.\n\n```\nrun\n```\n\nSee Step 1.', 'open'],
      ['Use `npm` first. Step 1: run it.\n\n```\nrun\n```', 'open'],
      ['Step 1: run it.', 'open'],
      ['```\nrun\n```', 0],
    ],
    'Penalize skipped heading levels': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B', 1],
    ],
    'Penalize an H3 before the first H2': [['# A\n\n### B\n\n## C', 0]],
    'Reward a "Sources" section at the end': [
      ['# A\n\n## Sources\n\nOne.', 1],
      ['# A\n\n## Sources\n\nOne.\n\n## More\n\nTwo.', 0],
    ],
    '"Usage" is an H2': [
      ['## Usage\n\nOne.', 1],
      ['# Usage\n\nOne.', 'open'],
      ['## More\n\nOne.', 0],
    ],
    'the headings are all H2': [
      ['## A\n\n## B', 1],
      ['## A\n\n### B', 0],
    ],
    'there is a blank line before every heading': [
      ['# A\n\nOne.\n\n## B\n\nTwo.', 1],
      ['# A\n\nOne.\n## B\n\nTwo.', 0],
      ['One.', 'open'],
    ],
    "Fails if a heading isn't followed by a blank line": [
      ['# A\nOne.', 0],
      ['# A\n\nOne.', 1],
    ],
    'the heading "Setup" appears before any code': [
      ['One on setup.\n\n## Setup\n\n```\na\n```', 1],
      ['```\na\n```\n\n## Setup', 0],
    ],
    'the title is in all caps on line one': [
      ['NEWS\n\nOne.', 1],
      ['News\n\nOne.', 0],
    ],
    // Lists and lines.
    'Fails if the numbered list skips a number': [
      ['1. a\n2. b\n4. c', 0],
      ['1. a\n2. b\n3. c', 1],
      ['1. a\n1. b\n1. c', 'open'],
      [PROSE, 1],
    ],
    'the numbered list has no gaps': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
      [PROSE, 'open'],
    ],
    'each bullet starts with a bold term plus colon': [
      ['- **A:** one\n- **B:** two', 1],
      ['- **A:** one\n- two', 0],
    ],
    'every step begins with "Step N:"': [
      ['Step 1: Mix.\nStep 2: Bake.', 1],
      ['**Step 1:** Mix.\n\n**Step 2:** Bake.', 1],
      ['1. Mix.\n2. Bake.', 0],
      ['Mix it, then bake it.', 'open'],
      ['Step 1: Mix.\n- Bake.', 'open'],
      ['Step 1 - Mix.\nStep 2 - Bake.', 'open'],
    ],
    'each step starts with "Step" and a number': [
      ['Step 1: Mix.\nStep 2: Bake.', 1],
      ['1. Mix.\n2. Bake.', 0],
    ],
    'steps are numbered': [
      ['1. Mix.\n2. Bake.', 1],
      ['- Mix.\n- Bake.', 0],
      [PROSE, 'open'],
      ['Step 1: Mix.\nStep 2: Bake.', 'open'],
    ],
    "Fails if the steps aren't numbered": [
      ['- Mix.\n- Bake.', 0],
      ['1. Mix.\n2. Bake.', 1],
      [PROSE, 'open'],
    ],
    'the checklist leaves no box unticked': [
      ['- [x] a\n- [x] b', 1],
      ['- [x] a\n- [ ] b', 0],
      [PROSE, 'open'],
    ],
    'every line starts with a dash': [
      ['- a\n- b', 1],
      ['- a\nb', 0],
      ['- a\n  b', 'open'],
      ['– a\n– b', 'open'],
      ['* a\n* b', 0],
      ['', 'open'],
    ],
    "Fails if a line doesn't start with a dash": [
      ['- a\nb', 0],
      ['- a\n\n- b', 1],
    ],
    'every line starts with an asterisk': [['**a**\n* b', 1]],
    '"Note:" lines are blockquotes': [
      ['One.\n\n> Note: two.', 1],
      ['One.\n\nNote: two.', 0],
      ['> One.\nNote: two.', 'open'],
      ['One.', 'open'],
    ],
    'Fails if a "Warning:" line isn\'t a blockquote': [
      ['Warning: hot.', 0],
      ['> **Warning:** hot.', 1],
    ],
    'Fails if "Warning" isn\'t in bold': [
      ['Warning: one.', 0],
      ['**Warning**: one.', 1],
      ['One.', 'open'],
    ],
    'all instances of "Warning" are bold': [['**Warning**: one.', 1]],
    '"Important" is always in bold': [
      ['**Important**: one.', 1],
      ['Important: one.', 0],
      ['One.', null],
    ],
    'Fails if "Warning" appears without bold': [
      ['Warning: one.', 0],
      ['**Warning**: one.', 1],
      ['**Warning**: one. Warning!', 'open'],
      ['One.', 1],
    ],
    'the second line of the commit is blank': [
      ['fix: typo\n\nThe name was wrong.', 1],
      ['fix: typo\nThe name was wrong.', 0],
    ],
    // Links, tags, turns.
    'everything is inside the <answer> tags': [
      ['<answer>4</answer>', 1],
      ['So: <answer>4</answer>', 0],
    ],
    'Penalize text outside the <answer> tags': [
      ['So: <answer>4</answer>', 0],
      ['<answer>4</answer>', 1],
    ],
    'Penalize "click here" links': [['[Click here](https://example.com)', 0]],
    'Reward assistant turns under 3 words': [
      ['One.', 1],
      ['One two three four.', 0],
    ],
    'Penalize assistant turns over 3 words': [
      ['One two three four.', 0],
      ['One.', 1],
    ],
    'every table row has the same number of cells': [['| a | b |\n|---|---|\n| 1 | 2 |', 1]],
    'Fails if it links to plain http:// anywhere': [
      ['See http://example.com.', 0],
      ['See https://example.com.', 1],
    ],
    'Fails if any link is plain http://': [['See [it](http://example.com).', 0]],
    'Fails if a Markdown link uses "click here" as its text': [
      ['[click here](https://example.com)', 0],
      ['[the docs](https://example.com), click here', 1],
    ],
    'Fails if "click here" is used as link text': [['[Click here](https://example.com)', 0]],
    "Fails if there's any text outside the <answer> tags": [
      ['So: <answer>4</answer>', 0],
      ['<answer>4</answer>', 1],
    ],
    'all assistant turns stay below 30 words each': [['One.', 1]],
    'Fails if any assistant turn has more than 3 words': [
      ['One two three four.', 0],
      ['One.', 1],
    ],
    'no assistant turn is longer than 3 words': [['One two three four.', 0]],
  },
  left: [
    'Penalize "nofollow" links',
    "the assistant's turns contain exactly one question mark in total",
    'the section "Setup" comes before "Usage" in importance',
    'the headings are all short',
    'there is a blank line before every good heading',
    'the numbered list skips the obvious steps',
    'every step begins with a verb',
    'every line starts with a dash of humor',
    'a "Sources" section closes the gap',
    '"Note:" lines are short blockquotes',
    'a heading skips the introduction',
    'the checklist leaves no question open',
    'a heading about ### comes before the intro',
    '"Step 1" appears before any code is explained',
    'the last turn is plain text',
  ],
};
