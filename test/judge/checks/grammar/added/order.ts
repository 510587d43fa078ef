import type { Sentences } from './rows.ts';

export const ORDER: Sentences = {
  decided: {
    '"Step 1" comes before "Step 2" in the response': [
      ['Step 1: a. Step 2: b.', 1],
      ['Step 2: b. Step 1: a.', 0],
      ['Step 1: a.', 0],
    ],
    'the word "problem" appears earlier than the word "solution"': [
      ['A problem and its solution.', 1],
      ['A solution to a problem.', 0],
      ['A problem, a solution, a problem.', 'open'],
    ],
    '"a1" is mentioned after "b1"': [
      ['b1 a1', 1],
      ['a1 b1', 0],
    ],
    '"first" appears before "second", and "second" before "third"': [
      ['first, second, third', 1],
      ['first, third, second', 0],
    ],
    'it mentions "apples" before it mentions "pears"': [
      ['apples and pears', 1],
      ['pears and apples', 0],
    ],
    '"apples" comes up after "pears" does': [
      ['pears and apples', 1],
      ['apples and pears', 0],
    ],
    'the response mentions "Paris" and then "London"': [
      ['From Paris to London.', 1],
      ['From London to Paris.', 0],
    ],
    '"first", "then" and "finally" appear in that order': [
      ['first a, then b, finally c', 1],
      ['first a, finally c, then b', 0],
    ],
    'the response has no double spaces': [
      ['One two.', 1],
      ['One  two.', 0],
      ['`a  b`', 'open'],
    ],
    'there are no blank lines in the response': [
      ['One\ntwo', 1],
      ['One\n\ntwo', 0],
    ],
    'the response contains no tabs': [
      ['One two', 1],
      ['One\ttwo', 0],
    ],
    'the response has exactly two blank lines': [
      ['a\n\nb\n\nc', 1],
      ['a\n\n\nb', 1],
      ['a\n\nb', 0],
    ],
    'the answer has at least 5 words but no more than 7': [
      ['One two three four five six', 1],
      ['One two three', 0],
      ['One two three four five six seven eight', 0],
    ],
    'the response is neither shorter than 5 characters nor longer than 8': [
      ['abcdef', 1],
      ['abc', 0],
      ['abcdefghi', 0],
    ],
    'Fails if an em dash (—) appears': [
      ['a - b', 1],
      ['a — b', 0],
    ],
    'the reply starts with "PRIORITY" whenever the user\'s message contains the word "urgent"': [
      ['PRIORITY: yes', 1, 'This is urgent.'],
      ['Yes', 0, 'This is urgent.'],
      ['Yes', null, 'No hurry.'],
    ],
    "if the user's message has more than 5 words, the response contains a bulleted list": [
      ['- a\n- b', 1, 'One two three four five six.'],
      ['a', 0, 'One two three four five six.'],
      ['a', null, 'Hi'],
    ],
    '"Acme" is mentioned at least twice and "Globex" at most once': [
      ['Acme, Acme', 1],
      ['Acme, Acme, Globex, Globex', 0],
    ],
    'exactly one of the words "approve" and "reject" is present': [
      ['I approve.', 1],
      ['Approve or reject.', 0],
      ['Neither.', 0],
    ],
    'the words Monday and Friday are both mentioned': [
      ['Monday to Friday', 1],
      ['Monday', 0],
    ],
    'Fails if any HTML tag other than <b> or <i> is present': [
      ['<b>a</b>', 1],
      ['<u>a</u>', 0],
    ],
  },
  left: [
    '"Step 1" is better than "Step 2"',
    'the response mentions "a" and "b" in a sensible order',
    '"a" comes right before "b"',
    '"a" comes long before "b"',
    'the response has too many blank lines',
    'the response has at least 2 bold words',
    'the answer has at least 5 words but no more than 7 sentences',
    "if the user's message is angry, the response contains a link",
    "if the user's message contains a question, the response answers it",
    'the word count is at most 5 or so',
    'the name of the city appears twice',
    'one of the words "approve" and "reject" and a table are present',
  ],
};
