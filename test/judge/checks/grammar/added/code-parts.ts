import type { Sentences } from './rows.ts';

/** Blocks of code as parts of a response, and what stands outside of them. */
export const CODE_PARTS: Sentences = {
  decided: {
    'Fails if any line is over 20 characters, not counting code blocks': [
      ['Short.\n```\nconst total = sum(prices) + shipping;\n```', 1],
      ['This line is much longer than that.\n```\na\n```', 0],
    ],
    'no line outside code blocks is over 20 characters': [
      ['Short.\n```\nconst total = sum(prices) + shipping;\n```', 1],
      ['This line is much longer than that.', 0],
    ],
    'every line of the code block starts with "$"': [
      ['```bash\n$ ls\n$ pwd\n```', 1],
      ['```bash\n$ ls\npwd\n```', 0],
    ],
    'Fails if the bash block uses sudo or rm -rf': [
      ['```bash\nls\n```', 1],
      ['Run this:\n```bash\nsudo ls\n```', 0],
    ],
    'no code block is tagged Python': [
      ['```js\na\n```', 1],
      ['```js\na\n```\n\n```python\nb\n```', 0],
      ['```py\na\n```', 'open'],
      ['No code.', 1],
    ],
    'the last code block is not in bash': [
      ['```bash\na\n```\n\n```js\nb\n```', 1],
      ['```js\nb\n```\n\n```sh\na\n```', 0],
      ['```\na\n```', 'open'],
    ],
    'every code block is in Python': [
      ['```py\na\n```', 1],
      ['```\na\n```', 'open'],
      ['```js\na\n```', 0],
    ],
    'the language of the code block is SQL': [
      ['```sql\na\n```', 1],
      ['```js\na\n```', 0],
    ],
    'Fails if any code block is not tagged Python': [
      ['```python\na\n```', 1],
      ['```python\na\n```\n\n```js\nb\n```', 0],
    ],
    'the response is a single Python code block and nothing else': [
      ['```python\na\n```', 1],
      ['So:\n```python\na\n```', 0],
    ],
    'the code block is at most three lines long': [
      ['```\na\nb\nc\n```', 1],
      ['```\na\nb\nc\nd\n```', 0],
      ['```\na\nb\n\nc\n```', 'open'],
      ['```\na\n```\n\n```\nb\n```', 'open'],
      ['No code.', 'open'],
    ],
    'the first code block contains "import os"': [
      ['import os\n```\nimport os\n```', 1],
      ['import os\n```\nimport re\n```', 0],
    ],
    'the text outside code blocks has no more than 3 words': [
      ['Run this now:\n```\na b c d e\n```', 1],
      ['Run this now please:\n```\na\n```', 0],
    ],
    'Fails if a line inside the code block exceeds 9 characters': [
      ['A much longer line.\n```\nx = 1\n```', 1],
      ['```\nx = 123456\n```', 0],
      ['No code in here.', 'open'],
    ],
    'all code blocks are tagged as typescript or ts': [
      ['```ts\na\n```', 1],
      ['```js\na\n```', 0],
      ['```tsx\na\n```', 'open'],
      ['No code.', null],
    ],
    'the content of the code block is valid JSON': [
      ['So:\n```json\n{"a": 1}\n```', 1],
      ['So:\n```json\n{a: 1}\n```', 0],
    ],
    'every code fence carries a language tag': [
      ['```js\na\n```', 1],
      ['```\na\n```', 0],
    ],
  },
  left: [
    'the code block is in French',
    'the code block is in the last paragraph',
    'one code block is in Python and one is in bash',
    'the code block is valid Python',
    'the code block is short',
    'all code blocks are tagged as appropriate',
    'any line in the code block is longer than 80 characters',
    'the text outside code blocks explains the code',
    'the second code block is correct',
  ],
};
