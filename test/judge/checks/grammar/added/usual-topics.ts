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
  ],
};
