import type { Sentences } from './rows.ts';

/** JSON by more of its names: "the JSON payload", "the value at a.b in the JSON", how an array is sorted, what is missing. */
export const JSON_SAID: Sentences = {
  decided: {
    'the response is valid JSON and nothing but JSON': [
      ['{"a": 1}', 1],
      ['Here: {"a": 1}', 0],
    ],
    'the output is JSON, without any code fence or commentary': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
    ],
    'Fails if the JSON comes wrapped in a Markdown code fence instead of being returned raw': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
    ],
    'the JSON payload has exactly two keys at the top level': [
      ['{"a": {"c": 1}, "b": 2}', 1],
      ['{"a": 1}', 0],
    ],
    'the JSON carries a nested "address" object with a "city" key': [
      ['{"address": {"city": "Bonn"}}', 1],
      ['{"address": {"town": "Bonn"}}', 0],
    ],
    'the JSON output has a numeric "confidence" between 0 and 1': [
      ['{"confidence": 0.5}', 1],
      ['{"confidence": 5}', 0],
      ['{"confidence": "0.5"}', 0],
    ],
    'Fails if the "confidence" value isn\'t a number between 0 and 1': [
      ['{"confidence": 0.5}', 1],
      ['{"confidence": 5}', 0],
      ['{"confidence": "high"}', 0],
      ['{}', 'open'],
    ],
    'Fails if the "tags" array is empty or missing': [
      ['{"tags": ["a"]}', 1],
      ['{"tags": []}', 0],
      ['{"id": 1}', 0],
    ],
    'the numbers in the JSON array "scores" are sorted from highest to lowest': [
      ['{"scores": [3, 2, 2]}', 1],
      ['{"scores": [1, 2]}', 0],
      ['{"scores": [1]}', 'open'],
    ],
    'the values in the "names" array are in alphabetical order': [
      ['{"names": ["Ann", "Bob"]}', 1],
      ['{"names": ["Bob", "Ann"]}', 0],
      ['{"names": ["ann", "Ann"]}', 1],
    ],
    'the JSON array is sorted by "price" in ascending order': [
      ['[{"price": 1}, {"price": 2}]', 1],
      ['[{"price": 2}, {"price": 1}]', 0],
    ],
    'Fails if the ids in the "users" array of the JSON are not unique': [
      ['{"users": [{"id": 1}, {"id": 2}]}', 1],
      ['{"users": [{"id": 1}, {"id": 1}]}', 0],
    ],
    'all values in the "labels" array are from the set "bug", "feature"': [
      ['{"labels": ["bug"]}', 1],
      ['{"labels": ["bug", "docs"]}', 0],
    ],
    'Fails if the JSON contains any key other than "answer" and "source"': [
      ['{"answer": 1, "source": 2}', 1],
      ['{"answer": 1, "source": 2, "note": 3}', 0],
      ['{"answer": 1}', 'open'],
    ],
    'the nested field user.city equals "Lyon" in the JSON': [
      ['{"user": {"city": "Lyon"}}', 1],
      ['{"user": {"city": "Nice"}}', 0],
    ],
    'the value at user.city in the JSON is "Lyon"': [
      ['{"user": {"city": "Lyon"}}', 1],
      ['{"user": {"city": "Nice"}}', 0],
    ],
    '"start_date" is earlier than "end_date" in the JSON response': [
      ['{"start_date": "2026-01-01", "end_date": "2026-02-01"}', 1],
      ['{"start_date": "2026-03-01", "end_date": "2026-02-01"}', 0],
    ],
    'the top-level JSON keys are all written in snake_case': [
      ['{"first_name": {"lastName": 1}}', 1],
      ['{"firstName": 1}', 0],
    ],
    'the "phone" value in the JSON is in E.164 format': [
      ['{"phone": "+14155550123"}', 1],
      ['{"phone": "call me"}', 0],
      ['{"phone": "+1 415 555 0123"}', 'open'],
    ],
    '"score" does not exceed 10': [
      ['{"score": 10}', 1],
      ['{"score": 11}', 0],
      ['The score does not exceed 10.', 'open'],
    ],
    '`status` is not "open" or "closed"': [
      ['{"status": "new"}', 1],
      ['{"status": "open"}', 0],
      ['open', 'open'],
    ],
    'the JSON parses': [
      ['{"a": 1}', 1],
      ['```json\n[1]\n```', 1],
      ['{"a": }', 'open'],
      ['42', 'open'],
    ],
    'the JSON uses snake_case keys': [
      ['{"first_name": 1}', 1],
      ['{"firstName": 1}', 0],
    ],
    'the JSON does not contain any keys other than "name" and "age"': [
      ['{"name": 1, "age": 2}', 1],
      ['{"name": 1, "id": 2}', 0],
    ],
    // Every name of a value, and everything that is said of one.
    'the field named "price" is a number and is positive': [
      ['{"price": 2}', 1],
      ['{"price": "2"}', 0],
      ['{"price": -2}', 0],
    ],
    'the price of the order object is null or exceeds 3': [
      ['{"order": {"price": null}}', 1],
      ['{"order": {"price": 3}}', 0],
      ['The total of the order is 5.', 'open'],
    ],
    'items[0].price is at least 5': [
      ['{"items": [{"price": 5}]}', 1],
      ['{"items": [{"price": 4}]}', 0],
      ['items[0].price', 'open'],
    ],
    'none of the items in "tags" has more than 3 characters': [
      ['{"tags": ["a", "abc"]}', 1],
      ['{"tags": ["abcd"]}', 0],
      ['{"tags": []}', 'open'],
    ],
    'at least one item in "tags" starts with "a"': [
      ['{"tags": ["b", "a"]}', 1],
      ['{"tags": ["b"]}', 0],
    ],
    'each item in "ids" is at least 5 or is null': [
      ['{"ids": [5, null]}', 1],
      ['{"ids": [5, 4]}', 0],
    ],
    'the "score" in the JSON does not exceed 10': [
      ['{"score": 10}', 1],
      ['{"score": 11}', 0],
    ],
    'the JSON carries a "message" field whenever its "status" is "error"': [
      ['{"status": "error", "message": "no"}', 1],
      ['{"status": "error"}', 0],
      ['{"status": "ok"}', null],
    ],
    '"urgent" is a real boolean, not the string "true" or "false"': [
      ['{"urgent": true}', 1],
      ['{"urgent": "true"}', 0],
    ],
    'each line of the output is its own valid JSON object (JSONL)': [
      ['{"a": 1}\n{"a": 2}', 1],
      ['{"a": 1}\nno', 0],
    ],
  },
  left: [
    'the output is a JSON object with no extra keys',
    'the JSON mentions "foo"',
    'the word "foo" in the JSON is in lower case',
    'the text "foo" in the JSON is in lower case',
    '"due_date" in the JSON comes after "start_date"',
    'Fails if the JSON block is missing',
    'the JSON in the code block has a "name" key',
    'Fails if the assistant wraps JSON in a div',
    'the JSON is sorted',
    'the JSON is valid YAML',
    'the values in the JSON are correct',
  ],
};
