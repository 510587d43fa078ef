import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { faultsOf } from './axe.ts';
import { openTab, signedIn } from './open-pages.ts';
import { type Sample, startSample } from './sample.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let deemster: Deemster;
let sample: Sample;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, deemster, sample] = await Promise.all([launchChromium(), startDeemster(), startSample()]);
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await deemster?.[Symbol.asyncDispose]();
  await sample?.[Symbol.asyncDispose]();
});

const criterion = 'Passes if the response has fewer than 6 words';

/** Traces with a tag of their own, the newest last; every other one passes. */
async function traces(tag: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const { headers } = await deemster.post('/api/v1/evals/reward', {
      messages: [
        { role: 'user', content: `Question ${at} of ${tag}?` },
        { role: 'assistant', content: at % 2 ? 'A short reply.' : 'A reply that is rather longer than six words.' },
      ],
      evaluation_criteria: criterion,
      tags: { tag },
    });
    ids.push(headers.get('x-trace-id')!);
  }
  return ids;
}

const stored = async (id: string) => (await deemster.get(`/api/v1/traces/${id}`)).body;
const item = (page: Page, words: string) => page.getByText(words).first().waitFor();

testPage('ten traces are reviewed by keyboard only, from the list to the last one', async () => {
  const ids = (await traces('ten', 10)).toReversed();
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/traces?tag=tag:ten`);
  await page.getByRole('link', { name: 'Review these' }).focus();
  await page.keyboard.press('Enter');
  await item(page, 'Item 1 of 10 · 0 decided');
  expect(page.url()).toBe(`${deemster.url}/review?tag=tag%3Aten`);
  for (const [at, id] of ids.entries()) {
    await item(page, `Item ${at + 1} of 10 · ${at} decided`);
    await page.getByText(`Question ${9 - at} of ten?`).waitFor();
    await page.getByText('The judge’s verdict is hidden until you decide.').waitFor();
    expect(await page.getByRole('heading', { name: 'The judge' }).count()).toBe(0);
    await page.keyboard.press(at < 7 ? '1' : '0');
    await page.getByRole('heading', { name: 'The judge' }).waitFor();
    if (at === 2) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('0');
      await page.keyboard.press('c');
      await page.keyboard.type('1 0 g s ← ? plain');
    }
    await page.keyboard.press('Control+Enter');
    if (at < 9) await page.getByText(`Question ${8 - at} of ten?`).waitFor();
    expect((await stored(id)).labels).toMatchObject([{ label: at < 7, author: null, criteria: criterion }]);
  }
  await page.getByRole('heading', { name: 'All 10 are decided' }).waitFor();
  await page.getByText('You agree with the judge in 6 of 10 answers.').waitFor();
  expect(await stored(ids[2]!)).toMatchObject({ rating: false, comments: [{ comment: '1 0 g s ← ? plain' }] });
  expect((await stored(ids[3]!)).rating).toBeNull();
  expect(tab.problems).toEqual([]);
});

testPage('a queue goes on after a reload, and in another tab from the labels', async () => {
  const ids = (await traces('resume', 4)).toReversed();
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/review?tag=tag:resume`);
  await item(page, 'Item 1 of 4');
  await page.getByText('Question 3 of resume?').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await item(page, 'Item 2 of 4 · 1 decided');
  await page.getByText('Question 2 of resume?').waitFor();
  await page.keyboard.press('s');
  await item(page, 'Item 3 of 4 · 1 decided, 1 skipped');
  expect(page.url()).toContain(`item=${ids[2]}`);
  // A trace that came later is not in this queue.
  await traces('resume', 1);
  await page.reload();
  await item(page, 'Item 3 of 4 · 1 decided, 1 skipped');
  await page.getByText('Question 1 of resume?').waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('u');
  await page.getByText('The judge’s verdict is hidden until you decide.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Answer yes or no first, or skip it.').waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Question 0 of resume?').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  // What was skipped comes back at the end.
  await item(page, 'Item 2 of 4 · 3 decided, 1 skipped');
  await using other = await openTab(browser);
  await other.page.context().addCookies(await page.context().cookies());
  await other.page.goto(`${deemster.url}/review?tag=tag:resume`);
  await item(other.page, 'Item 1 of 5 · 3 decided');
  expect(tab.problems).toEqual([]);
});

