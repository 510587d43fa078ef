import { driftLines } from '../../src/cli/drift-lines.ts';
import type { ReportCard } from '../../src/client/index.ts';
import { criterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { storeJudged } from '../server/judged-evaluations.ts';
import { runDeemster } from './deemster-process.ts';

test('the screen shows whether the judge changed, what changed, and what to do', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster();
  const env = { DEEMSTER_BASE_URL: deemster.url, DEEMSTER_API_KEY: deemster.key };
  const screen = async (...args: string[]) =>
    (await runDeemster(['report-card', 'kind', '--until', '2100-01-01', ...args], { cwd: folder.path, env })).stdout;
  await deemster.post('/api/v1/evaluators', { name: 'kind', evaluation_criteria: criterion });
  const round = (passing: number, more: object) =>
    storeJudged(
      deemster,
      'kind',
      Array.from({ length: 60 }, (_one, at) => ({ score: at < passing ? 1 : 0, content: `kind ${at}`, ...more })),
    );
  const ids = await round(40, { at: Date.now() - 60_000 });
  const label = (id: string, at: number) =>
    deemster.post('/api/v1/annotations/label', { evaluation_id: id, label: at < 40 });
  await Promise.all(ids.slice(0, 12).map(label));
  expect(await screen()).toContain('\nDrift: not known. Too few labels (12 of 50) to freeze as anchors.\n');
  await Promise.all(ids.map(label));
  expect(await screen()).toContain(
    '\nDrift: not known. No anchors are frozen; --freeze freezes the labelled answers.\n',
  );
  expect(await screen('--freeze')).toMatch(
    /\nDrift since \d{4}-\d\d-\d\d: not known\. None of the 60 anchors was judged again by the present judge,\nprompt and version\. Judge them again /,
  );
  await round(34, { at: Date.now() + 1000, prompt: 'p2' });
  expect(await screen()).toMatch(
    /\nDrift since \S+, on 60 of 60 anchors judged again:\n {2}changed verdicts {25}6 \(p 0\.02\)\n {2}change of TPR {28}−15 points \(−29 to −3\)\n {2}change of TNR {28}0 points \(−16 to \+16\)\n {2}what changed {29}prompt p1 → p2\n/,
  );
});

test('a lasting change of the pass rate has a line', async () => {
  const drift = { frozen_at: null, too_few: null, weeks: { change: { value: null } } };
  const cusum = { compared: 11, above: 0.4, below: 1.25, limit: 5, alarm: null };
  const alarm = { change: 'fell', since: '2026-10-05T00:00:00Z', noticed_at: '2026-11-09T00:00:00Z' };
  const last = (one: object) =>
    driftLines({ labels: { pairs: 1 }, drift: { ...drift, cusum: one } } as ReportCard).at(-1);
  expect([last(cusum), last({ ...cusum, alarm })]).toEqual([
    'No lasting change in 12 weeks (CUSUM 1.25; above 5 is one).',
    'The pass rate fell lastingly since about 2026-10-05 (CUSUM above 5 on 2026-11-09).',
  ]);
  expect(last({ ...cusum, compared: 0 })).toMatch(/^Drift: not known/);
});
