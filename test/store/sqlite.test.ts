import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { query, step } from '../../src/store/database.ts';
import { lockFolder } from '../../src/store/database-folder.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';

const schemaOf = (folder: string) => {
  const connection = new Sqlite(`${folder}/deemster.db`, { readonly: true });
  const rows = connection.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  connection.close();
  return rows;
};

test.each(migrations.map((_sql, version) => [version]))(
  'a database of version %d becomes one of today',
  async (version) => {
    await using fresh = await temporaryFolder();
    await using old = await temporaryFolder();
    await openSqlite(fresh.path).close();
    await openSqlite(old.path, migrations.slice(0, version)).close();
    await openSqlite(old.path).close();
    expect(schemaOf(old.path)).toEqual(schemaOf(fresh.path));
  },
);

test('a migration that fails leaves the database as it was', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path).close();
  const before = schemaOf(folder.path);
  expect(() => openSqlite(folder.path, [...migrations, 'CREATE TABLE extra (id); SELECT nothing;'])).toThrow(
    StoreError,
  );
  expect(schemaOf(folder.path)).toEqual(before);
  await openSqlite(folder.path).close();
});

test('a newer database is refused with one clear line', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path, [...migrations, 'SELECT 1']).close();
  expect(() => openSqlite(folder.path)).toThrow(/^[^\n]*but this Deemster supports only[^\n]*Use a newer Deemster\.$/);
});

test('a file that is no database is refused with one clear line', async () => {
  await using folder = await temporaryFolder();
  await writeFile(
    `${folder.path}/deemster.db`,
    'This is a letter to my grandmother, and no database at all.'.repeat(100),
  );
  expect(() => openSqlite(folder.path)).toThrow(/^Cannot use [^\n]*deemster\.db: [^\n]*\.$/);
});

test('a second server on the same folder is refused with one clear line', async () => {
  await using deemster = await startDeemster();
  await expect(startDeemster({}, { folder: deemster.dataDir })).rejects.toThrow(
    /^Another Deemster server is using [^\n]*DEEMSTER_DATA_DIR\.$/,
  );
  expect((await deemster.evaluate()).status).toBe(200);
  await deemster.stop();
  await using next = await startDeemster({}, { folder: deemster.dataDir });
  expect((await next.get('/readyz')).status).toBe(200);
});

test('the lock of a folder is free again once it is let go', async () => {
  await using folder = await temporaryFolder();
  const release = lockFolder(folder.path);
  expect(() => lockFolder(folder.path)).toThrow(StoreError);
  release();
  lockFolder(folder.path)();
});

test('a long log comes into the database after the commit that made it long, not within it', async () => {
  await using folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  const size = () => statSync(`${folder.path}/deemster.db`).size;
  const long = 'x'.repeat(8_000_000);
  const insert = query('INSERT INTO settings (name, value) VALUES (:name, :value)');
  await database.write({ steps: [step(insert, { name: 'long', value: long })] });
  const atOnce = size();
  await setImmediate();
  await setImmediate();
  expect([atOnce < 1_000_000, size() > long.length]).toEqual([true, true]);
  await database.close();
});

test('writes are durable: every commit waits for the disk', async () => {
  await using folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  expect(await database.rows<{ synchronous: number }>(query('PRAGMA synchronous'), {})).toEqual([{ synchronous: 2 }]);
  expect(await database.rows<{ journal_mode: string }>(query('PRAGMA journal_mode'), {})).toEqual([
    { journal_mode: 'wal' },
  ]);
  await database.close();
});

