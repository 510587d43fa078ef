import type { Sentences } from './rows.ts';

const CODE = '```python\nprint(1)\n```';

/** How lines begin, links that are given twice, code in blocks, and Markdown in further words. */
export const LINE_FORMS: Sentences = {
  decided: {
    'Passes if the first letters of the lines spell LAMP': [
      ['Light falls\nAll is calm\nMoths come\nPaper burns', 1],
      ['Light falls\nMoths come\nAll is calm', 0],
      ['A poem:\n\nLight\nAll\nMoths\nPaper', 'open'],
    ],
    'the acrostic formed by the first letter of each line spells "LOVE"': [
      ['Let\nOur\nVoice\nEcho', 1],
      ['Let\nUs\nGo', 0],
    ],
    'each line starting with "Q:" is directly followed by a line starting with "A:"': [
      ['Q: Why?\nA: So.\n\nQ: When?\nA: Now.', 1],
      ['Q: Why?\nSo.', 0],
      ['Q: Why?\n\nA: So.', 'open'],
      ['So.', 'open'],
    ],
    'the dialogue alternates between lines beginning "A:" and lines beginning "B:", with A speaking first': [
      ['A: Hi\nB: Hi\nA: Bye', 1],
      ['B: Hi\nA: Hi', 0],
      ['A: Hi\nA: Hello\nB: Hi', 0],
      ['They talk.\nA: Hi\nB: Hi', 'open'],
    ],
    'consecutive lines start with different words': [
      ['One day\nTwo days', 1],
      ['One day\nOne night', 0],
    ],
    'each bullet has a bold label followed by a colon, such as "- **Speed:** …"': [
      ['- **Speed:** high\n- **Cost:** low', 1],
      ['- Speed: high\n- **Cost:** low', 0],
    ],
    'Passes if no link appears more than once': [
      ['See https://a.example and https://b.example', 1],
      ['See https://a.example and https://a.example', 0],
      ['See https://a.example and https://a.example/', 'open'],
      ['See [https://a.example](https://a.example)', 1],
    ],
    'Fails if the same URL is given twice': [
      ['See https://a.example and https://b.example', 1],
      ['See https://a.example and [here](https://a.example)', 0],
    ],
    'the whole response is one code block, with no text before or after it': [
      [CODE, 1],
      [`Run:\n\n${CODE}`, 0],
    ],
    'the assistant puts its code inside a fenced block tagged as python': [
      [CODE, 1],
      ['print(1)', 0],
    ],
    'the response contains a code block with the language tag json': [
      ['```json\n{}\n```', 1],
      [CODE, 0],
    ],
    'the response has two stanzas of two lines each, separated by blank lines': [
      ['One\nTwo\n\nThree\nFour', 1],
      ['A title\n\nOne\nTwo\n\nThree\nFour', 'open'],
      ['One\nTwo\nThree\n\nFour\nFive', 0],
    ],
    'each paragraph ends with a bracketed source number like [1]': [
      ['It is so [1].\n\nIt was so [2].', 1],
      ['It is so [1].\n\nIt was so.', 0],
    ],
    'Fails if the answer cites no source at all in the [n] format': [
      ['It is so [1].', 1],
      ['It is so.', 0],
    ],
    'Fails if the response links to any domain other than example.com': [
      ['See https://example.com/a', 1],
      ['See https://a.example', 0],
      ['See nothing', 1],
    ],
    'all links are https, never plain http': [
      ['See https://a.example', 1],
      ['See http://a.example', 0],
    ],
    'the reply is plain text without any bold or italics': [
      ['Just this.', 1],
      ['Just **this**.', 0],
    ],
    'Fails if the headings skip a level, e.g. going from # straight to ###': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B', 1],
    ],
    'all headings are level two or deeper': [
      ['## A\n\n### B', 1],
      ['# A\n\n## B', 0],
    ],
    'parentheses come in balanced pairs': [
      ['So (it is).', 1],
      ['So (it is.', 0],
    ],
    'everything is in capital letters': [
      ['ALL OF IT', 1],
      ['All of it', 0],
    ],
    'the reply sticks to lowercase': [
      ['all of it', 1],
      ['All of it', 0],
    ],
    'straight quotes are used throughout, with no curly ones': [
      ['He said "no".', 1],
      ['He said “no”.', 0],
    ],
    'Fails if a code fence is opened without ever being closed': [
      [CODE, 1],
      ['```python\nprint(1)', 0],
    ],
    'Fails if lines have trailing spaces': [
      ['One \nTwo', 0],
      ['One\nTwo', 1],
    ],
  },
  left: [
    'the first letters of the lines are capitals',
    'the first letter of each line spells trouble',
    'each line starting with "Q:" is directly followed by an answer',
    'the response alternates between long and short sentences',
    'the dialogue alternates between lines beginning "A:" and lines beginning "B:", with C speaking first',
    'consecutive lines rhyme',
    'no link is broken',
    'the links are good',
    'the code is explained in a code block',
    'the code is in Python',
    'the poem has two good stanzas',
    'Fails if the poem has two stanzas',
    'the reply is plain text without jargon',
    'the reply is plain text',
    'all headings are level two or better',
    'the headings skip a beat',
    'Fails if the response links to the domain',
    'the reply sticks to the point',
  ],
};
