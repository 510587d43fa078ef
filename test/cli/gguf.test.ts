import { writeFile } from 'node:fs/promises';
import { conversation, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { writeTinyGguf } from '../tiny-gguf.ts';
import { runDeemster, serveDeemster } from './deemster-process.ts';

const KEY = 'correct-horse-battery-staple';
const QUESTION = { messages: conversation, evaluation_criteria: 'Passes if the response is kind' };

async function evaluate(url: string, question: object = QUESTION) {
  const response = await fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  return { status: response.status, body: await response.json() };
}

/** As on a machine where the package is not installed. */
const WITHOUT_PACKAGE = `--import=data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({
  resolve: (name, context, next) => next(name === 'node-llama-cpp' ? 'a-package-that-nobody-has' : name, context),
});`)}`;

test('a service judges by a model file, and stops', async () => {
  await using folder = await temporaryFolder();
  await writeTinyGguf(`${folder.path}/tiny.gguf`);
  const { child, url, ended, stdout, stderr } = await serveDeemster([], {
    cwd: folder.path,
    env: { DEEMSTER_BOOTSTRAP_KEY: KEY, DEEMSTER_JUDGE: 'gguf:tiny.gguf', DEEMSTER_GGUF_THREADS: '1' },
  });
  // At the same time, so that the model is loaded by one and waited for by the other.
  const graded = { ...QUESTION, evaluation_criteria: 'Fails if the response is rude' };
  const [passes, fails] = await Promise.all([evaluate(url), evaluate(url, graded)]);
  expect(passes).toEqual({
    status: 200,
    body: { score: expect.any(Number), explanation: expect.any(String), sources: null },
  });
  expect([0, 1]).toContain(passes.body.score);
  expect([fails.status, fails.body.score]).toEqual([200, 1 - passes.body.score]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  // The log contains no judged text, and the engine writes no log of its own.
  expect(stdout() + stderr()).not.toMatch(/Refunds|llama/i);
});

test('a path without a model stops the start with one line', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/letter.txt`, 'Dear grandmother, how are you? I am well.');
  for (const [name, reason] of [
    ['none.gguf', 'Cannot read the model file none.gguf: there is none.'],
    ['letter.txt', 'The model file letter.txt is not a GGUF file.'],
  ])
    expect(
      await runDeemster(['serve', '--judge', `gguf:${name}`, '--log-level', 'silent'], { cwd: folder.path }),
    ).toEqual({
      code: 2,
      stdout: '',
      stderr: `deemster: ${reason}\n`,
    });
});

test('without node-llama-cpp a judgment says what to install, and no other judge needs it', async () => {
  await using folder = await temporaryFolder();
  await using model = await scriptedProvider([{ reply: verdictReply({ label: 'Y' }) }]);
  await writeTinyGguf(`${folder.path}/tiny.gguf`);
  const { child, url, ended } = await serveDeemster([], {
    cwd: folder.path,
    env: {
      NODE_OPTIONS: WITHOUT_PACKAGE,
      DEEMSTER_BOOTSTRAP_KEY: KEY,
      DEEMSTER_JUDGE: 'gguf:tiny.gguf',
      DEEMSTER_JUDGE_LIGHTNING: 'openai:m',
      OPENAI_BASE_URL: model.url,
    },
  });
  expect(await evaluate(url)).toEqual({
    status: 500,
    body: { detail: expect.stringContaining('npm install node-llama-cpp') },
  });
  const lightning = { ...QUESTION, model_core: 'align-lightning-20251127' };
  expect(await evaluate(url, lightning)).toMatchObject({ status: 200, body: { score: 1 } });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
