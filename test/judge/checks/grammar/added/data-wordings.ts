import type { Sentences } from './rows.ts';

const python = (code: string) => `\`\`\`python\n${code}\n\`\`\``;

/** JSON, CSV, SQL and code in everyday words. */
export const DATA_WORDINGS: Sentences = {
  decided: {
    // Values of fields.
    "Passes if the JSON has a status field and it's either open, closed or pending": [
      ['{"status": "open"}', 1],
      ['{"status": "lost"}', 0],
      ['{"id": 1}', 0],
    ],
    'Passes if the JSON has a "status" field and it is "open"': [
      ['{"status": "open"}', 1],
      ['{"status": "lost"}', 0],
    ],
    'Passes if next_page comes back null': [
      ['{"next_page": null}', 1],
      ['{"next_page": 2}', 0],
    ],
    'Fails if price is a string in the JSON instead of a number': [
      ['{"price": "4.50"}', 0],
      ['{"price": 4.5}', 1],
    ],
    'Passes if approved is the Boolean true and not the string "true"': [
      ['{"approved": true}', 1],
      ['{"approved": "true"}', 0],
      ['{"approved": false}', 0],
    ],
    'Penalize an email field with no @ in it': [
      ['{"email": "a@b.co"}', 1],
      ['{"email": "a"}', 0],
    ],
    'Reward an address.zip made of five digits': [
      ['{"address": {"zip": "12345"}}', 1],
      ['{"address": {"zip": "1234"}}', 0],
    ],
    'Fails if the reason field is empty while approved is false': [
      ['{"approved": false, "reason": ""}', 0],
      ['{"approved": false, "reason": "Late"}', 1],
      ['{"approved": true, "reason": ""}', 1],
    ],
    'Fails if meeting_date lands on a weekend': [
      ['{"meeting_date": "2024-06-01"}', 0],
      ['{"meeting_date": "2024-06-03"}', 1],
      ['{"meeting_date": "June 1"}', 'open'],
      ['{"meeting_date": "2024-06-01T23:00:00Z"}', 'open'],
    ],
    'Passes if "day" falls on a weekday': [
      ['{"day": "2024-06-03"}', 1],
      ['{"day": "2024-06-02"}', 0],
    ],
    // Sums and sizes.
    'Passes if total equals the sum of the item prices in the JSON': [
      ['{"total": 3, "items": [{"price": 1}, {"price": 2}]}', 1],
      ['{"total": 4, "items": [{"price": 1}, {"price": 2}]}', 0],
    ],
    'Passes if the ingredients array is as long as the quantities array': [
      ['{"ingredients": ["a"], "quantities": [1]}', 1],
      ['{"ingredients": ["a"], "quantities": []}', 0],
    ],
    // Several objects.
    'Penalize duplicate ids inside the JSON array': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 1}]', 0],
    ],
    'Fails if any object in the array is missing an id': [
      ['[{"id": 1}]', 1],
      ['[{"x": 1}]', 0],
    ],
    'Passes if each object in "items" has both a name and a price': [
      ['{"items": [{"name": "a", "price": 1}]}', 1],
      ['{"items": [{"name": "a"}]}', 0],
    ],
    'Penalize any tag in the "tags" array that contains an uppercase letter': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "B"]}', 0],
    ],
    "Fails if the JSON keys aren't snake_case": [
      ['{"first_name": 1}', 1],
      ['{"firstName": 1}', 0],
    ],
    // The oldest is the largest of ages, and the smallest of dates.
    'Passes if users are sorted by age, youngest first': [
      ['[{"age": 1}, {"age": 2}]', 1],
      ['[{"age": 2}, {"age": 1}]', 0],
    ],
    'Passes if the array is sorted by age, oldest first': [
      ['[{"age": 2}, {"age": 1}]', 1],
      ['[{"age": 1}, {"age": 2}]', 0],
    ],
    'Passes if the array is sorted by created, oldest first': [
      ['[{"created": "2024-01-01"}, {"created": "2024-02-01"}]', 1],
      ['[{"created": "2024-02-01"}, {"created": "2024-01-01"}]', 0],
    ],
    'Passes if the entries of the JSON array are sorted by score from highest to lowest': [
      ['[{"score": 2}, {"score": 1}]', 1],
      ['[{"score": 1}, {"score": 2}]', 0],
    ],
    // Forms.
    'Passes if the output is valid JSON and nothing else, no backticks around it': [
      ['{"a": 1}', 1],
      ['```json\n{"a": 1}\n```', 0],
    ],
    'Passes if the JSON is returned on a single line, without indentation': [
      ['{"a": 1}', 1],
      ['{\n"a": 1\n}', 0],
    ],
    'Passes if the output parses as JSON and its top level contains a "status" key': [
      ['{"status": 1}', 1],
      ['{"id": 1}', 0],
      ['Hello', 0],
    ],
    // CSV.
    'Fails if semicolons are used as the CSV separator instead of commas': [
      ['a;b\n1;2', 0],
      ['a,b\n1,2', 1],
    ],
    'Fails if two rows of the CSV share the same sku': [
      ['sku,qty\na1,2\na1,3', 0],
      ['sku,qty\na1,2\na2,2', 1],
      ['sku,qty\na1,2\nA1,3', 'open'],
      ['id,qty\n1,2\n1,3', 'open'],
    ],
    'Passes if no two rows of the CSV have the same id': [
      ['id,n\n1,2\n2,2', 1],
      ['id,n\n1,2\n1,2', 0],
      ['id,n\n1,2\n01,2', 'open'],
    ],
    'Passes if the id column of the CSV has no duplicates': [
      ['id,n\n1,2\n2,2', 1],
      ['id,n\n1,2\n1,3', 0],
    ],
    // SQL.
    'Passes if the SQL only reads: no INSERT, UPDATE, DELETE or DROP': [
      ['SELECT a FROM b;', 1],
      ['DELETE FROM b WHERE a = 1;', 0],
      ['TRUNCATE TABLE b;', 'open'],
    ],
    'Fails if the SQL contains a DROP or DELETE statement': [
      ['SELECT a FROM b;', 1],
      ['DROP TABLE b;', 0],
    ],
    'Fails if the SQL contains SELECT * or lacks a WHERE clause': [
      ['SELECT a FROM b WHERE a = 1;', 1],
      ['SELECT a FROM b;', 0],
      ['SELECT * FROM b WHERE a = 1;', 0],
    ],
    'Reward SQL that names its columns explicitly instead of using SELECT *': [
      ['SELECT a FROM b;', 1],
      ['SELECT * FROM b;', 0],
    ],
    'Passes if the query limits its result to at most 100 rows by means of a LIMIT clause': [
      ['SELECT a FROM b LIMIT 50;', 1],
      ['SELECT a FROM b LIMIT 500;', 0],
    ],
    // Code.
    'Fails if any function in the Python code lacks a docstring': [
      [python('def f():\n    """Does."""\n    return 1'), 1],
      [python('def f():\n    return 1'), 0],
    ],
    'Passes if the code never calls eval() or exec()': [
      [python('print(1)'), 1],
      [python('exec("1")'), 0],
      [python('eval("1")'), 0],
    ],
    'Passes if requests is imported in the snippet': [
      [python('import requests'), 1],
      [python('import os'), 0],
    ],
    'Passes if the code uses no tabs for indentation, spaces only': [
      [python('def f():\n    return 1'), 1],
      [python('def f():\n\treturn 1'), 0],
    ],
    'Reward JavaScript that declares its variables with const or let and never with var': [
      ['```js\nconst a = 1;\n```', 1],
      ['```js\nvar a = 1;\n```', 0],
    ],
    'Passes if no line of code is longer than 80 columns': [
      [python('a = 1'), 1],
      [python(`a = "${'x'.repeat(90)}"`), 0],
    ],
    'Passes if the code block is labelled as TypeScript, either with "ts" or with "typescript"': [
      ['```ts\nlet a = 1;\n```', 1],
      ['```typescript\nlet a = 1;\n```', 1],
      ['```js\nlet a = 1;\n```', 0],
    ],
    'Passes if "zip" contains five digits': [
      ['{"zip": "12345"}', 1],
      ['{"zip": "1234"}', 0],
      ['{"zip": 12345}', 1],
    ],
    'Passes if every object has a "name" key': [
      ['[{"name": "a"}]', 1],
      ['[{"nick": "a"}]', 0],
      ['[{"name": "a"}, "x"]', 'open'],
    ],
    'Fails if any object in the array is missing a "price"': [
      ['[{"price": 1}]', 1],
      ['[{"cost": 1}]', 0],
      ['["name", "price"]', 'open'],
    ],
    'Fails if the query contains a DROP statement': [
      ['SELECT a FROM t;', 1],
      ['DROP TABLE t;', 0],
      ['ALTER TABLE t DROP COLUMN c;', 'open'],
    ],
  },
  left: [
    // The text, or the field?
    'Fails if "in_stock" is true while "quantity" is missing',
    'Fails if "total" is missing and "active" is true',
    'Passes if "quantity" is present when "in_stock" is true',
    'Passes if "total" is given whenever "active" is true',
    // "It" may be the response.
    'Passes if the JSON has a notes field and it is not empty',
    // An item may be a text that has or lacks it.
    'Fails if any item in the array lacks a verb',
    'Passes if each step in "steps" has a verb and a noun',
    'Passes if any object in the array is missing an id',
    'Passes if the keys are not snake_case',
    'Fails if the SQL has no DROP or DELETE statement',
    'Passes if two rows of the CSV share the same city',
    'Passes if "users" is sorted by created_at, youngest first',
    'Passes if the heading is left empty',
    'Passes if the table names its columns explicitly instead of using letters',
    'Passes if a paragraph stored under 50 words is in bold',
    'Passes if the code declares every variable with const',
  ],
};
