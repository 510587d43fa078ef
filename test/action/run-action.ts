import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readDocument } from '../document.ts';

const clone = fileURLToPath(new URL('../..', import.meta.url));

interface Step {
  id?: string;
  name: string;
  if?: string;
  run: string;
  env?: Record<string, string>;
  'working-directory'?: string;
}

interface Action {
  inputs: Record<string, { default?: string; required?: boolean }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

export const action = parse(await readDocument('action.yml')) as Action;

/** What a workflow sets, and where it runs. */
export interface Run {
  /** The checked out repository. */
  repository: string;
  /** The step's `with`. */
  inputs: Record<string, string>;
  /** The step's `env`, such as a key. */
  env?: Record<string, string>;
  /** The webhook's payload. @default of pull request 7 */
  event?: object;
  /** The workflow's own token; empty without one. */
  token?: string;
  /** Where GitHub's API is. */
  api?: string;
}

export const pullRequest = { pull_request: { number: 7, head: { sha: '0123456789abcdef' } } };

/** Runs the steps of action.yml as a runner does, with the clone's command as the installed one. */
export async function runAction({
  repository,
  inputs,
  env = {},
  event = pullRequest,
  token = 'secret',
  api = '',
}: Run) {
  const temp = await mkdtemp(join(repository, '.runner-'));
  const bin = `${temp}/bin`;
  await mkdir(bin);
  await writeFile(`${bin}/deemster`, `#!/bin/sh\nexec "${process.execPath}" "${clone}bin/deemster.js" "$@"\n`);
  await chmod(`${bin}/deemster`, 0o755);
  await writeFile(`${temp}/event.json`, JSON.stringify(event));
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown}.`);
  const steps: Record<string, Record<string, string>> = {};
  const contexts = {
    github: { token },
    steps,
    inputs: {} as Record<string, string>,
  };
  for (const [name, { default: value = '' }] of Object.entries({ ...action.inputs, version: { default: 'installed' } }))
    contexts.inputs[name] = inputs[name] ?? resolved(value, contexts);
  let [log, summary, code] = ['', '', 0];
  for (const [at, step] of action.runs.steps.entries()) {
    if (step.if !== undefined && resolved(step.if, contexts) !== 'true') continue;
    const files = { GITHUB_OUTPUT: `${temp}/output-${at}`, GITHUB_STEP_SUMMARY: `${temp}/summary-${at}` };
    for (const file of Object.values(files)) await writeFile(file, '');
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, resolved(value, contexts)]);
    const finished = await shell(step.run, join(repository, resolved(step['working-directory'] ?? '.', contexts)), {
      PATH: `${bin}:${process.env.PATH}`,
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION_PATH: clone,
      GITHUB_API_URL: api,
      GITHUB_EVENT_PATH: `${temp}/event.json`,
      GITHUB_REPOSITORY: 'ann/shop',
      GITHUB_RUN_ID: '42',
      GITHUB_SERVER_URL: 'https://github.com',
      RUNNER_TEMP: temp,
      ...files,
      ...env,
      ...Object.fromEntries(own),
    });
    log += finished.log;
    summary += await readFile(files.GITHUB_STEP_SUMMARY, 'utf8');
    const lines = (await readFile(files.GITHUB_OUTPUT, 'utf8')).split('\n').filter(Boolean);
    if (step.id) steps[step.id] = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    code = finished.code;
    if (code !== 0) break;
  }
  const outputs = Object.fromEntries(
    Object.entries(action.outputs).map(([name, { value }]) => [name, resolved(value, contexts)]),
  );
  return { code, log, summary, outputs };
}

/** As `shell: bash` runs a step. */
function shell(run: string, cwd: string, env: Record<string, string>): Promise<{ code: number; log: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; log: string }>();
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
  execFile('bash', args, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
    resolve({ code: error ? Number(error.code) : 0, log: stdout + stderr });
  });
  return promise;
}

type Contexts = Record<string, Record<string, unknown>>;

/** Fills in the expressions of GitHub: names with dots, strings, `==`, `!=` and `&&`. */
const resolved = (text: string, contexts: Contexts): string =>
  text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_whole, expression: string) => String(read(expression, contexts)));

function read(expression: string, contexts: Contexts): unknown {
  if (expression.includes(' && ')) return expression.split(' && ').every((one) => read(one, contexts));
  const [left, sign, right] = expression.split(/ (==|!=) /);
  if (sign) return (read(left!, contexts) === read(right!, contexts)) === (sign === '==');
  const quoted = /^'(.*)'$/.exec(expression);
  if (quoted) return quoted[1];
  if (!/^[a-z]+(\.[\w-]+)+$/.test(expression)) throw new Error(`"${expression}" is not understood here.`);
  const names = expression.split('.').filter((name) => name !== 'outputs');
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], contexts) ?? '';
}
