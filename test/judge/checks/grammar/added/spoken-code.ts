import type { Sentences } from './rows.ts';

const fenced = (label: string) => (code: string) => `\`\`\`${label}\n${code}\n\`\`\``;
const [python, js, sql, diff, html, yaml, csv] = ['python', 'js', 'sql', 'diff', 'html', 'yaml', 'csv'].map(fenced) as [
  (code: string) => string,
  (code: string) => string,
  (code: string) => string,
  (code: string) => string,
  (code: string) => string,
  (code: string) => string,
  (code: string) => string,
];
const PROSE = 'Of course, I can help you with that.';

/** SQL, other code, diffs and data, in the words in which people speak of them. */
export const SPOKEN_CODE: Sentences = {
  decided: {
    'Fails if the SQL statement contains any of the keywords DROP, DELETE or TRUNCATE': [
      [sql('DROP TABLE a;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    'the query contains none of the keywords DROP, ALTER and TRUNCATE': [
      [sql('SELECT a FROM b;'), 1],
      [sql('ALTER TABLE a ADD b int;'), 0],
    ],
    'the query reads from both orders and customers': [
      [sql('SELECT a FROM orders JOIN customers ON b = c;'), 1],
      [sql('SELECT a FROM orders;'), 0],
    ],
    'the query joins orders to customers with a LEFT JOIN': [
      [sql('SELECT a FROM orders LEFT JOIN customers ON b = c;'), 1],
      [sql('SELECT a FROM orders JOIN customers ON b = c;'), 0],
    ],
    'the query restricts its rows using a LIMIT clause': [
      [sql('SELECT a FROM b LIMIT 5;'), 1],
      [sql('SELECT a FROM b;'), 0],
    ],
    'the SQL keywords SELECT and FROM are written in upper case': [
      [sql('SELECT a FROM b;'), 1],
      [sql('select a FROM b;'), 0],
    ],
    'Penalize chatter outside the code block': [
      [`Sure!\n\n${python('x = 1')}`, 0],
      [python('x = 1'), 1],
    ],
    'no line of code is over 20 columns wide': [
      [python('x = 1'), 1],
      [python('x = "a rather long line"'), 0],
    ],
    'the Python is indented with 4 spaces and not 2': [
      [python('def f():\n    return 1'), 1],
      [python('def f():\n  return 1'), 0],
    ],
    'Penalize code in which any line is indented with a tab character': [
      [python('def f():\n\treturn 1'), 0],
      [python('def f():\n    return 1'), 1],
    ],
    'each function in the reply has a docstring': [
      [python('def f():\n    """One."""\n    return 1'), 1],
      [python('def f():\n    return 1'), 0],
    ],
    'Penalize leftover console.log calls in code': [
      [js('console.log(1);'), 0],
      [js('f(1);'), 1],
    ],
    'json is the only module the generated Python imports': [
      [python('import json\nprint(json)'), 1],
      [python('import json\nimport os'), 0],
    ],
    'Passes if the SQL query contains no subqueries': [
      [sql('SELECT a FROM b;'), 1],
      [sql('SELECT a FROM b WHERE c = (SELECT d FROM e);'), 0],
    ],
    'the query has LIMIT 10': [
      [sql('SELECT a FROM b LIMIT 10;'), 1],
      [sql('SELECT a FROM b LIMIT 100;'), 0],
    ],
    'the query has a WHERE, a GROUP BY and an ORDER BY': [
      [sql('SELECT a FROM b WHERE c = 1 GROUP BY a ORDER BY a;'), 1],
      [sql('SELECT a FROM b GROUP BY a;'), 0],
    ],
    'Penalize UPDATEs without a WHERE': [[sql('UPDATE a SET b = 1;'), 0]],
    'Fails if the SQL drops a table': [
      [sql('DROP TABLE a;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    'Fails if it has ORDER BY but no DESC': [
      [sql('SELECT a FROM b ORDER BY a;'), 0],
      [sql('SELECT a FROM b ORDER BY a DESC;'), 1],
      [sql('SELECT a FROM b;'), 1],
      [sql('SELECT a FROM b ORDER BY a; -- not DESC'), 'open'],
      [PROSE, 'open'],
    ],
    'the query uses a JOIN and no subquery': [
      [sql('SELECT a FROM b JOIN c ON b.id = c.id;'), 1],
      [sql('SELECT a FROM b JOIN c ON b.id = c.id WHERE a IN (SELECT d FROM e);'), 0],
      [sql('WITH x AS (SELECT 1) SELECT a FROM b JOIN x ON b.id = x.id;'), 'open'],
      [sql('SELECT a FROM b;'), 0],
    ],
    'Fails if the SQL has a subquery': [
      [sql('SELECT a FROM (SELECT b FROM c) d;'), 0],
      [sql('SELECT count(a) FROM b;'), 1],
      [sql('(SELECT a FROM b) UNION (SELECT c FROM d);'), 'open'],
    ],
    'Penalize queries with SELECT in them more than once': [
      [sql('SELECT a FROM b UNION SELECT c FROM d;'), 0],
      [sql('SELECT a FROM b;'), 1],
      [sql("SELECT a FROM b WHERE c = 'SELECT';"), 'open'],
    ],
    "there's only one SELECT in the SQL": [
      [sql('select a from b;'), 1],
      [sql('SELECT a FROM (SELECT b FROM c) d;'), 0],
    ],
    'Reward queries that use a JOIN': [
      [sql('SELECT a FROM b JOIN c ON b.id = c.id;'), 1],
      [sql('SELECT a FROM b;'), 0],
    ],
    "Penalize DELETE statements that don't have a WHERE": [
      [sql('DELETE FROM a;'), 0],
      [sql('DELETE FROM a WHERE id = 1;'), 1],
      [sql('SELECT 1;'), 1],
    ],
    "Fails if there's a DELETE or UPDATE without a WHERE": [
      [sql('UPDATE a SET b = 1;'), 0],
      [sql('DELETE FROM a;'), 0],
      [sql('DELETE FROM a WHERE id = 1;'), 1],
    ],
    'Fails if the query deletes without a WHERE clause': [
      [sql('DELETE FROM a;'), 0],
      [sql('DELETE FROM a WHERE id = 1;'), 1],
    ],
    'each UPDATE has its own WHERE clause': [
      [sql('UPDATE a SET b = 1 WHERE id = 2;'), 1],
      [sql('UPDATE a SET b = 1;'), 0],
    ],
    'Reward SELECT, FROM and WHERE all in uppercase': [
      [sql('SELECT a FROM b WHERE c = 1;'), 1],
      [sql('select a FROM b WHERE c = 1;'), 0],
      [sql('SELECT a FROM b;'), 'open'],
    ],
    'the SQL keywords are uppercase': [
      [sql("SELECT a FROM b WHERE name = 'from';"), 1],
      [sql('SELECT a from b;'), 0],
      [sql('SELECT a FROM b limit 5;'), 'open'],
    ],
    'Fails if the SQL uses SELECT * anywhere': [
      [sql('SELECT * FROM a;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    'the SQL query includes a JOIN but not a subquery': [[sql('SELECT a FROM b JOIN c ON b.id = c.id;'), 1]],
    'Fails if any SQL keyword is lowercase': [
      [sql('SELECT a from b;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    // Diffs.
    'Fails if any line in the diff starts with -': [
      [diff('@@ -1 +1 @@\n-a\n+b'), 0],
      [diff('@@ -1 +1,2 @@\n a\n+b'), 1],
    ],
    'the diff has both + lines and - lines': [
      [diff('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new'), 1],
      [diff('--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n old\n+new'), 0],
      ['- one\n- two', 'open'],
    ],
    'the diff only adds lines': [
      [diff('@@ -1 +1,2 @@\n old\n+new'), 1],
      [diff('@@ -1 +1 @@\n-old\n+new'), 0],
      [diff('@@ -1,2 +1 @@\n old\n-new'), 0],
    ],
    'Fails if the diff removes any line': [
      [diff(' a\n-b\n+c'), 0],
      [diff(' a\n+c'), 1],
      ['Here is a plan:\n- remove b\n- add c', 'open'],
    ],
    'the diff has no removals': [[diff(' a\n+c'), 1]],
    // Code.
    'all imports come before the first def': [
      [python('import os\nfrom re import (\n  sub,\n)\n\ndef run():\n    pass'), 1],
      [python('import os\n\ndef run():\n    pass\n\nimport re'), 0],
      [python('def run():\n    import re'), 0],
      [python('import os\nprint(1)'), 'open'],
      [python('def run():\n    """\n    import re\n    """'), 'open'],
    ],
    'the imports are at the top of the file': [
      [python('"""Runs."""\n# Modules\nimport os\nimport re\n\nprint(1)'), 1],
      [python('import os\nx = 1\nimport re'), 0],
      [python('try:\n    import re\nexcept ImportError:\n    re = None'), 'open'],
    ],
    "Fails if there's an import inside a function": [
      [python('def run():\n    import re\n    return re'), 0],
      [python('import re\n\ndef run():\n    return re'), 1],
    ],
    'Fails if the Python has a bare "except:" line': [
      [python('try:\n    run()\nexcept:\n    pass'), 0],
      [python('try:\n    run()\nexcept ValueError:\n    pass'), 1],
      [python('# except: is bad\nrun()'), 'open'],
      [PROSE, 'open'],
    ],
    'Penalize bare excepts': [[python('try:\n    run()\nexcept:\n    pass'), 0]],
    'the function is called parse_date': [
      [python('def parse_date(text):\n    return text'), 1],
      [python('def parse(text):\n    return text'), 0],
      [python('def parse_date(text):\n    return text\n\ndef other():\n    pass'), 'open'],
      [js('const parse_date = (text) => text;'), 1],
      [python('print(1)'), 'open'],
    ],
    'Fails if no function is called parse_date': [
      [python('def parse(text):\n    return text'), 0],
      [python('def parse_date(text):\n    return text'), 1],
    ],
    'the JS sticks to let and const': [
      [js('let a = 1;'), 1],
      [js('var a = 1;'), 0],
    ],
    'the class is called UserStore': [
      [python('class UserStore:\n    pass'), 1],
      [python('class Store:\n    pass'), 0],
    ],
    'Fails if the JS still declares stuff with var': [
      [js('var a = 1;'), 0],
      [js('let a = 1;'), 1],
    ],
    'Fails if the code uses var instead of let or const': [
      [js('var a = 1;'), 0],
      [js('const a = 1;'), 1],
    ],
    'Fails if a leftover console.log( is in there': [
      [js('console.log(1);'), 0],
      [js('run(1);'), 1],
    ],
    'Fails if a debugger statement is left in': [[js('debugger;\nrun(1);'), 0]],
    'Passes if the code has at least two functions': [
      [python('def a():\n    pass\n\ndef b():\n    pass'), 1],
      [python('def a():\n    pass'), 0],
      [python('class A:\n    def a(self):\n        pass\n    def b(self):\n        pass'), 'open'],
      [python('print(1)'), 'open'],
    ],
    'the function has a docstring': [
      [python('def a():\n    """Does it."""\n    pass'), 1],
      [python('def a():\n    pass'), 0],
      [python('def a():\n    """Does it."""\n\ndef b():\n    pass'), 'open'],
    ],
    'the code has a try/except': [
      [python('try:\n    run()\nexcept ValueError:\n    pass'), 1],
      [python('try:\n    run()\nfinally:\n    stop()'), 'open'],
      [python('run()'), 0],
    ],
    'it has a try/catch block': [
      [js('try {\n  run();\n} catch (error) {\n  stop();\n}'), 1],
      [js('run().then(stop).catch(stop);'), 'open'],
    ],
    "Fails if there's a while True loop": [
      [python('while True:\n    run()'), 0],
      [python('while 1:\n    run()'), 'open'],
      [python('while running:\n    run()'), 1],
    ],
    'the code uses an f-string': [
      [python('print(f"{a}")'), 1],
      [python('print("f")'), 'open'],
      [python('print(a)'), 0],
    ],
    'Fails if the JS uses == instead of ===': [
      [js('if (a == b) run();'), 0],
      [js('if (a === b || a !== c || a >= d) run();'), 1],
    ],
    'the code has an if __name__ == "__main__" block': [
      [python('def a():\n    pass\n\nif __name__ == "__main__":\n    a()'), 1],
      [python('def a():\n    pass'), 0],
    ],
    'Fails if the SQL has a comment': [
      [sql('-- all\nSELECT a FROM b;'), 0],
      [sql('SELECT a FROM b;'), 1],
    ],
    'code blocks have language tags': [
      [python('a = 1'), 1],
      [fenced('')('a = 1'), 0],
      ['One.', null],
    ],
    'the script starts with a shebang': [
      [fenced('bash')('#!/bin/bash\nls'), 1],
      [fenced('bash')('ls'), 0],
    ],
    'the code has no semicolons': [
      [js('run()'), 1],
      [js('run();'), 0],
      [js("run(';')"), 'open'],
    ],
    'Penalize the use of eval()': [
      [js('eval(a);'), 0],
      [js('run(a);'), 1],
    ],
    'Reward code indented with spaces': [
      [js('if (a) {\n  run();\n}'), 1],
      [js('if (a) {\n\trun();\n}'), 0],
    ],
    'Penalize imports inside functions': [[python('def a():\n    import re'), 0]],
    'Reward imports at the top of the file': [
      [python('import re\n\na = 1'), 1],
      [python('a = 1\nimport re'), 0],
    ],
    'Penalize lines of code longer than 20 characters': [
      [js('run(1234567890, 1234567890);'), 0],
      [js('run();'), 1],
    ],
    'Reward diffs that only add lines': [
      [diff('@@ -1 +1,2 @@\n a\n+b'), 1],
      [diff('@@ -1 +1 @@\n-a\n+b'), 0],
    ],
    'Penalize diffs that remove lines': [[diff('@@ -1 +1 @@\n-a\n+b'), 0]],
    // HTML, YAML, CSV.
    'the HTML uses <ul> and not <ol>': [
      [html('<ul><li>a</li></ul>'), 1],
      [html('<ol><li>a</li></ol>'), 0],
    ],
    'Penalize inline CSS': [
      [html('<p style="color: red">a</p>'), 0],
      [html('<p>a</p>'), 1],
      ['One.', 'open'],
    ],
    'every <a> has an href': [
      [html('<a href="x">a</a>'), 1],
      [html('<a>a</a>'), 0],
    ],
    'the HTML has no script tags': [
      [html('<p>a</p>'), 1],
      [html('<script>a()</script>'), 0],
    ],
    'the YAML sets restart: always': [[yaml('a:\n  restart: always'), 1]],
    'Fails if debug: true is in the YAML': [
      [yaml('debug: true'), 0],
      [yaml('debug: false'), 1],
    ],
    'Fails if a CSV row has fewer columns than the header': [
      [csv('a,b\n1'), 0],
      [csv('a,b\n1,2,3'), 1],
      [csv('a,b\n1,2'), 1],
    ],
    'the CSV has a header plus 2 rows': [
      [csv('a,b\n1,2\n3,4'), 1],
      [csv('a,b\n1,2'), 0],
    ],
    'the CSV uses semicolons': [
      [csv('a;b\n1;2'), 1],
      [csv('a,b\n1,2'), 0],
    ],
    'Fails if there is a <b> that never gets closed': [
      [html('<p><b>One</p>'), 0],
      [html('<p><b>One</b></p>'), 1],
    ],
    'Penalize unclosed tags': [
      [html('<div><p>One</p>'), 0],
      [html('<div><p>One</p></div>'), 1],
    ],
    'all <img> tags have alt text': [
      [html('<img src="a.png" alt="A cat">'), 1],
      [html('<img src="a.png">'), 0],
      [html('<img src="a.png" alt="">'), 'open'],
      [PROSE, 'open'],
    ],
    'Fails if an <img> lacks alt': [
      [html('<img src="a.png">'), 0],
      [html('<img src="a.png" alt="A cat">'), 1],
    ],
    'the YAML sets replicas: 3': [
      [yaml('spec:\n  replicas: 3'), 1],
      [yaml('spec:\n  replicas: 2'), 0],
    ],
    'the YAML contains "replicas: 3"': [[yaml('spec:\n  replicas: 3'), 1]],
    'Penalize YAML where an image is tagged :latest': [
      [yaml('a:\n  image: nginx:latest'), 0],
      [yaml('a:\n  image: nginx:1.25'), 1],
      [yaml('a:\n  image: nginx'), 'open'],
      [yaml('a:\n  name: nginx'), 'open'],
    ],
    'Fails if any CSV row has a different column count': [
      [csv('a,b\n1,2\n3'), 0],
      [csv('a,b\n1,2\n3,4'), 1],
    ],
    'the CSV has the same number of columns in every row': [
      [csv('a,b\n1,2'), 1],
      [csv('a,b\n1'), 0],
    ],
    'no <p> is left open': [
      [html('<p>a</p>'), 1],
      [html('<div><p>a</div>'), 0],
    ],
    'Fails if CSV rows differ in column count': [[csv('a,b\n1,2,3'), 0]],
    // Headings and sections.
  },
  left: [
    'the query joins orders to customers with a comma',
    'the query joins the orders and sums the totals',

    'Penalize words outside the code block that are in capitals',
    'Penalize an explanation outside the code block that is longer than 50 words',
    'the Python is indented with 4 spaces and 2 tabs',
    'json is the only format the API accepts',
    'Penalize comments in code that are in French',

    'it defines ROI',
    'every <section> has a title',
    'the page has no form elements',
    'the code has a try',
    'Fails if run_sql is called with DROP in the conversation',
    'the query has a limit of patience',
    'the function is called eagerly',
    'the function is called asynchronously',
    'the CSV uses semicolons where needed',
    'the code has at least two useful functions',
    'the SQL drops a hint',
    'the function is called twice',
    'the function is named accordingly',
    'the SQL keywords are explained in uppercase headings',
    'the query is fast and uses a JOIN',
    'Fails if it has an order but no DESC',
    'all imports come before the first function call',
    'the imports are sorted at the top',
    'the diff only adds tests',
    'the diff removes the old function',
    'Fails if the code uses var instead of a better name',
    'Penalize unclosed issues',
    'Fails if an image is tagged incorrectly',
    'the YAML sets sensible defaults',
  ],
};
