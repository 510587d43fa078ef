import { codeBlockLabels } from '../../../../src/judge/checks/markdown/code-blocks.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['without a label', '```\na\n```', ['']],
  ['with labels', '```python\na\n```\n~~~ JS title="b"\nc\n~~~', ['python', 'js']],
  ['labels in other forms', '```{.r .x}\na\n```\n```python:main.py\nb\n```', ['r', 'python']],
  ['within a list', '1. a\n\n   ```sh\n   b\n   ```', ['sh']],
  ['within a longer fence', '````md\n```py\na\n```\n````', ['md']],
  ['without an end', 'a\n```go\nb', ['go']],
  ['inline and indented code', '`a` ```b```\n\n    c', []],
  ['line breaks of Windows', '```py\r\na\r\n```\r\n', ['py']],
];

test.each(TEXTS)('finds code blocks: %s', (_, text, want) => {
  expect(codeBlockLabels(text)).toEqual(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains a code block', 'code-blocks 1'],
  ['Passes if the response contains code blocks', 'code-blocks 1'],
  ['Passes if the response has exactly two fenced code blocks', 'code-blocks 1'],
  ['Passes if the response uses a Markdown code block', 'code-blocks 1'],
  ['Passes if the response contains exactly one Python code block', 'code-blocks 1'],
  ['Passes if the response contains a code block in Python', 'code-blocks 1'],
  ['Passes if the response includes a JavaScript code block', 'code-blocks 0'],
  ['Passes if the response contains no code blocks', 'code-blocks 0'],
  ['Passes if the response avoids code blocks', 'code-blocks 0'],
  ['Fails if the response contains more than one code block', 'code-blocks 0'],
  ['Reward responses with at least 2 Python code blocks', 'code-blocks 0.5'],
  ['Penalize responses that contain any SQL code blocks', 'code-blocks 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Run:\n```py\na\n```\nor\n```toml\nb\n```')).toBe(want);
});

test('names the labels of the others', () => {
  const verdict = judged(
    'Passes if the response contains a Python code block',
    '```toml\na\n```\n```js\nb\n```\n```js\nc\n```',
  );
  expect(verdict?.explanation).toBe(
    '0 Python code blocks; 3 others: "toml", "js"; the criterion asks for at least one.',
  );
});

// A program cannot tell what code is in.
test('a block that names no language is left open, unless its label is asked for', () => {
  for (const text of ['```\na\n```', '```text\na\n```']) {
    expect(() => scored('Fails if the response contains a Python code block', text)).toThrow('names no language');
    expect(() => scored('Passes if the response consists only of a Python code block', text)).toThrow(
      'names no language',
    );
    expect(scored('Passes if the response contains a code block tagged python', text)).toBe('code-blocks 0');
  }
});

const FENCED = '```js\nx\n```';
const WHOLE: [string, string, number][] = [
  ['has no code block without a language', FENCED, 1],
  ['has no code block without a language', '```\nx\n```', 0],
  ['contains a code block with no language tag', `${FENCED}\n~~~\ny\n~~~`, 1],
  ['is only a code block', `${FENCED}\n\n`, 1],
  ['is only a code block', `Here:\n${FENCED}`, 0],
  ['is only a code block', `${FENCED}\n${FENCED}`, 0],
  ['is just a code block', 'x', 0],
  ['consists only of one JavaScript code block', FENCED, 1],
  ['consists only of a Python code block', FENCED, 0],
  ['contains nothing but a code block', `${FENCED}\nDone.`, 0],
  ['contains only a code block', FENCED, 1],
];

test.each(WHOLE)('%s: %j', (condition, answer, want) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`code-blocks ${want}`);
  expect(scored(`Fails if the response ${condition}`, answer)).toBe(`code-blocks ${1 - want}`);
});

test('names the code blocks with their lines', () => {
  expect(judged('Passes if the response has 2 code blocks', `Hi\n${FENCED}`)?.explanation).toBe(
    '1 code block: "```js" (line 2); the criterion asks for exactly 2.',
  );
});
