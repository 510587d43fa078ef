import type { Sentences } from './rows.ts';

/** Parts by how many they are, two by their places, and what stands before or in them. */
export const PART_GROUPS: Sentences = {
  decided: {
    'Passes if each of the paragraphs that make up the answer consists of no more than two sentences': [
      ['It rains. It pours.\n\nWe stay in.', 1],
      ['It rains. It pours. We wait.\n\nWe stay in.', 0],
    ],
    'Passes if each of the two paragraphs contains a link': [
      ['See https://a.com here.\n\nSee https://b.com too.', 1],
      ['See https://a.com here.\n\nSee b too.', 0],
      ['See https://a.com here.', 'open'],
    ],
    'Passes if under each of the second-level headings at least one bullet point is found': [
      ['## Pros\n- Light\n\n## Cons\n- Small', 1],
      ['## Pros\n- Light\n\n## Cons\nSmall', 0],
    ],
    'Passes if in the last line there is a link': [
      ['We moved.\nSee https://a.com for more.', 1],
      ['See https://a.com for more.\nWe moved.', 0],
    ],
    'Passes if at the start of each bullet there is an emoji': [
      ['- 🍎 apples\n- 🍐 pears', 1],
      ['- 🍎 apples\n- pears', 0],
    ],
    'Passes if neither the first nor the last line contains a comma': [
      ['One\nTwo, three\nFour', 1],
      ['One\nTwo\nThree, four', 0],
    ],
    'Passes if only the last sentence is a question': [
      ['I see. Where was it?', 1],
      ['Who was it? Where was it?', 0],
    ],
    'Passes if the paragraphs have at most two sentences each': [
      ['It rains. It pours.\n\nWe stay in.', 1],
      ['It rains. It pours. We wait.', 0],
    ],
    'Fails if there is a bullet without a period at the end': [
      ['- Pay now.\n- Call us', 0],
      ['- Pay now.\n- Call us.', 1],
    ],
  },
  left: [
    'Passes if the first and last lines do not start with "foo"',
    'Passes if in any line there is a link',
    'Passes if one of the lines contains a link',
    'Passes if the first line or the last line is a question',
  ],
};
