import type { Sentences } from './rows.ts';

export const WORDINGS: Sentences = {
  decided: {
    'Fails if "as an AI" turns up anywhere in the reply, whatever the capitalisation': [
      ['AS AN AI, I cannot.', 0],
      ['I cannot.', 1],
    ],
    'at least one of the words sorry, apologies or apologise appears (upper or lower case)': [
      ['SORRY about it.', 1],
      ['No.', 0],
    ],
    'the reply contains "eBay" in exactly this case': [
      ['On eBay.', 1],
      ['On Ebay.', 0],
    ],
    '"art" appears as a word of its own, not merely inside a longer word like "party" or "start"': [
      ['Modern art.', 1],
      ['A party starts.', 0],
    ],
    'the reply uses "cat" as a separate word exactly once': [
      ['A cat, a category.', 1],
      ['A cat and a cat.', 0],
    ],
    'Fails if "sorry" is said more than once': [
      ['Sorry, sorry.', 0],
      ['Sorry.', 1],
    ],
    'the last line reads "Kind regards, Ann" exactly': [
      ['Hi\nKind regards, Ann', 1],
      ['Hi\nkind regards, Ann', 0],
    ],
    '"colour" is used rather than "color"': [
      ['A colour.', 1],
      ['A color and a colour.', 0],
    ],
    'the British spelling "colour" is used and the American "color" never is': [
      ['A colour.', 1],
      ['A color.', 0],
    ],
    '"GitHub" is always spelled with a capital G and a capital H': [
      ['GitHub', 1],
      ['GitHub or Github', 0],
      ['None.', 'open'],
    ],
    'the brand is spelled GitHub, not Github': [
      ['GitHub', 1],
      ['Github', 0],
    ],
    'Fails if the company name is ever spelled "Github" or "github" rather than "GitHub"': [
      ['GitHub', 1],
      ['GitHub and Github', 0],
    ],
    'the brand name Lumio is used two or three times': [
      ['Lumio and Lumio', 1],
      ['Lumio', 0],
    ],
    'there is no mention of our competitor Zentrix': [
      ['We are better.', 1],
      ['Better than Zentrix.', 0],
      ['Zentrixes are ours.', 1],
    ],
    'the output is the string NO_MATCH and nothing else': [
      ['NO_MATCH', 1],
      ['It is NO_MATCH', 0],
    ],
    'exactly one of the labels POSITIVE, NEGATIVE and NEUTRAL is in the output': [
      ['Label: NEUTRAL', 1],
      ['POSITIVE or NEUTRAL', 0],
    ],
    'the response is one of low, medium or high, with no other text': [
      ['medium', 1],
      ['medium risk', 0],
    ],
    'Fails if any of the words cheap, free or discount is used': [
      ['It is free.', 0],
      ['It is good.', 1],
    ],
    'the reply contains at least two of the words solar, wind and hydro': [
      ['Wind and hydro.', 1],
      ['Wind.', 0],
    ],
    'at least two of the four allergens milk, eggs, nuts and soy are named': [
      ['Milk and eggs.', 1],
      ['Milk and egg.', 'open'],
      ['Milk.', 0],
    ],
    'all of these ingredients are named: flour, milk, sugar': [
      ['Sugar, milk and flour.', 1],
      ['Sugar and flour.', 0],
    ],
    'the reply is just one word': [
      ['Yes', 1],
      ['Yes, so', 0],
    ],
    'the answer is only two words long': [
      ['So be', 1],
      ['So', 0],
    ],
    'Fails if the last paragraph has only one sentence': [
      ['One. Two.\n\nThree.', 0],
      ['One.\n\nTwo. Three.', 1],
    ],
    'the reply is nothing more than one sentence': [
      ['It is.', 1],
      ['It is. So it is.', 0],
    ],
    'the reply is no more than a single sentence': [
      ['It is.', 1],
      ['It is. So it is.', 0],
    ],
    'no line is wider than 9 characters': [
      ['short\nlines', 1],
      ['a much longer line\nx', 0],
    ],
    'every line is at most 9 characters wide': [['a much longer line\nx', 0]],
    'no line exceeds 9 columns': [['a much longer line\nx', 0]],
    'no word in the answer is longer than 8 letters': [
      ['Short.', 1],
      ['Extraordinary.', 0],
    ],
    'at least one word is longer than 8 letters': [
      ['Short.', 0],
      ['Extraordinary.', 1],
    ],
  },
  left: [
    'the response is at most 80 characters wide',
    'every sentence is at most 80 characters wide',
    '"GitHub" is written with that exact capitalisation',
    'the words chosen and used are plain',
    'the reply contains the words used and chosen',
    'all of these topics are mentioned: pricing, delivery',
    'at least two of the main points and questions are mentioned',
    'the reply is one of: positive, negative, neutral',
    'the reply is one of friendly, neutral or formal',
    'the response has just two commas',
    'Fails if "color" is used instead of "colour"',
    '"GitHub" is always spelled with a capital G',
    'the brand is spelled correctly, not incorrectly',
    'the company Acme is never compared to others',
  ],
};
