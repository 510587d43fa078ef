import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import MarkdownIt from 'markdown-it';
import { modelAt } from '../cli/evaluating.ts';
import { temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider } from '../scripted-provider.ts';
import { type Comment, githubServer } from './github-server.ts';
import { sampleRepository } from './sample-repository.ts';

let repository: Awaited<ReturnType<typeof sampleRepository>>;
beforeAll(async () => {
  repository = await sampleRepository();
  const { outputs } = await repository.run({ inputs: { comment: 'false' } });
  await repository.write('baseline.jsonl', await readFile(outputs.results!, 'utf8'));
});
afterAll(() => repository[Symbol.asyncDispose]());
const quiet = { comment: 'false' };

test('what failed before does not fail the job; what cannot be said, or one regressed case, only where that is asked for', async () => {
  await repository.answer(2);
  const same = await repository.run({ inputs: quiet });
  expect([same.code, same.outputs.verdict]).toEqual([0, 'cannot_say']);
  expect(same.summary).toContain('## Deemster: As good as the baseline');
  expect(same.log).not.toContain('::error');
  await repository.answer(3);
  const results = [];
  for (const failOn of ['worse', 'cannot-say', 'regressed', 'failed', 'never']) {
    const { code, outputs } = await repository.run({ inputs: { ...quiet, 'fail-on': failOn } });
    results.push([failOn, code, outputs.result]);
  }
  expect(results).toEqual([
    ['worse', 0, 'passed'],
    ['cannot-say', 4, 'inconclusive'],
    ['regressed', 1, 'failed'],
    ['failed', 1, 'failed'],
    ['never', 0, 'passed'],
  ]);
  const none = { ...quiet, baseline: 'none.jsonl' };
  const missing = await repository.run({ inputs: { ...none, 'fail-on': 'cannot-say' } });
  expect([missing.code, missing.outputs.result]).toEqual([4, 'inconclusive']);
  expect((await repository.run({ inputs: { ...none, 'fail-on': 'failed' } })).code).toBe(1);
});

test('a judge that fails is not a worse answer', async () => {
  await repository.answer(2);
  await using github = await githubServer();
  const fails: Step = { status: 401, body: { error: { message: 'Incorrect API key' } } };
  await using provider = await scriptedProvider([fails]);
  await repository.write('one.csv', 'id,answer\na,In five days.\n');
  const inputs = { file: 'one.csv', evaluators: '', criteria: 'Passes if it is warm', judge: 'openai:stub' };
  const { DEEMSTER_JUDGE: _, ...env } = { ...modelAt(provider), OPENAI_API_KEY: 'sk-secret' };
  const { code, outputs, log } = await repository.run({ inputs, env, api: github.url });
  expect([code, outputs.result]).toEqual([3, 'not-judged']);
  expect(github.comments[0]!.body).toContain('## Deemster: Not everything could be judged');
  expect(log + github.comments[0]!.body).not.toContain('sk-secret');
});

test('wrong usage fails the job, without a comment', async () => {
  await using github = await githubServer();
  const { code, outputs, log } = await repository.run({ inputs: { threshold: '2' }, api: github.url });
  expect([code, outputs.result, outputs.summary]).toEqual([2, 'wrong-usage', '']);
  expect(log).toContain('--threshold is "2"');
  expect(github.calls).toEqual([]);
  const missing = await repository.run({ inputs: { ...quiet, file: 'none.csv' } });
  expect([missing.code, missing.log]).toEqual([2, expect.stringContaining('Cannot read none.csv')]);
});

describe('without a comment the job still ends as its answers do:', () => {
  const said = async (given: Parameters<typeof repository.run>[0]) => {
    await repository.answer(2);
    const passing = await repository.run(given);
    expect(passing.code).toBe(0);
    await repository.answer(20);
    expect((await repository.run(given)).code).toBe(1);
    return passing.log;
  };

  test('no token', async () => {
    await using github = await githubServer();
    expect(await said({ token: '', api: github.url })).toContain('::notice title=Deemster::There is no token');
    expect(github.calls).toEqual([]);
  });

  test('a token that may not write, as of a pull request from a fork', async () => {
    await using github = await githubServer({ refuses: 403 });
    expect(await said({ api: github.url })).toContain('::notice title=Deemster::The token may not comment');
  });

  test('no connection', async () => {
    await using gone = await githubServer();
    const { url } = gone;
    await gone[Symbol.asyncDispose]();
    expect(await said({ api: url })).toContain('::notice title=Deemster::The comment could not be written');
  });

  test('a push', async () => {
    await using github = await githubServer();
    expect(await said({ event: { ref: 'refs/heads/main' }, api: github.url })).toContain('belongs to no pull request');
    expect(github.calls).toEqual([]);
  });
});

