import type { Sentences } from './rows.ts';

/** Fields of JSON as people speak of them, and what JSON comes to as a whole. */
export const JSON_SPOKEN: Sentences = {
  decided: {
    'the whole output parses as a JSON object with no chatter before or after it': [
      ['{"a": 1}', 1],
      ['Here: {"a": 1}', 0],
    ],
    'the keys of the JSON object appear in the order "thought", "action", "answer"': [
      ['{"thought": 1, "action": 2, "answer": 3}', 1],
      ['{"thought": 1, "answer": 3, "action": 2}', 0],
      ['{"thought": 1, "action": 2}', 'open'],
    ],
    'the JSON keys come in this order: title, author, year': [
      ['{"title": 1, "author": 2, "year": 3}', 1],
      ['{"author": 2, "title": 1, "year": 3}', 0],
    ],
    "Fails if there's a null anywhere in the JSON": [
      ['{"a": {"b": null}}', 0],
      ['{"a": 1}', 1],
    ],
    'each line parses as a JSON object': [
      ['{"a": 1}\n{"a": 2}', 1],
      ['{"a": 1}\n[2]', 0],
    ],
    'the tags in the tags array are all lowercase': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "B"]}', 0],
    ],
    'the "status" field holds one of the values "open" or "closed"': [
      ['{"status": "open"}', 1],
      ['{"status": "new"}', 0],
    ],
    'Fails if age comes back as a string rather than a number': [
      ['{"age": "4"}', 0],
      ['{"age": 4}', 1],
    ],
    'every object in the array carries an id as well as a label': [
      ['[{"id": 1, "label": "a"}]', 1],
      ['[{"id": 1}]', 0],
    ],
    'the YAML contains "services" as a top-level key': [
      ['```yaml\nservices:\n  web: 1\n```', 1],
      ['```yaml\nversion: 3\n```', 0],
    ],
    '"is_active" is a boolean': [
      ['{"is_active": true}', 1],
      ['{"is_active": "true"}', 0],
      ['{"active": true}', 'open'],
      ['"is_active" is true', 'open'],
    ],
    '"score" is not a number': [
      ['{"score": "high"}', 1],
      ['{"score": 3}', 0],
      ['{}', 'open'],
    ],
    '"title" is 50 characters or fewer': [
      [`{"title": "${'a'.repeat(50)}"}`, 1],
      [`{"title": "${'a'.repeat(51)}"}`, 0],
      ['title', 'open'],
    ],
    '"status" is "ok" and "errors" is an empty array': [
      ['{"status": "ok", "errors": []}', 1],
      ['{"status": "ok", "errors": ["x"]}', 0],
      ['{"status": "bad", "errors": []}', 0],
      ['It is ok.', 'open'],
    ],
    '"tags" contains no duplicates': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "b", "a"]}', 0],
      ['{"tags": ["a", "A"]}', 'open'],
      ['tags: a, a', 'open'],
    ],
    '"address" is an object containing "city" and "zip"': [
      ['{"address": {"city": "Bonn", "zip": "1"}}', 1],
      ['{"address": {"city": "Bonn"}}', 0],
      ['{"address": "city, zip"}', 0],
      ['{"address": [{"city": "Bonn", "zip": "1"}]}', 'open'],
    ],
    'the "title" field is present and not empty': [
      ['{"title": "Lamp"}', 1],
      ['{"title": ""}', 0],
      ['{"name": "Lamp"}', 0],
    ],
    'the first element of "actions" has type "search"': [
      ['{"actions": [{"type": "search"}, {"type": "open"}]}', 1],
      ['{"actions": [{"type": "open"}, {"type": "search"}]}', 0],
      ['The first of the actions is search.', 'open'],
    ],
    'the last item in "steps" is "done"': [
      ['{"steps": ["go", "done"]}', 1],
      ['{"steps": ["done", "go"]}', 0],
      ['{"steps": []}', 'open'],
    ],
    'the ids in the "users" array are unique': [
      ['{"users": [{"id": 1}, {"id": 2}]}', 1],
      ['{"users": [{"id": 1}, {"id": 1}]}', 0],
      ['{"users": [{"id": 1}, {}]}', 'open'],
    ],
    'all prices in the "products" array are positive numbers': [
      ['{"products": [{"price": 3}, {"price": 2.5}]}', 1],
      ['{"products": [{"price": 0}, {"price": 2}]}', 0],
      ['{"products": [{"cost": -1}]}', 'open'],
    ],
    'all "price" values are positive': [
      ['[{"price": 3}, {"price": 2}]', 1],
      ['{"items": [{"price": 3}, {"price": -2}]}', 0],
      ['{"items": [{"price": 3}], "total": {"price": -1}}', 'open'],
    ],
    'each entry in "users" has both "id" and "name"': [
      ['{"users": [{"id": 1, "name": "A"}]}', 1],
      ['{"users": [{"id": 1}]}', 0],
      ['{"users": []}', 'open'],
    ],
    'all objects in the array have an "id" field': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"name": 2}]', 0],
      ['{"id": 1}', 'open'],
    ],
    'the JSON has a null "middle_name"': [
      ['{"middle_name": null}', 1],
      ['{"middle_name": ""}', 0],
    ],
    'the output has a top-level "error" key set to false': [
      ['{"error": false}', 1],
      ['{"error": true}', 0],
    ],
    'the JSON contains "currency": "EUR"': [
      ['{"amount": 5, "currency": "EUR"}', 1],
      ['{"amount": 5, "currency": "USD"}', 0],
      ['It is in EUR.', 'open'],
    ],
    'the timestamp in "created_at" is ISO 8601 in UTC, ending in Z': [
      ['{"created_at": "2024-03-05T10:00:00Z"}', 1],
      ['{"created_at": "2024-03-05T10:00:00+02:00"}', 0],
    ],
    '"email" looks like a valid email address': [
      ['{"email": "ann@example.com"}', 1],
      ['{"email": "<ann@example.com>"}', 'open'],
      ['ann@example.com', 'open'],
    ],
    '"url" is a valid URL': [
      ['{"url": "https://example.com/a?b=c"}', 1],
      ['{"url": "none"}', 0],
      ['{"url": "example.com"}', 'open'],
    ],
    '"phone" consists only of digits and an optional leading plus sign': [
      ['{"phone": "+4912345"}', 1],
      ['{"phone": "123-45"}', 0],
      ['{"phone": 12345}', 'open'],
    ],
    '"currency" is a three-letter code in capitals': [
      ['{"currency": "EUR"}', 1],
      ['{"currency": "EURO"}', 0],
      ['{"currency": "eur"}', 0],
    ],
    'the sum of the "amount" values is 100': [
      ['[{"amount": 40}, {"amount": 60}]', 1],
      ['[{"amount": 40}, {"amount": 50}]', 0],
      ['[{"amount": 40}, {"amount": "60"}]', 'open'],
      ['{"a": [{"amount": 40}], "b": [{"amount": 60}]}', 'open'],
    ],
    'the number of entries in "questions" matches the number in "answers"': [
      ['{"questions": ["a"], "answers": ["b"]}', 1],
      ['{"questions": ["a", "c"], "answers": ["b"]}', 0],
      ['{"questions": ["a"]}', 'open'],
    ],
    '"total" is the sum of the "amount" values of all the "lines"': [
      ['{"lines": [{"amount": 0.1}, {"amount": 0.2}], "total": 0.3}', 1],
      ['{"lines": [{"amount": 1}, {"amount": 2}], "total": 4}', 0],
    ],
    '"best" equals the highest number in "scores"': [
      ['{"scores": [3, 9, 5], "best": 9}', 1],
      ['{"scores": [3, 9, 5], "best": 5}', 0],
    ],
    'the "end" date is after the "start" date': [
      ['{"start": "2024-12-31", "end": "2025-01-01"}', 1],
      ['{"start": "2024-02-01", "end": "2024-02-01"}', 0],
      ['{"start": "1 May", "end": "2 May"}', 'open'],
    ],
    '`price` is less than `limit`': [
      ['{"price": 3, "limit": 4}', 1],
      ['{"price": 4, "limit": 4}', 0],
      ['{"price": 3}', 'open'],
    ],
    'the response contains no keys other than "id" and "label"': [
      ['{"id": 1, "label": "x"}', 1],
      ['{"id": 1, "label": "x", "note": 2}', 0],
      ['{"id": 1}', 'open'],
      ['No keys.', 'open'],
    ],
    'the response does not contain a "debug" key': [
      ['{"id": 1}', 1],
      ['{"debug": 1}', 0],
      ['{"a": {"debug": 1}}', 'open'],
      ['No debug key here.', 'open'],
    ],
    'the array has 3 items': [
      ['[1, 2, 3]', 1],
      ['[1, 2]', 0],
      ['{"a": [1, 2]}', 'open'],
    ],
    'all values in the JSON are numbers': [
      ['{"a": 1, "b": 2}', 1],
      ['{"a": 1, "b": "2"}', 0],
      ['{"a": 1, "b": {"c": 2}}', 'open'],
    ],
    'Fails if any of the values in the JSON object are empty strings': [
      ['{"a": "x"}', 1],
      ['{"a": ""}', 0],
    ],
    'the results are sorted by "score" in descending order': [
      ['[{"score": 10}, {"score": 9}, {"score": 2}]', 1],
      ['{"results": [{"score": 10}, {"score": 2}, {"score": 9}]}', 0],
      ['First 10, then 9.', 'open'],
    ],
    'the model returns {"label": "spam"} or {"label": "ham"}': [
      ['{"label": "ham"}', 1],
      ['{"label": "other"}', 0],
      ['spam', 0],
      ['{"label": "HAM"}', 'open'],
      ['```json\n{"label": "ham"}\n```', 1],
    ],
    'the output is a JSON object rather than an array': [
      ['{"a": 1}', 1],
      ['[{"a": 1}]', 0],
    ],
    'the response is a JSON list with exactly three objects': [
      ['[{}, {}, {}]', 1],
      ['[{}, {}]', 0],
    ],
    'Fails if the JSON is wrapped in a Markdown code fence': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
      ['So: ```json\n{"a": 1}\n```', 'open'],
    ],
    'Fails if there is any text before or after the JSON object': [
      ['{"a": 1}', 1],
      ['Here it is: {"a": 1}', 0],
      ['{"a": 1}\nHope this helps!', 0],
      ['```json\n{"a": 1}\n```', 'open'],
      ['None.', 'open'],
    ],
    'Penalize JSON with trailing commas or comments': [
      ['{"a": "//, }"}', 1],
      ['{"a": 1,}', 0],
      ['{"a": 1 // one\n}', 0],
      ['{"a": 1 /* one', 'open'],
      ['{"a": }', 'open'],
    ],
    'the response is a six-digit code and nothing else': [
      ['012345', 1],
      ['12345', 0],
      ['Your code is 123456', 0],
      ['`123456`', 'open'],
    ],
    'the whole output is a 40-character hexadecimal string': [
      ['aaaaaaaaaaaaaaaaaaaa01234567890123456789', 1],
      ['aaaaaaaaaaaaaaaaaaaag1234567890123456789', 0],
      ['aaaaaaaaaaaaaaaaaaaa', 0],
    ],
    'the response is a three-digit number': [
      ['123', 1],
      ['012', 'open'],
      ['1234', 0],
    ],
  },
  left: [
    'the keys appear in the order they were asked for',
    'the steps come in this order: mix, bake, eat',
    'the keys do not come in this order: a, b',
    'the response is valid JSON with a "name" and contains nothing else',
    'the "level" field holds the values "a", "b" or "c"',
    'Penalize links as well as images',
    'the translation does as well as the original',

    '"title" is in lowercase',
    '"name" is short',
    '"a" and "b" are unique',
    'the "Summary" section is empty',
    'every "price" is shown',
    'the sum of the numbers is 10',
    'the results are sorted by relevance',
    'the prices in the "Menu" section are positive',
    'the first element is "a"',
    '"Yes" is a good answer',
    '"total" equals "sum"',
    'the response is a six-letter word',
    'the response is six digits',
    'the response is a two-digit number greater than 50',
    '"code" contains only digits and at least one letter',
    'the response contains {"a": 1}',
    'the response is {name}',
    'there is no text before or after the table',
    'the number of entries in the list is 3',
    'the JSON has a "name" that makes sense',
    'the JSON has no unnecessary keys',
    'the response does not contain the keys "a" and "b"',
  ],
};
