import contract from '../../generated/openapi.json' with { type: 'json' };
import { slowRead } from '../../src/evaluation/slow-read.ts';
import type { OperationId } from '../../src/server/handlers.ts';
import { StoreSlow } from '../../src/store/reader/reader-faults.ts';
import { conversation, type Deemster, modelCriterion, type Reply, startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { fill } from './full-trace.ts';
import { storeJudged, times } from './judged-evaluations.ts';
import { serverOver } from './server-over.ts';

interface Operation {
  id: OperationId;
  method: string;
  path: string;
  hasBody: boolean;
  hasKey: boolean;
  statuses: string[];
  examples: unknown[];
}

type Described = Record<
  string,
  { operationId: OperationId; responses: object; security?: object[]; requestBody?: Body }
>;
interface Body {
  content: { 'application/json': { example?: unknown; examples?: Record<string, { value: unknown }> } };
}

const operations: Operation[] = Object.entries(contract.paths as unknown as Record<string, Described>).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId: id, responses, security, requestBody }]) => {
        const { example, examples } = requestBody?.content['application/json'] ?? {};
        return {
          id,
          method: method.toUpperCase(),
          path,
          hasBody: requestBody !== undefined,
          hasKey: security?.length !== 0,
          statuses: Object.keys(responses),
          examples: examples ? Object.values(examples).map(({ value }) => value) : example ? [example] : [],
        };
      }),
);

const nowhere = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b99';
/** A path whose parameters name nothing that is there. */
const emptyPath = (path: string) =>
  path.replace(/\{\w+_id\}/, nowhere).replace(/\{(name|run)\}/, 'nobody') +
  (path === '/api/v1/runs/compare' ? '?base=nobody&candidate=nobody' : '');

/** Every status that was seen, by operation. */
const seen = new Map<OperationId, Set<string>>(operations.map(({ id }) => [id, new Set()]));
const note = (id: OperationId, { status }: { status: number }) => seen.get(id)!.add(String(status));

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

test.each(operations.filter(({ hasKey }) => hasKey))('$id without a key is 401', async ({ id, method, path }) => {
  const reply = await deemster.call(method, emptyPath(path), undefined, { key: null });
  note(id, reply);
  expect(reply.status).toBe(401);
});

test.each(operations.filter(({ hasKey }) => hasKey))('$id tells of what it does not know', async (operation) => {
  const { id, method, path, examples } = operation;
  const address = emptyPath(path);
  const reply = await deemster.call(method, `${address}${address.includes('?') ? '&' : '?'}nonsense=1`, examples[0]);
  note(id, reply);
  expect([reply.status, reply.body.detail]).toEqual([
    422,
    [{ loc: ['query', 'nonsense'], msg: 'Unknown parameter. Remove it.', type: 'extra_forbidden' }],
  ]);
});

describe.each(operations.filter(({ hasBody }) => hasBody))('$id, of its body', ({ id, method, path, examples }) => {
  const send = async (body: unknown, headers: Record<string, string>) => {
    const reply = await deemster.call(method, emptyPath(path), body, { headers });
    note(id, reply);
    return reply.status;
  };
  test('takes no more than 10 MiB', async () => {
    expect(await send(new Uint8Array(10 * 1024 * 1024 + 1), {})).toBe(413);
  });
  test('accepts only JSON', async () => {
    expect(await send(JSON.stringify(examples[0]), { 'Content-Type': 'text/plain' })).toBe(415);
  });
  test('takes no broken compression', async () => {
    expect(await send('no gzip', { 'Content-Encoding': 'gzip' })).toBe(400);
  });
});

test('every operation that is limited says so with 429', async () => {
  await using limited = await startDeemster({ rateLimit: '1/hour' });
  for (const { id, method, path } of operations.filter(({ hasKey }) => hasKey)) {
    let reply: Reply;
    // The first of each class of routes may pass.
    for (let sent = 0; sent < 2; sent++) reply = await limited.call(method, emptyPath(path));
    if (id === 'getRateLimits') expect(reply!.status).toBe(200);
    // A message counts as the operations that it calls.
    else if (id === 'answerMcp') expect(reply!.status).toBe(422);
    else {
      expect([id, reply!.status, reply!.headers.get('retry-after')]).toEqual([id, 429, expect.stringMatching(/^\d+$/)]);
      note(id, reply!);
    }
  }
});

