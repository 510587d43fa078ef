import { criterion } from '../helpers.ts';
import { storeJudged, times } from '../server/judged-evaluations.ts';
import { runDeemster } from './deemster-process.ts';
import { sharedService } from './shared-service.ts';

const { deemster, surroundings } = await sharedService();

const run = (...args: string[]) => runDeemster(['report-card', ...args], surroundings);
const create = (name: string) => deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
const label = (evaluation_id: string, passes: boolean, more = {}) =>
  deemster.post('/api/v1/annotations/label', { evaluation_id, label: passes, ...more });

test('the screen begins with the corrected rate, and JSON is the card', async () => {
  await create('refunds');
  const ids = await storeJudged(deemster, 'refunds', [
    ...times(700, { score: 1 }),
    ...times(300, { score: 0 }),
    ...times(3, { score: null }),
  ]);
  const labelled = [ids.slice(0, 52), ids.slice(700, 708), ids.slice(100, 106), ids.slice(800, 834)];
  await Promise.all(labelled.flatMap((some, part) => some.map((id) => label(id, part < 2))));
  expect(await run('refunds')).toEqual({
    code: 0,
    stderr: '',
    stdout: `refunds, version 1: ${criterion}
Judge: openai:judge

Of 1,000 answers the judge passes 70 %.
Corrected for its own errors: 77 % (67 to 89 %).

The judge against people, on 100 labelled answers (60 deserve to pass, 40 to fail):
  passes what deserves to pass (TPR)       87 % (76 to 93 %)
  fails what deserves to fail (TNR)        85 % (71 to 93 %)
  agreement beyond chance (Cohen's kappa)  0.71 (0.54 to 0.83)
  certainty against truth (Brier, ECE)     0.14, 0.14; 0 is best
  left to a person, for 10 % errors        no band proves it

Drift: not known. No anchors are frozen; --freeze freezes the labelled answers.

Not counted: 3 answers to which the criterion does not apply.
`,
  });
  const { code, stdout } = await run('refunds', '--json', '--evaluator-version', '1', '--threshold', '0.5');
  const { body } = await deemster.get('/api/v1/evaluators/refunds/report-card');
  expect([code, JSON.parse(stdout)]).toEqual([0, body]);
});

test('the screen says what is missing, in numbers', async () => {
  await create('few');
  const ids = await storeJudged(deemster, 'few', [
    ...times(30, { score: 1 }),
    { score: 0, judge: 'openai:other', at: 1 },
    ...times(10, { score: 0 }),
  ]);
  await Promise.all([
    ...ids.slice(0, 12).map((id) => label(id, true, { score: 0.9 })),
    ...ids.slice(35, 38).map((id) => label(id, false, { score: 0.2 })),
    label(ids[0]!, true, { author: 'b' }),
  ]);
  const { stdout } = await run('few');
  expect(stdout).toContain('Of 40 answers the judge passes 75 %.\nCorrected for its own errors: 75 % (');
  expect(stdout).toContain(
    'This is uncertain: too few labels on responses that deserve to fail (3 of 30).\nMean score: 0.75 from the judge, 0.',
  );
  expect(stdout).toMatch(/TPR\) +100 % \(76 to 100 %\), too few labels \(12 of 30\)\n/);
  expect(stdout).toMatch(/people agree with each other +100 % of 1 comparison\n/);
  expect(stdout).toMatch(
    /\nMissing: \d+ more labels, at least 18 on answers that deserve to pass and 27 on answers that deserve to fail\./,
  );
  expect(stdout).toContain('Other judges of this version: openai:other. See --judge.\n');
  expect((await run('few', '--judge', 'openai:other')).stdout).toContain('Of 1 answer the judge passes 0 %.');
  expect((await run('few', '--until', '1970-01-02')).stdout).toContain('No answers have been scored yet.');
});

test('after a new version, the labels that it keeps are not asked for again', async () => {
  await create('renewed');
  const content = (at: number) => ({ content: `renewed ${at}` });
  const ids = await storeJudged(
    deemster,
    'renewed',
    Array.from({ length: 5 }, (_, at) => ({ score: 1, ...content(at) })),
  );
  await Promise.all(ids.map((id) => label(id, true)));
  const body = { evaluation_criteria: `${criterion} in it`, keep_labels: true };
  expect((await deemster.call('PUT', '/api/v1/evaluators/renewed', body)).status).toBe(200);
  const { stdout } = await run('renewed');
  expect(stdout).toContain('No answers have been scored yet.');
  expect(stdout).toMatch(
    /Not counted: 5 labelled answers .*\nLabelled answers count once they are judged: send .* again\. --evaluator-version 1 shows the card before\.\n$/,
  );
  await storeJudged(deemster, 'renewed', [{ score: 1, version: 2, ...content(0) }]);
  const onceJudged = (await run('renewed')).stdout;
  expect(onceJudged).toMatch(/Gwet's AC1\) +1\.00; look at this one, not at kappa, too few labels \(1 of 50\)\n/);
  expect(onceJudged).toMatch(/Missing: \d+ more labels, .*, or this judge's verdicts on answers that have labels\./);
});

test('a judge no better than chance has no corrected rate, and the reason', async () => {
  await create('chance');
  const ids = await storeJudged(deemster, 'chance', [{ score: 1 }, { score: 0 }]);
  await label(ids[0]!, false);
  await label(ids[1]!, true);
  expect((await run('chance')).stdout).toContain(
    'Not corrected for its own errors. The judge is no better than chance on the labelled responses',
  );
});

test.each([
  [['nobody'], /^deemster: http:\/\/127\.0\.0\.1:\d+ answered 404: No such evaluator\.\n$/],
  [['few', '--threshold', '2'], /Give a number from 0 to 1/],
  [['few', '--evaluator-version', '0'], /Give a number such as 2/],
  [['few', '--evaluator-version', '7'], / answered 404: No version 7: the newest is 1\.\n$/],
  [['few', '--since', 'tomorrow'], /start_date: /],
])('%j is wrong usage', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
});
