import type { Browser } from 'playwright-core';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { launchChromium, testPage } from '../chromium.ts';
import { startDeemster } from '../helpers.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  if (testPage === test) browser = await launchChromium();
}, 60_000);
afterAll(() => browser?.close());

testPage(
  'the docs show every operation, try one, and load nothing from another host',
  async () => {
    await using deemster = await startDeemster();
    const page = await browser!.newPage();
    const asked: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

    await page.goto(`${deemster.url}/docs`);
    await page.getByText('Evaluate a conversation', { exact: true }).waitFor();
    const operations = Object.values(contract.paths).flatMap((item) =>
      Object.keys(item).filter((name) => name !== 'parameters'),
    );
    expect(await page.locator('.opblock').count()).toBe(operations.length);

    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('.modal-ux input').first().fill(deemster.key);
    await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('Evaluate a conversation', { exact: true }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    expect(await page.locator('.live-responses-table').innerText()).toContain('"score": 1');

    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((url) => !url.startsWith(deemster.url) && !url.startsWith('data:'))).toEqual([]);
    expect(problems).toEqual([]);
  },
  60_000,
);
