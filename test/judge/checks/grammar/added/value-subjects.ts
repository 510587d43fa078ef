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
  },
  left: [
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
