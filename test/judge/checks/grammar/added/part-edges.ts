import type { Sentences } from './rows.ts';

export const PART_EDGES: Sentences = {
  decided: {
    'each list item ends with a full stop': [
      ['- One.\n- Two.', 1],
      ['- One.\n- Two', 0],
      ['No list.', null],
    ],
    'no list item ends with a period': [
      ['- One\n- Two', 1],
      ['- One.\n- Two', 0],
    ],
    'no sentence begins with "However"': [
      ['It rains. I stay.', 1],
      ['It rains. However, I go.', 0],
    ],
    'every bullet point ends with a full stop': [
      ['- One.\n- Two.', 1],
      ['- One', 0],
    ],
    'every bullet begins with an emoji': [
      ['- ✅ One\n- 🎉 Two', 1],
      ['- One', 0],
    ],
    'every line starts with "Q:"': [
      ['Q: a\nQ: b', 1],
      ['Q: a\nA: b', 0],
    ],
    'no bullet point ends with a semicolon': [
      ['- One.', 1],
      ['- One;', 0],
    ],
    'each list item begins with a capital letter': [
      ['- One\n- Two', 1],
      ['- one', 0],
    ],
    'no paragraph starts with "In conclusion"': [
      ['One.\n\nTwo.', 1],
      ['One.\n\nIn conclusion, two.', 0],
    ],
    'every sentence ends with an exclamation mark': [
      ['Yes! No!', 1],
      ['Yes! No.', 0],
    ],
    'no heading ends with a colon': [
      ['# One', 1],
      ['# One:', 0],
    ],
    'the last sentence ends with a question mark': [
      ['It rains. Really?', 1],
      ['Really? It rains.', 0],
    ],
    'each paragraph begins with the word "First"': [
      ['First, one.\n\nFirst, two.', 1],
      ['First, one.\n\nThen, two.', 0],
    ],
  },
  left: [
    'every bullet begins with a verb',
    'every bullet begins with an action verb',
    'no sentence begins with a conjunction',
    'each item ends well',
    'each list item ends with a full stop where needed',
    'each bullet point starts with "-"',
    'every sentence starts in the same way',
    'no sentence begins or ends with a name',
    'each list item ends with its price',
    'each numbered item starts with a digit',
    'every paragraph begins with a topic sentence',
    'sentences begin with different words',
  ],
};
