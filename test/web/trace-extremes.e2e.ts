import { mkdir } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { agent, call, type Instance, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { faultsOf } from './axe.ts';
import { signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let deemster: Deemster;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, deemster] = await Promise.all([launchChromium(), startDeemster()]);
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await deemster?.[Symbol.asyncDispose]();
});

const stored = async (id: string) => (await deemster.get(`/api/v1/traces/${id}`)).body;
async function opened(page: Page, id: string) {
  await page.goto(`${deemster.url}/traces/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Judgments that failed, as the service records them. */
function fail(trace: string, criteria: readonly string[]) {
  using connection = disposable(new Sqlite(`${deemster.dataDir}/deemster.db`));
  const insert = connection.prepare(`
    INSERT INTO failed_judgments (account_id, created_at, model_core, fault, criteria, trace_seq, trace_created_at)
    SELECT account_id, created_at, 'align-20251111', 'timed_out', ?, seq, created_at FROM traces WHERE id = ?`);
  for (const criterion of criteria) insert.run(criterion, trace);
}
const disposable = (connection: InstanceType<typeof Sqlite>) =>
  Object.assign(connection, { [Symbol.dispose]: () => connection.close() });

testPage('failed judgments are apart from the scores, in the trace and in the list', async () => {
  const { headers } = await deemster.evaluate();
  const { body: onlyFailed } = await deemster.post('/api/v1/traces', {
    messages: [{ role: 'user', content: 'Judged in vain' }],
  });
  const id = headers.get('x-trace-id')!;
  fail(id, ['Passes if <b>the</b> reply is kind']);
  fail(
    onlyFailed.id,
    Array.from({ length: 7 }, (_, at) => `Passes if the reply keeps rule ${at}`),
  );
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/traces`);
  const rows = page.getByRole('row');
  const ofFailed = rows.filter({ hasText: 'Judged in vain' });
  expect((await ofFailed.locator('.c-score').innerText()).replaceAll(/\s+/g, ' ')).toBe('failed no score · 7 failed');
  expect(await ofFailed.getByRole('img', { name: 'failed judgment, no score' }).count()).toBe(1);
  expect(await rows.filter({ hasText: 'How long do refunds take?' }).innerText()).toContain('· 1 failed');
  await opened(page, id);
  expect(await page.locator('.eval-axis').innerText()).toMatch(/1 evaluation\s+1 failed/);
  const failed = page.getByRole('region', { name: '1 failed judgment' });
  expect(await failed.innerText()).toMatch(
    /Passes if <b>the<\/b> reply is kind[\s\S]*the judge did not answer in time · align/,
  );
  expect(await page.locator('.eval').count()).toBe(1);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: new URL(`trace-failed-${width}-light.png`, screenshots).pathname, fullPage: true });
    expect([width, await faultsOf(page)]).toEqual([width, []]);
  }
  await opened(page, onlyFailed.id);
  await page.getByRole('heading', { name: 'No evaluations' }).waitFor();
  await page.getByRole('heading', { name: '7 failed judgments' }).waitFor();
  await page.getByText('2 more').click();
  await page.getByText('Passes if the reply keeps rule 0').waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('many evaluations are grouped by their outcome', async () => {
  const { body: trace } = await deemster.post('/api/v1/traces', {
    messages: [
      { role: 'user', content: 'Hello?' },
      { role: 'assistant', content: 'Hello there.' },
    ],
  });
  const messages = trace.trace.messages;
  for (let at = 0; at < 30; at++)
    await deemster.post('/api/v1/evals/reward', {
      messages,
      trace_id: trace.id,
      evaluation_criteria: `Passes if the response has ${at % 3 ? 'fewer' : 'more'} than ${10 + at} words`,
    });
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await opened(page, trace.id);
  await page.getByRole('heading', { name: '30 evaluations' }).waitFor();
  const groups = page.locator('.eval-group');
  expect(await groups.locator('> summary').allInnerTexts()).toEqual(['10 below 0.5', '20 passing']);
  expect(await page.locator('.eval').count()).toBe(10);
  await page.locator('.eval .n', { hasText: /^10$/ }).click();
  await page.locator('.eval[open] .n', { hasText: /^10$/ }).waitFor();
  // The next one is in the group that is folded.
  await page.keyboard.press('e');
  await page.locator('.eval[open] .n', { hasText: /^11$/ }).waitFor();
  expect(await page.locator('.eval').count()).toBe(30);
  await page.screenshot({ path: new URL('trace-groups-1440-light.png', screenshots).pathname });
  expect(await faultsOf(page)).toEqual([]);
  await groups.last().locator('> summary').click();
  await page.locator('.eval .n', { hasText: /^11$/ }).waitFor({ state: 'detached' });
  expect(tab.problems).toEqual([]);
});

