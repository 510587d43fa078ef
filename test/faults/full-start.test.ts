import { mkdir } from 'node:fs/promises';
import { openSqlite } from '../../src/store/sqlite.ts';
import { temporaryFolder } from '../helpers.ts';
import { serveOnSmallDisk, testWithMounts } from './small-disk.ts';

const fill = '{ dd if=/dev/zero of="$1/filler" bs=1k 2>/dev/null || :; }';
const said = /^deemster: The disk of .* is full\. Free some space on it, then start again\.\n$/;

testWithMounts('a start on a full disk says in one line what to do', async () => {
  await using folder = await temporaryFolder();
  await using empty = await serveOnSmallDisk(folder.path, 1024, fill);
  expect(empty.service).toBeUndefined();
  expect(await empty.ended).toBe(2);
  expect(empty.stderr()).toMatch(said);
});

testWithMounts('a start with a database on a full disk says the same', async () => {
  await using folder = await temporaryFolder();
  await mkdir(`${folder.path}/made`);
  await openSqlite(`${folder.path}/made`).close();
  const copy = `cp ${folder.path}/made/deemster.db "$1/"`;
  for (const room of [0, 8, 32, 64]) {
    await using each = await temporaryFolder();
    const leave = `dd if=/dev/zero of="$1/room" bs=1k count=${room} 2>/dev/null && ${fill} && rm "$1/room"`;
    await using full = await serveOnSmallDisk(each.path, 1024, `${copy} && ${leave}`);
    if (full.service) continue;
    expect(await full.ended).toBe(2);
    expect(full.stderr()).toMatch(said);
  }
});
