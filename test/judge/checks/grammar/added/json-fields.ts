import type { Sentences } from './rows.ts';

const ORDER =
  '{"price": 12, "status": "open", "user": {"email": "a@b.org"}, "items": [{"name": "x", "price": 1}], "tags": ["a"], "error": null}';

export const JSON_FIELDS: Sentences = {
  decided: {
    'the field `price` is a number between 0 and 100': [
      [ORDER, 1],
      ['{"price": 120}', 0],
      ['{"price": "12"}', 0],
      ['{"cost": 12}', 0],
      ['The price is 12.', 'open'],
    ],
    'the response is a JSON object where the field "price" is a number between 0 and 100': [
      [ORDER, 1],
      ['{"price": -1}', 0],
      ['The price is 12.', 0],
    ],
    '`user.email` is a string': [
      [ORDER, 1],
      ['{"user": {"email": 3}}', 0],
      ['{"user": {}}', 0],
      ['{"user.email": "a@b.org"}', 'open'],
    ],
    '`items` has at least 3 entries': [
      ['{"items": [1, 2, 3]}', 1],
      [ORDER, 0],
      ['{"items": "abc"}', 0],
    ],
    'the `tags` field is an array of strings': [
      [ORDER, 1],
      ['{"tags": ["a", 1]}', 0],
      ['{"tags": []}', 'open'],
    ],
    '`status` is one of "open", "closed" or "pending"': [
      [ORDER, 1],
      ['{"status": "lost"}', 0],
      ['{"status": "Open"}', 'open'],
    ],
    '`status` is either "ok" or "open"': [
      [ORDER, 1],
      ['{"status": "no"}', 0],
    ],
    '`error` is null': [
      [ORDER, 1],
      ['{"error": "x"}', 0],
      ['{}', 'open'],
    ],
    'Fails if the field `price` is negative': [
      [ORDER, 1],
      ['{"price": -2}', 0],
      ['{"price": "-2"}', 'open'],
    ],
    'the value of `score` is between -1 and 1': [
      ['{"score": -0.5}', 1],
      ['{"score": 2}', 0],
    ],
    '`count` is an integer': [
      ['{"count": 3}', 1],
      ['{"count": 3.5}', 0],
    ],
    'the "title" field is at most 10 characters long': [
      ['{"title": "Short"}', 1],
      ['{"title": "Long, longer, longest"}', 0],
    ],
    'the response has a numeric `price` field': [
      [ORDER, 1],
      ['{"price": "12"}', 0],
    ],
    'the response is a JSON object with a string `name` and an integer `age`': [
      ['{"name": "A", "age": 3}', 1],
      ['{"name": "A", "age": "3"}', 0],
      ['A is 3.', 0],
    ],
    'every item in `items` has a `price`': [
      [ORDER, 1],
      ['{"items": [{"price": 1}, {}]}', 0],
      ['{"items": []}', 'open'],
    ],
    'each object in the `items` array has a numeric `price`': [
      [ORDER, 1],
      ['{"items": [{"price": "1"}]}', 0],
    ],
    'the response is a JSON array in which every item has a "name" key': [
      ['[{"name": "a"}]', 1],
      ['[{"name": "a"}, {"id": 1}]', 0],
      ['{"name": "a"}', 0],
    ],
    '`items[0].name` is "x"': [
      [ORDER, 1],
      ['{"items": [{"name": "y"}]}', 0],
      ['{"items": []}', 0],
    ],
    'Fails if `items` is empty': [
      [ORDER, 1],
      ['{"items": []}', 0],
    ],
    'the response contains no null values': [
      ['{"a": [1, 2]}', 1],
      [ORDER, 0],
    ],
    '`price` is greater than 0 and `status` is "open"': [
      [ORDER, 1],
      ['{"price": 0, "status": "open"}', 0],
    ],
  },
  left: [
    '`price` is realistic',
    '`price` is about 100',
    '`price` is the sum of the items',
    '`date` is in the future',
    'the field `name` matches the name of the user',
    'the fields `a` and `b` are numbers or strings',
    '`tags` has no more than 3 entries and duplicates',
    'every field is filled in sensibly',
    'the field `summary` summarizes the field `text`',
    'the field `price` is a number and it is correct',
    '`items` are sorted',
    '`total` equals `sum`',
    '`summary` is either complete or empty',
    'Fails if `items` has 3 entries',
    'the response has a useful `price` field',
    'the response does not have a string `name` and an integer `age`',
  ],
};
