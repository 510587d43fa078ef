import type { Sentences } from './rows.ts';

const json = (value: unknown) => JSON.stringify(value);

/** What a careful reader would not settle: values in another form, several statements, what stands beside a paragraph. */
export const DOUBTFUL_VALUES: Sentences = {
  decided: {
    'Passes if the response ends with a code block': [
      ['- x\n  ```\n  a\n  ```', 'open'],
      ['- x\n- y', 0],
    ],
    'Passes if the response contains "free shipping"': [
      ['[free](https://example.com) shipping', 'open'],
      ['**fr**ee shipping', 'open'],
      ['**free** and shipping', 0],
      ['```\n**fr**ee shipping\n```', 0],
    ],
    'Passes if the response contains "undo"': [
      ['un**do**', 'open'],
      ['`un**do**`', 0],
    ],
    'Passes if the "tags" field contains "urgent"': [
      ['{"tags": "non-urgent"}', 'open'],
      ['{"tags": "urgent, new"}', 1],
    ],
    'Fails if the response contains "TODO"': [
      ['Todo está bien.', 'open'],
      ['TODO: x', 0],
    ],
    // One label that is returned is the whole response.
    'it outputs only one of these labels: billing, technical, other': [
      ['billing', 1],
      ['This looks like a billing question.', 0],
      ['billing, technical', 0],
    ],
    'the response returns just one of: billing, technical, other': [
      ['Technical', 1],
      ['It is technical, I think', 0],
    ],
    'it answers with only one of the labels "billing", "technical" or "other"': [
      ['other', 1],
      ['some other thing', 0],
    ],
    'it returns exactly one of the labels billing, technical, other': [
      ['billing', 1],
      ['A billing question', 'open'],
      ['none', 0],
    ],
    'it contains only one of these labels: billing, technical, other': [['This looks like a billing question.', 1]],
    'Fails if it outputs one of these words: damn, hell': [
      ['Oh damn it', 0],
      ['Oh no', 1],
    ],
    // Digits of a number of JSON.
    'the year has four digits': [
      [json({ year: 2024 }), 1],
      [json({ year: '2024' }), 1],
      [json({ year: 24 }), 0],
      [json({ year: 2024.5 }), 'open'],
    ],
    'the year has two digits': [
      [json({ year: 24 }), 1],
      [json({ year: 2024 }), 0],
    ],
    'the year is 2024': [
      ['2024', 1],
      ['2023', 0],
      ['24', 'open'],
      [json({ year: 24 }), 'open'],
      [json({ year: '24' }), 'open'],
    ],
    'the sentiment is positive or neutral': [
      [json({ sentiment: 'positive' }), 1],
      [json({ sentiment: 'negative' }), 0],
      [json({ sentiment: { label: 'positive' } }), 'open'],
      [json({ sentiment: 0.8 }), 'open'],
    ],
    'sentiment is a single word': [
      [json({ sentiment: 'good' }), 1],
      [json({ sentiment: 'very good' }), 0],
      [json({ sentiment: { label: 'good' } }), 'open'],
    ],
    'Fails if the rating is 4': [
      [json({ rating: 4 }), 0],
      [json({ rating: 5 }), 1],
      [json({ rating: '5' }), 1],
      [json({ rating: null }), 'open'],
      [json({ rating: '4/5' }), 'open'],
    ],
    'the note is not empty': [
      ['Call Ann.', 1],
      ['', 0],
      ['""', 'open'],
      ['  ', 'open'],
    ],
    'the slug is lowercase': [
      ['my-post', 1],
      ['My-post', 0],
      ['123', 'open'],
      [json({ slug: 0.8 }), 'open'],
    ],
    'the slug has at most 12 characters': [
      ['my-new-post', 1],
      ['my-very-long-new-post', 0],
      ['/blog/my-new-post', 'open'],
    ],
    'the country code has two letters': [
      ['ZZ', 1],
      ['USA', 0],
      ['US, CA', 'open'],
    ],
    // Texts without quotation marks that may be written in another way.
    'it mentions 17:30': [
      ['At 17:30.', 1],
      ['At 17:31.', 0],
      ['At 17.30.', 'open'],
      ['At 1730.', 'open'],
      ['At 5:30 PM.', 'open'],
      ['At half past five.', 'open'],
    ],
    'it mentions "17:30"': [['At 17.30.', 0]],
    'it offers a discount of 10%': [
      ['Here is a 10% discount.', 1],
      ['Here is nothing.', 0],
      ['Here is a ten percent discount.', 'open'],
      ["We can't offer a discount of 10%.", 'open'],
    ],
    'it mentions 10%': [
      ['A 10% cut', 1],
      ['A 20% cut', 0],
      ['Ten percent off', 'open'],
    ],
    'the response uses °C': [
      ['20 °C', 1],
      ['20 °F', 0],
      ['20 ℃', 'open'],
      ['20 ° C', 'open'],
      ['20 degrees Celsius', 'open'],
    ],
    'it mentions order 88213': [
      ['Order 88213 is here.', 1],
      ['Order 88214 is here.', 0],
      ['Order 88,213 is here.', 'open'],
      ['Order 88213-A is here.', 'open'],
    ],
    'times are in 24-hour format': [
      ['At 17:30.', 1],
      ['At 5:30 PM.', 0],
      ['At 17.30.', 'open'],
      ['Doors open at 1730.', 'open'],
      ['In 2024 it cost $17.30.', null],
      ['Pay with 4111 1111 1111 1111.', null],
    ],
    'the only price is $49': [
      ['It costs $49.', 1],
      ['It costs $59.', 0],
      ['It is not $49.', 'open'],
    ],
    // A clause of one of several statements.
    'the query has a LIMIT': [
      ['SELECT a FROM t LIMIT 5', 1],
      ['SELECT a FROM t', 0],
      ['SELECT a FROM t; SELECT b FROM t LIMIT 5', 'open'],
      ['SELECT a FROM t FETCH FIRST 5 ROWS ONLY', 'open'],
      ['SELECT TOP 5 a FROM t', 'open'],
    ],
    // What stands beside a paragraph.
    'Reward a response that is a single paragraph': [
      ['One. Two.', 1],
      ['One.\n\nTwo.', 0],
      ['# One\n\nTwo.', 'open'],
      ['One:\n\n- a\n- b', 'open'],
      ['One:\n\n```js\na\n```', 'open'],
    ],
    'Reward keeping the response to one paragraph': [
      ['One. Two.', 1],
      ['One.\n\nTwo.', 0],
      ['One:\n\n| a |\n| - |\n| 1 |', 'open'],
    ],
    'the response has exactly one paragraph': [['# One\n\nTwo.', 1]],
    'the third line contains "1"': [
      ['a\nb\n1', 1],
      ['a\nb\nc', 0],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 'open'],
    ],
    'Fails if the response contains an http link': [
      ['See http://example.com', 0],
      ['See https://example.com', 1],
      ['```\ncurl http://example.com\n```', 'open'],
    ],
    'the response is CSV with three columns': [
      ['name,age,city\nAda,3,Rome', 1],
      ['name,age\nAda,3', 0],
      ['First, we go, then rest\nSecond, we eat, and sleep', 'open'],
    ],
    'the first line is "Hello"': [
      ['Hello\nyou', 1],
      ['Dear\nyou', 0],
      ['\n\nHello\nyou', 'open'],
    ],
    'Penalize bullets without a period': [
      ['- One.\n- Two.', 1],
      ['- One\n- Two.', 0],
      ['- See v1. It is new\n- Two.', 'open'],
    ],
  },
  left: [
    'Penalize outputting only one of these labels: billing, technical, other',
    'it outputs only one of the following: a table, a list',
    'the tool returns only one of "a" or "b"',
    'Fails if select is in lowercase',
    'SELECT is uppercase',
    'the response has a LIMIT over 10',
    'it offers 10%',
    'Fails if it offers 17:30',
  ],
};
