import { execFileSync } from 'node:child_process';
import { modelCriterion } from '../helpers.ts';
import { answers, judgeAndLabel, range, steps, twoJudges } from '../server/labelled-cases.ts';
import { runDeemster } from './deemster-process.ts';
import { sharedService } from './shared-service.ts';

const { deemster, folder, surroundings } = await sharedService();

const run = (...args: string[]) => runDeemster(['promote', ...args], surroundings);
const fewerThan = (words: number) => `Passes if the response has fewer than ${words} words`;
const create = (name: string) => deemster.post('/api/v1/evaluators', { name, evaluation_criteria: fewerThan(10) });
const to = (words: number) => ['--criterion', fewerThan(words), '--keep-labels', '--yes'];

test('a better candidate is shown and promoted', async () => {
  await create('better');
  await judgeAndLabel(deemster, 'better', [...answers(range(5, 15), true), ...answers(range(16, 18), false)]);
  const dry = await run('better', '--criterion', fewerThan(16), '--keep-labels', '--dry-run');
  const plan = `better, version 1, compared with another criterion: ${fewerThan(16)}
Replays 14 labelled cases (11 deserve to pass, 3 to fail): exact checks, no calls.
`;
  expect(dry).toEqual({ code: 0, stdout: plan, stderr: '' });
  expect((await deemster.get('/api/v1/evaluators/better/candidates')).body.candidates).toEqual([]);

  const { code, stdout, stderr } = await run('better', ...to(16));
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.replaceAll(/[\da-f-]{36}/g, 'TRACE')).toBe(`${plan}
                                     version 1          candidate          difference
agrees with people                   57 % (33 to 79)    100 % (78 to 100)  +42.9 points (+12.4 to +67.4); only 14 labels
passes what deserves to pass (TPR)   45 % (21 to 72)    100 % (74 to 100)  +54.5 points (+17.5 to +78.7); only 11 labels
fails what deserves to fail (TNR)    100 % (44 to 100)  100 % (44 to 100)  0 points (−56.1 to +56.1); only 3 labels

Changed: 0 broken, 6 mended
${Array.from({ length: 5 }, () => '  mended  deserves to pass  0.00 → 1.00  TRACE\n').join('')}  … and 1 more

Better. The candidate agrees with people more often than before, by more than chance explains.
Promoted: better is at version 2 now.
`);
  const { body } = await deemster.get('/api/v1/evaluators/better');
  expect([body.version, body.evaluation_criteria]).toEqual([2, fewerThan(16)]);
});

test('each outcome has its exit code', async () => {
  await create('codes');
  await judgeAndLabel(deemster, 'codes', [...answers(range(4, 11), true), ...answers(range(12, 14), false)]);
  const worse = await run('codes', ...to(3));
  expect([worse.code, worse.stdout]).toEqual([1, expect.stringMatching(/\nWorse\. The candidate agrees .*\n$/)]);
  const open = await run('codes', ...to(11), '--json');
  const one = JSON.parse(open.stdout);
  expect([open.code, one.comparison.verdict.verdict, one.promotion]).toEqual([4, 'cannot_say', null]);
  const none = await run('codes', '--yes', '--base-judge', 'openai:none');
  expect([none.code, none.stdout]).toEqual([4, expect.stringContaining('\nReplays 11 labelled cases')]);
  await create('bare');
  const nothing = await run('bare', '--yes');
  expect([nothing.code, nothing.stdout]).toEqual([
    4,
    `bare, version 1, compared with the judge and prompt that the service has now
No response has a label. This asks for them: deemster label --evaluator=bare
`,
  ]);
  const accepted = await run('codes', '--candidate', one.id, '--accept-cannot-say');
  expect([accepted.code, accepted.stdout]).toEqual([
    0,
    expect.stringContaining('Promoted: codes is at version 2 now.'),
  ]);
});

test('what is wrong is one line', async () => {
  await create('wrong');
  await judgeAndLabel(deemster, 'wrong', answers([5], true));
  const line = (text: string) => ({ code: 2, stdout: expect.any(String), stderr: `deemster: ${text}\n` });
  expect(await run('nobody', '--yes')).toEqual(line(`${deemster.url} answered 404: No such evaluator.`));
  expect(await run('wrong')).toEqual(line('Nothing was replayed: nobody can be asked without a terminal. Add --yes.'));
  expect((await deemster.get('/api/v1/evaluators/wrong/candidates')).body.candidates).toEqual([]);
  expect((await run('wrong', '--criterion', fewerThan(11))).stderr).toMatch(
    /The criterion is worded differently\..* --keep-labels/,
  );
  expect((await run('wrong', '--max-cases', 'all')).code).toBe(2);
});

test('a judge that fails for every case is not said to have changed no verdict', async () => {
  await using two = await twoJudges(steps(8, { status: 401 }));
  await two.deemster.post('/api/v1/evaluators', { name: 'failing', evaluation_criteria: fewerThan(10) });
  await judgeAndLabel(two.deemster, 'failing', [...answers(range(4, 11), true), ...answers(range(12, 14), false)]);
  const args = ['promote', 'failing', '--criterion', modelCriterion, '--keep-labels', '--yes'];
  const { code, stdout } = await runDeemster(args, {
    cwd: folder.path,
    env: { DEEMSTER_BASE_URL: two.deemster.url, DEEMSTER_API_KEY: two.deemster.key },
  });
  expect([code, stdout]).toEqual([
    3,
    expect.stringMatching(/\nNot compared: 8 could not be judged.*\n {2}8 times: .*key/),
  ]);
  expect(stdout).not.toMatch(/No verdict changed|Judge:.* now/);
});

test('its hints quote names for a shell', async () => {
  const name = "--it's; $HOME";
  const quoted = "'--it'\\''s; $HOME'";
  await create(name);
  const none = await run('--yes', '--', name);
  expect([none.code, none.stdout]).toEqual([4, expect.stringContaining(`deemster label --evaluator=${quoted}\n`)]);
  await judgeAndLabel(deemster, name, [...answers(range(4, 5), true), ...answers([12], false)]);
  const open = await run(...to(11), '--', name);
  const [hint] = /deemster promote .*/.exec(open.stdout)!;
  expect(hint).toMatch(/ --candidate [\da-f-]{36} --accept-cannot-say -- /);
  expect(hint.endsWith(` -- ${quoted}`)).toBe(true);
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${hint}`], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
  expect((await runDeemster(words.slice(1), surroundings)).stdout).toContain(`Promoted: ${name} is at version 2 now.`);
});
