import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { somethingElse } from '../cli/something-else.ts';
import { otherAccount } from '../server/other-account.ts';
import { linkOf, openTab, signedIn } from './open-pages.ts';
import { hostile, type Sample, startSample } from './sample.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let sample: Sample;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, sample] = await Promise.all([launchChromium(), startSample()]);
  await mkdir(screenshots, { recursive: true });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await sample?.[Symbol.asyncDispose]();
});

const open = async (page: Page, path: string) => {
  await page.goto(sample.deemster.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

describe('sign-in', () => {
  testPage('the printed link works once; the code is gone from the address', async () => {
    const link = await linkOf(sample.deemster);
    await using tab = await openTab(browser);
    await tab.page.goto(link);
    await tab.page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
    expect(tab.page.url()).toBe(`${sample.deemster.url}/traces`);
    const [cookie] = await tab.page.context().cookies();
    expect(cookie).toMatchObject({ name: 'deemster_session', httpOnly: true, sameSite: 'Strict' });
    expect(await tab.page.evaluate(() => document.cookie)).toBe('');

    await using again = await openTab(browser);
    await again.page.goto(link);
    await again.page.getByText('This sign-in link has been used or is older than ten minutes.').waitFor();
    expect(again.page.url()).toBe(`${sample.deemster.url}/sign-in`);
  });

  testPage('a deep link opened while signed out is there after sign-in, and the key is nowhere', async () => {
    await using tab = await openTab(browser);
    const { page } = tab;
    const address = `${sample.deemster.url}/traces/${sample.traces.refund}`;
    await page.goto(address);
    await page.getByLabel('Key').fill('deemster_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This key is unknown, expired or revoked.').waitFor();
    await page.getByLabel('Key').fill(sample.deemster.key);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Hi\. I bought/ }).waitFor();
    expect(page.url()).toBe(address);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept + (await page.content())).not.toContain(sample.deemster.key);
    expect(tab.problems).toEqual([]);
  });

  testPage('signing out ends the session; what was open is not shown again', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await page.getByRole('link', { name: 'Where is my parcel?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where is my parcel?' }).waitFor();
    const another = await page.context().newPage();
    await open(another, '/traces');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await another.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goBack();
    expect(page.url()).toBe(`${sample.deemster.url}/traces`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  testPage('a session that ends keeps what was typed', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${sample.traces.refund}`);
    await page.getByLabel('Add a comment').fill('Half a thought');
    const [cookie] = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole('button', { name: /^Add comment/ }).click();
    await page.getByText('Your session has ended.').waitFor();
    await page.getByLabel('Key').fill(sample.deemster.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Your session has ended.').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('Half a thought');
    const [renewed] = await page.context().cookies();
    expect(renewed!.value).not.toBe(cookie!.value);
  });
});

testPage('a service that does not answer is no sign-out', async () => {
  await using tab = await signedIn(browser, sample.deemster);
  const { page } = tab;
  await page.route('**/api/v1/session', (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }));
  await page.goto(`${sample.deemster.url}/traces`);
  await page.getByText('Broken.').waitFor();
  await page.unroute('**/api/v1/session');
  await page.route('**/api/v1/traces?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The service cannot be reached.').waitFor();
  await page.unroute('**/api/v1/traces?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Where is my parcel?').waitFor();
});

describe('another site', () => {
  testPage('cannot use the session, not even another port of this host', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    const { url } = sample.deemster;
    await using other = await somethingElse((_request, response) => void response.end('<title>Other</title>'));
    await page.goto(other.url);
    expect(new URL(page.url()).port).not.toBe(new URL(url).port);
    const statuses = await page.evaluate(
      async ([address, trace]) => {
        const status = (init: RequestInit) =>
          fetch(`${address}/api/v1/traces/${trace}`, { credentials: 'include', mode: 'no-cors', ...init }).then(
            ({ type, status }) => [type, status],
            () => 'refused',
          );
        return [
          await status({}),
          await status({ method: 'DELETE', mode: 'cors', headers: { 'X-Deemster-Pages': '1' } }),
        ];
      },
      [url, sample.traces.refund] as const,
    );
    // An opaque answer shows nothing.
    expect(statuses).toEqual([['opaque', 0], 'refused']);
    const form = await page.evaluate(async (address) => {
      const answer = await fetch(`${address}/api/v1/annotations/comment`, {
        method: 'POST',
        credentials: 'include',
        mode: 'no-cors',
        body: JSON.stringify({ comment: 'forged' }),
      });
      return answer.type;
    }, url);
    expect(form).toBe('opaque');
    const { body } = await sample.deemster.get(`/api/v1/traces/${sample.traces.refund}`);
    expect(body.comments.map(({ comment }: { comment: string }) => comment)).not.toContain('forged');
    // The session itself is still good.
    await open(page, '/traces');
    await page.getByText('Where is my parcel?').waitFor();
  });
});

testPage('another account sees nothing', async () => {
  await otherAccount(sample.deemster);
  await using tab = await openTab(browser);
  await tab.page.goto(await linkOf(sample.deemster, 'standard'));
  await tab.page.getByText('Nothing has been judged yet').waitFor();
  await open(tab.page, `/traces/${sample.traces.refund}`);
  await tab.page.getByText('There is no trace with this id in your account.').waitFor();
});

describe('a trace', () => {
  testPage('quotes are highlighted in their messages, and lead to their evaluation and back', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${sample.traces.refund}`);
    const marked = await page.locator('mark').allInnerTexts();
    expect(marked.map((text) => text.replace(/\n?\d$/, '').trim())).toEqual([
      '"days_since_delivery": 41',
      'I’m sorry this dragged on. Because the fault',
      'I can still refund you in full',
      'back on your card within',
      '3 working days',
      'no need to send the old pair back',
    ]);
    const lowest = page.locator('.eval').first();
    expect(await lowest.getAttribute('open')).not.toBeNull();
    expect(await lowest.innerText()).toContain('One more quote was dropped');
    expect(await page.locator('#m5 mark.is-on').innerText()).toContain('I can still refund you in full');
    await page.getByRole('link', { name: 'Quoted by evaluation 2' }).first().click();
    await page.locator('#m5 mark.is-on', { hasText: 'no need to send' }).waitFor();
    await page.locator('#e2').getByRole('link', { name: 'back on your card' }).click();
    expect(page.url()).toMatch(/#q2-1$/);
    expect(await page.locator('mark:target').innerText()).toContain('back on your card within');
    expect(tab.problems).toEqual([]);
  });

  testPage('can be rated, labelled, commented on, judged again and deleted', async () => {
    const { headers } = await sample.deemster.evaluate({ tags: { case: 'acted-on' } });
    const id = headers.get('x-trace-id')!;
    const stored = async () => (await sample.deemster.get(`/api/v1/traces/${id}`)).body;
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, '/traces');
    await page.getByRole('link', { name: 'case:acted-on' }).first().click();
    await page.getByRole('row').getByRole('link', { name: 'How long do refunds take?' }).click();
    await page.getByRole('button', { name: 'Rate poor' }).click();
    await page.locator('[aria-label="Rate poor"][aria-pressed="true"]').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('0');
    await page.getByText('differs from the judge').waitFor();
    await page.keyboard.press('1');
    await page.getByText('agrees with the judge').waitFor();
    await page.keyboard.press('c');
    await page.keyboard.type('e 1 0 <b>plain</b>');
    await page.keyboard.press('Control+Enter');
    await page.locator('.comment', { hasText: 'e 1 0 <b>plain</b>' }).waitFor();
    await page.getByRole('button', { name: 'Judge again…' }).click();
    await page.getByLabel('Criterion').fill('Bad');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    await page.getByText('Begin with "Reward"').waitFor();
    await page.getByLabel('Criterion').fill('Fails if the response contains "five"');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    await page.getByRole('heading', { name: '2 evaluations' }).waitFor();
    expect(await stored()).toMatchObject({
      rating: false,
      labels: [{ label: true, author: null }],
      comments: [{ comment: 'e 1 0 <b>plain</b>' }],
      evaluations: [{ score: 1 }, { score: 0 }],
    });
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await stored()).id).toBe(id);
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete the trace' }).click();
    await page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
    expect((await sample.deemster.get(`/api/v1/traces/${id}`)).status).toBe(404);
    expect(tab.problems).toEqual([]);
  });

  testPage('the copied curl command judges the same conversation', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${sample.traces.refund}`);
    await page.getByRole('button', { name: 'Copy as…' }).click();
    const command = await page.locator('dialog pre').innerText();
    expect(command).toMatch(/^curl http:\S+\/api\/v1\/evals\/reward /);
    expect(command).toContain('"evaluator_name": "refund-window"');
    await page.getByRole('button', { name: 'TypeScript' }).click();
    expect(await page.locator('dialog pre').innerText()).toContain("import { AsyncDeemster } from 'deemster-client'");
  });

  testPage('a message full of HTML, scripts and control characters is text', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${sample.traces.hostile}`);
    const message = page.locator('#m1');
    await message.waitFor();
    expect(await message.locator('img, script, b, iframe').count()).toBe(0);
    expect(await message.innerText()).toContain('<img src=x onerror="document.title=1"><script>');
    expect(await message.innerText()).toContain('<iframe src="https://example.com"></iframe>');
    const links = await message.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['https://example.com']);
    expect(await page.title()).toContain('<img src=x');
    await open(page, '/traces');
    expect(await page.locator('.ask', { hasText: '<img' }).innerText()).toContain(hostile.slice(0, 60));
    expect(tab.asked.filter((url) => !url.startsWith(sample.deemster.url))).toEqual([]);
    expect(tab.problems).toEqual([]);
  });

  testPage('of any length and depth opens, and shows what matters first', async () => {
    const messages = [
      ...Array.from({ length: 1000 }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content: `Turn ${at}` })),
      { role: 'user', content: '>'.repeat(15_000) },
      { role: 'assistant', content: '- '.repeat(5000) + 'word '.repeat(200_000) },
    ];
    const { body } = await sample.deemster.post('/api/v1/traces', { messages });
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${body.id}`);
    await page.getByRole('button', { name: 'Show all 1,002 messages' }).waitFor();
    expect(await page.locator('.msg').count()).toBe(2);
    await page.locator('#m1001').getByRole('button', { name: 'Show all 1,010,000 characters' }).click();
    await page.locator('#m1001').getByRole('button').waitFor({ state: 'detached' });
    expect((await page.locator('#m1001').innerText()).length).toBeGreaterThan(1_000_000);
    await page.getByRole('button', { name: 'Show all 1,002 messages' }).click();
    await page.locator('#m0', { hasText: 'Turn 0' }).waitFor();
    expect(tab.problems).toEqual([]);
  });

  testPage('of several agents is a tree with a score each', async () => {
    await using tab = await signedIn(browser, sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${sample.traces.agents}`);
    const tree = page.getByRole('navigation', { name: 'Agents' });
    expect((await tree.getByRole('button').allInnerTexts()).map((text) => text.split('\n').slice(0, 3))).toEqual([
      ['triage agent', '1 call to a model', '1.00'],
      ['writer agent', '2 calls to a model', '1.00'],
      ['ledger agent', 'called no model, nothing to judge', 'n/a'],
    ]);
    await tree.getByRole('button', { name: /^writer agent/ }).click();
    await page.getByRole('heading', { level: 2, name: 'writer agent' }).waitFor();
    expect(await page.locator('.msg--judged').last().innerText()).toContain('Your next order ships free.');
  });
});

