import { cp, rm, writeFile } from 'node:fs/promises';
import { query } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { bytesOf, temporaryFolder } from '../helpers.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { serveOnSmallDisk, testWithMounts } from './small-disk.ts';
import { key, openWrites } from './writes.ts';

testWithMounts('on a full disk every write fails whole, and works again once there is room', async () => {
  await using folder = await temporaryFolder();
  await using started = await serveOnSmallDisk(folder.path, 4096);
  using writes = await openWrites(started.service!);
  await writes.expectReady(200);

  const filler = `${started.disk}/filler`;
  await expect(writeFile(filler, Buffer.alloc(8 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  await writes.expectFailure(/^SQLITE_FULL$/, { deletes: false });
  await writes.expectReady(503);

  await rm(filler);
  await writes.expectReady(200);
  await writes.expectRecovery();
  // SQLite cannot open it across the border of the mounts.
  await cp(started.disk, `${folder.path}/copy`, { recursive: true });
  expect(databaseFaults(`${folder.path}/copy`)).toEqual([]);
});

const marker = 'zanzibar-marker-7391';

testWithMounts('on a full disk a caller can still delete, for good, and then store again', async () => {
  await using folder = await temporaryFolder();
  // Not new and empty: such a database gets its reserve later.
  const made = openSqlite(`${folder.path}/made`);
  const filler = {
    query: query("INSERT INTO settings VALUES ('filler', :value)"),
    parameters: { value: 'x'.repeat(2e6) },
  };
  await made.write({ steps: [filler] });
  await made.close();
  await using started = await serveOnSmallDisk(folder.path, 96 * 1024, `cp ${folder.path}/made/deemster.db "$1/"`);
  const { url } = started.service!;
  const headers = { 'API-Key': key, 'Content-Type': 'application/json' };
  const messages = [
    { role: 'user', content: `${marker} ${'and so on '.repeat(30_000)}` },
    { role: 'assistant', content: 'Yes.' },
  ];
  const store = async () => {
    const response = await fetch(`${url}/api/v1/traces`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ messages }),
    });
    return { status: response.status, id: (await response.json()).id as string };
  };
  const ids = [];
  for (let number = 0; number < 20; number++) ids.push((await store()).id);
  await expect(writeFile(`${started.disk}/filler`, Buffer.alloc(128 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  // The log has room that it used before.
  for (let last = await store(); last.status !== 503; last = await store()) ids.push(last.id);

  for (const id of ids) {
    const at = `${url}/api/v1/traces/${id}`;
    expect((await fetch(at, { method: 'DELETE', headers })).status).toBe(204);
    expect((await fetch(at, { headers })).status).toBe(404);
  }
  expect((await bytesOf(started.disk)).includes(marker)).toBe(false);
  // The log may need a moment until it is emptied.
  let { status } = await store();
  while (status === 503) ({ status } = await store());
  expect(status).toBe(201);
});
