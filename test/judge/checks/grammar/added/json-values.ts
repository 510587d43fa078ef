import type { Sentences } from './rows.ts';

/** Fields by what they hold: formats, ranges, choices, members, and names that only look like those of fields. */
export const JSON_VALUES: Sentences = {
  decided: {
    'the response is JSON and "status" equals "open", "pending" or "closed"': [
      ['{"status": "pending"}', 1],
      ['{"status": "new"}', 0],
      ['open', 0],
    ],
    'Fails if the response is JSON and "status" does not equal "open"': [
      ['{"status": "open"}', 1],
      ['{"status": "new"}', 0],
    ],
    'the "status" field is one of "open" and "closed"': [
      ['{"status": "closed"}', 1],
      ['{"status": "new"}', 0],
    ],
    'the "status" field is among "open", "pending" and "closed"': [
      ['{"status": "closed"}', 1],
      ['{"status": "new"}', 0],
    ],
    'the "quantity" field is an integer of 1 or more': [
      ['{"quantity": 1}', 1],
      ['{"quantity": 0}', 0],
      ['{"quantity": 1.5}', 0],
    ],
    'the response is a JSON object in which "confidence" is a number from 0 to 1, both ends included': [
      ['{"confidence": 1}', 1],
      ['{"confidence": 1.1}', 0],
      ['{"confidence": "high"}', 0],
    ],
    'the "tags" field holds an array of strings': [
      ['{"tags": ["a"]}', 1],
      ['{"tags": [1]}', 0],
    ],
    'the "tags" array contains no value more than once': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "a"]}', 0],
    ],
    '"is_spam" is a real JSON boolean': [
      ['{"is_spam": false}', 1],
      ['{"is_spam": "false"}', 0],
      ['{"spam": true}', 'open'],
      ['It is spam.', 'open'],
    ],
    '"quantity" holds a whole number greater than zero': [
      ['{"quantity": 3}', 1],
      ['{"quantity": 0}', 0],
      ['{"quantity": "3"}', 'open'],
    ],
    '"priority" has been set to low, medium, high or urgent': [
      ['{"priority": "urgent"}', 1],
      ['{"priority": "critical"}', 0],
      ['{"priority": "High"}', 'open'],
    ],
    'Fails if "priority" is set to low or high': [
      ['{"priority": "low"}', 0],
      ['{"priority": "medium"}', 1],
    ],
    '"confidence" lies between 0 and 1, inclusive': [
      ['{"confidence": 1}', 1],
      ['{"confidence": 1.01}', 0],
      ['{"confidence": "0.5"}', 'open'],
      ['{"score": 2}', 'open'],
    ],
    'the field `score` is at least 0.75': [
      ['{"score": 0.75}', 1],
      ['{"score": 0.7}', 0],
    ],
    '`temperature` is above 0.5 but below 1': [
      ['{"temperature": 0.7}', 1],
      ['{"temperature": 1}', 0],
    ],
    '"score" is not between 0 and 10': [
      ['{"score": 11}', 1],
      ['{"score": 10}', 0],
    ],
    '"total" is numeric in the JSON, and not a quoted string': [
      ['{"total": 12.5}', 1],
      ['{"total": "12.5"}', 0],
    ],
    '`error` is null or a string': [
      ['{"error": null}', 1],
      ['{"error": "x"}', 1],
      ['{"error": 3}', 0],
    ],
    'address.city in the JSON is "Berlin"': [
      ['{"address": {"city": "Berlin"}}', 1],
      ['{"address": {"city": "Bern"}}', 0],
      ['{"city": "Berlin", "address": {}}', 0],
    ],
    'the "tags" array has three to five entries': [
      ['{"tags": ["a", "b", "c"]}', 1],
      ['{"tags": ["a", "b"]}', 0],
      ['## Tags\n- a\n- b\n- c', 'open'],
    ],
    'Fails if the array "items" is empty': [
      ['{"items": []}', 0],
      ['{"items": [1]}', 1],
      ['{}', 'open'],
    ],
    'the "summary" string is 5 characters or fewer': [
      ['{"summary": "abcde"}', 1],
      ['{"summary": "abcdef"}', 0],
    ],
    'the value under "title" consists of no more than three words': [
      ['{"title": "One two three"}', 1],
      ['{"title": "One two three four"}', 0],
    ],
    '"due_date" is a date in YYYY-MM-DD format': [
      ['{"due_date": "2026-02-28"}', 1],
      ['{"due_date": "2026-02-30"}', 'open'],
      ['{"due_date": "28/02/2026"}', 0],
    ],
    '"created_at" is an ISO 8601 timestamp in UTC ending in Z': [
      ['{"created_at": "2026-05-01T10:00:00Z"}', 1],
      ['{"created_at": "2026-05-01T10:00:00+02:00"}', 0],
      ['{"created_at": "2026-05-01T10:00:00+00:00"}', 'open'],
    ],
    '"id" is a UUID': [
      ['{"id": "123e4567-e89b-12d3-a456-426614174000"}', 1],
      ['{"id": "123e4567"}', 0],
    ],
    'country_code matches the pattern ^[A-Z]{2}$': [
      ['{"country_code": "DE"}', 1],
      ['{"country_code": "DEU"}', 0],
    ],
    '`url` starts with "http://" or "https://"': [
      ['{"url": "https://a.org"}', 1],
      ['{"url": "ftp://a.org"}', 0],
      ['{"url": "HTTPS://a.org"}', 'open'],
    ],
    'the "labels" array contains "billing"': [
      ['{"labels": ["login", "billing"]}', 1],
      ['{"labels": ["billing-error"]}', 0],
      ['{"labels": ["Billing"]}', 'open'],
    ],
    'Fails if the "tags" array contains "a" or "b"': [
      ['{"tags": ["b", "c"]}', 0],
      ['{"tags": ["c"]}', 1],
    ],
    'at least one element of "labels" is "billing"': [
      ['{"labels": ["login", "billing"]}', 1],
      ['{"labels": ["login"]}', 0],
    ],
    'Penalize duplicate entries in the "tags" array': [
      ['{"tags": ["a", "b", "a"]}', 0],
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "A"]}', 'open'],
    ],
    'the `tags` field contains no duplicates': [
      ['{"tags": [1, 2]}', 1],
      ['{"tags": [1, 1]}', 0],
      ['{}', 'open'],
    ],
    'Passes if "new_password" is not "old_password"': [
      ['{"new_password":"x","old_password":"y"}', 1],
      ['{"new_password":"old_password","old_password":"y"}', 0],
      ['{"new_password":"x","old_password":"x"}', 'open'],
      ['{"new_password":"x"}', 1],
    ],
    'Fails if "email" is equal to "username"': [
      ['{"email":"a","username":"b"}', 1],
      ['{"email":"a","username":"a"}', 'open'],
      ['{"email":"username"}', 0],
    ],
    'Passes if "winner" is "home" or "away"': [
      ['{"winner":"home","home":"Ann","away":"Bob"}', 1],
      ['{"winner":"Ann","home":"Ann","away":"Bob"}', 'open'],
      ['{"winner":"Eve","home":"Ann","away":"Bob"}', 0],
    ],
    'Passes if the JSON has "to" set to "from"': [
      ['{"to":"a","from":"a"}', 'open'],
      ['{"to":"a","from":"b"}', 0],
    ],
    'Passes if "summary" contains "title"': [
      ['{"summary":"the title","title":"Cats"}', 1],
      ['{"summary":"All about Cats","title":"Cats"}', 'open'],
      ['{"summary":"All about dogs","title":"Cats"}', 0],
    ],
  },
  left: [
    'the "tags" array contains no string more than once',
    'the "new_password" field differs from "old_password"',
    'the response is JSON and "status" exists',
    'the response is JSON and "status" is missing',
    '"quantity" holds at least 3',
    '"confidence" is high',
    '"priority" is set to null or empty',
    '"priority" is set to something sensible',
    '`score` is not a number or a string',
    '"a" and "b" are between 0 and 1',
    'the "tags" array contains only "a"',
    'the "tags" array does not contain "a" or "b"',
    'the "tags" array has no more than 3 entries and no duplicates',
    'the "a" and "b" arrays have three entries',
    'the number in the JSON is between 1 and 10',
    'the "summary" string is short',
    'the "labels" array contains the label of the ticket',
    '"date" is in YYYY-MM-DD or DD.MM.YYYY format',
    'the response mentions Python 3.11',
  ],
};
