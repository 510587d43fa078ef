import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { LONGEST_HOLD, repeatedHold } from '../longest-hold.ts';
import { type ScriptedProvider, scriptedProvider } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { type Era, mcpClient } from './mcp-client.ts';

let provider: ScriptedProvider;
let deemster: Deemster;
beforeAll(async () => {
  provider = await scriptedProvider();
  deemster = await startDeemster({ validateResponses: 0 });
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const ofNew = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Calls a tool as both kinds of clients do, with a body that is made beforehand: only the server's work is measured. */
async function held(era: Era, name: string, args: object) {
  const params = { name, arguments: args, ...(era === 'auto' && { _meta: ofNew }) };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const headers =
    era === 'auto' ? { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name } : {};
  let text: string | undefined;
  const hold = await repeatedHold(async () => {
    const reply = await deemster.post('/mcp', body, { headers: headers as Record<string, string> });
    text = reply.body.result?.content[0].text ?? JSON.stringify(reply.body);
  });
  return { hold: hold.cpu, text };
}

describe.each<Era>(['legacy', 'auto'])('a client that begins as %s', (era) => {
  test.each<[string, string, object]>([
    [
      'one long text',
      'evaluate',
      { messages: [conversation[0], { role: 'assistant', content: 'a b '.repeat(2_400_000) }] },
    ],
    ['many messages', 'evaluate', { messages: Array.from({ length: 30_000 }, (_, at) => conversation[at % 2]) }],
    ['many faults', 'evaluate', { messages: Array(90_000).fill(1) }],
    ['many arguments', 'find_traces', Object.fromEntries(Array.from({ length: 29_000 }, (_, at) => [`a${at}`, at]))],
    ['a long filter', 'find_traces', { text: 'a'.repeat(9_000_000) }],
    ['many filters', 'find_traces', { tag: Array.from({ length: 90_000 }, (_, at) => `a:${at}`) }],
  ])('does not hold the event loop with %s', async (_name, tool, args) => {
    const all = tool === 'evaluate' ? { ...args, evaluation_criteria: criterion } : args;
    await held(era, tool, all);
    const { hold, text } = await held(era, tool, all);
    expect(text).toEqual(expect.any(String));
    expect(hold).toBeLessThan(LONGEST_HOLD);
  });

  test('is told of the deadline, and the judge is not asked any longer', async () => {
    provider.script({ hang: true });
    await using slow = await startDeemster({ ...judgedBy(provider), timeoutSeconds: 1 });
    await using mcp = await mcpClient(slow, era);
    expect(await mcp.fault('evaluate', { messages: conversation, evaluation_criteria: modelCriterion })).toBe(
      'The judge did not answer within 1 second.',
    );
  });

  test('reads no answer that is longer than 1 MiB', async () => {
    await using mcp = await mcpClient(deemster, era);
    const long = [conversation[0], { role: 'assistant', content: 'word '.repeat(250_000) }];
    const { trace_id } = await mcp.tool('evaluate', { messages: long, evaluation_criteria: criterion });
    expect(await mcp.fault('get_trace', { trace_id })).toContain('longer than 1 MiB');
    const { hold } = await held(era, 'get_trace', { trace_id });
    expect(hold).toBeLessThan(LONGEST_HOLD);
  });
});
