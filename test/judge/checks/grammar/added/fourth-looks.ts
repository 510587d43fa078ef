import type { Sentences } from './rows.ts';

const block = (label: string, code = 'x = 1') => `\`\`\`${label}\n${code}\n\`\`\`\n\n`;
const PYTHON = 'def f(a):\n    return a';
const SCRIPT = 'const f = (a) => a;\nconsole.log(f(1));';

/** What was counted, or taken to the letter, where careful readers differ. */
export const FOURTH_LOOKS: Sentences = {
  decided: {
    'every date is in the format YYYY-MM-DD': [
      ['2024-01-02', 1],
      ['2024-01-02 and 31.12.', 'open'],
      ['2024-01-02 and 5/6', 'open'],
      ['20240505', 'open'],
      ['See you on 2024-01-02, or the 5th.', 'open'],
      ['We meet on May 5.', 'open'],
      ['2024-01-02, at 3.5 and 24/7', 1],
      ['2024-01-02 and 31.12.2024', 0],
    ],
    'the response contains a date': [['We meet on 31.12. again.', 'open']],
    'Fails if any date is not in the format YYYY-MM-DD': [
      ['31.12.', 'open'],
      ['2024-01-02', 1],
    ],
    'there are two code blocks tagged python': [
      [`${block('python')}${block('python')}`, 1],
      [`${block('python')}${block('py')}`, 'open'],
      [`${block('py')}${block('js')}`, 0],
    ],
    'there are at most two code blocks tagged python': [[`${block('python')}${block('py')}`, 1]],
    'there are two Python code blocks': [[`${block('python')}${block('py')}`, 1]],
    'every code block is in Python': [
      [block('python', PYTHON), 1],
      [block('python'), 1],
      [block('js', SCRIPT), 0],
      [block('python', SCRIPT), 'open'],
      [block('js', PYTHON), 'open'],
      [block('python', `${PYTHON}\n\nSCRIPT = '''\n${SCRIPT}\n'''`), 1],
    ],
    'there is exactly one Python code block': [
      [block('python', PYTHON), 1],
      [block('python', SCRIPT), 'open'],
      [block('python', PYTHON) + block('js', PYTHON), 'open'],
      [block('python', PYTHON) + block('js', SCRIPT), 1],
    ],
    'the response is a Python code block and nothing else': [
      [block('python', PYTHON), 1],
      [block('python', SCRIPT), 'open'],
    ],
    'all numbers in the array are positive': [
      ['[1, 2]', 1],
      ['[1, -2]', 0],
      ['[-1, null]', 0],
      ['[1, null]', 'open'],
      ['[1, {"a": -1}]', 'open'],
    ],
    'all numbers in "scores" are less than 10': [
      ['{"scores": [1, 2]}', 1],
      ['{"scores": [1, "a"]}', 'open'],
    ],
    'all values in the array are positive': [['[1, null]', 0]],
    'all strings in the JSON array start with "A"': [
      ['["A", "Ab"]', 1],
      ['["A", "b"]', 0],
      ['["A", 3]', 'open'],
    ],
    'all numbers in the array are unique': [['[1, 1]', 0]],
    'the key "a" is set': [
      ['{"a": 1}', 1],
      ['{"a": null}', 'open'],
      ['{"b": 1}', 0],
    ],
    'the response is JSON and "status" is set': [
      ['{"status": ""}', 1],
      ['{"status": null}', 'open'],
    ],
    'the key "a" is present': [['{"a": null}', 1]],
    'the response contains the literal text "Score: X/10"': [
      ['Score: X/10', 1],
      ['Score: 7/10', 0],
    ],
    'the response mentions "Malcolm X"': [['Malcolm X was there.', 1]],
    'the response contains "N/A"': [['N/A', 1]],
    'Fails if the response contains "XXX"': [['XXX: fix it', 0]],
    'the response contains "___"': [['___', 1]],
    'the response does not contain "[Your Name]"': [['Dear [Your Name]', 0]],
    'the response contains "{name}"': [['Hello {name}', 1]],
    'the response contains "[x]"': [['- [x] a', 1]],
    'the response contains the placeholder "[NAME/TITLE]"': [['Dear [NAME/TITLE]', 1]],
    'the response consists only of digits': [
      ['123', 1],
      ['12a', 0],
      ['12 3', 'open'],
    ],
    '"foo" is in parentheses': [
      ['See (foo) here', 1],
      ['See ("foo") here', 1],
      ['foo', 0],
      ['bar', 0],
      ['(foo) foo', 'open'],
      ['(a foo b)', 'open'],
      ['[foo](https://a.com)', 'open'],
    ],
    '"foo" is not in parentheses': [
      ['(foo)', 0],
      ['foo', 1],
      ['bar', 'open'],
    ],
    'the response is JSON and "status" has one of the values "open", "closed"': [
      ['{"status": "open"}', 1],
      ['{"status": "lost"}', 0],
    ],
    'the value of "date" has the form YYYY-MM-DD': [
      ['{"date": "2024-05-01"}', 1],
      ['{"date": "1 May"}', 0],
    ],
    'the JSON has more than two keys but fewer than six': [
      ['{"a": 1, "b": 2, "c": 3}', 1],
      ['{"a": 1, "b": 2}', 0],
      ['{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}', 0],
    ],
    'the headings are precisely "Intro", "Summary"': [
      ['# Intro\n\na\n\n# Summary\n\nb', 1],
      ['# Intro\n\na', 0],
      ['# Intro\n\na\n\n# Summary\n\nb\n\n# Notes\n\nc', 'open'],
    ],
    'the headings are "Intro", "Summary", in that order': [['# Summary\n\na\n\n# Intro\n\nb', 0]],
  },
  left: [
    'the response ends with "Score: X/10"',
    'the response contains "Total: N"',
    'the last line is "Rating: N/5"',
    'the response ends with "Time: XX:XX"',
    'the response includes "$XX.XX"',
    'the response ends with "Confidence: NN%"',
    'the response ends with "Verdict: [PASS/FAIL]"',
    'every bullet starts with "[PASS/FAIL]"',
    'the response includes "Name: ___"',
    'the response contains "Ticket ###"',
    'the response contains "YYYY-MM-DD"',
    'the response says "X out of 10"',
    'each line starts with "Step N:"',
    'the response contains the phrase "Chapter X"',
    'the response starts with "foo" or "Score: X"',
    'the response is exactly "Score: X/10"',
    'the response is JSON and "status" is missing',
    'the response is JSON and "status" is present',
    'the JSON has "date" equal to "YYYY-MM-DD"',
    'the title is "Chapter N"',
    'the table has a column "Day N"',
  ],
};
