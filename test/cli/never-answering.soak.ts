import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { conversation, temporaryFolder } from '../helpers.ts';
import { startProcess } from './deemster-process.ts';

/** Waits for the first line on standard error, then interrupts. */
async function saidBeforeInterrupt(args: string[], cwd: string, env: Record<string, string> = {}) {
  const child = startProcess(args, { cwd, env });
  const [line] = await once(child.stderr.setEncoding('utf8'), 'data');
  child.kill('SIGINT');
  const [, signal] = await once(child, 'close');
  return [line, signal];
}

test.each([['serve'], ['keys', 'list'], ['status']])(
  '%s %s on a data folder that never answers says so, and Ctrl-C ends it',
  async (...args) => {
    await using folder = await temporaryFolder();
    execFileSync('mkfifo', [`${folder.path}/fifo`]);
    const data = `${folder.path}/drive/data`;
    const env = {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'never-answering.js')}`,
      NEVER_ANSWERS: data,
      FIFO: `${folder.path}/fifo`,
    };
    expect(await saidBeforeInterrupt([...args, '--data-dir', data], folder.path, env)).toEqual([
      `deemster: Waiting for ${data}, which does not answer. Is it on a network drive that is not connected? Ctrl-C stops; --data-dir names another folder.\n`,
      'SIGINT',
    ]);
  },
);

test('a file that never ends is waited for with a line', async () => {
  await using folder = await temporaryFolder();
  execFileSync('mkfifo', [`${folder.path}/rows`]);
  expect(await saidBeforeInterrupt(['evaluate', 'rows', '--criterion', 'Passes if ok'], folder.path)).toEqual([
    'deemster: Still reading rows. Ctrl-C stops.\n',
    'SIGINT',
  ]);
  const child = startProcess(['evaluate', '-', '--criterion', 'Passes if it contains "five"'], { cwd: folder.path });
  const [line] = await once(child.stderr.setEncoding('utf8'), 'data');
  expect(line).toBe('deemster: Reading standard input. Nothing has ended it yet; Ctrl-C stops.\n');
  child.stdin.end(JSON.stringify(conversation));
  expect(await once(child, 'close')).toEqual([0, null]);
});
