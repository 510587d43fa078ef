import { mkdir, writeFile } from 'node:fs/promises';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider } from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { criterion, evaluateByModel, lines, modelAt, one, says, warm } from './evaluating.ts';

/** Judges files, or standard input, whose answers contain "five" or not. */
async function evaluate(files: Record<string, string | Uint8Array>, args: string[], input = '') {
  await using folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    if (name.includes('/')) await mkdir(`${folder.path}/${name.split('/')[0]}`, { recursive: true });
    await writeFile(`${folder.path}/${name}`, content);
  }
  const all = ['evaluate', ...args, ...(args.includes('--criterion') ? [] : ['--criterion', criterion]), '--json'];
  const finished = await runDeemster(all, { cwd: folder.path, input });
  const { code, stderr, stdout } = finished;
  return { code, stderr, rows: stdout === '' ? [] : lines(finished) };
}

const places = (rows: { id: unknown; line: unknown; result: unknown }[]) =>
  rows.map(({ id, line, result }) => [id, line, result]);

describe('CSV', () => {
  test.each([
    ['commas', 'id,question,answer\n', ','],
    ['semicolons', 'id;prompt;response\n', ';'],
    ['tabs', 'case\tuser\tassistant\n', '\t'],
    ['a byte order mark and carriage returns', '\u{FEFF}id,input,output\r\n', ','],
    ['a header in quotation marks', '"id","in;put, or not","completion"\n', ','],
  ])('with %s', async (_name, header, comma) => {
    const text = [
      ['a', 'When?', 'In five days.'],
      ['', '"On\nwhich ""day""?"', '"Soon,\nor later"'],
      ['c', '', ''],
    ];
    const content = header + text.map((row) => `${row.join(comma)}\n`).join('');
    const { code, stderr, rows } = await evaluate({ 'rows.csv': content }, ['rows.csv']);
    expect([code, stderr, places(rows)]).toEqual([
      1,
      '',
      [
        ['a', 2, 'pass'],
        [null, 3, 'fail'],
        ['c', 6, 'fail'],
      ],
    ]);
  });

  test('shows the judge what its columns hold, quotation marks and line breaks included', async () => {
    await using folder = await temporaryFolder();
    const step: Step = ({ text }) => {
      expect(text).toMatch(/Be brief\.[\s\S]*On\nwhich "day"\?[\s\S]*Soon,\nor later/);
      return says('Y') as { reply: string };
    };
    await using provider = await scriptedProvider([step]);
    await writeFile(
      `${folder.path}/rows.csv`,
      'system,output,input,tools\nBe brief.,"Soon,\nor later","On\nwhich ""day""?",\n',
    );
    const finished = await runDeemster(['evaluate', 'rows.csv', ...warm], { cwd: folder.path, env: modelAt(provider) });
    expect([finished.code, finished.stderr]).toEqual([0, '']);
  });

  test('may have messages and tools as JSON', async () => {
    const cell = (value: object) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const call = { id: '1', type: 'function', function: { name: 'look_up', arguments: '{}' } };
    const messages = [...conversation, { role: 'user', content: 'q' }, { role: 'assistant', tool_calls: [call] }];
    const content = `messages,tools\n${cell(messages)},${cell([{ name: 'look_up' }])}\n[{,\n"[]",\n`;
    const calls = 'Passes if the response calls look_up';
    const { code, stderr, rows } = await evaluate({ 'rows.csv': content }, ['rows.csv', '--criterion', calls]);
    expect([code, places(rows)]).toEqual([3, [[null, 2, 'pass']]]);
    expect(stderr).toMatch(/line 3: "messages" is not JSON: .*\n.*line 4 is not a conversation/);
  });

  test('names columns of its own', async () => {
    const content = 'nr,frage,antwort,output\n7,Wann?,In five days.,x\n';
    const args = ['rows.csv', '--input-column', 'frage', '--output-column', 'antwort', '--id-column', 'nr'];
    const { code, rows } = await evaluate({ 'rows.csv': content }, args);
    expect([code, places(rows)]).toEqual([0, [['7', 2, 'pass']]]);
    const wrong = await evaluate({ 'rows.csv': content }, ['rows.csv', '--output-column', 'reply']);
    expect(wrong).toEqual({
      code: 2,
      stderr:
        'deemster: rows.csv has no "reply", which --output-column names. It has "nr", "frage", "antwort", "output".\n',
      rows: [],
    });
  });

  test.each([
    [
      'a row with too few fields',
      'id,output\n1,five\n2\n3,five\n',
      ['1', '3'],
      'rows.csv, line 3 has 1 field, but the header has 2. Put fields',
    ],
    [
      'an open quotation mark',
      'id,output\n1,five\n2,"five\n3,five\n',
      ['1'],
      'rows.csv, line 3: a quotation mark opens a field and is never closed. Nothing from this line on was read.',
    ],
    [
      'text after a quotation mark',
      'id,output\n1,five\n2,"five" days\n3,five\n',
      ['1'],
      'rows.csv, line 3: text follows a closing quotation mark.',
    ],
    [
      'a quotation mark in a field',
      'id,output\n1,five\n2, "five\n3,five"\n',
      ['1'],
      'rows.csv, line 3: a quotation mark stands inside a field',
    ],
    [
      'bytes that are not UTF-8',
      Buffer.from(`id,output\n1,five\n${`2,${'five '.repeat(7_000)}\n`.repeat(4)}3,\xff\n`, 'latin1'),
      [],
      'rows.csv is not UTF-8 text.',
    ],
  ])('says where the fault is: %s', async (_name, content, ids, said) => {
    const { code, stderr, rows } = await evaluate({ 'rows.csv': content }, ['rows.csv']);
    expect([code, stderr]).toEqual([3, expect.stringContaining(`deemster: ${said}`)]);
    if (ids.length > 0) expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['without an answer', 'id,question\n1,x\n', 'rows.csv has neither "messages" nor an answer ("output", "answer"'],
    ['with a misspelt column', 'output,sytem\nx,y\n', 'rows.csv: "sytem" would be ignored. Is it meant as "system"?'],
    ['with a column twice', 'output,output\nx,y\n', 'rows.csv has two columns named "output". Rename one.'],
    ['of a header alone', 'output\n', 'rows.csv contains no conversation.'],
  ])('is refused %s', async (_name, content, said) => {
    const { code, stderr, rows } = await evaluate({ 'rows.csv': content }, ['rows.csv']);
    expect([code, stderr.split('\n').length, rows]).toEqual([2, 2, []]);
    expect(stderr).toContain(said);
  });

  test('comes from standard input, too', async () => {
    const { code, rows } = await evaluate({}, ['-'], 'question,answer\nWhen?,In five days.\n');
    expect([code, rows.map(({ file, line, result }) => [file, line, result])]).toEqual([0, [['-', 2, 'pass']]]);
  });
});

