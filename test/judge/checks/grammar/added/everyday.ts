import type { Sentences } from './rows.ts';

const ten = 'one two three four five six seven eight nine ten';

export const EVERYDAY: Sentences = {
  decided: {
    'the answer anywhere says "as an AI"': [
      ['Well, as an AI I may not.', 1],
      ['Well, I may not.', 0],
    ],
    'either "accept" or "decline" appears in the answer, but not both': [
      ['We accept.', 1],
      ['We decline.', 1],
      ['We accept or decline.', 0],
      ['We wait.', 0],
    ],
    'the keyword "shoes" appears between two and three times, inclusive': [
      ['shoes shoes', 1],
      ['shoes shoes shoes', 1],
      ['shoes shoes shoes shoes', 0],
    ],
    'the response mentions "beta" only when it also mentions "experimental"': [
      ['It is stable.', 1],
      ['The beta is experimental.', 1],
      ['The beta is out.', 0],
    ],
    'Penalize URLs of any kind': [
      ['See https://example.com now.', 0],
      ['See the page.', 1],
    ],
    'Fails if more than one "!" is used': [
      ['One!', 1],
      ['One! Two!', 0],
    ],
    'the reply keeps to 10 words or less': [
      [ten, 1],
      [`${ten} eleven`, 0],
    ],
    'the model replies with a single word': [
      ['Yes', 1],
      ['Yes, sir', 0],
    ],
    'the reply is one sentence only': [
      ['It works.', 1],
      ['It works. It is fast.', 0],
    ],
    'Penalize output of more than two lines': [['a\nb', 1]],
    'Fails if a bullet point goes beyond 10 characters': [
      ['- short', 1],
      ['- a very long item', 0],
    ],
    'not one sentence starts with "But" or "And"': [
      ['It works. So it goes.', 1],
      ['It works. But it is slow.', 0],
    ],
    'the final line reads "Total: 58" or "Total: 58.00"': [
      ['Sum:\nTotal: 58.00', 1],
      ['Sum:\nTotal: 59', 0],
    ],
    'the first line consists of nothing but "TL;DR"': [
      ['TL;DR\nIt works.', 1],
      ['TL;DR It works.\nSo.', 0],
    ],
    'Fails if the last line is anything other than "-- The Team"': [
      ['Bye.\n-- The Team', 1],
      ['Bye.\n-- Us', 0],
    ],
    '"Monday" and "Friday" all appear, in that order': [
      ['Monday to Friday', 1],
      ['Friday to Monday', 0],
    ],
    'Fails if the reply kicks off with "Hi"': [
      ['Hi there.', 0],
      ['Welcome, hi.', 1],
    ],
    'Reward replies that end on the exact sentence "Can I help?"': [
      ['It is done. Can I help?', 1],
      ['Can I help? It is done.', 0],
    ],
    'Fails if the text "ly" appears as a whole word, regardless of case': [
      ['It runs.', 1],
      ['It runs quickly.', 1],
      ['Add LY there.', 0],
    ],
    '"refund" is mentioned in any casing': [
      ['REFUND', 1],
      ['return', 0],
    ],
    'it contains "yes" or "no" but not both': [
      ['yes', 1],
      ['no', 1],
      ['yes and no', 0],
    ],
    'at least two of the following words occur: sun, rain, snow': [
      ['Sun and rain.', 1],
      ['Rain.', 0],
    ],
    'Fails if "TODO" or "FIXME" is left in the output': [
      ['FIXME', 0],
      ['Done.', 1],
    ],
    'the text contains the word "Apple" with a capital A': [
      ['An Apple a day.', 1],
      ['An apple a day.', 0],
    ],
    'no question is asked of the user': [
      ['Fine.', 1],
      ['Is it fine?', 0],
    ],
    'the email still contains "TODO"': [['TODO: all.', 1]],
    'the story is at least three words long': [['They met again.', 1]],
    'the very first character is an opening curly brace': [
      ['{"a": 1}', 1],
      ['[1]', 0],
    ],
    'the last character of the reply is a period': [
      ['Done.', 1],
      ['Done!', 0],
      ['He said "Done."', 'open'],
    ],
    'the reply begins with a dollar sign': [
      ['$5 is fine.', 1],
      ['5 is fine.', 0],
    ],
    'the reply ends without a period': [
      ['Done', 1],
      ['Done.', 0],
    ],
    '"END" is the very last thing in the reply': [
      ['So it goes. END', 1],
      ['END of it', 0],
    ],
    'the very first thing the assistant says is "Hello"': [
      ['Hello there.', 1],
      ['Well, hello.', 0],
    ],
    'the assistant\'s first word is "Yes"': [
      ['Yes, it is.', 1],
      ['No, it is not.', 0],
    ],
    'the assistant answers only with "Yes" or "No"': [
      ['No', 1],
      ['No way', 0],
    ],
    "there's text under every heading": [
      ['# A\n\ntext', 1],
      ['# A\n\n# B\n\ntext', 0],
    ],
    'the very first character is { and the very last is }': [
      ['{"a":1}', 1],
      ['It is {"a":1}', 0],
    ],
    'Fails if it opens with sorry': [
      ['Sorry, no.', 0],
      ['No.', 1],
    ],
    "there's a single code block, not two or three": [
      ['```\na\n```', 1],
      ['```\na\n```\n\n```\nb\n```', 0],
    ],
    'every value in the Status column is open or closed': [
      ['| Id | Status |\n|---|---|\n| 1 | open |', 1],
      ['| Id | Status |\n|---|---|\n| 1 | lost |', 0],
    ],
    'the items array has at least two entries': [
      ['{"items":[1,2]}', 1],
      ['{"items":[1]}', 0],
    ],
    'Fails if any heading sits deeper than level three': [
      ['### A', 1],
      ['#### A', 0],
    ],
    'Fails if a price is shown without two decimals': [
      ['It costs $5.00.', 1],
      ['It costs $5.', 0],
    ],
  },
  left: [
    'every value in the Status column is empty or numeric',
    'it opens with sorry for the delay',
    'the story has two characters',
    'at least two of the following topics occur: sun, rain, snow',
    'two of the following words occur: sun, rain, snow',
    '"TODO" or "FIXME" is left in the code',
    'the reply contains the word "Apple" with a capital P',
    'no question is asked',
    'the question is asked of the user',
    'the reply is simply "Yes"',
    'the first sentence of the story is short',
    'the assistant is limited to 50 words',
    'the reply starts with a bracket',
    '"Thanks" is the last thing in the list',
    'the user\'s first word is "Yes"',
    'the reply is just "a good answer"',
    'the model replies only with "Yes" when asked',
    'a sentence has fewer than 10 words',
    'a bullet point must start with a verb',
    'either "a1" or "b1" appears, but not often',
    'the response mentions "beta" only when it has to',
    'the answer anywhere promises a refund',
    'the reply keeps to the point',
    'the reply sticks to 50 words',
    'Fails if "a b" appears as a whole word',
    'the model replies with a single idea',
    'the reply is one of the sentences only',
    'Penalize output of poor quality',
    'Penalize links of the wrong kind',
    'the final line reads like a joke',
    'the first line consists of nothing but praise',
    'the reply names the customer',
    'the agent does not stop until the task is done',
  ],
};
