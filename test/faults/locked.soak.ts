import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serveDeemster } from '../cli/deemster-process.ts';
import { temporaryFolder } from '../helpers.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { key, openWrites } from './writes.ts';

const hold = `
  import Sqlite from 'better-sqlite3';
  new Sqlite(process.argv[1]).exec('BEGIN EXCLUSIVE');
  console.log('held');
  setInterval(() => {}, 1e9);
`;

test('while another process holds the database every write fails completely; when that process is killed everything works again', async () => {
  await using folder = await temporaryFolder();
  const service = await serveDeemster(['--data-dir', 'data'], {
    cwd: folder.path,
    env: { DEEMSTER_BOOTSTRAP_KEY: key, DEEMSTER_LOG_LEVEL: 'warn' },
  });
  using writes = await openWrites(service);
  const holder = spawn(process.execPath, ['--input-type=module', '-e', hold, `${folder.path}/data/deemster.db`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    await writes.expectFailure(/^SQLITE_BUSY/);
    await writes.expectReady(503);
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
  await writes.expectReady(200);
  await writes.expectRecovery();
  expect(databaseFaults(`${folder.path}/data`)).toEqual([]);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