describe('the comment', () => {
  const marker = '<!-- deemster deemster -->';
  const other = (id: number, body: string, type: 'Bot' | 'User'): Comment => ({ id, body, user: { login: 'x', type } });

  test('is found behind others, and nobody else is edited', async () => {
    await repository.answer(2);
    const others = Array.from({ length: 120 }, (_, at) => other(at + 1, `Nice. ${marker}`, 'Bot'));
    const forged = other(500, `${marker}\nforged`, 'User');
    const own = other(501, `${marker}\nold`, 'Bot');
    await using github = await githubServer({ comments: [forged, ...others, own] });
    await repository.run({ api: github.url });
    expect([forged.body, own.body]).toEqual([`${marker}\nforged`, expect.stringContaining('As good as the baseline')]);
    await repository.run({ api: github.url, inputs: { name: 'other --> gate' } });
    expect(github.comments.at(-1)!.body).toMatch(/^<!-- deemster other - gate -->\n/);
  });

  test('holds at most what GitHub takes, and no text of an answer is read as Markdown', async () => {
    const bait =
      '@ann <img src=x onerror=y> [a](http://b) ` `` #1 | <!-- x --> ::error::z ##[error]z\n## Title\n- item ';
    await repository.answer(20, `${bait}${'long @ann `` '.repeat(200)}`);
    const criteria = Array.from(
      { length: 12 },
      (_, at) => `Passes if the response contains "${'five @ann'.repeat(40)}${at}"`,
    );
    await using github = await githubServer();
    const { summary } = await repository.run({
      api: github.url,
      inputs: { criteria: criteria.join('\n'), evaluators: '' },
    });
    const [{ body }] = github.comments as [Comment];
    expect(summary.length).toBeGreaterThan(65_536);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(60_000);
    expect(body).toContain(
      '\n*The rest is in the summary of the run.*\n\n[The run](https://github.com/ann/shop/actions/runs/42)',
    );
    const html = new MarkdownIt({ html: true, linkify: true }).render(body);
    expect(html.match(/@ann/g)!.length).toBeGreaterThan(100);
    expect(html.replaceAll(/<code>[\s\S]*?<\/code>/g, '')).not.toMatch(
      /@ann|<img|href="http:\/\/b|#1|Title|<h2>(?!Deemster)/,
    );
  });
});

test('no text of an input is run', async () => {
  await repository.answer(2);
  const command = '$(touch pwned)`touch pwned`; touch pwned #';
  await repository.write('-answers "$(touch pwned)".csv', await repository.read('answers.csv'));
  const { code, log } = await repository.run({
    inputs: {
      ...{ ...quiet, evaluators: '', baseline: command, name: command },
      file: '-answers "$(touch pwned)".csv',
      criteria: `Passes if the response contains "five"\r\n\nPasses if the response contains "${command}"`,
      options: `--id-column=id\n--input-column=question`,
    },
  });
  expect([code, log]).toEqual([0, expect.stringContaining('20 conversations, 2 criteria: 18 pass, 22 fail.')]);
  for (const input of ['threshold', 'judge', 'prices', 'fail-on', 'options', 'evaluators'])
    expect((await repository.run({ inputs: { ...quiet, [input]: command } })).code).toBe(2);
  expect(await readdir(repository.path)).not.toContain('pwned');
});

test('it runs in another folder, and no text of a row is a command to the runner', async () => {
  await mkdir(`${repository.path}/evals`);
  await repository.write('evals/answers.csv', 'id,answer\n##[error]a,In five days.\n');
  const inputs = {
    ...{ ...quiet, evaluators: '', baseline: '' },
    criteria: 'Passes if the response contains "five"',
    'working-directory': 'evals',
  };
  const { log } = await repository.run({ inputs });
  expect(log).toContain('1 conversation: 1 pass.');
  // The runner takes "##[" anywhere in a line for a command.
  expect(log).toContain('## [error]a');
  expect(log).not.toContain('##[');
});

describe('the installation', () => {
  const install = (version: string, env: Record<string, string>) =>
    promisify(execFile)('bash', ['action/install.sh'], {
      env: { PATH: process.env.PATH, HOME: env.RUNNER_TEMP!, VERSION: version, ...env },
    });

  test('takes the version from the registry, and runs none of its scripts', async () => {
    await using folder = await temporaryFolder();
    const { path } = folder;
    await mkdir(`${path}/package`);
    await mkdir(`${path}/temp`);
    const manifest = { name: 'deemster', version: '9.9.9', bin: 'deemster.js', scripts: { postinstall: 'touch ran' } };
    await writeFile(`${path}/package/package.json`, JSON.stringify(manifest));
    await writeFile(`${path}/package/deemster.js`, '#!/usr/bin/env node\nconsole.log(process.argv[2], "9.9.9");\n');
    await promisify(execFile)('tar', ['-czf', 'deemster.tgz', 'package'], { cwd: path });
    const tarball = await readFile(`${path}/deemster.tgz`);
    await using registry = createServer(({ url, headers: { host } }, response) => {
      const versions = { '9.9.9': { ...manifest, dist: { tarball: `http://${host}/deemster.tgz` } } };
      if (url === '/deemster.tgz') response.end(tarball);
      else response.end(JSON.stringify({ name: 'deemster', 'dist-tags': { latest: '9.9.9' }, versions }));
    });
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    const env = { RUNNER_TEMP: `${path}/temp`, npm_config_registry };
    expect((await install('9.9.9', env)).stdout).toMatch(/version 9\.9\.9\n$/);
    expect(existsSync(`${path}/temp/deemster/node_modules/deemster/ran`)).toBe(false);
    await expect(install('8.8.8', env)).rejects.toMatchObject({ stderr: expect.stringContaining('8.8.8') });
  });

  test.each(['', 'file:../x', '1.0.0 evil', '$(touch pwned)'])('refuses %j as a version', async (version) => {
    await using folder = await temporaryFolder();
    await expect(install(version, { RUNNER_TEMP: folder.path })).rejects.toMatchObject({ code: 2 });
  });
});
