import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startPostgres } from './server.ts';

const server = await startPostgres();
afterAll(() => server?.[Symbol.dispose]());

/**
 * The tests that run on PostgreSQL as they are: whatever starts a server or opens a store takes the address of
 * DEEMSTER_TEST_POSTGRES (helpers.ts, sqlite.ts and reader.ts beside this file).
 */
const files = [
  'test/server/',
  'test/tasks/',
  'test/evaluation/',
  'test/store/(removal|spans|dialect)',
  'test/otlp/',
  'test/mcp/',
];
/**
 * About the files of SQLite, or about judges, which no database changes; or with a clock of their own, where that of the database
 * counts. Most tests of the store look into SQLite's files and plans.
 */
const others = ['server/(judge-|stopping)', 'tasks/task-runner'];

(server ? test : test.skip)(
  'the tests of the operations, of tasks, of the sweep and of the store pass on PostgreSQL',
  async () => {
    const run = ['scripts/node.js', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
    const options = ['--forceExit', '--testPathIgnorePatterns', `test/(${others.join('|')})`];
    const child = spawn(process.execPath, [...run, ...files, ...options], {
      env: { ...process.env, DEEMSTER_TEST_POSTGRES: server!.url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    const failures = printed.match(/^ {2}● .*\n(?:(?! {2}● |PASS |FAIL ).*\n){0,40}/gm);
    expect([code, failures]).toEqual([0, null]);
    expect(Number(/^Tests: .*?(\d+) passed/m.exec(printed)![1])).toBeGreaterThan(1000);
  },
);
