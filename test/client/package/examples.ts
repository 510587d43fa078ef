import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strict } from './consumer.ts';
import { run } from './run.ts';
import { root } from './tarball.ts';

export interface Example {
  document: string;
  /** The heading above it. */
  heading: string;
  code: string;
  /** What it prints. */
  output: string | undefined;
  /** Whether a runner of tests runs it. */
  isTest: boolean;
}

/** The programs of a document, each with the output that stands right below it. */
export function examplesIn(document: string): Example[] {
  const sections = readFileSync(join(root, document), 'utf8').split(/^##? /m);
  return sections.flatMap((section) =>
    [...section.matchAll(/^```ts\n([\s\S]*?)^```\n(?:\n```\n([\s\S]*?)^```\n)?/gm)].map(([, code, output]) => ({
      document,
      heading: section.split('\n')[0]!,
      code: code!,
      output,
      isTest: code!.includes("from 'vitest'"),
    })),
  );
}

/**
 * Writes them into a project, a file each, and compiles them as strictly as TypeScript can.
 * @returns their files
 * @throws Error with the compiler's messages
 */
export async function compileExamples(project: string, examples: Example[]): Promise<string[]> {
  const folder = join(project, 'module', 'examples');
  await mkdir(folder, { recursive: true });
  const files = examples.map(({ isTest }, index) => join(folder, `${index}${isTest ? '.test' : ''}.ts`));
  await Promise.all(files.map((file, index) => writeFile(file, examples[index]!.code)));
  const lib = ['esnext', 'dom', 'dom.iterable'];
  const compilerOptions = { ...strict, skipLibCheck: true, target: 'esnext', lib, module: 'nodenext', types: ['node'] };
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true }, files }));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', config], { cwd: project });
  return files;
}