test('what breaks behind any operation is an opaque 500', async () => {
  const breaks = () => {
    throw new Error('broken');
  };
  const all = new Proxy({}, { get: () => breaks });
  const names = [
    ...(['evaluate', 'evaluateAgents', 'submit', 'submitAgents'] as const),
    ...(['explainCriterion', 'modelCores', 'usage', 'health', 'metrics'] as const),
  ];
  await using server = await serverOver({
    ...Object.fromEntries(names.map((name) => [name, breaks])),
    traces: all,
    labels: all,
    candidates: all,
    reportCard: breaks,
    freezeAnchors: breaks,
    suggestLabels: breaks,
    compareVersions: breaks,
    compareJudges: breaks,
    insights: breaks,
    runs: all,
    rules: all,
    sessions: all,
    receiveTraces: breaks,
    receiveLogs: breaks,
    answerMcp: breaks,
    tasks: all,
    evaluators: all,
    // No version: the health of the process is then no answer of the contract.
    version: undefined,
  });
  for (const { id, method, path, examples } of operations) {
    // The limiter is the server's own, and has nothing that could break.
    if (id === 'getRateLimits') continue;
    const response = await fetch(server.url + emptyPath(path), {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(examples[0] !== undefined && { body: JSON.stringify(examples[0]) }),
    });
    note(id, response);
    expect([id, response.status, await response.json()]).toEqual([
      id,
      500,
      { detail: expect.stringMatching(/^Something went wrong\. .*X-Request-Id\.$/) },
    ]);
  }
});

/** A message of the newest revision of MCP. */
function newMessage(method: string) {
  const version = '2026-07-28';
  const meta = { protocolVersion: version, clientInfo: { name: 'test', version: '1' }, clientCapabilities: {} };
  const _meta = Object.fromEntries(Object.entries(meta).map(([name, one]) => [`io.modelcontextprotocol/${name}`, one]));
  const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': method };
  return deemster.post('/mcp', { jsonrpc: '2.0', id: 1, method, params: { _meta } }, { headers });
}

test('what is not there is 404, what is there already 409', async () => {
  for (const { id, method, path, examples, statuses } of operations) {
    if (!statuses.includes('404') || id === 'answerMcp') continue;
    const body = JSON.parse(JSON.stringify(examples[0] ?? null));
    const reply = await deemster.call(
      method,
      emptyPath(path),
      body ? { ...body, ...(body.trace_id && { trace_id: nowhere }) } : undefined,
    );
    note(id, reply);
    expect([id, reply.status]).toEqual([id, 404]);
  }
  note('answerMcp', await newMessage('nothing/here'));
  const twice = async (id: OperationId, path: string, body: object) => {
    await deemster.post(path, body);
    note(id, await deemster.post(path, body));
  };
  await twice('createTrace', '/api/v1/traces', { id: nowhere.replace('99', '77'), messages: conversation });
  await twice('createEvaluator', '/api/v1/evaluators', {
    name: 'a',
    evaluation_criteria: 'Passes if the response has 3 words',
  });
});

test('a trace that is full is 409', async () => {
  await using full = await startDeemster();
  const trace_id = (await full.evaluate()).headers.get('x-trace-id')!;
  await full.post('/api/v1/annotations/comment', { trace_id, comment: 'One.' });
  await fill(full, 'evaluations', 10_000);
  await fill(full, 'comments', 1000);
  const unjudged = { trace_id, evaluation_criteria: modelCriterion, label: true };
  await full.post('/api/v1/annotations/label', unjudged);
  await fill(full, 'labels', 1000);
  const tags = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`tag ${at}`, 'x']));
  await full.post('/api/v1/annotations/tags', { trace_id, tags });
  for (const { id, method, path, examples } of operations) {
    if (!['attachComment', 'attachLabel', 'attachTags'].includes(id) && !path.startsWith('/api/v1/evals/')) continue;
    const body = id === 'attachLabel' ? { ...unjudged, author: 'another' } : { ...(examples[0] as object), trace_id };
    const reply = await full.call(method, path, body);
    note(id, reply);
    expect([id, reply.status]).toEqual([id, 409]);
  }
});

test('an address that is too long is 431', async () => {
  for (const { id, path, statuses } of operations) {
    if (!statuses.includes('431')) continue;
    const reply = await deemster.get(`${path}?page_token=${'x'.repeat(17_000)}`);
    note(id, reply);
    expect([id, reply.status]).toEqual([id, 431]);
  }
});

