import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import contract from '../generated/openapi.json' with { type: 'json' };
import { apiPage, settingsPage } from '../scripts/reference-tables.ts';
import { loadConfig, settings } from '../src/config.ts';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { blocksIn, environmentOf, readDocument, runShell } from './document.ts';
import { conversation, temporaryFolder } from './helpers.ts';

const commandLine = await readDocument('docs/command-line.md');

/** The first cells of the table below a head. */
const firstCells = (text: string, head: string) =>
  text
    .split(`\n${head}`)[1]!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]!.trim());

test('the settings are those of config.ts', async () => {
  const page = await readDocument('docs/settings.md');
  expect(page).toBe(await settingsPage());
  const variables = Object.values(settings).map(({ variable }) => `\`${variable}\``);
  expect(firstCells(page, '| variable ')).toEqual(variables);
  const secrets = Object.values(settings).flatMap((one) => ('secret' in one ? [one.variable as string] : []));
  expect(
    page
      .match(/Secrets\s+\(([^)]+)\)/)![1]!
      .match(/\w+_\w+/g)!
      .toSorted(),
  ).toEqual(secrets.toSorted());
});

test('the endpoints and the statuses are those of the contract', async () => {
  const page = await readDocument('docs/api.md');
  expect(page).toBe(await apiPage());
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) =>
      method in item ? [[method.toUpperCase(), path, (item as Record<string, object>)[method]!] as const] : [],
    ),
  );
  expect(firstCells(page, '| method ').toSorted()).toEqual(
    operations.map(([method, path]) => `\`${method} ${path}\``).toSorted(),
  );
  const declared = operations
    .flatMap(([, , operation]) => Object.keys((operation as { responses: object }).responses))
    .filter((one) => one >= '4');
  const told = firstCells(page, '| status ').flatMap((cell) => cell.split(', '));
  expect([...new Set(declared)].filter((status) => !told.includes(status))).toEqual([]);
});

test('the commands are those of deemster', async () => {
  const help = async (...args: string[]) => {
    const { stdout } = await runDeemster([...args, '--help'], { cwd: process.cwd() });
    const [, commands = ''] = stdout.split('\nCommands:\n');
    return [...commands.matchAll(/^ {2}(\w[\w-]*)/gm)].map(([, name]) => name!).filter((name) => name !== 'help');
  };
  const names = await help();
  const all = await Promise.all(
    names.map(async (name) => {
      const subcommands = await help(name);
      return subcommands.length === 0 ? [name] : subcommands.map((one) => `${name} ${one}`);
    }),
  );
  const told = firstCells(commandLine, '| command ').flatMap((cell) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    const words = first.split(' ').filter((word) => /^[a-z-]+$/.test(word));
    return [words.slice(1).join(' '), ...others.map((other) => `${words[1]} ${other}`)];
  });
  expect(told.toSorted()).toEqual(all.flat().toSorted());
});

test('the exit codes are those that evaluate shows', async () => {
  const { stdout } = await runDeemster(['evaluate', '--help'], { cwd: process.cwd() });
  const [, shown = ''] = stdout.split('\nExit codes:\n');
  const codes = [...shown.matchAll(/^ {2}(\d+) /gm)].map(([, code]) => code!);
  expect(codes).toContain('0');
  expect(firstCells(commandLine, '| exit code ')).toEqual(codes);
});

test('the options that it names are those of evaluate', async () => {
  const { stdout } = await runDeemster(['evaluate', '--help'], { cwd: process.cwd() });
  const options = firstCells(commandLine, '| option ').map((cell) => cell.replaceAll('`', ''));
  expect(options).toContain('--threshold');
  expect(options.filter((option) => !new RegExp(`^ +${option}\\b`, 'm').test(stdout))).toEqual([]);
});

test('the options that it names for bench are those of bench', async () => {
  const { stdout } = await runDeemster(['bench', '--help'], { cwd: process.cwd() });
  const options = firstCells(commandLine, '| option of bench ').map((cell) => cell.replaceAll('`', ''));
  expect(options).toContain('--plain-prompt');
  expect(options.filter((option) => !new RegExp(`^ +${option}\\b`, 'm').test(stdout))).toEqual([]);
});

