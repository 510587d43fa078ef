import type { Sentences } from './rows.ts';

/** Verbs of having, appearing and ending in their forms, what is turned round, and the response by what is done with it. */
export const FRAMES: Sentences = {
  decided: {
    'at no point does the bot say "sorry"': [
      ['We will look at it.', 1],
      ['We are sorry.', 0],
    ],
    'Fails if never does it mention the word "deposit"': [
      ['A deposit is due.', 1],
      ['Pay later.', 0],
    ],
    'what comes back is valid JSON, no code fence around it': [
      ['{"a": 1}', 1],
      ['It is 1.', 0],
    ],
    'what the user gets is in uppercase': [
      ['ALL IS WELL', 1],
      ['All is well', 0],
    ],
    'nothing is output besides one of the labels POSITIVE, NEGATIVE and NEUTRAL': [
      ['POSITIVE', 1],
      ['It is POSITIVE.', 0],
    ],
    'nothing but a JSON array is returned': [
      ['[1, 2]', 1],
      ['{"a": 1}', 0],
    ],
    'a single integer is all that comes back': [
      ['12', 1],
      ['It is 12.', 'open'],
    ],
    'the whole of the reply is in uppercase': [
      ['ALL IS WELL', 1],
      ['All is well', 0],
    ],
    'Fails if the phrase "per my last email" made it into the draft': [
      ['Thank you for your note.', 1],
      ['As I said per my last email, no.', 0],
    ],
    'the story finishes off with an exclamation mark': [
      ['They lived!', 1],
      ['They lived.', 0],
    ],
    'the name "Oslo" has appeared at least twice': [
      ['Oslo, my Oslo', 1],
      ['Oslo', 0],
    ],
    'all links that appear in the answer point to example.com': [
      ['See https://example.com/a', 1],
      ['See https://other.org/a', 0],
    ],
    'Fails if it name-drops Zendesk, Intercom or Freshdesk': [
      ['Use our help desk.', 1],
      ['Use Zendesk.', 0],
    ],
    'Reward the first sentence for ending with a question mark': [
      ['Is it so? It is.', 1],
      ['It is so. Is it?', 0],
    ],
    'Reward the summary for not mentioning the word "basically"': [
      ['It grew.', 1],
      ['It basically grew.', 0],
    ],
    'Penalize any reply that is longer, counted in words, than the message it replies to': [
      ['It is.', 1, 'Is it so today?'],
      ['It is so today, as you say.', 0, 'Is it so?'],
    ],
    "Fails if the reply's got more than five paragraphs": [
      ['One\n\nTwo', 1],
      ['1\n\n2\n\n3\n\n4\n\n5\n\n6', 0],
    ],
    'Fails if the response discloses a phone number in the format 555-123-4567': [
      ['Call us.', 1],
      ['Call 555-010-2233.', 0],
    ],
    'Fails if the same bullet is listed twice': [
      ['- Milk\n- Eggs', 1],
      ['- Milk\n- Eggs\n- Milk', 0],
    ],
    "Fails if there's more than one question asked": [
      ['Is it so?', 1],
      ['Is it so? Why?', 0],
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
