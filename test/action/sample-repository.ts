import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../helpers.ts';
import { type Run, runAction } from './run-action.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A git repository with answers, criteria, and the results of main as the baseline. */
export async function sampleRepository() {
  const { path, ...folder } = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd: path });
  const write = (name: string, text: string) => writeFile(`${path}/${name}`, text);
  /** Writes 20 answers, of which the first ones have this one in place of the right one. */
  const answer = (failing: number, wrong = 'In six days.') =>
    write(
      'answers.csv',
      [
        'id,question,answer',
        ...Array.from(
          { length: 20 },
          (_, at) => `case ${at},How long?,${quoted(at < failing ? wrong : 'In five days.')}`,
        ),
        '',
      ].join('\n'),
    );
  const inputs = { file: 'answers.csv', evaluators: 'evaluators.yaml', baseline: 'baseline.jsonl' };
  const run = (given: Partial<Run> = {}) =>
    runAction({ repository: path, ...given, inputs: { ...inputs, ...given.inputs } });
  git('init', '-q');
  await write('.gitignore', '.runner-*\n');
  await write('evaluators.yaml', 'days:\n  evaluation_criteria: Passes if the response contains "five"\n');
  await answer(2);
  return {
    path,
    run,
    answer,
    write,
    read: (name: string) => readFile(`${path}/${name}`, 'utf8'),
    commit(message: string) {
      git('add', '-A');
      git('commit', '-qm', message);
    },
    status: () => git('status', '--porcelain').toString(),
    ...folder,
  };
}
