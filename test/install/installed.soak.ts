import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { run } from '../client/package/run.ts';
import { conversation, criterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { writeTinyGguf } from '../tiny-gguf.ts';
import { contractClients } from './contract-clients.ts';
import { environment, hasNodes, machines, oldestNode, pathOf, root } from './machine.ts';
import { docsOf, startServer } from './visit.ts';

const describeHere = hasNodes ? describe : describe.skip;
const table = '| a | b |\n|---|---|\n| 1 | 2 |\n\n';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let tarball: string;
/** How each of the two is run: a program, with the arguments before Deemster's own. */
const commands: Record<string, { command: string; args: string[]; env: Record<string, string> }> = {};

/** A project that depends on the package, which npm 10 has installed from its own lock file, scripts allowed. */
async function installPackage() {
  await run(process.execPath, [join(root, 'scripts/build/build.ts')], { cwd: root });
  await run('npm', ['pack', `--pack-destination=${folder.path}`, '--loglevel=error'], { cwd: root });
  tarball = join(folder.path, (await readdir(folder.path)).find((name) => name.endsWith('.tgz'))!);
  const path = await pathOf({ node: oldestNode, npm: machines[22].npm }, folder.path);
  const env = environment(path);
  const project = join(folder.path, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{"private":true}');
  const npm = (...args: string[]) => run(join(path, 'npm'), args, { cwd: project, env });
  await npm('install', tarball);
  await rm(join(project, 'node_modules'), { recursive: true });
  await npm('ci');
  commands.package = { command: join(path, 'npx'), args: ['deemster'], env };
}

/** The file on its own, in a place where nothing else is, with nothing in its PATH. */
async function makeExecutable() {
  await run(process.execPath, [join(root, 'scripts/build/executable.ts')], { cwd: root });
  const command = join(folder.path, 'deemster');
  await cp(join(root, 'dist/executable/deemster'), command);
  commands.executable = { command, args: [], env: { PATH: join(folder.path, 'nothing') } };
}

// Both are built in the clone's own dist/, so all that needs them is in this one file.
beforeAll(async () => {
  folder = await temporaryFolder();
  if (!hasNodes) return;
  await installPackage();
  await makeExecutable();
}, 300_000);

afterAll(() => folder[Symbol.asyncDispose]());

describeHere.each(['package', 'executable'])('the %s', (form) => {
  /** An empty folder of a person, and what they do there. npx finds the package from below the project. */
  async function place() {
    const cwd = join(folder.path, 'project', `${form}-${performance.now()}`);
    await mkdir(cwd, { recursive: true });
    const { command, args, env } = commands[form]!;
    return {
      cwd,
      serve: (more: Record<string, string> = {}) => startServer({ command, args, cwd, env: { ...env, ...more } }),
      run: (...own: string[]) => run(command, [...args, ...own], { cwd, env }),
    };
  }

  test('serves when no command is given, with its pages, checks in a thread, and stops', async () => {
    const { serve, run, cwd } = await place();
    await using server = await serve();
    const sizes = await docsOf(server.url);
    expect(sizes['/openapi.yaml']).toBe((await stat(join(root, 'spec/openapi.yaml'))).size);
    const verdicts: [response: string, criterion: string, score: number][] = [
      ['Within five days.', criterion, 1],
      // So long that it is checked in another thread.
      [table.repeat(3000), 'Passes if the response contains at most 3 tables', 0],
      // Each needs a library that is loaded when it is needed.
      ['a: 1\nb: 2', 'Passes if the response is valid YAML', 1],
      ['abc123', 'Passes if the response matches the regular expression `[a-z]+[0-9]+`', 1],
      ['123 and 456', 'Passes if the response contains exactly 2 matches of /\\d{3}/', 1],
      ['IBAN DE89370400440532013000', 'Passes if the response contains an IBAN', 1],
      ['Call +44 20 7946 0018.', 'Passes if the response contains a phone number', 1],
      ['{"a":1}', 'Passes if the response is valid JSON that matches the schema {"required":["b"]}', 0],
      [
        'Bonjour, nous avons mangé hier soir dans la maison de mes parents avec tous mes amis.',
        'Passes if the response is in French',
        1,
      ],
    ];
    for (const [response, asked, score] of verdicts)
      expect([asked, await server.evaluate(response, asked)]).toMatchObject([asked, { status: 200, body: { score } }]);
    expect(await run('backup', 'copy.db')).toContain(`${verdicts.length} evaluations`);
    expect(await readdir(cwd)).toContain('copy.db');
    expect(await server.stop()).toMatch(/"msg":"stopped"\}\n$/);
  });

  test('evaluates a file', async () => {
    const { run, cwd } = await place();
    await writeFile(join(cwd, 'one.json'), JSON.stringify({ messages: conversation }));
    expect(await run('evaluate', 'one.json', '--criterion', criterion)).toContain('1 conversation: 1 pass.');
  });

  test('judges by a model file once node-llama-cpp is in the working directory', async () => {
    const { run, cwd } = await place();
    await writeTinyGguf(join(cwd, 'tiny.gguf'));
    await writeFile(join(cwd, 'one.json'), JSON.stringify({ messages: conversation }));
    const judge = () => run('evaluate', 'one.json', '--judge', 'gguf:tiny.gguf', '--criterion', 'Passes if it is kind');
    await expect(judge()).rejects.toThrow('npm install node-llama-cpp');
    await mkdir(join(cwd, 'node_modules'));
    await symlink(join(root, 'node_modules/node-llama-cpp'), join(cwd, 'node_modules/node-llama-cpp'));
    expect(await judge()).toMatch(/1 conversation: 1 (pass|fail)\./);
  });
});

describeHere('the package', () => {
  test('has no dependencies, and the licences of all that it holds', async () => {
    const installed = join(folder.path, 'project/node_modules');
    expect((await readdir(installed)).filter((name) => !name.startsWith('.'))).toEqual(['deemster']);
    const licences = await readFile(join(installed, 'deemster/dist/THIRD-PARTY-LICENSES'), 'utf8');
    const { dependencies } = JSON.parse(await readFile(join(root, 'src/package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) expect(licences).toContain(`\n${name} ${dependencies[name]} (`);
  });

  test('publint has nothing to say', async () => {
    const { buffer, byteOffset, byteLength } = await readFile(tarball);
    const data = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    expect((await publint({ pack: { tarball: data }, strict: true })).messages).toEqual([]);
  });

  test('exports the contract, of which clients are made', async () => {
    await using deemster = await startDeemster();
    expect(await contractClients('deemster', join(folder.path, 'project'), deemster)).toEqual({
      printed: ['1\n', '1\n'],
      contract: await readFile(join(root, 'spec/openapi.yaml'), 'utf8'),
    });
  });
});
