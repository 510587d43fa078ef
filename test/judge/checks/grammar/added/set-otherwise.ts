import type { Sentences } from './rows.ts';

const OPTIONS = 'Option A: Taste the sun\nOption B: Fresh every day';

/** Several texts in one response, and what stands in fences, in tags, in list numbers, in addresses and in other scripts. */
export const SET_OTHERWISE: Sentences = {
  decided: {
    'the tagline is under 5 words': [
      ['Taste the sun', 1],
      ['Taste the sun on every single day', 0],
      [OPTIONS, 'open'],
      ['Versión 1: Sol\nVersión 2: Mar y sol y luz', 'open'],
      ['Taste the sun\nFresh every day', 'open'],
    ],
    'the email has no exclamation marks': [['Version 1: Hi!\nVersion 2: Hi.', 'open']],
    'the recipe has exactly two lines': [['Step 1: Mix\nStep 2: Fry', 1]],
    'the dialogue has exactly two lines': [['A: Hi\nB: Hello', 1]],
    'the haiku has exactly three lines': [
      ['Soft rain / a cat / dawn', 'open'],
      ['<poem>\nSoft rain\nA cat\nDawn\n</poem>', 'open'],
    ],
    'the response contains no quotation marks': [
      ['彼は「はい」と言った。', 0],
      ['〈はい〉', 'open'],
      ['はい。', 1],
    ],
    'the response is wrapped in quotation marks': [
      ['「はい」', 1],
      ['‹Oui›', 1],
      ['はい', 0],
    ],
    'the response starts with a quotation mark': [['「はい」と言った。', 1]],
    'the response consists of a single sentence': [
      ['```\nSoft rain falls on the roof tonight.\n```', 'open'],
      ['```text\nSoft rain falls.\n```', 'open'],
      ['```python\nprint(1)\n```', 0],
    ],
    'the response is a single paragraph': [['```\nSoft rain falls on the roof tonight.\n```', 'open']],
    'the response has exactly two paragraphs': [['~~~\nSoft rain falls here.\n\nHard rain falls there.\n~~~', 'open']],
    'the response ends with "Paris"': [
      ['<answer>Paris</answer>', 'open'],
      ['<answer>Rome</answer>', 0],
    ],
    'the response ends with "</answer>"': [['<answer>Paris</answer>', 1]],
    'the response ends with a period': [
      ['<answer>Paris.</answer>', 'open'],
      ['<answer>Paris</answer>', 0],
    ],
    'the response starts with a capital letter': [
      ['<answer>\nParis\n</answer>', 'open'],
      ['<answer>paris</answer>', 0],
    ],
    'the response contains no double spaces': [
      ['- a\n  - b', 'open'],
      ['One line.  \nAnother one.', 'open'],
      ['One  word.', 0],
      ['One word.', 1],
    ],
    'the response contains no periods': [
      ['1. Soft rain\n2. A cat', 'open'],
      ['1. Soft rain.', 0],
    ],
    'the response is entirely in lowercase': [
      ['你好', 'open'],
      ['hello 你好', 1],
      ['see https://a.com/X', 'open'],
      ['Hello', 0],
    ],
    'the response is in all capital letters': [
      ['VISIT https://a.com NOW', 'open'],
      ['MAIL bob@x.com NOW', 'open'],
      ['RUN `npm install` NOW', 'open'],
      ['Visit https://a.com NOW', 0],
    ],
    'the response has exactly two sentences': [
      ['Il est 10 h. M. Dupont dort.', 1],
      ["Great 🎉 Let's go 🚀", 'open'],
      ['Great. We go.', 1],
    ],
    'the response has exactly one sentence': [
      ['🎉 Great news.', 1],
      ['Hot 🔥 deal.', 1],
    ],
  },
  left: [],
};
