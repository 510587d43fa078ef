import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { faultsOf } from './axe.ts';
import { signedIn } from './open-pages.ts';
import { hostile, refund } from './sample.ts';

const screenshots = new URL('screenshots/', import.meta.url);

const CRITERION = 'Passes if the reply covers all main points and nothing in it is unsupported';
const supported = (claim: string, quote: string, message: number) => ({ claim, supported: 'yes', quote, message });
const FIELDS = {
  label: 'N',
  explanation: 'It promises a date that nothing supports.',
  quotes: [{ message: 5, text: 'I can still refund you in full' }],
  points: [
    { point: 'The 30 days for a refund are over.', message: 2, covered: 'yes' },
    { point: 'The warranty covers a repair or a replacement.', message: 3, covered: 'partly' },
    { point: 'The fault began in week three.', message: 4, covered: 'yes' },
    { point: hostile, message: 99, covered: 'no' },
  ],
  claims: [
    supported('The order was delivered 41 days ago.', '"days_since_delivery":41', 2),
    supported('The price was 149.00.', '"price":149', 2),
    supported('The fault began in week three.', 'It stopped working in week three', 4),
    supported('The item is a pair of headphones.', 'the wireless headphones', 0),
    supported('Nothing says this.', 'this is nowhere', 0),
    supported('The customer wants their money back.', 'I’d like my money back', 0),
    supported('The left side is silent.', 'the left side has gone silent', 0),
    { claim: 'The money arrives within three working days.', supported: 'no', quote: '', message: -1 },
  ],
};

const outcomes = (page: Page, of: string) => page.locator(`${of} .listing .hint`).allTextContents();

testPage(
  'what the judge listed is shown with its evaluation, first what falls short, and leads to its quotes',
  async () => {
    await using provider = await scriptedProvider([{ reply: verdictReply(FIELDS) }]);
    await using deemster = await startDeemster(judgedBy(provider));
    await using browser = Object.assign(await launchChromium(), {
      [Symbol.asyncDispose]: () => browser.close(),
    });
    await mkdir(screenshots, { recursive: true });
    const { headers } = await deemster.evaluate({ ...refund, evaluation_criteria: CRITERION });
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1440]) {
        await using tab = await signedIn(browser, deemster, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        await page.goto(`${deemster.url}/traces/${headers.get('x-trace-id')}`);
        await page.getByRole('heading', { name: 'Claims: 7 of 8 supported' }).waitFor();
        const shot = `listed-${width}-${colorScheme}.png`;
        await page.screenshot({ path: new URL(shot, screenshots).pathname, fullPage: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await faultsOf(page)).toEqual([]);
        expect(tab.problems).toEqual([]);
      }

    await using tab = await signedIn(browser, deemster);
    const { page } = tab;
    await page.goto(`${deemster.url}/traces/${headers.get('x-trace-id')}`);
    await page.getByRole('heading', { name: 'Key points: 2 of 4 covered' }).waitFor();
    expect(await outcomes(page, '#e1')).toEqual([
      'not covered',
      'in part · [3]',
      'covered · [2]',
      'covered · [4]',
      'not supported',
      ...Array.from({ length: 4 }, () => 'supported'),
      'supported, without a quote',
      'supported',
      'supported',
    ]);
    const claim = (text: string) => page.locator('#e1 .listing li', { hasText: text });
    expect(await claim('Nothing says this.').getByRole('link').count()).toBe(0);
    expect(await claim('The left side is silent.').isVisible()).toBe(false);
    await page.locator('#e1').getByText('2 more', { exact: true }).click();
    await claim('The left side is silent.').getByRole('link', { name: 'the left side has gone silent' }).click();
    expect(await page.locator('mark:target').innerText()).toContain('the left side has gone silent');
    // A quote is shown once: with its claim, or on its own.
    expect(await page.locator('#e1 .quotes a').count()).toBe(7);
    // The same verdict in the playground.
    await page.getByRole('link', { name: 'Try this criterion' }).click();
    const result = page.getByRole('region', { name: 'Result of criterion 1' });
    await result.getByRole('heading', { name: 'Claims: 7 of 8 supported' }).waitFor();
    await result.getByRole('link', { name: 'It stopped working in week three' }).click();
    expect(await page.locator('mark:target').innerText()).toContain('It stopped working in week three');
    await page.screenshot({ path: new URL('listed-try.png', screenshots).pathname, fullPage: true });
    expect(tab.problems).toEqual([]);
  },
);
