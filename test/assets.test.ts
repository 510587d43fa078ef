import { readdir, readFile } from 'node:fs/promises';
import { writePages } from '../src/assets.ts';
import { temporaryFolder } from './helpers.ts';

test("the executable's pages take the place of those before them, and are gone when the server stops", async () => {
  await using folder = await temporaryFolder();
  const written = (name: string) => writePages(folder.path, [[`pages/web/docs/${name}`, Buffer.from(name)]]);
  written('old.html');
  const { files, remove } = written('new.html');
  expect(await readdir(files.docs)).toEqual(['new.html']);
  expect(await readFile(`${files.docs}/new.html`, 'utf8')).toBe('new.html');
  remove();
  expect(await readdir(folder.path)).toEqual([]);
});