testPage('a label on one agent is not shown as another one’s, nor a label on another response', async () => {
  const trace = traceOf(
    agent('first', llm([user('Say hello')], [says('Hello')]), 'second'),
    agent('second', llm([user('Say hello too')], [says('Hello')])),
  );
  const { body, headers } = await deemster.post('/api/v1/evals/trace', {
    trace,
    evaluation_criteria: 'Passes if the response has fewer than 5 words',
  });
  expect(Object.values(body.agent_scores)).toEqual([1, 1]);
  const id = headers.get('x-trace-id')!;
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await opened(page, id);
  await page.keyboard.press('e');
  await page.keyboard.press('0');
  await page.getByText('differs from the judge').waitFor();
  const agents = page.getByRole('navigation', { name: 'Agents' });
  await agents.getByRole('button', { name: /^second agent/ }).click();
  await page.getByRole('heading', { level: 2, name: 'second agent' }).waitFor();
  await page.keyboard.press('e');
  await page.locator('.eval[open]').waitFor();
  expect(await page.locator('.verdict [aria-pressed="true"]').count()).toBe(0);
  await page.keyboard.press('1');
  await page.getByText('agrees with the judge').waitFor();
  const ofAgent = (label: { evaluation_id: string }, { evaluations }: { evaluations: Evaluation[] }) =>
    evaluations.find((one) => one.id === label.evaluation_id)!.sub_trace.subject.agent.id;
  const now = await stored(id);
  expect(now.labels.map((one: Label) => [ofAgent(one, now), one.label])).toEqual([
    ['first', false],
    ['second', true],
  ]);
  expect(tab.problems).toEqual([]);
});

interface Evaluation {
  id: string;
  sub_trace: { subject: { agent: { id: string } } };
}
interface Label {
  evaluation_id: string;
  label: boolean;
}

testPage('tool calls, results and long texts are folded, and JSON is laid out', async () => {
  const long = `The rules. ${'Be kind to everybody. '.repeat(2000)}`;
  const wide = JSON.stringify({ rows: Array.from({ length: 300 }, (_, at) => ({ id: at, name: `Row ${at}` })) });
  const { body } = await deemster.post('/api/v1/evals/reward', {
    system: long,
    messages: [
      { role: 'user', content: 'List all rows' },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 't1', name: 'list_rows', input: { table: 'orders', limit: 300 } }],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: wide }] },
      { role: 'assistant', content: `Here they are. ${'word '.repeat(4000)}` },
    ],
    evaluation_criteria: 'Passes if the response mentions "Here they are"',
  });
  expect(body.score).toBe(1);
  const [trace] = (await deemster.get('/api/v1/traces?page_size=1')).body.traces;
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await opened(page, trace.id);
  expect(await page.locator('#system').innerText()).toMatch(/^System\s+The rules\. Be kind .{0,80}…$/);
  await page.locator('#system summary').click();
  await page
    .locator('#system')
    .getByRole('button', { name: /^Show all 44,011 characters/ })
    .waitFor();
  await page.locator('#m1 summary').click();
  expect(await page.locator('#m1 pre').innerText()).toBe('{\n  "table": "orders",\n  "limit": 300\n}');
  expect(await page.locator('#m2').innerText()).toContain(
    `Result, 1 field, ${wide.length.toLocaleString('en')} characters`,
  );
  await page.locator('#m2 summary').click();
  expect(await page.locator('#m2 pre').innerText()).toMatch(/^\{\n {2}"rows": \[\n {4}\{\n {6}"id": 0,/);
  expect((await page.locator('#m2 pre').innerText()).length).toBeLessThan(7000);
  expect((await page.locator('#m3').innerText()).length).toBeLessThan(7000);
  await page.locator('#m3').getByRole('button', { name: 'Show all' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#m3')!.innerText.length > 20_000);
  expect(tab.problems).toEqual([]);
});

/** 200 instances: a chain of 40, and the others below its members; names of any length. */
function deepTrace() {
  const name = (at: number) =>
    at % 7 === 0
      ? `agent_${'x'.repeat(120)}_${at}`
      : at % 5 === 0
        ? `An agent with a rather long name that says what it does, number ${at} of them all`
        : `worker ${at}`;
  const children = (at: number) =>
    at < 40 ? [at + 1, ...Array.from({ length: 4 }, (_, more) => 41 + at * 4 + more)].filter((one) => one < 200) : [];
  return traceOf(
    ...Array.from({ length: 200 }, (_, at): Instance => {
      const says_ =
        at % 9 === 8
          ? []
          : [llm([user(`Do part ${at}`)], [says(call(`c${at}`)), says(`Done ${'so '.repeat(at % 12)}`)])];
      return { ...agent(String(at), ...says_, ...children(at).map(String)), name: name(at) };
    }),
  );
}

testPage('a deep tree of 200 agents with long names fits the screen', async () => {
  const { headers, status } = await deemster.post('/api/v1/evals/trace', {
    trace: deepTrace(),
    evaluation_criteria: 'Passes if the response has fewer than 8 words',
  });
  expect(status).toBe(200);
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await using tab = await signedIn(browser, deemster, { colorScheme, viewport: { width, height: 900 } });
    const { page } = tab;
    await opened(page, headers.get('x-trace-id')!);
    const tree = page.getByRole('navigation', { name: 'Agents' });
    expect(await tree.getByRole('button').count()).toBe(200);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.screenshot({
      path: new URL(`trace-deep-${width}-${colorScheme}.png`, screenshots).pathname,
      fullPage: true,
    });
    // A name keeps room for its words, however deep it is.
    const narrowest = await tree
      .getByRole('button')
      .evaluateAll((all) => Math.min(...all.map((one) => one.firstElementChild!.getBoundingClientRect().width)));
    expect([width, overflow, narrowest > 100, await faultsOf(page)]).toEqual([width, 0, true, []]);
    await tree.getByRole('button', { name: /^worker 198/ }).click();
    await page.getByRole('heading', { level: 2, name: 'worker 198' }).waitFor();
    expect(tab.problems).toEqual([]);
  }
});
