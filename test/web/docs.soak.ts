import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { faintTexts } from './contrast.ts';

/** Every operation, in the page's order. */
const operations = Object.entries(contract.paths)
  .flatMap(([path, { parameters: _shared, ...item }]: [string, Record<string, unknown>]) =>
    Object.entries(item).map(([method, operation]) => {
      const { operationId: id, tags } = operation as { operationId: string; tags: [string] };
      return { id, path, method: method.toUpperCase(), tag: tags[0] };
    }),
  )
  .toSorted((a, b) => placeOf(a.tag) - placeOf(b.tag));

function placeOf(tag: string): number {
  return contract.tags.findIndex(({ name }) => name === tag);
}

let browser: Browser | undefined;
beforeAll(async () => {
  if (testPage === test) browser = await launchChromium();
}, 120_000);
afterAll(() => browser?.close());

/** The page with the key entered. `asked`: every address that it loads; `problems`: what its console complains about. */
async function openDocs(deemster: Deemster, options: BrowserContextOptions = {}) {
  const page = await browser!.newPage(options);
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // Chromium reports every 4xx, and this page shows them.
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of 4'))
      problems.push(message.text());
  });
  await page.goto(`${deemster.url}/docs`);
  await page.getByText('Evaluate a conversation', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByText('API-Key').waitFor();
  expect(await dialog.locator('input').count()).toBe(1);
  await dialog.locator('input').fill(deemster.key);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return { page, asked, problems, [Symbol.asyncDispose]: () => page.close() };
}

const blockOf = (page: Page, { tag, id }: { tag: string; id: string }) => page.locator(`#operations-${tag}-${id}`);

/** What an operation's parameters and body need: of answers before it, and the names of two runs. */
type Ids = Record<string, string | undefined>;

async function fillIn(page: Page, operation: (typeof operations)[number], ids: Ids): Promise<void> {
  const block = blockOf(page, operation);
  await block.locator('.opblock-summary-control').click();
  for (const [name, id] of Object.entries(ids)) {
    const input = block.locator(`input[placeholder="${name}"]`);
    if (id !== undefined && (operation.path.includes(`{${name}}`) || (await input.count()) > 0)) await input.fill(id);
  }
  if (operation.tag !== 'Annotations' || operation.method !== 'POST') return;
  const body = block.locator('textarea');
  const example = JSON.parse(await body.inputValue());
  for (const name of ['trace_id', 'evaluation_id']) if (name in example) example[name] = ids[name];
  await body.fill(JSON.stringify(example));
}

async function execute(page: Page, operation: (typeof operations)[number]) {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const arrives = page.waitForResponse(
    (response) => response.request().method() === operation.method && pattern.test(new URL(response.url()).pathname),
  );
  const block = blockOf(page, operation);
  await block.getByRole('button', { name: 'Execute' }).click();
  const response = await arrives;
  await block.locator('.live-responses-table .response-col_status', { hasText: String(response.status()) }).waitFor();
  return response;
}

/** All other operations succeed, those with a body twice. */
const otherwise: Record<string, number[]> = {
  // The example's key is nobody's.
  createSession: [401, 401],
  // The example is judged at once, so its task has ended.
  cancelTask: [409],
  // The name is taken then.
  createEvaluator: [201, 409],
  // The example's evaluator is not there.
  replaceRules: [422, 422],
  // The evaluator is deleted then.
  getReportCard: [404],
  freezeAnchors: [404, 404],
  suggestLabels: [404],
  listCandidates: [404],
  listEvaluatorVersions: [404],
  compareVersions: [404],
  createCandidate: [404, 404],
  getCandidate: [404],
  deleteCandidate: [404],
  replayCandidate: [404, 404],
  promoteCandidate: [404, 404],
};

testPage(
  'every example works as it stands, in the order of the page, and again; nothing is loaded from another host',
  async () => {
    await using deemster = await startDeemster();
    await using docs = await openDocs(deemster);
    expect(await docs.page.locator('.opblock').count()).toBe(operations.length);
    const ids: Ids = { base: 'release-1', candidate: 'release-2', run: 'release-1' };
    for (const run of ['release-1', 'release-2']) await deemster.evaluate({ tags: { run, case: 'refund' } });
    const found: Record<string, number[]> = {};
    for (const operation of operations) {
      await fillIn(docs.page, operation, ids);
      const first = await execute(docs.page, operation);
      ids.trace_id = first.headers()['x-trace-id'] ?? ids.trace_id;
      ids.evaluation_id ??= first.headers()['x-evaluation-id'];
      if (first.status() === 202) ids.task_id = (await first.json()).task_id;
      const hasBody = ['POST', 'PUT'].includes(operation.method);
      const second = hasBody ? [await execute(docs.page, operation)] : [];
      // A second label by the same author replaces the first.
      if (operation.id === 'attachLabel') ids.label_id = (await second[0]!.json()).id;
      found[operation.id] = [first, ...second].map((response) => response.status());
      await blockOf(docs.page, operation).locator('.opblock-summary-control').click();
    }
    const want = operations.map(({ id }) => {
      const [status, ...second] = found[id]!;
      return [id, otherwise[id] ?? [status! < 300 ? status : 'success', ...second.map(() => status)]];
    });
    expect(found).toEqual(Object.fromEntries(want));

    expect(docs.asked.length).toBeGreaterThan(operations.length);
    expect(docs.asked.filter((url) => !url.startsWith(deemster.url) && !url.startsWith('data:'))).toEqual([]);
    expect(docs.problems).toEqual([]);
  },
);

const looks = [
  ['dark', 390],
  ['dark', 1280],
  ['light', 1280],
  ['light', 390],
] as const;

testPage.each(looks)(
  'a %s page, %i pixels wide, can be read without scrolling sideways',
  async (colorScheme, width) => {
    await using deemster = await startDeemster();
    await using docs = await openDocs(deemster, { colorScheme, viewport: { width, height: 900 } });
    const { page } = docs;
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background === 'rgb(28, 32, 34)').toBe(colorScheme === 'dark');
    for (const id of ['reward_api_v1_evals_reward_post', 'listTraces', 'updateEvaluator']) {
      const operation = operations.find((one) => one.id === id)!;
      await fillIn(page, operation, {});
      await execute(page, operation);
    }
    // The light colours are the library's own brand; the dark ones are partly ours.
    if (colorScheme === 'dark') expect(await faintTexts(page, 3)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(docs.problems).toEqual([]);
  },
);

testPage('the page follows the colour scheme while it is open', async () => {
  await using deemster = await startDeemster();
  await using docs = await openDocs(deemster, { colorScheme: 'light' });
  const isDark = () => docs.page.evaluate(() => document.documentElement.classList.contains('dark-mode'));
  expect(await isDark()).toBe(false);
  await docs.page.emulateMedia({ colorScheme: 'dark' });
  await docs.page.waitForFunction(() => document.documentElement.classList.contains('dark-mode'));
  await docs.page.emulateMedia({ colorScheme: 'light' });
  await docs.page.waitForFunction(() => !document.documentElement.classList.contains('dark-mode'));
});
