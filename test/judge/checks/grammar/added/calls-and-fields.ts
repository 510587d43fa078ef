import type { Sentences } from './rows.ts';

/** What is said of fields of JSON and of calls of tools, where a word that was not read made another sentence of it. */
export const CALLS_AND_FIELDS: Sentences = {
  decided: {
    // Two words that are not called keys: keys of an object, or words of a text.
    '`summary` contains "Paris" and "Rome"': [
      ['{"summary":"From Paris to Rome"}', 1],
      ['{"summary":"From Paris"}', 0],
      ['{"summary":{"Paris":1,"Rome":2}}', 1],
      ['{"summary":{"Paris":1}}', 0],
      ['{"summary":{"from":"Paris","to":"Rome"}}', 'open'],
      ['{"summary":["Paris","Rome"]}', 'open'],
      ['{"summary":"FROM PARIS TO ROME"}', 'open'],
      ['{"summary":"From title","Paris":"From","Rome":"title"}', 'open'],
    ],
    'the value of `reason` contains "refund" as well as "late"': [
      ['{"reason":"late refund"}', 1],
      ['{"reason":"refund"}', 0],
    ],
    '`user.bio` includes "chess" and "tennis"': [
      ['{"user":{"bio":"chess, tennis"}}', 1],
      ['{"user":{"bio":"chess"}}', 0],
    ],
    'the first element of `a` has "x" and "y"': [
      ['{"a":["x and y"]}', 1],
      ['{"a":["x"]}', 0],
      ['{"a":[{"x":1,"y":2}]}', 1],
    ],
    'every `name` contains "A" and "B"': [
      ['[{"name":"A B"},{"name":"B A"}]', 1],
      ['[{"name":"A B"},{"name":"B"}]', 0],
    ],
    '`summary` contains the keys "Paris" and "Rome"': [
      ['{"summary":"From Paris to Rome"}', 0],
      ['{"summary":{"Paris":1,"Rome":2}}', 1],
    ],
    '`notes` contains a "TODO"': [
      ['{"notes":"A TODO here"}', 'open'],
      ['{"notes":"Done"}', 0],
      ['{"notes":{"TODO":1}}', 1],
    ],
    '`user` has a `name` and an `email`': [
      ['{"user":"name, email"}', 'open'],
      ['{"user":{"name":"A","email":"B"}}', 1],
      ['{"user":{"name":"A"}}', 0],
    ],
    'the only link in the reply goes to example.com': [
      ['See http://example.com/a.', 1],
      ['See http://example.com/a and http://example.com/b.', 'open'],
      ['See http://example.com/a and http://other.org.', 0],
      ['None.', 0],
    ],
    '"http://example.com/a" is the only link': [
      ['http://example.com/a', 1],
      ['http://example.com/a and http://example.com/a', 'open'],
    ],
  },
  left: [
    // Of a fault one of them may be enough.
    'Fails if `summary` contains "Paris" and "Rome"',
    'Penalize the answer if `summary` contains "Paris" and "Rome"',
  ],
};
