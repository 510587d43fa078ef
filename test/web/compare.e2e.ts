import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { faultsOf } from './axe.ts';
import { mentions, runs, startCompareSample } from './compare-sample.ts';
import { openTab, signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let stage: Awaited<ReturnType<typeof startCompareSample>>;
let deemster: Deemster;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, stage] = await Promise.all([launchChromium(), startCompareSample()]);
  ({ deemster } = stage);
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await stage?.[Symbol.asyncDispose]();
});

const pair = new URLSearchParams({ base: runs.before, candidate: runs.after });
const caseLinks = (page: Page) => page.locator('.cases .c-case a');

testPage('two runs are chosen and compared by keyboard, and a case is opened side by side', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/compare`);
  // The newest two runs have nothing in common.
  await page.getByRole('link', { name: 'Compare the newest two' }).waitFor();
  await page.getByRole('link', { name: `${runs.before} as A, the baseline` }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/base=2026-11-21-main$/);
  await page.getByLabel('B, the candidate', { exact: true }).selectOption(runs.after);
  await page.getByRole('heading', { name: 'B is better' }).waitFor();
  expect(page.url()).toBe(`${deemster.url}/compare?${pair}`);
  await page.getByText('75 of 78 results compared; left out: 3 only in A.').waitFor();
  const rows = page.getByRole('region', { name: 'By criterion, table' }).getByRole('row');
  expect(await rows.count()).toBe(4);
  expect(await rows.filter({ hasText: 'short-reply' }).innerText()).toMatch(
    /better[\s\S]*\+0\.60 \[\+0\.\d\d, \+0\.\d\d\]/,
  );
  // Regressed cases first; j and Enter open the first.
  expect(await caseLinks(page).first().innerText()).toMatch(/^store-credit/);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('← Cases, 1 of').waitFor();
  const [a, b] = [page.getByLabel('A, the baseline'), page.getByLabel('B, the candidate')];
  await a.getByText('You get a refund, and it takes up to').last().waitFor();
  await b.getByText('Sorry, only credit.').waitFor();
  expect(await a.locator('.score__value').innerText()).toBe('1.00');
  expect(await b.locator('.score__value').innerText()).toBe('0.00');
  const opened = page.url();
  await page.keyboard.press('j');
  await page.getByText('← Cases, 2 of').waitFor();
  await page.keyboard.press('k');
  await page.waitForURL(opened);
  await page.keyboard.press('Escape');
  await page.locator('.cases tr.is-cursor', { hasText: 'store-credit' }).waitFor();
  await page.goto(opened);
  await page.getByRole('link', { name: 'Open the trace of B' }).click();
  await page.getByRole('heading', { level: 1, name: /^How does store-credit/ }).waitFor();
  // The trace leads back to its run.
  await page.getByRole('link', { name: `run:${runs.after}` }).waitFor();
  await page.getByRole('link', { name: 'Compare this run' }).click();
  await page.waitForURL(`${deemster.url}/compare?candidate=${runs.after}`);
  await page.getByRole('link', { name: 'Compare with the run before it' }).click();
  await page.waitForURL(`${deemster.url}/compare?${pair}`);
  await page.getByRole('heading', { name: 'B is better' }).waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('filters are in the address, and narrow the cases but not the figures', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/compare?${pair}`);
  await page.getByRole('link', { name: 'Changed 17' }).waitFor();
  const verdict = await page.locator('.headline').innerText();
  await page.getByRole('link', { name: 'Regressed 2' }).click();
  await page.waitForURL(/change=regressed$/);
  await expectCases(page, 2);
  await page.reload();
  await expectCases(page, 2);
  await page.getByRole('link', { name: 'Same 58' }).click();
  await expectCases(page, 58);
  expect(await page.locator('.cases .c-why').nth(1).innerText()).toBe('the same score');
  await page.getByRole('link', { name: 'Improved 15' }).click();
  await expectCases(page, 15);
  await page.getByLabel('Criterion', { exact: true }).selectOption(mentions);
  await page.getByText('No case is like this.').waitFor();
  expect(await page.locator('.headline').innerText()).toBe(verdict);
  await page.getByRole('link', { name: 'All that changed' }).click();
  await page.getByLabel('differs by at least').fill('1');
  await page.getByLabel('differs by at least').press('Enter');
  await page.waitForURL(/min_difference=1$/);
  await expectCases(page, 17);
  await page
    .getByRole('row')
    .filter({ hasText: mentions })
    .first()
    .getByRole('link', { name: '1', exact: true })
    .click();
  await page.waitForURL(/criterion=/);
  await expectCases(page, 1);
  await page.goBack();
  await expectCases(page, 17);
  expect(tab.problems).toEqual([]);
});

