import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { signInLink } from '../../src/store/sign-in-link.ts';
import { type CallOptions, conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { withStore } from '../server/other-account.ts';
import { type Era, mcpClient } from './mcp-client.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ corsOrigins: 'http://pages.example,http://host.docker.internal:8080' });
});
afterAll(() => deemster[Symbol.asyncDispose]());

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const send = (body: unknown = list, options?: CallOptions) => deemster.post('/mcp', body, options);

test.each<[Era, string]>([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
])('the official client that begins as %s evaluates, and a failed judgment is no score', async (era, revision) => {
  await using mcp = await mcpClient(deemster, era);
  expect(mcp.client.getNegotiatedProtocolVersion()).toBe(revision);
  expect((await mcp.client.listTools()).tools).toHaveLength(10);
  const args = { messages: conversation, evaluation_criteria: criterion };
  const { trace_id, evaluation_id, ...score } = await mcp.tool('evaluate', args);
  expect(score).toEqual((await deemster.evaluate()).body);
  const { body: trace } = await deemster.get(`/api/v1/traces/${trace_id}`);
  expect(trace.evaluations.map(({ id }: { id: string }) => id)).toEqual([evaluation_id]);
  const { body } = await deemster.evaluate({ evaluation_criteria: modelCriterion });
  expect(await mcp.fault('evaluate', { ...args, evaluation_criteria: modelCriterion })).toBe(body.detail);
});

describe('the key', () => {
  test('is checked before the body is read', async () => {
    for (const key of [null, 'deemster_wrong']) {
      const { status, body } = await send('{', { key });
      expect([status, body]).toEqual([401, { detail: expect.stringContaining('API key') }]);
    }
  });

  test('may come as Bearer', async () => {
    const headers = { Authorization: `Bearer ${deemster.key}` };
    expect((await send(list, { key: null, headers })).status).toBe(200);
  });

  test('is not replaced by a session', async () => {
    const link = await withStore(deemster, (store) => signInLink(store, 'default', 'http://pages', Date.now()));
    const own = { 'Sec-Fetch-Site': 'same-origin', 'X-Deemster-Pages': '1' };
    const body = { link: new URL(link!).hash.slice(1) };
    const { headers } = await deemster.post('/api/v1/session', body, { key: null, headers: own });
    const Cookie = headers.get('set-cookie')!.split(';')[0]!;
    expect((await deemster.get('/api/v1/session', { key: null, headers: { Cookie, ...own } })).status).toBe(200);
    expect((await send(list, { key: null, headers: { Cookie, ...own } })).status).toBe(401);
  });
});

describe('the site', () => {
  /** fetch sends neither another Host nor, from Node, an Origin. */
  async function from(headers: Record<string, string>) {
    const options = {
      method: 'POST',
      headers: { 'API-Key': deemster.key, 'Content-Type': 'application/json', ...headers },
    };
    const sent = httpRequest(`${deemster.url}/mcp`, options).end(JSON.stringify(list));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await response.toArray()).join('');
    return [response.statusCode, JSON.parse(text).detail];
  }

  test.each([
    ['none', {}],
    ['of this service', { Origin: 'http://localhost:8080', Host: 'localhost:8080' }],
    ['of a page that may call', { Origin: 'http://pages.example' }],
    ['of a host that is named', { Host: 'host.docker.internal:8080' }],
    ['of IPv6', { Host: '[::1]:8080' }],
  ])('%s is served', async (_name, headers) => {
    expect(await from(headers)).toEqual([200, undefined]);
  });

  test.each([
    ['of another page', { Origin: 'https://evil.example' }, 'a page of https://evil.example'],
    ['of a page without one', { Origin: 'null' }, 'a page without an origin'],
    ['of a name that leads here', { Origin: 'http://evil.example', Host: 'evil.example' }, 'names evil.example'],
    ['of a name that only begins so', { Host: 'localhost.evil.example:8080' }, 'names localhost.evil.example:8080'],
  ])('%s is refused', async (_name, headers, says) => {
    expect(await from(headers)).toEqual([403, expect.stringContaining(says)]);
  });
});

