import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { share, testAtLength } from '../soak.ts';
import { runDeemster } from './deemster-process.ts';
import { deemsterLine, inTerminal, testTerminal } from './terminal.ts';

/** How every control sequence begins. */
const csi = '\u001b[';
const [green, red, yellow, dim] = ['32m', '31m', '33m', '2m'].map((code) => csi + code);
const args = ['evaluate', 'given', '--criterion', 'Passes if it is warm', '--concurrency', '1'];

const says = (label: string, labels: Record<string, number>): Step => ({ reply: verdictReply({ label }), labels });

/** A row of each result. */
const oneOfEach: Step[] = [
  says('Y', { Y: 0.99, N: 0.01 }),
  says('N', { N: 0.99, Y: 0.01 }),
  says('Y', { Y: 0.6, N: 0.4 }),
  says('X', { X: 0.99, Y: 0.01 }),
  { status: 404, body: { error: { message: 'model "stub" not found' } } },
];

/** A folder with one conversation per step, and a model that answers so. */
async function given(steps = oneOfEach) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const provider = resources.use(await scriptedProvider(steps));
  await writeFile(`${folder.path}/given`, steps.map(() => `${JSON.stringify(conversation)}\n`).join(''));
  const kept = resources.move();
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  return { cwd: folder.path, env, provider, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const counts = '1 pass, 1 fail, 1 inconclusive, 1 n/a, 1 could not be judged';

testTerminal('a terminal shows results in colours, and a bar with counts and the remaining time', async () => {
  await using place = await given();
  const { code, output } = await inTerminal(deemsterLine(...args), place);
  expect(code).toBe(3);
  const bars = stripVTControlCharacters(output).match(/[=-]{20} 5\/5[^\r\n]*?left/g) ?? [];
  expect(bars.at(-1)).toBe(`==================== 5/5, ${counts}, 0s left`);
  const table = output.slice(output.indexOf('┌'));
  for (const word of [
    `${green}pass`,
    `${red}fail`,
    `${yellow}inconclusive`,
    `${dim}n/a`,
    `${dim}-`,
    `${red}${csi}1merror`,
  ])
    expect(table).toContain(word);
  const total = `5 conversations: ${green}1 pass`;
  expect(table.slice(table.indexOf('└'))).toContain(total);
  // The bar is cleared before the table, and colours do not shift its columns.
  expect(output.slice(0, output.indexOf('┌'))).toMatch(/\[[02]?K$/);
  const widths = stripVTControlCharacters(table)
    .split('\n')
    .filter((line) => /^[│├]/.test(line))
    .map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
});

testTerminal('the bar of standard input, whose length is not known, shows counts and the pace', async () => {
  await using place = await given();
  const { output } = await inTerminal(`cat given | ${deemsterLine(...args.with(1, '-'))}`, place);
  const bars = stripVTControlCharacters(output).match(/\d+ judged,(?:(?!\d+ judged)[^\r\n])*?per second/g) ?? [];
  expect(bars.at(-1)).toMatch(new RegExp(`^5 judged, ${counts}, \\d+\\.\\d per second$`));
});

const testLong = testTerminal === test ? testAtLength : testTerminal;

testLong.each([
  ['NO_COLOR', { NO_COLOR: '1' }],
  ['a terminal without colours', { TERM: 'dumb' }],
])('%s leaves the bar and takes the colours', async (_name, more) => {
  await using place = await given();
  const { output } = await inTerminal(deemsterLine(...args), { ...place, env: { ...place.env, ...more } });
  expect(stripVTControlCharacters(output)).toContain(`5/5, ${counts}`);
  const table = output.slice(output.indexOf('┌'));
  expect(table).toContain('pass');
  expect(table).not.toContain(csi);
});

testLong('without a terminal there are neither, and FORCE_COLOR brings the colours', async () => {
  await using plain = await given();
  const { stdout, stderr } = await runDeemster(args, plain);
  expect([stdout.includes(csi), stderr]).toEqual([false, '']);
  await using forced = await given();
  const coloured = await runDeemster(args, { ...forced, env: { ...forced.env, FORCE_COLOR: '1' } });
  expect([coloured.stdout.includes(`${green}pass`), coloured.stderr]).toEqual([true, '']);
  // Each run has its own provider, whose port is in the table, and takes its own time.
  const common = (text: string) =>
    text.replaceAll(/127\.0\.0\.1:\d+ */g, 'ADDRESS').replace(/judged in [\d.]+ s/, 'judged');
  expect(common(stripVTControlCharacters(coloured.stdout))).toBe(common(stdout));
});

testLong('--json is never coloured, and shares no terminal with a bar', async () => {
  await using place = await given();
  const forced = { ...place, env: { ...place.env, FORCE_COLOR: '1' } };
  const { output } = await inTerminal(deemsterLine(...args, '--json'), forced);
  const rows = output.trim().split('\n');
  expect(rows.map((row) => JSON.parse(row).result)).toEqual(['pass', 'fail', 'inconclusive', 'n/a', 'error']);

  await using other = await given();
  const { output: bar } = await inTerminal(`${deemsterLine(...args, '--json')} >rows`, other);
  expect(stripVTControlCharacters(bar)).toContain(`5/5, ${counts}`);
  const file = await readFile(`${other.cwd}/rows`, 'utf8');
  expect(
    file
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row).conversation),
  ).toEqual([1, 2, 3, 4, 5]);
});

const ends = [
  ['SIGTERM', 143, ''],
  ['SIGINT', 130, 'deemster: Interrupted after 1 of 2 conversations.'],
] as const;

testTerminal.each(share(ends, 2))('%s ends it while the bar is shown', async (signal, status, said) => {
  await using place = await given([says('Y', { Y: 0.99, N: 0.01 }), { hang: true }]);
  const running = inTerminal(`echo $$ >pid; exec ${deemsterLine(...args)}`, place);
  await place.provider.arrived(2);
  process.kill(Number(await readFile(`${place.cwd}/pid`, 'utf8')), signal);
  const { code, output } = await running;
  expect(code).toBe(status);
  expect(output).toContain(said);
});
