import Sqlite from 'better-sqlite3';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { tablesOf } from '../../src/store/transfer/tables.ts';
import { runDeemster } from '../cli/deemster-process.ts';
import { conversation, criterion, type Deemster, modelCriterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { chatSpan } from '../otlp/chat-span.ts';
import type { ScriptedProvider } from '../scripted-provider.ts';
import {
  answers,
  create,
  dictatedCases,
  judgeAndLabel,
  lightning,
  planned,
  range,
  replayed,
  steps,
  twoJudges,
} from '../server/labelled-cases.ts';
import { emptyDatabase } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

const once = { 'Idempotency-Key': 'once' };
const settings = { otlpIdleSeconds: 0 };

/** Uses a service until every table has rows. */
async function use(deemster: Deemster, provider: ScriptedProvider, folder: string) {
  const command = (...args: string[]) => runDeemster([...args, '--data-dir', folder], { cwd: folder });
  const post = async (path: string, body: object, options = {}) => {
    const reply = await deemster.post(path, body, options);
    expect([path, reply.status < 300, reply.body.detail]).toEqual([path, true, undefined]);
    return reply;
  };
  await create(deemster, 'graded');
  await post('/api/v1/evaluators', { name: 'exact', evaluation_criteria: criterion });
  provider.script(...steps(40));
  await judgeAndLabel(deemster, 'graded', [
    ...dictatedCases('graded', 12, 'NY', true),
    ...dictatedCases('graded', 8, 'NN', false),
  ]);
  await replayed(deemster, await planned(deemster, 'graded', { model_core: lightning }));
  await judgeAndLabel(deemster, 'exact', [...answers(range(1, 40), true), ...answers(range(55, 75), false)]);
  expect((await deemster.call('PUT', '/api/v1/evaluators/exact/anchors')).status).toBe(200);

  for (const run of ['one', 'two'])
    for (const [at, { content }] of answers(range(48, 53), true).entries())
      await deemster.evaluate({
        messages: [conversation[0], { role: 'assistant', content: `${content} ${run}` }],
        tags: { run, case: `case ${at}` },
      });
  const trace_id = (await deemster.evaluate({}, { headers: once })).headers.get('x-trace-id');
  for (const comment of ['Tab\t and \\N', '\\.', 'Grüße 👍🏽\r\n日本'])
    await post('/api/v1/annotations/comment', { trace_id, comment });
  await post('/api/v1/annotations/rating', { trace_id, rating: true });

  const rules = [
    { name: 'some', sample_percent: 100, evaluators: [{ name: 'exact' }], match: { tags: { for: 'some' } } },
  ];
  expect((await deemster.call('PUT', '/api/v1/rules', { rules })).status).toBe(200);
  const { body: stored } = await post('/api/v1/traces', { messages: conversation, tags: { for: 'some' } });
  const { id: spanned, body: spans } = chatSpan('Said.');
  await post('/v1/traces', spans);
  const isThere = async (id: string, evaluations: number) => {
    const { status, body } = await deemster.get(`/api/v1/traces/${id}`);
    return status === 200 && body.evaluations.length >= evaluations;
  };
  while (!(await isThere(stored.id, 1)) || !(await isThere(spanned, 0)));
  const deleted = chatSpan('Said, and deleted.');
  await post('/v1/traces', deleted.body);
  while (!(await isThere(deleted.id, 0)));
  expect((await deemster.call('DELETE', `/api/v1/traces/${deleted.id}`)).status).toBe(204);

  for (const evaluation_criteria of [criterion, 'Fails if the response contains "please"']) {
    const { body } = await post('/api/v1/evals/reward/background', { messages: conversation, evaluation_criteria });
    expect((await deemster.get(`/api/v1/tasks/${body.task_id}?wait=60`)).body.status).toBe('succeeded');
  }
  provider.script({ status: 401, body: { error: { message: 'no' } } });
  expect((await deemster.evaluate({ evaluation_criteria: modelCriterion })).status).toBe(500);

  await command('accounts', 'create', 'silent', '--retention', 'none');
  const { stdout } = await command('keys', 'create', '--account', 'silent');
  expect((await deemster.evaluate({}, { key: stdout.trim() })).status).toBe(200);
  const linkOf = async () => new URL((await command('sessions', 'link')).stdout.trim()).hash.slice(1);
  await post('/api/v1/session', { link: await linkOf() }, { key: null });
  await linkOf();
}

const names: Record<string, string[]> = { name: ['graded', 'exact'], run: ['one', 'two'] };
const filters = [
  '',
  'tag=run:one',
  'evaluator_name=exact',
  'min_score=0.5',
  'max_score=0.5',
  'rating=true',
  'text=refunds',
];
/** Numbers of rows, which PostgreSQL may leave gaps in, are in no answer; what changes by itself is. */
const changing = new Set(['getMetrics', 'getRateLimits', 'checkHealth', 'checkReady']);

const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
const queryOf = (template: string): string => {
  if (template.endsWith('/compare')) return '?base=one&candidate=two';
  return template.endsWith('/insights') ? `?start_date=${yesterday}&end_date=${tomorrow}` : '';
};

/** Follows a list to its end. @returns every page, with the token that leads to it */
async function pagesOf(deemster: Deemster, path: string, first?: string) {
  const pages: { token: string | undefined; body: Record<string, unknown> }[] = [];
  let token = first;
  do {
    const { status, body } = await deemster.get(
      token === undefined ? path : `${path}&page_token=${encodeURIComponent(token)}`,
    );
    expect([path, status]).toEqual([path, 200]);
    const { next_page_token, ...rest } = body;
    pages.push({ token, body: rest });
    token = next_page_token ?? undefined;
  } while (token !== undefined);
  return pages;
}

/** What a service answers to everything that can be read. */
async function answersOf(deemster: Deemster) {
  const found: Record<string, unknown> = {};
  const ids: Record<string, string[]> = { trace_id: [], task_id: [], candidate_id: [] };
  const bodies = (pages: Awaited<ReturnType<typeof pagesOf>>) => pages.map(({ body }) => body);
  for (const filter of filters) {
    const path = `/api/v1/traces?page_size=7&${filter}`;
    const pages = bodies(await pagesOf(deemster, path));
    found[path] = pages;
    if (filter === '') ids.trace_id = pages.flatMap(({ traces }) => (traces as { id: string }[]).map(({ id }) => id));
  }
  ids.task_id = (await deemster.get('/api/v1/tasks')).body.tasks.map(({ task_id }: { task_id: string }) => task_id);
  for (const [template, item] of Object.entries(contract.paths as Record<string, { get?: { operationId: string } }>)) {
    if (!item.get || changing.has(item.get.operationId)) continue;
    const [, parameter] = /\{(\w+)\}/.exec(template) ?? [];
    const values = parameter === undefined ? [''] : (names[parameter] ?? ids[parameter] ?? []);
    for (const value of values) {
      const path = template.replace(/\{\w+\}/, value) + queryOf(template);
      const { status, body } = await deemster.get(path);
      found[path] = { status, body: 'next_page_token' in Object(body) ? { ...body, next_page_token: null } : body };
    }
  }
  return found;
}

onPostgres(
  'a service on the moved database answers as the one on the file did, and continues where it was',
  async () => {
    await using folder = await temporaryFolder();
    const databaseUrl = await emptyDatabase(server!.url);
    await using both = await twoJudges([], settings, { folder: folder.path });
    const { deemster: before, provider } = both;
    await use(before, provider, folder.path);
    const wanted = await answersOf(before);
    const path = '/api/v1/traces?page_size=5';
    const pages = await pagesOf(before, path);
    await before.stop();

    const file = new Sqlite(`${folder.path}/deemster.db`, { readonly: true });
    const tables = tablesOf((sql, ...values) => file.prepare(sql).all(...values));
    const empty = tables.filter(({ name }) => file.prepare(`SELECT 1 FROM ${name}`).get() === undefined);
    file.close();
    // A trace waits there only until it was looked at.
    expect(empty.map(({ name }) => name)).toEqual(['rule_incoming']);

    const moved = await runDeemster(['migrate', '--data-dir', folder.path], {
      cwd: folder.path,
      env: { DEEMSTER_DATABASE_URL: databaseUrl },
    });
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    const judges = { judge: 'openai:old', judgeLightning: 'openai:new', openaiBaseUrl: provider.url };
    await using after = await startDeemster({ ...settings, ...judges, databaseUrl }, { folder: folder.path });
    const used = { ...after, get: (at: string) => after.get(at, { key: before.key }) } as Deemster;
    expect(await answersOf(used)).toEqual(wanted);
    // The tokens that the service on the file gave.
    for (const { token, body } of pages) expect((await pagesOf(used, path, token))[0]!.body).toEqual(body);

    const key = { key: before.key };
    const again = await after.evaluate({}, { ...key, headers: once });
    expect(pages.flatMap(({ body }) => (body.traces as { id: string }[]).map(({ id }) => id))).toContain(
      again.headers.get('x-trace-id'),
    );
    const { headers } = await after.evaluate({ tags: { run: 'three' } }, key);
    const evaluation_id = headers.get('x-evaluation-id');
    expect((await after.post('/api/v1/annotations/label', { evaluation_id, label: true }, key)).status).toBe(200);
    const [newest] = (await used.get('/api/v1/traces?page_size=1')).body.traces;
    expect(newest).toMatchObject({ id: headers.get('x-trace-id'), tags: { run: 'three' } });
    const { body: task } = await after.post(
      '/api/v1/evals/reward/background',
      { messages: conversation, evaluation_criteria: criterion },
      key,
    );
    expect((await used.get(`/api/v1/tasks/${task.task_id}?wait=60`)).body.status).toBe('succeeded');
  },
);
