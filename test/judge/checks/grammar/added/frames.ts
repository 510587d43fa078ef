import type { Sentences } from './rows.ts';

/** Verbs of having, appearing and ending in their forms, what is turned round, and the response by what is done with it. */
export const FRAMES: Sentences = {
  decided: {
    'the story finishes off with an exclamation mark': [
      ['They lived!', 1],
      ['They lived.', 0],
    ],
    'Fails if it name-drops Zendesk, Intercom or Freshdesk': [
      ['Use our help desk.', 1],
      ['Use Zendesk.', 0],
    ],
    "Fails if the reply's got more than five paragraphs": [
      ['One\n\nTwo', 1],
      ['1\n\n2\n\n3\n\n4\n\n5\n\n6', 0],
    ],
    'the letter comes to an end with a question mark': [
      ['Will you come?', 1],
      ['You will come.', 0],
    ],
  },
  left: [
    'the code block is introduced by a colon',
    'each section is introduced by a colon',
    'the response leaks memory',
    'the memo is given as spoken',
    'more than one question is being asked of the user by the tool',
    'at no point does the user mention a price',
    'the label is one of FEATURE and BUG, as it is said',
    'what the user returned is mentioned',
    'what is returned by get_price appears in the reply',
    'only the first line is returned',
    'only a date is mentioned',
    'nothing but the total is mentioned in the last line',
    'the mail starts on the third line',
    'it leaves the name as it is',
    'Fails if prices that are quoted are not in euros',
    'Reward the user for being polite',
    'Reward the model for not being rude',
    'Reward emails whose sign-off is "Cheers"',
    'the reply made its way into "foo"',
    'every link that appears in the first paragraph is https',
  ],
};