testPage('a call that fails keeps what was typed; a deleted trace is passed by', async () => {
  const ids = (await traces('faults', 3)).toReversed();
  await using tab = await signedIn(browser, deemster, { isAnswered: true });
  const { page } = tab;
  await page.goto(`${deemster.url}/traces/${ids[0]}`);
  await page.getByRole('link', { name: 'Review', exact: true }).last().click();
  // The trace says it twice.
  await page.getByText('The judge’s verdict is hidden until you decide.').waitFor();
  await page.getByText('Question 2 of faults?').waitFor();
  await page.goto(`${deemster.url}/review?tag=tag:faults`);
  await page.getByText('Question 2 of faults?').waitFor();
  await page.route('**/api/v1/annotations/*', (route) => route.abort());
  await page.keyboard.press('1');
  await page.getByText('The service cannot be reached.').waitFor();
  expect(await page.getByRole('button', { name: /^Yes/ }).getAttribute('aria-pressed')).toBe('false');
  await page.unroute('**/api/v1/annotations/*');
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'The judge' }).waitFor();
  await page.route('**/api/v1/annotations/comment', (route) => route.abort());
  await page.keyboard.press('c');
  await page.keyboard.type('Kept');
  await page.keyboard.press('Control+Enter');
  await page.getByText('The service cannot be reached.').waitFor();
  expect(await page.getByLabel('Comment').inputValue()).toBe('Kept');
  await page.keyboard.press('Escape');
  await fetch(`${deemster.url}/api/v1/traces/${ids[1]}`, { method: 'DELETE', headers: { 'API-Key': deemster.key } });
  await page.keyboard.press('ArrowRight');
  await page.getByText('This trace is not in your account.').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Question 2 of faults?').waitFor();
  expect(await page.getByLabel('Comment').inputValue()).toBe('Kept');
  await page.unroute('**/api/v1/annotations/comment');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Question 0 of faults?').waitFor();
  expect((await stored(ids[0]!)).comments).toMatchObject([{ comment: 'Kept' }]);
  await page.goto(`${deemster.url}/review?tag=tag:none`);
  await page.getByRole('heading', { name: 'There is nothing to review' }).waitFor();
  expect(await page.getByRole('link', { name: 'Review all traces' }).getAttribute('href')).toBe('/review');
  await page.route('**/api/v1/traces?*', (route) => route.abort());
  await page.goto(`${deemster.url}/review?tag=tag:other`);
  await page.getByRole('heading', { name: 'The service cannot be reached' }).waitFor();
});

testPage('a graded criterion takes a score; several criteria are fields of one item', async () => {
  await using tab = await signedIn(browser, sample.deemster);
  const { page } = tab;
  await page.goto(`${sample.deemster.url}/review?item=${sample.traces.refund}`);
  await page.getByRole('heading', { level: 2, name: /refund window of the policy/ }).waitFor();
  expect(await page.locator('mark').count()).toBe(0);
  await page.keyboard.press('0');
  await page.locator('mark').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { level: 2, name: /^Penalize statements/ }).waitFor();
  await page.keyboard.press('v');
  await page.keyboard.type('1.5');
  await page.keyboard.press('Escape');
  await page.getByText('A number from 0 to 1, such as 0.7.').waitFor();
  await page.keyboard.press('v');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0.3');
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  await page.getByRole('heading', { name: 'The judge' }).nth(1).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  const { body } = await sample.deemster.get(`/api/v1/traces/${sample.traces.refund}`);
  expect(body.labels).toMatchObject([
    { evaluator_name: 'refund-window', label: false, score: null },
    { criteria: expect.stringMatching(/^Penalize/), label: false, score: 0.3 },
  ]);
  expect(tab.problems).toEqual([]);
});

testPage('the longest name of an evaluator does not widen the page', async () => {
  await deemster.post('/api/v1/evaluators', { name: 'n'.repeat(255), evaluation_criteria: criterion });
  await traces('narrow', 1);
  await using tab = await signedIn(browser, deemster, { viewport: { width: 360, height: 900 } });
  await tab.page.goto(`${deemster.url}/review?tag=tag:narrow`);
  await tab.page.getByLabel('Order').waitFor();
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

describe('everybody can review', () => {
  const pages: [name: string, path: () => string, keys: string[]][] = [
    ['review', () => `/review?item=${sample.traces.refund}`, []],
    ['review-one', () => '/review?tag=channel:app', []],
    ['review-decided', () => `/review?item=${sample.traces.hostile}`, ['1']],
    ['review-agents', () => '/review?tag=kind:agents', []],
    ['review-keys', () => '/review?tag=channel:app', ['?']],
    ['review-end', () => '/review?tag=channel:mail', ['1', 'Control+Enter']],
    ['review-empty', () => '/review?tag=lang:fr', []],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, sample.deemster, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        for (const [name, path, keys] of pages) {
          await page.goto(sample.deemster.url + path());
          await page.getByText('Show the list').waitFor();
          await page.getByText('Loading…').waitFor({ state: 'detached' });
          await page.waitForLoadState('networkidle');
          for (const key of keys) await page.keyboard.press(key);
          if (name === 'review-decided') await page.getByRole('heading', { name: 'The judge' }).waitFor();
          if (name === 'review-end') await page.getByText('is decided').or(page.getByText('are decided')).waitFor();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const file = new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname;
          await page.screenshot({ path: file, fullPage: name !== 'review-keys' });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
      });
});
