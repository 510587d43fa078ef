import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { contractClients } from '../install/contract-clients.ts';
import { presentReply, scriptedProvider } from '../scripted-provider.ts';
import { chat } from './model-answers.ts';
import { modelServer } from './model-server.ts';
import { bundle, servePage } from './package/bundle.ts';
import { compile, installClient, projects } from './package/consumer.ts';
import { compileExamples, examplesIn } from './package/examples.ts';
import { run } from './package/run.ts';
import { prepareRuntimes, runtimes } from './package/runtimes.ts';
import { packClient, root, type Tarball } from './package/tarball.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let tarball: Tarball;
let project: string;

// Packing builds into the client's own folder, so all that needs the tarball is in this one file.
beforeAll(async () => {
  folder = await temporaryFolder();
  const install = async () => {
    tarball = await packClient(folder.path);
    project = await installClient(folder.path, tarball.path);
  };
  await Promise.all([install(), prepareRuntimes()]);
}, 300_000);

afterAll(() => folder[Symbol.asyncDispose]());

/** Besides those that are files as they are, and the contract's types, which have no program. */
const entries = () =>
  Object.keys(tarball.manifest.exports).filter((entry) => !/^\.\/(package\.json|openapi(\.yaml)?)$/.test(entry));

test('publint has nothing to say', async () => {
  const { buffer, byteOffset, byteLength } = tarball.bytes;
  const data = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  expect(messages).toEqual([]);
});

test('every entry has the right types, for import and for require', async () => {
  const analysis = await checkPackage(tarball.contents, { excludeEntrypoints: ['./openapi.yaml'] });
  if (!analysis.types) throw new Error('The package has no types.');
  const all = Object.keys(tarball.manifest.exports).filter((entry) => entry !== './openapi.yaml');
  expect(Object.keys(analysis.entrypoints)).toEqual(all);
  // The old resolution of TypeScript's "node10" knows no exports, and is none of Node 20's.
  const problems = analysis.problems.filter(
    (problem) =>
      !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
      !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
  );
  expect(problems).toEqual([]);
});

test('it holds what was built, and nothing else', async () => {
  const built = entries()
    .map((entry) => (entry === '.' ? 'index' : entry.slice(2)))
    .flatMap((name) => ['.js', '.cjs', '.d.ts', '.d.cts'].map((extension) => `dist/${name}${extension}`));
  const contract = ['yaml', 'd.ts', 'd.cts'].map((extension) => `dist/openapi.${extension}`);
  const expected = [...built, ...contract, 'dist/sync-worker.js', 'LICENSE', 'README.md', 'package.json'];
  const isShared = (file: string) => /^dist\/parts\/[a-z-]+(\.js|\.cjs|\.d\.ts|\.d\.cts)$/.test(file);
  expect(tarball.files.filter((file) => !isShared(file)).sort()).toEqual(expected.sort());
  expect(tarball.bytes.length).toBeLessThan(300_000);
});

test('it says of itself what the project says', async () => {
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(tarball.manifest).toMatchObject({ version, license });
  expect(tarball.read('LICENSE')).toBe(await readFile(join(root, 'LICENSE'), 'utf8'));
  // With a range a peer would be part of the service's installation, although it is optional.
  expect(tarball.manifest.peerDependencies).toBeUndefined();
  expect(Object.keys(tarball.manifest.dependencies)).toEqual(['openapi-fetch']);
});

