import type { Sentences } from './rows.ts';

const PRICES = '| Name | Price |\n|---|---|\n| Pen | 2 |\n| Ink | 9 |';
const FALLING = '| Name | Price |\n|---|---|\n| Ink | 9 |\n| Pen | 2 |';

/** Of headings, lists, tables and letters in other words, and what stands in a heading or a bullet. */
export const LAYOUT_ALIKE: Sentences = {
  decided: {
    'Fails if "TBD" is in any heading': [
      ['## Plan\n\nTBD', 1],
      ['## TBD\n\nSoon.', 0],
    ],
    'Penalize emojis in the bullets': [
      ['Yay 🎉\n\n- milk', 1],
      ['- milk 🥛\n- bread', 0],
    ],
    'Fails if there are links in the headings': [
      ['## Help\n\n[Docs](https://a.com)', 1],
      ['## [Help](https://a.com)\n\nText', 0],
    ],
    'there are no digits in the headings': [
      ['## Help\n\nCall 911.', 1],
      ['## Step 2\n\nText', 0],
    ],
    'Fails if there are no links in the bullets': [
      ['- [a](https://a.com)\n- b', 1],
      ['[a](https://a.com)\n\n- b', 0],
    ],
    'it signs off with "Best regards"': [
      ['Dear Sam,\n\nText.\n\nBest regards', 1],
      ['Dear Sam,\n\nText.\n\nBest regards,\nMia', 'open'],
      ['Dear Sam,\n\nText.\n\nCheers,\nMia', 0],
    ],
    'headings never go deeper than ###': [
      ['# A\n\n### B', 1],
      ['# A\n\n#### B', 0],
    ],
    "there's a Summary section followed later by a Next steps section": [
      ['## Summary\n\nx\n\n## Next steps\n\ny', 1],
      ['## Next steps\n\nx\n\n## Summary\n\ny', 0],
    ],
    'the numbered steps start at 1 and no number is skipped': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
    ],
    'Fails if there are any blank cells in the table': [
      [PRICES, 1],
      [PRICES.replace('9', ' '), 0],
    ],
    'the rows of the table are sorted by Price, cheapest first': [
      [PRICES, 1],
      [FALLING, 0],
    ],
    'the table is sorted by Price, highest on top': [
      [FALLING, 1],
      [PRICES, 0],
    ],
    'the poem is divided into two stanzas': [
      ['a b\nc d\n\ne f\ng h', 1],
      ['a b\nc d', 0],
    ],
  },
  left: [
    'there is a table that has 3 columns and contains "foo"',
    'Reward tables that have 3 columns and end with "foo"',
    'the response starts with a capital',
    'every line starts with a capital',
    'there are links in the headings',
    'there is a short section followed by a long section',
    'the table is sorted by plan, cheapest first',
    'it signs off with a joke',
    'emoji are in the headings that need them',
  ],
};
