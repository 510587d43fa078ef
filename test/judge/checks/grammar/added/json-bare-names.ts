import type { Sentences } from './rows.ts';

export const JSON_BARE_NAMES: Sentences = {
  decided: {
    'the JSON has a created_at field': [
      ['{"created_at": 1}', 1],
      ['{"created": 1}', 0],
      ['No JSON', 'open'],
    ],
    'the JSON has a title field': [
      ['{"title": 1}', 1],
      ['{"name": 1}', 0],
    ],
    'the JSON includes order_id, total_price and currency': [
      ['{"order_id": 1, "total_price": 2, "currency": "EUR"}', 1],
      ['{"order_id": 1, "currency": "EUR"}', 0],
    ],
    'the score in the JSON is between 0 and 1': [
      ['{"score": 0.5}', 1],
      ['{"score": 2}', 0],
      ['{"points": 2}', 'open'],
    ],
    'the email in the JSON ends with "@example.com"': [
      ['{"email": "ann@example.com"}', 1],
      ['{"email": "ann@example.org"}', 0],
    ],
    'the JSON has a status of "ok"': [
      ['{"status": "ok"}', 1],
      ['{"status": "bad"}', 0],
    ],
    "every item's price is greater than 0": [
      ['[{"price": 1}, {"price": 2}]', 1],
      ['{"items": [{"price": 0}]}', 0],
    ],
    'the JSON has an "items" array holding between 2 and 3 elements': [
      ['{"items": [1, 2]}', 1],
      ['{"items": [1]}', 0],
    ],
    'the JSON has a "tags" array of 2 items': [
      ['{"tags": [1, 2]}', 1],
      ['{"tags": [1]}', 0],
    ],
    'the response is a JSON array of objects sorted by "score" from highest to lowest': [
      ['[{"score": 2}, {"score": 1}]', 1],
      ['[{"score": 1}, {"score": 2}]', 0],
      ['Hi', 0],
    ],
    'the JSON array is sorted by price, lowest first': [
      ['[{"price": 1}, {"price": 2}]', 1],
      ['[{"price": 2}, {"price": 1}]', 0],
    ],
    'the "items" list is sorted by rank with the highest first': [
      ['{"items": [{"rank": 2}, {"rank": 1}]}', 1],
      ['{"items": [{"rank": 1}, {"rank": 2}]}', 0],
      ['{"items": []}', 'open'],
    ],
    'every object in the list has a "name" and an "age"': [
      ['[{"name": "A", "age": 1}]', 1],
      ['[{"name": "A"}]', 0],
    ],
    'each object in the response has an "id"': [
      ['[{"id": 1}]', 1],
      ['[{"id": 1}, {"name": "A"}]', 0],
    ],
    'no key in the JSON is null': [
      ['{"a": 1}', 1],
      ['{"a": {"b": null}}', 0],
    ],
    'the JSON has exactly two keys: "a" and "b"': [
      ['{"a": 1, "b": 2}', 1],
      ['{"a": 1, "b": 2, "c": 3}', 0],
      ['{"a": 1, "c": 3}', 0],
    ],
    'the output is a JSON object with "name" and "age" as its only keys': [
      ['{"name": "A", "age": 2}', 1],
      ['{"name": "A", "age": 2, "c": 3}', 0],
    ],
    'the only keys in the JSON are "name" and "age"': [
      ['{"name": "A", "age": 2}', 1],
      ['{"name": "A", "age": 2, "c": 3}', 0],
    ],
    'the city inside the "address" object is "Oslo"': [
      ['{"address": {"city": "Oslo"}}', 1],
      ['{"address": {"city": "Rome"}}', 0],
    ],
    'the "name" field of the "user" object is a string': [
      ['{"user": {"name": "A"}}', 1],
      ['{"user": {"name": 1}}', 0],
    ],
    'the value at "user.city" is "Oslo"': [
      ['{"user": {"city": "Oslo"}}', 1],
      ['{"user": {"city": "Rome"}}', 0],
    ],
    'all strings in the JSON "tags" array are lowercase': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "B"]}', 0],
    ],
    '"tags" is an array of 2 strings': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "b", "c"]}', 0],
    ],
    'the response is raw JSON with no text or code fences around it': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
      ['Here: {"a": 1}', 0],
    ],
    'the JSON\'s "name" and "email" are both strings': [
      ['{"name": "A", "email": "B"}', 1],
      ['{"name": "A", "email": 1}', 0],
    ],
    'the JSON has an "items" array in which each item has a "price"': [
      ['{"items": [{"price": 1}]}', 1],
      ['{"items": [{"price": 1}, {"cost": 1}]}', 0],
    ],
    'the JSON array has no duplicates': [
      ['[1, 2]', 1],
      ['[1, 1]', 0],
    ],
    "Fails if the ids in the list of products aren't unique.": [
      ['[{"id": 1}, {"id": 1}]', 0],
      ['{"products": [{"id": 1}, {"id": 2}]}', 1],
    ],
    'no two objects have the same "sku"': [
      ['[{"sku": 1}, {"sku": 2}]', 1],
      ['[{"sku": 1}, {"sku": 1}]', 0],
    ],
    'the answer is valid JSON and, when "error" is true, also has a "message" string': [
      ['{"error": true, "message": "x"}', 1],
      ['{"error": true}', 0],
      ['{"error": false}', 1],
      ['{}', 1],
      ['Hi', 0],
    ],
    'the output is a JSON object and, if "type" is "card", there is also a "number" field': [
      ['{"type": "card", "number": 1}', 1],
      ['{"type": "card"}', 0],
      ['{"type": "cash"}', 1],
    ],
  },
  left: [
    'the JSON has an extra field',
    'the JSON has a date field',
    'the JSON has a length of 3',
    'the JSON has a nested field',
    'the JSON contains commas and brackets',
    'the text in the JSON is "hello"',
    'the value in the JSON is 3',
    'the JSON has two keys: "a" and "b"',
    'the JSON has exactly three keys: "a" and "b"',
    '"due_date" in the JSON comes after "start_date"',
    'the list is sorted by price',
    'the response contains a title field',
  ],
};
