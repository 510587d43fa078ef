import type { Sentences } from './rows.ts';

/** Parts and places in plainer words. */
export const PLAIN_LAYOUT: Sentences = {
  decided: {
    'Passes if the response finishes with the exact sentence "Is there anything else I can help with?" and no text follows it':
      [
        ['All done. Is there anything else I can help with?', 1],
        ['Is there anything else I can help with? Bye.', 0],
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
