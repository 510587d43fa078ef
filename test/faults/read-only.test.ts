import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { serveDeemster } from '../cli/deemster-process.ts';
import { temporaryFolder } from '../helpers.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { serveOnSmallDisk, testWithMounts } from './small-disk.ts';
import { key, openWrites } from './writes.ts';

testWithMounts('a start on a read-only disk says so in one line', async () => {
  await using folder = await temporaryFolder();
  await using started = await serveOnSmallDisk(folder.path, 4096, 'mount -o remount,ro "$1"');
  expect(await started.ended).toBe(2);
  expect(started.stderr()).toMatch(/^deemster: Cannot open [^\n]*: [^\n]*\.\n$/);
});

/** Nobody may write to an immutable file, root included. */
const setImmutable = (flag: '+i' | '-i', files: string[]) => execFileSync('chattr', [flag, ...files]);

async function canBeImmutable(): Promise<boolean> {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/file`;
  await writeFile(file, '');
  const isDone = spawnSync('chattr', ['+i', file]).status === 0;
  if (isDone) setImmutable('-i', [file]);
  return isDone;
}

const name =
  'files that become read-only while it runs: every write fails whole, and works again once they are writable';

if (!(await canBeImmutable())) test.skip(`${name} (skipped: files cannot be made immutable here)`, () => undefined);
else
  test(name, async () => {
    await using folder = await temporaryFolder();
    const service = await serveDeemster(['--data-dir', 'data'], {
      cwd: folder.path,
      env: { DEEMSTER_BOOTSTRAP_KEY: key, DEEMSTER_LOG_LEVEL: 'warn' },
    });
    using writes = await openWrites(service);
    const files = ['deemster.db', 'deemster.db-wal'].map((file) => `${folder.path}/data/${file}`);
    setImmutable('+i', files);
    try {
      await writes.expectFailure(/^SQLITE_(IOERR|READONLY)/);
      await writes.expectReady(503);
    } finally {
      setImmutable('-i', files);
    }
    await writes.expectReady(200);
    await writes.expectRecovery();
    expect(databaseFaults(`${folder.path}/data`)).toEqual([]);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  });
