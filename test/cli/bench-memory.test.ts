import { readFile, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../helpers.ts';
import { markIn, readFences, toldBy } from '../judge/attacks/prompt.ts';
import {
  type RecordedRequest,
  type ScriptedProvider,
  type Step,
  scriptedProvider,
  verdictReply,
} from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { lines, modelAt } from './evaluating.ts';

const criterion = 'Passes if the answer is warm';
const greetings = ['Cordial', 'Gruff', 'Friendly', 'Sullen', 'Hearty', 'Curt'];
/** Warm and cold answers in turn, which share words with each other only. */
const rows = greetings.map((greeting, at) => ({
  messages: [
    { role: 'user', content: `Row ${at + 1}: please greet our ${at % 2 ? 'plumbers' : 'gardeners'} at breakfast` },
    { role: 'assistant', content: `${greeting} greetings, ${at % 2 ? 'plumbers' : 'gardeners'}.` },
  ],
  criterion,
  label: at % 2 === 0,
}));

const casesIn = (asked: RecordedRequest) => {
  const told = toldBy(asked);
  const { blocks } = readFences(
    told.map(({ text }) => text),
    markIn(told),
  );
  return blocks.filter(({ title }) => title.includes('earlier case'));
};
const rowOf = ({ text }: RecordedRequest) => Number(/message 0, user\nRow (\d+):/.exec(text)![1]);

/** Without examples it passes everything; with them it follows the first. */
const follower: Step = (asked) => {
  const [verdict] = casesIn(asked).filter(({ title }) => title.endsWith('verdict'));
  const label = verdict?.body.includes('not deserve') ? 'N' : 'Y';
  return { reply: verdictReply({ label }) };
};

const bench = (args: string[], provider: ScriptedProvider, folder: string) =>
  runDeemster(['bench', 'rows', '--memory', ...args], { cwd: folder, env: modelAt(provider) });

const named = (figures: { name: string; value: number }[], name: string) =>
  figures.find((figure) => figure.name === name)?.value;

test('bench --memory judges with and without labels of other rows, and shows both beside each other', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/rows`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await using provider = await scriptedProvider(Array.from({ length: 12 }, () => follower));
  const { requests } = provider;
  const finished = await bench(['--json', '--output', 'results'], provider, folder.path);
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  const [report] = lines(finished);
  expect([report.prompt_version, report.without_memory.prompt_version]).toEqual(['judge-3-memory', 'judge-3']);
  expect([named(report.figures, 'accuracy'), named(report.without_memory.figures, 'accuracy')]).toEqual([1, 0.5]);
  expect(report.comparison).toMatchObject({ prompt_version: 'judge-3', differences: [{ value: 0.5 }] });

  // Every row is judged once without and once with examples: three labels, none of them its own.
  const [without, shown] = [true, false].map((none) => requests.filter((one) => (casesIn(one).length === 0) === none));
  expect([without!.length, shown!.length]).toEqual([6, 6]);
  for (const asked of shown!) {
    const cases = casesIn(asked);
    expect(cases.filter(({ title }) => title.endsWith('verdict'))).toHaveLength(3);
    expect(cases.filter(({ body }) => body.startsWith(`Row ${rowOf(asked)}:`))).toEqual([]);
  }

  // The file has both, and continues both.
  expect(lines({ stdout: await readFile(`${folder.path}/results`, 'utf8') } as never)).toHaveLength(13);
  const again = await bench(['--output', 'results', '--report', 'report.html'], provider, folder.path);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  const head = again.stdout.split('\n').filter((line) => /^│.*judge-3(-memory)?\)/.test(line));
  expect(head.map((line) => /openai:\S+ \((judge-3[^)]*)\).*?([01]\.\d{3})/.exec(line)?.slice(1))).toEqual([
    ['judge-3-memory', '1.000'],
    ['judge-3', '0.500'],
  ]);
  expect(await readFile(`${folder.path}/report.html`, 'utf8')).toContain('no memory');
});

test.each([
  ['--plain-prompt', []],
  ['--compare-with', ['other']],
])('bench --memory compares by itself, so it cannot be joined with %s', async (option, more) => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/rows`, `${JSON.stringify(rows[0])}\n`);
  await using provider = await scriptedProvider();
  const finished = await bench([option, ...more], provider, folder.path);
  expect([finished.code, finished.stderr]).toEqual([2, expect.stringContaining(option)]);
});
