import { execFileSync } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { githubServer } from './action/github-server.ts';
import { runAction } from './action/run-action.ts';
import { blocksIn, readDocument, runShell } from './document.ts';
import { temporaryFolder } from './helpers.ts';

const page = await readDocument('docs/ci.md');
const [criteria, workflow, judge, gitlab, artefact] = blocksIn(page, 'yaml') as [
  string,
  string,
  string,
  string,
  string,
];
const [baseline, shell, update, ...others] = blocksIn(page, 'sh') as [string, string, string];

interface Workflow {
  jobs: { gate: { steps: { uses?: string; run?: string; with?: Record<string, string> }[] } };
}
const isAction = ({ uses }: { uses?: string }) => uses?.startsWith('OWNER/deemster@');

/** A repository as the page makes it, with a program that writes the answers. */
async function repository() {
  const { path, ...folder } = await temporaryFolder();
  await mkdir(`${path}/evals`);
  await writeFile(`${path}/evals/answers.csv`, blocksIn(page, 'csv')[0]!);
  await writeFile(`${path}/evals/evaluators.yaml`, criteria);
  const run = (lines: string) =>
    runShell(lines, { cwd: path }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  expect((await run(baseline)).stdout).toContain('3 conversations, 2 criteria: 5 pass, 1 fail.');
  await copyFile(`${path}/evals/answers.csv`, `${path}/today.csv`);
  await writeFile(`${path}/evals/answer.sh`, '#!/bin/sh\ncp today.csv evals/answers.csv\n');
  await chmod(`${path}/evals/answer.sh`, 0o755);
  const today = await readFile(`${path}/today.csv`, 'utf8');
  return {
    path,
    run,
    /** What the program answers from now on: ten more questions, of which one is answered wrongly if that is asked for. */
    answers: (wrong: boolean) =>
      writeFile(
        `${path}/today.csv`,
        today +
          Array.from({ length: 10 }, (_, at) => `q${at},Where?,${wrong && at === 0 ? 'There.' : 'Here.'},Here\n`).join(
            '',
          ),
      ),
    ...folder,
  };
}

test('the workflow passes as long as nothing is worse, and comments', async () => {
  await using own = await repository();
  await own.answers(false);
  await own.run(update.split('\n').slice(0, 2).join('\n'));
  const { steps } = (parse(workflow) as Workflow).jobs.gate;
  const program = steps.find(({ run }) => run !== undefined)!;
  const { with: inputs } = steps.find(isAction)!;
  await using github = await githubServer();
  const codes = [];
  for (const wrong of [false, true]) {
    await own.answers(wrong);
    await own.run(program.run!);
    codes.push((await runAction({ repository: own.path, inputs: inputs!, api: github.url })).code);
  }
  expect(codes).toEqual([0, 1]);
  expect(github.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('## Deemster: 1 regressed since the baseline'),
  ]);
});

test('the job of GitLab and the shell say the same', async () => {
  await using own = await repository();
  await own.answers(false);
  await own.run(update.split('\n').slice(0, 2).join('\n'));
  const { script, artifacts } = parse(gitlab).answers as {
    script: string[];
    artifacts: { reports: { junit: string } };
  };
  const lines = script.map((line) => line.replace(/npx --yes deemster@\S+/, 'deemster')).join('\n');
  const said = [];
  for (const wrong of [false, true]) {
    await own.answers(wrong);
    await own.run('rm -f results.jsonl');
    const job = await own.run(lines);
    const { code, stdout } = await own.run(shell);
    expect(await readFile(`${own.path}/${artifacts.reports.junit}`, 'utf8')).toContain('<testsuites');
    said.push([job.code, code, stdout.trim().split('\n').at(-1)]);
  }
  expect(said).toEqual([
    [0, 0, 'Nothing got worse.'],
    [1, 1, 'The answers got worse.'],
  ]);
});

test('the baseline is written again on purpose', async () => {
  await using own = await repository();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd: own.path });
  git('init', '-q');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  await own.answers(true);
  expect(await own.run(update)).toMatchObject({ code: 0 });
  expect(git('log', '--format=%s').toString()).toBe('Accept the answers of today as the baseline\n');
  expect((await own.run(shell)).code).toBe(0);
});

test('results of the main branch are a baseline, too', async () => {
  await using own = await repository();
  const steps = parse(artefact) as { run?: string; env?: object; with?: Record<string, string>; uses?: string }[];
  const download = steps.find(({ run }) => run !== undefined)!;
  const { with: inputs } = steps.find(isAction)!;
  const quiet = { ...inputs, comment: 'false' };
  const first = await runAction({ repository: own.path, inputs: quiet, event: { ref: 'refs/heads/main' } });
  expect([first.code, first.outputs.verdict]).toEqual([0, '']);
  await mkdir(`${own.path}/stored/42`, { recursive: true });
  await cp(first.outputs.results!, `${own.path}/stored/42/results.jsonl`);
  // Stands in for GitHub's own command.
  const gh = `gh() { case "$2" in list) echo 42 ;; download) cp "stored/$3/results.jsonl" "$7" ;; esac; }; `;
  expect((await own.run(gh + download.run)).code).toBe(0);
  const second = await runAction({ repository: own.path, inputs: quiet });
  expect([second.code, second.outputs.verdict]).toEqual([0, 'cannot_say']);
});

test('nothing else is on the page', () => {
  expect(others).toEqual([]);
  expect(parse(judge)).toMatchObject({ with: { judge: expect.stringMatching(/^openai:/) } });
});
