import type { Sentences } from './rows.ts';

/** What SQL has, and which function code defines. */
export const CODE_FACTS: Sentences = {
  decided: {
    "the SQL doesn't contain DELETE, DROP or TRUNCATE": [
      ['SELECT id FROM users WHERE dropped_at IS NULL;', 1],
      ['```sql\ndrop table users;\n```', 0],
      ["SELECT id FROM logs WHERE action = 'DELETE';", 'open'],
      ['Select a plan from the list and drop us a line.', 'open'],
      ['CREATE TABLE a (b INT REFERENCES c ON DELETE CASCADE);', 'open'],
    ],
    'the SQL query starts with SELECT and contains no DROP or UPDATE keyword': [
      ['SELECT 1;', 1],
      ['SELECT 1; DROP TABLE users;', 0],
      ['WITH a AS (SELECT 1) SELECT * FROM a;', 0],
    ],
    'the SQL statement includes a LIMIT clause with a value of 100 or less': [
      ['SELECT * FROM logs LIMIT 50;', 1],
      ['SELECT * FROM logs LIMIT 500;', 0],
      ['SELECT * FROM logs;', 0],
      ['SELECT * FROM logs LIMIT 5, 500;', 'open'],
    ],
    'Fails if the query uses SELECT *': [
      ['SELECT id, COUNT(*) FROM a;', 1],
      ['SELECT * FROM a;', 0],
      ['SELECT a.* FROM a;', 'open'],
    ],
    'Passes if the code defines a function called parse_date': [
      ['```python\ndef parse_date(s):\n    return s\n```', 1],
      ['```js\nconst parse_date = (s) => s;\n```', 1],
      ['```python\ndef read_date(s):\n    return s\n```', 0],
      ['```python\nclass A:\n    def parse_date(self):\n        pass\n```', 'open'],
      ['```python\nparse_date = lambda s: s\n```', 'open'],
      ['No code.', 'open'],
    ],
    'Fails if the Python code imports pandas': [
      ['```python\nimport os, pandas as pd\n```', 0],
      ['```python\nfrom pandas.io import sql\n```', 0],
      ['```python\nimport numpy\n```', 1],
      ['```python\n# import pandas\n```', 'open'],
      ['Use pandas.', 'open'],
    ],
    'Fails if the code calls eval()': [
      ['```js\neval("x")\n```', 0],
      ['```js\nmodel.eval()\n```', 'open'],
      ['```python\nprint(2)\n```', 1],
      ['```python\n# eval(x)\nprint(2)\n```', 'open'],
    ],
    'the code contains no print calls': [
      ['import os\nprint(1)', 0],
      ['Use print(1) to log it.', 'open'],
      ['```js\nconsole.log(1)\n```', 'open'],
      ['```python\nx = 1\n```', 1],
    ],
    'the code defines two functions': [
      ['```python\ndef f():\n    pass\n\ndef g():\n    pass\n```', 1],
      ['```python\ndef f():\n    pass\n\ndef f():\n    return 1\n```', 'open'],
    ],
  },
  left: [
    'the SQL is safe',
    'the code has a function that parses dates',
    'the code defines a function called by main',
    'Fails if the SQL contains no DROP or DELETE',
    'the query returns rows',
    'the code defines a useful function',
    'the code imports unused modules',
    'the code imports the whole library',
    'the code imports pandas as pd',
    'the code imports pandas and numpy',
    'the code calls the API',
    'the code calls eval() twice',
    'the code uses recursion',
  ],
};