testPage('the list is filtered by clicking values, moved through by keys, and paged', async () => {
  await using many = await startSample();
  for (let at = 0; at < 60; at++)
    await many.deemster.post('/api/v1/traces', {
      messages: [{ role: 'user', content: `Question ${at}` }],
      tags: { many: 'yes' },
    });
  await using tab = await signedIn(browser, many.deemster);
  const { page } = tab;
  await page.getByRole('link', { name: 'many:yes' }).first().click();
  expect(page.url()).toContain('?tag=many%3Ayes');
  await page.getByText('Question 59', { exact: true }).waitFor();
  await page.getByText('Question 10', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByText('Question 0', { exact: true }).waitFor();
  await page.getByText('60 traces, newest first').waitFor();
  await page.getByRole('link', { name: 'Remove the filter many:yes' }).click();
  await page.getByRole('link', { name: 'Some below 0.5' }).click();
  await page.getByText('2 traces, newest first').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Hi\. I bought/ }).waitFor();
  await page.getByText('← Traces, 1 of 2').waitFor();
  await page.keyboard.press('j');
  await page.getByText('← Traces, 2 of 2').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Donaudampf/ }).waitFor();
  await page.getByText('← Traces, 2 of 2').click();
  await page.getByText('2 traces, newest first').waitFor();
  expect(page.url()).toContain('?score=low');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete 1 trace' }).click();
  await page.getByText('1 trace, newest first').waitFor();
  await page.getByLabel('Time range').selectOption('From … to …');
  await page.getByLabel('Before').fill('2020-01-01');
  await page.getByText('No trace matches these 2 filters.').waitFor();
  expect(page.url()).toContain('end_date=2020-01-01');
  await page.getByRole('link', { name: 'Without before 2020-01-01' }).click();
  await page.getByText('1 trace, newest first').waitFor();
  await page.goto(`${many.deemster.url}/traces?tag=lang:fr&rating=true`);
  await page.getByText('No trace matches these 2 filters.').waitFor();
  expect(tab.problems).toEqual([]);
});

