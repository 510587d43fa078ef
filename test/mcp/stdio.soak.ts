import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { before, program } from '../cli/deemster-process.ts';
import { conversation, criterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { withStore } from '../server/other-account.ts';
import { callerOf, type Era } from './mcp-client.ts';

/** The command in a process of its own, as a client starts it. */
async function onStdio(args: string[], era: Era = 'auto', environment: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  const env = { PATH: process.env.PATH!, ...environment };
  const command = { command: program!, args: [...before, 'mcp', ...args], env, cwd: '/' };
  const transport = new StdioClientTransport({ ...command, stderr: 'pipe' });
  let log = '';
  transport.stderr!.on('data', (chunk) => {
    log += chunk;
  });
  await client.connect(transport);
  return { ...callerOf(client), log: () => log };
}

describe.each<Era>(['legacy', 'auto'])('a client that begins as %s', (era) => {
  test('judges without a service: the command runs one, and stores', async () => {
    await using folder = await temporaryFolder();
    const dataDir = `${folder.path}/new`;
    const args = { messages: conversation, evaluation_criteria: criterion };
    const ids: string[] = [];
    for (const _ of [1, 2]) {
      await using mcp = await onStdio(['--data-dir', dataDir], era);
      expect((await mcp.client.listTools()).tools).toHaveLength(10);
      const { score, trace_id } = await mcp.tool('evaluate', args);
      expect(score).toBe(1);
      ids.push(trace_id);
      const { traces } = await mcp.tool('find_traces');
      expect(traces.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
      expect(await mcp.fault('get_trace', { trace_id: 'x' })).toMatch(/^trace_id: /);
      expect((await mcp.client.readResource({ uri: `deemster://traces/${trace_id}` })).contents).toHaveLength(1);
      expect(mcp.log()).toBe('');
    }
  });
});

test('uses the service that runs on the folder, and leaves no valid key of its own', async () => {
  await using deemster = await startDeemster();
  {
    await using mcp = await onStdio(['--data-dir', deemster.dataDir]);
    const { trace_id } = await mcp.tool('evaluate', { messages: conversation, evaluation_criteria: criterion });
    expect((await deemster.get(`/api/v1/traces/${trace_id}`)).status).toBe(200);
  }
  const keys = await withStore(deemster, (store) => store.listKeys());
  const own = keys.filter(({ label }) => label === 'deemster mcp');
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({ revoked_at }) => typeof revoked_at)).toEqual(own.map(() => 'number'));
});

test('finds another service, or runs one, when the first has gone', async () => {
  await using folder = await temporaryFolder();
  const first = await startDeemster({}, { folder: folder.path });
  await using mcp = await onStdio(['--data-dir', folder.path]);
  await mcp.tool('save_evaluator', { name: 'short', evaluation_criteria: criterion });
  await first[Symbol.asyncDispose]();
  const { evaluators } = await mcp.tool('list_evaluators');
  expect(evaluators.map(({ name }: { name: string }) => name)).toEqual(['short']);
});

test('with --url it calls that service, and says so if it is not there', async () => {
  const deemster = await startDeemster();
  await using mcp = await onStdio(['--url', deemster.url], 'auto', { DEEMSTER_API_KEY: deemster.key });
  const args = { messages: conversation, evaluation_criteria: criterion };
  const { trace_id } = await mcp.tool('evaluate', args);
  expect((await deemster.get(`/api/v1/traces/${trace_id}`)).status).toBe(200);
  expect(await mcp.fault('evaluate', { ...args, evaluation_criteria: 'Short?' })).toMatch(
    /^evaluation_criteria: Begin/,
  );
  await deemster[Symbol.asyncDispose]();
  expect(await mcp.fault('evaluate', args)).toBe(`${deemster.url} does not answer.`);
});

test('a wrong key is told as a failure of the tool', async () => {
  await using deemster = await startDeemster();
  await using mcp = await onStdio(['--url', deemster.url], 'auto', { DEEMSTER_API_KEY: 'deemster_wrong' });
  expect(await mcp.fault('list_evaluators')).toContain('invalid API key');
});
