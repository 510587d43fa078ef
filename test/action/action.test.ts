import manifest from '../../package.json' with { type: 'json' };
import { readDocument } from '../document.ts';
import { githubServer } from './github-server.ts';
import { action } from './run-action.ts';
import { sampleRepository } from './sample-repository.ts';

test('it installs this version, and runs no text of an input', async () => {
  expect(action.inputs.version!.default).toBe(manifest.version);
  for (const { name, run } of action.runs.steps)
    expect([name, run]).toEqual([name, expect.not.stringContaining('${{')]);
  expect(await readDocument('action/install.sh')).toContain('"deemster@$VERSION"');
});

test('a first run has no baseline, and says how to begin; a worse pull request fails, with one comment', async () => {
  await using repository = await sampleRepository();
  await using github = await githubServer();
  const first = await repository.run({ api: github.url });
  expect(first.log).toContain('::notice title=Deemster::There is no baseline yet');
  expect([first.code, first.outputs]).toEqual([
    0,
    expect.objectContaining({ result: 'passed', 'pass-rate': '0.9000', verdict: '' }),
  ]);
  expect(first.summary).toContain('There is no baseline ` baseline.jsonl ` yet');
  await repository.write('baseline.jsonl', await repository.read(first.outputs.results!.replace(repository.path, '')));
  repository.commit('Add the baseline');
  await repository.answer(10);
  const worse = await repository.run({ api: github.url });
  expect([worse.code, worse.outputs]).toEqual([1, expect.objectContaining({ result: 'failed', verdict: 'worse' })]);
  expect(github.calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /repos/ann/shop/issues/7/comments',
    'PATCH /repos/ann/shop/issues/comments/1000',
  ]);
  expect([...github.tokens]).toEqual(['Bearer secret']);
  const [comment, ...others] = github.comments;
  expect(others).toEqual([]);
  expect(comment!.body).toMatch(/^<!-- deemster deemster -->\n## Deemster: Worse than the baseline\n/);
  expect(comment!.body).toContain('worse by 40 points');
  expect(comment!.body).toMatch(
    /\n\[The run\]\(https:\/\/github\.com\/ann\/shop\/actions\/runs\/42\) of 0123456789\n$/,
  );
  expect(worse.log).not.toContain('secret');
  expect(repository.status()).toBe(' M answers.csv\n');
});
