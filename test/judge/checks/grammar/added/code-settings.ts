import type { Sentences } from './rows.ts';

const python = (code: string) => `\`\`\`python\n${code}\n\`\`\``;
const js = (code: string) => `\`\`\`js\n${code}\n\`\`\``;
const sql = (code: string) => `\`\`\`sql\n${code}\n\`\`\``;

/** What people type of code, SQL and commit messages into a file of settings. */
export const CODE_SETTINGS: Sentences = {
  decided: {
    'the query never does SELECT *': [
      [sql('SELECT id FROM users;'), 1],
      [sql('SELECT * FROM users;'), 0],
    ],
    'Penalize doing SELECT *': [[sql('SELECT * FROM users;'), 0]],
    'Fails if it spits out a DELETE without a WHERE': [
      [sql('DELETE FROM a;'), 0],
      [sql('DELETE FROM a WHERE id = 1;'), 1],
      [sql('DELETE FROM a WHERE id = 1; DELETE FROM b;'), 'open'],
      [sql('SELECT 1;'), 1],
    ],
    'Fails if any UPDATE statement has no WHERE clause': [
      [sql('UPDATE a SET b = 1;'), 0],
      [sql('UPDATE a SET b = 1 WHERE id = 2;'), 1],
    ],
    'every DELETE has a WHERE': [
      [sql('DELETE FROM a;'), 0],
      [sql('DELETE FROM a WHERE id = 1;'), 1],
    ],
    'Fails if it churns out a table': [
      ['| a |\n| - |\n| 1 |', 0],
      ['One.', 1],
    ],
    'Fails if a console.log( is left in the code': [
      [js('console.log(1);'), 0],
      [js('run(1);'), 1],
    ],
    "Fails if there's a console.error( in the script": [
      [js('console.error(1);'), 0],
      [js('run(1);'), 1],
    ],
    'Fails if a debugger statement is left in the code': [
      [js('debugger;\nrun(1);'), 0],
      [js('run(1);'), 1],
      [js('// debugger\nrun(1);'), 'open'],
    ],
    'the JS has no "var" declarations': [
      [js('const variable = 1;'), 1],
      [js('var a = 1;'), 0],
    ],
    'the TypeScript code has no let declarations': [
      [js('const a = 1;'), 1],
      [js('let a = 1;'), 0],
    ],
    'Fails if it leaves a TODO behind in the code': [
      [js('run(1); // TODO: more'), 0],
      [js('run(1);'), 1],
    ],
    'Penalize JavaScript with comments': [
      [js('run(1); // more'), 0],
      [js('run(1);'), 1],
    ],
    'Reward Python where every function has a docstring': [
      [python('def a():\n    """One."""\n    return 1'), 1],
      [python('def a():\n    """One."""\n    return 1\n\ndef b():\n    return 2'), 0],
      [python('def a():\n    """One."""\n    return 1\n\ndef b():\n    "Two."\n    return 2'), 'open'],
      [python('def a():\n    """One.\n\n    More.\n    """\n\ndef b():\n    # why\n    """Two."""'), 'open'],
      [python('"""All."""\n\ndef b():\n    return 2'), 0],
    ],
    'Penalize Python that imports anything besides re and json': [
      [python('import json\nimport re'), 1],
      [python('import json, re as r'), 1],
      [python('print(1)'), 1],
      [python('import json\nimport requests'), 0],
      [python('from os import path'), 0],
      [python('# import requests\nimport re'), 1],
      [python('re = __import__("re")'), 'open'],
      ['No code.', 'open'],
    ],
    'the script imports nothing but json': [
      [python('import json'), 1],
      [python('from json.decoder import JSONDecodeError'), 1],
      [python('import csv'), 0],
      [js('import csv from "csv";'), 'open'],
    ],
    'the code uses no libraries other than numpy': [
      [python('import numpy as np'), 1],
      [python('import pandas'), 0],
    ],
    'Fails if a print( is left in the code': [
      [python('print(1)'), 0],
      [python('a = 1'), 1],
    ],
    'it says "sorry" every time the user says "angry"': [
      ['I am sorry.', 1, 'I am angry.'],
      ['Why?', 0, 'I am angry.'],
    ],
    'the code only imports re and json': [
      [python('import json\nimport re'), 1],
      [python('import json'), 'open'],
      [python('import csv'), 0],
    ],
    'fetchUser is declared as an async function': [
      [js('async function fetchUser(id) {}'), 1],
      [js('const fetchUser = async (id) => 1;'), 1],
      [js('const q = `a`;\nfunction fetchUser(id) {}'), 0],
      [js('const fetchUser = (id) => 1;'), 0],
      [js('run();'), 0],
      [js('fetchUser();'), 'open'],
    ],
    'it defines an async function called load_all': [
      [python('async def load_all():\n    pass'), 1],
      [python('def load_all():\n    pass'), 0],
    ],
    'the Python defines a function called parse_row': [
      [python('row = parse_row(line)\nprint(row)'), 0],
      [python('from rows import parse_row'), 'open'],
      [python('parse_row = lambda line: line'), 'open'],
    ],
    'line two of the commit message is empty': [
      ['Add CSV export\n\nUsers can now export any table.', 1],
      ['Add CSV export\nUsers can now export any table.\n\nCloses #12', 0],
      ['Here is a commit message:\n\nAdd CSV export', 'open'],
    ],
    'the second line of the response is not empty': [
      ['One\n\nTwo', 0],
      ['One\nTwo', 1],
    ],
    '"ticket" shows up whenever the user said "ticket"': [
      ['Your ticket is closed.', 1, 'Where is my ticket?'],
      ['It is closed.', 0, 'Where is my ticket?'],
      ['It is closed.', null, 'Where is it?'],
    ],
    'it contains a link if the user mentions "docs"': [
      ['See https://example.com/.', 1, 'Where are the docs?'],
      ['See the page.', 0, 'Where are the docs?'],
    ],
    "Fails if it repeats the user's full message word for word": [
      ['My printer is blank. Clean it.', 0, 'My printer is blank.'],
      ['Clean it.', 1, 'My printer is blank.'],
    ],
    'the code uses 4 spaces for indentation': [
      ["```python\ns = '''\n  a\n'''\nif s:\n    x\n```", 1],
      ['```python\ndef f():\n    """Says:\n      a\n    """\n    x\n```', 1],
      ["```python\ns = '''\n    a\n'''\nif s:\n  x\n```", 0],
      ["```python\ns = '''\n    a\n'''\n```", 'open'],
    ],
    'the SQL is in a code block': [
      ['```sql\nSELECT 1\n```', 1],
      ['```\nSELECT a FROM b\n```', 1],
      ['SELECT a FROM b', 0],
      ['SELECT a FROM b;\n\n```python\nx\n```', 'open'],
    ],
    'the command is shown in a fenced code block': [
      ['```sh\nls\n```', 1],
      ['```\nls\n```', 1],
      ['Run ls.', 0],
      ['Run ls.\n\n```python\nx\n```', 'open'],
    ],
    'Reward responses that put the query in a code block': [
      ['```sql\nSELECT 1\n```', 1],
      ['```json\n{}\n```', 'open'],
    ],
  },
  left: [
    'the Python code has no syntax error',
    'the code imports nothing unusual',
    'the code imports anything it needs besides json',
    'a DELETE without a WHERE would be bad',
    'the function is async where it should be',
    'every turn is polite',
    'the code has nothing besides json',
    'Fails if the agent makes a single tool call',
    'the agent needs no tool call to get_weather',
    'a TODO is the only thing left',
  ],
};