describe('a message', () => {
  test.each<[string, unknown, unknown]>([
    ['without JSON', '{"jsonrpc"', { type: 'json_invalid' }],
    ['that is a list', [list], { loc: ['body'] }],
    ['without a method', { jsonrpc: '2.0', id: 1 }, { loc: ['body', 'method'], type: 'missing' }],
    ['of another protocol', { ...list, jsonrpc: '1.0' }, { loc: ['body', 'jsonrpc'], msg: 'Give "2.0".' }],
    ['with a fraction as id', { ...list, id: 1.5 }, { msg: 'Give a string or a whole number, not a fraction.' }],
    ['that is too deep', `{"a":${'['.repeat(250)}${']'.repeat(250)}}`, { msg: expect.stringContaining('deeply') }],
  ])('%s is 422', async (_name, body, fault) => {
    const answer = await send(body);
    expect([answer.status, answer.body.detail]).toEqual([422, [expect.objectContaining(fault)]]);
  });

  test('with a number as id that no double keeps exact is refused, because another one would come back', async () => {
    const ids = ['9007199254740993', '-9007199254740993', '1e300'];
    for (const id of ids) {
      const { status, body } = await send(`{"jsonrpc":"2.0","id":${id},"method":"tools/list"}`);
      expect([status, body.detail]).toMatchObject([422, [{ loc: ['body', 'id'] }]]);
      expect(body.detail[0].msg).toContain('9007199254740991');
    }
    for (const id of ['9007199254740993', 'a', 9007199254740991, -5, 0])
      expect((await send({ ...list, id, method: 'ping' })).body.id).toBe(id);
  });

  test('that is a notification has no answer', async () => {
    const { status, body } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, body]).toEqual([202, '']);
  });

  test('of an unknown method or tool names it', async () => {
    const method = await send({ ...list, method: 'tools/delete' });
    expect(method.body).toMatchObject({ id: 1, error: { code: -32601 } });
    const tool = await send({ ...list, method: 'tools/call', params: { name: 'nope' } });
    expect(tool.body).toMatchObject({ id: 1, error: { code: -32602, message: expect.stringContaining('"nope"') } });
  });

  test('of a revision that is not there names those that are', async () => {
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2031-01-01' };
    const { status, body } = await send({ ...list, params: { _meta } });
    expect([status, JSON.stringify(body.error)]).toEqual([400, expect.stringContaining('2026-07-28')]);
  });

  test('that would open a stream is refused', async () => {
    const version = '2026-07-28';
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const message = {
      ...list,
      method: 'subscriptions/listen',
      params: { _meta, notifications: { toolsListChanged: true } },
    };
    const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': message.method };
    const { status, body } = await send(message, { headers });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ error: expect.objectContaining({ code: -32603 }) }),
    ]);
  });
});

describe.each<[string, object, string, string | undefined]>([
  ['initialize', { protocolVersion: 1 }, '2025-11-25', undefined],
  ['prompts/get', { name: 'write-criterion', arguments: { goal: 1 } }, '2026-07-28', 'write-criterion'],
  ['tools/call', { name: 'evaluate', arguments: [] }, '2026-07-28', 'evaluate'],
  ['tools/list', { cursor: 5 }, '2026-07-28', undefined],
])('wrong parameters of %s', (method, params, revision, named) => {
  const says: Record<string, string> = {
    initialize:
      'params.protocolVersion: Give a string, not a number.\nparams.capabilities: This field is required.\nparams.clientInfo: This field is required.',
    'prompts/get': 'params.arguments.goal: Give a string, not a number.',
    'tools/call': 'params.arguments: Give an object, not a list.',
    'tools/list': 'params.cursor: Give a string, not a number.',
  };
  test.each(revision === '2025-11-25' ? [revision] : ['2025-11-25', revision])(
    'are named in a sentence (%s)',
    async (of) => {
      const isModern = of === '2026-07-28';
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': of,
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const headers = { 'MCP-Protocol-Version': of, 'Mcp-Method': method, ...(named && { 'Mcp-Name': named }) };
      const message = { ...list, method, params: { ...params, ...(isModern && { _meta }) } };
      const { body } = await send(message, isModern ? { headers } : {});
      expect(body.error).toEqual({ code: -32602, message: says[method] });
    },
  );
});

test('a message without parameters is told so', async () => {
  const { body } = await send({ ...list, method: 'initialize' });
  expect(body.error).toEqual({ code: -32602, message: 'params: This field is required.' });
});

test('what the rate limit refuses may be sent again, and is no fault of the parameters', async () => {
  await using limited = await startDeemster({ rateLimit: '1/hour' });
  const message = { ...list, method: 'resources/list' };
  expect((await limited.post('/mcp', message)).body.result.resources).toHaveLength(1);
  expect((await limited.post('/mcp', message)).body.error).toEqual({
    code: -32000,
    message: expect.stringContaining('limit'),
    data: { status: 429, retry_after: expect.any(Number) },
  });
});

test.each([
  ['compare', { name: 'short', tag: ['x:1'] }, 'tag: Not together with name. Remove one of them.'],
  ['compare', { base_version: 2 }, 'base_version: Only together with name.'],
  ['save_evaluator', { name: '', evaluation_criteria: criterion }, 'name: This must not be empty.'],
])('%s says which arguments do not fit', async (name, args, says) => {
  const { body } = await send({ ...list, method: 'tools/call', params: { name, arguments: args } });
  expect(body.result).toEqual({ content: [{ type: 'text', text: says }], isError: true });
});

test('other methods of HTTP are 405', async () => {
  const { status, headers } = await deemster.get('/mcp');
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});
