import type { Sentences } from './rows.ts';

/** Values of JSON by where they stand: in an object by its name, of each order, of the first; every value, every key. */
export const VALUE_SUBJECTS: Sentences = {
  decided: {
    'every value is a string': [
      ['{"a": "x", "b": "y"}', 1],
      ['{"a": "x", "b": 1}', 0],
      ['{"a": "x", "b": {"c": 1}}', 'open'],
      ['{}', 'open'],
    ],
    'no value in the JSON contains a link': [
      ['{"a": "x"}', 1],
      ['{"a": "https://example.com"}', 0],
      ['{"a": "x", "b": {"c": "y"}}', 'open'],
    ],
    'all values are unique': [
      ['{"a": 1, "b": 2}', 1],
      ['{"a": 1, "b": 1}', 0],
    ],
    'every key starts with a capital letter': [
      ['{"Name": 1}', 1],
      ['{"name": 1}', 0],
      ['{"Name": {"first": "x"}}', 'open'],
    ],
    'Fails if any key contains a space': [
      ['{"first name": 1}', 0],
      ['{"name": 1}', 1],
    ],
    'the "name" of "user" is "foo"': [
      ['{"user": {"name": "foo"}}', 1],
      ['{"user": {"name": "bar"}}', 0],
      ['{"name": "foo"}', 'open'],
      ['{"user": [{"name": "foo"}]}', 'open'],
    ],
    'the "name" in the "user" object ends with a period': [
      ['{"user": {"name": "Ann."}}', 1],
      ['{"user": {"name": "Ann"}}', 0],
    ],
    'the "id" of every order in "orders" is a string': [
      ['{"orders": [{"id": "a"}, {"id": "b"}]}', 1],
      ['{"orders": [{"id": "a"}, {"id": 1}]}', 0],
      ['{"orders": [{"id": "a"}, {}]}', 'open'],
    ],
    'each order\'s "id" starts with "o-"': [
      ['{"orders": [{"id": "o-1"}]}', 1],
      ['{"orders": [{"id": "1"}]}', 0],
      ['[{"id": "1"}]', 'open'],
    ],
    'the "id" of the first order is "a"': [
      ['{"orders": [{"id": "a"}, {"id": "b"}]}', 1],
      ['{"orders": [{"id": "b"}, {"id": "a"}]}', 0],
    ],
    'the ids of all orders in "orders" are unique': [
      ['{"orders": [{"id": 1}, {"id": 2}]}', 1],
      ['{"orders": [{"id": 1}, {"id": 1}]}', 0],
    ],
    'all values in "scores" are numbers between 0 and 1': [
      ['{"scores": [0, 1]}', 1],
      ['{"scores": [0, 2]}', 0],
      ['{"scores": ["a"]}', 0],
    ],
    'the JSON is an array of 3 objects': [
      ['[{}, {}, {}]', 1],
      ['[{}, {}]', 0],
      ['[1, 2, 3]', 0],
      ['Three objects', 'open'],
    ],
    'no value is an empty string': [
      ['{"a": "x"}', 1],
      ['{"a": {"b": ""}}', 0],
    ],
    '<answer> contains a number': [
      ['<answer>5</answer>', 1],
      ['<answer>five cats</answer>', 'open'],
      ['It is 5.', 'open'],
    ],
    'Fails if <answer> is empty': [
      ['<answer></answer>', 0],
      ['<answer>B</answer>', 1],
    ],
  },
  left: [
    '<b> contains a number',
    'Fails if the JSON is an array of 3 objects',
    'every value is good',
    'every key is a number',
    'no value is in "tags"',
    'the "foo" of every line is a number',
    'the "id" of every response is a string',
    'the "total" of the first table is 3',
    'any value contains a link',
    'every key is present',
  ],
};
