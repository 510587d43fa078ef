import { mkdir } from 'node:fs/promises';
import { testPage } from '../../chromium.ts';
import { otherAccount } from '../../server/other-account.ts';
import { faultsOf } from '../axe.ts';
import { linkOf, openTab, signedIn } from '../open-pages.ts';
import { open, stage } from './stage.ts';

const screenshots = new URL('../screenshots/', import.meta.url);

beforeAll(async () => {
  await mkdir(screenshots, { recursive: true });
});

testPage('the theme is chosen once, and is there before the next page is painted', async () => {
  await using tab = await signedIn(stage.browser, stage.sample.deemster, { colorScheme: 'light' });
  const { page } = tab;
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  const dark = await background();
  expect(dark).not.toBe(light);
  // Without the program, the first script alone sets it.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${stage.sample.deemster.url}/traces`);
  expect(await background()).toBe(dark);
});

describe('every page can be read by everybody', () => {
  const pages: [name: string, path: () => string][] = [
    ['traces', () => '/traces'],
    ['no-match', () => '/traces?tag=lang:fr&rating=true'],
    ['trace', () => `/traces/${stage.sample.traces.refund}`],
    ['trace-hostile', () => `/traces/${stage.sample.traces.hostile}`],
    ['trace-agents', () => `/traces/${stage.sample.traces.agents}`],
    ['trace-missing', () => '/traces/019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11'],
    ['not-found', () => '/nothing'],
    ['sign-in', () => '/sign-in'],
    ['first-traces', () => '/traces'],
  ];

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        const options = { colorScheme, viewport: { width, height: 900 } };
        await using tab = await signedIn(stage.browser, stage.sample.deemster, options);
        await using out = await openTab(stage.browser, options);
        await using other = await openTab(stage.browser, options);
        await otherAccount(stage.sample.deemster).catch(() => undefined);
        await other.page.goto(await linkOf(stage.sample.deemster, 'standard'));
        for (const [name, path] of pages) {
          const { page } = name === 'sign-in' ? out : name === 'first-traces' ? other : tab;
          await open(page, path());
          await page.getByText('Loading…').waitFor({ state: 'detached' });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await page.screenshot({
            path: new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname,
            fullPage: true,
          });
          const faults = await faultsOf(page);
          expect([name, overflow, faults]).toEqual([name, 0, []]);
        }
        const { page } = tab;
        await open(page, `/traces/${stage.sample.traces.refund}`);
        for (const [at, dialog] of ['Judge again…', 'Copy as…', 'Delete…'].entries()) {
          await page.getByRole('button', { name: dialog }).click();
          await page.locator('dialog').waitFor();
          await page.screenshot({ path: new URL(`dialog-${at}-${width}-${colorScheme}.png`, screenshots).pathname });
          expect([dialog, await faultsOf(page)]).toEqual([dialog, []]);
          await page.keyboard.press('Escape');
          await page.locator('dialog').waitFor({ state: 'detached' });
        }
      });
});
