import { readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { SaxesParser } from 'saxes';
import { codeSpan } from '../../src/cli/evaluate/markdown.ts';
import { element } from '../../src/cli/evaluate/xml.ts';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { criterion, modelAt, one, says, warm } from './evaluating.ts';

const nasty = 'a\u0000\u001b[2J<b>&"\'\uFFFE]]>\n`x` ``y`` | <script>alert(1)</script> @ann #1 ::error::x\r%0A';

/** A conversation per step, and a model that answers so; the files that the command wrote. */
async function evaluate(steps: Step[], args: string[], given: { content?: string; env?: Record<string, string> } = {}) {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(steps);
  const rows = steps.map((_, at) => `${JSON.stringify({ id: `r${at + 1}`, messages: conversation })}\n`).join('');
  await writeFile(`${folder.path}/given.jsonl`, given.content ?? rows);
  await writeFile(`${folder.path}/prices.yaml`, 'openai:stub: {prompt: 10, completion: 100, cached: 1}\n');
  await writeFile(`${folder.path}/other.yaml`, 'openai:other: {prompt: 10, completion: 100}\n');
  const all = ['evaluate', 'given.jsonl', ...warm, '--concurrency', '1', ...args];
  const env = { ...modelAt(provider), ...given.env };
  const finished = await runDeemster(all, { cwd: folder.path, env });
  const read = (name: string) => readFile(`${folder.path}/${name}`, 'utf8').catch(() => undefined);
  const [jsonl, csv, junit, summary] = await Promise.all(['out.jsonl', 'out.csv', 'out.xml', 'out.md'].map(read));
  return { ...finished, jsonl, csv, junit, summary };
}

const words = (label: string, explanation: string, labels?: Record<string, number>): Step => ({
  reply: verdictReply({ label, explanation }),
  labels: labels ?? { [label]: 0.99, X: 0.01 },
});

/** A row of each outcome, the passing one first. */
const oneOfEach = (): Step[] => [
  words('Y', 'It is warm.'),
  words('N', nasty),
  words('Y', 'Unsure.', { Y: 0.6, N: 0.4 }),
  words('X', 'No greeting.'),
  { status: 404, body: { error: { message: 'model "stub" not found' } } },
];

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Parses XML strictly, with a real parser. */
function parseXml(text: string): Node {
  const stack: Node[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: { ...attributes } as Record<string, string>, children: [], text: '' };
    stack.at(-1)!.children.push(node);
    stack.push(node);
  });
  parser.on('text', (piece) => {
    stack.at(-1)!.text += piece;
  });
  parser.on('closetag', () => void stack.pop());
  parser.write(text).close();
  return stack[0]!.children[0]!;
}

/** What the schema of JUnit's format allows: an element's attributes and its children, in order. */
const schema: Record<string, { attributes: string[]; required: string[]; children: string[] }> = {
  testsuites: { attributes: ['name'], required: [], children: ['testsuite'] },
  testsuite: {
    attributes: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'],
    required: ['name', 'tests', 'failures', 'errors'],
    children: ['properties', 'testcase'],
  },
  testcase: {
    attributes: ['name', 'classname', 'time'],
    required: ['name', 'classname', 'time'],
    children: ['properties', 'skipped', 'error', 'failure'],
  },
  properties: { attributes: [], required: [], children: ['property'] },
  property: { attributes: ['name', 'value'], required: ['name', 'value'], children: [] },
  failure: { attributes: ['message', 'type'], required: ['type'], children: [] },
  error: { attributes: ['message', 'type'], required: ['type'], children: [] },
  skipped: { attributes: ['message'], required: [], children: [] },
};

function mustMatch({ name, attributes, children }: Node): void {
  const rule = schema[name]!;
  expect([name, Object.keys(attributes).filter((one) => !rule.attributes.includes(one))]).toEqual([name, []]);
  expect([name, rule.required.filter((one) => !(one in attributes))]).toEqual([name, []]);
  const order = children.map((child) => rule.children.indexOf(child.name));
  expect([name, order]).toEqual([name, order.toSorted((first, second) => first - second)]);
  expect(order).not.toContain(-1);
  children.forEach(mustMatch);
}

