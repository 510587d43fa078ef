import type { Sentences } from './rows.ts';

/** What may count as a word, a sentence or a paragraph, or not: what is not shown, shown as a sign, or set apart. */
export const DOUBTFUL_COUNTS: Sentences = {
  decided: {
    'Passes if the response has exactly 5 words': [
      ['```py\nwe like it a lot\n```', 1],
      ['We like it a lot 1️⃣', 1],
      ['```\nwe like it a lot\n```', 1],
      ['[We like it](http://a.com "the title") a lot', 'open'],
      ['[We like it](http://a.com) a lot', 1],
      ['We like it a lot ![a cat](b.png)', 'open'],
      ['- [x] we like it a lot', 1],
      ['- [ ] we like it a lot', 1],
      ['We like it a lot <!-- hidden words here -->', 'open'],
      ['```html\n<!-- we like it here -->\n```', 0],
      ['We like it a lot [^1]', 1],
      ['We like it a lot [1].', 'open'],
      ['We like it a lot (1).', 0],
      ['We like it a lot :smile:', 'open'],
      ['We like it a lot &copy;', 'open'],
      ['We&nbsp;like it a lot', 'open'],
      ['We like it a lot\n\n[ref]: http://a.com', 'open'],
    ],
    'Fails if the response has more than 9 words': [
      ['```py\nwe like it a lot\n```', 1],
      ['We like it a lot <!-- and so do you all -->', 'open'],
    ],
    'Passes if every sentence has exactly 5 words': [
      ['We like it a lot <!-- hidden words here -->', 'open'],
      ['We like it a lot.', 1],
    ],
    'Passes if each line has at most 5 words': [
      ['1. a b c d e\n2. a b c d e', 'open'],
      ['1. a b c d e\n2. a b c d e f', 0],
      ['10. a b c d', 1],
      ['- [x] a b c d e', 1],
      ['24. May was warm then', 1],
    ],
    "Passes if the response has fewer words than the user's message": [
      ['a b c <!-- d e f -->', 'open', 'a b c d e'],
      ['a b c', 1, 'a b c d e'],
      ['a b c d e', 1, '```py\na b c d e f\n```'],
    ],
    'Passes if the response has exactly 2 paragraphs': [
      ['Hello there.\n\n    x = 1\n    y = 2\n\nBye now.', 'open'],
      ['Hello there.\n    x = 1\n\nBye now.', 1],
      ['Hello there.\n\n$$\nx^2\n$$\n\nBye now.', 'open'],
      ['Hello there.\n\n\\[\nx^2\n\\]\n\nBye now.', 'open'],
      ['Hello there.\n\n![a cat that sits on a mat](y.png)\n\nBye now.', 'open'],
      ['Hello there.\n\n&nbsp;\n\nBye now.', 'open'],
      ['Hello there.\n\n**Please read this**', 'open'],
      ['**Please read this**\n\nHello there.\n\nBye now.', 1],
      ['Hello there.\n\nSee ![a cat](y.png) too.', 1],
    ],
    'Passes if the response has exactly 2 sentences': [
      ['It is good ;-) It was bad.', 'open'],
      ['It is good :) It was bad.', 'open'],
      ['It is good <3 It was bad.', 'open'],
      ['It is good xD It was bad.', 'open'],
      ['It is good. :) It was bad.', 1],
      ['It is good :) it was bad.', 0],
      ['See the options (1:) None.', 0],
      ['Hello there.\n\n    x = 1\n    y = 2\n\nBye now.', 'open'],
      ['Hello there.\n\n$$\nx^2 = 4\n$$\n\nBye now.', 'open'],
      ['- One.\n\n    It goes on here.\n\nBye now.', 0],
    ],
    'Passes if every sentence has at most 3 words': [
      ['It is good :D', 'open'],
      ['It is good ;-) It was bad.', 'open'],
      ['It is good. It was bad.', 1],
    ],
    'Passes if every paragraph ends with a period': [
      ['Hello there.\n\n    x = 1\n\nBye now.', 'open'],
      ['Hello there.\n\nThey all went away from here.', 1],
    ],
    'Fails if the response contains any code blocks': [
      ['- x\n\n      code', 'open'],
      ['- x\n\n    A paragraph of the item.', 1],
      ['- x\n\nText\n\n    code', 'open'],
    ],
    'Passes if every code block has a language tag': [
      ['```py\nx\n```\n\n    indented', 'open'],
      ['```py\nx\n```\n\nText', 1],
    ],
    'Passes if the response consists solely of a code block': [
      ['    x = 1', 'open'],
      ['Text\n\n    x = 1', 0],
    ],
    'Passes if the response is only code blocks': [
      ['```py\nx\n```\n\n    indented', 'open'],
      ['```py\nx\n```\n\nText', 0],
    ],
    'Passes if the response has between three and five hashtags': [
      ['#one#two#three', 'open'],
      ['#one #two #three', 1],
      ['#one', 0],
    ],
    'Passes if the response includes a date': [
      ["Let's meet on Monday.", 'open'],
      ['Since Q3 2024.', 'open'],
      ['Some time soon.', 0],
    ],
    'Passes if the response is a comma-separated list of exactly 5 items': [
      ['a, b, c, d, e,', 'open'],
      ['a, b, c, d, e', 1],
      ['a, b, c, d', 0],
    ],
    'Passes if the first word of each sentence is capitalized': [
      ['5 cats ran.', 'open'],
      ['Cats ran.', 1],
      ['cats ran.', 0],
    ],
    'Passes if all numbers over 999 use a thousands separator': [
      ['It meets ISO 9001.', 'open'],
      ['It has 12,34,567 people.', 'open'],
      ['It costs USD 3000.', 0],
      ['It costs 1000 in all.', 0],
    ],
  },
  left: [],
};
