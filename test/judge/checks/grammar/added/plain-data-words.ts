import type { Sentences } from './rows.ts';

/** JSON, CSV, tables, code and HTML in the plain words in which people ask for them. */
export const PLAIN_DATA_WORDS: Sentences = {
  decided: {
    // What the response is, and what is said of its parts.
    'the response is a JSON object in which "email" is null': [
      ['{"email":null}', 1],
      ['{"email":"a@b.c"}', 0],
      ['Hello', 0],
    ],
    'the response is a JSON object in which "a" is greater than "b"': [
      ['{"a":2,"b":1}', 1],
      ['{"a":1,"b":2}', 0],
      ['Hello', 0],
    ],
    'Fails if the response is a JSON object in which any value is null': [
      ['{"a":null,"b":1}', 0],
      ['{"a":2,"b":1}', 1],
      ['Hello', 1],
    ],
    'Fails if the response is a JSON object in which every value is null': [
      ['{"a":null,"b":1}', 1],
      ['{"a":null}', 0],
    ],
    'the response is a JSON object whose "status" is neither "open" nor "closed"': [
      ['{"status":"new"}', 1],
      ['{"status":"open"}', 0],
      ['new', 0],
    ],
    'the response is a JSON object whose "tags" array contains "red" but not "blue"': [
      ['{"tags":["red"]}', 1],
      ['{"tags":["red","blue"]}', 0],
      ['{"tags":["green"]}', 0],
    ],
    'the response is a JSON object without the key "password"': [
      ['{"name":"Ann"}', 1],
      ['{"password":"x"}', 0],
      ['Hello', 0],
    ],
    'Fails if the response is a JSON object without the key "id"': [
      ['{"name":"Ann"}', 0],
      ['{"id":1}', 1],
    ],
    'the response is a JSON array of objects, each of which has an "id" key': [
      ['[{"id":1},{"id":2}]', 1],
      ['[{"id":1},{"name":2}]', 0],
    ],
    'the reply is a JSON array of objects, no two of which share an "id"': [
      ['[{"id":1},{"id":2}]', 1],
      ['[{"id":1},{"id":1}]', 0],
    ],
    'the response is a JSON object where no number in "items" is negative': [
      ['{"items":[1,2]}', 1],
      ['{"items":[1,-2]}', 0],
    ],
    'the response is JSON only (no prose, no code fence)': [
      ['{"a":1}', 1],
      ['Here: {"a":1}', 0],
      ['```json\n{"a":1}\n```', 0],
    ],
    'the response is bare JSON, with no code fence around it': [
      ['{"a":1}', 1],
      ['```json\n{"a":1}\n```', 0],
    ],
    'the JSON is given in a code block and not as bare text': [
      ['```json\n{"a":1}\n```', 1],
      ['{"a":1}', 0],
    ],
    'the response is valid JSON on a single line': [
      ['{"a":1}', 1],
      ['{\n"a":1}', 0],
    ],
    'every line of the output, taken by itself, is a valid JSON object': [
      ['{"a":1}\n{"a":2}', 1],
      ['{"a":1}\nno', 0],
    ],
    // Keys and values.
    'Fails if the email field is missing from the JSON': [
      ['{"name":"Ann"}', 0],
      ['{"email":"a@b.c"}', 1],
    ],
    'the top-level keys are exactly id, tags and meta': [
      ['{"id":1,"tags":[],"meta":{}}', 1],
      ['{"id":1,"tags":[]}', 0],
      ['{"id":1,"tags":[],"meta":{},"x":1}', 0],
    ],
    'the object has exactly the keys name, dob and address, in that order': [
      ['{"name":1,"dob":2,"address":3}', 1],
      ['{"dob":2,"name":1,"address":3}', 0],
      ['{"name":1,"dob":2}', 0],
    ],
    'the keys of the JSON object are in alphabetical order': [
      ['{"a":1,"b":2}', 1],
      ['{"b":1,"a":2}', 0],
      // Which of them comes first depends on how letters are compared.
      ['{"B":1,"a":2}', 'open'],
      ['{"a":{"d":1,"c":2},"b":2}', 'open'],
      ['{"a":1}', 'open'],
    ],
    "Fails if the keys of the JSON aren't sorted alphabetically": [
      ['{"a":1,"b":2}', 1],
      ['{"b":1,"a":2}', 0],
    ],
    'Fails if the first key in the JSON object is anything but "reasoning"': [
      ['{"reasoning":"x","answer":1}', 1],
      ['{"answer":1,"reasoning":"x"}', 0],
    ],
    'Reward a JSON object that puts "reasoning" as its first key and "answer" as its last': [
      ['{"reasoning":"x","answer":1}', 1],
      ['{"answer":1,"reasoning":"x"}', 0],
    ],
    'currency is EUR in the JSON': [
      ['{"currency":"EUR"}', 1],
      ['{"currency":"USD"}', 0],
      ['{"currency":"eur"}', 'open'],
    ],
    'status is either open or closed in the JSON': [
      ['{"status":"closed"}', 1],
      ['{"status":"new"}', 0],
    ],
    '"currency" is USD, EUR or GBP': [
      ['{"currency":"GBP"}', 1],
      ['{"currency":"CHF"}', 0],
    ],
    'the JSON has a field status with the value done': [
      ['{"status":"done"}', 1],
      ['{"status":"new"}', 0],
    ],
    'the JSON reply sets "tone" to one of "formal", "friendly" or "neutral"': [
      ['{"tone":"formal"}', 1],
      ['{"tone":"rude"}', 0],
    ],
    'the JSON has "status" being "open" and "priority" being a number': [
      ['{"status":"open","priority":1}', 1],
      ['{"status":"open","priority":"1"}', 0],
    ],
    'every object in the "items" array has a "price" over 0': [
      ['{"items":[{"price":1},{"price":2}]}', 1],
      ['{"items":[{"price":1},{"price":0}]}', 0],
    ],
    'every single user in the "users" array has an email field': [
      ['{"users":[{"email":"a@b.c"}]}', 1],
      ['{"users":[{"email":"a@b.c"},{"name":"Bo"}]}', 0],
    ],
    'items is an array of at least two things and each one has a sku': [
      ['{"items":[{"sku":1},{"sku":2}]}', 1],
      ['{"items":[{"sku":1}]}', 0],
      ['{"items":[{"sku":1},{"id":2}]}', 0],
    ],
    'the JSON array contains no object that lacks an "id"': [
      ['[{"id":1}]', 1],
      ['[{"id":1},{"name":2}]', 0],
    ],
    'the "tags" array in the JSON has more entries than the "authors" array': [
      ['{"tags":[1,2],"authors":[1]}', 1],
      ['{"tags":[1],"authors":[1]}', 0],
    ],
    'the "score" values in the JSON array sum to 10': [
      ['[{"score":4},{"score":6}]', 1],
      ['[{"score":4},{"score":5}]', 0],
    ],
    'Fails if any string in the JSON "bullets" array is over 30 characters': [
      ['{"bullets":["short"]}', 1],
      ['{"bullets":["short","a text that is longer than thirty characters"]}', 0],
    ],
    // CSV and tables.
    'the CSV has a column called email': [
      ['id,email\n1,a@b.c', 1],
      ['id,name\n1,Ann', 0],
      ['id,Email\n1,a@b.c', 'open'],
      ['id,email_address\n1,a@b.c', 'open'],
      ['Sorry, no', 'open'],
    ],
    'Fails if the CSV has no "email" column': [
      ['id,email\n1,a@b.c', 1],
      ['id,name\n1,Ann', 0],
    ],
    'Fails if any CSV field is empty': [
      ['id,name\n1,Ann', 1],
      ['id,name\n1,', 0],
    ],
    'Fails if an order_id shows up on more than one line of the CSV': [
      ['order_id,name\n1,Ann\n2,Bo', 1],
      ['order_id,name\n1,Ann\n1,Bo', 0],
    ],
    'the CSV has exactly two data rows below the header': [
      ['a,b\n1,2\n3,4', 1],
      ['a,b\n1,2', 0],
    ],
    'the CSV has the header row id,name,price and two data rows': [
      ['id,name,price\n1,a,2\n2,b,3', 1],
      ['id,name,price\n1,a,2', 0],
      ['id,name\n1,a\n2,b', 0],
    ],
    'the second column of the CSV is always a number': [
      ['a,b\n1,2\n3,4', 1],
      ['a,b\n1,2\n3,x', 0],
    ],
    'the third column of the CSV is never empty': [
      ['a,b,c\n1,2,3', 1],
      ['a,b,c\n1,2,', 0],
    ],
    'the "Notes" column of the table is empty in every row': [
      ['| Name | Notes |\n|---|---|\n| a |  |', 1],
      ['| Name | Notes |\n|---|---|\n| a | b |', 0],
    ],
    'the response is a Markdown table with three columns': [
      ['| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 0],
      ['Hi:\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 'open'],
    ],
    'there are exactly three rows under the header': [
      ['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 |\n| 1 | 2 |', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 |', 0],
    ],
    // Code, HTML and XML.
    'the first code block is in Bash and the second one in Python': [
      ['```bash\nls\n```\n\n```python\nx = 1\n```', 1],
      ['```python\nx = 1\n```\n\n```bash\nls\n```', 0],
    ],
    'the entire answer is one fenced code block tagged json, with no text around it': [
      ['```json\n{"a":1}\n```', 1],
      ['Hi:\n\n```json\n{"a":1}\n```', 0],
    ],
    'Fails if the code declares a variable with let': [
      ['```js\nlet a = 1;\n```', 0],
      ['```js\nconst a = 1;\n```', 1],
    ],
    'Penalize code with lines over 20 characters': [
      ['```js\nconst a = 1234567890;\n```', 0],
      ['```js\na = 1;\n```', 1],
    ],
    'there is text both before and after the code block': [
      ['Here it is.\n\n```\na\n```\n\nThat is it.', 1],
      ['Here it is.\n\n```\na\n```', 0],
    ],
    'Fails if a DELETE statement in the SQL has no WHERE clause': [
      ['```sql\nDELETE FROM t;\n```', 0],
      ['```sql\nDELETE FROM t WHERE id = 1;\n```', 1],
    ],
    'there is only one SQL statement': [
      ['```sql\nSELECT 1;\n```', 1],
      ['```sql\nSELECT 1;\nSELECT 2;\n```', 0],
    ],
    'every img tag in the HTML has an alt attribute': [
      ['<div><img src="a" alt="b"></div>', 1],
      ['<div><img src="a"></div>', 0],
    ],
    'the XML output contains precisely three <item> elements': [
      ['<a><item>1</item><item>2</item><item>3</item></a>', 1],
      ['<a><item>1</item></a>', 0],
    ],
    'hashtags number between 2 and 4': [
      ['Hi #a #b', 1],
      ['Hi #a', 0],
    ],
  },
  left: [
    // Which of the two it is, or whether a fence must be there.
    'the response is a JSON object where "a" is 1, or a JSON array',
    'the response is valid JSON, wrapped in a code fence or not',
    'the response is not a JSON object in which "a" is 1',
    'the response is a JSON array of objects, only some of which have an "id"',
    // A word of what a field or a column is like.
    'Fails if the required field is missing from the JSON',
    'Fails if the date field is missing from the JSON',
    'the second field in the JSON is "x"',
    'the label is right in the JSON',
    'the "note" field in the JSON is polite',
    'the CSV has an empty column',
    // It may stand in two columns of one row.
    'Fails if an email appears twice in the CSV',
    'the CSV has an extra column',
    'the CSV has one email column',
    'all keys are alphabetical',
    'every item in stock has a price over 5',
    'not every object in the "items" array has a "price" over 0',
    // "12 pieces" has a number in it.
    'every row of the table has a number in the "Price" column',
    'the second column of the table is not always a number',
    // There may be numbers among them.
    'the "tags" array contains no string more than once',
    'the first code block is in Bash and the second one is short',
    'the SQL is read-only, so no INSERT, but UPDATE is fine',
    'it calls get_weather with unit set to celsius',
  ],
};
