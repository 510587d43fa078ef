import type { Sentences } from './rows.ts';

const python = (code: string) => `\`\`\`python\n${code}\n\`\`\``;
const sql = (code: string) => `\`\`\`sql\n${code}\n\`\`\``;

/** What SQL and code hold, and how they are written. */
export const CODE_WORDS: Sentences = {
  decided: {
    'Passes if the SQL query ends with a semicolon': [
      ['SELECT 1;', 1],
      [sql('SELECT 1'), 0],
      [sql('SELECT 1; -- done'), 'open'],
      ['SELECT 1\n\nThis is all', 'open'],
      ['No query.', 'open'],
    ],
    'Fails if the generated SQL is not terminated by a semicolon': [
      [sql('SELECT 1;'), 1],
      [sql('SELECT 1'), 0],
    ],
    "Fails if there's no WHERE clause in the query": [
      ['SELECT 1 FROM a WHERE b = 1', 1],
      [sql('SELECT 1 FROM a'), 0],
      [sql('SELECT 1 FROM a -- no where'), 'open'],
    ],
    'Fails if the generated SQL lacks a LIMIT clause': [
      ['SELECT 1 FROM a LIMIT 3', 1],
      [sql('SELECT 1 FROM a'), 0],
    ],
    'Fails if SELECT * is used in the SQL it writes': [
      ['SELECT * FROM a', 0],
      ['SELECT b FROM a', 1],
    ],
    'Fails if the query uses SELECT * rather than listing the columns': [
      ['SELECT * FROM a', 0],
      ['SELECT b FROM a', 1],
    ],
    'Passes if the SQL begins with SELECT and contains neither UPDATE nor DROP': [
      ['SELECT 1;', 1],
      ['SELECT 1; DROP TABLE a', 0],
    ],
    'Passes if the query has a GROUP BY clause and a HAVING clause': [
      ['SELECT a FROM b GROUP BY a HAVING a > 1', 1],
      ['SELECT a FROM b GROUP BY a', 0],
    ],
    'Fails if a DELETE statement appears without a WHERE clause': [
      [sql('DELETE FROM a'), 0],
      [sql('DELETE FROM a WHERE b = 1'), 1],
      [sql('SELECT 1'), 1],
      [sql('DELETE FROM a; SELECT 1 FROM b WHERE c = 1'), 'open'],
    ],
    'Passes if the query has a WHERE clause whenever it contains UPDATE': [
      [sql('UPDATE a SET b = 1'), 0],
      [sql('UPDATE a SET b = 1 WHERE c = 2'), 1],
      [sql('SELECT 1'), 1],
    ],
    'Passes if the code imports json or re and does not call eval() or exec()': [
      [python('import re'), 1],
      [python('import os'), 0],
      [python('import re\nexec("1")'), 0],
      ['import re', 1],
    ],
    'Passes if the response avoids SELECT * and has a LIMIT clause': [
      [sql('SELECT a FROM b LIMIT 3'), 1],
      [sql('SELECT * FROM b LIMIT 3'), 0],
      ['No query.', 'open'],
    ],
    'Passes if the query is a single SELECT statement': [
      [sql('SELECT a FROM b;'), 1],
      [sql('DELETE FROM b;'), 0],
      [sql('WITH a AS (SELECT 1) SELECT * FROM a'), 'open'],
      [sql('SELECT 1; SELECT 2'), 'open'],
    ],
    'Passes if the query contains only one statement': [
      [sql('SELECT a FROM b;'), 1],
      [sql('SELECT 1; SELECT 2;'), 0],
      [sql('CREATE FUNCTION a() RETURNS int AS $$ SELECT 1; $$'), 'open'],
    ],
    'Passes if the SQL reads from the users table and does not touch the orders table': [
      [sql('SELECT a FROM app.users'), 1],
      [sql('SELECT a FROM users JOIN orders ON b'), 0],
      [sql('SELECT a FROM x'), 0],
      [sql('SELECT user_id FROM x'), 'open'],
      [sql('WITH users AS (SELECT 1) SELECT a FROM users'), 'open'],
    ],
    'Passes if the query groups by customer_id': [
      [sql('SELECT a FROM b GROUP BY c.customer_id'), 1],
      [sql('SELECT a FROM b GROUP BY c'), 0],
      [sql('SELECT customer_id FROM b GROUP BY 1'), 'open'],
      [sql('SELECT a FROM b'), 0],
    ],
    'Passes if the query sorts its results by created_at in descending order': [
      [sql('SELECT a FROM b ORDER BY created_at DESC LIMIT 3'), 1],
      [sql('SELECT a FROM b ORDER BY created_at'), 0],
      [sql('SELECT a FROM b ORDER BY d, created_at DESC'), 1],
      [sql('SELECT created_at FROM b ORDER BY 1 DESC'), 'open'],
    ],
    'Passes if the query limits its results to 10 rows': [
      [sql('SELECT a FROM b LIMIT 10'), 1],
      [sql('SELECT a FROM b LIMIT 5'), 'open'],
      [sql('SELECT a FROM b LIMIT 50'), 0],
      [sql('SELECT a FROM b FETCH FIRST 10 ROWS ONLY'), 'open'],
    ],
    'Passes if the SQL is read-only': [
      [sql('SELECT a FROM b'), 1],
      [sql('DELETE FROM b'), 0],
      [sql('CREATE TABLE b (c INT)'), 'open'],
      [sql('SELECT a INTO c FROM b'), 'open'],
      [sql('CALL clean(b)'), 'open'],
      [sql('INSERT INTO b VALUES (1)'), 0],
    ],
    'Passes if the query uses a CTE but no window functions': [
      [sql('WITH a AS (SELECT 1) SELECT * FROM a'), 1],
      [sql('SELECT a FROM b'), 0],
      [sql('WITH a AS (SELECT ROW_NUMBER() OVER (ORDER BY c) FROM d) SELECT * FROM a'), 0],
    ],
    'Passes if the query uses parameter placeholders': [
      [sql('SELECT a FROM b WHERE c = $1'), 1],
      [sql("SELECT a FROM b WHERE c = 'x'"), 0],
      [sql("SELECT a FROM b WHERE c = '?'"), 'open'],
    ],
    'Passes if the code must have a docstring and type hints': [
      [python('def a(b: int) -> str:\n    """Give it."""\n    return b'), 1],
      [python('def a(b):\n    """Give it."""\n    return b'), 0],
      [python('def a(b: int, c):\n    """Give it."""\n    return b'), 'open'],
      [python('def a(b: int) -> str:\n    return b'), 0],
      [python('x = 1'), 0],
    ],
    'Passes if the code has either a for loop or a while loop': [
      [python('for a in b:\n    pass'), 1],
      [python('x = 1'), 0],
      [python('x = [a for a in b]'), 'open'],
      [python('print("for a in b:")'), 'open'],
      ['```js\nfor (const a of b) {}\n```', 1],
    ],
    'Fails if the response uses async/await': [
      ['```js\nasync function a() { await b(); }\n```', 0],
      ['```js\nfunction a() { return b(); }\n```', 1],
      ['```js\nasync function a() { return b(); }\n```', 'open'],
    ],
    'Passes if the code uses list comprehensions and no lambda functions': [
      [python('x = [a for a in b]'), 1],
      [python('x = list(map(lambda a: a, b))'), 0],
    ],
    'Passes if the code has an import statement, an if statement and a decorator': [
      [python('import re\n@cached\ndef a():\n    if b:\n        pass'), 1],
      [python('x = 1'), 0],
    ],
    'Passes if the code has a class and an arrow function': [
      ['```js\nclass A {}\nconst a = (b) => b;\n```', 1],
      ['```js\nconst a = 1;\n```', 0],
      [python('class_name = 1'), 0],
    ],
    'Passes if the code has a switch statement, a template literal and a throw statement': [
      [`\`\`\`js\nswitch (a) {\ndefault:\n  throw new Error(\`\${b}\`);\n}\n\`\`\``, 1],
      ['```js\nlet a;\n```', 0],
    ],
    'Passes if the code contains no raise statement, assert statement, yield statement or with statement': [
      [python('x = 1'), 1],
      [python('raise a'), 0],
      [python('with a:\n    pass'), 0],
      [python('x = "with"'), 'open'],
    ],
    'Fails if the code block contains a TODO comment': [
      [python('x = 1  # TODO: name it'), 0],
      [python('x = 1'), 1],
      [python('x = "TODO"'), 'open'],
      [python('todos = []'), 'open'],
      ['TODO', 'open'],
    ],
    'Passes if there are no TODO or FIXME comments in the code': [
      [python('# FIXME\nx = 1'), 0],
      [python('x = 1'), 1],
    ],
    'Passes if no FIXME is left in the code': [
      ['```js\n// FIXME\n```', 0],
      ['```js\nlet x;\n```', 1],
    ],
    'Fails if the code still has a console.log statement in it': [
      ['```js\nconsole.log(1);\n```', 0],
      ['```js\nlet x;\n```', 1],
      ['```js\nall.forEach(console.log);\n```', 'open'],
    ],
    'Passes if no print statements are left in the code': [
      [python('print(1)'), 0],
      [python('x = 1'), 1],
    ],
    'Passes if the code block contains no comments': [
      [python('x = 1'), 1],
      [python('x = 1\nif x:\n    # one\n    pass'), 0],
      ['```js\nlet x = 1; // one\n```', 0],
      ['```css\n#a { color: red }\n```', 'open'],
      [python('def a():\n    """One."""'), 'open'],
    ],
    'Passes if the code is indented with spaces and not tabs': [
      [python('if x:\n    pass'), 1],
      [python('if x:\n\tpass'), 0],
      [python('x = 1'), 'open'],
      [python('if x:\n\tpass\n    x'), 'open'],
    ],
    'Passes if indentation in the code block is done with spaces and never with tabs': [
      ['```js\nif (x) {\n  y();\n}\n```', 1],
      ['```js\nif (x) {\n\ty();\n}\n```', 0],
    ],
    'Passes if the code uses 4-space indentation': [
      [python('if x:\n    pass'), 1],
      [python('if x:\n  if y:\n    pass'), 0],
      [python('if x:\n        pass'), 'open'],
    ],
    'Fails if any line of the code is indented with a tab': [
      [python('if x:\n\tpass'), 0],
      [python('if x:\n    pass'), 1],
    ],
    'Fails if the code contains a tab character': [
      [python('x =\t1'), 0],
      [python('x = 1'), 1],
    ],
    'Passes if every function defined in the Python code is named in snake_case': [
      [python('def read_it():\n    pass'), 1],
      [python('def readIt():\n    pass'), 0],
      ['No code.', 'open'],
    ],
    'Passes if every function in the code has a docstring': [
      [python('def a(b):\n    """One."""\n    return b'), 1],
      [python('def a(b):\n    return b'), 0],
      [python("def a(b):\n    'One.'\n    return b"), 'open'],
    ],
    'Passes if the code defines a class called Stack': [
      [python('class Stack:\n    pass'), 1],
      [python('class Queue:\n    pass'), 0],
      [python('Stack = type("Stack", (), {})'), 'open'],
    ],
    'Fails if any line of code in a code block exceeds 80 characters': [
      [python(`x = ${'1'.repeat(90)}`), 0],
      [python('x = 1'), 1],
    ],
    "Passes if there's exactly one fenced code block and it is tagged python": [
      [python('x = 1'), 1],
      [sql('SELECT 1'), 0],
      [`${python('x = 1')}\n${python('y = 1')}`, 0],
      ['No code.', 0],
    ],
    'Passes if the reply has exactly one code block, which is labelled sql': [
      [sql('SELECT 1'), 1],
      [python('x = 1'), 0],
    ],
    'Fails if any code block is missing a language tag': [
      ['```\nx\n```', 0],
      [python('x = 1'), 1],
      ['No code.', 1],
    ],
    'Fails if a fenced code block has no language specified': [
      ['```\nx\n```', 0],
      [python('x = 1'), 1],
    ],
    'Passes if every code block states its language after the opening backticks': [
      ['```\nx\n```', 0],
      [python('x = 1'), 1],
    ],
    'Fails if an opened code fence is never closed': [
      ['```js\nlet x;', 0],
      ['```js\nlet x;\n```', 1],
    ],
    'Passes if every code fence that is opened is also closed': [
      ['```js\nlet x;', 0],
      ['```js\nlet x;\n```', 1],
    ],
    'Passes if the assistant gives two code blocks, one in bash and one in python': [
      [`\`\`\`bash\nls\n\`\`\`\n${python('x = 1')}`, 1],
      [`${python('y = 1')}\n${python('x = 1')}`, 0],
      [python('x = 1'), 0],
    ],
    'Passes if all code blocks are python': [
      [python('x = 1'), 1],
      [sql('SELECT 1'), 0],
      ['```py\nx = 1\n```', 1],
    ],
    'Passes if the command "npm ci" appears inside a code block': [
      ['```sh\nnpm ci\n```', 1],
      ['```sh\nnpm i\n```', 0],
      ['Run npm ci.', 0],
    ],
    'Passes if the query selects from the orders table': [
      ['```sql\nSELECT * FROM orders;\n```', 1],
      ['```sql\nSELECT * FROM users;\n```', 0],
      ['```sql\nINSERT INTO orders SELECT * FROM tmp;\n```', 'open'],
      ['```sql\nDELETE FROM orders;\n```', 'open'],
    ],
    'Passes if the query references the orders table': [['```sql\nDELETE FROM orders;\n```', 1]],
    'Passes if the code contains a list comprehension': [
      ['```python\nbest = scores[max(s for s in scores)]\n```', 'open'],
      ['```python\nx = foo([f(a) for a in b])\n```', 1],
    ],
    'Passes if the response contains a bash code block': [
      ['````markdown\n# Title\n\n```bash\nls\n```\n````', 'open'],
      ['````markdown\n# Title\n\nText.\n````', 0],
    ],
    "Passes if there's some explanation outside the code block, not just code": [
      [`This sets x:\n${python('x = 1')}`, 1],
      [python('x = 1'), 0],
      ['No code.', 'open'],
    ],
    'Passes if no text appears before or after the code block': [
      [python('x = 1'), 1],
      [`This sets x:\n${python('x = 1')}`, 0],
    ],
    'the Python function has a docstring': [
      [python('def f():\n    """A."""\n    return 1'), 1],
      [python('def f():\n    return 1'), 0],
      [python("def f(): 'A.'"), 'open'],
      [python('def f():\n    """"""\n    return 1'), 'open'],
    ],
    'every function has a docstring': [
      [python("def f(): 'A.'"), 'open'],
      [python('def f():\n    """ """\n    return 1'), 'open'],
    ],
    'SELECT is in capitals': [
      ['SELECT a FROM t', 1],
      ['select a from t', 0],
      ['To select rows, use this:\n```sql\nSELECT a FROM t\n```', 'open'],
      ["SELECT 'select' FROM t", 'open'],
      ['SELECT a FROM t -- select', 'open'],
      ['Please select one.', 'open'],
    ],
    'WHERE is in capitals': [
      [sql('SELECT a FROM t WHERE b=1'), 1],
      [`Use it where needed:\n${sql('SELECT a FROM t WHERE b=1')}`, 'open'],
      ['Where is it?', 'open'],
    ],
  },
  left: [
    'Penalize code in which any line has a comma',
    'Reward code in which each line ends with a semicolon',
    'there are two code blocks, one long and one short',
    'there is a code block and it is tagged correctly',
    'the code block is missing a language feature',
    'the code contains a comment explaining the loop',
    'the code has a TODO list component',
    'the code contains a function call',
    'the code contains a function named correctly',
    'the code has a class named after the module',
    'the query has no WHERE clause on user_id',
    'the SQL has a WHERE clause that filters by date',
    'the code is properly indented',
    'the code has a tab bar',
    'the code contains a JavaScript function',
    'the response contains a Python class',
    'the code calls OpenAI',
    'the code makes calls to an API',
    'a DELETE statement is mentioned',
    'the code has a single comment',
    'the code has no comments or helpers',
    'the code contains a comment at the top',
    'the query uses a temporary table',
    'the query selects from several tables',
    'the query sorts by date',
    'the query joins users and orders',
    'the code imports no third-party libraries',
    'the code contains no for or while loops',
    'the code loops over all users',
    'the response queries the users table',
  ],
};
