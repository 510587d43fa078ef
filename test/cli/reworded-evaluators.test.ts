import { writeFile } from 'node:fs/promises';
import { answers, judgeAndLabel } from '../server/labelled-cases.ts';
import { runDeemster } from './deemster-process.ts';
import { sharedService } from './shared-service.ts';
import { testTerminal } from './terminal.ts';
import { typeInTerminal } from './typing.ts';

const { deemster, folder, surroundings } = await sharedService();

const fewerThan = (words: number) => `Passes if the response has fewer than ${words} words`;
/** Writes evaluators by their limits of words. */
const file = (limits: Record<string, number>) =>
  writeFile(
    `${folder.path}/evaluators.yaml`,
    Object.entries(limits)
      .map(([name, words]) => `${name}:\n  evaluation_criteria: ${fewerThan(words)}\n`)
      .join(''),
  );
async function push(limits: Record<string, number>, ...args: string[]) {
  await file(limits);
  const { code, stdout, stderr } = await runDeemster(['evaluators', 'push', 'evaluators.yaml', ...args], surroundings);
  return { code, stderr, stdout: stdout.replace(/not in the file.*\n/, '') };
}
async function labelled(name: string) {
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: fewerThan(10) });
  await judgeAndLabel(deemster, name, [...answers([5, 6], true), ...answers([12], false)]);
}
const labelsOf = async (name: string) =>
  (await deemster.get(`/api/v1/evaluators/${name}/report-card`)).body.labels.total;
const warning = (name: string) =>
  `deemster: ${name} gets another criterion: its 3 labels since version 1 will no longer count. If the new wording means the same, add --keep-labels.\n`;

test('labels that a new wording loses are said before and after, without a question where nobody can answer', async () => {
  await labelled('lost');
  await deemster.post('/api/v1/evaluators', { name: 'bare', evaluation_criteria: fewerThan(10) });
  expect(await push({ bare: 11, lost: 11 })).toEqual({
    code: 0,
    stderr: warning('lost'),
    stdout: 'bare: changed, version 2\nlost: changed, version 2, 3 labels since version 1 no longer count\n',
  });
  expect(await labelsOf('lost')).toBe(0);
  expect(await push({ lost: 12 })).toEqual({ code: 0, stderr: '', stdout: 'lost: changed, version 3\n' });
});

test('with --keep-labels they count for the new wording', async () => {
  await labelled('kept');
  expect(await push({ kept: 11, created: 5 }, '--keep-labels')).toEqual({
    code: 0,
    stderr: '',
    stdout: 'kept: changed, version 2, 3 labels since version 1 still count\ncreated: created, version 1\n',
  });
  expect(await labelsOf('kept')).toBe(3);
});

testTerminal('a terminal is asked, unless --yes was given', async () => {
  await labelled('asked');
  await file({ asked: 11 });
  const args = ['evaluators', 'push', 'evaluators.yaml'];
  const type = (more: string[], keys: string[]) =>
    typeInTerminal([...args, ...more], keys, { ...surroundings, prompt: 'Push it? y/N: ' });
  const declined = await type([], ['n\r']);
  expect([declined.code, declined.output]).toEqual([
    2,
    expect.stringMatching(/will no longer count[\s\S]*Nothing was pushed\./),
  ]);
  expect(await labelsOf('asked')).toBe(3);
  const agreed = await type(['--yes'], []);
  expect([agreed.code, agreed.output]).toEqual([
    0,
    expect.stringMatching(/^deemster: asked gets another criterion[\s\S]*3 labels since version 1 no longer count/),
  ]);
  expect(agreed.output).not.toContain('Push it?');
});
