import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from '../client/package/run.ts';
import { root } from '../client/package/tarball.ts';

/** What a person writes who has the types from one place or the other. */
const program = (types: string) => `
import createClient from 'openapi-fetch';
import type { paths } from '${types}';

const client = createClient<paths>({ baseUrl: process.argv[2]!, headers: { 'API-Key': process.argv[3]! } });
const { data, error } = await client.POST('/api/v1/evals/reward', {
  body: {
    messages: [
      { role: 'user', content: 'How long do refunds take?' },
      { role: 'assistant', content: 'Five days.' },
    ],
    evaluation_criteria: 'Passes if the response has fewer than 50 words',
  },
});
if (error) throw new Error(JSON.stringify(error.detail));
console.log(data.score);
// @ts-expect-error: there is no such path
await client.GET('/api/v1/nonsense').catch(() => undefined);
`;

const compilerOptions = {
  strict: true,
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  skipLibCheck: false,
  verbatimModuleSyntax: true,
  outDir: 'out',
};

/** What such a project has of others; each comes from this one. */
const others = ['@types/node', 'openapi-fetch'];

/**
 * Makes clients in a folder where a package is installed: one of the types that the package exports, one of those that
 * openapi-typescript makes of its openapi.yaml. Both are compiled, and call a server.
 * @returns what each printed, and the exported contract; throws Error with what the compiler has to say
 */
export async function contractClients(name: string, project: string, { url, key }: { url: string; key: string }) {
  const folder = join(project, 'contract');
  for (const other of others) {
    const link = join(folder, 'node_modules', other);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', other), link);
  }
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
  const contract = (await node('-p', `require.resolve('${name}/openapi.yaml')`)).trim();
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const made = ['--output', 'made.ts', '--default-non-nullable=false'];
  await node(join(root, 'node_modules/openapi-typescript/bin/cli.js'), contract, ...made);
  const types = { exported: `${name}/openapi`, made: './made.js' };
  for (const [file, from] of Object.entries(types)) await writeFile(join(folder, `${file}-client.ts`), program(from));
  const files = Object.keys(types).map((file) => `${file}-client.ts`);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await node(join(root, 'node_modules/typescript/bin/tsc'));
  const printed: string[] = [];
  for (const file of Object.keys(types)) printed.push(await node(`out/${file}-client.js`, url, key));
  return { printed, contract: await readFile(contract, 'utf8') };
}
