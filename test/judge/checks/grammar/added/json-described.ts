import type { Sentences } from './rows.ts';

/** Fields with what describes them, items of arrays, and either of two keys. */
export const JSON_DESCRIBED: Sentences = {
  decided: {
    'the JSON has a "confidence" field holding a number from 0 to 1': [
      ['{"confidence": 0.5}', 1],
      ['{"confidence": 5}', 0],
      ['{"confidence": "0.5 or so"}', 'open'],
    ],
    'the JSON has a "confidence" field with a value between 0 and 1': [
      ['{"confidence": 0.5}', 1],
      ['{"confidence": 2}', 0],
    ],
    'the JSON has a "status" field that is one of "ok", "error" or "pending"': [
      ['{"status": "error"}', 1],
      ['{"status": "done"}', 0],
    ],
    'the JSON has a "tags" array of strings': [
      ['{"tags": ["a"]}', 1],
      ['{"tags": [1]}', 0],
    ],
    'the JSON has a "name" string': [
      ['{"name": "Bo"}', 1],
      ['{"name": 5}', 0],
    ],
    'the JSON has an "address" object with a "city"': [
      ['{"address": {"city": "Bonn"}}', 1],
      ['{"address": {}}', 0],
    ],
    'the "city" under "address" is "Bonn"': [
      ['{"address": {"city": "Bonn"}}', 1],
      ['{"address": {"city": "Rome"}}', 0],
    ],
    '"quantity" is given as an integer rather than a string in the JSON': [
      ['{"quantity": 3}', 1],
      ['{"quantity": "3"}', 0],
    ],
    '"age" is a number in the JSON': [
      ['{"age": 3}', 1],
      ['{"age": "3"}', 0],
      ['{"years": 3}', 0],
    ],
    '"tags" is a JSON array of two to four strings, all in lowercase': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a"]}', 0],
      ['{"tags": ["a", "B"]}', 0],
    ],
    'the JSON value of "tags" is a list of lowercase strings with no duplicates': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "a"]}', 0],
      ['{"tags": ["A"]}', 0],
    ],
    'the "tags" array contains only strings': [
      ['{"tags": ["a"]}', 1],
      ['{"tags": ["a", null]}', 0],
    ],
    'all strings in "tags" start with "#"': [
      ['{"tags": ["#a"]}', 1],
      ['{"tags": ["#a", "b"]}', 0],
    ],
    'every tag in "tags" is lowercase': [
      ['{"tags": ["a"]}', 1],
      ['{"tags": ["a", "B"]}', 0],
    ],
    'Fails if the JSON\'s "summary" value is longer than 5 characters': [
      ['{"summary": "short"}', 1],
      ['{"summary": "longer"}', 0],
    ],
    'the "url" field starts with https://': [
      ['{"url": "https://a.com"}', 1],
      ['{"url": "http://a.com"}', 0],
    ],
    'the "score" field is 3 or higher': [
      ['{"score": 3}', 1],
      ['{"score": 2}', 0],
    ],
    '"active" is true or false': [
      ['{"active": true}', 1],
      ['{"active": "yes"}', 0],
    ],
    'every object in the JSON\'s "line_items" array has a non-empty "sku" string': [
      ['{"line_items": [{"sku": "A1"}]}', 1],
      ['{"line_items": [{"sku": "A1"}, {"sku": ""}]}', 0],
    ],
    'each object in the JSON array has an "id" and a "title"': [
      ['[{"id": 1, "title": "A"}]', 1],
      ['[{"id": 1}]', 0],
    ],
    'every element of the array is an object': [
      ['[{}]', 1],
      ['[{}, 1]', 0],
    ],
    'Fails if any object in the array lacks an "id"': [
      ['[{"id": 1}]', 1],
      ['[{"id": 1}, {}]', 0],
    ],
    'no item in "items" has a negative "price"': [
      ['{"items": [{"price": 1}]}', 1],
      ['{"items": [{"price": -1}]}', 0],
    ],
    'at least one object in "items" has "status" set to "done"': [
      ['{"items": [{"status": "open"}, {"status": "done"}]}', 1],
      ['{"items": [{"status": "open"}]}', 0],
    ],
    'the response is a JSON array containing only strings, none of them repeated': [
      ['["a", "b"]', 1],
      ['["a", "a"]', 0],
      ['["a", 1]', 0],
    ],
    'the ids in the array are unique': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 1}]', 0],
    ],
    '"total" in the JSON equals the sum of the "amount" values under "lines"': [
      ['{"total": 3, "lines": [{"amount": 1}, {"amount": 2}]}', 1],
      ['{"total": 4, "lines": [{"amount": 1}, {"amount": 2}]}', 0],
    ],
    'the values in "scores" add up to 100': [
      ['{"scores": [40, 60]}', 1],
      ['{"scores": [40]}', 0],
    ],
    '"start" is earlier than "end"': [
      ['{"start": "2026-01-01", "end": "2026-01-02"}', 1],
      ['{"start": "2026-01-03", "end": "2026-01-02"}', 0],
      ['From start to end.', 'open'],
    ],
    'the JSON contains either "answer" or "error" as a top-level key, but not both': [
      ['{"answer": 1}', 1],
      ['{"answer": 1, "error": 2}', 0],
      ['{"other": 1}', 0],
    ],
    'the JSON has neither an "answer" nor an "error" key': [
      ['{"other": 1}', 1],
      ['{"error": 1}', 0],
    ],
    'the JSON has at least one of the keys "answer" and "error"': [
      ['{"error": 1}', 1],
      ['{"other": 1}', 0],
    ],
    'Fails if the JSON is nested, i.e. any value is an object or array': [
      ['{"a": 1}', 1],
      ['{"a": {"b": 1}}', 0],
      ['{"a": [1]}', 0],
    ],
    'if "error" is true, the JSON also has a "message" string': [
      ['{"error": true, "message": "No"}', 1],
      ['{"error": true}', 0],
    ],
    'unless "status" is "ok", the JSON has an "error" field': [
      ['{"status": "bad", "error": 1}', 1],
      ['{"status": "bad"}', 0],
      ['{"status": "ok"}', null],
    ],
    'Fails if "status" is "ok" while "error" is not null': [
      ['{"status": "ok", "error": null}', 1],
      ['{"status": "ok", "error": "x"}', 0],
    ],
  },
  left: [
    'the JSON has either "answer" or "error", but not both',
    'the numbers in the JSON add up to 100',
    'the "tags" array contains a word',
    'the JSON has a "phone" number',
    'a value is an object or an array',
    'the response is a JSON array of strings with duplicates',
    '"Intro" is later than the rest',
    'each item is unique',
  ],
};
