import { testPage } from '../../chromium.ts';
import { otherAccount } from '../../server/other-account.ts';
import { linkOf, openTab, signedIn } from '../open-pages.ts';
import { open, stage } from './stage.ts';

describe('sign-in', () => {
  testPage('the printed link works once; the code is gone from the address', async () => {
    const link = await linkOf(stage.sample.deemster);
    await using tab = await openTab(stage.browser);
    await tab.page.goto(link);
    await tab.page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
    expect(tab.page.url()).toBe(`${stage.sample.deemster.url}/traces`);
    const [cookie] = await tab.page.context().cookies();
    expect(cookie).toMatchObject({ name: 'deemster_session', httpOnly: true, sameSite: 'Strict' });
    expect(await tab.page.evaluate(() => document.cookie)).toBe('');

    await using again = await openTab(stage.browser);
    await again.page.goto(link);
    await again.page.getByText('This sign-in link has been used or is older than ten minutes.').waitFor();
    expect(again.page.url()).toBe(`${stage.sample.deemster.url}/sign-in`);
  });

  testPage('a deep link opened while signed out is there after sign-in, and the key is nowhere', async () => {
    await using tab = await openTab(stage.browser);
    const { page } = tab;
    const address = `${stage.sample.deemster.url}/traces/${stage.sample.traces.refund}`;
    await page.goto(address);
    await page.getByLabel('Key').fill('deemster_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This key is unknown, expired or revoked.').waitFor();
    await page.getByLabel('Key').fill(stage.sample.deemster.key);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Hi\. I bought/ }).waitFor();
    expect(page.url()).toBe(address);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept + (await page.content())).not.toContain(stage.sample.deemster.key);
    expect(tab.problems).toEqual([]);
  });

  testPage('signing out ends the session; what was open is not shown again', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await page.getByRole('link', { name: 'Where is my parcel?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where is my parcel?' }).waitFor();
    const another = await page.context().newPage();
    await open(another, '/traces');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await another.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goBack();
    expect(page.url()).toBe(`${stage.sample.deemster.url}/traces`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  testPage('a session that ends keeps what was typed', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${stage.sample.traces.refund}`);
    await page.getByLabel('Add a comment').fill('Half a thought');
    const another = await page.context().newPage();
    await open(another, '/evaluators');
    const [cookie] = await page.context().cookies();
    await page.context().clearCookies();
    await another.getByRole('link', { name: 'Insights' }).click();
    await another.getByText('Your session has ended.').waitFor();
    await page.getByRole('button', { name: /^Add comment/ }).click();
    await page.getByText('Your session has ended.').waitFor();
    await page.getByLabel('Key').fill(stage.sample.deemster.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Your session has ended.').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('Half a thought');
    const [renewed] = await page.context().cookies();
    expect(renewed!.value).not.toBe(cookie!.value);
    await another.getByText('Your session has ended.').waitFor({ state: 'detached' });
  });

  testPage('to another account leaves no page of the former one open', async () => {
    await otherAccount(stage.sample.deemster, 'none');
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    await open(tab.page, `/traces/${stage.sample.traces.refund}`);
    const another = await tab.page.context().newPage();
    await another.goto(await linkOf(stage.sample.deemster, 'none'));
    await tab.page.locator('.topbar__account', { hasText: 'none' }).waitFor();
    await tab.page.getByText('There is no trace with this id in your account.').waitFor();
  });
});

testPage('a service that does not answer is no sign-out', async () => {
  await using tab = await signedIn(stage.browser, stage.sample.deemster, { isAnswered: true });
  const { page } = tab;
  await page.route('**/api/v1/session', (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }));
  await page.goto(`${stage.sample.deemster.url}/traces`);
  await page.getByText('Broken.').waitFor();
  await page.unroute('**/api/v1/session');
  await page.route('**/api/v1/traces?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The service cannot be reached.').waitFor();
  await page.unroute('**/api/v1/traces?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Where is my parcel?').waitFor();
});
