import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { inputFiles } from '../../src/cli/evaluate/input-files.ts';
import { type Judgment, judgmentsOf } from '../../src/cli/evaluate/judgments.ts';
import type { RowOptions } from '../../src/cli/evaluate/row-content.ts';
import { readRows } from '../../src/cli/evaluate/rows.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { conversation, criterion, temporaryFolder } from '../helpers.ts';

const readCriterion = createReadCriterion();

const row = (more: object = {}) => JSON.stringify({ messages: conversation, ...more });
const modelCore = 'align-20251111';
const given = (text: string) => text.replace(/^.*\/given/, 'given');

interface Given extends RowOptions {
  /** @default one */
  criterion?: string[] | undefined;
}

/** Reads a file, and makes judgments of it; the first fault is returned as its message. */
async function read(content: string | Uint8Array, { criterion: criteria = [criterion], ...options }: Given = {}) {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/given`;
  await writeFile(file, content);
  const evaluators = criteria.map((one) => ({ name: null, criterion: one, modelCore }) as const);
  const made = await Array.fromAsync(
    judgmentsOf(readRows([file], options), evaluators, { modelCore, readCriterion, ...options }),
  );
  const fault = made.find((one) => 'fault' in one);
  return fault ? given(fault.fault) : made.flatMap((one) => ('row' in one ? [one] : []));
}

describe('what a file is that is no JSON', () => {
  test.each<[string, string | Uint8Array, string]>([
    [
      'CSV without an answer',
      'question,expected\nHow?,So.\n',
      'given has neither "messages" nor an answer ("output", "',
    ],
    ['Python', "[{'messages': []}]\n", 'given looks like Python, not JSON: strings need double quotes'],
    ['YAML', 'messages:\n  - role: user\n', 'given looks like YAML, not JSON. Convert it first.'],
    ['a web page', '<!doctype html>', 'given looks like HTML or XML, not JSON.'],
    ['UTF-16', Buffer.from(`\u{FEFF}${row()}`, 'utf16le'), 'given is UTF-16 text. Save it as UTF-8 first'],
    ['UTF-16 without a mark', Buffer.from(row(), 'utf16le'), 'given is UTF-16 text. Save it as UTF-8 first'],
    ['Latin-1', Buffer.from('[{"role": "user", "content": "\xfcber"}]', 'latin1'), 'given is not UTF-8 text.'],
    ['gzip', gzipSync(row()), 'given is compressed (gzip). Unpack it first.'],
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0'), 'given is a ZIP archive or an Excel workbook.'],
    ['a binary', Buffer.from([1, 2, 0, 0, 0, 7]), 'given is a binary file, not text.'],
  ])('%s', async (_name, content, message) => {
    expect(await read(content)).toContain(message);
  });
});

describe('where a fault is', () => {
  test.each([
    [
      'in a line',
      `${row()}\n{"messages": [] "system": ""}`,
      "given, line 2 is not JSON: Expected ',' or '}' after property value (column 17).",
    ],
    [
      'in a document of several lines',
      `[\n  {\n    "messages": [],,\n  }\n]`,
      'given is not JSON: Expected double-quoted property name (line 3, column 20).',
    ],
    ['at the end of a line', `${row()}\n{"messages": [`, 'given, line 2 is not JSON: it ends too early.'],
    ['at the end of a document', '{\n  "messages": [\n', 'given is not JSON: it ends too early.'],
  ])('%s', async (_name, content, message) => {
    expect(await read(content)).toBe(message);
  });
});

test('a file that cannot be read', async () => {
  const [fault] = await Array.fromAsync(readRows(['/none/here'], {}));
  expect(fault).toMatchObject({ fault: 'Cannot read /none/here: there is no such file (ENOENT).' });
});

test('a folder without rows', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/notes.txt`, 'x');
  await expect(inputFiles(folder.path)).rejects.toThrow(
    /^The folder \S+ contains no file that ends in \.json, \.jsonl/,
  );
});

describe('a row that says more than its conversation', () => {
  test('is judged by its own criterion when no other is given', async () => {
    const own = 'Passes if the response contains "five"';
    const content = [row({ evaluation_criteria: own }), row({ evaluation_criteria: criterion })].join('\n');
    const judgments = (await read(content, { criterion: [] })) as Judgment[];
    expect(judgments.map((one) => [one.row.number, one.criterion])).toEqual([
      [1, own],
      [2, criterion],
    ]);
  });

  test('may have fields of its own, and say what the command says', async () => {
    const more = { id: 7, expected: 'five', tags: {}, metadata: {}, model: 'x', evaluation_criteria: criterion };
    expect(await read(row({ ...more, model_core: modelCore, evaluate_latest: true }))).toHaveLength(1);
    expect(await read(row({ criteria: null, evaluator_name: null, evaluation_criteria: null }))).toHaveLength(1);
  });

  const ownCriterion = { evaluation_criteria: 'Passes if it is warm' };
  test.each<[string, object, object, RegExp]>([
    [
      'a criterion beside --criterion',
      ownCriterion,
      {},
      /^given, line 2 has a criterion of its own .*Leave out --criterion/,
    ],
    [
      'no criterion, and none is given',
      {},
      { criterion: [] },
      /^given, line 1 has no criterion\. Give one with --criterion/,
    ],
    [
      'what is no criterion',
      { evaluation_criteria: 'Is it short?' },
      { criterion: [] },
      /^given, line 2: A criterion must begin with/,
    ],
    ['an evaluator', { evaluator_name: 'tone' }, {}, /^given, line 2 names an evaluator .*--server/],
    [
      'another model core',
      { model_core: 'align-20260109' },
      {},
      /^given, line 2 has "model_core": "align-20260109"\. .*--model-core/,
    ],
    [
      'every response',
      { evaluate_latest: false },
      {},
      /^given, line 2 has "evaluate_latest": false\. Add --all-responses/,
    ],
    [
      'the latest response',
      { evaluate_latest: true },
      { allResponses: true },
      /line 2 has .* Leave out --all-responses/,
    ],
    ...[
      ['criteria', 'evaluation_criteria'],
      ['criterion', 'evaluation_criteria'],
      ['evaluation_criterea', 'evaluation_criteria'],
      ['evaluationCriteria', 'evaluation_criteria'],
      ['evaluator', 'evaluator_name'],
      ['tool', 'tools'],
      ['sytem', 'system'],
      ['system_prompt', 'system'],
      ['evaluate_lastest', 'evaluate_latest'],
    ].map(([name, field]): [string, object, object, RegExp] => [
      name!,
      { [name!]: 'x' },
      {},
      new RegExp(`^given, line 2: "${name}" would be ignored\\. Is it meant as "${field}"\\?`),
    ]),
  ])('is refused for %s', async (_name, more, options, message) => {
    const first = 'criterion' in options && Object.keys(more).length > 0 ? { evaluation_criteria: criterion } : {};
    expect(await read(`${row(first)}\n${row(more)}`, options)).toMatch(message);
  });
});
