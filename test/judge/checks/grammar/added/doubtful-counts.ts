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
    "Passes if the response has fewer words than the user's message": [
      ['a b c <!-- d e f -->', 'open', 'a b c d e'],
      ['a b c', 1, 'a b c d e'],
      ['a b c d e', 1, '```py\na b c d e f\n```'],
    ],
  },
  left: [],
};
