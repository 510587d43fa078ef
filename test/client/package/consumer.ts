import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { npm, run } from './run.ts';
import { root } from './tarball.ts';

const fixtures = join(import.meta.dirname, '../fixtures/package');

/** What a program that uses the client may have besides; each comes from this project. */
const others = ['vitest', 'expect', '@jest/globals', '@types/jest', '@types/node', 'openai'];

export const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022'],
};
const programs = ['program.ts', 'blocking.ts', 'types.ts'];
const node = { types: ['node'] };
const check = { noEmit: true };

/** How programs are compiled that use the client: in which package, and how. */
export const projects: Record<string, { type: 'module' | 'commonjs'; options: object; files: string[] }> = {
  'an ESM program for Node': { type: 'module', options: { ...node, module: 'node16' }, files: programs },
  'a CommonJS program for Node': { type: 'commonjs', options: { ...node, module: 'nodenext' }, files: programs },
  'a program for a bundler, with the types of browsers': {
    type: 'module',
    options: { ...check, module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2022', 'dom'] },
    files: [...programs, 'page.ts'],
  },
  'a program without the types of any runtime': {
    type: 'module',
    options: { ...check, module: 'nodenext', types: [] },
    files: ['types.ts'],
  },
  'a test of Vitest': {
    type: 'module',
    options: { ...check, ...node, module: 'nodenext' },
    files: ['vitest-types.ts'],
  },
  'a test of Vitest in a CommonJS package': {
    type: 'commonjs',
    options: { ...check, ...node, module: 'nodenext' },
    files: ['vitest-types.ts'],
  },
  'a test of Jest': {
    type: 'commonjs',
    options: { ...check, module: 'nodenext', types: ['node', 'jest'] },
    files: ['jest-types.ts'],
  },
  'a test of Jest in ESM': {
    type: 'module',
    options: { ...check, module: 'nodenext', types: ['node', 'jest'] },
    files: ['jest-types.ts'],
  },
};

/** A folder of programs in which only the tarball and its dependencies are installed. */
export async function installClient(folder: string, tarball: string) {
  const project = join(folder, 'project');
  for (const type of ['module', 'commonjs']) {
    await cp(fixtures, join(project, type), { recursive: true });
    await writeFile(join(project, type, 'package.json'), JSON.stringify({ type }));
  }
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true }));
  await npm(['install', '--prefer-offline', tarball], project);
  // Beside the project, where npm does not look: it would follow these links and tidy up behind them.
  for (const name of others) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  return project;
}

/** Compiles one of the projects. @throws Error with the compiler's messages */
export async function compile(project: string, name: string): Promise<void> {
  const { type, options, files } = projects[name]!;
  const config = join(project, type, `tsconfig.${Object.keys(projects).indexOf(name)}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strict, outDir: 'out', ...options }, files }));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', config], { cwd: project });
}