const expectCases = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.cases tbody tr').length === wanted, count);

testPage('two judges of a run are never shown as a change of the product', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/compare`);
  await page.getByRole('link', { name: 'Two judges' }).click();
  await page.getByLabel('Judged traces').selectOption('judged-twice');
  await page.getByRole('heading', { name: 'The judges differ, not the product' }).waitFor();
  expect(page.url()).toContain('run=judged-twice&base_judge=openai%3Anew&candidate_judge=openai%3Aold');
  expect(await page.locator('.headline').innerText()).not.toMatch(/B is|[AB] better/);
  await page.getByLabel('A, the baseline').selectOption('openai:old');
  await page.getByLabel('B, the candidate').selectOption('openai:new');
  await page.getByRole('link', { name: 'Only A passes 1' }).click();
  await expectCases(page, 1);
  await caseLinks(page).first().click();
  await page.getByText('Both judged the same conversation.').waitFor();
  // The same run on both sides: a case has two results, until one judge is chosen.
  await page.goto(`${deemster.url}/compare?base=judged-twice&candidate=judged-twice`);
  await page.getByText('0 of 3 results compared; left out: 3 with several results on one side.').waitFor();
  await page.getByRole('link', { name: 'openai:old' }).click();
  await page.getByText('3 of 3 results compared.').waitFor();
  await page.getByRole('heading', { name: 'A and B are the same' }).waitFor();
  await page.getByText('Both sides are the run judged-twice. So nothing can differ.').waitFor();
  await page.getByRole('link', { name: 'Remove the filter: only verdicts of openai:old' }).click();
  await page.getByText('0 of 3 results compared').waitFor();
  await page.goto(`${deemster.url}/compare?of=judges`);
  await page.getByLabel('Judged traces').selectOption('cites-policy');
  await page.getByText('About').or(page.getByText('Fewer than')).first().waitFor();
  await page
    .getByRole('region', { name: 'Agreement with people, table' })
    .getByText('0.0 % → 100.0 %')
    .first()
    .waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('two judges are compared on the traces of any filters, which are in the address', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/traces?tag=run:judged-twice`);
  await page.getByRole('link', { name: 'Compare judges' }).click();
  await page.getByRole('heading', { name: 'The judges differ, not the product' }).waitFor();
  await page.getByText('3 of 3 results compared.').waitFor();
  await page.getByRole('link', { name: '3 traces', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Only A passes 1' }).click();
  await expectCases(page, 1);
  await page.getByRole('link', { name: 'Remove the filter run:judged-twice' }).click();
  await page.getByText('6 of 6 results compared.').waitFor();
  expect(new URL(page.url()).search).toBe('?of=judges&traces=');
  await page.getByRole('button', { name: 'Add filter…' }).click();
  await page.getByLabel('By', { exact: true }).selectOption('Evaluator');
  await page.getByRole('textbox', { name: 'Evaluator' }).fill('cites-policy');
  await page.keyboard.press('Enter');
  await page.getByText('3 of 3 results compared.').waitFor();
  // What is compared is asked for once the page shows the choice.
  const chosen = page.waitForResponse(/judges\/compare\?.*base_judge=openai%3Aold/);
  await page.getByLabel('A, the baseline').selectOption('openai:old');
  await chosen;
  await page.getByLabel('B, the candidate').selectOption('openai:old');
  await page.getByText('Both sides are the judge openai:old. Name another one.').waitFor();
  await page.getByLabel('B, the candidate').selectOption('openai:new');
  await page.getByRole('heading', { name: 'The judges differ, not the product' }).waitFor();
  await page.getByLabel('Judged traces').selectOption('Any traces, by filters');
  await page.getByRole('heading', { name: 'The judges differ, not the product' }).waitFor();
  await page.goto(`${deemster.url}/compare?of=judges&traces=evaluator_name%3Dbrief`);
  await page.getByText('No model judged these traces.').waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('two versions are compared by their agreement with people', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/compare?of=versions`);
  await page.getByLabel('Evaluator').selectOption('brief');
  await page.getByRole('heading', { name: 'B is better' }).waitFor();
  await page.getByText('A higher score is not a better judge').waitFor();
  await page.getByLabel('B, the candidate').selectOption('Version 1');
  await page.getByText('Both sides are version 1 under check.').waitFor();
  await page.getByLabel('A, the baseline').selectOption('Version 2');
  await page.getByRole('heading', { name: 'B is worse' }).waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('a comparison opened while signed out is there after sign-in; what is not there is said', async () => {
  await using tab = await openTab(browser);
  const { page } = tab;
  const address = `${deemster.url}/compare?${pair}&change=regressed`;
  await page.goto(address);
  await page.getByLabel('Key').fill(deemster.key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectCases(page, 2);
  expect(page.url()).toBe(address);
  await page.goto(`${deemster.url}/compare?base=nothing&candidate=${runs.after}`);
  await page.getByText('No run is named "nothing".').waitFor();
  const gone = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11.019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b12';
  await page.goto(`${address}&a=${gone}&b=${gone}`);
  await page.getByText('A trace of this case is not in your account.').waitFor();
  await page.route('**/api/v1/runs/compare*', (route) => route.abort());
  await page.goto(address);
  await page.getByText('The service cannot be reached.').waitFor();
  await page.unroute('**/api/v1/runs/compare*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCases(page, 2);
});

describe('every state can be read by everybody', () => {
  const opened = async (query: URLSearchParams | string) => {
    const of = new URLSearchParams(query);
    const { body } = of.has('evaluator')
      ? await deemster.get('/api/v1/evaluators/brief/compare')
      : await deemster.get(`/api/v1/runs/compare?${of}`);
    const [one] = (body.criteria ?? [body])[0].changed_cases;
    const ids = (side: { trace_id: string; evaluation_id: string }) => `${side.trace_id}.${side.evaluation_id}`;
    return `${of}&a=${ids(one.base)}&b=${ids(one.candidate)}`;
  };
  const states: [name: string, query: () => string | Promise<string>][] = [
    ['compare', () => `${pair}`],
    ['compare-choose', () => ''],
    ['compare-case', () => opened(pair)],
    ['compare-judges', () => 'of=judges&run=judged-twice&base_judge=openai:old&candidate_judge=openai:new'],
    ['compare-traces', () => 'of=judges&traces=tag%3Drun%3Ajudged-twice%26last%3D28d'],
    ['compare-versions', () => 'of=versions&evaluator=brief'],
    ['compare-too-few', () => `base=judged-twice&candidate=${runs.after}`],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, deemster, { colorScheme, viewport: { width, height: 900 } });
        await using empty = await startDeemster();
        await using other = await signedIn(browser, empty, { colorScheme, viewport: { width, height: 900 } });
        for (const [name, query] of [...states, ['compare-empty', () => ''] as const]) {
          const { page } = name === 'compare-empty' ? other : tab;
          await page.goto(`${(name === 'compare-empty' ? empty : deemster).url}/compare?${await query()}`);
          await page.getByRole('heading', { level: 2 }).or(page.getByText('Compare the newest two')).first().waitFor();
          await page.getByText('Loading…').waitFor({ state: 'detached' });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const file = new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname;
          await page.screenshot({ path: file, fullPage: true });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
      });
});