test('the table shows failures first, and what is not shown is counted; --all shows every row in order', async () => {
  const steps = [...Array.from({ length: 24 }, () => says('Y')), says('N')];
  const { stdout } = await evaluate(steps, []);
  const shown = (text: string) => [...text.matchAll(/^│ (\d+) /gm)].map(([, number]) => Number(number));
  expect(shown(stdout)).toEqual([25, ...Array.from({ length: 19 }, (_, at) => at + 1)]);
  expect(stdout).toContain('\n5 more results not shown. --all shows every one.\n25 conversations: 24 pass, 1 fail.\n');
  expect(stdout).toMatch(
    /Mean score 0\.96, pass rate 96 %; tokens: 2,500 prompt \(1,500 cached\), 500 completion; judged/,
  );
  const all = await evaluate(steps, ['--all']);
  expect(shown(all.stdout)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
});

describe('--prices', () => {
  test('make a cost of the tokens', async () => {
    // 40 tokens at 10, 60 cached ones at 1, 20 at 100, a million each.
    const { stdout } = await evaluate([says('Y'), says('Y')], ['--prices', 'prices.yaml']);
    expect(stdout).toContain('40 completion; cost 0.00492; judged');
  });

  test('that lack the judge show no cost', async () => {
    const { stdout } = await evaluate([says('Y')], ['--prices', 'other.yaml']);
    expect(stdout).toContain('20 completion; no price for openai:stub; judged');
  });

  test.each([
    ['openai:stub: {prompt: 1}', '"openai:stub" is not a price.'],
    ['openai:stub: {prompt: 1, completion: -1}', '"openai:stub" is not a price.'],
    ['openai:stub: {prompt: 1, completion: 1, cache: 1}', '"openai:stub" is not a price.'],
    ['- x', 'contains no prices.'],
    ['{', 'is not YAML'],
  ])('are refused: %s', async (content, said) => {
    const { code, stderr } = await evaluate([], ['--prices', 'given.jsonl'], { content });
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});

describe('--output', () => {
  test('writes JSON Lines, which are what --json prints', async () => {
    const { code, stdout, jsonl } = await evaluate(oneOfEach(), ['--output', 'out.jsonl', '--json']);
    expect([code, jsonl]).toEqual([3, stdout]);
    expect(jsonl!.split('\n')).toHaveLength(6);
  });

  test('writes CSV, without formulas', async () => {
    const { csv } = await evaluate([words('Y', '=1+1, "quoted"\nor not')], ['--output', 'out.csv']);
    expect(csv).toMatch(
      /^conversation,id,file,line,evaluator,criterion,model_core,filled_criterion,result,score,.*\n1,r1,given\.jsonl,1,,Passes if it is warm,align-\d+,,pass,1,"\[1,1\]",\[1\],1,"'=1\+1, ""quoted""\nor not",,openai:stub,"\{""prompt"":100/,
    );
  });

  test.each([
    ['another ending', ['--output', 'out.txt'], 'out.txt must end in .jsonl or .csv'],
    ['a file that exists', ['--output', 'given.jsonl', '--force'], 'given.jsonl is the file that is judged.'],
    [
      'a folder that is not there',
      ['--output', 'none/out.jsonl'],
      'Cannot write none/out.jsonl: the folder does not exist',
    ],
    ['--resume', ['--output', 'out.jsonl', '--resume', 'out.jsonl'], '--resume writes to the file that it continues.'],
  ])('is refused with %s', async (_name, args, said) => {
    const { code, stdout, stderr } = await evaluate([], args, { content: one });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
  });

  test('keeps a file that exists, unless it is told not to; a run that cannot begin leaves none', async () => {
    await using folder = await temporaryFolder();
    const cwd = folder.path;
    await writeFile(`${cwd}/given`, one);
    const run = (...args: string[]) =>
      runDeemster(['evaluate', 'given', '--criterion', criterion, '--output', 'out.jsonl', ...args], { cwd });
    expect((await run('--criterion', 'Reward warmth')).code).toBe(2);
    const codes = [(await run()).code, (await run()).code, (await run('--force')).code];
    expect(codes).toEqual([0, 2, 0]);
    expect((await readFile(`${cwd}/out.jsonl`, 'utf8')).split('\n')).toHaveLength(2);
  });
});

test.each([
  ['people wrote', ['--labels', 'kept', '--summary', 'kept'], 'kept is a file of labels.'],
  ['the run reads', ['--evaluators', 'kept', '--junit', 'kept'], 'kept is the file of the evaluators.'],
  [
    'has the results',
    ['--output', 'kept.jsonl', '--force', '--junit', 'kept.jsonl'],
    'kept.jsonl is the file of the results.',
  ],
  ['has another report', ['--junit', 'kept', '--summary', './kept'], './kept is the file of --junit.'],
])('a report never takes the place of a file that %s', async (_name, args, said) => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, one);
  const kept = 'polite: { evaluation_criteria: "Passes if the response has fewer than 50 words" }\n';
  for (const name of ['kept', 'kept.jsonl']) await writeFile(`${folder.path}/${name}`, kept);
  const { code, stdout, stderr } = await runDeemster(['evaluate', 'given', '--criterion', criterion, ...args], {
    cwd: folder.path,
  });
  expect([code, stdout, stderr]).toEqual([2, '', `deemster: ${said} Choose another name.\n`]);
  for (const name of ['kept', 'kept.jsonl']) expect(await readFile(`${folder.path}/${name}`, 'utf8')).toBe(kept);
});

test.each(['--junit', '--summary'])('%s that cannot be written is said before anything is judged', async (option) => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, one);
  for (const [file, why] of [
    ['gone/out', 'the folder does not exist (ENOENT)'],
    ['.', 'it is a folder'],
  ] as const) {
    const { code, stdout, stderr } = await runDeemster(['evaluate', 'given', '--criterion', criterion, option, file], {
      cwd: folder.path,
    });
    expect([code, stdout, stderr]).toEqual([2, '', `deemster: Cannot write ${file}: ${why}.\n`]);
  }
});