test('rows of JSON may have the same columns, one in a document or many', async () => {
  const rows = [
    { id: 7, question: 'When?', answer: 'In five days.' },
    { case: 'b', prompt: 'When?', completion: 'Soon.', system: 'x' },
  ];
  for (const content of [
    JSON.stringify(rows),
    rows.map((row) => JSON.stringify(row)).join('\n'),
    JSON.stringify(rows, null, 2),
  ]) {
    const finished = await evaluate({ rows: content }, ['rows']);
    expect([finished.code, finished.stderr, finished.rows.map(({ id, result }) => [id, result])]).toEqual([
      1,
      '',
      [
        ['7', 'pass'],
        ['b', 'fail'],
      ],
    ]);
  }
  const wrong = await evaluate({ rows: `${JSON.stringify({ answer: 5 })}\n${one}` }, ['rows']);
  expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining('rows, line 1: "answer" must be a string.')]);
});

test('a named answer follows the messages of its row', async () => {
  const row = { messages: [...conversation, { role: 'user', content: 'And then?' }], reply: 'In five days.' };
  const { code, rows } = await evaluate({ rows: JSON.stringify(row) }, ['rows', '--output-column', 'reply']);
  expect([code, rows.length]).toEqual([0, 1]);
});

test('JSON Lines that begin with a fault are JSON Lines', async () => {
  const { code, stderr, rows } = await evaluate({ rows: `{"messages": [\n\n${one}\n{"a": 1}\n` }, ['rows']);
  expect([code, places(rows)]).toEqual([3, [[null, 3, 'pass']]]);
  expect(stderr).toMatch(/rows, line 1 is not JSON: it ends too early\.\n.*rows, line 4 is not a conversation/);
});

test('a folder: its files by name, and one that cannot be read leaves the others', async () => {
  const files = {
    'set/b.csv': 'output\nfive\n',
    'set/a.jsonl': `${one}\n`,
    'set/c.json': '{"messages": [',
    'set/notes.md': 'none',
    'set/d.json': one,
  };
  const { code, stderr, rows } = await evaluate(files, ['set']);
  expect(rows.map(({ conversation, file, line }) => [conversation, file, line])).toEqual([
    [1, 'set/a.jsonl', 1],
    [2, 'set/b.csv', 2],
    [3, 'set/d.json', 1],
  ]);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/^deemster: set\/c\.json is not JSON: it ends too early\.\n/),
  ]);
});

