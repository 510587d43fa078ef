import type { Sentences } from './rows.ts';

/** Texts that may be meant within words or addresses, samples with a blank, and dates and numbers that are written in short. */
export const WITHIN_WORDS: Sentences = {
  decided: {
    'Passes if the response contains "ough"': [
      ['It was a tough, rough road.', 'open'],
      ['It was easy.', 0],
      ['The letters "ough" are said in many ways.', 1],
    ],
    'Passes if the response contains "cat"': [['A category', 0]],
    'Passes if the response does not contain "th"': [
      ['The moth slept.', 'open'],
      ['A bird sings.', 1],
    ],
    'Passes if the response starts with "Wh"': [
      ['Why do we dream?', 'open'],
      ['Do we dream?', 0],
    ],
    'Passes if no line ends with "ight".': [
      ['Stars fill the night\nand I am home', 'open'],
      ['Stars rise\nand I am home', 1],
    ],
    'Passes if "ei" occurs more often than "ie"': [['Their weight is eight.', 'open']],
    'Passes if every sentence ends with "-ed".': [
      ['She walked. He talked.', 'open'],
      ['She walks. He talks.', 0],
    ],
    'Passes if no sentence begins with "un-".': [
      ['Unpack the box. Go home.', 'open'],
      ['Pack the box. Go home.', 1],
    ],
    'Passes if the response contains "-ing"': [
      ['I was going.', 'open'],
      ['I ingest it.', 0],
    ],
    'Passes if the code block contains "-v"': [
      ['```sh\ncurl -v x\n```', 1],
      ['```sh\ncurl x\n```', 0],
    ],
    'Passes if the reply contains the word "refund".': [
      ['All details are [here](https://bank.com/refund).', 'open'],
      ['![refund](a.png) of it', 'open'],
      ['Write to refund@bank.com.', 'open'],
      ['A refund, as https://bank.com/help says.', 1],
    ],
    'Passes if the word "refund" occurs at most once.': [
      ['Your [refund](https://bank.com/refund) is on its way.', 'open'],
      ['Your refund is on its way.', 1],
    ],
    'Passes if "refund" comes before "free"': [
      ['[Here](https://bank.com/refund) it is free.', 'open'],
      ['A refund is free.', 1],
      ['Refunds are free.', 'open'],
    ],
    'Fails if the reply contains a phone number.': [
      ['Call 1-800-GO-FEDEX for a pick-up.', 'open'],
      ['Call 0800-REISEN today.', 'open'],
      ['In 1800 MEN came.', 1],
    ],
    'Fails if the answer contains a date.': [
      ['Ihr Termin ist am 3.5. um 10 Uhr.', 'open'],
      ['Please come on 24.12 at noon.', 'open'],
      ['Your appointment: Tue 12/8, 9 am', 'open'],
      ['It weighs 3.5 kg.', 1],
    ],
    // Spaced dots are an ellipsis.
    'Passes if the response has exactly one sentence': [
      ['He went . . . home.', 1],
      ['He went . . . Then he came.', 0],
    ],
    'Passes if no sentence contains an ellipsis': [
      ['He went . . . home.', 'open'],
      ['He went home.', 1],
    ],
    'Passes if the response starts with yes or no': [
      ['No. 5 is alive.', 'open'],
      ['No. It is not.', 1],
    ],
    'Passes if the HTML has no inline event handlers': [
      ['<p once="1">a</p>', 1],
      ['<p onclick="a()">a</p>', 0],
    ],
    'Passes if the response contains a hexadecimal colour code': [
      ['Best of the #decade', 'open'],
      ['Use #ff00aa.', 1],
    ],
    'Fails if any emoji is used': [
      ['Press ▶ now', 'open'],
      ['It is ™ by now', 1],
    ],
    'Passes if the response mentions "PROJ-123"': [
      ['See PROJ-123-A', 'open'],
      ['PROJ-123 is done', 1],
    ],
    'Passes if headings are in alphabetical order': [
      ['# A\nx\n\n**Zed**\n\nA b.\n\n# B\ny', 'open'],
      ['# A\nx\n\n# B\ny', 1],
    ],
    'Passes if the response contains "Malcolm X"': [['It was Malcolm X.', 1]],
  },
  left: [
    'Passes if there are more links than the number of bullets in the first section',
    'Passes if the last line is "Serves N".',
    'Passes if the last sentence is "The answer is X."',
    'Passes if the response starts with "Dear Name,"',
    'Passes if the response ends with "— Author Name"',
  ],
};