testPage('the theme is chosen once, and is there before the next page is painted', async () => {
  await using tab = await signedIn(browser, sample.deemster, { colorScheme: 'light' });
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
  await page.goto(`${sample.deemster.url}/traces`);
  expect(await background()).toBe(dark);
});

describe('every page can be read by everybody', () => {
  const pages: [name: string, path: () => string][] = [
    ['traces', () => '/traces'],
    ['no-match', () => '/traces?tag=lang:fr&rating=true'],
    ['trace', () => `/traces/${sample.traces.refund}`],
    ['trace-hostile', () => `/traces/${sample.traces.hostile}`],
    ['trace-agents', () => `/traces/${sample.traces.agents}`],
    ['trace-missing', () => '/traces/019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11'],
    ['not-found', () => '/nothing'],
    ['sign-in', () => '/sign-in'],
    ['first-traces', () => '/traces'],
  ];

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        const options = { colorScheme, viewport: { width, height: 900 } };
        await using tab = await signedIn(browser, sample.deemster, options);
        await using out = await openTab(browser, options);
        await using other = await openTab(browser, options);
        await otherAccount(sample.deemster).catch(() => undefined);
        await other.page.goto(await linkOf(sample.deemster, 'standard'));
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
        await open(page, `/traces/${sample.traces.refund}`);
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

/** What axe finds. Its script is no part of the page, so it is not bound by the page's policy. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`),
  );
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}
