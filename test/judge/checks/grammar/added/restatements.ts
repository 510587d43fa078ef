import type { Sentences } from './rows.ts';

export const RESTATEMENTS: Sentences = {
  decided: {
    'the response is at most 3 words long (3 words or fewer)': [
      ['One two three', 1],
      ['One two three four', 0],
    ],
    'Fails if the reply has more than one exclamation mark (i.e. two or more).': [
      ['Hi!', 1],
      ['Hi! Ho!', 0],
    ],
    'the response has no links, not even one': [
      ['Hi', 1],
      ['https://example.com', 0],
    ],
    '"cheap" is not mentioned, in other words it never appears': [
      ['Good value.', 1],
      ['Cheap.', 0],
    ],
    'the output is a single line, with no emojis at all': [
      ['One line', 1],
      ['One line 🙂', 0],
      ['Two\nlines', 0],
    ],
    'the response contains no digits (0-9)': [
      ['one', 1],
      ['1', 0],
    ],
    'the response is concise, meaning at most two sentences': [
      ['One. Two.', 1],
      ['One. Two. Three.', 0],
    ],
    'Fails if it is verbose, that is, more than five words': [
      ['One two three four five', 1],
      ['One two three four five six', 0],
    ],
    'the answer is short, i.e. at most two words': [
      ['One two', 1],
      ['One two three', 0],
    ],
    'the last paragraph is exactly "Bye!" and nothing comes after it': [
      ['Hi\n\nBye!', 1],
      ['Bye!\n\nHi', 'open'],
    ],
    'both keywords "refund" and "receipt" are included in the response, in any letter case': [
      ['REFUND and receipt', 1],
      ['Refund', 0],
    ],
    'Fails if the letter "q", large or small, turns up anywhere': [
      ['Quit', 0],
      ['Stop', 1],
    ],
    'the rating, which must be the only thing returned, is a whole number between 1 and 10': [
      ['7', 1],
      ['7 of 10', 'open'],
      ['11', 0],
    ],
    'Fails if the text message, with its spaces counted, runs to more than 4 characters': [
      ['a b c', 0],
      ['abcd', 1],
    ],
    '"tags" has 3 items, no more no less': [
      ['{"tags": [1, 2, 3]}', 1],
      ['{"tags": [1, 2]}', 0],
    ],
    'the JSON has the keys name and email, extra keys are fine': [
      ['{"name": 1, "email": 2, "x": 3}', 1],
      ['{"name": 1}', 0],
    ],
    "Fails if there's an emoji anywhere in it": [
      ['Hi 🎉', 0],
      ['Hi', 1],
    ],
    "it's all in one paragraph, no line breaks": [
      ['One. Two.', 1],
      ['One.\nTwo.', 0],
    ],
    '"priority" is low, medium or high and not some other value': [
      ['{"priority": "low"}', 1],
      ['{"priority": "urgent"}', 0],
    ],
    'the first line is at most 5 characters, the rest can be anything': [
      ['Hi\nthere you are', 1],
      ['Hello there', 0],
    ],
    'the JSON has the keys a and b, and no key besides these two': [
      ['{"a": 1, "b": 2}', 1],
      ['{"a": 1, "b": 2, "c": 3}', 0],
    ],
  },
  left: [
    'it is not wordy, i.e. under three words',
    'it is not wordy, i.e. over three words',
    'Fails if it is not complete, i.e. it ends with a period',
    'it is snappy, i.e. the title is under five words',
    'the response has at least two links (three or more)',
    'the title is short, i.e. under 60 characters',
    'it has a snappy title, i.e. under 60 characters',
    'it is friendly and short, i.e. under 100 words',
    'the tone is right, i.e. no exclamation marks',
    'Penalize long titles, i.e. more than 10 words',
    'it contains "END" and no text follows it',
    'the first line is exactly "START" and no text follows it',
    'the JSON has only the keys name and email, other keys are allowed',
    'it has at least 3 bullets, no more no less',
    'the caption, which must be the only thing returned, has at most ten words',
    'it mentions "foo", not twice',
    'it contains "a", in any case, and "B"',
    '"priority" is low, medium or high and nothing else',
    'it has at most 5 characters, the rest can be anything',
    'currency is USD, EUR or GBP and not some other value',
    'Fails if it contains "actually", literally, or "basically"',
    '"tags" has 3 items, more are fine',
  ],
};
