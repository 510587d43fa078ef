import { readFile } from 'node:fs/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createTools } from '../src/mcp/tools.ts';
import { before, program } from './cli/deemster-process.ts';
import { blocksIn, readDocument, runShell } from './document.ts';
import { type Deemster, startDeemster, temporaryFolder } from './helpers.ts';

const page = await readDocument('docs/mcp.md');
const [desktop, cursor, code, ...noJson] = blocksIn(page, 'json').map((block) => JSON.parse(block));
const [onStdio, overHttp, curl, ...noShell] = blocksIn(page, 'sh') as [string, string, string];

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const inShell = (lines: string, cwd: string) =>
  runShell(lines.replaceAll('http://127.0.0.1:8080', deemster.url), {
    cwd,
    env: { DEEMSTER_API_KEY: deemster.key, HOME: cwd },
  });

/** Names the tools, as a client with these settings sees them. */
async function toolsOf(transport: StdioClientTransport | StreamableHTTPClientTransport) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
}

/** Starts the command of a client's settings, with this clone in the place of the package. */
function started([command, ...args]: string[], folder: string) {
  expect([command, ...args.slice(0, 3)]).toEqual(['npx', '-y', 'deemster', 'mcp']);
  const given = args.slice(2).map((word) => word.replace('/home/me', folder));
  const env = { PATH: process.env.PATH! };
  return toolsOf(new StdioClientTransport({ command: program!, args: [...before, ...given], cwd: '/', env }));
}

const reached = (url: string, headers: Record<string, string>) =>
  toolsOf(
    new StreamableHTTPClientTransport(new URL(url.replace('http://127.0.0.1:8080', deemster.url)), {
      requestInit: { headers },
    }),
  );
/** With the variables that a client fills in. */
const filled = (headers: Record<string, string>) =>
  JSON.parse(JSON.stringify(headers).replace(`\${env:DEEMSTER_API_KEY}`, deemster.key));

const names = Object.keys(createTools());

test('the tools are those of the table', () => {
  const rows = page.split('\n| tool ')[1]!.split('\n\n')[0]!.split('\n').slice(2);
  expect(rows.map((row) => /`(\w+)`/.exec(row)![1])).toEqual(names);
});

test('the settings of each client lead to the tools', async () => {
  await using folder = await temporaryFolder();
  expect([noJson, noShell]).toEqual([[], []]);
  const { command, args } = desktop.mcpServers.deemster;
  expect(await started([command, ...args], folder.path)).toEqual(names);
  for (const { url, headers } of [cursor.mcpServers.deemster, code.servers.deemster])
    expect(await reached(url, filled(headers))).toEqual(names);
  const toml = blocksIn(page, 'toml')[0]!;
  const url = /^url = "(.+)"$/m.exec(toml)![1]!;
  expect(/^bearer_token_env_var = "(.+)"$/m.exec(toml)![1]).toBe('DEEMSTER_API_KEY');
  expect(await reached(url, { Authorization: `Bearer ${deemster.key}` })).toEqual(names);

  const words = async (lines: string) =>
    (await inShell(`claude() { printf '%s\\n' "$@"; }\n${lines}`, folder.path)).stdout.trim().split('\n');
  const local = await words(onStdio);
  expect(local.slice(0, 4)).toEqual(['mcp', 'add', 'deemster', '--']);
  expect(await started(local.slice(4), folder.path)).toEqual(names);
  const [, , , transport, , address, , header] = await words(overHttp);
  expect(transport).toBe('http');
  expect(await reached(address!, { 'API-Key': header!.split(': ')[1]! })).toEqual(names);
});

test('the call by hand does what the page says', async () => {
  const { stdout } = await inShell(curl, process.cwd());
  expect(JSON.parse(stdout).result.structuredContent).toMatchObject({ decided_by: 'check' });
});

test('the page on criteria is the one that clients read', async () => {
  const { criteria } = JSON.parse(await readFile('generated/mcp/documents.json', 'utf8'));
  // Links to other pages lead nowhere there.
  const page = await readDocument('docs/criteria.md');
  expect(criteria).toBe(page.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1'));
});
