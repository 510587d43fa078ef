import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../../chromium.ts';
import { type Sample, startSample } from '../sample.ts';

/** One browser and one service for all tests of the pages. */
export const stage = {} as { browser: Browser; sample: Sample };

beforeAll(async () => {
  if (testPage !== test) return;
  [stage.browser, stage.sample] = await Promise.all([launchChromium(), startSample()]);
}, 120_000);
afterAll(async () => {
  await stage.browser?.close();
  await stage.sample?.[Symbol.asyncDispose]();
});

/** Opens a page and waits for its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(stage.sample.deemster.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
