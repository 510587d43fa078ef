import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { faultsOf } from './axe.ts';
import { signedIn } from './open-pages.ts';
import { criteria, hostile, refund, type Sample, startSample } from './sample.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
/** Without a model. */
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

/** Moves the focus by keyboard until it is on a control of this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.ariaLabel || element.labels?.[0]?.textContent || element.textContent || '';
    });
    if (found.trim().startsWith(name)) return;
  }
  throw new Error(`No control ${name} is reached with ${key}.`);
}

const side = (page: Page, number: number) => page.getByRole('article', { name: `Criterion ${number}` });
const parts = (page: Page, number: number) => side(page, number).locator('.parts');
const result = (page: Page, number: number) => page.getByRole('region', { name: `Result of criterion ${number}` });

async function write(page: Page, asked: string, answer: string, criterion: string): Promise<void> {
  await page.getByLabel('Text of message 0').fill(asked);
  await page.getByLabel('Text of message 1').fill(answer);
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill(criterion);
}

testPage('a criterion is written, judged and followed to its trace by keyboard only', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.getByRole('link', { name: 'Playground', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
  await page.getByText('No model is configured.').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.type('Passes if the respo');
  await side(page, 1).getByText('And so on…').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('.callout--signal').count()).toBe(0);
  await page.keyboard.type('nse has fewer than 6 words');
  await side(page, 1).getByText('Code decides this. No model is called.').waitFor();
  await parts(page, 1).getByText('words: fewer than 6').waitFor();
  expect(await page.locator('.r-exact').innerText()).toBe('the response has fewer than 6 words');
  await tabTo(page, 'Text of message 0', 'Shift+Tab');
  await page.keyboard.type('1 e 2 ?');
  await tabTo(page, 'Text of message 1');
  await page.keyboard.type('Three words here.');
  await page.keyboard.press('Control+Enter');
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  await tabTo(page, 'Open the trace');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '1 e 2 ?' }).waitFor();
  await page.getByRole('link', { name: 'source:playground' }).waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('a reload, a link and a walk to another page keep what is there', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/try?criterion=Passes+if+the+response+has+1+word`);
  await parts(page, 1).getByText('words: exactly 1').waitFor();
  await write(page, 'Draft?', 'Kept for now.', 'Passes if the response has 3 words');
  await page.waitForURL(/criterion=Passes\+if\+the\+response\+has\+3\+words/);
  expect(page.url()).not.toContain('Kept');
  await page.getByRole('link', { name: 'Insights', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
  await page.getByRole('link', { name: 'Playground', exact: true }).last().click();
  expect(await page.getByLabel('Text of message 1').inputValue()).toBe('Kept for now.');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Kept');
  await page.getByRole('button', { name: 'Evaluate' }).click();
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  await page.waitForURL(/evaluation=/);
  await page.reload();
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  await page.getByText('Kept for now.').waitFor();
  // The same conversation is judged in the same trace.
  const trace = new URL(page.url()).searchParams.get('trace')!;
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Fails if the response has 3 words');
  await result(page, 1).getByText('Outdated:').waitFor();
  await page.keyboard.press('Control+Enter');
  await result(page, 1).getByText('0.00', { exact: true }).waitFor();
  expect((await deemster.get(`/api/v1/traces/${trace}`)).body).toMatchObject({
    tags: { source: 'playground' },
    evaluations: [{ score: 1 }, { score: 0 }],
  });
  // Nothing leads to what is not on the page.
  await page.getByRole('button', { name: 'Edit' }).click();
  expect(await result(page, 1).locator('a[href^="#"]').count()).toBe(0);
  // After the trace was deleted, the next attempt makes another one.
  await fetch(`${deemster.url}/api/v1/traces/${trace}`, { method: 'DELETE', headers: { 'API-Key': deemster.key } });
  await page.keyboard.press('Control+Enter');
  await page.getByText('No score.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('No score.').waitFor({ state: 'detached' });
  await result(page, 1).getByText('0.00', { exact: true }).waitFor();
  expect(await result(page, 1).getByRole('link', { name: 'Open the trace' }).getAttribute('href')).not.toContain(trace);
  expect(tab.problems).toEqual([]);
});

testPage('another criterion is tried on a stored trace, two of them side by side, with quotes', async () => {
  await using tab = await signedIn(browser, sample.deemster);
  const { page } = tab;
  const { url } = sample.deemster;
  const original = (await sample.deemster.get(`/api/v1/traces/${sample.traces.refund}`)).body;
  await page.goto(`${url}/traces/${sample.traces.refund}`);
  await page.locator('.eval').first().getByRole('link', { name: 'Try this criterion' }).click();
  await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Criterion 1' }).inputValue()).toBe(criteria[0]);
  await page.locator('#m5 mark', { hasText: 'I can still refund you in full' }).waitFor();
  await result(page, 1).getByRole('link', { name: 'message [5]' }).first().waitFor();
  await page.getByRole('button', { name: 'Compare with a second' }).click();
  await page.getByRole('textbox', { name: 'Criterion 2' }).fill(criteria[1]!);
  await side(page, 2).getByText('openai:stub decides the whole sentence.').waitFor();
  await page.getByRole('button', { name: 'Evaluate both' }).click();
  await result(page, 2).getByRole('link', { name: 'no need to send the old pair back' }).click();
  expect(await page.locator('mark:target').innerText()).toContain('no need to send the old pair back');
  expect(await page.getByRole('textbox', { name: 'Criterion 2' }).inputValue()).toBe(criteria[1]);
  await page.locator('#m5').getByRole('link', { name: 'Quoted by evaluation 1' }).first().waitFor();
  const href = await result(page, 2).getByRole('link', { name: 'Open the trace' }).getAttribute('href');
  expect(href).not.toContain(sample.traces.refund);
  expect((await sample.deemster.get(`/api/v1${href}`)).body).toMatchObject({
    tags: { source: 'playground' },
    trace: { messages: refund.messages, system: refund.system },
    evaluations: [{ criteria: criteria[0] }, { criteria: criteria[1] }],
  });
  expect((await sample.deemster.get(`/api/v1/traces/${sample.traces.refund}`)).body).toEqual(original);
  // The same criterion with two cores.
  for (const number of [1, 2])
    await page
      .getByRole('textbox', { name: `Criterion ${number}` })
      .fill('Passes if the response has at most 70 words');
  await page.getByLabel('Model core of criterion 2').selectOption('align-lightning-20251127');
  await page.getByRole('button', { name: 'Evaluate both' }).click();
  await result(page, 2).getByText('Outdated:').waitFor({ state: 'detached' });
  await page.waitForURL(/core2=align-lightning-20251127/);
  expect(tab.problems).toEqual([]);
});

testPage('a request is recognised when it is pasted, with its tools, calls and criterion', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/try`);
  const tools = [{ type: 'function', function: { name: 'lookup_order', parameters: {} } }];
  const request = {
    model: 'gpt',
    temperature: 0,
    ...refund,
    tools,
    evaluation_criteria: 'Passes if it calls no tools',
  };
  await page.getByLabel('Text of message 0').focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, JSON.stringify(request));
  expect(await page.getByLabel('System message', { exact: true }).inputValue()).toBe(refund.system);
  expect(await page.getByLabel('Tool of call 1 of message 1').inputValue()).toBe('lookup_order');
  expect(await page.getByLabel('Call that message 2 answers').inputValue()).toBe('call_1');
  expect(await page.getByRole('textbox', { name: 'Criterion 1' }).inputValue()).toBe('Passes if it calls no tools');
  await page.getByText('Tool definitions (1)').click();
  await page.getByLabel('Arguments of call 1 of message 1').fill('{"order_id":"R-1"}');
  await page.getByRole('button', { name: 'Remove message 5' }).click();
  await page.getByRole('button', { name: 'Remove message 4' }).click();
  await page.getByRole('button', { name: 'Add a tool call to message 3' }).click();
  await page.getByLabel('Tool of call 1 of message 3').fill('refund');
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the assistant calls the tool `refund`');
  await page.getByRole('button', { name: 'Evaluate' }).click();
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  const href = await result(page, 1).getByRole('link', { name: 'Open the trace' }).getAttribute('href');
  const { trace } = (await deemster.get(`/api/v1${href}`)).body;
  expect(trace).toMatchObject({ system: refund.system, tools });
  expect(trace.messages[1].tool_calls[0].function).toEqual({ name: 'lookup_order', arguments: '{"order_id":"R-1"}' });
  expect(trace.messages[3].tool_calls).toEqual([
    { id: 'call_2', type: 'function', function: { name: 'refund', arguments: '{}' } },
  ]);
  await page.getByRole('button', { name: 'Paste…' }).click();
  await page.getByRole('textbox', { name: 'Conversation' }).fill('User: Hello?\n\nAssistant: Good day.\nAnd more.');
  await page.getByText('Recognised: 2 messages.').waitFor();
  await page.getByRole('button', { name: 'Use it' }).click();
  expect(await page.getByLabel('Text of message 1').inputValue()).toBe('Good day.\nAnd more.');
  // A stored conversation is loaded, and the criterion stays.
  await page.getByRole('button', { name: 'Load a trace…' }).click();
  await page.locator('.load a').first().click();
  await page.getByText('Stored as').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  expect(await page.getByLabel('Tool of call 1 of message 3').inputValue()).toBe('refund');
  expect(await page.getByRole('textbox', { name: 'Criterion 1' }).inputValue()).toMatch(/calls the tool `refund`$/);
  expect(tab.problems).toEqual([]);
});

testPage('a criterion is saved as an evaluator, once per name', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page } = tab;
  await page.goto(`${deemster.url}/try`);
  await page.getByRole('button', { name: /^exact Reward responses of 20/ }).click();
  await parts(page, 1).getByText('words: between 20 and 60').waitFor();
  const save = page.getByRole('button', { name: 'Save as an evaluator… (criterion 1)' });
  for (const outcome of ['Saved as short-enough.', 'already exists']) {
    await save.click();
    await page.getByLabel('Name').fill('short-enough');
    await page.keyboard.press('Enter');
    await page.getByText(outcome).first().waitFor();
  }
  expect((await deemster.get('/api/v1/evaluators/short-enough')).body).toMatchObject({
    version: 1,
    evaluation_criteria: 'Reward responses of 20 to 60 words',
  });
});

testPage('what cannot be judged says why, and is no score', async () => {
  await using tab = await signedIn(browser, deemster, { isAnswered: true });
  const { page } = tab;
  await page.goto(`${deemster.url}/try`);
  await page.getByRole('button', { name: 'Evaluate' }).click();
  await page.getByText('Write or paste a conversation first.').waitFor();
  await write(page, 'Hello?', 'Good day.', 'Pass when the response is kind');
  await page.locator('.callout', { hasText: 'Did you mean "Passes if …"?' }).waitFor();
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the response is kind');
  await side(page, 1).getByText('No model is configured for this core,').waitFor();
  expect(await page.locator('.r-model').innerText()).toBe('kind');
  await page.keyboard.press('Control+Enter');
  await page.getByText('No score.').waitFor();
  expect(await result(page, 1).count()).toBe(0);
  expect((await deemster.get('/api/v1/traces?text=kind')).body.traces).toEqual([]);
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Reward responses of 2 words');
  await page.getByLabel('Model core of criterion 1').selectOption('align-lightning-20251127');
  await page.getByText('takes only Passes if and Fails if.').waitFor();
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the response has 2 words');
  await page.getByLabel('Store nothing').check();
  await page.getByText('Kept in this tab only.').waitFor();
  await page.keyboard.press('Control+Enter');
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  await page.getByText('Nothing was stored').waitFor();
  await page.route('**/api/v1/criteria/explain', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the response has 4 words');
  await page.locator('.callout', { hasText: 'The service cannot be reached.' }).waitFor();
  // Said once, whatever would ask it.
  await page.route('**/api/**', (route) => route.abort());
  const saidOnce = async () => {
    await page.locator('.try__note', { hasText: 'The service cannot be reached.' }).waitFor();
    await page.getByRole('button', { name: /^Evaluate/ }).waitFor();
    expect((await page.locator('main').innerText()).match(/The service cannot be reached/g)).toHaveLength(1);
  };
  await page.getByRole('button', { name: /^Evaluate/ }).click();
  await saidOnce();
  await page.getByRole('button', { name: 'Compare with a second criterion or core' }).click();
  await page.getByRole('textbox', { name: 'Criterion 2' }).fill('Passes if the response has 5 words');
  await page.getByRole('button', { name: 'Evaluate both' }).click();
  await saidOnce();
  await page.unroute('**/api/**');
  await page.goto(`${deemster.url}/try?trace=019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11`);
  await page.getByText('There is no such trace in your account.').waitFor();
});

