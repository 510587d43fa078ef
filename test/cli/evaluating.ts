import { writeFile } from 'node:fs/promises';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import type { Finished } from './deemster-in-process.ts';
import { runDeemster } from './deemster-process.ts';

export const criterion = 'Passes if the response contains "five"';
export const warm = ['--criterion', 'Passes if it is warm'];
export const other = [conversation[0], { role: 'assistant', content: 'Soon.' }];
export const one = JSON.stringify(conversation);
export const two = `${one}\n${JSON.stringify(other)}\n`;
export const lines = (finished: Finished) =>
  finished.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export async function evaluate(content: string, args: string[] = [], env: Record<string, string> = {}) {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, content);
  const by = args.includes('--criterion') ? [] : ['--criterion', criterion];
  return await runDeemster(['evaluate', 'given', ...by, '--json', ...args], { cwd: folder.path, env });
}

/** Evaluates with a scripted model; each step is one call, in the order of the conversations. */
export async function evaluateByModel(steps: Step[], content: string, args: string[]) {
  await using provider = await scriptedProvider(steps);
  return await evaluate(content, ['--concurrency', '1', ...args], modelAt(provider));
}

export const modelAt = ({ url }: { url: string }) => ({ DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: url });

/** A reply with a label, and the probabilities of the labels if they are given. */
export const says = (label: string, labels?: Record<string, number>): Step => ({
  reply: verdictReply({ label }),
  ...(labels && { labels }),
});
