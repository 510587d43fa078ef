import type { Sentences } from './rows.ts';

/** The response beside the user's message: lengths in a unit, the same text, the language that they wrote in, what stands in both. */
export const BESIDE_MESSAGE: Sentences = {
  decided: {
    'Passes if the reply is in whatever language the customer used': [
      [
        'Ihre Bestellung ist gestern bei uns angekommen, und wir schicken sie Ihnen heute noch zu.',
        1,
        'Wo ist meine Bestellung, und wann kommt sie endlich bei mir an? Ich warte schon lange.',
      ],
      [
        'Your order has left our warehouse today and will reach you within the next two days.',
        0,
        'Wo ist meine Bestellung, und wann kommt sie endlich bei mir an? Ich warte schon lange.',
      ],
    ],
    'the summary is shorter than the text the user sent': [
      ['We meet on Tuesday.', 1, 'The meeting will be held on Tuesday as usual.'],
      ['We meet on Tuesday.', 0, 'Tuesday.'],
    ],
    'Fails if the corrected text is identical to what the user sent': [
      ['the cat sat', 1, 'teh cat sat'],
      ['teh cat sat', 0, 'teh cat sat'],
    ],
    'the translation keeps all the curly-brace variables from what the user wrote': [
      ['Hallo {name}', 1, 'Hello {name}'],
      ['Hallo Name', 0, 'Hello {name}'],
    ],
    'Fails if the response has a link or a hashtag in it': [
      ['See https://a.example now', 0],
      ['Nice #today', 0],
      ['Nothing', 1],
    ],
    "the response is shorter (in characters) than the user's message": [
      ['Moved.', 1, 'The meeting was moved.'],
      ['It was all moved.', 0, 'It was moved.'],
    ],
    "Penalize answers that are longer, counted in words, than the user's message": [
      ['Near Bonn', 1, 'Where is it now'],
      ['It is in Bonn, near the river', 0, 'Where is it now'],
    ],
    "the response is no longer than the user's message in words": [
      ['One two', 1, 'abc def'],
      ['One two three', 0, 'abc def'],
    ],
    "the response has the same number of words as the user's text": [
      ['huge red hound', 1, 'big red dog'],
      ['huge hound', 0, 'big red dog'],
    ],
    "the response has exactly as many lines as the user's message": [
      ['Hallo\nAuf Wiedersehen', 1, 'Hello\nBye'],
      ['Hallo', 0, 'Hello\nBye'],
    ],
    "Fails if the response is identical to the user's message": [
      ['the cat', 1, 'teh cat'],
      ['teh cat', 0, 'teh cat'],
      ['Teh cat', 'open', 'teh cat'],
    ],
    "the response differs from the user's text": [
      ['the cat', 1, 'teh cat'],
      ['teh cat', 0, 'teh cat'],
    ],
    "every number that occurs in the response also occurs in the user's message": [
      ['You paid 45 euros for 3 lamps.', 1, 'I bought 3 lamps for 45 euros.'],
      ['You paid 15 euros for each of 3.', 0, 'I bought 3 lamps for 45 euros.'],
    ],
    "each URL in the answer was given in the user's message": [
      ['Yes, https://a.io/x is safe.', 1, 'Is https://a.io/x safe?'],
      ['Yes, see https://a.io/report.', 0, 'Is https://a.io/x safe?'],
    ],
  },
  left: [
    'the email is shorter than what the user sent',
    "the poem is longer than the user's text",
    'the response has a table and a list in it',
    "the response is as long as the user's message",
    "the response is a shorter version of the user's message",
    "the response is similar to the user's message",
    "the response is the same as the user's message in meaning",
    "the response is identical in tone to the user's message",
    "the response does not differ from the user's message",
    'the reply is in whatever language the user asked for',
    'the reply uses the same language as the user',
    'the user is answered in the language they asked for',
    'the user is answered in the language of the document',
    "the response is in the same language as the user's document",
    'every number that occurs in the response is also correct',
    "the response is shorter in tone than the user's message",
  ],
};
