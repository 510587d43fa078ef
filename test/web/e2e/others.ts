import { testPage } from '../../chromium.ts';
import { somethingElse } from '../../cli/something-else.ts';
import { otherAccount } from '../../server/other-account.ts';
import { linkOf, openTab, signedIn } from '../open-pages.ts';
import { open, stage } from './stage.ts';

describe('another site', () => {
  testPage('cannot use the session, not even another port of this host', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    const { url } = stage.sample.deemster;
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
      [url, stage.sample.traces.refund] as const,
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
    const { body } = await stage.sample.deemster.get(`/api/v1/traces/${stage.sample.traces.refund}`);
    expect(body.comments.map(({ comment }: { comment: string }) => comment)).not.toContain('forged');
    // The session itself is still good.
    await open(page, '/traces');
    await page.getByText('Where is my parcel?').waitFor();
  });
});

testPage('another account sees nothing', async () => {
  await otherAccount(stage.sample.deemster);
  await using tab = await openTab(stage.browser);
  await tab.page.goto(await linkOf(stage.sample.deemster, 'standard'));
  await tab.page.getByText('Nothing has been judged yet').waitFor();
  await open(tab.page, `/traces/${stage.sample.traces.refund}`);
  await tab.page.getByText('There is no trace with this id in your account.').waitFor();
  await open(tab.page, `/review?item=${stage.sample.traces.refund}`);
  await tab.page.getByText('It may have been deleted; there is nothing to decide.').waitFor();
  await tab.page.keyboard.press('Control+Enter');
  await tab.page.getByRole('heading', { name: 'Nothing is left to decide' }).waitFor();
  await open(tab.page, '/evaluators/nobody');
  await tab.page.getByRole('heading', { level: 1, name: 'There is no evaluator “nobody”' }).waitFor();
  expect(await tab.page.title()).toBe('There is no evaluator “nobody” · Deemster');
});

testPage('an address with a broken % escape has no page, and the others still open', async () => {
  await using tab = await signedIn(stage.browser, stage.sample.deemster);
  for (const path of ['/traces/%ZZ', '/evaluators/%E0%A4%A']) {
    await open(tab.page, path);
    await tab.page.getByRole('heading', { level: 1, name: 'There is no page at this address' }).waitFor();
    await tab.page.getByRole('link', { name: 'All traces' }).click();
    await tab.page.getByText('Where is my parcel?').waitFor();
  }
  expect(tab.problems).toEqual([]);
});

testPage('without the service, no page is empty, nothing is counted, and nobody is signed out', async () => {
  await using tab = await signedIn(stage.browser, stage.sample.deemster, { isAnswered: true });
  const { page } = tab;
  await open(page, '/evaluators');
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Insights' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are still signed in' }).waitFor();
  await page.getByRole('button', { name: 'Sign out again' }).click();
  await page.getByRole('alert').filter({ hasText: 'The service cannot be reached.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
  await open(page, '/traces');
  await page.getByLabel('Score from').fill('-5');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Score from').inputValue()).toBe('0.00');
  await open(page, '/insights');
  await page.route('**/api/v1/traces?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Traces', exact: true }).click();
  await page.getByRole('heading', { name: 'The service cannot be reached' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\b0( traces)?$/m);
});

testPage('a page that is still being loaded says so, after a moment, over the page before', async () => {
  await using tab = await signedIn(stage.browser, stage.sample.deemster);
  const { page } = tab;
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  await page.route('**/assets/insights-*.js', async (route) => {
    asked.resolve();
    await allowed.promise;
    await route.continue();
  });
  await open(page, '/traces');
  await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
  await asked.promise;
  const bar = page.locator('.between-pages');
  await bar.waitFor();
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.15s');
  await page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
  allowed.resolve();
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
  await bar.waitFor({ state: 'detached' });
});
