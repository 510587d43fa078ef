import { randomUUIDv7 } from 'node:crypto';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { longestHold } from '../longest-hold.ts';
import { evaluationOf, subTrace, useOf } from './stored-traces.ts';

const traces = 100_000;
/** In milliseconds. */
const longest = 100;

test('deleting a run of 100,000 traces holds the event loop for at most 100 ms at a time', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path, undefined, { keepsReserve: true }));
  const now = Date.now();
  await store.createAccount('a', 'standard', now);
  await store.createKey('a', { id: 'k', hash: 'h', label: '', createdAt: now, expiresAt: null });
  const { id: account } = (await store.findKey('h'))!.account;
  const text = { messages: [{ role: 'user', content: 'x'.repeat(300) }], system: null, tools: null };
  for (let from = 0; from < traces; from += 1000)
    await Promise.all(
      Array.from({ length: 1000 }, (_one, at) =>
        store.addEvaluations(account, {
          trace: { id: randomUUIDv7(), createdAt: now, tags: { run: 'r', case: String(from + at) }, trace: text },
          evaluations: [
            {
              ...evaluationOf({ evaluatorName: null, score: 1, explanation: 'why '.repeat(30) }),
              subTrace,
              contentHash: 'c',
            },
          ],
          use: useOf('k'),
        }),
      ),
    );

  // Waiting for a busy disk is not the program's own hold, so its CPU time counts; the wall time is printed.
  const held = await longestHold(async () => expect(await store.deleteRun(account, 'r', Date.now)).toBe(true));
  console.log(`longest hold: ${held.cpu.toFixed(0)} ms of CPU, ${held.wall.toFixed(0)} ms in all`);
  expect(held.cpu).toBeLessThan(longest);
  expect(await store.findRun(account, 'r')).toBeUndefined();
  await store.close();
}, 600_000);
