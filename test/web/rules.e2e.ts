import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { faultsOf } from './axe.ts';
import { signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let deemster: Deemster;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, deemster] = await Promise.all([launchChromium(), startDeemster()]);
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await deemster?.[Symbol.asyncDispose]();
});

const rulesNow = async () => (await deemster.get('/api/v1/rules')).body.rules;
/** Those that exist stay as they are. */
const createEvaluators = async () => {
  const polite = 'Passes if the response contains "please"';
  for (const [name, evaluation_criteria] of Object.entries({ short: criterion, polite }))
    await deemster.post('/api/v1/evaluators', { name, evaluation_criteria });
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

testPage('a rule is made by keyboard, judges, is changed, paused and deleted', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/rules`);
  await heading(page, 'No incoming trace is judged by itself');
  await page.getByRole('link', { name: 'Create an evaluator' }).waitFor();
  await createEvaluators();
  await page.reload();
  await page.getByRole('link', { name: 'Create the first' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'New rule');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('support');
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await page.getByLabel('Tags').fill('no colon');
  await page.getByLabel('Evaluator', { exact: true }).selectOption('short');
  await page.getByLabel('Judgments').fill('1');
  await page.getByLabel('Name').press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Write the tag “no colon” as name:value.' }).waitFor();
  await page.getByLabel('Tags').fill('for: support');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('100 % of traces with tag for:support').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rules');

  for (let at = 0; at < 3; at++)
    await deemster.post('/api/v1/traces', { messages: conversation, tags: { for: 'support' } });
  // The page shows it without a reload.
  await page.getByText('2 over the budget').waitFor();
  expect(await page.getByRole('progressbar', { name: 'Judgments of support today' }).getAttribute('value')).toBe('1');
  await page.getByRole('link', { name: 'traces it judged' }).click();
  await page.getByText('How long do refunds take?').waitFor();
  expect(page.url()).toBe(`${deemster.url}/traces?tag=rule.support%3Ajudged`);

  await page.goto(`${deemster.url}/rules`);
  await page.getByRole('button', { name: 'Pause support' }).click();
  await page.getByRole('button', { name: 'Resume support' }).waitFor();
  expect((await rulesNow())[0]).toMatchObject({ paused: true, match: { tags: { for: 'support' } } });
  await page.getByRole('link', { name: 'Change support' }).click();
  await heading(page, 'Rule support');
  await page.getByRole('button', { name: 'Add an evaluator' }).click();
  await page.getByLabel('Version of evaluator 2').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'has no version 7' }).waitFor();
  await page.getByLabel('Version of evaluator 2').fill('1');
  await page.getByLabel('Share of the matching traces').fill('2.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('2.5 % of traces with tag for:support').waitFor();
  expect((await rulesNow())[0]).toMatchObject({ paused: true, sample_percent: 2.5, evaluators: [{}, { version: 1 }] });

  // Somebody else has changed the rules meanwhile.
  const settings = { sample_percent: 1, evaluators: [{ name: 'short' }] };
  await deemster.call('PUT', '/api/v1/rules', { rules: [{ name: 'theirs', ...settings }] });
  await page.getByRole('button', { name: 'Resume support' }).click();
  await page.getByRole('alert').filter({ hasText: 'Somebody else has deleted the rule support' }).waitFor();
  await page.getByRole('button', { name: 'Delete theirs' }).click();
  await heading(page, 'Delete the rule theirs?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await heading(page, 'No incoming trace is judged by itself');
  expect(await rulesNow()).toEqual([]);
  expect(tab.problems).toEqual([]);
});

describe('everybody can use the page', () => {
  const long = `a-rule-with-a-long-name-${'x'.repeat(26)}`;
  const rules = [
    { name: 'support', match: { service: 'support-bot' }, sample_percent: 10, evaluators: [{ name: 'short' }] },
    {
      name: long,
      paused: true,
      match: { service: 'w'.repeat(120), tags: { environment: 'production', region: 'eu-central' }, agent: 'planner' },
      sample_percent: 0.05,
      evaluators: [{ name: 'polite', version: 1 }, { name: 'short' }],
      daily_judgments: 20,
      daily_tokens: 0,
    },
    {
      name: 'all',
      match: { tags: { for: 'all' } },
      sample_percent: 100,
      evaluators: [{ name: 'short' }],
      daily_judgments: 3,
    },
  ];
  const pages: [name: string, path: string][] = [
    ['rules', '/rules'],
    ['rule-new', '/rules?new=1'],
    ['rule-edit', `/rules?edit=${long}`],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await createEvaluators();
        expect((await deemster.call('PUT', '/api/v1/rules', { rules })).status).toBe(200);
        for (const messages of [conversation, conversation, conversation, conversation, [conversation[0]]])
          await deemster.post('/api/v1/traces', { messages, tags: { for: 'all' } });
        await using tab = await signedIn(browser, deemster, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        for (const [name, path] of pages) {
          await page.goto(deemster.url + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByText('Loading…').waitFor({ state: 'detached' });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await page.screenshot({
            path: new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname,
            fullPage: true,
          });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
        expect(tab.problems).toEqual([]);
      });
});
