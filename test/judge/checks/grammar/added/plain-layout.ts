import type { Sentences } from './rows.ts';

/** Parts and places in plainer words. */
export const PLAIN_LAYOUT: Sentences = {
  decided: {
    'Passes if the response contains at least three bullet points but not more than five': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b\n- c\n- d\n- e\n- f', 0],
    ],
    'Fails if any bullet point has fewer than three words or more than eight': [
      ['- Pay the bill\n- Call us soon', 1],
      ['- Pay the bill\n- Wait', 0],
    ],
    'Passes if the response finishes with the exact sentence "Is there anything else I can help with?" and no text follows it':
      [
        ['All done. Is there anything else I can help with?', 1],
        ['Is there anything else I can help with? Bye.', 0],
      ],
    'Passes if each bullet has its own emoji at the start': [
      ['- 🍎 apples\n- 🍐 pears', 1],
      ['- 🍎 apples\n- pears', 0],
    ],
    'Passes if there is no text after the end of the code block': [
      ['Run this:\n```\nls\n```', 1],
      ['Run this:\n```\nls\n```\nDone.', 'open'],
    ],
    'Passes if the letter has "Kind regards," on the line immediately before the last line': [
      ['Dear Ann,\nthank you.\nKind regards,\nHelen', 'open'],
      ['Dear Ann,\nKind regards,\nHelen\nMarsh', 0],
    ],
    'Fails if at no point does the response contain the word "refund"': [
      ['Your refund is on its way.', 1],
      ['It is on its way.', 0],
    ],
    'Passes if the response offers two alternatives separated by a line that consists of exactly six asterisks': [
      ['Yes.\n******\nNo.', 1],
      ['Yes.\n\nNo.', 0],
    ],
  },
  left: [
    'Fails if it has fewer than three links or more than five words',
    'Passes if it ends with "Bye" if nothing follows it',
    'Passes if each section has its own short summary',
  ],
};
