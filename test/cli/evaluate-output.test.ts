import { once } from 'node:events';
import { open, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { startProcess } from './deemster-process.ts';
import { criterion, modelAt, one, other, says, two, warm } from './evaluating.ts';

test('a row is printed before the next one is judged', async () => {
  await using folder = await temporaryFolder();
  const firstRow = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    says('Y'),
    async () => {
      await firstRow.promise;
      return { reply: verdictReply({ label: 'N' }) };
    },
  ]);
  await writeFile(`${folder.path}/given`, two);
  const args = ['given', ...warm, '--json', '--concurrency', '1', '--threshold', '0'];
  const child = startProcess(['evaluate', ...args], { cwd: folder.path, env: modelAt(provider) });
  const rows: { conversation: number; score: number }[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    rows.push(JSON.parse(line));
    firstRow.resolve();
  }
  expect(rows.map(({ conversation, score }) => [conversation, score])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

describe('Ctrl-C', () => {
  /** Judges three conversations of which the second alone gets an answer, and is interrupted. */
  async function interrupted(args: string[]) {
    await using folder = await temporaryFolder();
    const onlySoon: Step = ({ text: asked }) =>
      asked.includes('Soon.') ? { reply: verdictReply({ label: 'Y' }) } : { hang: true };
    await using provider = await scriptedProvider([onlySoon, onlySoon, onlySoon]);
    await writeFile(`${folder.path}/given`, JSON.stringify([conversation, other, conversation]));
    const all = ['evaluate', 'given', ...warm, '--concurrency', '2', ...args];
    const child = startProcess(all, { cwd: folder.path, env: modelAt(provider) });
    // The third is asked for when the second is there.
    void provider.arrived(3).then(() => child.kill('SIGINT'));
    const [stdout, stderr, [, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([signal, stderr]).toEqual(['SIGINT', 'deemster: Interrupted after 1 of 3 conversations.\n']);
    return stdout;
  }

  test('leaves the rows that were paid for', async () => {
    expect(JSON.parse(await interrupted(['--json']))).toMatchObject({ conversation: 2, result: 'pass' });
    const table = await interrupted([]);
    expect(table).toMatch(/2\W+pass\W+1\.00/);
    expect(table).toMatch(/\n1 conversation: 1 pass\.\n/);
  });
});

test('a full disk is told, and is no result', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, one);
  await using full = await open('/dev/full', 'w');
  const args = ['evaluate', 'given', '--criterion', criterion, '--json'];
  const child = startProcess(args, { cwd: folder.path, output: full.fd });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^deemster: Cannot write the output: the disk is full \(ENOSPC\)\.\n$/),
  ]);
});

test('a reader that has enough ends it', async () => {
  await using folder = await temporaryFolder();
  const gone = Promise.withResolvers<void>();
  // One row is read, one is printed when nobody reads any more, one never comes.
  const step: Step = async ({ text: asked }) => {
    if (asked.includes('Later.')) return { hang: true };
    if (asked.includes('Soon.')) await gone.promise;
    return { reply: verdictReply({ label: 'Y' }) };
  };
  await using provider = await scriptedProvider([step, step, step]);
  const later = [conversation[0], { role: 'assistant', content: 'Later.' }];
  await writeFile(`${folder.path}/given`, JSON.stringify([conversation, other, later]));
  const child = startProcess(['evaluate', 'given', ...warm, '--json'], { cwd: folder.path, env: modelAt(provider) });
  child.stdout.once('data', () => child.stdout.destroy()).once('close', gone.resolve);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([141, 'deemster: Interrupted after 2 of 3 conversations.\n']);
});
