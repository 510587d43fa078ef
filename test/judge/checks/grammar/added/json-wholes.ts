import type { Sentences } from './rows.ts';

/** JSON as a whole, and as it is written. */
export const JSON_WHOLES: Sentences = {
  decided: {
    'the JSON returned is an object rather than an array': [
      ['{"a": 1}', 1],
      ['[{"a": 1}]', 0],
      ['It is an object.', 'open'],
    ],
    'the JSON is not an array': [
      ['{"a": 1}', 1],
      ['[]', 0],
    ],
    'Fails if "id", "title" or "price" is missing from the JSON object (additional fields don\'t matter)': [
      ['{"id": 1, "title": "T", "price": 2, "x": 0}', 1],
      ['{"id": 1, "title": "T"}', 0],
      ['{"id": 1, "title": "T", "of": {"price": 2}}', 'open'],
    ],
    'Fails if the `id` field is missing': [
      ['{"id": null}', 1],
      ['{"name": 1}', 0],
    ],
    'Fails if a "password" key turns up anywhere in the JSON, however deeply nested': [
      ['{"user": {"name": "password"}}', 1],
      ['{"users": [{"password": "x"}]}', 0],
      ['{"Password": 1}', 'open'],
    ],
    'the response contains no "password" key at any level': [
      ['{"a": [{"password": 1}]}', 0],
      ['{"a": 1}', 1],
      ['The password key is gone.', 'open'],
    ],
    'Penalize JSON that contains null anywhere': [
      ['{"a": "null"}', 1],
      ['{"a": [1, null]}', 0],
    ],
    'Fails if any string in the JSON is empty or just blanks': [
      ['{"a": "x", "n": 0}', 1],
      ['{"a": "  "}', 0],
    ],
    'no string in the JSON is empty': [
      ['{"a": "x"}', 1],
      ['{"a": {"b": ""}}', 0],
      ['{"a": " "}', 'open'],
    ],
    'the objects in the array are in descending order of "score"': [
      ['[{"score": 9}, {"score": 5}, {"score": 5}]', 1],
      ['[{"score": 5}, {"score": 9}]', 0],
      ['[{"score": "5"}, {"score": 9}]', 'open'],
      ['[{"score": 5}]', 'open'],
    ],
    'Fails if two objects of the array share the same id': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 2}, {"id": 1}]', 0],
      ['[{"id": 1}, {}]', 'open'],
    ],
    'all keys are in snake_case': [
      ['{"first_name": "A", "age": 1}', 1],
      ['{"first_name": {"zipCode": 1}}', 0],
      ['{"_id": 1}', 'open'],
      ['[]', 'open'],
    ],
    'every key in the JSON is in camelCase': [
      ['{"firstName": 1, "age": 2}', 1],
      ['{"first_name": 1}', 0],
      ['{"userID": 1}', 'open'],
    ],
    '"reasoning" comes before "answer" in the JSON object': [
      ['{"reasoning": "x", "answer": "y"}', 1],
      ['{"answer": "y", "reasoning": "x"}', 0],
      ['{"answer": "y"}', 'open'],
    ],
    'the object has either a "result" or an "error" key, never both and never neither': [
      ['{"result": 1}', 1],
      ['{"result": 1, "error": null}', 0],
      ['{"ok": true}', 0],
    ],
    'the object has either a "result" or an "error" key': [
      ['{"result": 1}', 1],
      ['{"result": 1, "error": null}', 'open'],
      ['{"ok": true}', 0],
    ],
    'the JSON has exactly one of "result" and "error"': [
      ['{"error": 1}', 1],
      ['{"error": 1, "result": 1}', 0],
    ],
    'the JSON is flat: no value may be an object or an array': [
      ['{"a": 1, "b": null}', 1],
      ['{"a": [1]}', 0],
    ],
    'the answer is an empty JSON array': [
      ['[ ]', 1],
      ['{}', 0],
      ['[1]', 0],
    ],
    'the model returns a JSON array of strings and nothing else': [
      ['["a", "b"]', 1],
      ['["a", 1]', 0],
      ['Here: ["a"]', 0],
    ],
    'Reward compact JSON, that is JSON without line breaks': [
      ['{"a":1,"b":2}', 1],
      ['{\n"a":1\n}', 0],
      ['No JSON.', 'open'],
    ],
    'the JSON is pretty-printed with two-space indentation': [
      ['{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}', 1],
      ['{\n    "a": 1\n}', 0],
      ['{"a": 1}', 0],
      ['{\n  "a": [1, 2]\n}', 'open'],
    ],
    'each non-empty line is a JSON object of its own (JSON Lines)': [
      ['{"a":1}\n\n{"a":2}', 1],
      ['[{"a":1},\n{"a":2}]', 0],
      ['{"a":1}\nDone', 0],
    ],
    'Fails if the same key is given twice in one JSON object': [
      ['{"a": 1, "b": {"a": 2}}', 1],
      ['{"a": 1, "a": 2}', 0],
      ['A text', 'open'],
    ],
    'Penalize JSON with comments in it': [
      ['{"url": "http://a.co"}', 1],
      ['{\n"a": 1 // one\n}', 0],
    ],
  },
  left: [
    'Fails if "id" and "title" are missing from the JSON',
    'Passes if "id" or "title" is missing from the JSON',
    'Fails if both "id" and "name" are missing from the JSON',
    'no "password" or "token" key appears anywhere in the JSON',
    'no key is in snake_case',
    'all keys are in snake_case or camelCase',
    'the JSON is flat',
    'the JSON is neither an array nor an object',
    'the objects in the array are sorted',
    'the objects in the array are sorted by relevance',
    '"reasoning" comes directly before "answer" in the JSON object',
    'the object does not have either a "result" or an "error" key',
    'no value in the JSON is empty',
    'Passes if any string in the JSON is empty',
    'every line is a JSON object or empty',
    'the response is compact',
    'the JSON is indented',
    'Penalize JSON',
    'the response is not an empty JSON array',
    'the model returns a JSON object with the key "a" and nothing else',
    'two objects of the array are the same',
  ],
};
