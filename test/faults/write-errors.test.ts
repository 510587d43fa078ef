import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { serveDeemster } from '../cli/deemster-process.ts';
import { temporaryFolder } from '../helpers.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { key, openWrites } from './writes.ts';

/** A limit of the operating system on the size of every file that the process writes. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

test('at the limit of the size of files every write fails whole, and works again once it is lifted', async () => {
  await using folder = await temporaryFolder();
  const service = await serveDeemster(['--data-dir', 'data'], {
    cwd: folder.path,
    env: { DEEMSTER_BOOTSTRAP_KEY: key, DEEMSTER_LOG_LEVEL: 'warn' },
  });
  using writes = await openWrites(service);
  // Nothing can be appended to the log of the database.
  limitFiles(service.child.pid!, statSync(`${folder.path}/data/deemster.db-wal`).size);
  await writes.expectFailure(/^SQLITE_(IOERR|FULL)/);
  await writes.expectReady(503);

  limitFiles(service.child.pid!, 'unlimited');
  await writes.expectReady(200);
  await writes.expectRecovery();
  expect(databaseFaults(`${folder.path}/data`)).toEqual([]);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