describe('--junit', () => {
  test('is XML for a CI system, whatever the texts hold', async () => {
    const { junit } = await evaluate(oneOfEach(), ['--junit', 'out.xml']);
    const root = parseXml(junit!);
    mustMatch(root);
    const [suite] = root.children as [Node];
    expect(suite.attributes).toMatchObject({
      name: 'Passes if it is warm',
      tests: '5',
      failures: '2',
      errors: '1',
      skipped: '1',
    });
    const cases = suite.children.map(({ attributes, children }) => [
      attributes.name,
      attributes.classname,
      children.slice(1).map(({ name, attributes: { type } }) => [name, type]),
    ]);
    expect(cases).toEqual([
      ['r1', 'given.jsonl', []],
      ['r2', 'given.jsonl', [['failure', 'fail']]],
      ['r3', 'given.jsonl', [['failure', 'inconclusive']]],
      ['r4', 'given.jsonl', [['skipped', undefined]]],
      ['r5', 'given.jsonl', [['error', 'error']]],
    ]);
    const [properties, failure] = suite.children[2]!.children as [Node, Node];
    expect(properties.children.map(({ attributes: { name, value } }) => [name, value])).toEqual([
      ['judge', 'openai:stub'],
      ['reader_version', 'reader-3'],
      ['criterion', 'Passes if it is warm'],
      ['score', '1'],
      ['range', '0 to 1'],
      ['line', '3'],
    ]);
    expect(failure.attributes.message).toBe('Unsure.');
    expect(suite.children[1]!.children[1]!.attributes.message).toContain('<script>alert(1)</script>');
  });

  test('names rows that cannot be read, and what was not judged, as errors', async () => {
    const content = `{"messages"\n${`${one}\n`.repeat(12)}`;
    const refused = Array.from({ length: 10 }, (): Step => ({ status: 401 }));
    const { code, junit } = await evaluate(refused, ['--junit', 'out.xml'], { content });
    const suite = parseXml(junit!).children.find(({ attributes }) => attributes.name === 'deemster evaluate: input')!;
    expect([code, suite.attributes.errors, suite.children.map(({ attributes }) => attributes.name)]).toEqual([
      3,
      '2',
      ['given.jsonl, line 1', 'the whole run'],
    ]);
    expect(suite.children[1]!.children[0]!.attributes.message).toContain('10 failed and 2 are left.');
  });

  test('escapes every character', () => {
    const possible = (text: string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain these.
      text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\u{FFFD}');
    const every = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
    const check = (text: string) =>
      expect(parseXml(element('a', { b: text }, element('c', {}))).attributes.b).toBe(possible(text));
    check(every);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 200 });
  });
});

