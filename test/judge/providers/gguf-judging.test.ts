import { createJudge } from '../../../src/judge/judge.ts';
import { ggufProvider } from '../../../src/judge/providers/gguf/gguf.ts';
import { conversation, temporaryFolder } from '../../helpers.ts';
import { writeTinyGguf } from '../../tiny-gguf.ts';

async function judge(labels: string[], criterion: string, liking?: number) {
  await using folder = await temporaryFolder();
  const path = await writeTinyGguf(`${folder.path}/tiny.gguf`, { labels, ...(liking && { liking }) });
  const provider = ggufProvider({ path, threads: 1, gpu: false });
  const { judge } = createJudge({ modelFor: () => ({ provider, reasoning: false }) });
  const { verdict } = await judge({
    conversation: { messages: conversation, system: null, tools: null },
    criterion,
    modelCore: 'align-20250529',
    evaluateLatest: true,
    clean: true,
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
  });
  return verdict;
}

test('a model file decides whether a condition holds by the probability of its label', async () => {
  const labels = ['Y', 'N', 'X'];
  const verdict = await judge(labels, 'Passes if the response is kind');
  expect(verdict).toMatchObject({ judge: 'gguf:tiny.gguf', method: 'binary-probabilities', decidedBy: 'model' });
  expect(verdict.score).toBe(verdict.probability! >= 0.5 ? 1 : 0);
  expect(Object.keys(verdict.labelProbabilities!)).toEqual(labels);
});

test('its graded score is the expected value of its label', async () => {
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'];
  const verdict = await judge(labels, 'Reward responses that are kind');
  expect(verdict.method).toBe('graded-probabilities');
  expect(Object.keys(verdict.labelProbabilities!)).toEqual(labels);
  expect([verdict.score! > 0, verdict.score! < 1]).toEqual([true, true]);
});

test('a model that would rather write something else has no verdict', async () => {
  await expect(judge(['Y', 'N', 'X'], 'Passes if the response is kind', 0.8)).rejects.toMatchObject({
    fault: 'unusable_reply',
    message: 'The judge model gave no clear label, and again when asked once more.',
  });
});
