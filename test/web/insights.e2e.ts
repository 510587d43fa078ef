import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { otherAccount } from '../server/other-account.ts';
import { faultsOf } from './axe.ts';
import { storeWeeks } from './insight-sample.ts';
import { linkOf, openTab, signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
beforeAll(async () => {
  if (testPage !== test) return;
  browser = await launchChromium();
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(() => browser?.close());

const open = async (page: Page, deemster: Deemster, path: string) => {
  await page.goto(deemster.url + path);
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
  await page.getByText('Loading…').waitFor({ state: 'detached' });
};

/** The figure under a name, as the page shows it. */
const figure = (page: Page, name: string) =>
  page
    .locator('.figure', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

testPage('the figures are those of the API, nulls and failures apart, and lead to their traces', async () => {
  await using provider = await scriptedProvider([
    { reply: verdictReply({ label: 'X', explanation: 'There is no policy.' }) },
    { status: 401 },
    { status: 401 },
  ]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const judge = (content: string, evaluation_criteria: string, more = {}) =>
    deemster.post('/api/v1/evals/reward', {
      messages: [conversation[0]!, { role: 'assistant', content }],
      evaluation_criteria,
      ...more,
    });
  for (let at = 0; at < 30; at++) await judge(at < 6 ? `${at} ${'word '.repeat(60)}` : `Answer ${at}.`, criterion);
  const { headers } = await judge('Answer 29.', modelCriterion);
  expect((await judge('Failed, new.', modelCriterion)).status).toBe(500);
  const failed = { trace_id: headers.get('x-trace-id')! };
  expect((await judge('Answer 29.', `${modelCriterion}, in full`, failed)).status).toBe(500);

  const { total } = (await deemster.get('/api/v1/insights')).body;
  expect(total).toMatchObject({ evaluations: 31, not_applicable: 1, failed: 2, pass_rate: { value: 0.8 } });
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
  await figure(page, 'Evaluations').getByText('31', { exact: true }).waitFor();
  expect(await figure(page, 'Mean score').innerText()).toBe(total.mean_score.value.toFixed(3));
  expect(await figure(page, 'Passing').innerText()).toBe('80.0 %');
  expect(await figure(page, 'Below 0.5').innerText()).toBe('6');
  expect(await figure(page, 'Not applicable').innerText()).toBe('1');
  expect(await figure(page, 'Failed judgments').innerText()).toBe('2');
  await page.getByText('No labels yet: nothing to say.').waitFor();

  await figure(page, 'Below 0.5').getByRole('link').click();
  await page.getByText('6 traces, newest first').waitFor();
  await page.goBack();
  await figure(page, 'Failed judgments').getByRole('link').click();
  // The other failure was on a new conversation, so it stored no trace.
  await page.getByText('1 trace, newest first').waitFor();
  await page.goBack();
  await page.getByRole('row', { name: criterion }).getByRole('link', { name: '30', exact: true }).click();
  await page.getByText('30 traces, newest first').waitFor();
  await page.getByRole('link', { name: /^Remove the filter criterion/ }).waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('too few scores are a sentence, and the view is in the address', async () => {
  await using deemster = await startDeemster();
  await deemster.evaluate({ tags: { app: 'shop' } });
  await using tab = await signedIn(browser, deemster, { isAnswered: true });
  const { page } = tab;
  await open(page, deemster, '/insights');
  expect(await figure(page, 'Mean score').innerText()).toBe('1 score, too few to say.');
  expect(await page.getByRole('img', { name: '1 of 30 scores' }).count()).toBe(2);
  await page.getByLabel('Per', { exact: true }).selectOption('per week');
  await page.getByRole('link', { name: 'Core', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'By core' }).waitFor();
  await page.getByRole('button', { name: 'Add filter…' }).click();
  await page.getByLabel('Tag').fill('app:other');
  await page.keyboard.press('Enter');
  await page.getByText('No evaluation matches these filters in this time.').waitFor();
  expect(new URL(page.url()).search).toBe('?tag=app%3Aother&interval=week&group_by=core');
  await page.getByRole('link', { name: 'Remove the filter app:other' }).click();
  await figure(page, 'Evaluations').getByText('1', { exact: true }).waitFor();
  await page.getByLabel('Time range').selectOption('From … to …');
  await page.getByLabel('Before').fill('2020-01-01');
  await page.getByText('No evaluation in this time.').waitFor();
  await page.getByRole('link', { name: 'Last 28 days' }).click();
  await figure(page, 'Evaluations').getByText('1', { exact: true }).waitFor();

  await page.route('**/api/v1/insights?*', (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }));
  await page.getByLabel('Time range').selectOption('Last 7 days');
  await page.getByText('Broken.').waitFor();
  await page.unroute('**/api/v1/insights?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await figure(page, 'Evaluations').getByText('1', { exact: true }).waitFor();
});

describe('can be read by everybody', () => {
  let deemster: Deemster;
  beforeAll(async () => {
    if (testPage !== test) return;
    deemster = await startDeemster();
    await storeWeeks(deemster, Date.now());
    await otherAccount(deemster);
  }, 120_000);
  afterAll(() => deemster?.[Symbol.asyncDispose]());

  const views = [
    ['insights', '/insights'],
    ['insights-hours', '/insights?last=24h&evaluator_name=refund-window'],
    ['insights-none', '/insights?tag=lang:fr&rating=true'],
  ] as const;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        const options = { colorScheme, viewport: { width, height: 900 } };
        await using tab = await signedIn(browser, deemster, options);
        await using other = await openTab(browser, options);
        await other.page.goto(await linkOf(deemster, 'standard'));
        await other.page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
        for (const [name, path, { page }] of [
          ...views.map((view) => [...view, tab] as const),
          ['insights-first', '/insights', other] as const,
        ]) {
          await open(page, deemster, path);
          await page.locator('.figures, .empty').first().waitFor();
          for (const table of await page.getByText('The same as a table').all()) await table.click();
          const faults = await faultsOf(page);
          for (const table of await page.getByText('The same as a table').all()) await table.click();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await page.screenshot({
            path: new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname,
            fullPage: true,
          });
          expect([name, overflow, faults]).toEqual([name, 0, []]);
        }
        expect(tab.problems).toEqual([]);
      });
});
