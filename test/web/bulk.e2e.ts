import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { faultsOf } from './axe.ts';
import { signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let deemster: Deemster;
let ids: string[];
beforeAll(async () => {
  if (testPage !== test) return;
  await mkdir(screenshots, { recursive: true });
  [browser, deemster] = await Promise.all([launchChromium(), startDeemster()]);
  await deemster.post('/api/v1/evaluators', {
    name: 'brief',
    evaluation_criteria: 'Passes if the response has fewer than 6 words',
  });
  ids = [];
  for (let at = 0; at < 8; at++) {
    const { headers } = await deemster.post('/api/v1/evals/reward', {
      messages: [
        { role: 'user', content: `Question ${at}?` },
        { role: 'assistant', content: at % 2 ? `Short reply ${at}.` : `A reply that is longer than six words: ${at}.` },
      ],
      evaluator_name: 'brief',
      tags: { half: at < 4 ? 'first' : 'second' },
    });
    ids.push(headers.get('x-trace-id')!);
  }
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await deemster?.[Symbol.asyncDispose]();
});

const select = (page: Page, at: number) =>
  page
    .getByRole('row')
    .filter({ hasText: `Question ${at}?` })
    .getByRole('checkbox')
    .check();

testPage('selected traces are reviewed, tagged, exported and deleted', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.getByText('Question 0?').waitFor();
  for (const at of [1, 4, 6]) await select(page, at);
  const bar = page.getByRole('group', { name: 'Selected traces' });
  await bar.getByRole('button', { name: 'Add tag…' }).click();
  await page.getByLabel('Name').fill('checked');
  await page.getByLabel('Value').fill('in <b>May</b>');
  await page.keyboard.press('Enter');
  await bar.getByText('Added checked:in <b>May</b> to 3 traces.').waitFor();
  await page
    .getByRole('row', { name: /Question 4\?/ })
    .getByRole('link', { name: 'checked:in <b>May</b>' })
    .waitFor();
  const tags = async (at: number) => (await deemster.get(`/api/v1/traces/${ids[at]}`)).body.tags;
  expect([await tags(4), await tags(5)]).toEqual([{ half: 'second', checked: 'in <b>May</b>' }, { half: 'second' }]);

  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(download.suggestedFilename()).toBe('traces.jsonl');
  const expected = await Promise.all(
    [6, 4, 1].map(async (at) => (await deemster.get(`/api/v1/traces/${ids[at]}`)).body),
  );
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected);

  await page.keyboard.press('r');
  await page.getByRole('heading', { level: 1, name: 'Review: 3 chosen traces' }).waitFor();
  await page.getByText('Item 1 of 3 · 0 decided').waitFor();
  expect(page.url()).toBe(`${deemster.url}/review?traces=${ids[6]},${ids[4]},${ids[1]}`);
  await page.getByText('Question 6?').waitFor();
  await page.getByText('The judge’s verdict is hidden until you decide.').waitFor();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'The judge' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Question 4?').waitFor();
  await page.goBack();
  await page.getByText('8 traces, newest first').waitFor();
  await select(page, 1);
  await bar.getByRole('button', { name: 'Select all' }).click();
  await bar.getByText('8 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select all 8 that are loaded' }).uncheck();
  await bar.waitFor({ state: 'detached' });
  await select(page, 0);
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete 1 trace' }).click();
  await page.getByText('7 traces, newest first').waitFor();
  expect((await deemster.get(`/api/v1/traces/${ids[0]}`)).status).toBe(404);
  expect(tab.problems).toEqual([]);
});

