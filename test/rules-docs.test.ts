import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster } from './helpers.ts';

test('its commands do what it says, one after the other', async () => {
  const text = await readDocument('docs/rules.md');
  await using deemster = await startDeemster();
  const run = async (command: string) => {
    const lines = `curl() { command curl --silent --show-error "$@"; echo; }; ${command.replaceAll('http://127.0.0.1:8080', deemster.url)}`;
    const { stdout } = await runShell(lines, { cwd: deemster.dataDir, env: { DEEMSTER_API_KEY: deemster.key } });
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const [create, send, ...rest] = blocksIn(text, 'sh') as [string, string];
  expect(rest).toEqual([]);
  expect(await run(create)).toMatchObject([
    { name: 'short-answers', version: 1 },
    { revision: 1, rules: [{ name: 'support', today: { drawn: 0 } }] },
  ]);
  const [trace, rules] = await run(send);
  expect([trace, rules]).toMatchObject([{ tags: { release: '2026.11' } }, { rules: [{ name: 'support' }] }]);
  for (;;) {
    const [{ today }] = (await deemster.get('/api/v1/rules')).body.rules;
    if (today.drawn === 1 && today.in_progress === 0) break;
  }
  const { body } = await deemster.get('/api/v1/traces?tag=rule.support:judged');
  expect(body.traces).toMatchObject([{ id: trace.id, evaluations: [{ evaluator_name: 'short-answers', score: 1 }] }]);
  // Its table has every count of a day.
  const [, table] = text.split('| field | meaning |');
  const cells = table!.split('\n\n')[0]!.split('\n').slice(2);
  const named = cells.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!));
  const { day: _day, skipped, ...counts } = rules.rules[0].today;
  expect(named.toSorted()).toEqual(
    [...Object.keys(counts), ...Object.keys(skipped).map((name) => `skipped.${name}`)].toSorted(),
  );
});
