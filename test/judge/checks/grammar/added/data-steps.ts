import type { Sentences } from './rows.ts';

const fenced = (label: string, code: string) => `\`\`\`${label}\n${code}\n\`\`\``;
const sql = (code: string) => fenced('sql', code);
const python = (code: string) => fenced('python', code);

/** Conditions of data, code and tool calls that several steps put in plain words; what a near word would bend is left. */
export const DATA_STEPS: Sentences = {
  decided: {
    'Fails if the query it generated has a DROP anywhere in it': [
      [sql('DROP TABLE a;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    'Penalize a SQL update that comes without a WHERE': [
      [sql('UPDATE a SET b = 1;'), 0],
      [sql('UPDATE a SET b = 1 WHERE c = 2;'), 1],
    ],
    'Penalize SQL that selects every column by means of an asterisk instead of naming the columns': [
      [sql('SELECT * FROM a;'), 0],
      [sql('SELECT b FROM a;'), 1],
    ],
    'the query is capped with a LIMIT of 100 or lower': [
      [sql('SELECT a FROM b LIMIT 100;'), 1],
      [sql('SELECT a FROM b LIMIT 101;'), 0],
    ],
    'Fails if the function the model wrote still has a TODO in it': [
      [python('def a():\n    return 1  # TODO'), 0],
      [python('def a():\n    return 1'), 1],
    ],
    "the Python doesn't import anything": [
      [python('import os\nprint(os)'), 0],
      [python('print(1)'), 1],
    ],
    "the JSON's got name and email, extra keys are fine": [
      ['{"name": "A", "email": "b", "id": 1}', 1],
      ['{"name": "A"}', 0],
    ],
    'every object in results comes with both a title and a url': [
      ['{"results": [{"title": "a", "url": "b"}]}', 1],
      ['{"results": [{"title": "a"}]}', 0],
    ],
    'the "city" property is nested inside an "address" object in the JSON': [
      ['{"address": {"city": "Oslo"}}', 1],
      ['{"city": "Oslo", "address": {}}', 0],
    ],
    'the value of total is equal to the sum of the amounts listed under items': [
      ['{"total": 3, "items": [{"amount": 1}, {"amount": 2}]}', 1],
      ['{"total": 4, "items": [{"amount": 1}, {"amount": 2}]}', 0],
    ],
    "Fails if success is true while error isn't empty": [
      ['{"success": true, "error": "no"}', 0],
      ['{"success": true, "error": ""}', 1],
    ],
    'Fails if the JSON sets "ok" to true but leaves "data" empty': [
      ['{"ok": true, "data": ""}', 0],
      ['{"ok": true, "data": "a"}', 1],
    ],
    'Fails if address.zip is missing from the JSON': [
      ['{"address": {"zip": "0150"}}', 1],
      ['{"address": {"city": "Oslo"}}', 0],
    ],
    'Fails if the CSV starts directly with data instead of the header line "sku,qty"': [
      ['sku,qty\na,1\nb,2', 1],
      ['a,1\nb,2', 0],
    ],
    'the CSV uses a semicolon rather than a comma as its delimiter': [
      ['a;b\n1;2', 1],
      ['a,b\n1,2', 0],
    ],
    'the code comes in a fence tagged python': [
      [python('print(1)'), 1],
      [fenced('js', 'print(1)'), 0],
    ],
    'the total field equals the sum of the amount fields in the lines array': [
      ['{"total": 3, "lines": [{"amount": 1}, {"amount": 2}]}', 1],
      ['{"total": 4, "lines": [{"amount": 1}, {"amount": 2}]}', 0],
    ],
    'Reward JSON whose "updated_at" value ends with "Z"': [
      ['{"updated_at": "2024-01-31T10:00:00Z"}', 1],
      ['{"updated_at": "2024-01-31"}', 0],
    ],
    '"tags" is an array with at least two and at most three entries': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a"]}', 0],
    ],
    'Penalize SQL that uses "SELECT *" rather than naming its columns': [
      [sql('SELECT * FROM a;'), 0],
      [sql('SELECT b FROM a;'), 1],
    ],
  },
  left: [
    'Reward YAML where "replicas" is at least 2',
    'Reward YAML in which "replicas" is at least 2',
    'Penalize a call to send_email with urgency',
    'the user object nested inside the JSON contains a typo',
    'at least two paragraphs and at most three sentences are used',
    'Fails if address.zip is missing',
    'user.address.city is present',
    'Fails if the provided code is changed',
    'each entry comes with a title and a summary',
    'the total is the sum of the amounts in the list',
    'the JSON has keys and values',
    'the JSON has proper indentation and spacing',
    'Fails if the assistant requests order_number and user_email',
    'Fails if order_number is used twice',
    'Penalize API calls whose result is empty',
    'the function contains a TODO list',
    'when premium is true there is a discount',
    'Fails if send_email is called for a friend',
    'it returns more than one JSON object',
    'Reward a "refund" that is polite',
    'any item in the array is repeated',
    'the answer is delivered in time',
    'the assistant answers directly and politely',
  ],
};
