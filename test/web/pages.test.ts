import type { Browser } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { startDeemster } from '../helpers.ts';
import { signedIn } from './open-pages.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  if (testPage === test) browser = await launchChromium();
}, 120_000);
afterAll(() => browser?.close());

// All else that the pages do is tested by "npm run e2e".
testPage('a sign-in link opens the pages, which load nothing from another host', async () => {
  await using deemster = await startDeemster();
  await using tab = await signedIn(browser!, deemster);
  expect(new URL(tab.page.url()).href).toBe(`${deemster.url}/traces`);
  expect(tab.asked.filter((url) => !url.startsWith(deemster.url))).toEqual([]);
  expect(tab.problems).toEqual([]);
});
