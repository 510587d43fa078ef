import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { answers, candidatesOf, judgeAndLabel, planned, range, replayed } from '../server/labelled-cases.ts';
import { faultsOf } from './axe.ts';
import { longName, storeEvaluators, wordings } from './evaluator-sample.ts';
import { signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let sample: Deemster;
let candidate: string;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, sample] = await Promise.all([
    launchChromium(),
    // Nothing is asked of it.
    startDeemster({ judge: 'openai:stub', openaiBaseUrl: 'http://127.0.0.1:9' }),
  ]);
  await mkdir(screenshots, { recursive: true });
  await storeEvaluators(sample, Date.now());
  const settings = { evaluation_criteria: 'Passes if the response contains "window"', keep_labels: true };
  candidate = (await replayed(sample, await planned(sample, 'refund-window', settings))).id;
  await planned(sample, 'no-invented-policy', { model_core: 'align-20260109', max_tokens: 200_000 });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await sample?.[Symbol.asyncDispose]();
});

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).first().waitFor();
const quiet = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('Loading…'));

describe('everybody can use the pages', () => {
  const pages: [name: string, path: string, prepare?: (page: Page) => Promise<unknown>][] = [
    ['evaluators', '/evaluators'],
    ['evaluator', '/evaluators/refund-window'],
    ['evaluator-few', `/evaluators/${longName}`],
    ['evaluator-graded', '/evaluators/no-invented-policy'],
    ['evaluator-unused', '/evaluators/never-used'],
    [
      'evaluator-new',
      '/evaluators?new=1&criterion=Passes+if+the+response+has+fewer+than+60+words+and+contains+no+phone+number',
      (page) => page.getByText('Code decides').waitFor(),
    ],
    [
      'evaluator-edit',
      `/evaluators/refund-window?${new URLSearchParams({ edit: '1', criterion: 'Passes if the response contains "window"' })}`,
      async (page) => {
        await page.getByText('Code decides').waitFor();
        await page.getByRole('button', { name: 'Try on the last 20…' }).click();
        await page.getByRole('button', { name: 'Make 20 judgments' }).click();
        await page.getByRole('button', { name: 'Again' }).waitFor();
      },
    ],
    ['evaluator-missing', '/evaluators/nobody'],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, sample, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        for (const [name, path, prepare] of pages) {
          await page.goto(sample.url + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await quiet(page);
          await prepare?.(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await page.screenshot({ path: new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname, fullPage: true });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
        expect(tab.problems).toEqual([]);
      });
});
