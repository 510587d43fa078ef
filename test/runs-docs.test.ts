import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';

const text = await readDocument('docs/runs.md');

test('the commands on runs do what the page says, one after the other', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster();
  const run = async (command: string) => {
    const lines = command.replaceAll('http://127.0.0.1:8080', deemster.url);
    return (await runShell(lines, { cwd: folder.path, env: { DEEMSTER_API_KEY: deemster.key } })).stdout;
  };
  const [store, list, compare, files, onService, remove, ...rest] = blocksIn(text, 'sh') as string[] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  expect(rest).toEqual([]);
  await run(store);
  const counts = { traces: 3, cases: 3, evaluations: 3, failed: 0, judges: ['check'], criteria: 1 };
  expect(JSON.parse(await run(list)).runs).toMatchObject([
    { run: '2026.11', ...counts },
    { run: '2026.10', ...counts },
  ]);
  expect(JSON.parse(await run(compare))).toMatchObject({
    compares: 'product',
    verdict: { verdict: 'cannot_say', reason: 'no_difference' },
    counts: { cases: 3, both_passed: 3 },
  });
  expect(await run(files)).toContain('2 regressed');
  expect(await run(onService)).toContain('cannot say: both did equally well');
  expect(await run(remove)).toBe('');
  expect(JSON.parse(await run(list)).runs).toMatchObject([{ run: '2026.11' }]);
});
