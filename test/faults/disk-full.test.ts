import { cp, rm, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../helpers.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { serveOnSmallDisk, testWithMounts } from './small-disk.ts';
import { openWrites } from './writes.ts';

testWithMounts('on a full disk every write fails whole, and works again once there is room', async () => {
  await using folder = await temporaryFolder();
  await using started = await serveOnSmallDisk(folder.path, 4096);
  using writes = await openWrites(started.service!);
  await writes.expectReady(200);

  const filler = `${started.disk}/filler`;
  await expect(writeFile(filler, Buffer.alloc(8 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  await writes.expectFailure(/^SQLITE_FULL$/);
  await writes.expectReady(503);

  await rm(filler);
  await writes.expectReady(200);
  await writes.expectRecovery();
  // SQLite cannot open it across the border of the mounts.
  await cp(started.disk, `${folder.path}/copy`, { recursive: true });
  expect(databaseFaults(`${folder.path}/copy`)).toEqual([]);
});
