import { cp, readdir, rename, writeFile } from 'node:fs/promises';
import { hashKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { runDeemster, serveDeemster } from './deemster-process.ts';

const oldKey = `assay_${'0123456789'.repeat(4)}abc`;

/** A data folder from before the product was renamed, with one key. @param killed leaves the changes in the write-ahead log */
async function oldData({ killed }: { killed: boolean }) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const data = `${folder.path}/data`;
  const store = createStore(openSqlite(`${folder.path}/made`));
  const key = { id: 'k', hash: hashKey(oldKey), label: 'first', createdAt: 0, expiresAt: null };
  await store.createFirst('default', key);
  if (!killed) await store.close();
  await cp(`${folder.path}/made`, data, { recursive: true });
  if (killed) await store.close();
  for (const name of await readdir(data))
    await rename(`${data}/${name}`, `${data}/${name.replace('deemster.db', 'assay.db')}`);
  const kept = resources.move();
  const run = (...args: string[]) => runDeemster(args, { cwd: folder.path });
  return { path: folder.path, data, run, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const commands = [
  ['serve', '--port', '0'],
  ['status'],
  ['keys', 'list'],
  ['keys', 'create'],
  ['accounts', 'list'],
  ['export'],
  ['backup', 'copy.db'],
];

test.each([
  { killed: false, parts: [''] },
  { killed: true, parts: ['', '-wal'] },
])('every command says what to rename, and the renamed database takes its old keys: %j', async ({ killed, parts }) => {
  await using old = await oldData({ killed });
  const renames = parts.map((part) => [`${old.data}/assay.db${part}`, `${old.data}/deemster.db${part}`] as const);
  const before = await readdir(old.data);
  for (const command of commands)
    expect([command, await old.run(...command)]).toEqual([
      command,
      {
        code: 2,
        stdout: '',
        stderr: `deemster: The database still has its old name. Stop every process that uses it, then rename ${renames.map(([from, to]) => `${from} to ${to}`).join(' and ')}.\n`,
      },
    ]);
  expect(await readdir(old.data)).toEqual(before);

  for (const [from, to] of renames) await rename(from, to);
  const { child, url, stdout, ended } = await serveDeemster([], { cwd: old.path });
  // A new database would print its first key.
  expect(stdout()).not.toContain('Your key');
  const response = await fetch(`${url}/api/v1/usage`, { headers: { 'API-Key': oldKey } });
  expect(response.status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a backup is not restored beside a database with the old name', async () => {
  await using old = await oldData({ killed: false });
  await using other = await temporaryFolder();
  await openSqlite(`${other.path}/data`).close();
  await runDeemster(['backup', 'copy.db'], { cwd: other.path });
  const refused = await old.run('restore', `${other.path}/copy.db`, '--force');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('still has its old name') });
});

test('a database with the new name is used, whatever is beside it', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(`${folder.path}/data`).close();
  await writeFile(`${folder.path}/data/assay.db`, '');
  expect(await runDeemster(['status'], { cwd: folder.path })).toMatchObject({ code: 0, stderr: '' });
});
