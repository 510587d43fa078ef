import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryFolder } from '../../helpers.ts';
import type { Finished } from '../deemster-in-process.ts';
import { runDeemster } from '../deemster-process.ts';

export interface Report {
  rows: number;
  unanswered: number;
  evaluators: { name: string; evaluation_criteria: string; decided_by: string; description: string | null }[];
  cases: number;
  exact_cases: number;
  labels: number;
  left_out: { what: string; why: string; where: string }[];
  forgiven: { what: string; became: string; count: number }[];
}

/** A folder with files, in which commands run. */
export async function folderWith(files: Record<string, unknown>) {
  const { path, ...folder } = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(`${path}/${name}`), { recursive: true });
    await writeFile(`${path}/${name}`, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return {
    path,
    run: (...args: string[]): Promise<Finished> => runDeemster(args, { cwd: path }),
    text: (name: string) => readFile(`${path}/${name}`, 'utf8'),
    // biome-ignore lint/suspicious/noExplicitAny: tests look into lines that they have written themselves.
    lines: async (name: string): Promise<any[]> =>
      (await readFile(`${path}/${name}`, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ...folder,
  };
}

/** Imports files, and reads what was reported and written. */
export async function importing(source: string, files: Record<string, unknown>, ...more: string[]) {
  const folder = await folderWith(files);
  const finished = await folder.run('import', source, ...Object.keys(files), '--output', 'out', '--json', ...more);
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  return { ...folder, report: JSON.parse(finished.stdout) as Report };
}
