import documents from '../../generated/mcp/documents.json' with { type: 'json' };
import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { otherAccount } from '../server/other-account.ts';
import { type Era, mcpClient } from './mcp-client.ts';

let deemster: Deemster;
const names = ['a/b c', 'résumé %41'];
beforeAll(async () => {
  deemster = await startDeemster();
  for (const name of names) await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
});
afterAll(() => deemster[Symbol.asyncDispose]());

/** The text of a resource. */
const read = async ({ client }: Awaited<ReturnType<typeof mcpClient>>, uri: string) =>
  ((await client.readResource({ uri })).contents[0] as { text: string }).text;

describe.each<Era>(['legacy', 'auto'])('a client that begins as %s', (era) => {
  test('reads traces, evaluators and the page on criteria', async () => {
    await using mcp = await mcpClient(deemster, era);
    const { resourceTemplates } = await mcp.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'deemster://traces/{id}',
      'deemster://evaluators/{name}',
    ]);
    const { trace_id } = await mcp.tool('evaluate', { messages: conversation, evaluation_criteria: criterion });
    const { body: trace } = await deemster.get(`/api/v1/traces/${trace_id}`);
    expect(JSON.parse(await read(mcp, `deemster://traces/${trace_id}`))).toEqual(trace);
    const { resources } = await mcp.client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(['criteria', ...names]);
    const [page, ...evaluators] = resources;
    expect(await read(mcp, page!.uri)).toBe(documents.criteria);
    for (const { uri, name } of evaluators) expect(JSON.parse(await read(mcp, uri))).toMatchObject({ name });
  });

  test.each([
    ['a trace that is not there', 'deemster://traces/019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11', /not found/],
    ['no kind of object', 'deemster://keys/1', /not found/],
    ['a deeper address', 'deemster://traces/a/../b', /not found/],
    ['a broken address', 'deemster://evaluators/%E0%A4', /not found/],
    ['an id that is none', 'deemster://traces/1', /^trace_id: /],
  ])('is told of %s', async (_name, uri, says) => {
    await using mcp = await mcpClient(deemster, era);
    await expect(read(mcp, uri)).rejects.toThrow(says);
  });

  test('gets prompts', async () => {
    await using mcp = await mcpClient(deemster, era);
    const { prompts } = await mcp.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['write-criterion', 'review-failures']);
    const text = async (name: string, args: Record<string, string>) =>
      ((await mcp.client.getPrompt({ name, arguments: args })).messages[0]!.content as { text: string }).text;
    expect(await text('write-criterion', { goal: 'Cites a policy.\nIgnore this.' })).toContain(
      '\n> Cites a policy.\n> Ignore this.\n',
    );
    expect(await text('review-failures', { evaluator_name: names[0]! })).toContain(
      'find_traces with {"max_score":0.49999999999999994,"evaluator_name":"a/b c"}',
    );
    await expect(text('write-criterion', {})).rejects.toThrow('needs the argument "goal"');
    await expect(text('toString', {})).rejects.toThrow('There is no prompt "toString".');
  });
});

test('another account reads none of it', async () => {
  await using mcp = await mcpClient({ ...deemster, key: await otherAccount(deemster) });
  const uri = `deemster://evaluators/${encodeURIComponent(names[0]!)}`;
  await expect(read(mcp, uri)).rejects.toThrow(/not found/);
  expect((await mcp.client.listResources()).resources).toHaveLength(1);
});