test('the types need no other package', () => {
  const imported = tarball.files
    .filter((file) => /\.d\.c?ts$/.test(file))
    .flatMap((file) => [...tarball.read(file).matchAll(/(?:from|import|require\() ?["']([^."'][^"']*)["']/g)])
    .map(([, name]) => name);
  expect(imported).toEqual([]);
});

test('it exports the contract, of which clients are made', async () => {
  await using deemster = await startDeemster();
  expect(await contractClients('deemster-client', project, deemster)).toEqual({
    printed: ['1\n', '1\n'],
    contract: await readFile(join(root, 'spec/openapi.yaml'), 'utf8'),
  });
});

const compiling: Record<string, Promise<void>> = {};
/** Once, whichever test asks first. */
const compiled = (name: string) => {
  compiling[name] ??= compile(project, name);
  return compiling[name];
};

test.each(Object.keys(projects))('%s compiles, and wrong use does not', (name) => compiled(name));

const environmentFor = ({ key, url }: Deemster) => ({
  PATH: process.env.PATH,
  HOME: folder.path,
  DEEMSTER_API_KEY: key,
  DEEMSTER_BASE_URL: url,
});

const answers = {
  score: 1,
  isStored: true,
  scores: [1, 0],
  settled: [1, 'BadRequestError'],
  task: 'succeeded',
  refused: expect.stringMatching(/^401: .+/),
};
const expected: Record<string, object> = {
  'program.js': { ...answers, agents: [1, 1], listed: 2 },
  'blocking.js': answers,
};

describe.each(runtimes)('On $name', ({ command, args }) => {
  // A machine that no package is made for.
  const testHere = command ? test : test.skip;

  testHere.each(
    (['module', 'commonjs'] as const).flatMap((type) => Object.keys(expected).map((file) => [type, file] as const)),
  )(
    'the %s %s does all against the real service',
    async (type, file) => {
      await compiled(type === 'module' ? 'an ESM program for Node' : 'a CommonJS program for Node');
      await using deemster = await startDeemster();
      const how = { cwd: project, env: environmentFor(deemster) };
      const printed = await run(command!, [...args, join(project, type, 'out', file)], how);
      expect(JSON.parse(printed)).toEqual(expected[file]);
    },
    60_000,
  );
});

const runners: Record<string, [folder: string, command: string[]]> = {
  jest: ['commonjs', ['jest/bin/jest.js', '--rootDir=.', '--testMatch=**/jest.spec.cjs']],
  vitest: ['module', ['vitest/vitest.mjs', 'run', '--configLoader=native', 'vitest.spec.js']],
};

test.each(Object.keys(runners))('its matcher works in %s', async (runner) => {
  const [type, [bin, ...args]] = runners[runner]!;
  await using deemster = await startDeemster();
  const how = { cwd: join(project, type), env: environmentFor(deemster) };
  await run(process.execPath, [join(root, 'node_modules', bin!), ...args], how);
  expect((await deemster.get('/api/v1/usage')).body.usage).toEqual([expect.objectContaining({ evaluations: 2 })]);
});

describe('The examples', () => {
  const examples = ['README.md', 'src/client/README.md', 'docs/client.md'].flatMap(examplesIn);
  let files: string[];
  beforeAll(async () => {
    files = await compileExamples(project, examples);
  });

  /** What models answer in the examples of a heading: to the service's judge, and to the program itself. */
  const judged: Record<string, number> = { 'Ready-made criteria': 6 };
  const asked: Record<string, string[]> = { 'Recorded agents': ['By post, within 30 days.', 'Of course: by post.'] };

  test.each(examples.map(({ document, heading }, index) => [document, heading, index] as const))(
    'of %s, %s (%i)',
    async (_document, heading, index) => {
      const { output, isTest } = examples[index]!;
      await using judge = await scriptedProvider(Array.from({ length: judged[heading] ?? 0 }, () => presentReply));
      await using model = await modelServer((asked[heading] ?? []).map((content) => chat(content)));
      await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: judge.url });
      const env = { ...environmentFor(deemster), OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'none' };
      if (isTest) {
        const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--configLoader=native', files[index]!];
        await run(process.execPath, vitest, { cwd: join(project, 'module'), env });
        expect((await deemster.get('/api/v1/usage')).body.usage).toEqual([expect.objectContaining({ evaluations: 2 })]);
      } else {
        const node = ['--disable-warning=ExperimentalWarning', files[index]!];
        expect(await run(process.execPath, node, { cwd: project, env })).toBe(output);
      }
    },
  );
});

test('bundled for a page with its dependency, the client is at most 15 kB', async () => {
  const code = await bundle(join(project, 'module'), 'everything.ts');
  expect(code).toContain('API-Key');
  expect(code).not.toContain('node:');
  expect(gzipSync(code).length).toBeLessThanOrEqual(15_000);
});

testPage('a page of another origin gets results and readable errors', async () => {
  await using pages = await servePage(await bundle(join(project, 'module'), 'page.ts'));
  await using deemster = await startDeemster({ corsOrigins: pages.origin });
  await using closed = await startDeemster();
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(pages.origin);
  const evaluate = (options: object) =>
    page.evaluate((given) => (globalThis as unknown as { evaluate(options: object): object }).evaluate(given), options);

  const result = await evaluate({ baseUrl: deemster.url, apiKey: deemster.key });
  expect(result).toMatchObject({ score: 1, explanation: expect.any(String), request_id: expect.stringMatching(/./) });
  const { trace_id } = result as Record<string, string>;
  expect((await deemster.get(`/api/v1/traces/${trace_id}`)).status).toBe(200);

  expect(await evaluate({ baseUrl: deemster.url, apiKey: 'none' })).toMatchObject({
    name: 'AuthenticationError',
    message: expect.stringMatching(/^401: .+/),
    status: 401,
    requestId: expect.stringMatching(/./),
  });
  expect(await evaluate({ baseUrl: closed.url, apiKey: closed.key })).toEqual({
    name: 'ConnectionError',
    message: `No response from ${closed.url}. Is the service running?`,
  });
});