test('the commands do what the page says', async () => {
  await using folder = await temporaryFolder();
  const cwd = folder.path;
  await writeFile(`${cwd}/conversations.jsonl`, `${JSON.stringify(conversation)}\n`);
  const { child, ended } = await serveDeemster([], { cwd });
  const [evaluate, keys, ...others] = blocksIn(commandLine, 'sh') as [string, string];
  expect(others).toEqual([]);
  expect((await runShell(evaluate, { cwd })).stdout).toContain('1 conversation: 1 pass.');
  expect((await runShell(keys, { cwd })).stdout.match(/^deemster_\w{43}$/gm)).toHaveLength(2);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the commands of the page on data sets do what it says', async () => {
  const page = await readDocument('docs/evaluate.md');
  await using folder = await temporaryFolder();
  const cwd = folder.path;
  const [evaluators, prices, ...noYaml] = blocksIn(page, 'yaml') as [string, string];
  await writeFile(`${cwd}/answers.csv`, blocksIn(page, 'csv')[0]!);
  await writeFile(`${cwd}/evaluators.yaml`, evaluators);
  await writeFile(`${cwd}/prices.yaml`, prices);
  const [plain, reports, baseline, resume, ...others] = blocksIn(page, 'sh') as [string, string, string, string];
  expect([noYaml, others]).toEqual([[], []]);
  expect((await runShell(`${plain.trim()} --prices prices.yaml`, { cwd })).stdout).toContain(
    '2 conversations: 2 pass.',
  );
  const four = '2 conversations, 2 criteria: 4 pass.';
  expect((await runShell(reports, { cwd })).stdout).toContain(four);
  const results = await readFile(`${cwd}/results.jsonl`, 'utf8');
  expect((await runShell(resume, { cwd })).stdout).toContain(four);
  expect(await readFile(`${cwd}/results.jsonl`, 'utf8')).toBe(results);
  expect((await runShell(baseline, { cwd })).stdout).toContain('Gate (--fail-on worse): passed.');
  const fields = Object.keys(JSON.parse(results.split('\n')[1]!));
  const described = page.split('A result has')[1]!.split('## Costs')[0]!;
  expect(fields.filter((field) => !described.includes(`\`${field}\``))).toEqual([]);
  expect((await readdir(cwd)).toSorted()).toEqual([
    'answers.csv',
    'baseline.jsonl',
    'evaluators.yaml',
    'prices.yaml',
    'results.jsonl',
    'results.xml',
    'summary.md',
  ]);
});

test('the lines for a setting set it', async () => {
  const page = await readDocument('docs/settings.md');
  const lines = blocksIn(page, 'sh').flatMap((block) => block.trim().split('\n'));
  expect(lines).toHaveLength(3);
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/service.yaml`, `${/# file: (port: \d+)/.exec(lines[2]!)![1]}\n`);
  const ports = lines.map((line) => /(?:PORT=|--port |port: )(\d+)/.exec(line)![1]);
  expect(new Set(ports).size).toBe(1);
  for (const line of lines) {
    const [, flag, value] = / --(port|config) (\S+)/.exec(line) ?? [];
    const config = await loadConfig(flag === 'port' ? { port: value } : {}, {
      environment: environmentOf(line),
      ...(flag === 'config' && { file: `${folder.path}/${value}` }),
    });
    expect([line, config.port]).toEqual([line, Number(ports[0])]);
  }
});

test('the file of settings on the page is one', async () => {
  await using folder = await temporaryFolder();
  const [yaml] = blocksIn(await readDocument('docs/settings.md'), 'yaml');
  await writeFile(`${folder.path}/deemster.yaml`, yaml!);
  const { judges } = await loadConfig({}, { file: `${folder.path}/deemster.yaml`, environment: {} });
  expect(judges['align-20251111']).toEqual({ kind: 'openai', model: 'gpt-6-luna' });
  expect(judges['align-20260109']).toEqual({ kind: 'anthropic', model: 'claude-haiku-5-5' });
});

test('the index has every page of docs/', async () => {
  const index = await readDocument('docs/README.md');
  const pages = (await readdir('docs')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

test('every link between the documents leads to a file, and to a heading of it', async () => {
  const folders = { '': '.', 'docs/': 'docs', 'bench/': 'bench', 'src/client/': 'src/client' };
  const documents = (
    await Promise.all(
      Object.entries(folders).map(async ([path, folder]) => (await readdir(folder)).map((name) => path + name)),
    )
  )
    .flat()
    .filter((name) => name.endsWith('.md'));
  const links = (
    await Promise.all(
      documents.map(async (document) =>
        [...withoutCode(await readDocument(document)).matchAll(/\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)/g)].map(
          ([, path, anchor]) => ({
            document,
            target: path === '' ? document : join(dirname(document), path!),
            anchor: anchor!,
          }),
        ),
      ),
    )
  ).flat();
  expect(links.length).toBeGreaterThan(60);
  const broken = await Promise.all(
    links.map(async (link) => {
      const text = await readDocument(link.target).catch(() => undefined);
      return text !== undefined && (link.anchor === '' || anchorsOf(text).includes(link.anchor)) ? [] : [link];
    }),
  );
  expect(broken.flat()).toEqual([]);
});

/** Code may look like a link. */
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$|(`+)[^\n]*?\1/gm, '');

/** As GitHub names headings. */
const anchorsOf = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
