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

/** SQL, other code, diffs, data, and how headings, lists and lines stand, in the words in which people speak of them. */
export const CODE_STRUCTURE: Sentences = {
  decided: {
    'each assistant turn ends with a period': [
      ['Hi.', 1],
      ['Hi', 0],
      ['', 'open'],
    ],
    // SQL.
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
    'Fails if a ### heading shows up before any ## heading': [
      ['# A\n\n### B\n\n## C', 0],
      ['# A\n\n## C\n\n### B', 1],
      ['# A\n\n## C', 1],
      ['# A\n\n### B', 'open'],
      [PROSE, 1],
    ],
    'a # heading comes before all ## headings': [
      ['# A\n\n## B', 1],
      ['## B\n\n# A', 0],
    ],
    'the response has both a "Pros" and a "Cons" heading': [
      ['## Pros\n\nOne.\n\n## Cons\n\nTwo.', 1],
      ['## Pros\n\nOne.', 0],
    ],
    'the H1 comes before any H2': [
      ['# A\n\n## B', 1],
      ['## B\n\n# A', 0],
      ['## B', 'open'],
    ],
    'Fails if a heading skips a level, like H1 to H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B\n\n### C', 1],
    ],
    'Fails if the headings jump from H1 to H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B\n\n#### C', 1],
    ],
    'both "pros" and "cons" appear as headings': [
      ['## Pros\n\nOne.\n\n## Cons\n\nTwo.', 1],
      ['## Pros\n\nOne. No cons.', 0],
    ],
    'Fails if "Risks" isn\'t a heading': [
      ['## Risks\n\nOne.', 1],
      ['## Plan\n\nOne.', 0],
    ],
    'a "Sources" section closes the document': [
      ['# A\n\nOne.\n\n## Sources\n\nTwo.', 1],
      ['# A\n\n## Sources\n\nTwo.\n\n## More\n\nThree.', 0],
    ],
    'Fails if anything follows the "Sources" section': [
      ['# A\n\n## Sources\n\nOne.\n\n## More\n\nTwo.', 0],
      ['# A\n\n## Sources\n\nOne.', 1],
      ['One.', 1],
    ],
    'Fails if it goes straight from an H1 to an H3': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B', 1],
    ],
    '"## Sources" comes last': [['# A\n\nOne.\n\n## Sources\n\nTwo.', 1]],
    '"Step 1" appears before any code': [
      ['Step 1: run it.\n\n```\nrun\n```', 1],
      ['```\nrun\n```\n\nStep 1: run it.', 0],
      ['Step 1: run it.\n\n```\nrun\n```\n\nSee Step 1.', 'open'],
      ['Use `npm` first. Step 1: run it.\n\n```\nrun\n```', 'open'],
      ['Step 1: run it.', 'open'],
      ['```\nrun\n```', 0],
    ],
    'Penalize skipped heading levels': [
      ['# A\n\n### B', 0],
      ['# A\n\n## B', 1],
    ],
    'Penalize an H3 before the first H2': [['# A\n\n### B\n\n## C', 0]],
    'Reward a "Sources" section at the end': [
      ['# A\n\n## Sources\n\nOne.', 1],
      ['# A\n\n## Sources\n\nOne.\n\n## More\n\nTwo.', 0],
    ],
    '"Usage" is an H2': [
      ['## Usage\n\nOne.', 1],
      ['# Usage\n\nOne.', 'open'],
      ['## More\n\nOne.', 0],
    ],
    'the headings are all H2': [
      ['## A\n\n## B', 1],
      ['## A\n\n### B', 0],
    ],
    'there is a blank line before every heading': [
      ['# A\n\nOne.\n\n## B\n\nTwo.', 1],
      ['# A\n\nOne.\n## B\n\nTwo.', 0],
      ['One.', 'open'],
    ],
    "Fails if a heading isn't followed by a blank line": [
      ['# A\nOne.', 0],
      ['# A\n\nOne.', 1],
    ],
    'the heading "Setup" appears before any code': [
      ['One on setup.\n\n## Setup\n\n```\na\n```', 1],
      ['```\na\n```\n\n## Setup', 0],
    ],
    'the title is in all caps on line one': [
      ['NEWS\n\nOne.', 1],
      ['News\n\nOne.', 0],
    ],
    // Lists and lines.
    'Fails if the numbered list skips a number': [
      ['1. a\n2. b\n4. c', 0],
      ['1. a\n2. b\n3. c', 1],
      ['1. a\n1. b\n1. c', 'open'],
      [PROSE, 1],
    ],
    'the numbered list has no gaps': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
      [PROSE, 'open'],
    ],
    'each bullet starts with a bold term plus colon': [
      ['- **A:** one\n- **B:** two', 1],
      ['- **A:** one\n- two', 0],
    ],
    'every step begins with "Step N:"': [
      ['Step 1: Mix.\nStep 2: Bake.', 1],
      ['**Step 1:** Mix.\n\n**Step 2:** Bake.', 1],
      ['1. Mix.\n2. Bake.', 0],
      ['Mix it, then bake it.', 'open'],
      ['Step 1: Mix.\n- Bake.', 'open'],
      ['Step 1 - Mix.\nStep 2 - Bake.', 'open'],
    ],
    'each step starts with "Step" and a number': [
      ['Step 1: Mix.\nStep 2: Bake.', 1],
      ['1. Mix.\n2. Bake.', 0],
    ],
    'steps are numbered': [
      ['1. Mix.\n2. Bake.', 1],
      ['- Mix.\n- Bake.', 0],
      [PROSE, 'open'],
      ['Step 1: Mix.\nStep 2: Bake.', 'open'],
    ],
    "Fails if the steps aren't numbered": [
      ['- Mix.\n- Bake.', 0],
      ['1. Mix.\n2. Bake.', 1],
      [PROSE, 'open'],
    ],
    'the checklist leaves no box unticked': [
      ['- [x] a\n- [x] b', 1],
      ['- [x] a\n- [ ] b', 0],
      [PROSE, 'open'],
    ],
    'every line starts with a dash': [
      ['- a\n- b', 1],
      ['- a\nb', 0],
      ['- a\n  b', 'open'],
      ['– a\n– b', 'open'],
      ['* a\n* b', 0],
      ['', 'open'],
    ],
    "Fails if a line doesn't start with a dash": [
      ['- a\nb', 0],
      ['- a\n\n- b', 1],
    ],
    'every line starts with an asterisk': [['**a**\n* b', 1]],
    '"Note:" lines are blockquotes': [
      ['One.\n\n> Note: two.', 1],
      ['One.\n\nNote: two.', 0],
      ['> One.\nNote: two.', 'open'],
      ['One.', 'open'],
    ],
    'Fails if a "Warning:" line isn\'t a blockquote': [
      ['Warning: hot.', 0],
      ['> **Warning:** hot.', 1],
    ],
    'Fails if "Warning" isn\'t in bold': [
      ['Warning: one.', 0],
      ['**Warning**: one.', 1],
      ['One.', 'open'],
    ],
    'all instances of "Warning" are bold': [['**Warning**: one.', 1]],
    '"Important" is always in bold': [
      ['**Important**: one.', 1],
      ['Important: one.', 0],
      ['One.', null],
    ],
    'Fails if "Warning" appears without bold': [
      ['Warning: one.', 0],
      ['**Warning**: one.', 1],
      ['**Warning**: one. Warning!', 'open'],
      ['One.', 1],
    ],
    'the second line of the commit is blank': [
      ['fix: typo\n\nThe name was wrong.', 1],
      ['fix: typo\nThe name was wrong.', 0],
    ],
    // Links, tags, turns.
    'everything is inside the <answer> tags': [
      ['<answer>4</answer>', 1],
      ['So: <answer>4</answer>', 0],
    ],
    'Penalize text outside the <answer> tags': [
      ['So: <answer>4</answer>', 0],
      ['<answer>4</answer>', 1],
    ],
    'Penalize "click here" links': [['[Click here](https://example.com)', 0]],
    'Reward assistant turns under 3 words': [
      ['One.', 1],
      ['One two three four.', 0],
    ],
    'Penalize assistant turns over 3 words': [
      ['One two three four.', 0],
      ['One.', 1],
    ],
    'every table row has the same number of cells': [['| a | b |\n|---|---|\n| 1 | 2 |', 1]],
    'Fails if it links to plain http:// anywhere': [
      ['See http://example.com.', 0],
      ['See https://example.com.', 1],
    ],
    'Fails if any link is plain http://': [['See [it](http://example.com).', 0]],
    'Fails if a Markdown link uses "click here" as its text': [
      ['[click here](https://example.com)', 0],
      ['[the docs](https://example.com), click here', 1],
    ],
    'Fails if "click here" is used as link text': [['[Click here](https://example.com)', 0]],
    "Fails if there's any text outside the <answer> tags": [
      ['So: <answer>4</answer>', 0],
      ['<answer>4</answer>', 1],
    ],
    'all assistant turns stay below 30 words each': [['One.', 1]],
    'Fails if any assistant turn has more than 3 words': [
      ['One two three four.', 0],
      ['One.', 1],
    ],
    'no assistant turn is longer than 3 words': [['One two three four.', 0]],
  },
  left: [
    'Penalize "nofollow" links',
    'it defines ROI',
    'every <section> has a title',
    'the page has no form elements',
    'the code has a try',
    'Fails if run_sql is called with DROP in the conversation',
    "the assistant's turns contain exactly one question mark in total",
    'the section "Setup" comes before "Usage" in importance',
    'the query has a limit of patience',
    'the function is called eagerly',
    'the function is called asynchronously',
    'the headings are all short',
    'there is a blank line before every good heading',
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
    'the numbered list skips the obvious steps',
    'every step begins with a verb',
    'every line starts with a dash of humor',
    'the diff only adds tests',
    'the diff removes the old function',
    'a "Sources" section closes the gap',
    '"Note:" lines are short blockquotes',
    'a heading skips the introduction',
    'the checklist leaves no question open',
    'Fails if the code uses var instead of a better name',
    'Penalize unclosed issues',
    'a heading about ### comes before the intro',
    '"Step 1" appears before any code is explained',
    'the last turn is plain text',
    'Fails if an image is tagged incorrectly',
    'the YAML sets sensible defaults',
  ],
};