testPage('typing asks for the last text only, and uses up none of the other limits', async () => {
  await using limited = await startDeemster({ rateLimit: '20/hour' });
  await using tab = await signedIn(browser, limited);
  const { page, asked } = tab;
  await page.goto(`${limited.url}/try`);
  await page.getByRole('textbox', { name: 'Criterion 1' }).pressSequentially('Passes if the response has 3 words');
  await parts(page, 1).getByText('words: exactly 3').waitFor();
  expect(asked.filter((address) => address.endsWith('/criteria/explain')).length).toBeLessThan(20);
  const { rate_limits } = (await limited.get('/api/v1/rate-limits/me')).body;
  expect(rate_limits).toMatchObject([{ class: 'evaluations', remaining: 20 }, {}, { class: 'criteria' }]);
  for (let number = 0; number < 20; number++)
    await limited.post('/api/v1/criteria/explain', { evaluation_criteria: 'Passes if the response has 3 words' });
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the response has 4 words');
  await page.locator('.callout', { hasText: 'Over the limit of 20/hour for criteria.' }).waitFor();
  await page.getByLabel('Text of message 0').fill('Hello?');
  await page.getByLabel('Text of message 1').fill('One two three four.');
  await page.keyboard.press('Control+Enter');
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
});

testPage('hostile content is text wherever it stands', async () => {
  await using tab = await signedIn(browser, deemster);
  const { page, asked } = tab;
  await page.goto(`${deemster.url}/try`);
  const criterion = `Fails if the response contains "<img src=x onerror=document.title=1>" or is ${hostile}`;
  await write(page, hostile, hostile, criterion);
  await side(page, 1).locator('.r-model').first().waitFor();
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByText('right to left').first().waitFor();
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Passes if the response has at least 3 words');
  await page.keyboard.press('Control+Enter');
  await result(page, 1).getByText('1.00', { exact: true }).waitFor();
  await page.goto(`${deemster.url}/try?criterion=${encodeURIComponent(criterion)}`);
  await side(page, 1).locator('.r-model').first().waitFor();
  expect(await page.locator('img, script:not([src^="/assets/"]), iframe, .try b').count()).toBe(0);
  expect(await page.title()).toBe('Playground · Deemster');
  expect(asked.filter((address) => !address.startsWith(deemster.url))).toEqual([]);
  expect(tab.problems).toEqual([]);
});

