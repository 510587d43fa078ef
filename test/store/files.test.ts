import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { openSqlite } from '../../src/store/sqlite.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('only their owner can read a new data folder and its files', async () => {
  await using parent = await temporaryFolder();
  const folder = `${parent.path}/new/data`;
  await using deemster = await startDeemster({}, { folder });
  await deemster.evaluate();
  const files = await readdir(folder);
  expect(files).toEqual(expect.arrayContaining(['deemster.db', 'deemster.db-shm', 'deemster.db-wal']));
  expect(await modeOf(folder)).toBe('700');
  for (const file of files) expect([file, await modeOf(`${folder}/${file}`)]).toEqual([file, '600']);
});

test('what is there keeps the permissions that its owner gave', async () => {
  await using parent = await temporaryFolder();
  const folder = `${parent.path}/shared`;
  await mkdir(folder);
  await chmod(folder, 0o750);
  await writeFile(`${folder}/deemster.db`, '');
  await chmod(`${folder}/deemster.db`, 0o640);
  await openSqlite(folder).close();
  expect(await Promise.all([folder, `${folder}/deemster.db`].map(modeOf))).toEqual(['750', '640']);
});