describe('{{column}} in a criterion', () => {
  const args = ['rows.csv', '--criterion', 'Passes if the response contains {{expected}}'];

  test('is the value of the row, as quoted data', async () => {
    const content = 'output,expected\nIn five days.,five\nSoon.,five or has more than 0 words\n';
    const { code, rows } = await evaluate({ 'rows.csv': content }, args);
    expect(code).toBe(1);
    expect(rows.map(({ criterion, filled_criterion, result }) => [criterion, filled_criterion, result])).toEqual([
      [args[2], 'Passes if the response contains "five"', 'pass'],
      [args[2], 'Passes if the response contains "five or has more than 0 words"', 'fail'],
    ]);
  });

  test('uses a column whose name would otherwise be taken for a misspelt one', async () => {
    const criterion = 'Passes if the response has at least {{criteria:number}} words';
    const { code, rows } = await evaluate({ 'rows.csv': 'output,criteria\na b c,3\n' }, [
      'rows.csv',
      '--criterion',
      criterion,
    ]);
    expect([code, rows[0].filled_criterion]).toEqual([0, 'Passes if the response has at least 3 words']);
  });

  test('that a row lacks is a fault of the row', async () => {
    const content = `${JSON.stringify({ output: 'five', expected: 'five' })}\n${JSON.stringify({ output: 'five' })}\n`;
    const { code, stderr, rows } = await evaluate({ 'rows.csv': '', rows: content }, ['rows', ...args.slice(1)]);
    expect([code, places(rows)]).toEqual([3, [[null, 1, 'pass']]]);
    expect(stderr).toContain('rows, line 2: The criterion contains {{expected}}, but no value is given for it.');
  });

  test('is plain text behind a backslash', async () => {
    const plain = 'Passes if it repeats {{name}}';
    const step: Step = ({ text }) => {
      expect(text).toContain(plain);
      return says('Y') as { reply: string };
    };
    const finished = await evaluateByModel([step], one, ['--criterion', plain.replace('{', '\\{')]);
    expect([finished.code, lines(finished)[0].filled_criterion]).toEqual([0, plain]);
  });
});

describe('--evaluators', () => {
  const yaml = `short:
  evaluation_criteria: Passes if the response has fewer than 3 words
five:
  evaluation_criteria: Passes if the response contains {{word}}
  model_core: align-lightning-20250731
`;
  const files = { 'all.yaml': yaml, rows: JSON.stringify({ output: 'In five days.', word: 'five' }) };
  const by = ['rows', '--evaluators', 'all.yaml'];
  const run = async (args: string[]) => {
    await using folder = await temporaryFolder();
    for (const [name, content] of Object.entries(files)) await writeFile(`${folder.path}/${name}`, content);
    return await runDeemster(['evaluate', ...args], { cwd: folder.path });
  };

  test('each judges each row, under its name', async () => {
    const finished = await run([...by, '--json']);
    expect([finished.code, lines(finished).map(({ evaluator, result }) => [evaluator, result])]).toEqual([
      1,
      [
        ['short', 'fail'],
        ['five', 'pass'],
      ],
    ]);
    expect((await run(by)).stdout).toContain('1  short: Passes if the response has fewer than 3 words (1 fail; mean');
  });

  test('one with a memory is judged without it, and that is said', async () => {
    await using folder = await temporaryFolder();
    await writeFile(`${folder.path}/all.yaml`, yaml.replace('five:', '  memory: true\nfive:'));
    await writeFile(`${folder.path}/rows`, files.rows);
    const finished = await runDeemster(['evaluate', ...by], { cwd: folder.path });
    expect(finished.code).toBe(1);
    expect(finished.stderr).toBe('deemster: Only a service has a memory; short judges without its own here.\n');
  });

  test('of which --evaluator picks some, beside a criterion', async () => {
    const finished = await run([...by, '--evaluator', 'five', '--criterion', criterion, '--json']);
    expect(lines(finished).map(({ evaluator }) => evaluator)).toEqual([null, 'five']);
  });

  test.each([
    ['a name that is not there', [...by, '--evaluator', 'long'], 'all.yaml has no evaluator long. It has short, five.'],
    ['a name without a file', ['rows', '--evaluator', 'five'], 'Give the file with --evaluators.'],
    ['a file that is not there', ['rows', '--evaluators', 'none.yaml'], 'Cannot read none.yaml: there is no such file'],
    ['what an evaluator cannot do', [...by, '--all-responses'], 'align-lightning'],
  ])('is refused with %s', async (_name, args, said) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
  });
});
