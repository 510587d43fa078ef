import type { Sentences } from './rows.ts';

export const SHORT_TEXTS: Sentences = {
  decided: {
    'the alt text is not empty': [
      ['A cat', 1],
      ['![](a.png)', 'open'],
      ['<img src="a.png">', 'open'],
      ['[A cat](a.html)', 'open'],
      ['', 0],
    ],
    'the alt text contains "cat"': [
      ['A cat', 1],
      ['![cat](a.png)', 'open'],
    ],
    'the alt text is at most 5 characters': [
      ['A cat', 1],
      ['![](a.png)', 'open'],
    ],
    'the caption is not empty': [
      ['A cat', 1],
      ['![](a.png)', 'open'],
    ],
    'the title is not empty': [
      ['A cat', 1],
      ['![](a.png)', 'open'],
    ],
    'the slug has at most 3 words': [
      ['how-to-bake-a-cake', 'open'],
      ['how to bake', 1],
      ['{"slug": "how-to-bake-a-cake"}', 'open'],
    ],
    'the slug is one word': [
      ['how-to-bake', 'open'],
      ['bake', 1],
    ],
    'the branch name has three words': [['add-new-page', 'open']],
    'the year has four digits': [
      ['2024', 1],
      ['5 May 2024', 'open'],
      ['2024-03-05', 'open'],
    ],
    'the PIN has four digits': [
      ['1234', 1],
      ['123', 0],
      ['Code 7: 1234', 'open'],
    ],
    'the ZIP code has five digits': [
      ['12345', 1],
      ['12345-1234', 'open'],
    ],
    'note is not empty': [
      ['{"a":1}', 'open'],
      ['[]', 'open'],
      ['null', 'open'],
      ['{"note": ""}', 0],
    ],
    "the summary isn't empty": [
      ['{"a":1}', 'open'],
      ['[]', 'open'],
      ['It rained.', 1],
    ],
    'Fails if the message is empty': [
      ['{"a":1}', 'open'],
      ['[]', 'open'],
      ['Hello', 1],
    ],
    "the rating isn't 4": [
      ['', 'open'],
      ['5', 1],
      ['4', 0],
      ['{"rating": null}', 'open'],
    ],
    'the rating is not a whole number': [
      ['', 'open'],
      ['4.5', 1],
      ['{"rating": null}', 'open'],
    ],
    'the title has no emojis': [
      ['How to bake bread', 1],
      ['How to bake bread 🎉', 0],
      ['**How to bake bread**', 'open'],
      ['"How to bake bread"', 'open'],
      ['# How to bake bread', 'open'],
      ['Title: How to bake bread', 'open'],
      ['Headline: How to bake bread', 'open'],
      ['How to bake bread\n\nFlour and water.', 'open'],
      ['I would go with How to bake bread', 'open'],
      ['How to bake bread', 'open', 'Improve the title of my page.'],
    ],
    'Fails if the label contains a capital letter': [
      ['billing', 1],
      ['Billing', 0],
      ['{"category": "Billing"}', 'open'],
      ['It is billing', 'open'],
      ['The message is about billing and refunds', 'open'],
    ],
    'the suggested subject line has at most 4 words': [
      ['Your order has shipped', 1],
      ['Your order has shipped today', 0],
      ['Subject: Your order has shipped', 'open'],
    ],
    'there are no digits in the hint': [
      ['Think of the sea.', 1],
      ['Think of 3 seas.', 0],
      ['Think of the sea.\nOr of a lake.', 'open'],
    ],
    'the search query contains "python"': [
      ['python list sort', 1],
      ['sort a list', 0],
      ['You could search for python list sort', 'open'],
    ],
    'the explanation has at most 8 words': [
      ['It rains because warm air rises', 1],
      ['It rains because warm air rises and then cools down', 0],
      ['Yes. Warm air rises and cools down, so it rains.', 'open'],
      ['The answer is 42, since six by seven is.', 'open'],
    ],
    'the draft mentions "battery"': [
      ['The battery lasts a day.', 1],
      ['The screen is bright.', 0],
      ['Sure! Here it is:\nThe battery lasts a day.', 'open'],
    ],
    'the contract has at least 3 words': [
      ['Both sides agree.', 1],
      ['Both agree.', 0],
    ],
    'the spoken reply has no digits': [
      ['Ten past nine.', 1],
      ['9:10', 0],
    ],
    'the Spanish reply has no digits': [
      ['Hola', 1],
      ['Hola 2', 0],
    ],
  },
  left: [
    'the JSON has a title and the title has at most 3 words',
    'the title of the article has no emojis',
    'the label on the button has no emojis',
    'the label is called "x"',
    'the query passed to search has at most 3 words',
    'the headline and the summary have no emojis',
    'the headline is shorter than the text',
    'the French reply contains "oui" and the Spanish reply contains "si"',
    'the French translation contains "oui" and the Spanish translation contains "si"',
    'the query is answered',
    "the response's title has no emojis",
    'each section has a title and the title has no emojis',
  ],
};
