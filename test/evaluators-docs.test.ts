import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { startDeemster, temporaryFolder } from './helpers.ts';

const text = await readFile(new URL('../docs/evaluators.md', import.meta.url), 'utf8');
const bin = fileURLToPath(new URL('../bin/deemster.js', import.meta.url));

/** Code blocks of one language, in their order. */
const blocks = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block!);

/** What the shell takes for npm: the commands of this clone, and nothing else. */
const npm = 'npm() { [ "$1 $2 $3 $4" = "run --silent deemster --" ] && shift 4 && "$NODE" "$BIN" "$@"; }; ';
const noProgress = 'curl() { command curl --silent --show-error "$@"; }; ';

test('its commands do what it says, one after the other', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster();
  const [file] = blocks('yaml') as [string];
  await writeFile(`${folder.path}/evaluators.yaml`, file);
  const run = async (command: string) => {
    const { stdout, stderr } = await promisify(execFile)(
      'sh',
      ['-ec', npm + noProgress + command.replaceAll('http://127.0.0.1:8080', deemster.url)],
      {
        cwd: folder.path,
        env: {
          PATH: process.env.PATH,
          NODE: process.execPath,
          BIN: bin,
          DEEMSTER_API_KEY: deemster.key,
          DEEMSTER_BASE_URL: deemster.url,
        },
      },
    );
    expect([command, stderr]).toEqual([command, '']);
    return stdout;
  };
  const [create, evaluate, keep, ...rest] = blocks('sh') as [string, string, string];
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

  expect(await run(keep)).toBe(
    'refund-policy: changed, version 2\ncourtesy: created, version 1\nWrote all.yaml: 2 evaluators.\n',
  );
  const { 'refund-policy': refundPolicy, courtesy } = parse(file);
  const { model_core, ...withoutDefault } = refundPolicy;
  expect(parse(await readFile(`${folder.path}/all.yaml`, 'utf8'))).toEqual({
    courtesy,
    'refund-policy': withoutDefault,
  });
  expect((await deemster.get('/api/v1/evaluators/refund-policy')).body.model_core).toBe(model_core);
});