describe('--summary', () => {
  const html = new MarkdownIt({ html: true, linkify: true });
  /** The HTML without the code, in which nothing is read. */
  const outsideCode = (text: string) => html.render(text).replaceAll(/<code>[^<]*<\/code>/g, '');

  test('shows the sums, then failures first, and reads nothing in an answer', async () => {
    const answer = `${nasty} https://example.com <img src=x> ![x](y)`;
    const row = { id: '[a](b) `c`', messages: [conversation[0], { role: 'assistant', content: answer }] };
    const content = `${one}\n${`${JSON.stringify(row)}\n`.repeat(4)}{\n`;
    const { summary } = await evaluate(oneOfEach(), ['--summary', 'out.md', '--prices', 'prices.yaml'], { content });
    expect(summary).toContain('## Deemster: Not everything could be judged');
    expect(summary).toContain('**5 conversations: 1 pass, 1 fail, 1 inconclusive, 1 n/a, 1 error.** Mean score 0.67');
    expect(summary).toContain('cost 0.00984');
    const listed = [...summary!.matchAll(/^- \*\*(.*?)\*\*/gm)].map(([, outcome]) => outcome);
    expect(listed).toEqual(['fail', 'inconclusive', 'error']);
    expect(summary).toContain('given.jsonl, line 6 is not JSON');
    const rendered = outsideCode(summary!);
    expect(rendered).not.toMatch(/script|<img|<a |@ann|#1|example/);
    expect(html.render(summary!)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(Buffer.byteLength(summary!)).toBeLessThan(1024 * 1024);
  });

  test('no text leaves its code', () => {
    const check = (text: string) =>
      expect(outsideCode(`- ${codeSpan(text, 500)} end`)).toMatch(/^<ul>\n<li>(\(empty\))? end<\/li>\n<\/ul>\n$/);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '\\', '<', '>', '\n', ' ', 'a', '|', '&', '~', '[') }), check),
    );
    check(nasty);
  });

  test('lists at most fifty, and cuts long texts', async () => {
    const content = `${JSON.stringify({ messages: [{ role: 'assistant', content: '<& '.repeat(1000) }] })}\n`.repeat(
      60,
    );
    await using folder = await temporaryFolder();
    await writeFile(`${folder.path}/given`, content);
    const args = ['evaluate', 'given', '--criterion', criterion, '--summary', 'out.md'];
    expect((await runDeemster(args, { cwd: folder.path })).code).toBe(1);
    const summary = await readFile(`${folder.path}/out.md`, 'utf8');
    expect(summary.match(/^- \*\*fail/gm)).toHaveLength(50);
    expect(summary).toContain('\n10 more are not shown.\n');
    expect(summary.length).toBeLessThan(100_000);
  });

  test("is added to GitHub's own file, within what GitHub shows", async () => {
    await using folder = await temporaryFolder();
    const cwd = folder.path;
    await writeFile(`${cwd}/given`, one);
    const run = async (before: string) => {
      await writeFile(`${cwd}/step.md`, before);
      const args = ['evaluate', 'given', '--criterion', criterion, '--summary', 'step.md'];
      await runDeemster(args, { cwd, env: { GITHUB_STEP_SUMMARY: `${cwd}/step.md` } });
      return await readFile(`${cwd}/step.md`, 'utf8');
    };
    expect(await run('before\n')).toMatch(/^before\n\n<!-- deemster evaluate -->\n## Deemster: Passed\n/);
    expect((await run('x'.repeat(1024 * 1024 - 100))).length).toBeLessThanOrEqual(1024 * 1024);
  });
});

describe('in GitHub Actions', () => {
  const env = { GITHUB_ACTIONS: 'true' };
  const commands = (text: string) => text.split('\n').filter((line) => line.startsWith('::'));

  test('each failure is an annotation beside its row', async () => {
    const { stdout } = await evaluate(oneOfEach(), [], { env });
    expect(commands(stdout)).toEqual([
      expect.stringMatching(
        /^::error file=given\.jsonl,line=2,title=r2%3A fail%2C score 0\.00::a.*\]\]>%0A`x`.*%0D%250A%0APasses if it is warm$/,
      ),
      '::error file=given.jsonl,line=3,title=r3%3A inconclusive%2C score 1.00::Unsure.%0APasses if it is warm',
      expect.stringMatching(/^::error file=given\.jsonl,line=5,title=r5%3A error::/),
    ]);
  });

  test('there are at most ten, and with --json they are on standard error', async () => {
    const { stdout, stderr } = await evaluate(
      Array.from({ length: 12 }, () => says('N')),
      ['--json'],
      { env },
    );
    expect([commands(stdout).length, commands(stderr).length]).toEqual([0, 10]);
  });
});