test('a judge that does not answer in time is 524', async () => {
  await using provider = await scriptedProvider([{ hang: true }, { hang: true }]);
  await using slow = await startDeemster({ ...judgedBy(provider), timeoutSeconds: 1 });
  const trace = operations.find(({ id }) => id === 'evaluateAgents')!;
  const [late, lateTrace] = await Promise.all([
    slow.evaluate({ evaluation_criteria: modelCriterion }),
    slow.post(trace.path, { ...(trace.examples[0] as object), trace: oneAgent, evaluation_criteria: modelCriterion }),
  ]);
  note('reward_api_v1_evals_reward_post', late);
  note('evaluateAgents', lateTrace);
  expect([late.status, lateTrace.status]).toEqual([524, 524]);
});

const oneAgent = {
  root_agent_instance_id: 'a',
  agent_instance_by_id: {
    a: {
      id: 'a',
      name: 'a',
      interactions: [{ input_messages: [], output_messages: [{ content: 'Hello' }], tools_available: null }],
    },
  },
};

async function judgeAndLabel({ evaluate, post }: Deemster, evaluator_name: string) {
  const { headers } = await evaluate({ evaluation_criteria: undefined, evaluator_name });
  const evaluation_id = headers.get('x-evaluation-id');
  await post('/api/v1/annotations/label', { evaluation_id, label: true });
}

