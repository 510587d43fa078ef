import type { Sentences } from './rows.ts';

export const USUAL_TOPICS: Sentences = {
  decided: {
    'prices are quoted in euros only': [
      ['It costs 5 €.', 1],
      ['It costs 5 € or $6.', 0],
    ],
    'prices use € and not $': [
      ['It costs €5.', 1],
      ['It costs $5.', 0],
      ['It costs 5 euros.', 0],
    ],
    'every price listed is under $30': [
      ['It costs $29.99.', 1],
      ['It costs $30.', 0],
    ],
    'every dollar amount has two digits after the decimal point': [
      ['It costs $29.99.', 1],
      ['It costs $30.', 0],
    ],
    'Fails if two objects share the same id': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 1}]', 0],
      ['Two objects', 'open'],
    ],
    'no URL is repeated': [
      ['See https://a.com and https://b.com', 1],
      ['See https://a.com and https://a.com', 0],
    ],
    'Fails if the SQL contains any of the keywords DROP, DELETE or TRUNCATE': [
      ['```sql\nDROP TABLE a;\n```', 0],
      ['```sql\nSELECT a FROM b;\n```', 1],
    ],
    'the query has a LIMIT of 100 or lower': [
      ['```sql\nSELECT a FROM b LIMIT 100;\n```', 1],
      ['```sql\nSELECT a FROM b LIMIT 101;\n```', 0],
    ],
    'the query orders by created_at, newest first': [
      ['```sql\nSELECT a FROM b ORDER BY created_at DESC;\n```', 1],
      ['```sql\nSELECT a FROM b ORDER BY created_at;\n```', 0],
      ['```sql\nSELECT a FROM b ORDER BY id, created_at DESC;\n```', 'open'],
    ],
    'the query has an ORDER BY on the date column': [
      ['```sql\nSELECT a FROM b ORDER BY date;\n```', 1],
      ['```sql\nSELECT a FROM b ORDER BY order_date;\n```', 'open'],
      ['```sql\nSELECT a FROM b ORDER BY id;\n```', 0],
    ],
    'the query references both the users and orders tables': [
      ['```sql\nSELECT a FROM users JOIN orders ON users.id = orders.user;\n```', 1],
      ['```sql\nSELECT a FROM users;\n```', 0],
    ],
    'exactly one assistant message contains "order number"': [
      ['What is the order number?', 1],
      ['Hello!', 0],
    ],
    'only the first assistant message contains "Hi"': [
      ['Hi there', 1],
      ['Hello', 0],
    ],
    'Fails if the bot mentions "order number" in more than one of its messages': [['What is the order number?', 1]],
    "the table's header row has the columns Name, Price and Stock in this order": [
      ['| Name | Price | Stock |\n|---|---|---|\n| a | b | c |', 1],
      ['| Price | Name | Stock |\n|---|---|---|\n| a | b | c |', 0],
    ],
    'Fails if the table is missing the "Cost" column': [
      ['| Name | Cost |\n|---|---|\n| a | b |', 1],
      ['| Name | Price |\n|---|---|\n| a | b |', 0],
    ],
    'the front matter includes title, date and tags': [
      ['---\ntitle: a\ndate: 2026-01-01\ntags: b\n---\nText', 1],
      ['---\ntitle: a\ndate: 2026-01-01\n---\nText', 0],
    ],
    'Fails if the front matter lacks a "description"': [
      ['---\ndescription: a\n---\nText', 1],
      ['---\ntitle: a\n---\nText', 0],
      ['Text', 'open'],
    ],
    'Fails if a URL appears that the user did not provide': [
      ['See https://a.com', 1, 'Look at https://a.com'],
      ['See https://b.com', 0, 'Look at https://a.com'],
    ],
    "only URLs from the user's message are used": [
      ['See https://a.com', 1, 'Look at https://a.com'],
      ['See https://b.com', 0, 'Look at https://a.com'],
    ],
    'every row in the Status column is Open or Closed': [
      ['| Name | Status |\n|---|---|\n| a | Open |\n| b | Closed |', 1],
      ['| Name | Status |\n|---|---|\n| a | Open |\n| b | New |', 0],
    ],
    'there are more bullets under Pros than under Cons': [
      ['## Pros\n- a\n- b\n\n## Cons\n- c', 1],
      ['## Pros\n- a\n\n## Cons\n- b\n- c', 0],
    ],
    'no number is skipped in the numbered list': [
      ['1. a\n2. b\n3. c', 1],
      ['1. a\n2. b\n4. c', 0],
    ],
    'Fails if the bullets are not alphabetical': [
      ['- apples\n- bananas\n- cherries', 1],
      ['- cherries\n- apples', 0],
    ],
    "the response uses the same script as the user's message": [
      ['Привет, как дела?', 1, 'Привет'],
      ['Hello, how are you?', 0, 'Привет'],
    ],
    'the assistant answers directly, without tools': [['It is 42.', 1]],
    'every object has a unique id': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 1}]', 0],
      ['[{"id": 1}, {"name": "a"}]', 'open'],
    ],
    'no two bullet points are identical': [
      ['- a\n- b', 1],
      ['- a\n- a', 0],
    ],
    'the query does not select all columns with *': [
      ['```sql\nSELECT a FROM b;\n```', 1],
      ['```sql\nSELECT * FROM b;\n```', 0],
    ],
    'the agent asks no more than one question per message': [
      ['What is your name?', 1],
      ['What is your name? Where do you live?', 0],
    ],
    'there is text between <summary> and </summary>': [
      ['<summary>More</summary>', 1],
      ['<summary></summary>', 0],
    ],
    'no style attribute is used': [
      ['<p class="a">b</p>', 1],
      ['<p style="color: red">b</p>', 0],
    ],
    'Fails if an img tag lacks an alt attribute': [
      ['<img src="a.png" alt="A dog">', 1],
      ['<img src="a.png">', 0],
    ],
    'the <ul> has exactly four <li> items': [
      ['<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>', 1],
      ['<ul><li>a</li><li>b</li></ul>', 0],
      ['<ul><li>a</li></ul><ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>', 'open'],
    ],
    'Fails if anything is written before or after the code block': [
      ['```\na\n```', 1],
      ['Here:\n```\na\n```', 0],
    ],
  },
  left: [
    'two assistant messages are under 50 words',
    'exactly one message contains "Hi"',
    'exactly one user message contains "Hi"',
    'the assistant says "Hi" in its second message only',
    'prices use € or $',
    'prices are in euros, dollars only in brackets',
    'no two prices are the same',
    'the query has a LIMIT of 100 rows or pages',
    'the query sorts by relevance, newest first',
    'the reply uses a language other than formal English',
    'the front matter lacks detail',
    'the bot has no links per message',
    'Fails if the agent asks no more than one question per message',
    'numbers over 1000 are comma-separated',
    'there are more arguments under Pros than under Cons',
    'the assistant answers without tools that need a key',
    'the chat ends on a high note',
    'the names are listed A to Z and the dates oldest first',
  ],
};
