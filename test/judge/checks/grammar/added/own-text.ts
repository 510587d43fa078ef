import type { Sentences } from './rows.ts';

export const OWN_TEXT: Sentences = {
  decided: {
    'the text has no emojis': [
      ['Well done.', 1],
      ['Well done 🎉', 0],
      ['Sure! Well done.', 'open'],
      ['The text is done.', 'open'],
      ['Here is what I wrote:\nWell done.', 'open'],
      ['Well done.\n\n---\n\nWould you like more?', 'open'],
      ['```\nWell done.\n```', 'open'],
      ['Well done.', 1, 'Write a slogan with the word "done".'],
      ['Well done.', 'open', 'Proofread the text.'],
      ['Well done.', 'open', 'Shorten it: we all say that this was very well done 🎉'],
      ['Well done.', 'open', 'Shorten "we all say that this was very well done".'],
      ['Well done.', 'open', 'Shorten it.\nWell done 🎉'],
      ['Well done.', 'open', 'x'.repeat(281)],
    ],
    'the entire post is under 4 words': [
      ['We ship daily.', 1],
      ['We ship it daily.', 0],
      ['We ship daily.', 1, 'Write a post on shipping.'],
      ['We ship daily.', 'open', 'Write a comment on my post.'],
    ],
    '"solar" appears in the copy and the copy has at most 3 words': [
      ['Go solar now.', 1],
      ['Go green now.', 0],
    ],
    'the summary\'s first sentence contains "refund"': [
      ['A refund came. It was late.', 1],
      ['It was late. A refund came.', 0],
      ['In summary, a refund came.', 'open'],
    ],
    'no line of the poem is longer than 5 words': [
      ['The sea is blue\nand so are you', 1],
      ['The sea is as blue as you', 0],
    ],
    'Reward posts that have exactly one hashtag': [
      ['So #new', 1],
      ['So new', 0],
    ],
    'Penalize captions with emojis': [
      ['So new', 1],
      ['So new 🎉', 0],
    ],
  },
  left: [
    'the text of the label has no emojis',
    'the text in bold has at most 3 words',
    'the text between the brackets is empty',
    "the response is as long as the text and has 'ab' in the text",
    'the text has no emojis and the message has no commas',
    'the text and the summary have no emojis',
    'the text is shorter than the summary',
    "the user's text has no emojis",
    'the response contains "foo" when the text contains "bar"',
    'the text mentions "foo" if the user writes "bar"',
    'if the message has no emojis, the message has no commas',
    'the error message has no emojis',
    'the message of the user has no emojis',
    'the story has at least fifty characters',
    'the letter is in uppercase',
    'the text the user sent has no emojis',
    'the copy is identical to the original',
    'the response contains every word of the text',
    'Reward texts in quotation marks',
  ],
};