describe('everybody can use the playground', () => {
  const two = new URLSearchParams({
    criterion: 'Passes if the response has fewer than 120 words and contains no phone number',
    criterion2: criteria[1]!,
  });
  const pages: [name: string, path: () => string, act?: (page: Page) => Promise<unknown>][] = [
    ['try', () => '/try'],
    ['try-trace', () => `/try?trace=${sample.traces.refund}&${two}`],
    [
      'try-edit',
      () => `/try?trace=${sample.traces.refund}&${two}`,
      (page) => page.getByRole('button', { name: 'Edit' }).click(),
    ],
    [
      'try-judged',
      () => `/try?trace=${sample.traces.refund}&${two}`,
      async (page) => {
        await page.getByRole('button', { name: 'Evaluate both' }).click();
        await result(page, 2).waitFor();
      },
    ],
    [
      'try-wrong',
      () => '/try?criterion=The+reply+should+be+short',
      (page) => page.getByRole('button', { name: 'Evaluate' }).click(),
    ],
    [
      'try-hostile',
      () => `/try?trace=${sample.traces.hostile}&${new URLSearchParams({ criterion: `Passes if ${hostile}` })}`,
    ],
    ['try-paste', () => '/try?criterion=Reward+warmth', (page) => page.getByRole('button', { name: 'Paste…' }).click()],
    [
      'try-load',
      () => '/try?criterion=Reward+warmth',
      async (page) => {
        await page.getByRole('button', { name: 'Load a trace…' }).click();
        await page.locator('.load').waitFor();
      },
    ],
    [
      'try-save',
      () => '/try?criterion=Reward+warmth',
      (page) => page.getByRole('button', { name: 'Save as an evaluator' }).click(),
    ],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, sample.deemster, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        for (const [name, path, act] of pages) {
          await page.goto(sample.deemster.url + path());
          await page.getByRole('article', { name: 'Criterion 1' }).waitFor();
          if (name !== 'try') await page.locator('.reading__text, .reading .callout').first().waitFor();
          await act?.(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const file = new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname;
          await page.screenshot({ path: file, fullPage: (await page.locator('dialog').count()) === 0 });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
      });
});
