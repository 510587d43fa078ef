import type { Sentences } from './rows.ts';

const block = (label: string, code: string) => `\`\`\`${label}\n${code}\n\`\`\``;

/** What is cited, what code uses and runs, and what only looks like it. */
export const CITED_AND_CODED: Sentences = {
  decided: {
    'Passes if the SQL is wrapped in a ```sql fence.': [
      ['```sql\nSELECT 1;\n```', 1],
      ['SELECT * FROM users;\n\n```sql\nCREATE TABLE users (id int);\n```', 'open'],
      ['SELECT 1;', 0],
    ],
    'Passes if the script is inside a ```bash block': [
      ['```bash\n#!/bin/bash\nls\n```', 1],
      ['#!/bin/bash\nls\n\n```bash\nchmod +x a.sh\n```', 'open'],
    ],
    // A number may be cited beside others; a place of an array cites nothing.
    'Fails if [2] is cited': [
      ['RAG cuts errors [1, 2].', 'open'],
      ['RAG cuts errors [1–3].', 'open'],
      ['RAG cuts errors [1]–[3].', 'open'],
      ['RAG cuts errors [1; 2].', 'open'],
      ['RAG cuts errors [2, p. 5].', 'open'],
      ['Set `items[2]` to 0.', 'open'],
      ['Set A[5][2] to 0.', 'open'],
      ['RAG cuts errors[2].', 'open'],
      ['RAG cuts errors [1][2].', 0],
      ['RAG cuts errors [2].', 0],
      ['RAG cuts errors [1, 3].', 1],
    ],
    'both [1] and [3] are cited': [
      ['Both studies agree [1, 3].', 'open'],
      ['Both studies agree [1] [3].', 1],
      ['One study agrees [1].', 0],
    ],
    '[2] is cited more than once': [
      ['It is so [2]. It was so [1, 2].', 'open'],
      ['It is so [2].\n\n[2] Smith', 'open'],
      ['It is so [2]. It was so [2].', 1],
      ['It is so [2].', 0],
    ],
    '[2] is cited exactly once': [
      ['It is so [2]. It was so [1, 2].', 'open'],
      ['It is so [2].', 1],
    ],
    '[1] is cited in every paragraph': [
      ['It is so [1].\n\nIt was so [1, 2].', 'open'],
      ['It is so [1].\n\nIt was so [1].', 1],
      ['It is so [1].\n\nIt was so.', 0],
    ],
    '[1] is cited in the first sentence': [
      ['Rates fell in 2023 [1, 2]. They rose later.', 'open'],
      ['Rates fell in 2023 [1]. They rose later.', 1],
      ['Rates fell. They rose later [1].', 0],
    ],
    '[4] is not cited': [
      ['It is so [3, 4].', 'open'],
      ['It is so [3].\n\n[4] Smith', 'open'],
      ['It is so [4].', 0],
      ['It is so [3].', 1],
    ],
    'the response contains "[2]"': [
      ['It is so [1, 2].', 0],
      ['Set `items[2]` to 0.', 1],
    ],
    'Fails if a citation number higher than [3] appears': [
      ['Then x = arr[10] is out of range.', 'open'],
      ['So it is [10].', 0],
      ['So it is [3].', 1],
    ],
    'there is at least one citation such as [1]': [
      ['Then x = arr[10] is out of range.', 'open'],
      ['Rates fell[1]. They rose.', 1],
    ],
    // Comments and strings of code use nothing.
    'Fails if the script uses "sudo"': [
      [block('bash', '# do not use sudo here\nls'), 'open'],
      [block('bash', 'echo "sudo"'), 'open'],
      [block('bash', 'apt install sudo'), 'open'],
      [block('bash', 'usermod -aG sudo bob'), 'open'],
      [block('bash', '$ sudo ls'), 0],
      [block('bash', 'cd a && sudo ls'), 0],
      [block('bash', 'ls'), 1],
    ],
    'the code uses "requests" rather than "urllib"': [
      [block('python', 'import requests  # not urllib\nrequests.get(u)'), 'open'],
      [block('python', 'import requests\nrequests.get(u)'), 1],
      [block('python', 'import urllib'), 0],
    ],
    'the code uses "with open"': [
      [block('python', '# TODO: with open\nf = open(p)'), 'open'],
      [block('python', '"""\nwith open\n"""\nf = open(p)'), 'open'],
      [block('python', '"""It reads."""\nwith open(p) as f:\n  pass'), 1],
      [block('python', 'f = open(p)'), 0],
    ],
    'the code contains "with open"': [[block('python', '# TODO: with open\nf = open(p)'), 1]],
    'the code uses "async" but not "await"': [
      [block('js', 'async function f() {} // await'), 'open'],
      [block('js', 'async function f() {}'), 1],
    ],
    'the code uses "logging" and not "print"': [
      [block('python', "import logging\nlogging.info('print')"), 'open'],
      [block('python', 'import logging'), 1],
    ],
    'the script uses "curl" at least twice': [
      [block('bash', 'curl a\n# curl b'), 'open'],
      [block('bash', 'curl --fail a && curl b'), 1],
      [block('bash', 'curl a'), 0],
    ],
    'the code uses the keyword "lambda"': [
      [block('python', 'x = 1  # lambda'), 'open'],
      [block('python', 'f = lambda x: x'), 1],
    ],
    'the script uses "set -e"': [
      [block('bash', '# set -e\nls'), 'open'],
      [block('bash', 'set -euo pipefail'), 'open'],
      [block('bash', 'set -e\nls'), 1],
      [block('bash', 'set -u'), 0],
    ],
    'Fails if the code uses "eval"': [
      [block('python', 'model.eval()'), 'open'],
      [block('python', 'eval(x)'), 0],
      [block('python', 'x'), 1],
    ],
    'the code uses "forEach"': [[block('js', 'all.forEach(f)'), 1]],
    'the code uses "# noqa"': [[block('python', 'x = 1  # noqa'), 1]],
    // What is installed or told of is not run.
    'Fails if any command uses sudo': [
      [block('bash', 'apt install sudo'), 'open'],
      [block('bash', 'usermod -aG sudo bob'), 'open'],
      [block('bash', 'getent group sudo'), 'open'],
      [block('bash', 'ls | sudo tee a'), 0],
      [block('bash', 'x=$(sudo ls)'), 0],
      [block('bash', 'sudo ls'), 0],
      [block('bash', 'ls'), 1],
    ],
    'Fails if any command uses "rm -rf"': [
      [block('bash', 'git rm -rf a'), 'open'],
      [block('bash', 'sudo rm -rf a'), 0],
    ],
    // With a port, it may be another site.
    'the response has exactly one link to example.com': [
      ['See https://example.com/a and http://example.com:8080/b.', 'open'],
      ['See https://example.com/a and ftp://me@example.com/b.', 'open'],
      ['See https://example.com/a and http://other.com:8080/b.', 1],
    ],
    'Fails if the response has more than one link to example.com': [
      ['See https://example.com/a and http://example.com:8080/b.', 'open'],
      ['See https://example.com/a.', 1],
      ['See https://example.com/a and https://example.com/b.', 0],
    ],
    // Lines of a log have tags, and texts have remarks.
    'Fails if the response has any unfilled placeholder such as {{name}} or [NAME]': [
      ['[INFO] started\n[ERROR] disk full', 'open'],
      ['[NOTE] careful', 'open'],
      ['See [RFC] and [1].', 'open'],
      ['Hi [FIRST_NAME]', 0],
      ['From [CITY]', 0],
      ['Hi [YOUR NAME HERE]', 0],
      ['Hi Sam', 1],
    ],
    'there are no leftover placeholders in brackets': [
      ['[DEBUG] 12:00 cache hit', 'open'],
      ['Hi [NAME]', 0],
    ],
    'the response contains no placeholders in square brackets': [
      ['[ERROR] disk full', 'open'],
      ['Hi [address]', 0],
    ],
    // Of a text with an address behind it, a reader sees no URL.
    'the last line is a URL': [
      ['Read more:\n[click here](https://a.b)', 'open'],
      ['Read more:\nhttps://a.b', 1],
      ['https://a.b\nRead more', 0],
    ],
    'the first line is a URL': [
      ['[click here](https://a.b)\nRead more', 'open'],
      ['https://a.b\nRead more', 1],
    ],
    'it ends with a URL': [
      ['Read [more](https://a.b)', 'open'],
      ['Read https://a.b', 1],
    ],
    'it starts with a URL': [
      ['[More](https://a.b) is there', 'open'],
      ['https://a.b is there', 1],
    ],
    'the last line is a link': [['Read more:\n[click here](https://a.b)', 1]],
    // The JSON may be another than that of the block.
    'the JSON is wrapped in a code fence labelled "json"': [
      [`{"a": 1}\n\n${block('json', '{"a": "number"}')}`, 'open'],
      [`${block('', '{"a": 1}')}\n${block('json', '{"b": 1}')}`, 'open'],
      [`Here:\n${block('json', '{"b": 1}')}`, 1],
      ['{"a": 1}', 0],
    ],
    'the JSON is in a json code block': [
      [`{"a": 1}\n\n${block('json', '{"a": "number"}')}`, 'open'],
      [block('json', '{"a": 1}'), 1],
    ],
    'the code is in a python code block': [
      [`${block('', 'x = 1')}\n${block('python', 'y = 1')}`, 'open'],
      [`${block('bash', 'ls')}\n${block('python', 'y = 1')}`, 1],
      [block('bash', 'ls'), 0],
    ],
    'the Python function is named "parse_log"': [
      [block('js', 'function parse_log() {}'), 'open'],
      [block('python', 'def parse_log():\n  pass'), 1],
      [block('python', 'def other():\n  pass'), 0],
    ],
    'the response contains a Python function called parse_log with two arguments': [
      [block('js', 'function parse_log(a, b) {}'), 'open'],
      [block('python', 'def parse_log(a, b):\n  pass'), 1],
      [block('python', 'def parse_log(a):\n  pass'), 0],
    ],
    'the response defines an async Python function parse_log': [
      [block('js', 'async function parse_log() {}'), 'open'],
      [block('python', 'async def parse_log():\n  pass'), 1],
    ],
    // A date may be a part of a name, of an address or of an interval.
    'the response contains exactly two dates': [
      ['Moved file-2024-01-01.log on 2024-01-02.', 'open'],
      ['Moved file_2024-01-01.log on 2024-01-02.', 'open'],
      ['2024-01-01T10:00:00Z/2024-01-02T10:00:00Z', 'open'],
      ['https://a.b/2024/01/15/c on 2024-01-02', 'open'],
      ['2024-01-01 and 2024-01-02', 1],
      ['x2024-01-01 and 2024-01-02', 0],
    ],
    'the Dockerfile contains "FROM"': [
      ['FROM node', 1],
      ['RUN ls', 0],
    ],
  },
  left: [
    // Of a command, a file or YAML, JSON says nothing.
    'the command starts with "git"',
    'the command is "git status"',
    'the Dockerfile starts with FROM',
    'the Dockerfile ends with CMD',
    'the Makefile starts with "all:"',
    'it is valid YAML and has "name" set to "web"',
    'the response is valid YAML and has a "name" field',
    'it is valid YAML and "name" is "web"',
  ],
};
