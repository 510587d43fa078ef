import type { Sentences } from './rows.ts';

/** Sentences that differ in one step of English from others that are read. */
export const ONE_STEP: Sentences = {
  decided: {
    'Penalize a period at the end of the headline': [
      ['Rates fall.', 0],
      ['Rates fall', 1],
    ],
    "Fails if there's a period at the end of the last line": [
      ['One\nTwo.', 0],
      ['One.\nTwo', 1],
    ],
    'Passes if the first line has a colon at the end': [
      ['Steps:\nmix', 1],
      ['Steps\nmix:', 0],
    ],
    'Passes if every word of the headline starts with a capital letter': [
      ['Rates Fall Again', 1],
      ['Rates fall again', 0],
    ],
    'Passes if the haiku is laid out on exactly three lines': [
      ['An old silent pond\nA frog jumps in\nSplash', 1],
      ['An old silent pond', 0],
    ],
    'Passes if the reply is in two paragraphs': [
      ['One.\n\nTwo.', 1],
      ['One.', 0],
    ],
    'Passes if the shopping list has at least 2 items': [
      ['- milk\n- eggs', 1],
      ['- milk', 0],
    ],
    'Passes if the list goes from A to Z': [
      ['- apples\n- pears', 1],
      ['- pears\n- apples', 0],
    ],
    'Fails if there is a table in the Markdown': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 0],
      ['No data yet.', 1],
    ],
    'Passes if the contract has the headings "Parties" and "Term" in that order': [
      ['## Parties\nWe\n\n## Term\nOne year', 1],
      ['## Term\nOne year\n\n## Parties\nWe', 0],
    ],
    'Passes if the response contains a table that has two columns': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['| a |\n|---|\n| 1 |', 0],
    ],
    'Penalize swearing, meaning damn, hell or crap': [
      ['Well, damn.', 0],
      ['Oh well.', 1],
    ],
    'Fails if a competitor gets named (Acme or Globex)': [
      ['Acme is cheaper.', 0],
      ['Initech is cheaper.', 'open'],
    ],
    'Fails if nothing comes back, i.e. the response is blank': [
      ['  ', 0],
      ['Here.', 1],
    ],
    'Penalize long-winded replies, meaning anything over 3 words': [
      ['One two three four five six seven eight.', 0],
      ['One two.', 1],
    ],
    'Fails if it uses "I" or "me"': [
      ['So I went.', 0],
      ['i.e. it went', 1],
      ['They went.', 1],
    ],
    'Fails if there are curly quotes rather than straight ones': [
      ['“Yes”', 0],
      ['"Yes"', 1],
    ],
    'Passes if it ends with the emoji 🎉': [
      ['Done 🎉', 1],
      ['Done', 0],
    ],
    'Passes if the citation marker [1] is used exactly once': [
      ['So it is [1].', 1],
      ['So it is.', 0],
    ],
    'Passes if the very first characters of the response are "Dear"': [
      ['Dearest Ann', 1],
      ['Oh dear', 0],
    ],
    'Fails if a cell in the table was left empty': [
      ['| a | b |\n|---|---|\n| 1 | |', 0],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
    ],
    'Passes if I get exactly two bullet points': [
      ['- a\n- b', 1],
      ['- a', 0],
    ],
    'Fails if more than one question is asked': [
      ['Who? Why?', 0],
      ['Who?', 1],
    ],
    'Fails if any word with four letters or more is in all caps': [
      ['That is GREAT', 0],
      ['The FBI came', 1],
    ],
    'Penalize nested bullets, i.e. bullets under other bullets': [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
    ],
    'Passes if the first line is a top-level heading (one #)': [
      ['# Plan\nGo.', 1],
      ['## Plan\nGo.', 0],
    ],
    'Reward tweets with one or two hashtags, not zero and not more': [
      ['Go #now', 1],
      ['Go', 0],
    ],
    'Penalize the em dash': [
      ['So — yes', 0],
      ['So, yes', 1],
    ],
    'Passes if "foo" appears at least twice in the response, regardless of case': [
      ['Foo foo', 1],
      ['Foo', 0],
    ],
    'Passes if it fits in a single post, so 9 characters max': [
      ['Go now', 1],
      ['Go there now', 0],
    ],
    'Reward straight quotes only, no curly ones': [
      ['"Yes"', 1],
      ['“Yes”', 0],
    ],
    'Passes if the first line is under 6 characters, no matter how long the rest is': [
      ['Plan\nGo there now', 1],
      ['The plan\nGo', 0],
    ],
    'Passes if the headings all start with a capital letter': [
      ['# Plan\n\n# Risks', 1],
      ['# plan\n\n# risks', 0],
    ],
    'Reward a title with no period at the end': [
      ['Rates fall', 1],
      ['Rates fall.', 0],
    ],
    'Reward replies given as one single paragraph': [
      ['One. Two.', 1],
      ['One.\n\nTwo.', 0],
    ],
    'Reward emails whose last line starts with P.S.': [
      ['Hi Ann\nP.S. Call me', 1],
      ['Hi Ann\nCall me', 0],
    ],
    'Passes if the table has no empty cell in any column': [
      ['| a | b |\n|---|---|\n| 1 | |', 0],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
    ],
    'Passes if the answer is just yes or no, one word': [
      ['Yes', 1],
      ['Maybe', 0],
    ],
    "Penalize emoji, I don't want a single one": [
      ['So 🎉', 0],
      ['So', 1],
    ],
    'Passes if each bullet uses a dash and not a star': [
      ['- a\n- b', 1],
      ['* a\n* b', 0],
    ],
    'Fails if any Latin letters remain in the Japanese text': [
      ['東京です', 1],
      ['Tokyoです', 0],
    ],
  },
  left: [
    'Fails if it uses filler words, jargon or slang',
    'Penalize swear words such as damn, hell or crap',
    'Passes if the greeting is short, i.e. under 5 words',
    'Fails if a heading is generic, i.e. "Introduction" or "Conclusion"',
    'Passes if each bullet shouts, meaning every word is in capitals',
    'Penalize weak openings, i.e. "So" or "Well"',
    'Fails if it avoids swearing, i.e. "damn" or "hell"',
    'Fails if it uses spaces instead of tabs',
    'Fails if it uses a table rather than a list',
    'Fails if a link is given instead of a citation',
    'Fails if it says "utilize" rather than "use"',
    'the answer is "I"',
    'you get three bullets per section',
    'more than one question is asked by the user',
    'the first line is a heading (##)',
    'Penalize nested lists, i.e. lists in tables',
    'the last emoji is in the response or the headings',
    'Penalize the same emoji',
    'it starts with "yes", one word',
    'Fails if there are links, I want footnotes',
    'Fails if words are left in English',
    'it fits the tone, i.e. under 50 words',
    'the table fits on one page, i.e. under 10 rows',
    'the list and the table all have five items',
    'it has three links, however long the rest is',
    'Reward replies given as soon as possible',
    'Reward short answers only',
    'Reward use of a friendly tone',
    'the word "foo" is in two sentences',
    'the shopping list is longer than the to-do list',
    'a table that has three columns and a header that is bold is used',
    'the greeting is in the first two sentences',
    'there is a period at the end of the title or the subtitle',
    'Penalize a period at the end of the headline and the body',
    'the first word of the label of the chart is "foo"',
    'the Markdown has an image with no alt text',
  ],
};