testPage('a failure of a bulk action says so and changes nothing that is shown', async () => {
  await using tab = await signedIn(browser, deemster, { isAnswered: true });
  const { page } = tab;
  await select(page, 5);
  const bar = page.getByRole('group', { name: 'Selected traces' });
  await page.route('**/api/v1/annotations/tags', (route) => route.abort());
  await bar.getByRole('button', { name: 'Add tag…' }).click();
  await page.getByLabel('Name').fill('a:b');
  await page.getByLabel('Value').fill('c');
  await page.keyboard.press('Enter');
  // The browser refuses the colon, by which the list's filters separate name and value.
  expect(await page.getByLabel('Name').evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(
    true,
  );
  await page.getByLabel('Name').fill('a');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('The service cannot be reached.').waitFor();
  await page.keyboard.press('Escape');
  await page.route('**/api/v1/traces/*', (route) => route.abort());
  await bar.getByRole('button', { name: 'Export' }).click();
  await bar.getByText('Nothing was exported: The service cannot be reached.').waitFor();
  await bar.getByText('1 selected').waitFor();
});

testPage('facets count what they leave of all traces, without the tag of a case', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  const count = (name: string) => page.locator('.facet a', { hasText: name }).locator('span').last().innerText();
  const counted = (traces: string) =>
    page.locator('.facet a', { hasText: 'brief' }).getByText(traces, { exact: true }).waitFor();
  await counted('7');
  expect(await Promise.all(['Some below', 'Some of', 'brief', 'Rated good', 'half:first'].map(count))).toEqual([
    '3',
    '4',
    '7',
    '0',
    '3',
  ]);
  await page.getByRole('link', { name: /^Some below 0\.5/ }).click();
  await page.getByText('3 traces, newest first').waitFor();
  await counted('3');
  expect(await Promise.all(['Some below', 'Some of', 'brief', 'half:first'].map(count))).toEqual(['3', '', '3', '1']);
  await page.getByRole('link', { name: /^half:first \d/ }).click();
  await page.getByText('1 trace, newest first').waitFor();
});

testPage('a queue shows the most useful first, and queues of this browser are listed and continue', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/review?traces=${ids[6]},${ids[4]},${ids[0]}`);
  await page.getByText('Item 2 of 3 · 1 decided').waitFor();
  await page.goto(`${deemster.url}/review?tag=half:second`);
  await page.getByText('4 traces, newest first.').waitFor();
  await page.getByText('Question 7?').waitFor();
  await page.getByRole('button', { name: /^Yes/ }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'The judge' }).first().waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Item 3 of 4 · 2 decided').waitFor();
  await page.getByLabel('Order').selectOption('Most useful first, for brief');
  await page.getByRole('heading', { level: 1, name: 'Review: evaluator brief, most useful first' }).waitFor();
  expect(page.url()).toBe(`${deemster.url}/review?evaluator_name=brief&order=useful`);
  // Two of the seven have a label by now.
  await page
    .getByText('5 traces of 5 without a label: 0 nearest the threshold, 5 at random, in mixed order.')
    .waitFor();
  await page.getByText('Item 1 of 5 · 0 decided').waitFor();
  await page.getByRole('button', { name: /^Yes/ }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'The judge' }).first().waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Item 2 of 5 · 1 decided').waitFor();
  const queues = page.getByRole('region', { name: 'Other queues in this browser', exact: true });
  const rows = async () =>
    (await queues.locator('tbody tr').allInnerTexts()).map((text) => text.split(/\s*\t\s*/).slice(0, 3));
  expect(await rows()).toEqual([
    ['half:second', '2 of 4', '1 of 2'],
    ['3 chosen traces', '1 of 3', '0 of 1'],
  ]);
  await queues.getByRole('button', { name: 'Forget the queue 3 chosen traces' }).click();
  expect(await rows()).toHaveLength(1);
  // Another tab continues it: the service would suggest other responses by now.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('Item 2 of 5 · 1 decided').waitFor();
  await second.getByRole('link', { name: 'half:second', exact: true }).click();
  await second.getByText('Item 3 of 4 · 2 decided').waitFor();
  await second.getByRole('button', { name: 'Forget the queue evaluator brief, most useful first' }).click();
  await second.getByRole('region', { name: 'Other queues in this browser' }).waitFor({ state: 'detached' });
  await page.goto(`${deemster.url}/review?evaluator_name=nobody&order=useful`);
  await page.getByText('No such evaluator').waitFor();
  expect(tab.problems).toEqual([]);
});

describe('everybody can use them', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, deemster, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        const look = async (name: string, fullPage = true) => {
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const file = new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname;
          await page.screenshot({ path: file, fullPage });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        };
        for (const at of [1, 4]) await select(page, at);
        await page.getByText('2 selected').waitFor();
        await look('traces-selected', false);
        await page.getByRole('button', { name: 'Add tag…' }).click();
        await page.getByRole('dialog').waitFor();
        await look('dialog-tag', false);
        await page.keyboard.press('Escape');
        await page
          .getByRole('group', { name: 'Selected traces' })
          .getByRole('link', { name: /^Review/ })
          .click();
        await page.getByText('Item 1 of 2').waitFor();
        await page.goto(`${deemster.url}/review?evaluator_name=brief&order=useful`);
        await page.getByText('Other queues in this browser').waitFor();
        await page.getByText('Loading…').waitFor({ state: 'detached' });
        await look('review-useful');
      });
});