test('the examples of every operation do what they say', async () => {
  await using own = await startDeemster();
  const { body: trace } = await own.post('/api/v1/traces', { messages: conversation });
  const exampleOf = (wanted: OperationId) => operations.find(({ id }) => id === wanted)!.examples;
  const send = async (
    wanted: OperationId,
    status: number,
    values: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) => {
    const { id, method, path, hasKey } = operations.find(({ id: one }) => one === wanted)!;
    const replies: Reply[] = [];
    for (const example of exampleOf(wanted).length > 0 ? exampleOf(wanted) : [undefined]) {
      const at = path.replaceAll(/\{(\w+)\}/g, (_found, name: string) => values[name]!);
      // Of the ids that are given, an example with one or another of them gets its own.
      const ids = Object.entries(more).filter(([name]) => name in (example as object));
      const body = example === undefined ? undefined : { ...(example as object), ...Object.fromEntries(ids) };
      const reply = await own.call(method, at, body, { key: hasKey ? own.key : null });
      note(id, reply);
      expect([id, reply.status, reply.status === status ? null : reply.body]).toEqual([id, status, null]);
      replies.push(reply);
    }
    return replies[0]!;
  };
  const judged = await send('reward_api_v1_evals_reward_post', 200);
  const task = await send('rewardInBackground', 202);
  await send('evaluateAgents', 200);
  await send('evaluateAgentsInBackground', 202);
  await send('explainCriterion', 200);
  await send('listModelCores', 200);
  await send('listTasks', 200);
  const { body: ended } = await own.get(`/api/v1/tasks/${task.body.task_id}?wait=30`);
  expect(ended.status).toBe('succeeded');
  await send('getTask', 200, task.body);
  await send('cancelTask', 409, task.body);
  await send('attachComment', 200, {}, { trace_id: trace.id });
  await send('attachRating', 200, {}, { trace_id: trace.id });
  await send('attachTags', 200, {}, { trace_id: trace.id });
  await send('exportTraces', 200);
  await send('exportLogs', 200);
  const evaluation_id = judged.headers.get('x-evaluation-id');
  const label = await send('attachLabel', 200, {}, { evaluation_id, trace_id: trace.id });
  await send('withdrawLabel', 204, { label_id: label.body.id });
  await send('listTraces', 200);
  await send('getTraceFacets', 200);
  await send('getInsights', 200);
  await send('listRuns', 200);
  const { messages } = exampleOf('reward_api_v1_evals_reward_post')[0] as { messages: object[] };
  for (const run of ['2026.10', '2026.11']) await own.evaluate({ messages, tags: { run, case: 'a' } });
  note('compareRuns', await own.get('/api/v1/runs/compare?base=2026.10&candidate=2026.11'));
  await send('deleteRun', 204, { run: '2026.11' });
  await send('createTrace', 201);
  await send('getTrace', 200, { trace_id: trace.id });
  await send('deleteTrace', 204, { trace_id: trace.id });
  await send('listEvaluators', 200);
  const { body: evaluator } = await send('createEvaluator', 201);
  await send('getEvaluator', 200, evaluator);
  await send('updateEvaluator', 200, evaluator);
  note(
    'updateEvaluator',
    await own.call('PUT', `/api/v1/evaluators/${evaluator.name}`, {
      ...(exampleOf('updateEvaluator')[0] as object),
      expected_version: 1,
    }),
  );
  await send('listEvaluatorVersions', 200, evaluator);
  await send('replaceRules', 200);
  await send('listRules', 200);
  note('replaceRules', await own.call('PUT', '/api/v1/rules', { rules: [], expected_revision: 0 }));
  await send('getReportCard', 200, evaluator);
  await send('compareVersions', 200, evaluator);
  note('compareVersions', await own.get(`/api/v1/evaluators/${evaluator.name}/compare?base_version=2`));
  await send('compareJudges', 200);
  await send('suggestLabels', 200, evaluator);
  await judgeAndLabel(own, evaluator.name);
  const { body: candidate } = await send('createCandidate', 201, evaluator);
  const one = { name: evaluator.name, candidate_id: candidate.id };
  await send('promoteCandidate', 409, one);
  await send('replayCandidate', 202, one);
  await own.get(`/api/v1/evaluators/${evaluator.name}/candidates/${candidate.id}?wait=30`);
  await send('replayCandidate', 409, one);
  await send('getCandidate', 200, one);
  await send('promoteCandidate', 200, one);
  await send('listCandidates', 200, evaluator);
  await send('deleteCandidate', 204, one);
  await send('createCandidate', 201, evaluator);
  await fill(own, 'evaluator_candidates', 100);
  await send('createCandidate', 409, evaluator);
  await send('freezeAnchors', 400, evaluator);
  const many = await storeJudged(own, evaluator.name, times(50, { score: 1, version: evaluator.version + 2 }));
  const labels = many.map((one, at) => ({ evaluation_id: one, label: at > 0 }));
  await Promise.all(labels.map((one) => own.post('/api/v1/annotations/label', one)));
  await send('freezeAnchors', 200, evaluator);
  await send('deleteEvaluator', 204, evaluator);
  await send('getUsage', 200);
  await send('getRateLimits', 200);
  const signIn = operations.find(({ id }) => id === 'createSession')!;
  await send('createSession', 401);
  note('createSession', await own.post(signIn.path, { key: own.key }));
  note('createSession', await own.post(signIn.path, {}));
  note('createSession', await own.post(signIn.path, {}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }));
  await send('getSession', 200);
  await send('endSession', 204);
  await send('answerMcp', 200);
  note('answerMcp', await own.post('/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' }));
  note('answerMcp', await own.post('/mcp', {}, { headers: { Origin: 'https://elsewhere.example' } }));
  await send('healthcheck', 200);
  await send('healthz', 200);
  await send('readyz', 200);
  await send('getMetrics', 200);

  await using provider = await scriptedProvider([{ hang: true }]);
  await using held = await startDeemster(judgedBy(provider));
  const { body: running } = await held.post('/api/v1/evals/reward/background', {
    messages: conversation,
    evaluation_criteria: modelCriterion,
  });
  await provider.arrived(1);
  note('cancelTask', await held.call('DELETE', `/api/v1/tasks/${running.task_id}`));
  const slow = async () => slowRead(Promise.reject(new StoreSlow()));
  await using down = await serverOver({
    health: async () => 'unavailable',
    insights: slow,
    traces: { list: slow, facets: slow },
    compareJudges: slow,
  });
  note('getInsights', await down.get('/api/v1/insights'));
  note('listTraces', await down.get('/api/v1/traces?text=a'));
  note('getTraceFacets', await down.get('/api/v1/trace-facets'));
  note('compareJudges', await down.get('/api/v1/judges/compare'));
  note('readyz', await down.get('/readyz'));
});

test('the statuses that were seen are those of the contract', () => {
  // What can only be a fault of the program itself has no way to be asked for, and too many large bodies are tested elsewhere.
  const untried: Partial<Record<OperationId, string>> = {
    getRateLimits: '500',
    createSession: '429',
    answerMcp: '429',
  };
  // lost-database.soak.ts stops the database, and asks every operation that is 503 then.
  const isLost = (id: OperationId, status: string) => status === '503' && !seen.get(id)?.has(status);
  const known = Object.fromEntries(
    operations.map(({ id, statuses }) => [
      id,
      statuses.filter((status) => status !== untried[id] && !isLost(id, status)),
    ]),
  );
  const found = Object.fromEntries([...seen].map(([id, statuses]) => [id, [...statuses].toSorted()]));
  expect(found).toEqual(known);
});
