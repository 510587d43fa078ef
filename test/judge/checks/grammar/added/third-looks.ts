import type { Sentences } from './rows.ts';

/** What readers could see in another way, in the responses that people met. */
export const THIRD_LOOKS: Sentences = {
  decided: {
    'the response has exactly 2 sentences': [
      ['I am here. I will go.', 1],
      ['Hi Anna,\n\nI am here. I will go.', 'open'],
      ['I am here. I will go.\n\nBest,\nBob', 'open'],
      ['I am here. I will go.\n\n[1] Smith 2020', 'open'],
      ['I am here. I will go. #fun #sun', 'open'],
      ['I am here. I will go.\n\nhttps://a.com', 'open'],
      ['I am here. I will go.\n\n---', 1],
      ['I am here. I will go, too. And so will the others', 0],
    ],
    'the response has exactly 1 paragraph': [
      ['I am here. I will go.', 1],
      ['Hi Anna,\n\nI am here. I will go.', 'open'],
      ['I am here. I will go.\n\nBob', 'open'],
      ['I am here. I will go.\n\n#fun #sun', 'open'],
      ['I am here.\n\nI will go.', 0],
      ['I see two:\n\n• one\n• two', 'open'],
    ],
    'each sentence has at least 3 words': [
      ['Hi Anna,\n\nI am here. I will go.', 'open'],
      ['Go. I will go.\n\nBob', 0],
    ],
    'the response ends with a period': [
      ['I go.\n\n---', 'open'],
      ['I go!\n\n---', 0],
    ],
    'the response ends with "---"': [['I go.\n\n---', 1]],
    'the response contains exactly one date': [
      ['On 5-May-2024 we go', 1],
      ['It is 2024-May-05', 1],
      ['on June the 5th', 1],
      ['on June the 5th, 2024', 1],
      ['on June the fifth', 'open'],
      ['05May2024', 'open'],
      ['due 12/25', 'open'],
      ['due 2024-05', 'open'],
      ['It is 3/4 of it, open 24/7', 0],
      ['32-May-2024', 'open'],
    ],
    'Fails if the response contains a phone number': [
      ['Reach me: 98765432', 'open'],
      ['call 5551234567', 'open'],
      ['Order 12345678', 1],
      ['It has 83200000 people', 1],
    ],
    'the response contains exactly one number': [
      ['It is $-5', 1],
      ['It is 10^3', 'open'],
      ['It is 5×10^3', 'open'],
      ['It is 1e3', 'open'],
      ['5 and 6', 0],
    ],
    'the response contains a dollar amount': [['It is $-5', 1]],
    'the response consists only of bullet points': [
      ['• a\n• b', 1],
      ['• a\n\n• b', 1],
      ['• a\nand b', 'open'],
      ['Hi\n• a', 0],
      ['1️⃣ a\n2️⃣ b', 'open'],
    ],
    'the response begins with a list': [
      ['• a\n• b\n\nHi', 1],
      ['1.Open\n2.Close', 'open'],
      ['Step 1: Go\nStep 2: Stop', 'open'],
      ['Hi\n\n• a', 0],
    ],
    'the response ends with a bulleted list': [
      ['Hi\n• a\n• b', 1],
      ['Hi\n\n• a\n• b\n\nBye', 0],
      ['Hi\n\n• a\n• b\nBye', 'open'],
    ],
    'the response contains a numbered list': [
      ['1️⃣ a\n2️⃣ b', 'open'],
      ['1.Open\n2.Close', 'open'],
      ['It is 1.5\n2.5 or so', 0],
    ],
    'the response contains a bulleted list': [
      ['-a\n-b', 'open'],
      ['-a', 0],
    ],
    'each numbered item ends with a period': [['1. a.\n2. b.\n\nStep 1: a\nStep 2: b', 'open']],
    'the response contains a list of exactly 2 items': [
      ['• a\n• b', 1],
      ['• a\n\n• b\n\n• c', 0],
      ['1️⃣ a\n2️⃣ b', 'open'],
    ],
    '"tags" has at least two strings': [
      ['{"tags":["a","b"]}', 1],
      ['{"tags":["a","b",3]}', 'open'],
      ['{"tags":["a",3]}', 0],
      ['{"tags":"a, b"}', 0],
    ],
    'the JSON has a "tags" array with at least two strings': [
      ['{"tags":["a","b"]}', 1],
      ['{"tags":[1,2]}', 0],
    ],
    'every item in "items" is a string': [
      ['{"items":["a"]}', 1],
      ['{"items":["a",1]}', 0],
      ['{"data":{"items":["a"]}}', 'open'],
      ['{"data":["a"]}', 0],
    ],
    'each entry in "users" has both "id" and "name"': [['{"data":{"users":[{"id":1,"name":"a"}]}}', 'open']],
    'the response is valid YAML with the key "a"': [
      ['a: 1', 1],
      ['```yaml\na: 1\n```', 0],
    ],
    'the response is valid YAML': [['```yaml\na: 1\n```', 0]],
    'the YAML has the key "a"': [['```yaml\na: 1\n```', 1]],
    'every line is valid JSON': [
      ['{"a":1}\n{"b":2}', 1],
      ['```json\n{"a":1}\n{"b":2}\n```', 'open'],
      ['{"a":1}\nno', 0],
    ],
    'the list is in alphabetical order': [
      ['- a\n- b\n\nThen\n\n- a\n- c', 'open'],
      ['- a\n- b\n\nThen\n\n- c\n- d', 1],
      ['- b\n- a\n\nThen\n\n- c\n- d', 0],
    ],
    'the steps are numbered consecutively': [
      ['1. a\n2. b', 1],
      ['3. a\n4. b', 'open'],
      ['1. a\n3. b', 0],
    ],
    'the steps are numbered consecutively from 1': [['3. a\n4. b', 0]],
    'each sentence ends with an emoji': [
      ['I go 👍', 1],
      ['I go. 👍 I stay. 😀', 'open'],
      ['I go. 👍 I stay.', 0],
    ],
    'the response has exactly two sentences': [['Wow!👍 I stay!😀', 1]],
    'the response is in English': [
      ['Hello, how are you today? I am fine.', 1],
      ['Hello, how are you today?\nBonjour, comment allez-vous ?', 'open'],
    ],
    'the response contains no HTML tags': [
      ['a </b> c', 0],
      ['a < b', 1],
    ],
    'Fails if the response contains bold text': [
      ['<span style="font-weight: bold">x</span>', 'open'],
      ['𝐛𝐨𝐥𝐝', 'open'],
      ['<span style="color: red">x</span>', 1],
    ],
    'the response contains a table': [
      ['+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n+---+---+', 'open'],
      ['┌─┬─┐\n│a│b│\n└─┴─┘', 'open'],
      ['| a | b |\n| 1 | 2 |', 'open'],
      ['```\n| a |\n|---|\n```', 'open'],
      ['| a | b |', 0],
    ],
    'Fails if the response contains an em dash': [
      ['a &mdash; b', 'open'],
      ['a &amp; b', 1],
    ],
    'the response contains a colon': [
      ['| a | b |\n|:--|--:|\n| 1 | 2 |', 'open'],
      ['| a: | b |\n|:--|--:|\n| 1 | 2 |', 1],
    ],
    'the response contains an ampersand': [
      ['a & b', 1],
      ['a &mdash; b', 'open'],
    ],
    'Fails if a link is given twice': [
      ['![a](https://a.com/i.png) ![b](https://a.com/i.png)', 'open'],
      ['![a](https://a.com/i.png) ![b](https://a.com/j.png)', 1],
    ],
    'the bullets contain "foo"': [
      ['- foo\n- food foo', 1],
      ['- foo\n- bar', 'open'],
      ['- a\n- bar', 0],
      ['None.', null],
    ],
    'the response contains one of "foo" and "bar"': [
      ['foo', 1],
      ['foo and bar', 'open'],
      ['neither', 0],
    ],
    'Fails if the response contains one of "foo" and "bar"': [
      ['foo and bar', 0],
      ['neither', 1],
    ],
    'Fails if the response does not contain one of "foo" or "bar"': [
      ['foo and bar', 1],
      ['neither', 0],
    ],
    'the response contains at least one of "foo" and "bar"': [['foo and bar', 1]],
    'Fails if the response contains headings': [
      ['Summary\n\nIt is so.', 'open'],
      ['#Plan\n\nIt is so.', 'open'],
      ['Dear Ann,\n\nIt is so.', 1],
      ['It is so.\n\nBob', 1],
    ],
    'the response has exactly 3 lines': [
      ['a\nb\nc', 1],
      ['a\n\nb\nc', 1],
      ['```\na\nb\nc\n```', 'open'],
      ['```\na\n```', 'open'],
      ['a\nb', 0],
    ],
  },
  left: ['the bullets contain "foo" and "bar"', 'the response does not contain one of "foo" and "bar"'],
};