describe('writes of one turn of the event loop', () => {
  const insert = query('INSERT INTO settings (name, value) VALUES (:name, :value)');
  const insertUnlessThere = query('INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING');
  const unit = (name: string) => ({ steps: [step(insert, { name, value: name })] });

  async function open() {
    const folder = await temporaryFolder();
    const database = openSqlite(folder.path);
    const names = async () =>
      (await database.rows(query<{ name: string }>('SELECT name FROM settings ORDER BY name'), {})).map(
        ({ name }) => name,
      );
    return {
      database,
      names,
      async [Symbol.asyncDispose]() {
        await database.close();
        await folder[Symbol.asyncDispose]();
      },
    };
  }

  test('share a transaction, yet only the guilty one fails', async () => {
    await using opened = await open();
    const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c'].map((name) => opened.database.write(unit(name))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await opened.names()).toEqual(['a', 'b', 'c']);
  });

  test('are tried once for all where another process holds the database', async () => {
    await using folder = await temporaryFolder();
    const database = openSqlite(folder.path);
    const other = new Sqlite(`${folder.path}/deemster.db`);
    other.exec('BEGIN IMMEDIATE');
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => database.write(unit(name))));
    const [error, ...others] = new Set(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason));
    expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
    // One try, one error: each further try would wait for its own.
    expect(others).toEqual([]);
    other.close();
    expect(await database.write(unit('a'))).toBe(true);
    await database.close();
  });

  test('a unit whose guard changes nothing writes nothing', async () => {
    await using opened = await open();
    const guarded = (name: string, more: string) => ({
      guard: step(insertUnlessThere, { name, value: '' }),
      steps: [step(insert, { name: more, value: '' })],
    });
    expect(await opened.database.write(guarded('a', 'b'))).toBe(true);
    expect(await opened.database.write(guarded('a', 'c'))).toBe(false);
    expect(await opened.names()).toEqual(['a', 'b']);
  });

  test('a unit is written whole or not at all', async () => {
    await using opened = await open();
    await expect(opened.database.write({ steps: [...unit('a').steps, ...unit('a').steps] })).rejects.toThrow(/UNIQUE/);
    expect(await opened.names()).toEqual([]);
  });

  test('a step gets the number of the row that an earlier step of its unit inserted, and of no other unit', async () => {
    await using folder = await temporaryFolder();
    const table = 'CREATE TABLE numbered (seq INTEGER PRIMARY KEY, name TEXT NOT NULL, other INTEGER) STRICT';
    const database = openSqlite(folder.path, [...migrations, table]);
    const add = query('INSERT INTO numbered (name) VALUES (:name)');
    const addTo = query('INSERT INTO numbered (name, other) VALUES (:name, :number)');
    const giving = (name: string) => ({ ...step(add, { name }), gives: 'number' });
    const taking = (name: string) => ({ ...step(addTo, { name }), takes: ['number'] });
    const outcomes = await Promise.allSettled([
      database.write({ steps: [giving('a'), taking('b'), giving('c'), { ...taking('d'), adds: [] }] }),
      database.write({ steps: [taking('e')] }),
      database.write({ guard: giving('f'), steps: [taking('g')] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const rows = await database.rows(
      query(`SELECT own.name || other.name AS pair FROM numbered AS own JOIN numbered AS other ON other.seq = own.other
        ORDER BY own.name`),
      {},
    );
    expect(rows).toEqual([{ pair: 'ba' }, { pair: 'dc' }, { pair: 'gf' }]);
    await database.close();
  });

  test('what was asked before closing is written', async () => {
    await using folder = await temporaryFolder();
    const database = openSqlite(folder.path);
    const written = database.write(unit('late'));
    await database.close();
    expect(await written).toBe(true);
  });
});

describe('a transaction of several turns of the event loop', () => {
  const insert = query('INSERT INTO settings (name, value) VALUES (:name, :value)');
  const named = (name: string) => step(insert, { name, value: '' });
  /** More steps than one turn runs. */
  const many = Array.from({ length: 2_000 }, (_, index) => named(`${index}`));

  async function open() {
    const folder = await temporaryFolder();
    const database = openSqlite(folder.path);
    const count = async () =>
      (await database.rows(query<{ count: number }>('SELECT count(*) AS count FROM settings'), {}))[0]!.count;
    return { folder, database, count };
  }

  test('is seen whole or not at all, and what is written meanwhile follows it', async () => {
    const { folder, database, count } = await open();
    const seen = new Set<number>();
    let isWritten = false;
    const long = database.write({ steps: many }).then(() => {
      isWritten = true;
    });
    const short: Promise<boolean>[] = [];
    while (!isWritten) {
      seen.add(await count());
      if (short.length < 3) short.push(database.write({ steps: [named(`short ${short.length}`)] }));
      await setImmediate();
    }
    await long;
    expect(await Promise.all(short)).toEqual([true, true, true]);
    expect([...seen].filter((rows) => rows > 0 && rows < 2_000)).toEqual([]);
    expect(seen).toContain(0);
    expect(await count()).toBe(2_003);
    await database.close();
    await folder[Symbol.asyncDispose]();
  });

  test('is undone whole by a fault, and what is written meanwhile stands', async () => {
    const { folder, database, count } = await open();
    const long = database.write({ steps: [...many, named('0')] });
    await setImmediate();
    await setImmediate();
    const short = database.write({ steps: [named('short')] });
    await expect(long).rejects.toThrow(/UNIQUE/);
    expect(await short).toBe(true);
    expect(await count()).toBe(1);
    await database.close();
    await folder[Symbol.asyncDispose]();
  });

  test('ends before the database is closed', async () => {
    const { folder, database } = await open();
    const long = database.write({ steps: many });
    await setImmediate();
    await setImmediate();
    await database.close();
    expect(await long).toBe(true);
    await folder[Symbol.asyncDispose]();
  });

  test('lets text be erased once it has ended', async () => {
    const { folder, database, count } = await open();
    const long = database.write({ steps: many });
    await setImmediate();
    await setImmediate();
    expect(await database.erase()).toBe(true);
    expect(await long).toBe(true);
    expect(await count()).toBe(2_000);
    await database.close();
    await folder[Symbol.asyncDispose]();
  });
});

test('the secret of a database stays the same', async () => {
  await using folder = await temporaryFolder();
  const secrets: string[] = [];
  for (let start = 0; start < 2; start++) {
    const store = createStore(openSqlite(folder.path));
    secrets.push(await store.secret());
    await store.close();
  }
  expect(secrets[0]).toBe(secrets[1]);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
});
