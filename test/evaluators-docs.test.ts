import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';
import { answers, judgeAndLabel, range } from './server/labelled-cases.ts';

const text = await readDocument('docs/evaluators.md');
const noProgress = 'curl() { command curl --silent --show-error "$@"; }; ';

test('its commands do what it says, one after the other', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster();
  const [file] = blocksIn(text, 'yaml') as [string];
  await writeFile(`${folder.path}/evaluators.yaml`, file);
  const env = { DEEMSTER_API_KEY: deemster.key, DEEMSTER_BASE_URL: deemster.url };
  const run = async (command: string) => {
    const lines = noProgress + command.replaceAll('http://127.0.0.1:8080', deemster.url);
    const { stdout, stderr } = await runShell(lines, { cwd: folder.path, env });
    expect([command, stderr]).toEqual([command, '']);
    return stdout;
  };
  const [create, evaluate, fill, promote, remember, keep, ...rest] = blocksIn(text, 'sh') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [screen] = blocksIn(text, '') as [string];
  expect(rest).toEqual([]);

  expect(JSON.parse(await run(create))).toMatchObject({ name: 'refund-policy', version: 1 });
  expect(JSON.parse(await run(evaluate))).toMatchObject({ score: 1 });
  const [{ evaluations }] = (await deemster.get('/api/v1/traces?evaluator_name=refund-policy')).body.traces;
  expect(evaluations).toMatchObject([
    {
      evaluator_name: 'refund-policy',
      criteria: 'Passes if the response has fewer than 50 words',
      sub_trace: { evaluator_version: 1 },
    },
  ]);

  expect(JSON.parse(await run(fill))).toMatchObject({ score: 1 });

  await judgeAndLabel(deemster, 'refund-policy', [...answers(range(21, 60), true), ...answers(range(61, 90), false)]);
  const traces = /[\da-f]{8}-[\da-f-]{27}/g;
  expect((await run(promote)).replaceAll(traces, 'TRACE')).toBe(screen.replaceAll(traces, 'TRACE'));

  expect(JSON.parse(await run(remember))).toMatchObject({ version: 3, memory: true });

  expect(await run(keep)).toBe(
    'refund-policy: changed, version 4\ncourtesy: created, version 1\nWrote all.yaml: 2 evaluators.\n',
  );
  const { 'refund-policy': refundPolicy, courtesy } = parse(file);
  const { model_core, ...withoutDefault } = refundPolicy;
  expect(parse(await readFile(`${folder.path}/all.yaml`, 'utf8'))).toEqual({
    courtesy,
    'refund-policy': withoutDefault,
  });
  expect((await deemster.get('/api/v1/evaluators/refund-policy')).body.model_core).toBe(model_core);
});
