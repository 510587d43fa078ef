import type { Sentences } from './rows.ts';

/** Criteria about fields of JSON and calls of tools that were misread because one word was ignored. */
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
    // What is called a list or an object is none where it is of another type.
    'the JSON object\'s "tags" list is empty': [
      ['{"tags":[]}', 1],
      ['{"tags":[1]}', 0],
      ['{"tags":""}', 'open'],
      ['{"tags":{}}', 'open'],
    ],
    'the "address" object in the JSON is not empty': [
      ['{"address":{"a":1}}', 1],
      ['{"address":{}}', 0],
      ['{"address":"x"}', 'open'],
      ['{"address":["x"]}', 'open'],
    ],
    'the "name" string in the JSON is not empty': [
      ['{"name":"A"}', 1],
      ['{"name":""}', 0],
      ['{"name":["A"]}', 'open'],
    ],
    'the "address" object in the JSON is not null': [
      ['{"address":{}}', 1],
      ['{"address":null}', 0],
      ['{"address":"x"}', 'open'],
    ],
    'the object `address` is not null': [
      ['{"address":{}}', 1],
      ['{"address":"x"}', 'open'],
    ],
    'the list in "tags" is not empty': [
      ['{"tags":[1]}', 1],
      ['{"tags":"x"}', 'open'],
    ],
    'the "tags" array exists': [
      ['{"tags":[1]}', 1],
      ['{"tags":"x"}', 'open'],
      ['{}', 0],
    ],
    'the "phone" number in the JSON is not null': [
      ['{"phone":"+1 555 0100"}', 1],
      ['{"phone":"none"}', 'open'],
    ],
    'the "tags" field in the JSON is empty': [
      ['{"tags":[]}', 1],
      ['{"tags":""}', 1],
    ],
    'the returned JSON object has an empty "tags" list': [
      ['{"tags":[]}', 1],
      ['{"tags":""}', 'open'],
    ],
    'the "tags" array is null or empty': [
      ['{"tags":[]}', 1],
      ['{"tags":null}', 1],
      ['{"tags":""}', 'open'],
    ],
    'the SQL has a LIMIT clause with a value of at most 100': [
      ['```sql\nSELECT a FROM t LIMIT 50;\n```', 1],
      ['```sql\nSELECT a FROM t LIMIT 150;\n```', 0],
    ],
    'the response has more bullets than there are headings': [
      ['# A\n\n- a\n- b', 1],
      ['# A\n\n- a', 0],
    ],
    'the first paragraph has more words than it has commas': [
      ['One, two.\n\n- a,,,', 1],
      [', , x', 0],
    ],
    'it contains a number, just one': [
      ['12 cats', 1],
      ['12 cats, 3 dogs', 0],
    ],
    'it contains a link (at least 2)': [
      ['https://a.com https://b.com', 1],
      ['https://a.com', 0],
    ],
    'it contains a number greater than 10': [
      ['12 cats', 1],
      ['3 cats', 0],
    ],
  },
  left: [
    // Of a fault one of them may be enough.
    'Fails if `summary` contains "Paris" and "Rome"',
    'Penalize the answer if `summary` contains "Paris" and "Rome"',
    // A bound is no value.
    'the SQL has a LIMIT clause with a value under 100',
    'the SQL contains a LIMIT clause with a value that is under 50',
    '"score" has a value under 100',
    // There are so many in all of the response.
    'the first paragraph has fewer sentences than there are bullets',
    'the first sentence has more words than there are bullets',
    'each bullet has more words than there are headings',
    'the last bullet has as many words as there are lines',
    'the first ten words have more commas than there are bullets',
    'section Notes has more words than there are headings',
    'the first paragraph does not have more words than there are bullets',
    // So many numbers, or a number so large?
    'the reply contains a number (at least 10)',
    'the reply contains a number, at least 10',
    'the reply contains a number (10 or more)',
    'the reply contains a version number (at least 3)',
  ],
};
