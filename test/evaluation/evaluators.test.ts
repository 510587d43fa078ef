import { createEvaluators } from '../../src/evaluation/evaluators.ts';
import { compileCriterion } from '../../src/judge/checks/compile.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { criterion, temporaryFolder } from '../helpers.ts';

/** What the server calls, over a real database, with a clock that goes on by a millisecond for each version. */
async function evaluatorsOverStore(reader = 'reader-1') {
  const folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  const caller = { keyId: 'k', account: { id: 1, name: 'default', retention: 'standard' } } as const;
  let now = Date.UTC(2026, 10, 20);
  const { create, update, remove, find } = createEvaluators(
    store,
    createReadCriterion(compileCriterion, reader),
    'secret',
    () => now++,
  );
  return {
    create: (name: string) => create(caller, { name, evaluation_criteria: criterion }),
    update: (name: string) => update(caller, name, { evaluation_criteria: criterion }),
    remove: (name: string) => remove(caller, name),
    find: (name: string) => find(1, name),
    async [Symbol.asyncDispose]() {
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('its times are those of the name and of the version', async () => {
  await using evaluators = await evaluatorsOverStore();
  const made = [await evaluators.create('a'), await evaluators.update('a')];
  await evaluators.remove('a');
  made.push(await evaluators.create('a'));
  expect(made.map(({ created_at, updated_at }) => [created_at.slice(-5), updated_at.slice(-5)])).toEqual([
    ['.000Z', '.000Z'],
    ['.000Z', '.001Z'],
    ['.002Z', '.002Z'],
  ]);
  expect(await evaluators.find('a')).toEqual({ ...made[2], reading: null });
  expect(await evaluators.find('b')).toBeUndefined();
});

test('what is deleted while a change of it is under way stays deleted', async () => {
  await using evaluators = await evaluatorsOverStore();
  await evaluators.create('a');
  // Both begin at once: the change finds the evaluator, and the deletion is written first.
  const changed = expect(evaluators.update('a')).rejects.toMatchObject({ kind: 'not_found' });
  await evaluators.remove('a');
  await changed;
  expect(await evaluators.find('a')).toBeUndefined();
  expect((await evaluators.create('a')).version).toBe(2);
});

test('each version keeps how its criterion was read, and shows it only to what judges', async () => {
  await using evaluators = await evaluatorsOverStore('reader-2');
  expect(await evaluators.create('a')).not.toHaveProperty('reading');
  const { reading } = (await evaluators.find('a'))!;
  expect(JSON.parse(reading!)).toMatchObject({ reader: 'reader-2', text: criterion, form: { ask: 'words' } });
  await evaluators.update('a');
  expect(await evaluators.find('a')).toMatchObject({ version: 2, reading });
});
